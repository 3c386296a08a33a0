//! Two groups of cells that hold the same digits, each as often: what is left of two unions of houses
//! without the cells that they share. This is the intersection of a box and a line, and the law of
//! leftovers.

use super::board::{Board, Conflict, Propagator};

#[derive(Debug)]
pub(super) struct Same {
    cells: Vec<u16>,
    /// The number of cells of the first group.
    split: usize,
}

impl Same {
    pub(super) fn new(one: &[u16], other: &[u16]) -> Self {
        Self { cells: [one, other].concat(), split: one.len() }
    }
}

impl Propagator for Same {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let (one, other) = self.cells.split_at(self.split);
        let union = |cells: &[u16]| cells.iter().fold(0, |all, &cell| all | board.get(cell));
        let (one_has, other_has) = (union(one), union(other));
        if one_has == other_has {
            return Ok(());
        }
        self.cells.iter().try_for_each(|&cell| board.keep(cell, one_has & other_has))
    }
}
