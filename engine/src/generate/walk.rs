//! Reaches fewer givens than carving, on every board: a walk that removes one group of givens and
//! adds another. The grid may change, but the number of givens never grows. Greedy carving is stuck
//! when each given is necessary, but a neighbouring puzzle may not be stuck.
//!
//! Every puzzle of the walk has one solution and the symmetry of the first. Walking among minimal
//! puzzles by {-1,+1} is well known. Here it moves symmetric groups. Called by
//! [`generate`](super::generate) when carved puzzles have too many givens.

use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::budget::Budget;
use super::carve::carve;
use crate::random;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Grid};

/// Maximum number of solutions of the board without a group. With more, the group stays.
const MAX_SOLUTIONS: usize = 200;
/// Maximum number of ways to add a group that are tried. The best is taken.
const TRIES: usize = 4;

/// Makes one step from a puzzle with one solution to another with at most as many givens. Returns
/// whether it has fewer.
pub(super) fn step(
    solver: &mut Solver,
    puzzle: &mut Grid,
    groups: &[Vec<Cell>],
    range: &RangeInclusive<usize>,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> bool {
    let (mut held, absent): (Vec<_>, Vec<_>) =
        groups.iter().partition::<Vec<&Vec<Cell>>, _>(|group| puzzle.get(group[0]).is_some());
    let mut open = puzzle.clone();
    let out = held.swap_remove(random::index(rng, held.len()));
    out.iter().for_each(|&cell| open.set(cell, None));
    let solutions = few_solutions(solver, &open);
    budget.spend_on_copy(puzzle.variant());
    budget.spend_on_searches(solver);
    let Some(solutions) = solutions else { return false };

    let mut ways = single_ways(&solutions, absent.into_iter().chain([out]));
    random::shuffle(&mut ways, rng);
    let mut best: Option<Grid> = None;
    for (group, solution) in ways.into_iter().take(TRIES) {
        let mut next = open.clone();
        group.iter().for_each(|&cell| next.set(cell, solution.get(cell)));
        let mut order: Vec<Vec<Cell>> = held.iter().map(|&group| group.clone()).collect();
        random::shuffle(&mut order, rng);
        carve(solver, &mut next, &order, range, *range.start(), budget);
        budget.spend_on_copy(puzzle.variant());
        if next != *puzzle && best.as_ref().is_none_or(|best| next.filled_count() < best.filled_count()) {
            best = Some(next);
        }
    }
    let before = puzzle.filled_count();
    if let Some(best) = best
        && best.filled_count() <= before
    {
        *puzzle = best;
    }
    puzzle.filled_count() < before
}

/// All solutions. `None` if there are more than [`MAX_SOLUTIONS`].
fn few_solutions(solver: &mut Solver, grid: &Grid) -> Option<Vec<Grid>> {
    let mut solutions = Vec::new();
    let outcome = solver.solutions(grid, |solution| {
        solutions.push(solution.clone());
        if solutions.len() <= MAX_SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (outcome == Ok(SearchOutcome::Exhausted)).then_some(solutions)
}

/// The groups whose digits occur in exactly one solution, each with that solution. As givens they
/// make it the only solution.
fn single_ways<'a>(
    solutions: &'a [Grid],
    groups: impl Iterator<Item = &'a Vec<Cell>>,
) -> Vec<(&'a [Cell], &'a Grid)> {
    let mut ways = Vec::new();
    for group in groups {
        // The digits of a group, five bits each.
        let key = |solution: &Grid| {
            let digit = |&cell: &Cell| solution.get(cell).map_or(0, |digit| u32::from(digit.value()));
            group.iter().fold(0, |key, cell| key << 5 | digit(cell))
        };
        let mut keyed: Vec<(u32, usize)> = solutions.iter().map(key).zip(0..).collect();
        keyed.sort_unstable();
        let alone = keyed.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() == 1);
        ways.extend(alone.map(|same| (group.as_slice(), &solutions[same[0].1])));
    }
    ways
}
