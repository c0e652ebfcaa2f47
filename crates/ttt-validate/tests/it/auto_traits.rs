//! What users may do with every value: send it, share it, keep it, catch panics around it.

use std::{
    error::Error,
    fmt::Debug,
    panic::{RefUnwindSafe, UnwindSafe},
};

use ttt_validate::{Illegal, Position, ValidateError, Violation};

/// What every type is.
trait Carried: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Eq + Debug + 'static {}

impl<T> Carried for T where
    T: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Eq + Debug + 'static
{
}

const fn carried_anywhere<T: Carried>() {}

const fn error<T: Carried + Error>() {}

#[test]
fn every_type_is_carried_anywhere() {
    carried_anywhere::<Position>();
    carried_anywhere::<Violation>();
    error::<Illegal>();
    error::<ValidateError>();
}

#[test]
#[cfg(target_pointer_width = "64")]
fn what_validate_gives_is_as_large_as_it_was() {
    assert_eq!(size_of::<Position>(), 56);
    assert_eq!(size_of::<Violation>(), 32);
    assert_eq!(size_of::<Illegal>(), 48);
    assert_eq!(size_of::<ValidateError>(), 56);
    assert_eq!(size_of::<Result<Position, ValidateError>>(), 64);
}
