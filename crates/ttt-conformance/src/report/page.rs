//! The parts of the page that are not made of the report.

use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// The style of the page.
pub(super) const STYLE: &str = include_str!("page.css");

/// The script of the page: filters and links to cases.
pub(super) const SCRIPT: &str = include_str!("page.js");

/// What the page may do: its own style and script, and nothing else. Whatever comes into it
/// from a program can neither run nor fetch anything.
pub(super) fn policy() -> String {
    format!(
        "default-src 'none'; img-src data:; style-src '{}'; script-src '{}'; base-uri 'none'; \
         form-action 'none'",
        hash(STYLE),
        hash(SCRIPT),
    )
}

fn hash(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}
