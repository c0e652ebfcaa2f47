//! Published crates on the same work.

use crate::{
    Failure,
    bench::{Extent, row::Row, timed, tool},
    process,
};

/// Times published crates beside ours.
///
/// They stand in a workspace of their own, so that nobody who builds the product builds them.
pub(crate) fn rows(extent: Extent<'_>) -> Result<Vec<Row>, Failure> {
    let manifest = tool::folder().join("peers/Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let arguments = [
        "bench",
        "--quiet",
        "--locked",
        "--manifest-path",
        &manifest,
        "--bench",
        "peers",
    ];
    timed::of(&mut process::cargo(arguments), extent)
}
