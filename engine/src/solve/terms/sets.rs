//! Different digits that are one of some sets: cages by their combinations, and runs.

use super::board::{Board, Conflict, Mask, Places, Propagator};
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
        let Places { any, several, written } = board.places(&self.cells);
        let (mut some, mut every) = (0, Mask::MAX);
        for &set in &self.sets {
            let is_open = set & !any == 0 && written & !set == 0;
            if is_open && self.cells.iter().all(|&cell| board.get(cell) & set != 0) {
                some |= set;
                every &= set;
            }
        }
        if some == 0 {
            return Err(Conflict);
        }
        if any & !some != 0 {
            for &cell in &self.cells {
                board.keep(cell, some)?;
            }
        }
        place_alone(board, &self.cells, every & any & !several & !written)
    }
}
