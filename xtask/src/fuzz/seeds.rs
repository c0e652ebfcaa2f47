//! What fuzzing starts from: the questions of the corpus, in the form of each target.

use std::{fs, path::Path};

use ttt_conformance::{
    Call, Case, Corpus, CorpusPolicy, Integer, Question, QuestionRules, Subject,
};
use ttt_core::Mark;

use super::Target;
use crate::{
    Failure,
    root::{corpus, root},
};

/// Writes the seeds of a target into its folder, and says how many there are.
///
/// What fuzzing itself has kept there stays.
pub(super) fn write(target: Target) -> Result<usize, Failure> {
    let failed = |what: &Path, error: &dyn std::fmt::Display| {
        Failure::Failed(format!("{}: {error}", what.display()))
    };
    let from = corpus();
    let cases = Corpus::load(&from, CorpusPolicy::Own).map_err(|error| failed(&from, &error))?;
    let dir = root().join("fuzz/corpus").join(target.name());
    fs::create_dir_all(&dir).map_err(|error| failed(&dir, &error))?;
    let mut written = 0;
    for case in cases.cases() {
        let name = format!("seed-{}", case.id()).replace("::", "-");
        let file = dir.join(name);
        if let Some(bytes) = seed(target, &from, case) {
            fs::write(&file, bytes).map_err(|error| failed(&file, &error))?;
            written += 1;
        }
    }
    Ok(written)
}

/// A case as the input of a target, where it makes one.
fn seed(target: Target, corpus: &Path, case: &Case) -> Option<Vec<u8>> {
    let question = case.question();
    match target {
        Target::BoardText => Some(question.board()?.join("\n").into()),
        Target::CaseFile => fs::read(corpus.join(case.id().path())).ok(),
        Target::ProtocolLine => {
            let question = serde_json::to_string(question).ok()?;
            Some(format!("{{\"id\":1,\"question\":{question}}}\n").into())
        }
        Target::TrackerCalls => {
            let mut bytes = rules(question.rules());
            bytes.extend(calls(question)?.iter().copied().flat_map(call));
            Some(bytes)
        }
        Target::ValidateWitness => {
            let mut bytes = rules(question.rules());
            bytes.extend(question.board()?.concat().bytes().map(square));
            Some(bytes)
        }
    }
}

/// The first four bytes of the inputs that start with rules.
fn rules(rules: &QuestionRules) -> Vec<u8> {
    let less_one = |number: Integer| byte(number.get() - 1);
    let first = u8::from(rules.first == Mark::O);
    vec![
        less_one(rules.rows),
        less_one(rules.cols),
        less_one(rules.k),
        first,
    ]
}

/// The calls that a question makes.
fn calls(question: &Question) -> Option<Vec<Call>> {
    match question.subject() {
        Subject::Calls(calls) => Some(calls.to_vec()),
        Subject::Moves(moves) => Some(moves.iter().copied().map(Call::Play).collect()),
        Subject::Board(_) => None,
    }
}

fn call(call: Call) -> [u8; 3] {
    match call {
        Call::Play([row, col]) => [0, byte(row.get()), byte(col.get())],
        Call::PlayAs([row, col], Mark::X) => [10, byte(row.get()), byte(col.get())],
        Call::PlayAs([row, col], Mark::O) => [11, byte(row.get()), byte(col.get())],
        Call::Undo => [12, 0, 0],
    }
}

fn square(symbol: u8) -> u8 {
    match symbol {
        b'X' => 1,
        b'O' => 2,
        _ => 0,
    }
}

/// The number where it fits into a byte, else the largest.
fn byte(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
