//! What one move completes, on every kind of board that a tracker keeps in its own way.

use ttt_core::{Cell, Direction, Mark, Rules, Tracker, Verdict};
use ttt_testkit::away;

/// One word; a word for each row, column and diagonal; and strings of words, which are shared by
/// two diagonals, on square, wide and tall boards.
const BOARDS: [(u16, u16); 9] = [
    (7, 8),
    (8, 8),
    (15, 15),
    (11, 64),
    (64, 64),
    (65, 65),
    (66, 70),
    (70, 66),
    (9, 130),
];

const K: u16 = 5;

/// The cell that lies some steps away, unless that is off a board.
fn on_board(
    cell: Cell,
    direction: Direction,
    steps: i32,
    (rows, cols): (u16, u16),
) -> Option<Cell> {
    away(cell, direction, steps).filter(|cell| cell.row < rows && cell.col < cols)
}

/// Plays some squares for X, and in between squares for O of which no two are neighbours.
///
/// # Panics
/// When a move ends the game.
fn played(size @ (rows, cols): (u16, u16), k: u16, own: &[Cell]) -> Tracker {
    let mut game = Tracker::new(Rules::new(rows, cols, k, Mark::X).expect("in range"));
    let all = (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)));
    // Neighbours in any direction differ in this by 1 or 2.
    let apart = all.filter(|cell| (cell.row + 2 * cell.col) % 5 == 0);
    let mut others = apart.filter(|cell| !own.contains(cell));
    for &cell in own {
        assert_eq!(game.play(cell), Ok(Verdict::Pending), "{size:?}, {own:?}");
        let other = others.next().expect("there is room");
        assert_eq!(game.play(other), Ok(Verdict::Pending), "{size:?}, {own:?}");
    }
    game
}

/// A run of `K` in each of some directions that wants nothing but the square where they meet,
/// which is the same one in each.
fn star(last: Cell, place: u16, directions: &[Direction], size: (u16, u16)) -> Option<Vec<Cell>> {
    let steps = |direction| {
        let steps = (0..K).map(|i| i32::from(i) - i32::from(place));
        let steps = steps.filter(|&steps| steps != 0);
        steps.map(move |steps| on_board(last, direction, steps, size))
    };
    directions.iter().copied().flat_map(steps).collect()
}

#[test]
fn a_move_wins_in_any_number_of_directions_at_once() {
    let subsets: Vec<Vec<Direction>> = (1..16_u32)
        .map(|bits| {
            let directions = Direction::ALL.into_iter().enumerate();
            let chosen = directions.filter(|(i, _)| bits >> i & 1 == 1);
            chosen.map(|(_, direction)| direction).collect()
        })
        .collect();
    let mut won = 0;
    for size @ (rows, cols) in BOARDS {
        let sides = |side: u16| [0, 2, 3, side / 2, side - 3, side - 1];
        let cells = sides(rows).map(|row| sides(cols).map(|col| Cell::new(row, col)));
        for last in cells.concat() {
            for (place, directions) in
                (0..K).flat_map(|place| subsets.iter().map(move |s| (place, s)))
            {
                // On the smallest boards O finds no room beside more than two runs.
                if directions.len() > 2 && rows < 9 {
                    continue;
                }
                let Some(own) = star(last, place, directions, size) else {
                    continue;
                };
                let mut game = played(size, K, &own);
                if game.board().get(last).is_some() {
                    continue;
                }
                let before = game.clone();
                assert_eq!(
                    game.play(last),
                    Ok(Verdict::X),
                    "{size:?}, {last}, {directions:?}"
                );
                assert_eq!(game.undo(), Ok(Verdict::Pending));
                assert_eq!(game, before);
                won += 1;
            }
        }
    }
    assert!(won > 1000, "{won} games were won");
}

/// The squares of every line of a direction from edge to edge, if it has two squares or more.
fn edge_to_edge(direction: Direction, size @ (rows, cols): (u16, u16)) -> Vec<Vec<Cell>> {
    let all = (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)));
    let starts = all.filter(|&cell| on_board(cell, direction, -1, size).is_none());
    let lines = starts.map(|start| {
        (0..)
            .map_while(|i| on_board(start, direction, i, size))
            .collect()
    });
    lines.filter(|line: &Vec<Cell>| line.len() > 1).collect()
}

#[test]
fn the_end_of_one_line_does_not_go_on_at_the_start_of_another() {
    for size in BOARDS {
        for direction in Direction::ALL {
            let lines = edge_to_edge(direction, size);
            // The lines near each other and those about a side's length apart: others share nothing.
            let sides = [size.0, size.1, size.0 + size.1];
            for (i, line) in lines.iter().enumerate() {
                let near = |&j: &usize| {
                    let apart = i.abs_diff(j);
                    apart < 3
                        || sides
                            .iter()
                            .any(|&side| usize::from(side).abs_diff(apart) < 3)
                };
                for other in (0..lines.len()).filter(near).map(|j| &lines[j]) {
                    let own = [
                        line[line.len() - 2],
                        line[line.len() - 1],
                        other[0],
                        other[1],
                    ];
                    if own[..2].iter().any(|cell| own[2..].contains(cell)) {
                        continue;
                    }
                    if !are_in_a_row(&own) {
                        played(size, 4, &own);
                    }
                }
            }
        }
    }
}

/// Whether four cells follow each other in one direction.
fn are_in_a_row(cells: &[Cell; 4]) -> bool {
    let mut sorted = *cells;
    sorted.sort_unstable();
    let step = |a: Cell, b: Cell| {
        (
            i32::from(b.row) - i32::from(a.row),
            i32::from(b.col) - i32::from(a.col),
        )
    };
    let steps = [0, 1, 2].map(|i| step(sorted[i], sorted[i + 1]));
    steps[0] == steps[1] && steps[1] == steps[2] && steps[0].0 <= 1 && steps[0].1.abs() <= 1
}
