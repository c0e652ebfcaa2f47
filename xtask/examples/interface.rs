//! Prints the public interface of a crate, an item a line, from what rustdoc wrote about it.
//!
//! It is apart from the other commands for the sake of its library, which only `cargo xtask api`
//! needs.

use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let json = env::args_os()
        .nth(1)
        .ok_or("found no argument, expected a file of rustdoc's")?;
    // Without what every type has, and without what the tests assert of each type.
    let interface = public_api::Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?;
    print!("{interface}");
    Ok(())
}
