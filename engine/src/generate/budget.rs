//! The budget of work for one puzzle. Every loop of the generator spends from it, so every accepted
//! recipe ends.
//!
//! Work is counted, not timed: with a clock, equal recipes could give different puzzles. The costs
//! below are measured times, so the kinds of work add up to time.

use crate::Variant;
use crate::solve::{Counters, Solver};

/// Units of work per second. A unit takes about a nanosecond in a native build on the machine where
/// the costs were measured.
pub(super) const SECOND: u64 = 1_000_000_000;

/// Cost of 16 operations of the bitboard solver, which are one look at a digit. Measured on walks
/// with few givens, which do nothing else.
const FAST_LOOK: u64 = 24;
/// Cost of giving a board to the bitboard solver.
const FAST_SEARCH: u64 = 100;
/// Cost of a change of the exact cover: 13 to 18 units on boards of 81 to 625 cells.
const COVER_OPERATION: u64 = 16;
/// Cost of shuffling the exact cover's candidates and filling a board with it, per candidate of an
/// empty board.
const SHUFFLED_CANDIDATE: u64 = 72;
/// Cost of copying a board and shuffling its groups, per cell.
const COPIED_CELL: u64 = 16;
/// Cost of one look of the search on terms at a cell or a term.
const TERM_OPERATION: u64 = 80;
/// Upper bound for the cost of one callback of [`judge`](crate::rate::judge): 250 units without
/// chains, 3,800 with the longest.
const CALLBACK: u64 = 4_000;

/// The work allowed for a puzzle, and the work spent.
pub(super) struct Budget {
    spent: u64,
    limit: u64,
}

impl Budget {
    /// A budget of `limit` units. The last piece of work may exceed it.
    pub(super) fn new(limit: u64) -> Self {
        Self { spent: 0, limit }
    }

    /// Units spent so far.
    pub(super) fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether the budget is used up.
    pub(super) fn is_spent(&self) -> bool {
        self.spent >= self.limit
    }

    /// The share that is spent, in thousandths: 0 to 999.
    pub(super) fn thousandths(&self) -> u32 {
        (u128::from(self.spent) * 1000 / u128::from(self.limit.max(1))).min(999) as u32
    }

    /// Pays for one callback of [`judge`](crate::rate::judge).
    pub(super) fn spend_on_callback(&mut self) {
        self.spend(CALLBACK);
    }

    /// Pays for copying a board and shuffling its groups.
    pub(super) fn spend_on_copy(&mut self, variant: Variant) {
        self.spend(COPIED_CELL * variant.geometry().cell_count() as u64);
    }

    /// Pays for a shuffled exact cover.
    pub(super) fn spend_on_shuffle(&mut self, variant: Variant) {
        let geometry = variant.geometry();
        self.spend(SHUFFLED_CANDIDATE * (geometry.cell_count() * geometry.side()) as u64);
    }

    /// Pays for the work of a solver since the last payment.
    pub(super) fn spend_on_searches(&mut self, solver: &mut Solver) {
        let Counters { operations, searches, .. } = solver.drain_counters();
        self.spend(if solver.is_fast() {
            operations / 16 * FAST_LOOK + searches * FAST_SEARCH
        } else if solver.is_on_terms() {
            operations * TERM_OPERATION
        } else {
            operations * COVER_OPERATION
        });
    }

    pub(super) fn spend(&mut self, units: u64) {
        self.spent = self.spent.saturating_add(units);
    }
}
