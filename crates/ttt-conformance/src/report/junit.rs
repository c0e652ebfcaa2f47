//! Reports as `JUnit` XML, which most services for continuous integration show.

use quick_junit::{NonSuccessKind, Report as Junit, TestCase, TestCaseStatus, TestSuite};

use super::{
    CaseReport, ImplementationReport, MisbehaviourReport, OutcomeCode, Report, ResultReport,
    StatusCode,
};

/// The report as XML; a suite for each implementation, a test case for each case and variant.
pub(super) fn xml(report: &Report) -> String {
    let mut junit = Junit::new("ttt-conformance");
    junit.add_test_suites(report.implementations.iter().map(|of| suite(report, of)));
    junit
        .to_string()
        .expect("writing XML into memory does not fail")
}

fn suite(report: &Report, of: &ImplementationReport) -> TestSuite {
    let mut suite = TestSuite::new(of.name.as_str());
    for case in &report.cases {
        let results = case.results.iter();
        let mut own = results.filter(|result| result.implementation == of.name);
        suite.add_test_cases(own.next().map(|result| test_case(case, result)));
    }
    let faults = of.not_started.iter().map(|fault| ("hello", fault));
    let faults = faults.chain(of.at_end.iter().map(|fault| ("end of input", fault)));
    suite.add_test_cases(faults.map(|(name, fault)| error(name, fault)));
    suite
}

fn test_case(case: &CaseReport, result: &ResultReport) -> TestCase {
    let status = match result.status {
        StatusCode::Passed => TestCaseStatus::success(),
        StatusCode::Skipped | StatusCode::KnownFailure => {
            let mut status = TestCaseStatus::skipped();
            let why = result.known.as_ref().or(result.why.as_ref());
            status.set_message(why.map_or("", String::as_str));
            status
        }
        StatusCode::UnexpectedPass => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message("passed, but is on the list of known failures");
            status
        }
        StatusCode::Failed => failure(case, result),
    };
    let mut test = TestCase::new(case.id.as_str(), status);
    test.set_classname(case.clause.as_str());
    if !result.stderr.is_empty() {
        test.set_system_err(result.stderr.as_str());
    }
    test
}

fn failure(case: &CaseReport, result: &ResultReport) -> TestCaseStatus {
    let (kind, message) = match result.outcome {
        OutcomeCode::Wrong => (NonSuccessKind::Failure, "the answer is wrong".to_owned()),
        _ => (
            NonSuccessKind::Error,
            result.why.clone().unwrap_or_default(),
        ),
    };
    let mut status = TestCaseStatus::non_success(kind);
    status.set_message(message);
    let expected = super::html::json(&case.expected);
    let answer = result.answer.as_ref().map(super::html::json);
    let actual = answer.map(|answer| format!("\nactual:   {answer}"));
    let actual = actual.unwrap_or_default();
    status.set_description(format!("{}\nexpected: {expected}{actual}", case.about));
    status
}

fn error(name: &str, fault: &MisbehaviourReport) -> TestCase {
    let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
    status.set_message(fault.why.as_str());
    let mut test = TestCase::new(name, status);
    if !fault.stderr.is_empty() {
        test.set_system_err(fault.stderr.as_str());
    }
    test
}
