//! The snapshots of the full readings, which insta keeps.
//!
//! insta's own assertion decides, but on our terms, because left alone it takes its orders from
//! the environment (`INSTA_UPDATE` and `INSTA_FORCE_PASS` make a failure pass), prints its diff
//! to standard output (where it interleaves with that of other threads and breaks what a
//! machine reads), and does not compare metadata. So it is given a comparator that always
//! compares in full and that, on a difference, unwinds before insta prints or writes anything;
//! what comes out is the failure of this test alone. What insta takes for "no snapshot yet" (no
//! file, or one that it cannot read) never reaches it.

use std::{
    fs,
    io::ErrorKind,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::Path,
};

use insta::{Comparator, DefaultComparator, Settings, Snapshot};
use similar::TextDiff;
use ttt_conformance::Case;

use crate::setting::{Bless, Setting};

/// Holds the reading of a case to its snapshot, or makes it the snapshot where that is asked
/// for.
pub(crate) fn check(
    setting: &Setting,
    snapshots: &Path,
    case: &Case,
    reading: &str,
) -> Result<(), String> {
    let folder = snapshots.join(case.ask().name());
    let file = folder.join(format!("{}.snap", case.id().slug()));
    let compared = compare(setting, &folder, &file, case, reading);
    if compared.is_ok() || setting.bless == Bless::No {
        let command = setting.command(case.id());
        return compared.map_err(|why| {
            format!(
                "{why}\n\nif the reading is right, accept it and review the diff: \
                 {command} --bless"
            )
        });
    }
    assert_by_insta(setting, &folder, case, reading, &Overwrite)?;
    compare(setting, &folder, &file, case, reading)
}

/// Compares without writing anything.
fn compare(
    setting: &Setting,
    folder: &Path,
    file: &Path,
    case: &Case,
    reading: &str,
) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| {
        let shown = Setting::shown(file);
        match error.kind() {
            ErrorKind::NotFound => format!("there is no snapshot {shown} yet"),
            _ => format!("the snapshot {shown} cannot be read: {error}"),
        }
    })?;
    // insta reads a text without this line as a snapshot of an old form, whatever it says.
    let body = text
        .strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .map(|(_, body)| body)
        .ok_or_else(|| format!("the snapshot {} has no header", Setting::shown(file)))?;
    // insta does not see blanks and line ends at the end.
    let expected = format!("{reading}\n");
    if body != expected {
        let diff = TextDiff::from_lines(body, &expected);
        let diff = diff.unified_diff().context_radius(3).to_string();
        return Err(format!(
            "the full reading (+) is not that of the snapshot {} (-):\n{}",
            Setting::shown(file),
            diff.trim_end()
        ));
    }
    Snapshot::from_file(file).map_err(|error| {
        format!(
            "the snapshot {} cannot be read: {error}",
            Setting::shown(file)
        )
    })?;
    assert_by_insta(setting, folder, case, reading, &Unwind).map_err(|why| {
        format!(
            "the snapshot {} does not match: {why}",
            Setting::shown(file)
        )
    })
}

/// insta's assertion, its panics caught.
fn assert_by_insta(
    setting: &Setting,
    folder: &Path,
    case: &Case,
    reading: &str,
    comparator: &dyn Comparator,
) -> Result<(), String> {
    // Bound here because insta keeps them for each thread, and tests run on several.
    let mut settings = Settings::new();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_input_file(setting.corpus.join(case.id().path()));
    settings.set_comparator(comparator.dyn_clone());
    let name = case.id().slug();
    let assertion = || settings.bind(|| insta::assert_snapshot!(name, reading));
    catch_unwind(AssertUnwindSafe(assertion)).map_err(|payload| {
        if let Some(Difference(why)) = payload.downcast_ref() {
            return why.clone();
        }
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        text.unwrap_or("insta panicked").to_owned()
    })
}

/// What a comparator unwinds with.
struct Difference(String);

/// Compares in full and unwinds on a difference, without a word to the panic hook.
#[derive(Clone)]
struct Unwind;

impl Comparator for Unwind {
    fn matches(&self, reference: &Snapshot, test: &Snapshot) -> bool {
        if DefaultComparator.matches_fully(reference, test) {
            return true;
        }
        let header = |snapshot: &Snapshot| {
            let metadata = snapshot.metadata();
            format!(
                "source {:?}, input_file {:?}",
                metadata.source().unwrap_or(""),
                metadata.input_file().unwrap_or("")
            )
        };
        resume_unwind(Box::new(Difference(format!(
            "its header is {}, expected {} and nothing else",
            header(reference),
            header(test)
        ))))
    }

    fn dyn_clone(&self) -> Box<dyn Comparator> {
        Box::new(self.clone())
    }
}

/// Compares in full and leaves the rest to insta, which writes.
#[derive(Clone)]
struct Overwrite;

impl Comparator for Overwrite {
    fn matches(&self, reference: &Snapshot, test: &Snapshot) -> bool {
        DefaultComparator.matches_fully(reference, test)
    }

    fn dyn_clone(&self) -> Box<dyn Comparator> {
        Box::new(self.clone())
    }
}
