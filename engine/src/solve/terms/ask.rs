//! Asks one candidate after another whether a solution has it, without beginning again each time.

use std::ops::ControlFlow;

use super::board::{Mask, mask};
use super::{Search, SearchOutcome};
use crate::{Cell, Digit, DigitSet};

/// Maximum number of choices from one solution to the next in the same part of the search.
const NODES_TO_NEXT: u64 = 5;

impl Search {
    /// The candidates that were left after [`Self::begin`], without those that were refuted since.
    pub(in super::super) fn root(&self) -> impl Iterator<Item = DigitSet> {
        self.root.iter().map(|&mask| super::board::digits(mask))
    }

    /// Removes a candidate that no solution has, and what follows. Returns whether there may be solutions.
    pub(in super::super) fn refute(&mut self, cell: Cell, digit: Digit) -> bool {
        self.wanted.clear();
        self.restart();
        let is_open = self.narrow(cell.index() as u16, !(1 << digit.index()));
        if is_open {
            self.root.copy_from_slice(self.board.masks());
        }
        is_open
    }

    /// Searches for a solution with a candidate, and then for a few more beside it. Each solution after the
    /// first has a `wanted` candidate that none before it had. The search tries these candidates first.
    pub(in super::super) fn ask(
        &mut self,
        (cell, digit): (Cell, Digit),
        wanted: &[DigitSet],
        max_nodes: u64,
        mut found: impl FnMut(&[Mask]),
    ) -> SearchOutcome {
        self.counters.searches += 1;
        self.wanted.clear();
        self.wanted.extend(wanted.iter().map(|&digits| mask(digits)));
        self.restart();
        if !self.narrow(cell.index() as u16, 1 << digit.index()) {
            return SearchOutcome::Exhausted;
        }
        let outcome = self.run(max_nodes, |_| ControlFlow::Break(()));
        let mut is_found = outcome == SearchOutcome::Stopped;
        while is_found {
            found(self.board.masks());
            self.wanted.iter_mut().zip(self.board.masks()).for_each(|(wanted, mask)| *wanted &= !mask);
            is_found = self.go_back()
                && self.run(NODES_TO_NEXT.min(max_nodes), |_| ControlFlow::Break(()))
                    == SearchOutcome::Stopped;
        }
        outcome
    }
}
