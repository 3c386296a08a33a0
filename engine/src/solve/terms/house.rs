//! Houses: a digit with one place left stands there.

use super::board::{Board, Conflict, Mask, Places, Propagator};

#[derive(Debug)]
pub(super) struct House {
    pub(super) cells: Vec<u16>,
    /// All digits of the board.
    pub(super) full: Mask,
}

impl Propagator for House {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let Places { any, several, written } = board.places(&self.cells);
        if any == self.full {
            place_alone(board, &self.cells, any & !several & !written)
        } else {
            Err(Conflict)
        }
    }
}

/// Writes digits that have one place left among some cells.
pub(super) fn place_alone(board: &mut Board, cells: &[u16], alone: Mask) -> Result<(), Conflict> {
    if alone == 0 {
        return Ok(());
    }
    for &cell in cells {
        let here = board.get(cell) & alone;
        if here != 0 {
            if here & (here - 1) != 0 {
                return Err(Conflict);
            }
            board.keep(cell, here)?;
        }
    }
    Ok(())
}
