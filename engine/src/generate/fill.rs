//! Random full grids: the exact-cover search with shuffled candidates. Called by the carving method
//! once per round.

use rand::Rng;

use super::HAS_BASE;
use super::budget::Budget;
use super::transform::{self, Transform};
use crate::solve::Solver;
use crate::{Grid, Variant};

/// Maximum number of digits that a random search may place. A search with a bad start may take
/// forever, above all on 25 x 25. Shuffling again is cheaper.
pub(super) fn max_nodes(variant: Variant) -> u64 {
    4 * variant.geometry().cell_count() as u64
}

/// A random solved board. A transformed standard board if the budget is spent.
pub(super) fn fill(variant: Variant, budget: &mut Budget, rng: &mut impl Rng) -> Grid {
    let empty = Grid::empty(variant);
    let mut solver = Solver::new(variant).with_max_nodes(max_nodes(variant));
    loop {
        solver.shuffle(rng);
        let solution = solver.solution(&empty);
        budget.spend_on_shuffle(variant);
        budget.spend_on_searches(&mut solver);
        match solution {
            Some(grid) => return grid,
            None if budget.is_spent() => {
                let base = transform::base(variant).expect(HAS_BASE);
                return Transform::random(variant, rng).apply(&base);
            }
            None => {}
        }
    }
}
