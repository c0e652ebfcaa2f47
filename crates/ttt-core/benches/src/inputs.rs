//! Boards and games, the same ones on every run.

use std::fmt;

use fastrand::Rng;
use ttt_core::{Board, Cell, Mark, Rules, Tracker};

/// Board text. It lives as long as the process does, so that inputs are plain slices of it.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// The whole, rows ended by line feeds.
    pub whole: &'static str,
    /// Its rows.
    pub rows: &'static [&'static str],
}

impl Text {
    /// Text of rows that a function fills, symbol by symbol.
    ///
    /// # Panics
    /// When there are no rows.
    pub fn new(rows: usize, cols: usize, mut symbol: impl FnMut(usize, usize) -> char) -> Self {
        let mut whole = String::with_capacity(rows * (cols + 1));
        for row in 0..rows {
            whole.extend((0..cols).map(|col| symbol(row, col)));
            whole.push('\n');
        }
        let mut texts = Self::together(whole, rows);
        texts.next().expect("one row or more")
    }

    /// The texts of boards of so many rows that follow one another: side by side, so that small
    /// boards take no more of the caches than they have to.
    fn together(text: String, rows: usize) -> impl Iterator<Item = Self> {
        let text: &'static str = text.leak();
        let lines: Vec<&str> = text.lines().collect();
        let mut rest = text;
        lines.leak().chunks(rows).map(move |rows| {
            let length = rows.iter().map(|row| row.len() + 1).sum();
            let (whole, after) = rest.split_at(length);
            rest = after;
            Self { whole, rows }
        })
    }

    /// The board that it shows.
    ///
    /// # Panics
    /// When it shows none.
    #[must_use]
    pub fn board(&self) -> Board {
        self.whole.parse().expect("made of symbols of boards")
    }
}

/// How much of a random board carries marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Every square.
    Full,
    /// Nine squares in ten.
    TenthBlank,
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "full",
            Self::TenthBlank => "a tenth blank",
        })
    }
}

/// Random n × n boards. From n = 20 on none of them has a line of n squares in practice.
#[must_use]
pub fn random(count: usize, n: usize, fill: Fill) -> Vec<Text> {
    let mut rng = Rng::with_seed(1);
    let board = || {
        Text::new(n, n, |_, _| match fill {
            Fill::TenthBlank if rng.u8(..10) == 0 => '.',
            _ if rng.bool() => 'X',
            _ => 'O',
        })
    };
    std::iter::repeat_with(board).take(count).collect()
}

/// Full n × n boards of X but for one O in each row, each column and on both diagonals.
#[must_use]
pub fn near_misses(count: usize, n: usize) -> Vec<Text> {
    let mut rng = Rng::with_seed(2);
    let board = || {
        let mut o: Vec<usize> = (0..n).collect();
        rng.shuffle(&mut o);
        // One on each diagonal: at the top left, and in the last column but one of the next row.
        put_at(&mut o, 0, 0);
        put_at(&mut o, 1, n - 2);
        Text::new(n, n, |row, col| if o[row] == col { 'O' } else { 'X' })
    };
    std::iter::repeat_with(board).take(count).collect()
}

/// Exchanges two of some numbers, so that a given one stands at an index.
fn put_at(numbers: &mut [usize], index: usize, wanted: usize) {
    let found = numbers.iter().position(|&number| number == wanted);
    numbers.swap(index, found.expect("a permutation holds every number"));
}

/// How many orders of the boards of 3×3 are gone through before one comes again.
///
/// A single order a branch predictor learns by heart: in `cargo xtask bench --peers scan`,
/// `bitboard_xo`, which has branches, took 2.6 ns a board at best where this was 1 and 6.8 ns
/// where it was 4, and our scan, which has none that is not foreseen, 3.1 ns at both.
pub const ORDERS: usize = 4;

/// All 19,683 boards of 3×3 so many times over, each time in another random order.
#[must_use]
pub fn all_three_by_three(orders: usize) -> Vec<Text> {
    let mut rng = Rng::with_seed(3);
    let mut numbers: Vec<u32> = (0..3_u32.pow(9)).collect();
    let order = || {
        rng.shuffle(&mut numbers);
        numbers.clone()
    };
    let numbers: Vec<u32> = std::iter::repeat_with(order)
        .take(orders)
        .flatten()
        .collect();
    let mut text = String::new();
    for mut number in numbers {
        for _row in 0..3 {
            for _col in 0..3 {
                text.push(['.', 'X', 'O'][(number % 3) as usize]);
                number /= 3;
            }
            text.push('\n');
        }
    }
    Text::together(text, 3).collect()
}

/// Boards without a line, filled in a random order up to a random number of marks: what is left
/// of games, so that a scan has to look everywhere.
///
/// # Panics
/// Never: only a move that was made is taken back.
#[must_use]
pub fn without_lines(count: usize, rules: Rules) -> Vec<Board> {
    let mut rng = Rng::with_seed(4);
    let board = || {
        let mut game = Tracker::new(rules);
        let cells = shuffled(&mut rng, rules.rows(), rules.cols());
        let marks = rng.usize(cells.len() / 4..=cells.len());
        for cell in cells {
            if game.history().len() == marks {
                break;
            }
            if game
                .play(cell)
                .is_ok_and(|verdict| verdict.winner().is_some())
            {
                game.undo().expect("a move was made just now");
            }
        }
        game.board().clone()
    };
    std::iter::repeat_with(board).take(count).collect()
}

/// Games that try every cell in a random order.
#[must_use]
pub fn games(count: usize, rules: Rules) -> Vec<Vec<Cell>> {
    let mut rng = Rng::with_seed(5);
    std::iter::repeat_with(|| shuffled(&mut rng, rules.rows(), rules.cols()))
        .take(count)
        .collect()
}

/// All cells of a board, in a random order.
#[must_use]
pub fn shuffled(rng: &mut Rng, rows: u16, cols: u16) -> Vec<Cell> {
    let row = |row| (0..cols).map(move |col| Cell::new(row, col));
    let mut cells: Vec<Cell> = (0..rows).flat_map(row).collect();
    rng.shuffle(&mut cells);
    cells
}

/// A game over all squares, an even number, in a random order and in which no run grows longer
/// than two.
#[must_use]
pub fn quiet(rows: u16, cols: u16) -> Vec<Cell> {
    let cells = shuffled(&mut Rng::with_seed(7), rows, cols);
    // Pairs along the rows, which swap from row to row: no direction has three alike.
    let is_x = |cell: &Cell| (cell.col / 2 + cell.row).is_multiple_of(2);
    let (x, o): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(is_x);
    x.into_iter().zip(o).flat_map(|(x, o)| [x, o]).collect()
}

/// A full n × n board with as many X as O, or one X more where n is odd: legal unless it happens
/// to have a line, which it hardly ever does from n = 20 on.
#[must_use]
pub fn balanced(n: usize, seed: u64) -> Text {
    let mut rng = Rng::with_seed(seed);
    let (mut square, mut first) = (0, 'X');
    Text::new(n, n, |_, _| {
        square += 1;
        if square == n * n && n % 2 == 1 {
            'X'
        } else if square % 2 == 1 {
            first = if rng.bool() { 'X' } else { 'O' };
            first
        } else if first == 'X' {
            'O'
        } else {
            'X'
        }
    })
}

/// Moves with the marks that make them in turns, X first.
pub fn turns(moves: &[Cell]) -> impl Iterator<Item = (Cell, Mark)> {
    let mut mark = Mark::O;
    moves.iter().map(move |&cell| {
        mark = mark.other();
        (cell, mark)
    })
}
