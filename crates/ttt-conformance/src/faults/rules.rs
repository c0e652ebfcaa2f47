//! Faults in reading the rules.

use super::{
    Fault, board,
    game::low_bits,
    textbook::{TEXTBOOK, Textbook},
};
use crate::{Answer, Bound, Integer, Malformed, QuestionRules, oracle::Terms};

pub(super) const FAULTS: &[Fault] = &[
    fault(
        "rules/k-up-to-the-shorter-side",
        "No k above the shorter side passes, so that a board of one row has no game but k = 1.",
        |rules| {
            let terms = Terms::read(rules)?;
            if terms.k > terms.rows.min(terms.cols) {
                return Err(Bound::K);
            }
            Ok(terms)
        },
    ),
    fault(
        "rules/k-above-the-sides-taken-down",
        "A k that no side is long enough for is silently taken for the longer side.",
        |rules| {
            let k = rules.k.min(rules.rows.max(rules.cols));
            Terms::read(&QuestionRules { k, ..*rules })
        },
    ),
    fault(
        "rules/k-looked-at-first",
        "A bad k is reported before bad rows and columns.",
        |rules| {
            let longer = rules.rows.max(rules.cols).get();
            if !(1..=longer).contains(&rules.k.get()) {
                return Err(Bound::K);
            }
            Terms::read(rules)
        },
    ),
    fault(
        "rules/cols-before-rows",
        "Bad columns are reported before bad rows.",
        |rules| {
            if !(1..=4096).contains(&rules.cols.get()) {
                return Err(Bound::Cols);
            }
            Terms::read(rules)
        },
    ),
    fault(
        "rules/rows-limited-only",
        "A number of columns beyond the limit passes.",
        |rules| match Terms::read(rules) {
            Err(Bound::Cols) if rules.cols > Integer::from(4096) => {
                let cols = Integer::from(4096);
                Terms::read(&QuestionRules { cols, ..*rules })
            }
            terms => terms,
        },
    ),
    fault(
        "rules/sides-up-to-1000",
        "No side above 1000 passes, as one text of the tracking problem has it.",
        |rules| {
            let too_long = |side: Integer| side.get() > 1000;
            match Terms::read(rules) {
                Ok(_) if too_long(rules.rows) => Err(Bound::Rows),
                Ok(_) if too_long(rules.cols) => Err(Bound::Cols),
                terms => terms,
            }
        },
    ),
    fault(
        "rules/sides-of-16-bits",
        "Rows and columns are cut to 16 bits, so that large numbers come back into range.",
        |rules| {
            let [rows, cols] = low_bits([rules.rows, rules.cols], 0xffff);
            Terms::read(&QuestionRules {
                rows,
                cols,
                ..*rules
            })
        },
    ),
    Fault {
        name: "rules/board-before-rules",
        about: "A bad board is reported before bad rules.",
        textbook: Textbook {
            sheet: |textbook, rules, rows| {
                let symbols: Vec<Vec<char>> =
                    rows.iter().map(|row| (textbook.chars)(row)).collect();
                for &check in textbook.checks {
                    // The size is not known before the rules are.
                    let fails = check != Malformed::WrongSize
                        && board::fails(check, textbook, &symbols, [0, 0]);
                    if fails {
                        return Err(Answer::Malformed(check));
                    }
                }
                board::sheet(textbook, rules, rows)
            },
            ..TEXTBOOK
        },
    },
];

const fn fault(
    name: &'static str,
    about: &'static str,
    terms: fn(&QuestionRules) -> Result<Terms, Bound>,
) -> Fault {
    Fault {
        name,
        about,
        textbook: Textbook { terms, ..TEXTBOOK },
    }
}
