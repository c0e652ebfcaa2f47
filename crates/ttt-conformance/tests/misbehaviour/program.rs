//! A program that speaks the wire protocol, but for one fault.

use std::{
    io::{self, BufRead, Write},
    net::TcpListener,
    process::{Command, ExitCode, Stdio, exit},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use ttt_conformance::{Builtin, Implementation, Question, Reply};

/// The question on which a fault shows, counted from 1; those before and after are answered.
const FAULTY: usize = 2;

/// Longer than any test waits.
const LONG: Duration = Duration::from_mins(1);

/// Runs as the program with a fault; the second argument is a file that the fault may need.
pub(crate) fn main(fault: &str, file: &str) -> ExitCode {
    match fault {
        "exit at once" => exit(3),
        "listen" => return listen(file),
        "say another version" => say(&json!({"hello": {"protocol": 2, "name": "new"}})),
        "say no hello" => print("Hello!"),
        "say nothing" => thread::sleep(LONG),
        "answer before asked" => {
            let early = json!({"id": 1, "answer": {"verdict": "Pending"}});
            print(&format!("{}\n{early}", hello(fault)));
        }
        "close the input" => {
            io::stdin()
                .read_line(&mut String::new())
                .expect("the runner says hello");
            close_input();
            say(&hello(fault));
            thread::sleep(LONG);
        }
        _ => say(&hello(fault)),
    }
    serve(fault, file);
    match fault {
        "fail at the end" => {
            eprintln!("cannot save the game");
            ExitCode::from(4)
        }
        "go on after the end" => {
            thread::sleep(LONG);
            ExitCode::SUCCESS
        }
        "answer after the end" => {
            print("bye");
            ExitCode::SUCCESS
        }
        _ => ExitCode::SUCCESS,
    }
}

fn hello(fault: &str) -> Value {
    let asks = if fault == "announce scan alone" {
        json!(["scan"])
    } else {
        json!(["scan", "lines", "track", "replay", "validate"])
    };
    json!({"hello": {"protocol": 1, "name": fault, "asks": asks}})
}

fn serve(fault: &str, file: &str) {
    let mut ids = Vec::new();
    // The hello of the runner comes first.
    for line in io::stdin().lock().lines().skip(1) {
        let line = line.expect("the runner writes UTF-8");
        let message: Value = serde_json::from_str(&line).expect("the runner writes JSON");
        ids.push(message["id"].clone());
        let answer = answer(&message["question"]);
        if fault == "misname every question" {
            say(&json!({"id": -7, "answer": answer}));
        } else if ids.len() == FAULTY {
            misbehave(fault, &ids, &answer, file);
        } else if fault == "answer out of order" && ids.len() > FAULTY {
            say(&json!({"id": ids[0], "answer": answer}));
        } else {
            say(&json!({"id": ids[ids.len() - 1], "answer": answer}));
        }
        if fault == "flood the standard error" {
            flood();
        }
    }
}

/// What the program does on the faulty question.
fn misbehave(fault: &str, ids: &[Value], answer: &Value, file: &str) {
    let id = &ids[ids.len() - 1];
    let right = json!({"id": id, "answer": answer});
    match fault {
        "crash" => {
            eprintln!("index out of range");
            exit(101);
        }
        "hang with a child" => {
            start_listener(file);
            thread::sleep(LONG);
        }
        "leave a child behind" => {
            start_listener(file);
            exit(5);
        }
        "answer with the wrong id" => say(&json!({"id": -7, "answer": answer})),
        "answer twice" => print(&format!("{right}\n{right}")),
        "answer twice, later" => {
            say(&right);
            thread::sleep(Duration::from_millis(50));
            say(&right);
        }
        "talk nonsense" => print("\u{1b}[2JX wins"),
        "write a gigabyte" => write_gigabyte(),
        "write invalid UTF-8" => write(b"{\"id\": \xff}\n"),
        "close the output" => close_output(),
        "refuse the message" => say(&json!({"id": null, "error": "no such game"})),
        "report an error" => say(&json!({"id": id, "error": "too hard"})),
        "skip" => say(&json!({"id": id, "skip": "too large"})),
        "answer unknown words" => say(&json!({"id": id, "answer": {"verdict": "Tie"}})),
        "keep the answer to itself" => {}
        _ => say(&right),
    }
}

fn answer(question: &Value) -> Value {
    let question: Question =
        serde_json::from_value(question.clone()).expect("the runner asks questions");
    match Builtin.answer(&question) {
        Reply::Answer(answer) => serde_json::to_value(answer).expect("an answer is plain data"),
        other => panic!("the built-in implementation answers everything, not {other:?}"),
    }
}

/// Starts a child of this program, and waits until it listens.
fn start_listener(file: &str) {
    let own = std::env::current_exe().expect("a running program has a file");
    let child = Command::new(own)
        .args(["misbehave", "listen", file])
        .stdin(Stdio::null())
        .spawn();
    assert!(child.is_ok(), "this program starts: {child:?}");
    while !std::fs::read_to_string(file).is_ok_and(|port| port.ends_with('\n')) {
        thread::sleep(Duration::from_millis(5));
    }
}

/// Listens for as long as it lives, and says where in a file.
fn listen(file: &str) -> ExitCode {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("a bound port").port();
    std::fs::write(file, format!("{port}\n")).expect("the test's folder is writable");
    thread::sleep(LONG);
    ExitCode::SUCCESS
}

fn flood() {
    let block = vec![b'!'; 1 << 16];
    for _ in 0..64 {
        let _ = io::stderr().write_all(&block);
    }
}

fn write_gigabyte() {
    let block = vec![b'x'; 1 << 20];
    for _ in 0..1024 {
        if io::stdout().write_all(&block).is_err() {
            return;
        }
    }
}

fn say(message: &Value) {
    print(&message.to_string());
}

fn print(line: &str) {
    write(format!("{line}\n").as_bytes());
}

fn write(bytes: &[u8]) {
    let mut stdout = io::stdout().lock();
    // A runner that has gone away is no concern of this program.
    let _ = stdout.write_all(bytes).and_then(|()| stdout.flush());
}

/// Closes the standard input of this very process.
fn close_input() {
    #[cfg(unix)]
    nix::unistd::close(0).expect("it is open");
}

/// Closes the standard output of this very process, and runs on.
fn close_output() {
    #[cfg(unix)]
    nix::unistd::close(1).expect("it is open");
    thread::sleep(LONG);
}
