//! The digits that a cell may hold, within a branch.

use super::board::{Board, Conflict, Mask, Propagator};

#[derive(Debug)]
pub(super) struct Only {
    pub(super) cell: [u16; 1],
    pub(super) digits: Mask,
}

impl Propagator for Only {
    fn cells(&self) -> &[u16] {
        &self.cell
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        board.keep(self.cell[0], self.digits)
    }
}
