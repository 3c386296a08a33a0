//! Makes a puzzle irreducible: without any of its givens it has a second solution.
//!
//! A given is *redundant* if the puzzle has one solution without it, otherwise *necessary*. A sweep
//! tries each given and removes the redundant ones. Sweeps repeat until one finds nothing.
//!
//! **A necessary given stays necessary when others are removed.** Removing givens only adds
//! solutions: each solution of a puzzle also solves the puzzle with fewer givens. If the puzzle has
//! two solutions without A, it has both without A and B. It follows:
//!
//! - One greedy pass over all single givens ends in an irreducible puzzle. Each given left was
//!   necessary when it was tried, so it is necessary now. The second sweep only checks that.
//! - A pass over groups shows only that each group as a whole is necessary. A cell of it may be
//!   redundant. Removing it breaks the symmetry. The same holds for a puzzle that was carved to a
//!   number of givens, or that comes from elsewhere.
//!
//! `tests/it/generating.rs` tests both.

use super::carve::take_group;
use crate::solve::Solver;
use crate::{Cell, Grid};

/// Removes redundant givens in the order of `cells` until none is left. Returns how many it
/// removed. The grid must have exactly one solution.
pub fn minimize(solver: &mut Solver, grid: &mut Grid, cells: &[Cell]) -> usize {
    let mut removed = 0;
    loop {
        let before = removed;
        for cell in cells {
            if grid.get(*cell).is_some() && take_group(solver, grid, &[*cell]) {
                removed += 1;
            }
        }
        if removed == before {
            return removed;
        }
    }
}
