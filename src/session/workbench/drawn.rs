//! The board of the selected row as plain shapes: the puzzle, and what its result adds or
//! leaves out. Called by `row`; the page draws it as an SVG.

use std::fmt::Write;

use nonet_engine::Grid;

/// Side of a cell.
const CELL: usize = 100;

/// How a digit of a drawn board came there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The puzzle has it.
    Given,
    /// The result has it: a digit of the solution.
    Found,
    /// The puzzle has it and the result does not: a redundant given.
    Redundant,
}

/// A board as plain shapes. A cell is a hundred wide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnBoard {
    /// Length of a side.
    pub side: usize,
    /// The lines between cells, and diagonals that are houses, as an SVG path.
    pub hairs: String,
    /// The lines between boxes, as an SVG path.
    pub boxes: String,
    /// The digits with their centres.
    pub digits: Vec<(usize, usize, char, Origin)>,
    /// Lines through redundant givens, as an SVG path.
    pub strikes: String,
}

impl DrawnBoard {
    /// Draws a puzzle, and what its result adds or leaves out.
    pub(super) fn new(puzzle: &Grid, result: Option<&Grid>) -> Self {
        let (geometry, layout) = (puzzle.geometry(), puzzle.variant().layout());
        let count = geometry.side();
        let side = count * CELL;
        let lines = |is_wanted: &dyn Fn(usize, usize) -> bool| {
            let mut path = String::new();
            for at in 1..count {
                // Writing to a text never fails.
                if is_wanted(at, layout.box_columns.into()) {
                    let _ = write!(path, "M{} 0v{side}", at * CELL);
                }
                if is_wanted(at, layout.box_rows.into()) {
                    let _ = write!(path, "M0 {}h{side}", at * CELL);
                }
            }
            path
        };
        let (mut digits, mut strikes) = (Vec::new(), String::new());
        for cell in geometry.cells() {
            let (x, y) = (geometry.column(cell) * CELL, geometry.row(cell) * CELL);
            let other = result.and_then(|result| result.get(cell));
            let (digit, origin) = match (puzzle.get(cell), other) {
                (Some(digit), None) if result.is_some() => (digit, Origin::Redundant),
                (Some(digit), _) => (digit, Origin::Given),
                (None, Some(digit)) => (digit, Origin::Found),
                (None, None) => continue,
            };
            if origin == Origin::Redundant {
                let _ = write!(strikes, "M{} {}l60-60", x + 20, y + 80);
            }
            digits.push((x + CELL / 2, y + CELL / 2, digit.symbol(), origin));
        }
        let mut hairs = lines(&|at, step| !at.is_multiple_of(step));
        if layout.diagonals {
            let _ = write!(hairs, "M0 0l{side} {side}M{side} 0L0 {side}");
        }
        Self { side, hairs, boxes: lines(&|at, step| at.is_multiple_of(step)), digits, strikes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;
    use nonet_engine::Variant;

    #[test]
    fn a_board_shows_what_is_given_found_and_redundant() {
        let puzzle = Grid::read(Variant::CLASSIC, PUZZLE).unwrap();
        let of = |board: &DrawnBoard, origin| board.digits.iter().filter(|digit| digit.3 == origin).count();
        let plain = DrawnBoard::new(&puzzle, None);
        assert_eq!((plain.side, of(&plain, Origin::Given)), (900, puzzle.filled_count()));
        assert_eq!(plain.boxes, "M300 0v900M0 300h900M600 0v900M0 600h900");
        assert_eq!(plain.hairs.matches('M').count(), 12);
        let given = puzzle.filled().next().unwrap().0;
        let mut fewer = puzzle.clone();
        fewer.set(given, None);
        let minimal = DrawnBoard::new(&puzzle, Some(&fewer));
        assert_eq!((of(&minimal, Origin::Redundant), minimal.strikes.matches('M').count()), (1, 1));
        let solved = DrawnBoard::new(&fewer, Some(&puzzle));
        assert_eq!((of(&solved, Origin::Found), solved.strikes.as_str()), (1, ""));
        assert_eq!(
            solved.digits.iter().find(|digit| digit.3 == Origin::Found).unwrap().2,
            puzzle.get(given).unwrap().symbol()
        );
    }

    #[test]
    fn boxes_of_other_boards_have_their_own_shape() {
        let six = Grid::empty(Variant::all().find(|variant| variant.layout().side == 6).unwrap());
        let board = DrawnBoard::new(&six, None);
        assert_eq!((board.side, board.digits.len()), (600, 0));
        assert_eq!(board.boxes.matches('v').count(), 1);
        assert_eq!(board.boxes.matches('h').count(), 2);
        let diagonals = Variant::all().find(|variant| variant.layout().diagonals).unwrap();
        let board = DrawnBoard::new(&Grid::empty(diagonals), None);
        assert!(board.hairs.ends_with("M0 0l900 900M900 0L0 900"));
    }
}
