//! What somebody at the keyboard sees: the commands, cases drawn, new cases with a board.

use std::{
    fs,
    process::{Command, Stdio},
};

/// How a run of xtask ended.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

/// Runs xtask where nothing is said about colour but this.
fn xtask(arguments: &[&str], colour: &[(&str, &str)]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
        .args(arguments)
        .envs(colour.iter().copied())
        .stdin(Stdio::null());
    let output = command.output().expect("xtask is there");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    Run {
        code: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

const SHOWN: &str = "\
A win outranks the blanks around it
source: LCCI 16.04, example 1
clause: verdict.win-first

scan on 3×3, 3 in a row, O first

  0 1 2
0 O . X
1 . X O
2 X . O

marks: X 3, O 3, blank 3
verdict: X
lines: 1
  X in an anti-diagonal of 3 from row 0, column 2 to row 2, column 0
legal: yes
witness: [0,0] [1,1] [1,2] [2,0] [2,2] [0,2]
answer: {\"verdict\":\"X\"}
";

#[test]
fn a_case_is_drawn_without_colour_where_nobody_looks() {
    for name in ["scan::win-first", "scan/win-first", "scan/win-first.json"] {
        let run = xtask(&["show", name], &[]);
        assert_eq!((run.code, run.stdout.as_str()), (Some(0), SHOWN), "{name}");
    }
}

#[test]
fn a_case_is_drawn_in_colour_where_it_is_wanted() {
    let forced = ("CLICOLOR_FORCE", "1");
    let run = xtask(&["show", "scan::win-first"], &[forced]);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(
        lines[0],
        "\u{1b}[1mA win outranks the blanks around it\u{1b}[0m"
    );
    assert_eq!(
        lines[7],
        "0 \u{1b}[1m\u{1b}[34mO\u{1b}[0m \u{1b}[2m.\u{1b}[0m \u{1b}[1m\u{1b}[31mX\u{1b}[0m"
    );
    let run = xtask(&["show", "scan::win-first"], &[forced, ("NO_COLOR", "1")]);
    assert_eq!(run.stdout, SHOWN);
}

#[test]
fn an_error_names_the_next_step() {
    let run = xtask(&["show", "scan::no-such-case"], &[]);
    assert_eq!(run.code, Some(2));
    assert_eq!(
        run.stderr,
        "xtask: there is no case scan::no-such-case; `cargo run -p ttt-conformance -- list \
         --ask scan` lists those there are\nsee: cargo xtask show --help\n"
    );
}

/// Each command stands on a line of its own, with what it does.
#[test]
fn without_arguments_all_commands_are_shown() {
    let run = xtask(&[], &[]);
    assert_eq!(run.code, Some(2));
    let commands = run.stderr.lines().skip_while(|line| *line != "Commands:");
    let commands: Vec<&str> = commands
        .skip(1)
        .take_while(|line| !line.is_empty())
        .collect();
    for command in &commands {
        let (name, about) = command
            .trim()
            .split_once("  ")
            .expect("it says what it does");
        assert!(about.trim().len() > 10, "{name}");
    }
    for name in ["conformance", "new-case", "show", "completions", "ci"] {
        let start = format!("  {name} ");
        assert!(
            commands.iter().any(|line| line.starts_with(&start)),
            "{name}"
        );
    }
}

#[test]
fn new_case_opens_with_the_clauses_by_area() {
    let run = xtask(&["new-case"], &[]);
    assert_eq!(run.code, Some(0));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "Numbers: number.range");
    assert_eq!(
        lines[1],
        "Rules: rules.rows, rules.cols, rules.k, rules.order, rules.before-board, rules.limits, \
         rules.longer-side"
    );
    assert_eq!(
        lines.last(),
        Some(&"then: cargo xtask new-case ASK NAME --clause CLAUSE")
    );
}

const CROSSING: &str = r#"{
  "about": "",
  "source": "",
  "clause": "a.b",
  "question": {
    "ask": "witness",
    "rules": {"rows": 3, "cols": 4, "k": 3, "first": "O"},
    "board": ["OOO.", "X...", "XX.O"]
  },
  "answer": {}
}
"#;

/// The answer is left to be written by hand, and until then the case is refused.
#[test]
fn a_board_is_drawn_and_becomes_the_question() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let corpus = folder.path().to_str().expect("its name is UTF-8");
    let page = "### Letters\n\n#### `a.b`\nVariants: all\n";
    fs::write(folder.path().join("RULES.md"), page).expect("the page can be written");
    let board = [
        "--board",
        "OOO./X.../XX.O",
        "--rules",
        "3x4x3",
        "--first",
        "O",
    ];
    let new_case = |more: &[&str]| {
        let name = ["new-case", "witness", "crossing", "--corpus", corpus];
        xtask(&[&name, &board[..], more].concat(), &[])
    };
    assert_eq!(
        new_case(&["--clause", "a.c"]).stderr,
        "xtask: the rulebook has no clause \"a.c\"; `cargo xtask new-case` lists the clauses\n\
         see: cargo xtask new-case --help\n"
    );
    let run = new_case(&["--clause", "a.b"]);
    let path = folder.path().join("witness/crossing.json");
    assert_eq!(
        fs::read_to_string(&path).expect("the case is there"),
        CROSSING
    );
    let shown = "
witness on 3×4, 3 in a row, O first

  0 1 2 3
0 O O O .
1 X . . .
2 X X . O

marks: X 3, O 4, blank 5
verdict: O
lines: 1
  O in a row of 3 from row 0, column 0 to row 0, column 2
legal: yes
witness: [0,1] [1,0] [0,2] [2,0] [2,3] [2,1] [0,0]

so these crates see it; the answer is yours to derive from the rulebook
fill it in by hand: about, source and the answer; then
cargo xtask conformance witness::crossing
";
    assert_eq!(run.stdout, format!("wrote {}\n{shown}", path.display()));
    let refused = xtask(&["show", "witness::crossing", "--corpus", corpus], &[]);
    assert!(
        refused.stderr.ends_with(
            "at `answer`: an answer has one of verdict, lines, returns, refused, legal, moves, \
             bad-rules and malformed; mend the file first\n"
        ),
        "{}",
        refused.stderr
    );
}

#[test]
fn a_board_needs_an_ask_that_is_about_one_and_rules_of_three_numbers() {
    let refused = |arguments: &[&str]| {
        let run = xtask(&[&["new-case"], arguments].concat(), &[]);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
        run.stderr.lines().next().map(str::to_owned)
    };
    let clause = ["--clause", "verdict.draw", "--board", "X."];
    assert_eq!(
        refused(&[&["track", "a-board"], &clause[..]].concat()).as_deref(),
        Some("xtask: a question `track` has no field `board`, expected `ask`, `rules` and `calls`")
    );
    assert_eq!(
        refused(&[&["scan", "a-board", "--rules", "1x2"], &clause[..]].concat()).as_deref(),
        Some("xtask: \"1x2\" are no rules, expected rows, columns and k such as 3x3x3")
    );
}

#[test]
fn an_adapter_that_there_is_not_is_refused_by_name() {
    let run = xtask(&["adapters", "cobol"], &[]);
    assert_eq!(run.code, Some(2));
    assert_eq!(
        run.stderr,
        "xtask: no adapter is named \"cobol\", expected one of cpp, go, java, python, typescript\n\
         see: cargo xtask adapters --help\n"
    );
}

#[test]
fn every_shell_gets_completions_of_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = xtask(&["completions", shell], &[]);
        assert_eq!(run.code, Some(0), "{shell}");
        assert!(run.stdout.contains("new-case"), "{shell}");
    }
}
