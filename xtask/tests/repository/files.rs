//! The files of the repository.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

/// A text file: its path from the root, with `/` between the folders, and what is in it.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package
        .parent()
        .expect("the package lies in the root")
        .to_owned()
}

/// The paths of all files that are committed or about to be, links too.
pub(crate) fn paths() -> &'static [String] {
    static PATHS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let output = Command::new("git")
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ])
            .current_dir(root())
            .output()
            .expect("git is there");
        assert!(output.status.success(), "this is a checkout by git");
        let list = String::from_utf8(output.stdout).expect("the names are UTF-8");
        let mut paths: Vec<String> = list.split_terminator('\0').map(str::to_owned).collect();
        paths.sort_unstable();
        paths.dedup();
        // A file that was just taken away is still in git's list.
        paths.retain(|path| fs::symlink_metadata(root().join(path)).is_ok());
        paths
    });
    &PATHS
}

/// All text files among them; links are left out.
pub(crate) fn all() -> &'static [File] {
    static FILES: LazyLock<Vec<File>> =
        LazyLock::new(|| paths().iter().filter_map(|path| read(path)).collect());
    assert!(FILES.len() > 100, "the list is whole");
    &FILES
}

/// Whether a file is named so behind its last dot.
pub(crate) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| found == extension)
}

fn read(path: &str) -> Option<File> {
    if has_extension(path, "png") {
        return None;
    }
    let place = root().join(path);
    let is_file = fs::symlink_metadata(&place).is_ok_and(|metadata| metadata.is_file());
    is_file.then(|| File {
        path: path.to_owned(),
        text: fs::read_to_string(&place)
            .unwrap_or_else(|error| panic!("{path} cannot be read: {error}")),
    })
}

/// The files whose names end so.
pub(crate) fn ending(end: &str) -> impl Iterator<Item = &'static File> {
    all().iter().filter(move |file| file.path.ends_with(end))
}

/// The text of one file.
pub(crate) fn text(path: &str) -> &'static str {
    let file = all().iter().find(|file| file.path == path);
    &file.unwrap_or_else(|| panic!("{path} is there")).text
}
