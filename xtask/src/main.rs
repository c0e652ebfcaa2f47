//! What this repository runs on itself.
fn main() {}
