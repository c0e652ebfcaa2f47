//! From text to verdict, symbols checked.

use ttt_bench::{
    Reach, Row, Work,
    baselines::counting_scan,
    inputs::{self, Fill, Text},
    limits,
    ours::{self, CLASSIC, full_lines},
};
use ttt_core::Board;

/// How many boards of n = 1000 take turns.
///
/// Four million squares no branch predictor learns by heart, and they stay in the caches. Where
/// this was 16, `cargo xtask bench scan/text/1000` read them from memory, ours and the sum of the
/// bytes took up to a third longer, and what else the machine did decided how much.
const OF_A_MILLION: usize = 4;

/// How many boards of n = 100 do: as many squares.
const OF_TEN_THOUSAND: usize = 400;

/// The rows of this file.
pub(crate) fn rows() -> Vec<Row> {
    vec![
        large(
            "scan/text/1000/full",
            "scan of text, n = 1000, full",
            || inputs::random(OF_A_MILLION, 1000, Fill::Full),
        )
        .reach(Reach::Faster(40.0))
        .reach(Reach::OfLimit(3.5)),
        large(
            "scan/text/1000/blanks",
            "scan of text, n = 1000, a tenth blank",
            || inputs::random(OF_A_MILLION, 1000, Fill::TenthBlank),
        )
        .reach(Reach::Faster(40.0))
        .reach(Reach::OfLimit(3.5)),
        large("scan/text/100/full", "scan of text, n = 100, full", || {
            inputs::random(OF_TEN_THOUSAND, 100, Fill::Full)
        })
        .reach(Reach::Faster(18.0)),
        large(
            "scan/text/100/blanks",
            "scan of text, n = 100, a tenth blank",
            || inputs::random(OF_TEN_THOUSAND, 100, Fill::TenthBlank),
        )
        .reach(Reach::Faster(18.0)),
        large(
            "scan/text/1000/near-miss",
            "scan of text, n = 1000, near misses",
            || inputs::near_misses(OF_A_MILLION, 1000),
        )
        .reach(Reach::Faster(15.0))
        .reach(Reach::OfLimit(4.0)),
        large(
            "scan/text/100/near-miss",
            "scan of text, n = 100, near misses",
            || inputs::near_misses(OF_TEN_THOUSAND, 100),
        )
        .reach(Reach::Faster(6.0))
        .reach(Reach::OfLimit(4.0)),
        rows_of_three(),
        string_of_three(),
    ]
}

fn large(id: &'static str, what: &'static str, texts: fn() -> Vec<Text>) -> Row {
    Row::new(id, what, "square", move || {
        let texts = texts();
        let n = u16::try_from(texts[0].rows.len()).expect("no board is so large");
        let rules = full_lines(n);
        let plain = |text: &Text| counting_scan(text.rows);
        let ours = move |text: &Text| ours::verdict(Board::from_rows(text.rows), rules);
        Work::new(texts, u64::from(n) * u64::from(n), ours, plain)
            .baseline("counting scan", plain)
            .limit(
                "sum of the bytes",
                |text| limits::sum(text.whole),
                plain_sum,
            )
    })
}

fn rows_of_three() -> Row {
    let what = "scan of rows, n = 3, all boards";
    Row::new("scan/text/3/rows", what, "board", || {
        // Without the other way to say the same, which would have to be fetched too.
        let boards = inputs::all_three_by_three(inputs::ORDERS)
            .iter()
            .map(|text| text.rows)
            .collect();
        let ours = |rows: &&[&str]| ours::verdict(Board::from_rows(*rows), CLASSIC);
        let plain = |rows: &&[&str]| counting_scan(rows);
        Work::new(boards, 1, ours, plain).baseline("counting scan", plain)
    })
    .reach(Reach::Faster(10.0))
}

fn string_of_three() -> Row {
    let what = "scan of one string, n = 3, all boards";
    Row::new("scan/text/3/string", what, "board", || {
        let ours = |text: &Text| ours::verdict(text.whole.parse(), CLASSIC);
        let plain = |text: &Text| counting_scan(text.rows);
        Work::new(inputs::all_three_by_three(inputs::ORDERS), 1, ours, plain)
            .baseline("counting scan", plain)
    })
    .reach(Reach::Faster(10.0))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lanes wrap in the same way"
)]
fn plain_sum(text: &Text) -> u16 {
    text.whole.bytes().map(u64::from).sum::<u64>() as u16
}
