//! Strong links of one digit: houses in which the digit has two places left. Many techniques beyond
//! pairs are built from them.

use super::cells::{CELL_AT, CellSet};
use super::position::Position;
use crate::{Cell, Digit};

/// A house with two places for a digit: one of the two cells holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conjugates {
    /// The two cells, in board order.
    pub cells: [Cell; 2],
    /// The house.
    pub house: usize,
}

impl Conjugates {
    /// The two cells as a set.
    pub fn set(&self) -> CellSet {
        CellSet::of(self.cells[0]).with(self.cells[1])
    }
}

/// The strong links of a digit: rows, columns, boxes. A pair in both a line and a box is listed
/// twice.
pub fn strong_links(position: &Position, digit: Digit) -> impl Iterator<Item = Conjugates> {
    let houses = position.all_places(digit).iter().enumerate();
    houses.filter(|(_, places)| places.count_ones() == 2).map(|(house, &places)| {
        let (first, last) = (places.trailing_zeros(), places.ilog2());
        Conjugates { cells: [CELL_AT[house][first as usize], CELL_AT[house][last as usize]], house }
    })
}

/// The partners of a cell: the cells that hold the digit if this cell does not. Each is the only
/// other place in a house.
pub fn partners(position: &Position, digit: Digit, cell: Cell) -> CellSet {
    strong_links(position, digit).fold(CellSet::EMPTY, |found, link| match link.cells {
        [here, there] | [there, here] if here == cell => found.with(there),
        _ => found,
    })
}
