//! Making a puzzle irreducible: no given can go without a second solution.
//!
//! A given is *redundant* if the puzzle has one solution without it too, and
//! *necessary* if not. The cleanup sweep tries each given once more and takes
//! out the redundant ones, until a whole sweep finds none.
//!
//! **What necessary means for later removals.** Taking givens away only adds
//! solutions: each solution of a puzzle also solves the puzzle with fewer
//! givens. So if the puzzle without A has two solutions, it still has both
//! when B and C are gone too: *a given that was necessary stays necessary*
//! (necessity is monotone). It follows that
//!
//! - one greedy pass over single cells that tries every given ends in an
//!   irreducible puzzle: each given left was necessary when it was tried, so it
//!   is now, and cleanup finds nothing;
//! - the second sweep here finds nothing either; it is the check;
//! - a pass over groups says only that the group as a whole must stay. One of
//!   its cells may still be redundant, and that is what cleanup finds, at the
//!   price of the symmetry. The same holds for a puzzle that was carved down
//!   to a number of givens only, or that comes from elsewhere.
//!
//! Both halves are tested in `tests/it/generating.rs`.

use super::carve::take_group;
use crate::solve::Solver;
use crate::{Cell, Grid};

/// Takes out redundant givens, in the order of `cells`, until none is left;
/// returns how many went. The grid must have exactly one solution.
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
