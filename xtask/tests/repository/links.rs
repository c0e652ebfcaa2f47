//! The links of the documents.

use crate::{
    documents::Document,
    files::{self, File},
};

/// Where a link does not lead to, if it does not.
fn broken(file: &File, link: &str) -> Option<String> {
    if link.contains("://") {
        return None;
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let here = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let place = match path {
        "" => files::root().join(&file.path),
        path => files::root().join(here).join(path),
    };
    let wrong = |why: &str| Some(format!("{}: the link {link} {why}", file.path));
    if !place.exists() {
        return wrong("leads nowhere");
    }
    if anchor.is_empty() {
        return None;
    }
    let page = std::fs::read_to_string(&place).unwrap_or_default();
    if Document::parse(&page).anchors.iter().any(|a| a == anchor) {
        None
    } else {
        wrong("leads to no heading of that page")
    }
}

#[test]
fn every_link_leads_somewhere() {
    let mut links = 0;
    let mut all_broken = Vec::new();
    for file in files::ending(".md") {
        for link in Document::parse(&file.text).links {
            links += 1;
            all_broken.extend(broken(file, &link));
        }
    }
    assert!(links > 10, "only {links} links were found");
    assert_eq!(all_broken, [""; 0]);
}

#[test]
fn a_broken_link_is_noticed() {
    let file = File {
        path: "docs/page.md".to_owned(),
        text: String::new(),
    };
    assert_eq!(broken(&file, "../README.md"), None);
    assert_eq!(broken(&file, "../CONTRIBUTING.md#the-code-map"), None);
    assert_eq!(
        broken(&file, "README.md").as_deref(),
        Some("docs/page.md: the link README.md leads nowhere")
    );
    assert_eq!(
        broken(&file, "../README.md#nothing").as_deref(),
        Some("docs/page.md: the link ../README.md#nothing leads to no heading of that page")
    );
}
