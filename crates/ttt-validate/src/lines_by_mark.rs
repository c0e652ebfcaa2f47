//! What has to be known of the lines of a board.

use ttt_core::{Board, Cell, Line, Mark, Rules, WrongSize, for_each_line};

/// The lines that one move can complete at most: one in each direction.
const MOST: usize = 4;

/// How many lines each player has, and which if they are few enough to come from one move.
pub(crate) struct LinesByMark {
    k: u16,
    x: Few,
    o: Few,
}

/// Lines of one player: all of them, if there are no more than there is room for.
#[derive(Default)]
struct Few {
    count: usize,
    lines: [Option<Line>; MOST],
}

impl LinesByMark {
    pub(crate) fn of(board: &Board, rules: &Rules) -> Result<Self, WrongSize> {
        let mut found = Self {
            k: rules.k(),
            x: Few::default(),
            o: Few::default(),
        };
        for_each_line(board, rules, |line| match line.mark() {
            Mark::X => found.x.add(line),
            Mark::O => found.o.add(line),
        })?;
        Ok(found)
    }

    pub(crate) fn has(&self, mark: Mark) -> bool {
        self.few(mark).count > 0
    }

    pub(crate) fn both_won(&self) -> bool {
        self.has(Mark::X) && self.has(Mark::O)
    }

    /// The player who has lines, if the other has none.
    pub(crate) fn only_winner(&self) -> Option<Mark> {
        match (self.has(Mark::X), self.has(Mark::O)) {
            (true, false) => Some(Mark::X),
            (false, true) => Some(Mark::O),
            _ => None,
        }
    }

    /// The first square in reading order without which a player has no line left; `None` where
    /// there is no such square, or no line. O(k).
    pub(crate) fn last_move(&self, mark: Mark) -> Option<Cell> {
        let Few { count, lines } = self.few(mark);
        if *count > MOST {
            return None;
        }
        let mut own = lines.iter().flatten();
        let mut candidates = own.next()?.cells();
        candidates.find(|&cell| {
            lines
                .iter()
                .flatten()
                .all(|line| breaks(line, cell, self.k))
        })
    }

    fn few(&self, mark: Mark) -> &Few {
        match mark {
            Mark::X => &self.x,
            Mark::O => &self.o,
        }
    }
}

impl Few {
    fn add(&mut self, line: Line) {
        if let Some(place) = self.lines.get_mut(self.count) {
            *place = Some(line);
        }
        self.count += 1;
    }
}

/// Whether a line without this square is no line any more: both rests are shorter than k.
fn breaks(line: &Line, cell: Cell, k: u16) -> bool {
    line.place(cell)
        .is_some_and(|place| place < k && line.len() - 1 - place < k)
}
