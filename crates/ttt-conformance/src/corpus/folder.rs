//! What lies in the folder of a corpus.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{Fault, FaultKind, RULEBOOK, SCHEMA};
use crate::{Ask, CaseId};

/// The cases by the names of their files, and what does not belong there.
pub(super) struct Listing {
    /// In listing order.
    pub(super) ids: Vec<CaseId>,
    pub(super) faults: Vec<Fault>,
}

/// What an entry of a folder is, links followed.
enum Entry {
    Folder,
    File,
}

/// Lists a corpus two levels deep, which no loop of links can make endless.
pub(super) fn list(dir: &Path) -> Listing {
    let mut listing = Listing {
        ids: Vec::new(),
        faults: Vec::new(),
    };
    for (name, entry) in listing.entries(dir, Path::new("")) {
        match entry {
            Entry::File if name == RULEBOOK || name == SCHEMA => {}
            Entry::File => listing.fault(&name, FaultKind::Stray),
            Entry::Folder => match Ask::from_name(&name) {
                Some(ask) => listing.ask(dir, ask),
                None => listing.fault(&name, FaultKind::NoAsk),
            },
        }
    }
    listing.ids.sort_unstable();
    listing
}

impl Listing {
    fn fault(&mut self, path: impl Into<PathBuf>, kind: FaultKind) {
        self.faults.push(Fault::new(path, kind));
    }

    /// The cases of one ask.
    fn ask(&mut self, dir: &Path, ask: Ask) {
        for (name, entry) in self.entries(dir, Path::new(ask.name())) {
            let path = Path::new(ask.name()).join(&name);
            match (entry, name.strip_suffix(".json")) {
                (Entry::File, Some(slug)) => match CaseId::new(ask, slug) {
                    Ok(id) => self.ids.push(id),
                    Err(_) => self.fault(path, FaultKind::NotKebab),
                },
                _ => self.fault(path, FaultKind::Stray),
            }
        }
    }

    /// The entries of a folder within the corpus, by name, so that faults come in one order on
    /// every system.
    fn entries(&mut self, dir: &Path, within: &Path) -> Vec<(String, Entry)> {
        let mut entries = Vec::new();
        let read = match fs::read_dir(dir.join(within)) {
            Ok(read) => read,
            Err(error) => {
                self.fault(within, FaultKind::Unreadable(error.to_string()));
                return entries;
            }
        };
        for entry in read {
            match entry {
                Ok(entry) => match entry.file_name().into_string() {
                    Ok(name) => match fs::metadata(entry.path()) {
                        Ok(data) if data.is_dir() => entries.push((name, Entry::Folder)),
                        Ok(_) => entries.push((name, Entry::File)),
                        Err(error) => {
                            let why = FaultKind::Unreadable(error.to_string());
                            self.fault(within.join(name), why);
                        }
                    },
                    Err(name) => self.fault(within.join(name), FaultKind::NotUtf8),
                },
                Err(error) => self.fault(within, FaultKind::Unreadable(error.to_string())),
            }
        }
        entries.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
        entries
    }
}
