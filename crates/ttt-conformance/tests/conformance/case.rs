//! The check of one case.

use ttt_conformance::{Builtin, Case, CaseId, Implementation, Outcome, drawing, reading};

use crate::{setting::Setting, snapshot};

/// Holds the built-in implementation to a case, and its full reading to the snapshot.
///
/// The error is what a person needs to act on it. Both guards speak, and a wrong answer keeps a
/// snapshot from being written.
pub(crate) fn check(setting: &Setting, id: CaseId) -> Result<(), String> {
    let case =
        Case::load(&setting.corpus, id, setting.policy).map_err(|error| error.to_string())?;
    let again = format!("run this case alone: {}", setting.command(case.id()));
    let reply = Builtin.answer(case.question());
    let (question, expected) = (case.question(), case.answer());
    let outcome = Outcome::of(question, expected, reply.clone());
    if outcome != Outcome::Passed {
        let comparison = drawing::comparison(expected, &reply);
        let remark = outcome.remark(question, expected);
        let remark = remark.map_or_else(String::new, |objection| format!("\n\n{objection}"));
        return Err(failure(&case, &format!("{comparison}{remark}\n\n{again}")));
    }
    let Some(snapshots) = &setting.snapshots else {
        return Ok(());
    };
    snapshot::check(setting, snapshots, &case, &reading(&case))
        .map_err(|why| failure(&case, &format!("{why}\n\n{again}")))
}

/// What every failure begins with: why the case is there, where it stands, and its question.
fn failure(case: &Case, why: &str) -> String {
    let question = drawing::question(case.question());
    format!(
        "{}\ncorpus/{}\n\n{question}\n\n{why}\n",
        case.about(),
        // One spelling on every system.
        case.id().to_string().replace("::", "/") + ".json",
    )
}
