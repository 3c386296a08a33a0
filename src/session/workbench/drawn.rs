//! The board of the selected row as plain shapes: the puzzle, and what its result adds or
//! leaves out.

use std::fmt::Write;

use crate::plan::Plan;
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
    /// The board without digits.
    pub plan: Plan,
    /// The digits with their centres.
    pub digits: Vec<(usize, usize, char, Origin)>,
    /// Lines through redundant givens, as an SVG path.
    pub strikes: String,
}

impl DrawnBoard {
    /// Draws a puzzle, and what its result adds or leaves out.
    pub(super) fn new(puzzle: &Grid, result: Option<&Grid>) -> Self {
        let geometry = puzzle.geometry();
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
        Self { plan: Plan::of(puzzle.variant(), CELL), digits, strikes }
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
        assert_eq!((plain.plan.side, of(&plain, Origin::Given)), (900, puzzle.filled_count()));
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
}
