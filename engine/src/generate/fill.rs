//! Random full grids: the exact-cover search with shuffled candidates. Called by the carving method
//! once per round.

use rand::Rng;

use super::HAS_BASE;
use super::budget::Budget;
use super::transform::{self, Transform};
use crate::solve::Solver;
use crate::{Grid, Variant};

/// Number of searches for a filled board that may end without one, where the board has no name: with
/// rules such as a knight's move, most orders run into the dark. Large boards get fewer.
pub(super) fn searches(variant: Variant) -> u64 {
    if variant.is_named() { u64::MAX } else { (500_000 / max_nodes(variant)).max(20) }
}

/// Maximum number of digits that a random search may place. A search with a bad start may take
/// forever, above all on 25 x 25. Shuffling again is cheaper.
pub(super) fn max_nodes(variant: Variant) -> u64 {
    let for_each_cell = if variant.is_named() { 4 } else { 12 };
    for_each_cell * variant.geometry().cell_count() as u64
}

/// A random solved board. A transformed standard board if the budget is spent, or if no search finds
/// another one.
pub(super) fn fill(variant: Variant, budget: &mut Budget, rng: &mut impl Rng) -> Grid {
    let empty = Grid::empty(variant);
    let mut solver = Solver::new(variant).with_max_nodes(max_nodes(variant));
    for _ in 0..searches(variant) {
        solver.shuffle(rng);
        let solution = solver.solution(&empty);
        budget.spend_on_shuffle(variant);
        budget.spend_on_searches(&mut solver);
        match solution {
            Some(grid) => return grid,
            None if budget.is_spent() => break,
            None => {}
        }
    }
    Transform::random(variant, rng).apply(transform::base(variant).expect(HAS_BASE))
}
