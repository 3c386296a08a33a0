//! Strong links of one digit: houses in which the digit has two places left. Many techniques beyond
//! pairs are built from them.

use super::ground::{Ground, Set};
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
    pub fn set<C: Set<Cell>>(&self) -> C {
        C::of(self.cells[0]).with(self.cells[1])
    }

    /// The two cells, read in both directions.
    pub fn directions(self) -> [[Cell; 2]; 2] {
        let [one, other] = self.cells;
        [[one, other], [other, one]]
    }
}

/// The strong links of a digit, house by house. A pair in several houses is listed once for each.
pub fn strong_links<G: Ground>(position: &Position<G>, digit: Digit) -> impl Iterator<Item = Conjugates> {
    let ground = position.ground();
    position.all_places(digit).iter().enumerate().filter_map(move |(house, &places)| {
        let cell = |place: u32| ground.cell_at(house, place as usize);
        (places.count_ones() == 2)
            .then(|| Conjugates { cells: [cell(places.trailing_zeros()), cell(places.ilog2())], house })
    })
}

/// The partners of a cell: the cells that hold the digit if this cell does not. Each is the only
/// other place in a house.
pub fn partners<G: Ground>(position: &Position<G>, digit: Digit, cell: Cell) -> G::Cells {
    strong_links(position, digit).fold(G::Cells::EMPTY, |found, link| match link.cells {
        [here, there] | [there, here] if here == cell => found.with(there),
        _ => found,
    })
}
