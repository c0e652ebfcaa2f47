//! The build with the oldest versions of the dependencies that the manifests allow.

use crate::{Failure, nightly, process, root::root};

/// Where cargo keeps the versions that it has chosen, other than in the repository's lock file.
const LOCK: &str = "CARGO_RESOLVER_LOCKFILE_PATH";

/// Builds the published packages with the oldest versions that we say are enough, so that this
/// stays true. Their own dependencies are the newest: what those ask for is not ours to mend.
pub(crate) fn check() -> Result<(), Failure> {
    let dir = root().join("target/minimal");
    let lock = dir.join("Cargo.lock");
    let failed = |error: std::io::Error| {
        Failure::Failed(format!("{} cannot be written: {error}", lock.display()))
    };
    std::fs::create_dir_all(&dir).map_err(failed)?;
    // What was resolved here before would be kept as it is.
    if lock.exists() {
        std::fs::remove_file(&lock).map_err(failed)?;
    }
    let mut resolve =
        nightly::cargo(["-Zdirect-minimal-versions", "generate-lockfile", "--quiet"])?;
    process::run(resolve.env(LOCK, &lock))?;
    // Lints are the stable toolchain's business.
    let mut build = nightly::cargo([
        "check",
        "--locked",
        "--quiet",
        "--package=ttt-core",
        "--package=ttt-validate",
        "--package=ttt-conformance",
        "--all-features",
        "--target-dir=target/minimal",
    ])?;
    process::run(build.env(LOCK, &lock).env("RUSTFLAGS", "--cap-lints=allow"))
}
