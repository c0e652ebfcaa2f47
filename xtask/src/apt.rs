//! Programs of the system, from its packages.

use std::{
    env,
    process::{Command, Stdio},
    sync::Once,
};

/// Finds programs; in CI, installs the packages that have them first where one is missing.
///
/// Says which are missing then.
pub(crate) fn ensure(programs: &[&str], packages: &[&str]) -> Result<(), String> {
    if missing(programs).is_empty() {
        return Ok(());
    }
    if may_install() {
        install(packages);
    }
    let missing = missing(programs);
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{} not found; `apt-get install {}` has it, and with CI=true it is done",
        missing.join(", "),
        packages.join(" ")
    ))
}

/// Whether this machine is there for this run alone, so that packages may be installed.
pub(crate) fn may_install() -> bool {
    env::var_os("CI").is_some()
}

/// Installs packages; whether that was of use shows when they are.
pub(crate) fn install(packages: &[&str]) {
    static UPDATE: Once = Once::new();
    println!("installing {}", packages.join(", "));
    // A fresh machine has no list of packages, or an old one.
    UPDATE.call_once(|| apt_get(&["update", "--quiet"], &[]));
    apt_get(&["install", "--yes", "--no-install-recommends"], packages);
}

fn apt_get(arguments: &[&str], packages: &[&str]) {
    let mut command = if missing(&["sudo"]).is_empty() {
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "apt-get"]);
        sudo
    } else {
        Command::new("apt-get")
    };
    command
        .args(arguments)
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null());
    match command.status() {
        Ok(status) if status.success() => {}
        Ok(status) => println!("apt-get {} failed, {status}", arguments[0]),
        Err(error) => println!("apt-get cannot be started: {error}"),
    }
}

/// Those of some programs that are in no folder of `PATH`.
pub(crate) fn missing<'a>(programs: &[&'a str]) -> Vec<&'a str> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = env::split_paths(&path).collect();
    let there = |program: &str| {
        folders.iter().any(|folder| {
            let file = folder.join(program);
            file.is_file() || file.with_extension("exe").is_file()
        })
    };
    let programs = programs.iter().copied();
    programs.filter(|program| !there(program)).collect()
}

#[cfg(test)]
mod tests {
    use super::missing;

    #[test]
    fn only_programs_that_are_not_there_are_missing() {
        // Whoever builds this has cargo on the path.
        assert_eq!(missing(&["cargo", "no-such-program"]), ["no-such-program"]);
    }
}
