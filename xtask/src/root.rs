//! Where things are in the repository.

use std::path::PathBuf;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    package
        .parent()
        .expect("the package lies in the repository's root")
        .to_owned()
}

/// Our corpus.
pub(crate) fn corpus() -> PathBuf {
    root().join("corpus")
}
