//! Reports as a page for a browser.
//!
//! `maud` escapes every text that is put in, so what a program answers can only ever be text.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use super::{
    CaseReport, Counts, ImplementationReport, MisbehaviourReport, OutcomeCode, Report,
    ResultReport, StatusCode, page, picture, svg,
};
use crate::{Ask, visible::visible_lines};

/// How many cases and variants are shown; variants that pass everywhere are left out before.
const SHOWN: usize = 2000;

/// How much of a question or an answer is shown, in characters.
const LONGEST: usize = 2000;

/// The statuses, with the words for them.
const STATUSES: [(StatusCode, &str); 5] = [
    (StatusCode::Failed, "failed"),
    (StatusCode::UnexpectedPass, "passed unexpectedly"),
    (StatusCode::KnownFailure, "known to fail"),
    (StatusCode::Skipped, "skipped"),
    (StatusCode::Passed, "passed"),
];

/// The page.
pub(super) fn page(report: &Report) -> String {
    let worth = |case: &&CaseReport| {
        let passes = |result: &ResultReport| result.status == StatusCode::Passed;
        !case.id.contains('@') || !case.results.iter().all(passes)
    };
    let shown: Vec<&CaseReport> = report.cases.iter().filter(worth).take(SHOWN).collect();
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(page::policy());
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { "Tic-tac-toe conformance" }
                link rel="icon" href="data:,";
                style { (PreEscaped(page::STYLE)) }
            }
            body {
                header {
                    h1 { "Tic-tac-toe conformance" }
                    (implementations(report))
                }
                main {
                    details open[report.clauses.len() <= 12 || any_failure(report)] {
                        summary { h2 { "Implementations and clauses" } }
                        (matrix(report))
                    }
                    h2 #cases { "Cases" }
                    (filters(report))
                    (left_out(report, shown.len()))
                    @for case in &shown { (article(case)) }
                    p #nothing hidden { "No case is left by these filters." }
                }
                script { (PreEscaped(page::SCRIPT)) }
            }
        }
    };
    markup.into_string()
}

fn any_failure(report: &Report) -> bool {
    let not_all = |of: &ImplementationReport| of.counts.failed + of.counts.unexpected_pass > 0;
    report.implementations.iter().any(not_all)
}

fn implementations(report: &Report) -> Markup {
    html! {
        ul.implementations {
            @for of in &report.implementations {
                li.good[of.verdict == super::VerdictCode::AsExpected] {
                    strong { (of.name) }
                    " " (verdict(of))
                    @for fault in of.not_started.iter().chain(&of.at_end) { (misbehaviour(fault)) }
                }
            }
        }
    }
}

fn verdict(of: &ImplementationReport) -> Markup {
    let Counts {
        failed,
        unexpected_pass,
        known_failure,
        skipped,
        passed,
    } = of.counts;
    let total = failed + unexpected_pass + known_failure + skipped + passed;
    html! {
        span {
            (passed) " of " (total) " passed"
            @for (count, status) in [
                (failed, StatusCode::Failed),
                (unexpected_pass, StatusCode::UnexpectedPass),
                (known_failure, StatusCode::KnownFailure),
                (skipped, StatusCode::Skipped),
            ] {
                @if count > 0 { ", " a href=(format!("#?outcome={}", code(status))) { (count) " " (word(status)) } }
            }
        }
    }
}

fn misbehaviour(fault: &MisbehaviourReport) -> Markup {
    html! {
        p { (fault.why) }
        (stderr(&fault.stderr))
    }
}

fn stderr(text: &str) -> Markup {
    html! {
        @if !text.is_empty() {
            details {
                summary { "its standard error" }
                pre { (visible_lines(text)) }
            }
        }
    }
}

/// Clauses by implementations; each number is a link to the cases behind it.
fn matrix(report: &Report) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="Implementations and clauses" {
            table.matrix {
                thead {
                    tr {
                        th scope="col" { "clause" }
                        @for of in &report.implementations { th scope="col" { (of.name) } }
                    }
                }
                tbody {
                    @for clause in &report.clauses {
                        tr {
                            th scope="row" {
                                a href=(format!("#?clause={clause}")) { (clause) }
                            }
                            @for place in 0..report.implementations.len() {
                                (cell(report, clause, place))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many of a clause's cases an implementation passed.
fn cell(report: &Report, clause: &str, place: usize) -> Markup {
    let name = &report.implementations[place].name;
    let of_clause = report.cases.iter().filter(|case| case.clause == clause);
    let statuses: Vec<StatusCode> = of_clause
        .flat_map(|case| &case.results)
        .filter(|result| result.implementation == *name)
        .map(|result| result.status)
        .collect();
    let passed = statuses
        .iter()
        .filter(|&&status| status == StatusCode::Passed);
    let passed = passed.count();
    html! {
        @match statuses.iter().min() {
            None => td { "–" },
            Some(&worst) => td class=(code(worst)) title=(word(worst)) {
                (sign(worst)) " " (passed) "/" (statuses.len())
            },
        }
    }
}

fn filters(report: &Report) -> Markup {
    html! {
        form #filters hidden {
            label {
                "Outcome "
                select name="outcome" {
                    option value="" { "any" }
                    @for (status, word) in STATUSES { option value=(code(status)) { (word) } }
                }
            }
            label {
                "Ask "
                select name="ask" {
                    option value="" { "any" }
                    @for ask in Ask::ALL { option { (ask) } }
                }
            }
            label {
                "Clause "
                select name="clause" {
                    option value="" { "any" }
                    @for clause in &report.clauses { option { (clause) } }
                }
            }
            label.text { "Text " input type="search" name="text" autocomplete="off"; }
            button type="reset" { "Clear" }
            output #count {}
        }
    }
}

fn left_out(report: &Report, shown: usize) -> Markup {
    let variants = report.cases.iter().filter(|case| case.id.contains('@'));
    let left = report.cases.len() - shown;
    html! {
        @if variants.count() > 0 {
            p.note {
                "Variants that pass everywhere are not shown. "
                (left) " of " (report.cases.len()) " cases and variants are in report.json alone."
            }
        }
    }
}

fn article(case: &CaseReport) -> Markup {
    let statuses: Vec<&str> = case
        .results
        .iter()
        .map(|result| code(result.status))
        .collect();
    let worst = case.results.iter().map(|result| result.status).min();
    let picture = picture::picture(&case.question);
    html! {
        article id=(case.id) class=(worst.map_or("", code)) data-ask=(case.ask)
            data-clause=(case.clause) data-outcomes=(statuses.join(" ")) {
            h3 {
                a href=(format!("#{}", case.id)) { (case.id) }
                " " span.clause { (case.clause) }
            }
            p { (case.about) }
            div.columns {
                figure {
                    (svg::svg(&picture, &format!("the board of {}", case.id)))
                    figcaption {
                        (rules(case))
                        @for note in &picture.notes { p.wrong { (note) } }
                    }
                }
                div.answers {
                    details {
                        summary { "Question" }
                        pre { (limited(&json(&case.question))) }
                    }
                    p.label { "Expected" }
                    pre.expected { (limited(&json(&case.expected))) }
                    (passes(case))
                    @for result in not_passed(case) { (answer(result)) }
                    @if let Some(source) = &case.source { p.source { "Source: " (source) } }
                }
            }
        }
    }
}

fn rules(case: &CaseReport) -> Markup {
    let rules = case.question.rules();
    html! {
        p {
            (rules.rows) " × " (rules.cols) ", " (rules.k) " in a row, "
            (rules.first.symbol()) " moves first"
        }
    }
}

fn not_passed(case: &CaseReport) -> impl Iterator<Item = &ResultReport> {
    let results = case.results.iter();
    results.filter(|result| result.status != StatusCode::Passed)
}

/// The implementations that gave the expected answer, together.
fn passes(case: &CaseReport) -> Markup {
    let results = case.results.iter();
    let passed: Vec<&str> = results
        .filter(|result| result.status == StatusCode::Passed)
        .map(|result| result.implementation.as_str())
        .collect();
    html! {
        @if !passed.is_empty() {
            p.label.passed {
                span.badge { (sign(StatusCode::Passed)) " " (word(StatusCode::Passed)) }
                " " strong { (passed.join(", ")) }
            }
        }
    }
}

fn answer(result: &ResultReport) -> Markup {
    let status = result.status;
    html! {
        p class=(format!("label {}", code(status))) {
            span.badge { (sign(status)) " " (word(status)) }
            " " strong { (result.implementation) }
            @if let Some(known) = &result.known { " – " (known) }
        }
        @if let Some(answer) = &result.answer { pre { (limited(&json(answer))) } }
        @if let Some(why) = &result.why {
            pre {
                @match result.outcome {
                    OutcomeCode::Skipped => "skipped: ",
                    OutcomeCode::Error => "error: ",
                    _ => "",
                }
                (limited(&visible_lines(why)))
            }
        }
        (stderr(&result.stderr))
    }
}

/// The word for a status in classes and filters.
fn code(status: StatusCode) -> &'static str {
    match status {
        StatusCode::Failed => "failed",
        StatusCode::UnexpectedPass => "unexpected-pass",
        StatusCode::KnownFailure => "known-failure",
        StatusCode::Skipped => "skipped",
        StatusCode::Passed => "passed",
    }
}

fn word(status: StatusCode) -> &'static str {
    let found = STATUSES.into_iter().find(|(other, _)| *other == status);
    found.map_or("", |(_, word)| word)
}

/// A sign besides the colour, for those who do not see it.
fn sign(status: StatusCode) -> &'static str {
    match status {
        StatusCode::Failed => "✗",
        StatusCode::UnexpectedPass => "!",
        StatusCode::KnownFailure => "~",
        StatusCode::Skipped => "–",
        StatusCode::Passed => "✓",
    }
}

/// Plain data as JSON on one line.
pub(super) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("questions and answers are plain data")
}

/// The beginning of a text.
fn limited(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}… (all of it is in report.json)", &text[..end]),
        None => text.to_owned(),
    }
}
