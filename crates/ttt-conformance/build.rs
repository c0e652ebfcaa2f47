//! Puts the corpus into the crate.
//!
//! `corpus` beside this file is a link to the corpus of the repository, and a copy of it in the
//! package. Where a checkout has no links it is a file, and the corpus is looked for itself.

use std::{env, error::Error, fmt::Write, fs, path::Path};

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
    for ask in ["scan", "lines", "track", "replay", "validate"] {
        let mut slugs = Vec::new();
        for entry in fs::read_dir(corpus.join(ask))? {
            let path = entry?.path();
            if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                slugs.extend(path.file_stem().map(|stem| (stem.to_owned(), path.clone())));
            }
        }
        slugs.sort_unstable();
        for (slug, path) in slugs {
            let slug = slug.to_string_lossy();
            let path = shown(&path)?;
            writeln!(code, "    ({ask:?}, {slug:?}, include_bytes!({path:?})),")?;
        }
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("corpus.rs"), code)?;
    Ok(())
}

/// A path as Rust code can name it.
fn shown(path: &Path) -> Result<&str, String> {
    path.to_str()
        .ok_or_else(|| format!("{} is not UTF-8", path.display()))
}
