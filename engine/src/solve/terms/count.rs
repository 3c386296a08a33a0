//! How many cells hold one of some digits.

use super::board::{Board, Conflict, Mask, Propagator};

#[derive(Debug)]
pub(super) struct Count {
    pub(super) cells: Vec<u16>,
    pub(super) digits: Mask,
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Propagator for Count {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let (mut sure, mut possible) = (0, 0);
        for &cell in &self.cells {
            let mask = board.get(cell);
            possible += usize::from(mask & self.digits != 0);
            sure += usize::from(mask & !self.digits == 0);
        }
        if possible < self.least || sure > self.most {
            return Err(Conflict);
        }
        for &cell in &self.cells {
            let mask = board.get(cell);
            let is_open = mask & self.digits != 0 && mask & !self.digits != 0;
            if is_open && possible == self.least {
                board.keep(cell, self.digits)?;
            } else if is_open && sure == self.most {
                board.keep(cell, !self.digits)?;
            }
        }
        Ok(())
    }
}
