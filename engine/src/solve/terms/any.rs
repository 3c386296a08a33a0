//! At least one of several branches holds. A candidate that is in none of them is removed
//! (constructive disjunction).

use super::board::{Board, Conflict, Mask, Propagator};

#[derive(Debug)]
pub(super) struct Any {
    cells: Vec<u16>,
    branches: Vec<Vec<Box<dyn Propagator>>>,
}

impl Any {
    pub(super) fn new(branches: Vec<Vec<Box<dyn Propagator>>>) -> Self {
        let mut cells: Vec<u16> =
            branches.iter().flatten().flat_map(|one| one.cells().iter().copied()).collect();
        cells.sort_unstable();
        cells.dedup();
        Self { cells, branches }
    }
}

impl Propagator for Any {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let mut union: Vec<Mask> = vec![0; self.cells.len()];
        let mut trial = board.lend();
        let mut is_nothing_lost = false;
        for branch in &self.branches {
            trial.load(board.masks());
            if narrow_all(branch, &mut trial).is_ok() {
                union.iter_mut().zip(&self.cells).for_each(|(all, &cell)| *all |= trial.get(cell));
                is_nothing_lost = union.iter().zip(&self.cells).all(|(&all, &cell)| all == board.get(cell));
                if is_nothing_lost {
                    break;
                }
            }
        }
        board.give_back(trial);
        if is_nothing_lost {
            return Ok(());
        }
        self.cells.iter().zip(union).try_for_each(|(&cell, all)| board.keep(cell, all))
    }
}

/// Narrows by all terms of a branch until none of them removes anything.
fn narrow_all(branch: &[Box<dyn Propagator>], board: &mut Board) -> Result<(), Conflict> {
    loop {
        for term in branch {
            term.narrow(board)?;
        }
        if !board.has_changed() || branch.len() == 1 {
            return Ok(());
        }
        board.forget();
    }
}
