//! The list of changes.

use crate::files;

/// The releases, newest first: their versions and dates.
fn releases() -> Vec<(&'static str, &'static str)> {
    let headings = files::text("CHANGELOG.md").lines();
    let titles = headings.filter_map(|line| line.strip_prefix("## ["));
    titles
        .map(|title| title.split_once("] - ").expect("a release has a date"))
        .collect()
}

#[test]
fn the_version_has_an_entry_and_every_earlier_release_a_date() {
    let releases = releases();
    // Once a version is published, what comes next is written down above it.
    let current = match releases.as_slice() {
        [(version, _), ..] if *version == env!("CARGO_PKG_VERSION") => Some(version),
        [(_, "unreleased"), (version, _), ..] => Some(version),
        _ => None,
    };
    assert_eq!(current, Some(&env!("CARGO_PKG_VERSION")));
    for (place, (version, date)) in releases.iter().enumerate() {
        let is_date = date.len() == 10
            && date.split('-').map(str::len).eq([4, 2, 2])
            && date.chars().all(|c| c.is_ascii_digit() || c == '-');
        assert!(
            is_date || (place == 0 && *date == "unreleased"),
            "{version}: {date}"
        );
    }
}

#[test]
fn changes_have_the_usual_kinds() {
    let kinds = [
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    ];
    let headings = files::text("CHANGELOG.md").lines();
    let found: Vec<&str> = headings
        .filter_map(|line| line.strip_prefix("### "))
        .collect();
    assert!(!found.is_empty());
    for kind in found {
        assert!(kinds.contains(&kind), "{kind}");
    }
}
