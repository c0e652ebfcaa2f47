//! Which program to run.

use std::{
    error::Error,
    ffi::{OsStr, OsString},
    fmt, io,
    path::PathBuf,
    process::Stdio,
};

use process_wrap::std::{ChildWrapper, CommandWrap};

/// A program with its arguments.
///
/// ```
/// use ttt_conformance::Program;
///
/// let program = Program::parse("python3 'my solution/main.py'")?;
/// assert_eq!(program, Program::new("python3", ["my solution/main.py"]));
/// assert_eq!(program.to_string(), "python3 'my solution/main.py'");
/// # Ok::<(), ttt_conformance::ProgramError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    path: OsString,
    args: Vec<OsString>,
    folder: Option<PathBuf>,
}

impl Program {
    /// A program, found on the `PATH` unless it names a path, and its arguments.
    ///
    /// ```
    /// use ttt_conformance::Program;
    ///
    /// assert_eq!(Program::new("node", ["mine.js", "-q"]).to_string(), "node mine.js -q");
    /// ```
    #[must_use]
    pub fn new<A: AsRef<OsStr>>(
        program: impl AsRef<OsStr>,
        args: impl IntoIterator<Item = A>,
    ) -> Self {
        Self {
            path: program.as_ref().to_owned(),
            args: args
                .into_iter()
                .map(|arg| arg.as_ref().to_owned())
                .collect(),
            folder: None,
        }
    }

    /// A program and its arguments in one text, quoted as for a POSIX shell.
    ///
    /// No shell runs: there are no variables, pipes or patterns.
    ///
    /// # Errors
    /// When a quote does not end, or there is no program.
    ///
    /// ```
    /// use ttt_conformance::Program;
    ///
    /// assert_eq!(Program::parse("'my program'")?, Program::new("my program", [""; 0]));
    /// # Ok::<(), ttt_conformance::ProgramError>(())
    /// ```
    pub fn parse(command: &str) -> Result<Self, ProgramError> {
        let mut words = shlex::split(command)
            .ok_or(ProgramError::OpenQuote)?
            .into_iter();
        let program = words.next().ok_or(ProgramError::Empty)?;
        Ok(Self::new(program, words))
    }

    /// The same, run in a folder.
    ///
    /// ```
    /// use ttt_conformance::Program;
    ///
    /// let program = Program::new("./mine", [""; 0]).in_folder("build");
    /// ```
    #[must_use]
    pub fn in_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// Starts it, with pipes, as the leader of its own group, so that it can be killed with its
    /// children.
    pub(super) fn spawn(&self) -> io::Result<Box<dyn ChildWrapper>> {
        let mut command = CommandWrap::with_new(&self.path, |command| {
            command
                .args(&self.args)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped());
            if let Some(folder) = &self.folder {
                command.current_dir(folder);
            }
        });
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        command.spawn()
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for word in std::iter::once(&self.path).chain(&self.args) {
            let word = word.to_string_lossy();
            // A word with a NUL, which no program can be given, is shown as it is.
            let quoted = shlex::try_quote(&word).unwrap_or_else(|_| word.clone());
            write!(f, "{space}{quoted}")?;
            space = " ";
        }
        Ok(())
    }
}

/// Why a text names no program.
///
/// ```
/// use ttt_conformance::{Program, ProgramError};
///
/// assert_eq!(Program::parse(" "), Err(ProgramError::Empty));
/// assert_eq!(
///     Program::parse("'mine").unwrap_err().to_string(),
///     "the command has a quote that does not end",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramError {
    /// There are no words in it.
    Empty,
    /// A quote does not end.
    OpenQuote,
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the command is empty, expected a program and its arguments",
            Self::OpenQuote => "the command has a quote that does not end",
        })
    }
}

impl Error for ProgramError {}
