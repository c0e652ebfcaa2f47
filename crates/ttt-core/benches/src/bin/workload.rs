//! Does one workload a number of times, for counting its instructions: `workload NAME TIMES`,
//! or `workload` alone for the names with the number of items that each holds.

use std::{env, process::ExitCode};

use ttt_bench::workloads::{self, Workload};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match &arguments[..] {
        [] => {
            for Workload { name, items, .. } in workloads::ALL {
                println!("{name} {items}");
            }
            ExitCode::SUCCESS
        }
        [name, times] => match (workloads::find(name), times.parse()) {
            (Some(workload), Ok(times)) => {
                workload.run(times);
                ExitCode::SUCCESS
            }
            _ => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("expected no arguments, or the name of a workload and how many times to do it");
    ExitCode::from(2)
}
