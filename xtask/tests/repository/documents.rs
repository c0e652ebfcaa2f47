//! What is in a document.

use std::collections::HashMap;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// A document in Markdown, taken apart.
#[derive(Debug, Default)]
pub(crate) struct Document {
    /// Where its links and pictures lead to.
    pub(crate) links: Vec<String>,
    /// The anchors of its headings.
    pub(crate) anchors: Vec<String>,
    /// The code that stands within its sentences.
    pub(crate) code: Vec<String>,
    /// What somebody types in its blocks of `console`.
    pub(crate) commands: Vec<String>,
    /// Its blocks of `sh`, which are run as they stand, in its folder.
    pub(crate) scripts: Vec<String>,
}

impl Document {
    pub(crate) fn parse(page: &str) -> Self {
        let mut document = Self::default();
        let mut heading: Option<String> = None;
        let mut language = String::new();
        for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    document.links.push(dest_url.into_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => {
                    document
                        .anchors
                        .extend(heading.take().map(|title| anchor(&title)));
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(fence))) => {
                    language = fence.into_string();
                }
                Event::End(TagEnd::CodeBlock) => language.clear(),
                Event::Text(text) if language == "sh" => document.scripts.push(text.into_string()),
                Event::Text(text) if language == "console" => {
                    let typed = text.lines().filter_map(|line| line.strip_prefix("$ "));
                    document.commands.extend(typed.map(str::to_owned));
                }
                Event::Text(text) => append(&mut heading, &text),
                Event::Code(code) => {
                    append(&mut heading, &code);
                    document.code.push(code.into_string());
                }
                _ => {}
            }
        }
        number_twins(&mut document.anchors);
        document
    }
}

/// Goes on with the title of a heading, where there is one.
fn append(heading: &mut Option<String>, text: &str) {
    if let Some(title) = heading {
        title.push_str(text);
    }
}

/// The anchor of a heading, as the well-known hosts make it.
fn anchor(title: &str) -> String {
    let kept = title
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    let dashed = kept.map(|c| if c == ' ' { '-' } else { c });
    dashed.flat_map(char::to_lowercase).collect()
}

/// The second heading of a name gets `-1`, the third `-2`.
fn number_twins(anchors: &mut [String]) {
    let mut seen: HashMap<String, u32> = HashMap::new();
    for anchor in anchors {
        let count = seen.entry(anchor.clone()).or_default();
        if *count > 0 {
            *anchor = format!("{anchor}-{count}");
        }
        *count += 1;
    }
}

#[test]
fn a_document_is_taken_apart() {
    let page = "# A `b.c`, and d!\n\n[e](f.md#g) ![h](i.png)\n\n# Twin\n\n# Twin\n\n\
                Type `cargo xtask`.\n\n```console\n$ cargo xtask ci\nall passed\n```\n\n\
                ```text\n$ not typed\n```\n";
    let document = Document::parse(page);
    assert_eq!(document.anchors, ["a-bc-and-d", "twin", "twin-1"]);
    assert_eq!(document.links, ["f.md#g", "i.png"]);
    assert_eq!(document.code, ["b.c", "cargo xtask"]);
    assert_eq!(document.commands, ["cargo xtask ci"]);
}
