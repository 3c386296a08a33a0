//! The naive solver that all solvers are checked against: the textbook backtracker over peers, too
//! slow for use and too simple to be wrong.

use nonet_engine::{Cell, Digit, Grid};

/// All solutions of a grid in any order, at most `limit` of them.
pub(crate) fn solutions(givens: &Grid, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    if givens.conflict().is_none() {
        search(&mut givens.clone(), limit, &mut found);
    }
    found
}

fn search(grid: &mut Grid, limit: usize, found: &mut Vec<Grid>) {
    let Some(cell) = most_constrained(grid) else {
        found.push(grid.clone());
        return;
    };
    for digit in Digit::all(grid.geometry().side()) {
        if found.len() < limit && !grid.sees(cell, digit) {
            grid.set(cell, Some(digit));
            search(grid, limit, found);
            grid.set(cell, None);
        }
    }
}

/// The empty cell with the fewest candidates. Any order would be correct, but with this one the
/// search also ends on boards of 16 x 16.
fn most_constrained(grid: &Grid) -> Option<Cell> {
    grid.empty_cells().min_by_key(|&cell| grid.candidates(cell).len())
}
