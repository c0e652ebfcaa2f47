//! What users may do with every value: send it, share it, keep it, catch panics around it.

use std::{
    error::Error,
    fmt::Debug,
    hash::Hash,
    panic::{RefUnwindSafe, UnwindSafe},
};

use ttt_core::{
    Board, BoardError, Cell, Direction, Line, LineCounts, Mark, NothingToUndo, Refusal,
    RefusedMove, Rules, RulesError, Symmetry, Tracker, Verdict, WrongSize,
};

/// What every type is.
trait Carried: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Eq + Debug + 'static {}

impl<T> Carried for T where
    T: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Eq + Debug + 'static
{
}

const fn carried_anywhere<T: Carried>() {}

const fn plain<T: Carried + Copy + Hash>() {}

const fn error<T: Carried + Copy + Hash + Error>() {}

const fn ordered<T: Ord>() {}

#[test]
fn every_type_is_carried_anywhere() {
    carried_anywhere::<Board>();
    carried_anywhere::<LineCounts>();
    carried_anywhere::<Tracker>();
    plain::<Cell>();
    plain::<Direction>();
    plain::<Line>();
    plain::<Mark>();
    plain::<Rules>();
    plain::<Symmetry>();
    plain::<Verdict>();
}

#[test]
fn every_error_is_a_small_std_error() {
    error::<BoardError>();
    error::<NothingToUndo>();
    error::<RefusedMove>();
    error::<Refusal>();
    error::<RulesError>();
    error::<WrongSize>();
}

#[test]
fn what_has_an_order_is_ordered() {
    ordered::<Cell>();
    ordered::<Direction>();
    ordered::<Mark>();
    assert!(Mark::X < Mark::O);
    assert!(Direction::ALL.is_sorted());
}

#[test]
fn small_values_stay_small() {
    assert_eq!(size_of::<Cell>(), 4);
    assert_eq!(size_of::<Mark>(), 1);
    assert_eq!(size_of::<Option<Mark>>(), 1);
    assert_eq!(size_of::<Verdict>(), 1);
    assert_eq!(size_of::<Rules>(), 8);
    assert_eq!(size_of::<Symmetry>(), 1);
    assert_eq!(size_of::<Line>(), 8);
    assert_eq!(size_of::<BoardError>(), 32);
    assert_eq!(size_of::<Result<Verdict, Refusal>>(), 2);
}

/// What is kept by the million: on 64 bits a board of up to 64 squares is all that it takes.
#[test]
#[cfg(target_pointer_width = "64")]
fn boards_and_games_are_as_large_as_they_were() {
    assert_eq!(size_of::<Board>(), 40);
    assert_eq!(size_of::<Option<Board>>(), 40);
    assert_eq!(size_of::<LineCounts>(), 48);
    assert_eq!(size_of::<Tracker>(), 200);
}
