//! The report in a real browser.
//!
//! Needs `chromium` and `chromedriver`. Where they are missing the tests are ignored, and say
//! so; with `TTT_BROWSER=required`, as in the step of `cargo xtask ci` that is theirs, they fail.
//! With `TTT_BROWSER=no`, as in the step of all other tests, they are ignored.

mod driver;

use std::{path::Path, process::ExitCode};

use libtest_mimic::{Arguments, Completion, Failed, Trial};
use serde_json::Value;
use ttt_conformance::{
    Answer, Builtin, Corpus, Implementation, Item, Judgement, KnownFailures, Plan, Question, Reply,
    Report, Selection, run,
};
use ttt_core::Verdict;

use self::driver::Browser;

/// What a program could answer to take over the page.
const ATTACK: &str = "</pre></script><script>document.title = 'taken over'</script>\
                      <img src=\"http://127.0.0.1:9/x\" onerror=\"document.title = 'taken over'\">";

/// Takes every game for open, and answers the rest with an attack.
struct Hostile;

impl Implementation for Hostile {
    fn name(&self) -> &'static str {
        ATTACK
    }

    fn answer(&self, question: &Question) -> Reply {
        match question {
            Question::Scan { .. } => Answer::Verdict(Verdict::Pending).into(),
            Question::Lines { .. } => Reply::Skip(ATTACK.to_owned()),
            _ => Reply::Error(ATTACK.to_owned()),
        }
    }
}

/// A test, given a browser and the address of a report.
type Test = fn(&Browser, &str);

fn main() -> ExitCode {
    let tests: [(&str, Test); 6] = [
        (
            "it_loads_and_shows_every_case",
            it_loads_and_shows_every_case,
        ),
        ("filters_leave_what_they_say", filters_leave_what_they_say),
        (
            "links_lead_to_cases_and_filters",
            links_lead_to_cases_and_filters,
        ),
        (
            "what_a_program_answers_never_runs",
            what_a_program_answers_never_runs,
        ),
        ("no_request_leaves_the_page", no_request_leaves_the_page),
        (
            "a_phone_shows_it_without_scrolling_sideways",
            a_phone_shows_it,
        ),
    ];
    let trials = tests.map(|(name, test)| Trial::ignorable_test(name, move || in_browser(test)));
    let arguments = Arguments {
        // Each test has a browser of its own, which is as much as a small machine bears.
        test_threads: Some(1),
        ..Arguments::from_args()
    };
    libtest_mimic::run(&arguments, trials.into()).exit_code()
}

fn in_browser(test: Test) -> Result<Completion, Failed> {
    let wanted = std::env::var_os("TTT_BROWSER").unwrap_or_default();
    if wanted == "no" {
        return Ok(Completion::ignored_with("TTT_BROWSER is no"));
    }
    let Some(browser) = Browser::start() else {
        let why = "chromedriver is not installed";
        return if wanted == "required" {
            Err(why.into())
        } else {
            Ok(Completion::ignored_with(why))
        };
    };
    let folder = tempfile::tempdir()?;
    report().write(folder.path())?;
    test(&browser, &address(&folder.path().join("report.html")));
    Ok(Completion::Completed)
}

fn report() -> Report {
    let plan = plan();
    let runs = [
        run(&plan, &Builtin, 1, &|| ()),
        run(&plan, &Hostile, 1, &|| ()),
    ];
    Report::new(Judgement {
        plan: &plan,
        runs: &runs,
        known: &KnownFailures::default(),
    })
}

fn plan() -> Plan {
    let corpus = Corpus::embedded().expect("a sound corpus");
    Plan::new(&corpus, &Selection::default())
}

fn address(file: &Path) -> String {
    format!("file://{}", file.display())
}

/// The ids of the cases that can be seen.
fn seen(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('article')]
        .filter(article => article.offsetParent !== null).map(article => article.id);";
    let ids = browser.script(script);
    let ids = ids.as_array().expect("a list").iter();
    ids.map(|id| id.as_str().expect("an id").to_owned())
        .collect()
}

fn it_loads_and_shows_every_case(browser: &Browser, address: &str) {
    browser.open(address);
    let plan = plan();
    let expected: Vec<&str> = plan.items().iter().map(Item::id).collect();
    assert_eq!(seen(browser), expected);
    let boards = browser.script("return document.querySelectorAll('article svg').length;");
    assert!(boards.as_u64() > Some(300), "{boards} boards are drawn");
    let strokes = browser.script("return document.querySelectorAll('svg .stroke').length;");
    assert!(
        strokes.as_u64() > Some(100),
        "{strokes} lines are struck through"
    );
    let marked = browser.script("return document.querySelectorAll('svg .mark').length;");
    assert!(marked.as_u64() > Some(100), "{marked} squares are marked");
    assert_eq!(browser.complaints(), [""; 0]);
}

fn filters_leave_what_they_say(browser: &Browser, address: &str) {
    browser.open(address);
    let all = seen(browser);
    let scans: Vec<_> = all
        .iter()
        .filter(|id| id.starts_with("scan/"))
        .cloned()
        .collect();
    browser.type_into("select[name=ask]", "scan");
    assert_eq!(seen(browser), scans);
    browser.type_into("select[name=outcome]", "failed");
    let failed = seen(browser);
    assert!(
        !failed.is_empty() && failed.len() < scans.len(),
        "open games pass"
    );
    browser.type_into("input[name=text]", "ANTI-DIAGONAL of");
    let found = seen(browser);
    assert!(!found.is_empty() && found.len() < failed.len(), "{found:?}");
    let hash = browser.script("return location.hash;");
    assert_eq!(hash, "#?outcome=failed&ask=scan&text=ANTI-DIAGONAL+of");
    browser.type_into("input[name=text]", " no such text");
    assert_eq!(seen(browser), [""; 0]);
    let nothing = browser.script("return document.getElementById('nothing').hidden;");
    assert_eq!(
        nothing,
        Value::Bool(false),
        "the page says that nothing is left"
    );
    browser.click("#filters button");
    // A form is reset after the click, and the page follows then.
    browser.script("return new Promise(done => setTimeout(done, 50));");
    assert_eq!(seen(browser), all);
}

fn links_lead_to_cases_and_filters(browser: &Browser, address: &str) {
    let plan = plan();
    let last = plan.items().last().expect("a case").id();
    browser.open(&format!("{address}#{last}"));
    let top = format!(
        "return Math.abs(document.getElementById('{last}').getBoundingClientRect().top) \
         < innerHeight;"
    );
    assert_eq!(
        browser.script(&top),
        Value::Bool(true),
        "the case is in the window"
    );
    browser.open(&format!("{address}#?ask=replay"));
    let replays = seen(browser);
    assert!(replays.iter().all(|id| id.starts_with("replay/")) && !replays.is_empty());
    browser.click("article:not([hidden]) h3 a");
    assert_eq!(
        browser.script("return location.hash.slice(1);"),
        Value::from(&*replays[0])
    );
    assert_eq!(
        seen(browser).len(),
        plan.items().len(),
        "a link to a case takes filters away"
    );
    browser.click(".matrix tbody a");
    let clause = &plan.clauses()[0];
    assert_eq!(
        browser.script("return location.hash;"),
        format!("#?clause={clause}")
    );
    let expected: Vec<_> = plan
        .items()
        .iter()
        .filter(|item| item.clause() == clause)
        .collect();
    assert_eq!(seen(browser).len(), expected.len());
}

fn what_a_program_answers_never_runs(browser: &Browser, address: &str) {
    browser.open(address);
    let title = browser.script("return document.title;");
    assert_eq!(title, "Tic-tac-toe conformance");
    let foreign = browser.script("return document.querySelectorAll('img').length;");
    assert_eq!(foreign, 0, "no image comes out of an answer");
    let scripts = browser.script("return document.scripts.length;");
    assert_eq!(scripts, 1, "no script comes out of an answer");
    let shown = browser.script("return document.body.innerText.includes(\"<script>document\");");
    assert_eq!(shown, Value::Bool(true), "the answer is shown as text");
    // Even markup that got into the page could not run: the page's policy forbids it.
    browser.script(&format!(
        "document.body.insertAdjacentHTML('beforeend', {ATTACK:?});"
    ));
    browser.script("return new Promise(done => setTimeout(done, 200));");
    assert_eq!(
        browser.script("return document.title;"),
        "Tic-tac-toe conformance"
    );
}

fn no_request_leaves_the_page(browser: &Browser, address: &str) {
    browser.requests();
    browser.open(address);
    browser.type_into("select[name=outcome]", "failed");
    browser.open(&format!("{address}#?ask=scan"));
    let requests = browser.requests();
    assert!(requests.contains(&address.to_owned()), "{requests:?}");
    let others: Vec<_> = requests
        .into_iter()
        .filter(|url| url != address && !url.starts_with("data:"))
        .collect();
    assert_eq!(others, [""; 0]);
}

fn a_phone_shows_it(browser: &Browser, address: &str) {
    browser.width(360);
    browser.open(address);
    let sideways = browser.script(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth;",
    );
    assert_eq!(sideways, 0, "the page is no wider than the window");
}
