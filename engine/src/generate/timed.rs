//! How far a puzzle is from a demand on the minutes that people need. Called by [`graded`](super::graded) for
//! each puzzle that meets the rest of the demand.

use super::budget::Budget;
use crate::Grid;
use crate::human::minutes::minutes;
use crate::solve::Solver;

/// The greatest distance, in tenths of a minute.
pub(super) const FARTHEST: u16 = 1_000;
/// Cost of an estimate, per candidate of an empty board: 1.5 ms for a classic puzzle, 8 ms on 16x16.
const ESTIMATED_CANDIDATE: u64 = 2_000;
/// The limit on the search for the solution, in nodes. On a large board a search without one may never end.
const MAX_NODES: u64 = 20_000;

/// The distance in tenths of a minute. 0 if the puzzle meets the demand.
pub(super) fn distance(puzzle: &Grid, (least, most): (u16, u16), budget: &mut Budget) -> u16 {
    let mut solver = Solver::new(puzzle.variant()).with_max_nodes(MAX_NODES);
    let solution = solver.solution(puzzle);
    budget.spend_on_searches(&mut solver);
    let Some(solution) = solution else { return FARTHEST };
    let geometry = puzzle.geometry();
    budget.spend(ESTIMATED_CANDIDATE * (geometry.cell_count() * geometry.side()) as u64);
    #[allow(clippy::cast_sign_loss)] // nobody needs less than no time
    let tenths = (minutes(puzzle, &solution).typical * 10.0).round() as u16;
    least.saturating_sub(tenths).max(tenths.saturating_sub(most)).min(FARTHEST)
}
