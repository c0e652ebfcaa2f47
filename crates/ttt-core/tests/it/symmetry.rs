//! Turning and mirroring.

use proptest::prelude::*;
use ttt_core::{Board, Cell, Symmetry};
use ttt_testkit::{cases, every_board, setups};

use crate::board;

/// What each of the eight makes of a board without any symmetry of its own.
#[test]
fn every_symmetry_by_example() {
    let original = board(["XO.", ".X.", "..."]);
    let images = [
        (Symmetry::Identity, "XO.\n.X.\n..."),
        (Symmetry::HalfTurn, "...\n.X.\n.OX"),
        (Symmetry::FlipRows, "...\n.X.\nXO."),
        (Symmetry::FlipColumns, ".OX\n.X.\n..."),
        (Symmetry::RotateRight, "..X\n.XO\n..."),
        (Symmetry::RotateLeft, "...\nOX.\nX.."),
        (Symmetry::Transpose, "X..\nOX.\n..."),
        (Symmetry::AntiTranspose, "...\n.XO\n..X"),
    ];
    assert_eq!(images.map(|(symmetry, _)| symmetry), Symmetry::ALL);
    for (symmetry, image) in images {
        assert_eq!(symmetry.board(&original).to_string(), image, "{symmetry:?}");
    }
}

#[test]
fn oblong_boards_turn_on_their_side() {
    let original = board(["XO.", "..."]);
    let images = [
        (Symmetry::HalfTurn, "...\n.OX"),
        (Symmetry::FlipRows, "...\nXO."),
        (Symmetry::FlipColumns, ".OX\n..."),
        (Symmetry::RotateRight, ".X\n.O\n.."),
        (Symmetry::RotateLeft, "..\nO.\nX."),
        (Symmetry::Transpose, "X.\nO.\n.."),
        (Symmetry::AntiTranspose, "..\n.O\n.X"),
    ];
    for (symmetry, image) in images {
        assert_eq!(symmetry.board(&original).to_string(), image, "{symmetry:?}");
    }
}

#[test]
fn four_keep_any_size_and_eight_a_square() {
    assert_eq!(Symmetry::of(4, 4), Symmetry::ALL);
    let keeping = &Symmetry::ALL[..4];
    assert_eq!(Symmetry::of(4, 5), keeping);
    assert_eq!(Symmetry::of(5, 4), keeping);
    for symmetry in Symmetry::ALL {
        assert_eq!(
            symmetry.keeps_sides(),
            keeping.contains(&symmetry),
            "{symmetry:?}"
        );
    }
}

#[test]
fn the_inverse_undoes() {
    let inverses = Symmetry::ALL.map(Symmetry::inverse);
    let mut expected = Symmetry::ALL;
    expected.swap(4, 5);
    assert_eq!(inverses, expected);
}

#[test]
#[should_panic(expected = "row 2, column 0 lies off the 2×3 board")]
fn a_row_off_the_board_panics() {
    let _ = Symmetry::Identity.cell(Cell::new(2, 0), 2, 3);
}

#[test]
#[should_panic(expected = "row 0, column 3 lies off the 2×3 board")]
fn a_column_off_the_board_panics() {
    let _ = Symmetry::Identity.cell(Cell::new(0, 3), 2, 3);
}

#[test]
fn the_canonical_form_is_the_first_text_of_all_images() {
    let text = |board: Board| board.canonical().to_string();
    assert_eq!(text(board(["X..", "...", "..."])), "...\n...\n..X");
    assert_eq!(text(board(["XO", ".."])), "..\nOX");
    assert_eq!(text(board(["XX.", "O.."])), "..O\n.XX");
    assert_eq!(text(board(["OX"])), "OX");
    assert_eq!(text(board(["XO"])), "OX");
    assert_eq!(text(board(["X.O"])), "O.X");
}

/// By brute force: of all images, the one whose text sorts first.
#[test]
fn canonical_forms_of_all_small_boards() {
    for (rows, cols) in [(1, 4), (2, 2), (2, 3), (3, 2)] {
        for board in every_board(rows, cols) {
            let images = Symmetry::of(rows, cols).iter();
            let first = images
                .map(|symmetry| symmetry.board(&board).to_string())
                .min();
            assert_eq!(Some(board.canonical().to_string()), first);
        }
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn all_images_have_one_canonical_form_which_is_one_of_them(setup in setups()) {
        let board = setup.board;
        let canonical = board.canonical();
        let mut found = false;
        for symmetry in Symmetry::of(board.rows(), board.cols()) {
            let image = symmetry.board(&board);
            found |= image == canonical;
            prop_assert_eq!(image.canonical(), canonical.clone());
            prop_assert!(canonical.to_string() <= image.to_string());
        }
        prop_assert!(found);
        prop_assert_eq!(canonical.canonical(), canonical);
    }

    #[test]
    fn inverse_cell_and_board_fit_together(setup in setups()) {
        let board = setup.board;
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(&board);
            prop_assert_eq!(symmetry.inverse().board(&image), board.clone());
            let kept = (image.rows(), image.cols()) == (board.rows(), board.cols());
            prop_assert!(kept || !symmetry.keeps_sides());
            for row in 0..board.rows() {
                for col in 0..board.cols() {
                    let cell = Cell::new(row, col);
                    let place = symmetry.cell(cell, board.rows(), board.cols());
                    prop_assert_eq!(image.get(place), board.get(cell));
                }
            }
        }
    }
}
