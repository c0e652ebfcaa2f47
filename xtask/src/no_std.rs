//! The build of `ttt-core` and `ttt-validate` without `std`.

use std::{fs, path::Path};

use crate::{Failure, process, root::root};

/// A program without `std` that uses both crates. It has its own allocator and panic handler,
/// which clash with those of `std` as soon as either crate drags `std` in.
const PROGRAM: &str = r#"//! Uses both crates without `std`.
#![no_std]

extern crate alloc;

use core::alloc::{GlobalAlloc, Layout};

struct NoMemory;

unsafe impl GlobalAlloc for NoMemory {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: NoMemory = NoMemory;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub extern "C" fn referee() -> bool {
    let rules = ttt_core::Rules::classic(ttt_core::Mark::X);
    let board = ttt_core::Board::for_rules(&rules);
    ttt_core::scan(&board, &rules).is_ok() && ttt_validate::validate(board, &rules).is_ok()
}
"#;

/// Builds both crates, with `serde` too, into a static library that has no `std` in it.
///
/// A target without `std` would show the same, but has to be downloaded first.
pub(crate) fn build() -> Result<(), Failure> {
    let dir = root().join("target/no-std");
    let failed = |error: std::io::Error| {
        Failure::Failed(format!("{} cannot be written: {error}", dir.display()))
    };
    fs::create_dir_all(dir.join("src")).map_err(failed)?;
    fs::write(dir.join("Cargo.toml"), manifest(&root())).map_err(failed)?;
    fs::write(dir.join("src/lib.rs"), PROGRAM).map_err(failed)?;
    // The same versions of everything, which are here already.
    fs::copy(root().join("Cargo.lock"), dir.join("Cargo.lock")).map_err(failed)?;
    let mut command = process::cargo(["build", "--quiet", "--offline", "--manifest-path"]);
    command.arg(dir.join("Cargo.toml"));
    command.arg("--target-dir").arg(dir.join("target"));
    process::run(&mut command)
}

fn manifest(root: &Path) -> String {
    let root = root.display().to_string();
    format!(
        r#"[package]
name = "no-std"
version = "0.0.0"
edition = "2024"

[lib]
crate-type = ["staticlib"]

[dependencies]
ttt-core = {{ path = {core:?}, default-features = false, features = ["alloc", "serde"] }}
ttt-validate = {{ path = {validate:?}, default-features = false }}

[profile.dev]
panic = "abort"

[workspace]
"#,
        core = format!("{root}/crates/ttt-core"),
        validate = format!("{root}/crates/ttt-validate"),
    )
}
