//! `BENCHMARKS.md`.

use std::{env::consts, fs, thread};

use jiff::Timestamp;

use crate::{
    Failure,
    bench::{Effort, Extent, failed, instructions, judge, memory, peers, table, timed, tool},
};

/// Measures everything and writes it down.
pub(crate) fn benchmarks(effort: Effort) -> Result<(), Failure> {
    let extent = Extent {
        effort,
        filter: None,
    };
    let rows = timed::rows(extent)?;
    let memory = memory::measure()?;
    let counts = instructions::count(extent)?;
    let peers = peers::rows(extent)?;
    let page = PAGE
        .replace("{date}", &Timestamp::now().strftime("%Y-%m-%d").to_string())
        .replace("{machine}", &machine())
        .replace("{compiler}", &instructions::compiler()?)
        .replace("{command}", command(effort))
        .replace("{rows}", &table::of(&rows).to_string())
        .replace("{memory}", &memory::table(&memory).to_string())
        .replace("{peers}", &table::of(&peers).to_string())
        .replace("{counts}", &instructions::table(&counts).to_string());
    let path = tool::folder().join("BENCHMARKS.md");
    fs::write(&path, page).map_err(failed)?;
    println!("\n{}\n\n{}", table::of(&rows), table::of(&peers));
    println!("written to {}", path.display());
    memory::judge(&memory)?;
    judge(&rows)?;
    judge(&peers)
}

const PAGE: &str = include_str!("benchmarks.md.in");

const fn command(effort: Effort) -> &'static str {
    match effort {
        Effort::Quick => "cargo xtask bench --write --quick",
        Effort::Full => "cargo xtask bench --write",
    }
}

/// The processor, as far as the system tells.
fn machine() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name| {
        let mut lines = about.lines().filter(|line| line.starts_with(name));
        let value = lines.next()?.split_once(':')?.1;
        Some(value.trim().to_owned())
    };
    let model = field("model name").unwrap_or_else(|| "a processor of unknown model".to_owned());
    format!("{model}, {cores} cores, {} on {}", consts::OS, consts::ARCH)
}
