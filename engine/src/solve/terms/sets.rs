//! Different digits that are one of some sets: cages by their combinations, and runs.

use super::board::{Board, Conflict, Mask, Propagator};
use super::house::place_alone;

#[derive(Debug)]
pub(super) struct Sets {
    cells: Vec<u16>,
    sets: Vec<Mask>,
}

impl Sets {
    pub(super) fn new(cells: Vec<u16>, sets: Vec<Mask>) -> Self {
        Self { cells, sets }
    }
}

impl Propagator for Sets {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let (mut union, mut twice, mut fixed) = (0, 0, 0);
        for &cell in &self.cells {
            let mask = board.get(cell);
            twice |= union & mask;
            union |= mask;
            if mask.is_power_of_two() {
                fixed |= mask;
            }
        }
        let (mut some, mut every) = (0, Mask::MAX);
        for &set in &self.sets {
            let is_open = set & !union == 0 && fixed & !set == 0;
            if is_open && self.cells.iter().all(|&cell| board.get(cell) & set != 0) {
                some |= set;
                every &= set;
            }
        }
        if some == 0 {
            return Err(Conflict);
        }
        if union & !some != 0 {
            for &cell in &self.cells {
                board.keep(cell, some)?;
            }
        }
        place_alone(board, &self.cells, every & union & !twice & !fixed)
    }
}
