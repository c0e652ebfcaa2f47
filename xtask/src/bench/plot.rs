//! The plot of cost against size.

use std::{
    fs,
    io::Write,
    process::{Command, Stdio},
};

use crate::{
    Failure,
    bench::{Extent, failed, timed, tool},
    root::root,
};

/// Times boards from 3×3 to 4096×4096 and draws them.
pub(crate) fn draw(extent: Extent<'_>) -> Result<(), Failure> {
    let rows = timed::of(&mut timed::target("growth"), extent)?;
    let mut plot = Command::new(tool::build("plot")?)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut input = plot
        .stdin
        .take()
        .ok_or_else(|| failed("the plot takes no input"))?;
    let text = serde_json::to_vec(&rows).map_err(failed)?;
    input.write_all(&text).map_err(failed)?;
    drop(input);
    let output = plot.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Err(failed(format!(
            "the plot cannot be drawn: {}",
            output.status
        )));
    }
    let path = root().join("docs/cost.svg");
    fs::create_dir_all(root().join("docs")).map_err(failed)?;
    fs::write(&path, output.stdout).map_err(failed)?;
    println!("written to {}", path.display());
    Ok(())
}
