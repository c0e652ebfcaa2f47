//! Snapshots that no case has.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use ttt_conformance::{Ask, CaseId};

use crate::setting::{Bless, Setting};

/// Fails when something lies in the snapshots' folder that is the snapshot of no case; takes it
/// away where snapshots are written.
pub(crate) fn check(setting: &Setting, snapshots: &Path) -> Result<(), String> {
    let orphans = orphans(setting, snapshots).map_err(|error| error.to_string())?;
    if orphans.is_empty() {
        return Ok(());
    }
    match setting.bless {
        Bless::Yes => orphans.iter().try_for_each(|orphan| {
            fs::remove_file(orphan).map_err(|error| format!("{}: {error}", orphan.display()))
        }),
        Bless::No => {
            let list: Vec<String> = orphans
                .iter()
                .map(|orphan| format!("  {}", Setting::shown(orphan)))
                .collect();
            Err(format!(
                "snapshots without a case, expected each to be <ask>/<slug>.snap of a case:\n{}\n\
                 take them away: cargo xtask conformance --bless",
                list.join("\n")
            ))
        }
    }
}

fn orphans(setting: &Setting, snapshots: &Path) -> io::Result<Vec<PathBuf>> {
    let mut orphans = Vec::new();
    for ask in entries(snapshots)? {
        if !ask.is_dir() {
            orphans.push(ask);
            continue;
        }
        for file in entries(&ask)? {
            if !has_case(setting, &ask, &file) {
                orphans.push(file);
            }
        }
    }
    Ok(orphans)
}

fn has_case(setting: &Setting, ask: &Path, file: &Path) -> bool {
    let id = || {
        let ask = Ask::from_name(ask.file_name()?.to_str()?)?;
        let slug = file.file_name()?.to_str()?.strip_suffix(".snap")?;
        CaseId::new(ask, slug).ok()
    };
    id().is_some_and(|id| setting.corpus.join(id.path()).is_file())
}

/// What lies in a folder, by name; nothing where there is no folder.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let read = match fs::read_dir(folder) {
        Ok(read) => read,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut paths = read
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort_unstable();
    Ok(paths)
}
