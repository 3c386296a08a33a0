//! How much work a recipe is worth, as data. Called by
//! [`generate`](super::generate).

use crate::engine::puzzle::Recipe;

/// Limits of the work for one puzzle.
pub(super) struct Effort {
    /// Attempts in all: carvings and steps of the walk.
    pub(super) attempts: u32,
    /// Orders of carving tried on each board.
    pub(super) orderings: u32,
    /// So many steps of the walk without fewer givens end its round; 0 where a
    /// step takes too long to be worth it.
    pub(super) patience: u32,
    /// Digits that one search for a second solution may place.
    pub(super) max_nodes: u64,
    /// Changes that the solver may make in all, a measure of time that is the
    /// same on every machine.
    pub(super) max_operations: u64,
}

impl Effort {
    /// Measured on 9 x 9: with a patience of 30 steps 49 of 60 extreme puzzles
    /// got to 19 givens, with 100 or 300 nearly all, given enough changes. With
    /// 24 million, about a second, it is 77 of 100.
    pub(super) fn of(recipe: &Recipe) -> Self {
        let cells = recipe.variant.geometry().cell_count() as u64;
        let small = cells <= 144;
        Self {
            attempts: 10_000,
            orderings: 2,
            patience: if small { 150 } else { 0 },
            max_nodes: if small { 100 * cells } else { 4 * cells },
            max_operations: 24_000_000,
        }
    }
}
