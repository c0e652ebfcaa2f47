//! Public items without an example.

use std::{fs, path::Path};

use serde_json::Value;

use super::{Failure, failed};

/// Says of each public item without an example in its documentation which one it is.
///
/// Items are modules' functions, types, traits, constants and macros, and what a type has
/// of its own. Variants, fields and what a trait asks for speak through these.
pub(super) fn missing(json: &Path) -> Result<Vec<String>, Failure> {
    let json = fs::read_to_string(json).map_err(failed)?;
    let crates: Value = serde_json::from_str(&json).map_err(failed)?;
    let mut walk = Walk {
        index: &crates["index"],
        missing: Vec::new(),
    };
    walk.item(&crates["root"], "");
    Ok(walk.missing)
}

struct Walk<'a> {
    index: &'a Value,
    missing: Vec<String>,
}

impl Walk<'_> {
    /// Visits an item and all below it.
    fn item(&mut self, id: &Value, parent: &str) {
        let item = &self.index[id.to_string()];
        // What is re-exported from another crate is documented there.
        let Some((kind, inner)) = item["inner"]
            .as_object()
            .and_then(|kinds| kinds.iter().next())
        else {
            return;
        };
        let name = item["name"].as_str().unwrap_or_default();
        let path = match parent {
            "" => name.to_owned(),
            parent => format!("{parent}::{name}"),
        };
        match kind.as_str() {
            "module" => self.items(&inner["items"], &path),
            "use" => self.item(&inner["id"], parent),
            "struct" | "enum" | "union" => {
                self.judge(item, &path);
                self.impls(&inner["impls"], &path);
            }
            "trait" | "function" | "constant" | "static" | "macro" | "proc_macro"
            | "assoc_const" | "type_alias" => self.judge(item, &path),
            _ => {}
        }
    }

    fn items(&mut self, ids: &Value, parent: &str) {
        for id in ids.as_array().into_iter().flatten() {
            self.item(id, parent);
        }
    }

    /// What a type has of its own, not by a trait.
    fn impls(&mut self, ids: &Value, parent: &str) {
        for id in ids.as_array().into_iter().flatten() {
            let block = &self.index[id.to_string()]["inner"]["impl"];
            if !block["trait"].is_null() {
                continue;
            }
            for id in block["items"].as_array().into_iter().flatten() {
                if self.index[id.to_string()]["visibility"] == "public" {
                    self.item(id, parent);
                }
            }
        }
    }

    fn judge(&mut self, item: &Value, path: &str) {
        let docs = item["docs"].as_str().unwrap_or_default();
        if !docs.contains("```") {
            self.missing.push(format!("{path} has no example"));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Walk;

    #[test]
    fn an_item_without_an_example_is_named() {
        let example = "What it is.\n\n```\nassert!(true);\n```";
        let item = |name: &str, docs: &str, inner| json!({"name": name, "docs": docs, "visibility": "public", "inner": inner});
        let index = json!({
            "0": item("game", "", json!({"module": {"items": [1, 2, 3]}})),
            "1": item("play", "Plays.", json!({"function": {}})),
            "2": item("Board", example, json!({"struct": {"impls": [4, 5]}})),
            "3": item("", "", json!({"use": {"id": 99}})),
            "4": {"inner": {"impl": {"trait": null, "items": [6, 7]}}},
            "5": {"inner": {"impl": {"trait": {"path": "Clone"}, "items": [1]}}},
            "6": item("rows", "Rows.", json!({"function": {}})),
            "7": item("cols", example, json!({"function": {}})),
        });
        let mut walk = Walk {
            index: &index,
            missing: Vec::new(),
        };
        walk.item(&json!(0), "");
        assert_eq!(
            walk.missing,
            [
                "game::play has no example",
                "game::Board::rows has no example"
            ]
        );
    }
}
