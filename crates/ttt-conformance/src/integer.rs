//! The numbers of a question.

use std::{error::Error, fmt};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Unexpected, Visitor},
};

/// An integer that every JSON library carries exactly: within ±(2^53 − 1), as RFC 7493 advises.
///
/// ```
/// use ttt_conformance::Integer;
///
/// assert_eq!(Integer::try_from(1_i64 << 52).unwrap().get(), 1 << 52);
/// assert_eq!(
///     Integer::try_from(1_i64 << 53).unwrap_err().to_string(),
///     "the integer 9007199254740992 is outside ±(2^53 − 1)",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Integer(i64);

impl Integer {
    /// The largest, 2^53 − 1.
    ///
    /// ```
    /// # use ttt_conformance::Integer;
    /// assert_eq!(Integer::MAX.get(), (1 << 53) - 1);
    /// ```
    pub const MAX: Self = Self((1 << 53) - 1);
    /// The smallest, −(2^53 − 1).
    ///
    /// ```
    /// # use ttt_conformance::Integer;
    /// assert_eq!(Integer::MIN.get(), 1 - (1 << 53));
    /// ```
    pub const MIN: Self = Self(-Self::MAX.0);

    /// Its value.
    ///
    /// ```
    /// # use ttt_conformance::Integer;
    /// assert_eq!(Integer::from(-7).get(), -7);
    /// ```
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl From<u16> for Integer {
    fn from(value: u16) -> Self {
        Self(value.into())
    }
}

impl From<i32> for Integer {
    fn from(value: i32) -> Self {
        Self(value.into())
    }
}

impl TryFrom<i64> for Integer {
    type Error = IntegerError;

    fn try_from(value: i64) -> Result<Self, IntegerError> {
        if (Self::MIN.0..=Self::MAX.0).contains(&value) {
            Ok(Self(value))
        } else {
            Err(IntegerError { found: value })
        }
    }
}

impl<'de> Deserialize<'de> for Integer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i64(IntegerVisitor)
    }
}

/// Takes what JSON writes as an integer, and tells what is too large from what is none.
struct IntegerVisitor;

impl Visitor<'_> for IntegerVisitor {
    type Value = Integer;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer, written without fraction and exponent")
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Integer, E> {
        Integer::try_from(value).map_err(E::custom)
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Integer, E> {
        let value = i64::try_from(value)
            .map_err(|_| E::custom(format_args!("the integer {value} is outside ±(2^53 − 1)")))?;
        self.visit_i64(value)
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Integer, E> {
        if value.abs() >= TWO_TO_63 {
            // The parser reads an integer of more than 64 bits as a floating point number.
            return Err(E::custom("the number is outside ±(2^53 − 1)"));
        }
        Err(E::invalid_type(Unexpected::Float(value), &self))
    }
}

/// The least magnitude that no `i64` has.
const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;

impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An integer that not every JSON library carries exactly.
///
/// ```
/// use ttt_conformance::Integer;
///
/// assert_eq!(Integer::try_from(i64::MIN).unwrap_err().found, i64::MIN);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerError {
    /// The integer.
    pub found: i64,
}

impl fmt::Display for IntegerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the integer {} is outside ±(2^53 − 1)", self.found)
    }
}

impl Error for IntegerError {}
