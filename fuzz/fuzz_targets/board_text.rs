//! Any text is read as the board that it shows, or refused with a place in it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ttt_core::{Board, BoardError, Mark, Rules, lines, scan};
use ttt_testkit::{PlainLine, plain_lines, plain_verdict};

fuzz_target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => read(text, &board),
        Err(error) => refused(text, error),
    }
});

fn read(text: &str, board: &Board) {
    let rows: Vec<String> = text.lines().map(|row| row.replace(' ', ".")).collect();
    assert_eq!(board.to_string(), rows.join("\n"));
    let longest = board.rows().max(board.cols());
    for k in [1, 2, 3, longest - 1, longest] {
        let Ok(rules) = Rules::new(board.rows(), board.cols(), k, Mark::X) else {
            continue;
        };
        assert_eq!(scan(board, &rules), Ok(plain_verdict(board, &rules)));
        let found = lines(board, &rules).expect("the size is the rules'");
        let found: Vec<PlainLine> = found.iter().map(PlainLine::from).collect();
        assert_eq!(found, plain_lines(board, &rules));
    }
}

fn refused(text: &str, error: BoardError) {
    assert!(!error.to_string().is_empty());
    let row = |row: usize| text.lines().nth(row).expect("the row is there");
    match error {
        BoardError::Empty => assert!(text.lines().all(str::is_empty)),
        BoardError::TooManyRows { found } => {
            assert!(found > 4096 && found == text.lines().count());
        }
        BoardError::RowTooLong { row: at, found } => {
            assert!(found > 4096 && found == row(at).chars().count());
        }
        BoardError::UnknownSymbol {
            row: at,
            col,
            symbol,
        } => {
            assert_eq!(row(at).chars().nth(col), Some(symbol));
            assert!(!"XO. ".contains(symbol));
        }
        BoardError::Ragged {
            row: at,
            found,
            expected,
        } => {
            assert_eq!((row(0).len(), row(at).len()), (expected, found));
            assert_ne!(expected, found);
        }
    }
}
