//! Every combination of the features of the published packages.

use serde_json::Value;

use crate::{Failure, process};

/// A package that is published, and its features but for `default`.
struct Package {
    name: String,
    features: Vec<String>,
}

/// Tests each package with every combination of its features, by itself: with the whole workspace
/// in one build a package would get the features that others ask for.
///
/// A package without features is only built: its tests have been run already.
pub(crate) fn check() -> Result<(), Failure> {
    for package in published()? {
        let verb = if package.features.is_empty() {
            "check"
        } else {
            "test"
        };
        for features in powerset(&package.features) {
            println!("{verb} {} with the features [{features}]", package.name);
            process::run(&mut process::cargo([
                verb,
                "--quiet",
                "--package",
                &package.name,
                "--no-default-features",
                "--features",
                &features,
            ]))?;
        }
    }
    Ok(())
}

/// The packages of the workspace that are published.
fn published() -> Result<Vec<Package>, Failure> {
    let metadata = ["metadata", "--no-deps", "--format-version=1"];
    let metadata = process::output(&mut process::cargo(metadata))?;
    let metadata: Value = serde_json::from_str(&metadata)
        .map_err(|error| Failure::Failed(format!("cargo's metadata cannot be read: {error}")))?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    // An empty list of registries is `publish = false`.
    let published = packages.filter(|package| package["publish"].is_null());
    Ok(published
        .map(|package| Package {
            name: package["name"].as_str().unwrap_or_default().to_owned(),
            features: package["features"]
                .as_object()
                .into_iter()
                .flat_map(serde_json::Map::keys)
                .filter(|name| *name != "default")
                .cloned()
                .collect(),
        })
        .collect())
}

/// Every combination, from none to all, each as cargo wants it.
fn powerset(features: &[String]) -> Vec<String> {
    let mut sets = vec![String::new()];
    for feature in features {
        let with = sets.iter().map(|set| match set.as_str() {
            "" => feature.clone(),
            set => format!("{set},{feature}"),
        });
        sets.extend(with.collect::<Vec<_>>());
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::{powerset, published};

    #[test]
    fn a_powerset_has_every_combination_once() {
        assert_eq!(powerset(&[]), [""]);
        let features = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(
            powerset(&features),
            ["", "a", "b", "a,b", "c", "a,c", "b,c", "a,b,c"]
        );
    }

    #[test]
    fn the_published_packages_and_their_features() {
        let Ok(packages) = published() else {
            panic!("cargo tells about the workspace")
        };
        let named: Vec<_> = packages
            .iter()
            .map(|package| (package.name.as_str(), package.features.join(",")))
            .collect();
        let expected = [
            ("ttt-conformance", String::new()),
            ("ttt-core", "serde".to_owned()),
            ("ttt-validate", String::new()),
        ];
        assert_eq!(named, expected);
    }
}
