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
