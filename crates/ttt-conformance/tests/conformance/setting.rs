//! What is tested, and how.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use ttt_conformance::CorpusPolicy;

/// Whether snapshots are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bless {
    /// A reading that is not that of its snapshot is a failure.
    No,
    /// It becomes the snapshot, where the answer of the case is right.
    Yes,
}

/// The root of the repository.
fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.ancestors().nth(2);
    root.expect("the package lies two levels below the root")
        .to_owned()
}

/// What is tested, and how.
///
/// Without any of these variables it is this repository's corpus with its snapshots, and
/// nothing is written.
/// - `TTT_CORPUS` is the folder of another corpus. It is held to as somebody else's, which has
///   no snapshots, unless
/// - `TTT_SNAPSHOTS` gives the folder of its snapshots; then it is held to as ours.
/// - `TTT_BLESS`, where it is `1`, has snapshots written. It needs `INSTA_UPDATE=always` and
///   `INSTA_OUTPUT=none` beside it, because insta takes these from the environment alone.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) corpus: PathBuf,
    pub(crate) policy: CorpusPolicy,
    /// The folder of the snapshots, where the corpus has any.
    pub(crate) snapshots: Option<PathBuf>,
    pub(crate) bless: Bless,
    /// Whether it is this repository's corpus.
    pub(crate) is_own: bool,
}

impl Setting {
    pub(crate) fn from_environment() -> Result<Self, String> {
        let bless = match env::var_os("TTT_BLESS") {
            None => Bless::No,
            Some(value) if value.is_empty() || value == "0" => Bless::No,
            Some(value) if value == "1" => Bless::Yes,
            Some(value) => {
                let value = value.to_string_lossy();
                return Err(format!("TTT_BLESS is {value:?}, expected 1, 0 or nothing"));
            }
        };
        let is = |name, value: &str| env::var_os(name).is_some_and(|found| found == value);
        let is_set = is("INSTA_UPDATE", "always") && is("INSTA_OUTPUT", "none");
        if bless == Bless::Yes && !is_set {
            return Err(
                "TTT_BLESS is 1, expected INSTA_UPDATE=always and INSTA_OUTPUT=none beside it, as \
                 `cargo xtask conformance --bless` sets them"
                    .to_owned(),
            );
        }
        let folder = |name| env::var_os(name).filter(|value: &OsString| !value.is_empty());
        let root = root();
        Ok(match (folder("TTT_CORPUS"), folder("TTT_SNAPSHOTS")) {
            (None, None) => Self {
                corpus: root.join("corpus"),
                policy: CorpusPolicy::Own,
                snapshots: Some(root.join("crates/ttt-conformance/tests/snapshots")),
                bless,
                is_own: true,
            },
            (Some(corpus), snapshots) => Self {
                corpus: corpus.into(),
                policy: match snapshots {
                    Some(_) => CorpusPolicy::Own,
                    None => CorpusPolicy::Foreign,
                },
                snapshots: snapshots.map(PathBuf::from),
                bless,
                is_own: false,
            },
            (None, Some(_)) => {
                return Err("TTT_SNAPSHOTS is set, expected TTT_CORPUS to be set too".to_owned());
            }
        })
    }

    /// A path as messages show it: from the root of the repository where it lies there.
    pub(crate) fn shown(path: &Path) -> String {
        let path = path.strip_prefix(root()).unwrap_or(path);
        path.display().to_string()
    }

    /// The command that runs one case again.
    pub(crate) fn command(&self, id: &ttt_conformance::CaseId) -> String {
        if self.is_own {
            format!("cargo xtask conformance {id}")
        } else {
            format!(
                "cargo xtask conformance {id} --corpus {}",
                self.corpus.display()
            )
        }
    }
}
