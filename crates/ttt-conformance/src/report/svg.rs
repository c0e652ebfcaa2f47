//! Pictures as SVG.

use maud::{Markup, html};
use ttt_core::Cell;

use super::picture::{Picture, Square, Symbol};

/// The side of a square.
const SIDE: usize = 40;
/// How far a mark stays away from the edge of its square.
const INSET: usize = 11;
/// The room for the numbers of rows and columns.
const RULER: usize = 18;
/// How far a stroke goes beyond the middle of its last square.
const BEYOND: i64 = 15;

/// The picture, or nothing where it has no squares.
pub(super) fn svg(picture: &Picture, label: &str) -> Markup {
    let cols = picture.rows.iter().map(Vec::len).max().unwrap_or(0);
    let (width, height) = (
        RULER + SIDE * cols + 2,
        RULER + SIDE * picture.rows.len() + 2,
    );
    html! {
        @if cols > 0 {
            svg.board viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height)
                role="img" aria-label=(label) {
                @for col in 0..cols {
                    text.ruler x=(RULER + SIDE * col + SIDE / 2) y=(RULER - 6) { (col) }
                }
                @for (row, squares) in picture.rows.iter().enumerate() {
                    text.ruler x=(RULER / 2) y=(RULER + SIDE * row + SIDE / 2 + 4) { (row) }
                    @for (col, square) in squares.iter().enumerate() {
                        (drawn(square, RULER + SIDE * col, RULER + SIDE * row))
                    }
                }
                @for &[first, last] in &picture.strokes { (stroke(first, last)) }
            }
        }
    }
}

fn drawn(square: &Square, x: usize, y: usize) -> Markup {
    let (near, far) = (INSET, SIDE - INSET);
    let middle = SIDE / 2;
    html! {
        rect.square.wrong[square.wrong] x=(x) y=(y) width=(SIDE) height=(SIDE) {}
        // A mark besides the colour, for those who do not see it.
        @if square.wrong {
            path.mark d=(format!("M{} {}h-9l9 9z", x + SIDE - 1, y + 1)) {}
        }
        @match square.symbol {
            Symbol::Blank => {},
            Symbol::X => path.x d=(format!(
                "M{} {}L{} {}M{} {}L{} {}",
                x + near, y + near, x + far, y + far, x + far, y + near, x + near, y + far,
            )) {},
            Symbol::O => circle.o cx=(x + middle) cy=(y + middle) r=(middle - INSET) {},
            Symbol::Other(symbol) => text.other x=(x + middle) y=(y + middle + 5) {
                (crate::visible::visible(&symbol.to_string()))
            },
        }
        @if square.turn > 0 {
            text.turn x=(x + 5) y=(y + 11) { (square.turn) }
        }
    }
}

/// A stroke through a line; a ring around a line of one square.
fn stroke(first: Cell, last: Cell) -> Markup {
    let ([x1, y1], [x2, y2]) = (middle(first), middle(last));
    let (dx, dy) = ((x2 - x1).signum() * BEYOND, (y2 - y1).signum() * BEYOND);
    html! {
        @if first == last {
            circle.stroke cx=(x1) cy=(y1) r=(BEYOND) {}
        } @else {
            line.stroke x1=(x1 - dx) y1=(y1 - dy) x2=(x2 + dx) y2=(y2 + dy) {}
        }
    }
}

fn middle(cell: Cell) -> [i64; 2] {
    let place = |number: u16| RULER + SIDE / 2 + usize::from(number) * SIDE;
    [place(cell.col), place(cell.row)].map(|number| i64::try_from(number).unwrap_or(i64::MAX))
}
