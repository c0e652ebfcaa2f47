//! Instruction counts, which do not depend on how busy the machine is.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use comfy_table::{CellAlignment, Table};
use serde::{Deserialize, Serialize};

use crate::{
    Failure,
    bench::{
        Extent, failed,
        table::{figure, markdown},
        tool,
    },
    process,
};

/// By how much a count may grow.
const TOLERANCE: f64 = 1.05;

/// A count that may be at most so many times another: what a move costs does not grow with k.
const FLAT: (&str, f64, &str) = ("track/1000/k=500", 1.5, "track/1000/k=5");

/// The checked-in file.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    /// The compiler, since another one makes other instructions.
    compiler: String,
    /// Instructions for an item of each workload.
    counts: BTreeMap<String, f64>,
}

/// Counts, and writes the counts to the checked-in file.
pub(crate) fn write(extent: Extent<'_>) -> Result<(), Failure> {
    let mut counts = count(extent)?;
    println!("\n{}", table(&counts));
    if extent.filter.is_some() {
        // What was not counted this time stays as it was.
        for (name, recorded) in recorded()?.counts {
            counts.entry(name).or_insert(recorded);
        }
    }
    let compiler = compiler()?;
    let text = serde_json::to_string_pretty(&Recorded { compiler, counts }).map_err(failed)?;
    fs::write(file(), text + "\n").map_err(failed)?;
    println!("written to {}", file().display());
    Ok(())
}

/// Counts, and compares with the checked-in file.
pub(crate) fn check(extent: Extent<'_>) -> Result<(), Failure> {
    let recorded = recorded()?;
    let counts = count(extent)?;
    println!("\n{}", table(&counts));
    let mut faults: Vec<String> = counts
        .iter()
        .filter_map(|(name, &count)| fault(name, count, recorded.counts.get(name).copied()))
        .collect();
    if extent.filter.is_none() {
        let gone = recorded
            .counts
            .keys()
            .filter(|&name| !counts.contains_key(name));
        faults.extend(gone.map(|name| format!("{name} is in the file, but is no workload")));
    }
    faults.extend(flatness(&counts));
    if faults.is_empty() {
        println!("no count has grown by more than a twentieth");
        return Ok(());
    }
    let compiler = compiler()?;
    if compiler != recorded.compiler {
        faults.push(format!(
            "(counted with {compiler}, recorded with {})",
            recorded.compiler
        ));
    }
    faults.push("if that is as it should be: cargo xtask bench --instructions".to_owned());
    Err(failed(faults.join("\n")))
}

/// The counts as a table.
pub(crate) fn table(counts: &BTreeMap<String, f64>) -> Table {
    let mut table = markdown(&["workload", "instructions for each item"]);
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    for (name, &count) in counts {
        table.add_row([name.clone(), figure(count)]);
    }
    table
}

/// Instructions for an item of each workload that the filter lets pass.
pub(crate) fn count(extent: Extent<'_>) -> Result<BTreeMap<String, f64>, Failure> {
    let program = tool::build("workload")?;
    let list = process::output(&mut Command::new(&program))?;
    let mut counts = BTreeMap::new();
    for line in list.lines() {
        let (name, items) = line
            .split_once(' ')
            .ok_or_else(|| failed("a workload without items"))?;
        if extent.filter.is_none_or(|filter| name.contains(filter)) {
            let items: f64 = items.parse().map_err(failed)?;
            println!("counting {name}");
            // What the start and the inputs cost is in both runs alike.
            let twice = callgrind(&program, name, "2")?;
            let once = callgrind(&program, name, "1")?;
            let count = (twice - once) / items;
            counts.insert(name.to_owned(), (count * 1e4).round() / 1e4);
        }
    }
    if counts.is_empty() {
        let names: Vec<&str> = list.split_whitespace().step_by(2).collect();
        let why = "no workload's name contains the filter; there are";
        return Err(Failure::Usage(format!("{why} {}", names.join(", "))));
    }
    Ok(counts)
}

/// The instructions of a workload done a number of times, start and inputs included.
fn callgrind(program: &Path, name: &str, times: &str) -> Result<f64, Failure> {
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([name, times]);
    let output = valgrind.output().map_err(|why| match why.kind() {
        io::ErrorKind::NotFound => failed(
            "valgrind is missing: it counts the instructions, and stands \
                                    in the package `valgrind` of most systems",
        ),
        _ => failed(format!("valgrind cannot be run: {why}")),
    })?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report
        .lines()
        .find_map(|line| line.split_once("Collected : "));
    match collected {
        Some((_, count)) if output.status.success() => count.trim().parse().map_err(failed),
        _ => Err(failed(format!("valgrind failed at {name}:\n{report}"))),
    }
}

fn fault(name: &str, count: f64, recorded: Option<f64>) -> Option<String> {
    let Some(recorded) = recorded else {
        return Some(format!("{name} is not in the file"));
    };
    let growth = (count / recorded - 1.0) * 100.0;
    (count > recorded * TOLERANCE).then(|| {
        format!(
            "{name} takes {count} instructions an item, recorded are {recorded}: {growth:+.1} %"
        )
    })
}

fn flatness(counts: &BTreeMap<String, f64>) -> Option<String> {
    let (name, most, other) = FLAT;
    let ratio = counts.get(name)? / counts.get(other)?;
    (ratio > most).then(|| format!("{name} takes {ratio:.2} × {other}, expected at most {most} ×"))
}

fn recorded() -> Result<Recorded, Failure> {
    let text = fs::read_to_string(file())
        .map_err(|why| failed(format!("{} cannot be read: {why}", file().display())))?;
    serde_json::from_str(&text).map_err(failed)
}

fn file() -> PathBuf {
    tool::folder().join("instructions.json")
}

/// What the compiler calls itself.
pub(crate) fn compiler() -> Result<String, Failure> {
    let text = process::output(Command::new("rustc").arg("--version"))?;
    Ok(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{fault, flatness};

    #[test]
    fn a_count_may_grow_by_a_twentieth() {
        assert_eq!(fault("scan", 105.0, Some(100.0)), None);
        assert_eq!(
            fault("scan", 105.01, Some(100.0)).unwrap(),
            "scan takes 105.01 instructions an item, recorded are 100: +5.0 %"
        );
        assert_eq!(fault("scan", 1.0, None).unwrap(), "scan is not in the file");
    }

    #[test]
    fn a_move_may_cost_half_as_much_again_at_a_larger_k() {
        let counts = |large| {
            let counts = [("track/1000/k=5", 100.0), ("track/1000/k=500", large)];
            counts.map(|(name, count)| (name.to_owned(), count)).into()
        };
        assert_eq!(flatness(&counts(150.0)), None);
        assert_eq!(
            flatness(&counts(151.0)).unwrap(),
            "track/1000/k=500 takes 1.51 × track/1000/k=5, expected at most 1.5 ×"
        );
    }
}
