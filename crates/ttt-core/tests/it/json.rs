//! Values as JSON: they come back as they were, and no JSON makes one that a constructor refuses.

use proptest::prelude::*;
use serde_json::{Value, from_value, json, to_value};
use ttt_core::{Board, Cell, Direction, Mark, Refusal, Rules, Symmetry, Verdict};
use ttt_testkit::{cases, setups};

/// What is said of JSON that makes no value.
fn refused<T: serde::de::DeserializeOwned + std::fmt::Debug>(json: Value) -> String {
    from_value::<T>(json)
        .expect_err("the JSON makes no value")
        .to_string()
}

#[test]
fn values_have_these_forms() {
    let rules = Rules::new(2, 3, 2, Mark::O).expect("the rules are in range");
    let forms = [
        (
            to_value(rules),
            json!({"rows": 2, "cols": 3, "k": 2, "first": "O"}),
        ),
        (
            to_value(crate::board(["XO.", "..."])),
            json!(["XO.", "..."]),
        ),
        (to_value(Cell::new(1, 2)), json!({"row": 1, "col": 2})),
        (to_value(Mark::BOTH), json!(["X", "O"])),
        (
            to_value(Direction::ALL),
            json!(["row", "column", "diagonal", "anti-diagonal"]),
        ),
        (
            to_value([Verdict::X, Verdict::O, Verdict::Draw, Verdict::Pending]),
            json!(["X", "O", "Draw", "Pending"]),
        ),
        (
            to_value([
                Refusal::OutOfBounds,
                Refusal::GameOver,
                Refusal::Occupied,
                Refusal::OutOfTurn,
            ]),
            json!(["out-of-bounds", "game-over", "occupied", "out-of-turn"]),
        ),
        (
            to_value(Symmetry::ALL),
            json!([
                "identity",
                "half-turn",
                "flip-rows",
                "flip-columns",
                "rotate-right",
                "rotate-left",
                "transpose",
                "anti-transpose"
            ]),
        ),
    ];
    for (value, form) in forms {
        assert_eq!(value.expect("the value has a form"), form);
    }
}

#[test]
fn every_small_value_comes_back() {
    fn all<T>(values: &[T])
    where
        T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        for value in values {
            let json = to_value(value).expect("the value has a form");
            assert_eq!(
                &from_value::<T>(json).expect("the form makes a value"),
                value
            );
        }
    }
    all(&Mark::BOTH);
    all(&Direction::ALL);
    all(&Symmetry::ALL);
    all(&[Verdict::X, Verdict::O, Verdict::Draw, Verdict::Pending]);
    all(&[
        Refusal::OutOfBounds,
        Refusal::GameOver,
        Refusal::Occupied,
        Refusal::OutOfTurn,
    ]);
    all(&[Cell::new(0, 0), Cell::new(u16::MAX, 1)]);
}

#[test]
fn refusals_are_stored_by_their_code() {
    for refusal in [
        Refusal::OutOfBounds,
        Refusal::GameOver,
        Refusal::Occupied,
        Refusal::OutOfTurn,
    ] {
        assert_eq!(to_value(refusal).ok(), Some(json!(refusal.code())));
    }
}

#[test]
fn rules_out_of_range_are_refused_with_the_bound() {
    let rules = |rows: u32, cols: u32, k: u32| {
        refused::<Rules>(json!({"rows": rows, "cols": cols, "k": k, "first": "X"}))
    };
    assert_eq!(rules(0, 3, 3), "rows is 0, expected 1 to 4096");
    assert_eq!(rules(3, 4097, 3), "cols is 4097, expected 1 to 4096");
    assert_eq!(
        rules(3, 4, 5),
        "k is 5, expected 1 to 4, the longer side of the board"
    );
    assert!(
        rules(65536 + 3, 3, 3).contains("65539"),
        "a number past 16 bits does not wrap"
    );
}

#[test]
fn rules_have_four_fields_and_no_other() {
    let more = json!({"rows": 3, "cols": 3, "k": 3, "first": "X", "gravity": true});
    assert!(refused::<Rules>(more).starts_with("unknown field `gravity`"));
    let fewer = json!({"rows": 3, "cols": 3, "first": "X"});
    assert_eq!(refused::<Rules>(fewer), "missing field `k`");
    let twice = r#"{"rows": 3, "rows": 3, "cols": 3, "k": 3, "first": "X"}"#;
    let error = serde_json::from_str::<Rules>(twice).expect_err("a field is given twice");
    assert!(
        error.to_string().starts_with("duplicate field `rows`"),
        "{error}"
    );
    assert!(
        refused::<Cell>(json!({"row": 1, "col": 2, "level": 3}))
            .starts_with("unknown field `level`")
    );
    assert!(refused::<Cell>(json!({"row": -1, "col": 2})).contains("-1"));
}

#[test]
fn names_are_exact() {
    assert!(refused::<Mark>(json!("x")).starts_with("unknown variant `x`"));
    assert!(refused::<Verdict>(json!("draw")).starts_with("unknown variant `draw`"));
    assert!(refused::<Direction>(json!("Row")).starts_with("unknown variant `Row`"));
    assert!(refused::<Refusal>(json!("GameOver")).starts_with("unknown variant `GameOver`"));
    assert!(refused::<Symmetry>(json!("HalfTurn")).starts_with("unknown variant `HalfTurn`"));
}

#[test]
fn rows_that_make_no_board_are_refused_like_text() {
    for rows in [
        vec![],
        vec![""],
        vec!["XO", "X"],
        vec!["X0"],
        vec!["X\n", ".."],
        vec!["X", "О"],
    ] {
        let expected = Board::from_rows(&rows)
            .expect_err("the rows make no board")
            .to_string();
        assert_eq!(refused::<Board>(json!(rows)), expected);
    }
    let long = "X".repeat(4097);
    assert_eq!(
        refused::<Board>(json!([long])),
        "row 0 has 4097 characters, expected at most 4096"
    );
}

#[test]
fn a_board_is_a_list_of_texts() {
    assert!(refused::<Board>(json!("XO")).starts_with("invalid type: string \"XO\""));
    assert!(refused::<Board>(json!([["X"], ["O"]])).starts_with("invalid type: sequence"));
    assert!(refused::<Board>(json!({"rows": 1})).starts_with("invalid type: map"));
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn boards_and_rules_come_back(setup in setups()) {
        let json = serde_json::to_string(&setup.board).expect("the board has a form");
        prop_assert_eq!(serde_json::from_str::<Board>(&json).ok(), Some(setup.board));
        let json = serde_json::to_string(&setup.rules).expect("the rules have a form");
        prop_assert_eq!(serde_json::from_str::<Rules>(&json).ok(), Some(setup.rules));
    }

    #[test]
    fn any_rules_are_those_of_the_constructor_or_its_error(
        rows in 0..5000_u16,
        cols in 0..5000_u16,
        k in 0..5000_u16,
    ) {
        let read = from_value::<Rules>(json!({"rows": rows, "cols": cols, "k": k, "first": "O"}));
        let built = Rules::new(rows, cols, k, Mark::O);
        prop_assert_eq!(read.map_err(|e| e.to_string()), built.map_err(|e| e.to_string()));
    }

    #[test]
    fn any_rows_are_those_of_the_constructor_or_its_error(
        rows in prop::collection::vec("[XO. 0]{0,4}", 0..4),
    ) {
        let read = from_value::<Board>(json!(rows)).map_err(|error| error.to_string());
        prop_assert_eq!(read, Board::from_rows(&rows).map_err(|error| error.to_string()));
    }
}
