//! Reports: what came of runs, for people and for other programs.

mod html;
mod junit;
mod model;
mod page;
mod picture;
mod svg;

use std::{fs, io, path::Path};

pub use model::{
    CaseReport, Counts, ImplementationReport, MisbehaviourReport, OutcomeCode, Report,
    ResultReport, StatusCode, VerdictCode,
};

use crate::{Judgement, schema};

impl Report {
    /// The report of some runs.
    ///
    /// ```
    /// use ttt_conformance::{
    ///     Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run,
    /// };
    ///
    /// let corpus = Corpus::embedded()?;
    /// let plan = Plan::new(&corpus, &Selection { filter: "replay/".into(), ..Selection::default() });
    /// let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// let judgement = Judgement { plan: &plan, runs: &runs, known: &KnownFailures::default() };
    /// let report = Report::new(judgement);
    /// assert_eq!(report.cases.len(), plan.items().len());
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn new(judgement: Judgement<'_>) -> Self {
        model::report(judgement)
    }

    /// The JSON Schema (draft 2020-12) of `report.json`, made from these types; pretty printed,
    /// with a line end at the end. In this repository it is kept in
    /// `crates/ttt-conformance/report.schema.json`.
    ///
    /// ```
    /// assert!(ttt_conformance::Report::schema().contains("\"title\": \"Report\""));
    /// ```
    #[must_use]
    pub fn schema() -> String {
        schema::text_of::<Self>()
    }

    /// The report as JSON, on one line.
    ///
    /// # Panics
    /// Never: the report is plain data.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(Report::new(judgement).json().starts_with('{'));
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data") + "\n"
    }

    /// The report as `JUnit` XML, a suite for each implementation.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(Report::new(judgement).junit().contains("<testsuite "));
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn junit(&self) -> String {
        junit::xml(self)
    }

    /// The report as a page for a browser, which needs nothing besides.
    ///
    /// ```
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// assert!(Report::new(judgement).html().starts_with("<!DOCTYPE html>"));
    /// # Ok::<(), ttt_conformance::CorpusError>(())
    /// ```
    #[must_use]
    pub fn html(&self) -> String {
        html::page(self)
    }

    /// Writes `report.json`, `junit.xml` and `report.html` into a folder.
    ///
    /// # Errors
    /// When they cannot be written.
    ///
    /// ```no_run
    /// # use ttt_conformance::{Builtin, Corpus, Judgement, KnownFailures, Plan, Report, Selection, run};
    /// # let corpus = Corpus::embedded()?;
    /// # let selection = Selection { filter: "replay/no-moves".into(), ..Selection::default() };
    /// # let plan = Plan::new(&corpus, &selection);
    /// # let runs = [run(&plan, &Builtin, 1, &|| ())];
    /// # let known = KnownFailures::default();
    /// # let judgement = Judgement { plan: &plan, runs: &runs, known: &known };
    /// Report::new(judgement).write("report".as_ref())?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write(&self, dir: &Path) -> io::Result<()> {
        fs::create_dir_all(dir)?;
        fs::write(dir.join("report.json"), self.json())?;
        fs::write(dir.join("junit.xml"), self.junit())?;
        fs::write(dir.join("report.html"), self.html())
    }
}
