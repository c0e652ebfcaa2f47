//! Every combination of the features of the published packages.

use serde_json::Value;

use crate::{Failure, process};

/// A package that is published, and its features but for `default`.
struct Package {
    name: String,
    features: Vec<Feature>,
}

#[derive(Clone)]
struct Feature {
    name: String,
    /// What it turns on, of its own package or another.
    implies: Vec<String>,
}

/// Builds and tests each package with every combination of its features, by itself: with the
/// whole workspace in one build a package would get the features that others ask for.
///
/// Built alone too, since its tests may turn on what they need. The tests of a package without
/// features have been run already.
pub(crate) fn check() -> Result<(), Failure> {
    for package in published()? {
        for features in combinations(&package.features) {
            println!("{} with the features [{features}]", package.name);
            run(&["check"], &package.name, &features)?;
            if !package.features.is_empty() {
                run(&["test", "--lib", "--tests"], &package.name, &features)?;
            }
        }
    }
    Ok(())
}

/// Has cargo do something with a package and some of its features.
fn run(verb: &[&str], package: &str, features: &str) -> Result<(), Failure> {
    let mut command = process::cargo(verb);
    process::run(command.args([
        "--quiet",
        "--package",
        package,
        "--no-default-features",
        "--features",
        features,
    ]))
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
            features: features(&package["features"]),
        })
        .collect())
}

/// The features of cargo's metadata of a package.
fn features(metadata: &Value) -> Vec<Feature> {
    let features = metadata.as_object().into_iter().flatten();
    let features = features.filter(|(name, _)| *name != "default");
    features
        .map(|(name, implies)| {
            let implies = implies.as_array().into_iter().flatten();
            let implies = implies.filter_map(Value::as_str).map(str::to_owned);
            Feature {
                name: name.clone(),
                implies: implies.collect(),
            }
        })
        .collect()
}

/// Every combination, from none to all, each as cargo wants it.
///
/// A feature that another one of the combination implies adds nothing, so such a combination is
/// left out: it is that without the feature.
fn combinations(features: &[Feature]) -> Vec<String> {
    let mut sets: Vec<Vec<&Feature>> = vec![Vec::new()];
    for feature in features {
        let with = sets.iter().map(|set| [set.as_slice(), &[feature]].concat());
        sets.extend(with.collect::<Vec<_>>());
    }
    sets.retain(|set| {
        let implied = |name| set.iter().any(|feature| feature.implies.contains(name));
        !set.iter().any(|feature| implied(&feature.name))
    });
    let names = sets.iter().map(|set| {
        let names: Vec<&str> = set.iter().map(|feature| feature.name.as_str()).collect();
        names.join(",")
    });
    names.collect()
}

#[cfg(test)]
mod tests {
    use super::{Feature, combinations, published};

    fn feature(name: &str, implies: &[&str]) -> Feature {
        Feature {
            name: name.to_owned(),
            implies: implies.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn every_combination_is_there_once() {
        assert_eq!(combinations(&[]), [""]);
        let features = ["a", "b", "c"].map(|name| feature(name, &[]));
        assert_eq!(
            combinations(&features),
            ["", "a", "b", "a,b", "c", "a,c", "b,c", "a,b,c"]
        );
    }

    #[test]
    fn a_combination_in_which_nothing_is_new_is_left_out() {
        let features = [feature("a", &[]), feature("b", &["a"]), feature("c", &[])];
        let expected = ["", "a", "b", "c", "a,c", "b,c"];
        assert_eq!(combinations(&features), expected);
    }

    #[test]
    fn the_published_packages_and_their_features() {
        let Ok(packages) = published() else {
            panic!("cargo tells about the workspace")
        };
        let named: Vec<_> = packages
            .iter()
            .map(|package| (package.name.as_str(), combinations(&package.features)))
            .collect();
        let core = ["", "alloc", "serde", "std", "serde,std"];
        let expected = [
            ("ttt-conformance", vec![String::new()]),
            ("ttt-core", core.map(str::to_owned).to_vec()),
            ("ttt-validate", ["", "std"].map(str::to_owned).to_vec()),
        ];
        assert_eq!(named, expected);
    }
}
