//! Removes digits while the grid keeps its one solution: a greedy pass over cells or symmetric
//! groups of cells, down to a number of givens. All generation methods call this.

use std::ops::RangeInclusive;

use super::budget::Budget;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Digit, Grid};

/// Removes groups in order while one solution is left, until there are at most `target` givens or
/// the budget is spent. Never goes below the minimum of `range`.
pub(super) fn carve(
    solver: &mut Solver,
    grid: &mut Grid,
    groups: &[Vec<Cell>],
    range: &RangeInclusive<usize>,
    target: usize,
    budget: &mut Budget,
) {
    let mut givens = grid.filled_count();
    for group in groups {
        if givens <= target || budget.is_spent() {
            break;
        }
        let held = group.iter().filter(|&&cell| grid.get(cell).is_some()).count();
        if held > 0 && givens - held >= *range.start() && take_group(solver, grid, group) {
            givens -= held;
        }
        budget.spend_on_searches(solver);
    }
}

/// Empties all cells of a group, or none if that would leave several solutions.
///
/// It empties one cell at a time. If a second solution appears after one cell, emptying further
/// cells cannot remove it.
pub(super) fn take_group(solver: &mut Solver, grid: &mut Grid, group: &[Cell]) -> bool {
    let mut taken = Vec::with_capacity(group.len());
    for &cell in group {
        let Some(digit) = grid.get(cell) else { continue };
        taken.push((cell, digit));
        if !take(solver, grid, cell, digit) {
            for (cell, digit) in taken {
                grid.set(cell, Some(digit));
            }
            return false;
        }
    }
    true
}

/// Empties a cell of a grid with one solution. If that leaves several solutions, or if the solver
/// runs out of nodes, it puts the digit back and returns false.
fn take(solver: &mut Solver, grid: &mut Grid, cell: Cell, digit: Digit) -> bool {
    grid.set(cell, None);
    if is_single(grid, cell, digit) || !has_other(solver, grid, cell, digit) {
        return true;
    }
    grid.set(cell, Some(digit));
    false
}

/// Whether the digit is a single: nothing else fits in the cell, or it fits nowhere else in a
/// house. Then no search is needed. This is the usual case while many givens are left.
fn is_single(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let geometry = grid.geometry();
    let fits = |other: Cell| grid.get(other).is_none() && !grid.sees(other, digit);
    grid.candidates(cell).len() == 1
        || geometry
            .houses_of(cell)
            .iter()
            .any(|&house| geometry.houses()[house].cells.iter().all(|&other| other == cell || !fits(other)))
}

/// Whether a grid that had one solution before the cell was emptied has another now. It would
/// differ in that cell, so the search excludes the digit, which is faster than counting to 2.
fn has_other(solver: &mut Solver, grid: &Grid, cell: Cell, digit: Digit) -> bool {
    solver.probe_without(grid, &[(cell, digit)]) != SearchOutcome::Exhausted
}
