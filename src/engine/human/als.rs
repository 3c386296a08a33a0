//! Almost locked sets: n cells of a house that hold n + 1 digits between them,
//! so that any one digit less locks all the others. A digit of two such sets
//! is *restricted* if all its places in the one see all in the other: only one
//! of the sets can hold it, so the other one is locked.
//!
//! Called by the ALS techniques.

use std::collections::HashSet;

use super::cells::{CellSet, HOUSES};
use super::position::Position;
use crate::engine::{Digit, DigitSet};

/// Cells of one house with one digit too many.
#[derive(Clone, Copy)]
pub struct Als {
    /// The cells.
    pub cells: CellSet,
    /// Their digits, one more than cells.
    pub digits: DigitSet,
}

impl Als {
    /// Where the digit may stand in the set.
    pub fn places(&self, position: &Position, digit: Digit) -> CellSet {
        self.cells & position.cells_of(digit)
    }

    /// The digits that only one of the two sets can hold.
    pub fn restricted(&self, position: &Position, other: &Self) -> DigitSet {
        let shared = self.digits & other.digits;
        let restricts = |digit: &Digit| {
            let seen = self.places(position, *digit).common_peers();
            other.places(position, *digit).is_subset(seen)
        };
        shared.iter().filter(restricts).collect()
    }
}

/// Every almost locked set, each once.
pub fn all(position: &Position) -> Vec<Als> {
    let (mut found, mut known) = (Vec::new(), HashSet::new());
    for house in HOUSES {
        let open: Vec<_> = (house & position.empty()).into_iter().collect();
        for chosen in 1_u32..1 << open.len() {
            let size = chosen.count_ones() as usize;
            if size == open.len() {
                continue;
            }
            let cells: CellSet = super::cells::bits(chosen).map(|at| open[at]).collect();
            let digits = position.candidates_in(cells);
            if digits.len() == size + 1 && known.insert(cells) {
                found.push(Als { cells, digits });
            }
        }
    }
    found.sort_by_key(|als| als.cells.len());
    found
}
