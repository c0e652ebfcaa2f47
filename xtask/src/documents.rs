//! The documents at the top of the repository: the code in them is compiled and run.

/// The code of `README.md`.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
