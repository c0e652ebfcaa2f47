//! How a board at random is drawn.

use ttt_core::{Board, Cell, Direction, Mark, Rules};

use crate::{Dice, Setup, walk::away};

/// A board by rules, of one of two kinds: marks at random with runs about as long as `k` over
/// them, or one star of runs that a single move may have completed. Most of the boards have
/// counts that fit alternating moves.
///
/// ```
/// use ttt_core::{Mark, Rules};
/// use ttt_testkit::{Dice, setup_of};
///
/// let rules = Rules::classic(Mark::X);
/// assert_eq!(setup_of(rules, &mut Dice::new(1)), setup_of(rules, &mut Dice::new(1)));
/// ```
#[must_use]
pub fn setup_of(rules: Rules, dice: &mut Dice) -> Setup {
    let mut pen = Pen {
        board: Board::for_rules(&rules),
        rules,
        dice,
    };
    if pen.dice.below(2) == 0 {
        pen.scatter();
        for _ in 0..pen.dice.below(4) {
            pen.run();
        }
    } else {
        pen.star();
    }
    if pen.dice.below(4) > 0 {
        pen.balance();
    }
    let Pen { board, rules, .. } = pen;
    Setup { rules, board }
}

struct Pen<'a> {
    board: Board,
    rules: Rules,
    dice: &'a mut Dice,
}

impl Pen<'_> {
    /// Puts marks on a part of the squares, or on all.
    fn scatter(&mut self) {
        let percent = self.dice.pick(&[0, 10, 50, 80, 100]);
        for row in 0..self.rules.rows() {
            for col in 0..self.rules.cols() {
                if self.dice.below(100) < percent {
                    self.board
                        .put(Cell::new(row, col), self.dice.pick(&Mark::BOTH));
                }
            }
        }
    }

    /// Draws a run of one mark, cut at the edge. Half of the runs start at the edge that they
    /// lead away from, where a long one fits.
    fn run(&mut self) {
        let mark = self.dice.pick(&Mark::BOTH);
        let direction = self.dice.pick(&Direction::ALL);
        let k = usize::from(self.rules.k());
        let len = self.dice.pick(&[k - 1, k, k, k + 1, 2 * k - 1, 2 * k]);
        let mut start = self.any_cell();
        if self.dice.below(2) == 0 {
            match direction {
                Direction::Row => start.col = 0,
                Direction::Column => start.row = 0,
                Direction::Diagonal => start = Cell::new(0, 0),
                Direction::AntiDiagonal => start = Cell::new(0, self.rules.cols() - 1),
            }
        }
        self.ray(start, direction, 1, len, mark);
    }

    /// Draws runs of one mark through one square, whose arms are all shorter than `k`.
    fn star(&mut self) {
        let mark = self.dice.pick(&Mark::BOTH);
        let centre = self.any_cell();
        let k = usize::from(self.rules.k());
        for direction in Direction::ALL {
            if self.dice.below(2) == 0 {
                let behind = self.dice.below(k);
                let ahead = self.dice.pick(&[k - 1 - behind, k - 1, k / 2]);
                self.ray(centre, direction, -1, behind + 1, mark);
                self.ray(centre, direction, 1, ahead + 1, mark);
            }
        }
    }

    /// Puts a mark on squares that follow each other, forwards or backwards, up to the edge.
    fn ray(&mut self, start: Cell, direction: Direction, sign: i32, len: usize, mark: Mark) {
        let cells = (0..).map_while(|i| away(start, direction, sign * i));
        let cells = cells.take_while(|&cell| self.rules.contains(cell));
        for cell in cells.take(len) {
            self.board.put(cell, mark);
        }
    }

    /// Makes the counts fit alternating moves: the player with too few marks gets some on blank
    /// squares, and where there are none left the other loses some.
    fn balance(&mut self) {
        let first = self.rules.first();
        let lead = self.dice.pick(&[0, 1]);
        let ahead = self.board.count(first);
        let behind = self.board.count(first.other()) + lead;
        let few = if ahead < behind { first } else { first.other() };
        let mut missing = ahead.abs_diff(behind);
        for cell in self.shuffled(None) {
            if missing == 0 {
                return;
            }
            self.board.put(cell, few);
            missing -= 1;
        }
        for cell in self.shuffled(Some(few.other())) {
            if missing == 0 {
                return;
            }
            self.board.clear(cell);
            missing -= 1;
        }
    }

    /// The squares with a mark, or the blank ones, in any order.
    fn shuffled(&mut self, content: Option<Mark>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = (0..self.rules.rows())
            .flat_map(|row| (0..self.rules.cols()).map(move |col| Cell::new(row, col)))
            .filter(|&cell| self.board.get(cell) == content)
            .collect();
        self.dice.shuffle(&mut cells);
        cells
    }

    fn any_cell(&mut self) -> Cell {
        let (rows, cols) = (self.rules.rows(), self.rules.cols());
        Cell::new(self.place(rows), self.place(cols))
    }

    fn place(&mut self, side: u16) -> u16 {
        let place = self.dice.below(side.into());
        u16::try_from(place).expect("a place is below the side")
    }
}
