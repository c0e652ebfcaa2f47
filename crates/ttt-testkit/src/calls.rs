//! Calls of a tracker at random, sensible or not.

use std::fmt;

use proptest::prelude::*;
use ttt_core::{Cell, Mark, Refusal, Rules, Tracker};

/// One call of a [`Tracker`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// Play a square for the side to move.
    Play(Cell),
    /// Play a square for a named mark.
    PlayAs(Mark, Cell),
    /// Take the last move back.
    Undo,
}

/// Makes a call, and says whether it was granted.
///
/// # Errors
/// The refusal, as the tracker words it.
///
/// ```
/// use ttt_core::{Mark, Rules, Tracker};
/// use ttt_testkit::{Call, make};
///
/// let mut game = Tracker::new(Rules::classic(Mark::X));
/// assert_eq!(make(&mut game, Call::Undo), Err("there is no move to take back".into()));
/// ```
pub fn make(game: &mut Tracker, call: Call) -> Result<(), String> {
    let text = |why: Refusal| why.to_string();
    match call {
        Call::Play(at) => game.play(at).map(drop).map_err(text),
        Call::PlayAs(mark, at) => game.play_as(mark, at).map(drop).map_err(text),
        Call::Undo => game.undo().map(drop).map_err(|why| why.to_string()),
    }
}

/// Rules and a list of calls, with cells on the board and just off it.
#[derive(Clone)]
pub struct Calls {
    /// The rules.
    pub rules: Rules,
    /// The calls.
    pub calls: Vec<Call>,
}

impl fmt::Debug for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.rules)?;
        f.debug_list().entries(&self.calls).finish()
    }
}

/// Calls by given rules, up to a number; a few play off the board or out of turn.
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(ttt_testkit::cases(), |(calls in ttt_testkit::calls(ttt_testkit::small_rules(), 9))| {
///     prop_assert!(calls.calls.len() <= 9);
/// });
/// ```
pub fn calls(rules: impl Strategy<Value = Rules>, most: usize) -> impl Strategy<Value = Calls> {
    // Cells are drawn before the rules are known, and folded onto the board and one past it.
    let raw = || (any::<u16>(), any::<u16>()).prop_map(Cell::from);
    let mark = prop_oneof![Just(Mark::X), Just(Mark::O)];
    let call = prop_oneof![
        6 => raw().prop_map(Call::Play),
        2 => (mark, raw()).prop_map(|(mark, cell)| Call::PlayAs(mark, cell)),
        1 => Just(Call::Undo),
    ];
    let list = prop::collection::vec(call, 0..=most);
    (rules, list).prop_map(|(rules, calls)| {
        let on_or_past = |Cell { row, col }| {
            // One cell in 16 may be off the board.
            let past = u16::from(row % 16 == 15);
            Cell::new(
                row / 16 % (rules.rows() + past),
                col / 16 % (rules.cols() + past),
            )
        };
        let calls = calls.into_iter().map(|call| match call {
            Call::Play(at) => Call::Play(on_or_past(at)),
            Call::PlayAs(mark, at) => Call::PlayAs(mark, on_or_past(at)),
            Call::Undo => Call::Undo,
        });
        Calls {
            rules,
            calls: calls.collect(),
        }
    })
}
