//! How far a puzzle is from a demand on its path: on the techniques of the ladder that solve it. Called by
//! [`graded`](super::graded) for each puzzle that it tries.
//!
//! A path ends as soon as the demand cannot be met. Near misses are puzzles whose path has what is required
//! and then gets stuck: with another given or two they often meet the demand.

use std::ops::ControlFlow;

use super::budget::Budget;
use super::graded::{STUCK, TOO_EASY};
use crate::Grid;
use crate::human::{Rung, Tier, search_cost};
use crate::rate::Demand;

/// The distance of a puzzle from the demand on its path. 0 if it meets the demand.
pub(super) fn distance(puzzle: &Grid, demand: &Demand, budget: &mut Budget) -> u16 {
    if !demand.is_of_path() {
        return 0;
    }
    let end = demand.path.follow(puzzle, last(demand), &mut |technique| {
        budget.spend(search_cost(technique, puzzle.geometry()));
        if budget.is_spent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match (end.is_lacking, end.open) {
        (false, open) => open as u16,
        (true, 0) => TOO_EASY,
        (true, _) => STUCK,
    }
}

/// The hardest technique that the search waits for if the demand names none: the last of the hardest demanded
/// tier. Puzzles that need more meet the demand, too, but most of the time would go into their chains.
fn last(demand: &Demand) -> Option<Rung> {
    if demand.path.hardest.is_some() || demand.is_of_rating() {
        return None;
    }
    let tier = |rung: Rung| rung.technique().tier;
    let demanded = demand.path.requires.iter().chain(demand.path.at_least).map(tier);
    let hardest = demanded.fold(Tier::Hard, Tier::max);
    Rung::all().filter(|&rung| tier(rung) <= hardest).last()
}
