//! Random full grids: the exact-cover search with its candidates shuffled.
//! Called once an attempt by the carving method.

use rand::Rng;

use super::budget::Budget;
use super::transform::{self, Transform};
use crate::solve::Solver;
use crate::{Grid, Variant};

/// How many digits a random search may place: one that goes wrong near its
/// root may never come back, on 25 x 25 above all, and another shuffle is
/// cheaper than waiting for it.
pub(super) fn patience(variant: Variant) -> u64 {
    4 * variant.geometry().cell_count() as u64
}

/// A random solved board: a transformed one if the budget runs out.
pub(super) fn fill(variant: Variant, budget: &mut Budget, rng: &mut impl Rng) -> Grid {
    let empty = Grid::empty(variant);
    let mut solver = Solver::new(variant).with_max_nodes(patience(variant));
    loop {
        solver.shuffle(rng);
        let solution = solver.solution(&empty);
        budget.spend_on_shuffle(variant);
        budget.spend_on_searches(&mut solver);
        match solution {
            Some(grid) => return grid,
            None if budget.is_spent() => {
                return Transform::random(variant, rng).apply(&transform::base(variant));
            }
            None => {}
        }
    }
}
