//! What holds for scan and lines on every board.

use proptest::prelude::*;
use ttt_core::{Line, Mark, Rules, Symmetry, Verdict, for_each_line, lines, scan};
use ttt_testkit::{PlainLine, Setup, cases, plain_lines, plain_verdict, setups};

fn lines_of(setup: &Setup) -> Vec<Line> {
    lines(&setup.board, &setup.rules).expect("the size is the rules'")
}

fn verdict_of(setup: &Setup) -> Verdict {
    scan(&setup.board, &setup.rules).expect("the size is the rules'")
}

fn both_won(lines: &[Line]) -> bool {
    Mark::BOTH
        .into_iter()
        .all(|mark| lines.iter().any(|line| line.mark() == mark))
}

/// Rules and board after a symmetry.
fn image(setup: &Setup, symmetry: Symmetry) -> Setup {
    let Setup { rules, board } = setup;
    let (rows, cols) = if symmetry.keeps_sides() {
        (rules.rows(), rules.cols())
    } else {
        (rules.cols(), rules.rows())
    };
    Setup {
        rules: Rules::new(rows, cols, rules.k(), rules.first()).expect("the sides are the same"),
        board: symmetry.board(board),
    }
}

/// The squares of every line, each in one order, all in one order.
fn square_sets(lines: &[Line]) -> Vec<(Mark, Vec<(u16, u16)>)> {
    let mut sets: Vec<_> = lines
        .iter()
        .map(|line| {
            let mut cells: Vec<_> = line.cells().map(|cell| (cell.row, cell.col)).collect();
            cells.sort_unstable();
            (line.mark(), cells)
        })
        .collect();
    sets.sort();
    sets
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn scan_and_lines_are_those_of_the_plain_reference(setup in setups()) {
        let found: Vec<PlainLine> = lines_of(&setup).iter().map(PlainLine::from).collect();
        prop_assert_eq!(found, plain_lines(&setup.board, &setup.rules));
        prop_assert_eq!(verdict_of(&setup), plain_verdict(&setup.board, &setup.rules));
    }

    #[test]
    fn each_line_is_visited_once(setup in setups()) {
        let mut visited = Vec::new();
        for_each_line(&setup.board, &setup.rules, |line| visited.push(line))
            .expect("the size is the rules'");
        visited.sort_by_key(|line| (line.first(), line.direction()));
        prop_assert_eq!(visited, lines_of(&setup));
    }

    #[test]
    fn the_verdict_follows_from_the_lines(setup in setups()) {
        let lines = lines_of(&setup);
        match verdict_of(&setup).winner() {
            Some(mark) => prop_assert!(lines.iter().any(|line| line.mark() == mark)),
            None => prop_assert!(lines.is_empty()),
        }
        let by_marks = match verdict_of(&setup) {
            Verdict::Draw => setup.board.is_full(),
            Verdict::Pending => !setup.board.is_full(),
            Verdict::X | Verdict::O => true,
        };
        prop_assert!(by_marks);
    }

    #[test]
    fn every_line_lies_on_its_marks_and_is_as_long_as_it_can_be(setup in setups()) {
        for line in lines_of(&setup) {
            prop_assert!(line.len() >= setup.rules.k());
            for (place, cell) in (0..).zip(line.cells()) {
                prop_assert_eq!(setup.board.get(cell), Some(line.mark()));
                prop_assert_eq!(line.cell(place), Some(cell));
                prop_assert_eq!(line.place(cell), Some(place));
            }
            prop_assert!(line.cells().is_sorted());
        }
    }

    /// Where both players have lines the verdict depends on reading order, which turning changes.
    #[test]
    fn symmetries_keep_lines_and_verdict(setup in setups()) {
        let lines = lines_of(&setup);
        for symmetry in Symmetry::ALL {
            let image = image(&setup, symmetry);
            let (rows, cols) = (setup.rules.rows(), setup.rules.cols());
            let turned: Vec<(Mark, Vec<_>)> = square_sets(&lines)
                .into_iter()
                .map(|(mark, cells)| {
                    let mut cells: Vec<(u16, u16)> = cells
                        .into_iter()
                        .map(|cell| symmetry.cell(cell.into(), rows, cols))
                        .map(|cell| (cell.row, cell.col))
                        .collect();
                    cells.sort_unstable();
                    (mark, cells)
                })
                .collect();
            let mut turned = turned;
            turned.sort();
            prop_assert_eq!(square_sets(&lines_of(&image)), turned, "{:?}", symmetry);
            if !both_won(&lines) {
                prop_assert_eq!(verdict_of(&image), verdict_of(&setup), "{:?}", symmetry);
            }
        }
    }

    #[test]
    fn swapping_marks_and_first_swaps_the_winner(setup in setups()) {
        let swapped = Setup {
            rules: setup.rules.with_first(setup.rules.first().other()),
            board: setup.board.swapped(),
        };
        let expected = match verdict_of(&setup).winner() {
            Some(mark) => mark.other().into(),
            None => verdict_of(&setup),
        };
        prop_assert_eq!(verdict_of(&swapped), expected);
        let (lines, other) = (lines_of(&setup), lines_of(&swapped));
        prop_assert_eq!(lines.len(), other.len());
        for (line, other) in lines.iter().zip(&other) {
            prop_assert_eq!(line.mark(), other.mark().other());
            prop_assert_eq!(line.direction(), other.direction());
            prop_assert!(line.cells().eq(other.cells()));
        }
    }

    #[test]
    fn a_line_for_k_is_a_line_for_a_shorter_k(setup in setups()) {
        let Setup { rules, board } = &setup;
        prop_assume!(rules.k() > 1);
        let shorter = Rules::new(rules.rows(), rules.cols(), rules.k() - 1, rules.first());
        let more = lines(board, &shorter.expect("k is in range")).expect("the size is the same");
        let longest: Vec<Line> = more.into_iter().filter(|line| line.len() >= rules.k()).collect();
        prop_assert_eq!(lines_of(&setup), longest);
    }

    #[test]
    fn counts_and_cells_agree_with_the_squares(setup in setups()) {
        let board = &setup.board;
        for mark in Mark::BOTH {
            let cells: Vec<_> = board.cells(mark).collect();
            prop_assert_eq!(cells.len(), board.count(mark) as usize);
            prop_assert!(cells.is_sorted());
            prop_assert!(cells.iter().all(|&cell| board.get(cell) == Some(mark)));
            let symbols = board.to_string().matches(mark.symbol()).count();
            prop_assert_eq!(symbols, cells.len());
            prop_assert_eq!(board.swapped().count(mark.other()), board.count(mark));
        }
        let marks = board.count(Mark::X) + board.count(Mark::O);
        prop_assert_eq!(board.is_full(), marks == board.squares());
        prop_assert_eq!(board.is_empty(), marks == 0);
    }
}
