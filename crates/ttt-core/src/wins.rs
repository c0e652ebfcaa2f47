//! Whether a move completes a line.

use crate::{Board, Cell, LineCounts, Mark, Rules, planes::Planes};

/// What a tracker keeps between moves to tell whether one completes a line.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Wins {
    /// Full lines of a square board: their sums decide.
    Counts(LineCounts),
    /// Shorter lines, or an oblong board: the runs through the square decide.
    Runs(Runs),
}

impl Wins {
    pub(crate) fn new(rules: &Rules) -> Self {
        if rules.rows() == rules.cols() && rules.k() == rules.rows() {
            Self::Counts(LineCounts::blank(rules.k()))
        } else {
            Self::Runs(Runs::new(rules))
        }
    }

    /// Notes a move that the board shows already, and says whether it completes a line.
    pub(crate) fn play(&mut self, board: &Board, cell: Cell, mark: Mark) -> bool {
        match self {
            Self::Counts(counts) => counts.play(cell, mark).is_some(),
            Self::Runs(runs) => runs.play(board, cell, mark),
        }
    }

    /// Forgets a move.
    pub(crate) fn take_back(&mut self, cell: Cell, mark: Mark) {
        match self {
            Self::Counts(counts) => counts.take_back(cell, mark),
            Self::Runs(runs) => runs.toggle(cell, mark),
        }
    }
}

/// Columns, diagonals and anti-diagonals as bit strings; the rows are the board's own.
///
/// In all three a square's place in its string is its row. A diagonal and the one that starts
/// where it leaves the board, one column past the edge, share a string: the column past the
/// edge has no marks, so it keeps the two apart.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Runs {
    k: usize,
    /// The number of strings: one for each column, and one for the column past the edge.
    strings: usize,
    columns: Planes,
    diagonals: Planes,
    anti_diagonals: Planes,
}

impl Runs {
    fn new(rules: &Rules) -> Self {
        let strings = usize::from(rules.cols()) + 1;
        let blank = Planes::blank(strings, rules.rows().into());
        Self {
            k: rules.k().into(),
            strings,
            columns: blank.clone(),
            diagonals: blank.clone(),
            anti_diagonals: blank,
        }
    }

    fn play(&mut self, board: &Board, cell: Cell, mark: Mark) -> bool {
        self.toggle(cell, mark);
        let k = self.k;
        board.planes().run_reaches(board.bit(cell), mark, k)
            || self
                .with_bits(cell)
                .into_iter()
                .any(|(planes, bit)| planes.run_reaches(bit, mark, k))
    }

    fn toggle(&mut self, cell: Cell, mark: Mark) {
        for (planes, bit) in self.with_bits(cell) {
            planes.toggle(bit, mark);
        }
    }

    /// The three planes, each with the bit of a cell in it.
    fn with_bits(&mut self, cell: Cell) -> [(&mut Planes, usize); 3] {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        let (down, up) = (row % self.strings, self.strings - row % self.strings);
        let place = |planes: &Planes, string: usize| planes.at(string % self.strings, row);
        let bits = [
            place(&self.columns, col),
            place(&self.diagonals, col + up),
            place(&self.anti_diagonals, col + down),
        ];
        [
            (&mut self.columns, bits[0]),
            (&mut self.diagonals, bits[1]),
            (&mut self.anti_diagonals, bits[2]),
        ]
    }
}
