//! Puts the corpus into the crate.
//!
//! `corpus` beside this file is a link to the corpus of the repository, and a copy of it in the
//! package. Where a checkout has no links it is a file, and the corpus is looked for itself.

use std::{
    env,
    error::Error,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let here = env::var("CARGO_MANIFEST_DIR")?;
    let here = Path::new(&here);
    let linked = here.join("corpus");
    let corpus = if linked.is_dir() {
        linked
    } else {
        here.join("../../corpus")
    };
    println!("cargo::rerun-if-changed={}", corpus.display());
    let rulebook = corpus.join("RULES.md");
    let rulebook = shown(&rulebook)?;
    let mut code = format!("const RULEBOOK: &str = include_str!({rulebook:?});\n");
    code.push_str("const CASES: &[(&str, &str, &[u8])] = &[\n");
    // Every folder is taken, so that a new ask needs nothing here; what is no ask, the loader tells.
    for folder in entries(&corpus)?.iter().filter(|path| path.is_dir()) {
        for case in entries(folder)? {
            let (Some(ask), Some(slug)) = (folder.file_name(), case.file_stem()) else {
                continue;
            };
            if case
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                let (ask, slug) = (ask.to_string_lossy(), slug.to_string_lossy());
                let path = shown(&case)?;
                writeln!(code, "    ({ask:?}, {slug:?}, include_bytes!({path:?})),")?;
            }
        }
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("corpus.rs"), code)?;
    Ok(())
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort_unstable();
    Ok(paths)
}

/// A path as Rust code can name it.
fn shown(path: &Path) -> Result<&str, String> {
    path.to_str()
        .ok_or_else(|| format!("{} is not UTF-8", path.display()))
}
