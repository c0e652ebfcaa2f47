//! The manifests, and what the documents say of them.

use std::collections::BTreeSet;

use toml::{Table, Value};

use crate::files;

/// The manifests, but for those of programs that are only measured against ours: what they
/// depend on is what is measured.
fn manifests() -> Vec<(&'static str, Table)> {
    let measured = |path: &str| path.contains("/peers/");
    let manifests = files::ending("Cargo.toml").filter(|file| !measured(&file.path));
    manifests
        .map(|file| {
            let table = file.text.parse();
            (
                file.path.as_str(),
                table.unwrap_or_else(|error| panic!("{}: {error}", file.path)),
            )
        })
        .collect()
}

/// The names of the dependencies in all tables of a manifest, of every kind and target.
fn dependencies(manifest: &Table) -> Vec<&str> {
    let mut names = Vec::new();
    for (key, value) in manifest {
        let Value::Table(table) = value else { continue };
        if key.ends_with("dependencies") {
            names.extend(table.keys().map(String::as_str));
        } else if matches!(key.as_str(), "target" | "workspace") || key.starts_with("cfg(") {
            names.extend(dependencies(table));
        }
    }
    names
}

/// The libraries that have a row in the table of CONTRIBUTING.
fn explained() -> BTreeSet<&'static str> {
    let page = files::text("CONTRIBUTING.md");
    let (_, section) = page
        .split_once("\n## Dependencies\n")
        .expect("there is a section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split(" | ").next());
    names
        .flat_map(|names| names.split("`, `").map(|name| name.trim_end_matches('`')))
        .collect()
}

#[test]
fn every_dependency_is_explained_and_every_explained_one_is_there() {
    let manifests = manifests();
    let used: BTreeSet<&str> = manifests
        .iter()
        .flat_map(|(_, manifest)| dependencies(manifest))
        .filter(|name| !name.starts_with("ttt-"))
        .collect();
    assert!(used.contains("clap") && used.contains("serde"), "{used:?}");
    let explained = explained();
    let unexplained: Vec<_> = used.difference(&explained).collect();
    let unused: Vec<_> = explained.difference(&used).collect();
    assert_eq!(
        (unexplained, unused),
        (vec![], vec![]),
        "(unexplained, unused)"
    );
}

#[test]
fn the_dependencies_of_every_table_are_found() {
    let manifest = "[dependencies]\na = '1'\n[dev-dependencies]\nb = '1'\n\
                    [target.'cfg(unix)'.build-dependencies]\nc.workspace = true\n\
                    [workspace.dependencies]\nd = '1'\n[package]\nname = 'e'\n";
    let manifest = manifest.parse().expect("it is a manifest");
    let mut names = dependencies(&manifest);
    names.sort_unstable();
    assert_eq!(names, ["a", "b", "c", "d"]);
}

#[test]
fn versions_agree() {
    let version = env!("CARGO_PKG_VERSION");
    let root: Table = files::text("Cargo.toml").parse().expect("it is a manifest");
    assert_eq!(
        root["workspace"]["package"]["version"].as_str(),
        Some(version)
    );
    let dependencies = root["workspace"]["dependencies"]
        .as_table()
        .expect("it is a table");
    let ours = dependencies
        .iter()
        .filter(|(name, _)| name.starts_with("ttt-"));
    for (name, dependency) in ours {
        // What is never published has no version to ask for.
        let asked = dependency
            .get("version")
            .and_then(Value::as_str)
            .unwrap_or(version);
        assert_eq!(asked, version, "{name}");
    }
    for (path, manifest) in manifests() {
        let Some(package) = manifest.get("package") else {
            continue;
        };
        let published = package.get("publish").is_none();
        if published {
            for field in ["version", "edition", "rust-version", "license"] {
                let inherited = package[field].get("workspace").and_then(Value::as_bool);
                assert_eq!(inherited, Some(true), "{path}: {field}");
            }
            for field in ["description", "readme", "keywords", "categories", "include"] {
                assert!(package.get(field).is_some(), "{path} has no {field}");
            }
        }
    }
}
