//! The search for boards whose rules the exact cover does not know: sums, lines and clues.
//!
//! A [`Network`] has the terms of the board as [`Propagator`](board::Propagator)s, each of which removes
//! candidates that no solution has. The search takes a cell and a digit, first with the digit and then
//! without it. It keeps the candidates of each open choice as one array of masks. The cells of terms that
//! failed often come first, for each of their candidates (F. Boussemart et al., "Boosting Systematic
//! Search by Weighting Constraints", 2004).
//!
//! Called by [`Solver`](super::Solver). Equal boards are searched in the same order.

mod any;
mod board;
mod count;
mod derive;
mod house;
mod linear;
mod network;
mod only;
mod pair;
mod regular;
mod same;
mod sets;

use std::ops::ControlFlow;
use std::sync::Arc;

use super::outcome::{Counters, SearchOutcome};
use crate::{Cell, Digit, Geometry, Grid};
use board::{Board, Conflict, Mask};
use network::Network;

/// After so many conflicts all weights are halved, so that what failed lately counts more.
const CONFLICTS_UNTIL_HALVED: u32 = 2000;

/// A choice that is open: the digit was tried, and is taken out when the search comes back.
#[derive(Clone, Copy, Debug)]
struct Choice {
    cell: u16,
    digit: Mask,
}

/// A search on the terms of one board.
#[derive(Clone, Debug)]
pub(super) struct Search {
    network: Arc<Network>,
    board: Board,
    /// The masks before each open choice, one after the other.
    saved: Vec<Mask>,
    choices: Vec<Choice>,
    /// The propagators that are to look, as bits.
    due: Vec<u64>,
    /// For each cell: how often one of its terms failed.
    weights: Vec<f32>,
    conflicts: u32,
    counters: Counters,
}

impl Search {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let network = Network::new(geometry);
        let cells = network.domains.len();
        Self {
            board: Board::default(),
            saved: Vec::new(),
            choices: Vec::new(),
            due: vec![0; network.propagators.len().div_ceil(64)],
            weights: vec![1.0; cells],
            conflicts: 0,
            counters: Counters::default(),
            network: Arc::new(network),
        }
    }

    pub(super) fn counters(&self) -> Counters {
        self.counters
    }

    /// Begins with the givens, without the excluded candidates. Returns whether the terms leave it possible.
    pub(super) fn begin(&mut self, givens: &Grid, excluded: &[(Cell, Digit)]) -> bool {
        self.counters.searches += 1;
        self.saved.clear();
        self.choices.clear();
        self.weights.fill(1.0);
        self.conflicts = 0;
        self.board.load(&self.network.domains);
        self.due.fill(0);
        (0..self.network.propagators.len()).for_each(|at| self.due[at / 64] |= 1 << (at % 64));
        let without = excluded.iter().map(|&(cell, digit)| (cell, !(1 << digit.index())));
        let given = givens.filled().map(|(cell, digit)| (cell, 1 << digit.index()));
        let is_open = self.network.domains.iter().all(|&mask| mask != 0)
            && without.chain(given).all(|(cell, kept)| self.board.keep(cell.index() as u16, kept).is_ok())
            && self.look_at_all_pairs().is_ok();
        is_open && self.propagate().is_ok()
    }

    /// The candidates that are left, one mask for each cell.
    pub(super) fn masks(&self) -> &[Mask] {
        self.board.masks()
    }

    /// Finds all solutions after [`Self::begin`], until `found` breaks.
    pub(super) fn run(
        &mut self,
        max_nodes: u64,
        mut found: impl FnMut(&[Mask]) -> ControlFlow<()>,
    ) -> SearchOutcome {
        let mut nodes = 0;
        let outcome = loop {
            let Some(Choice { cell, digit }) = self.choose() else {
                if found(self.board.masks()).is_break() {
                    break SearchOutcome::Stopped;
                }
                if !self.go_back() {
                    break SearchOutcome::Exhausted;
                }
                continue;
            };
            if nodes >= max_nodes {
                break SearchOutcome::OutOfNodes;
            }
            nodes += 1;
            self.saved.extend_from_slice(self.board.masks());
            self.choices.push(Choice { cell, digit });
            self.counters.max_depth = self.counters.max_depth.max(self.choices.len());
            let is_open = self.board.keep(cell, digit).is_ok() && self.propagate().is_ok();
            if !is_open && !self.go_back() {
                break SearchOutcome::Exhausted;
            }
        };
        self.counters.nodes += nodes;
        outcome
    }

    /// Goes back to the last choice that leaves something without its digit. Returns whether there is one.
    fn go_back(&mut self) -> bool {
        while let Some(Choice { cell, digit }) = self.choices.pop() {
            let start = self.saved.len() - self.network.domains.len();
            self.board.load(&self.saved[start..]);
            self.saved.truncate(start);
            self.due.fill(0);
            if self.board.keep(cell, !digit).is_ok() && self.propagate().is_ok() {
                return true;
            }
        }
        false
    }

    /// The next choice: of the cells with several candidates, the one with the greatest weight for each
    /// candidate, and its first digit. `None` if all cells have one candidate.
    fn choose(&self) -> Option<Choice> {
        let mut best = None;
        let mut best_score = 0.0;
        for (cell, (&mask, &weight)) in self.board.masks().iter().zip(&self.weights).enumerate() {
            let count = mask.count_ones();
            if count > 1 {
                let score = weight / count as f32;
                if score > best_score {
                    best_score = score;
                    best = Some(Choice { cell: cell as u16, digit: mask & mask.wrapping_neg() });
                }
            }
        }
        best
    }

    /// Lets every cell tell its pairs what it may hold: at first nothing counts as changed.
    fn look_at_all_pairs(&mut self) -> Result<(), Conflict> {
        for cell in 0..self.network.domains.len() as u16 {
            self.tell(cell)?;
        }
        Ok(())
    }

    /// Removes what nothing can be beside the candidates of a cell.
    fn tell(&mut self, cell: u16) -> Result<(), Conflict> {
        let network = Arc::clone(&self.network);
        let at = usize::from(cell);
        let mask = self.board.get(cell);
        if mask.is_power_of_two() {
            for &peer in &network.peers[at] {
                self.board.keep(peer, !mask).inspect_err(|_| self.weigh(&[cell, peer]))?;
            }
        }
        for &(other, support) in &network.pairs[at] {
            let allowed = network.supports[usize::from(support)].of(mask);
            self.board.keep(other, allowed).inspect_err(|_| self.weigh(&[cell, other]))?;
        }
        Ok(())
    }

    /// Removes candidates until no term removes any.
    fn propagate(&mut self) -> Result<(), Conflict> {
        let network = Arc::clone(&self.network);
        loop {
            while let Some(cell) = self.board.take_changed() {
                self.counters.operations += 1;
                self.tell(cell)?;
                for &number in &network.of_cell[usize::from(cell)] {
                    self.due[usize::from(number / 64)] |= 1 << (number % 64);
                }
            }
            let Some(word) = self.due.iter().position(|&word| word != 0) else { return Ok(()) };
            let bit = self.due[word].trailing_zeros() as usize;
            self.due[word] &= self.due[word] - 1;
            let propagator = &network.propagators[word * 64 + bit];
            self.counters.operations += 1;
            propagator.narrow(&mut self.board).inspect_err(|_| self.weigh(propagator.cells()))?;
        }
    }

    /// Makes the cells of a term that failed heavier.
    fn weigh(&mut self, cells: &[u16]) {
        cells.iter().for_each(|&cell| self.weights[usize::from(cell)] += 1.0);
        self.conflicts += 1;
        if self.conflicts.is_multiple_of(CONFLICTS_UNTIL_HALVED) {
            self.weights.iter_mut().for_each(|weight| *weight /= 2.0);
        }
    }
}
