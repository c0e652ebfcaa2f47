//! What the text of every file has to be.

use crate::files;

/// The longest source file, in lines.
const LONGEST: usize = 400;

/// Source files that may be longer, each with the reason why.
const LONGER: [(&str, &str); 0] = [];

/// Characters that nobody sees. Look-alikes of letters can stand in the tests, which are about
/// them.
fn is_unseen(c: char) -> bool {
    let spaces_and_marks = matches!(
        c,
        '\u{00a0}' | '\u{00ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}'
    );
    spaces_and_marks || (c.is_control() && c != '\n')
}

#[test]
fn no_file_has_a_character_that_nobody_sees() {
    // The code of Go is indented by tabs.
    let is_go = |path: &str| files::has_extension(path, "go") || path.contains("/go/");
    // A reading shows what is read as it is.
    let is_reading = |path: &str| files::has_extension(path, "snap");
    let mut unseen = Vec::new();
    for file in files::all().iter().filter(|file| !is_reading(&file.path)) {
        let tabs = is_go(&file.path);
        for (number, line) in file.text.split('\n').enumerate() {
            let found = line
                .chars()
                .find(|c| is_unseen(*c) && !(tabs && *c == '\t'));
            unseen.extend(found.map(|c| format!("{}:{}: {c:?}", file.path, number + 1)));
        }
    }
    assert_eq!(unseen, [""; 0]);
}

#[test]
fn every_line_ends_by_a_line_feed_and_has_nothing_before_it() {
    let snapshot = |path: &str| files::has_extension(path, "snap");
    let mut wrong = Vec::new();
    for file in files::all().iter().filter(|file| !snapshot(&file.path)) {
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            wrong.push(format!("{}: the last line has no end", file.path));
        }
        for (number, line) in file.text.split('\n').enumerate() {
            if line.ends_with([' ', '\t', '\r']) {
                wrong.push(format!("{}:{}: {line:?}", file.path, number + 1));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_source_file_begins_with_what_it_is_for() {
    // A fuzz target has to begin with that it has no `main`.
    let begun = |text: &str| text.trim_start_matches("#![no_main]\n").starts_with("//! ");
    let silent: Vec<&str> = files::ending(".rs")
        .filter(|file| !begun(&file.text))
        .map(|file| file.path.as_str())
        .collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn no_source_file_is_long_without_a_reason() {
    let allowed = |path: &str| LONGER.iter().any(|(name, _)| *name == path);
    let long: Vec<String> = files::ending(".rs")
        .filter(|file| !allowed(&file.path) && file.text.lines().count() > LONGEST)
        .map(|file| format!("{}: {} lines", file.path, file.text.lines().count()))
        .collect();
    assert_eq!(long, [""; 0]);
}

#[test]
fn nothing_is_left_to_do_and_no_machine_is_named() {
    // In halves, or this file would name them too.
    let words = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["todo", "!("],
        ["dbg", "!("],
        ["#[ign", "ore"],
        ["/wo", "rk/"],
        ["/ho", "me/"],
        ["/ro", "ot/"],
        ["arti", "factory"],
    ]
    .map(|halves| halves.concat());
    let mut found = Vec::new();
    for file in files::all() {
        for (number, line) in file.text.lines().enumerate() {
            let word = words.iter().find(|word| line.contains(*word));
            found.extend(word.map(|word| format!("{}:{}: {word}", file.path, number + 1)));
        }
    }
    assert_eq!(found, [""; 0]);
}
