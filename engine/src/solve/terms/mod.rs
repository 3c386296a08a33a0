//! The search for boards whose rules the exact cover does not know: sums, lines and clues.
//!
//! A [`Network`] has the terms of the board as [`Propagator`](board::Propagator)s, each of which removes
//! candidates that no solution has. The search takes a cell and a digit, first with the digit and then
//! without it. It keeps the candidates of each open choice as one array of masks. The cells of terms that
//! failed often come first, for each of their candidates (F. Boussemart et al., "Boosting Systematic
//! Search by Weighting Constraints", 2004).
//!
//! Called by [`Solver`](super::Solver). Equal boards are searched in the same order.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, clippy::cast_precision_loss)] // all numbers are small

mod any;
mod ask;
mod board;
mod count;
pub(crate) mod derive;
pub(crate) mod follow;
mod house;
mod linear;
pub(crate) mod local;
pub(crate) mod network;
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

/// The number of conflicts after which all weights are halved, so that what failed lately counts more.
const CONFLICTS_UNTIL_HALVED: u32 = 50;

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
    /// For each cell: its share in the conflicts so far.
    weights: Vec<f32>,
    conflicts: u32,
    /// The candidates that were left at the beginning, without those that were refuted since.
    root: Vec<Mask>,
    /// For each cell: candidates without which a solution is of no interest. Empty if all solutions are.
    wanted: Vec<Mask>,
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
            weights: vec![0.0; cells],
            conflicts: 0,
            root: Vec::new(),
            wanted: Vec::new(),
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
        self.weights.fill(0.0);
        self.conflicts = 0;
        self.wanted.clear();
        self.root.clone_from(&self.network.domains);
        self.restart();
        (0..self.network.propagators.len()).for_each(|at| self.due[at / 64] |= 1 << (at % 64));
        let without = excluded.iter().map(|&(cell, digit)| (cell, !(1 << digit.index())));
        let given = givens.filled().map(|(cell, digit)| (cell, 1 << digit.index()));
        let is_open = self.network.domains.iter().all(|&mask| mask != 0)
            && without.chain(given).all(|(cell, kept)| self.board.keep(cell.index() as u16, kept).is_ok())
            && self.look_at_all_pairs().is_ok();
        let is_open = is_open && self.propagate().is_ok();
        self.root.copy_from_slice(self.board.masks());
        is_open
    }

    /// Takes back all choices.
    fn restart(&mut self) {
        self.saved.clear();
        self.choices.clear();
        self.due.fill(0);
        self.board.load(&self.root);
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
            if !self.narrow(cell, digit) && !self.go_back() {
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
            if self.narrow(cell, !digit) {
                return true;
            }
        }
        false
    }

    /// Keeps only these candidates of a cell. Returns whether there may still be a solution of interest.
    fn narrow(&mut self, cell: u16, allowed: Mask) -> bool {
        let is_open = self.board.keep(cell, allowed).is_ok() && self.propagate().is_ok();
        let mut pairs = self.board.masks().iter().zip(&self.wanted);
        is_open && (self.wanted.is_empty() || pairs.any(|(mask, wanted)| mask & wanted != 0))
    }

    /// The next choice. `None` if all cells have one candidate. Otherwise the greatest weight for each
    /// candidate: of a cell, or of a digit with two places in a house.
    fn choose(&self) -> Option<Choice> {
        let mut best = None;
        let mut best_score = 0.0;
        for (cell, (&mask, &weight)) in self.board.masks().iter().zip(&self.weights).enumerate() {
            let count = mask.count_ones();
            let score = (1.0 + weight) / count as f32;
            if count > 1 && score > best_score {
                best_score = score;
                best = Some(Choice { cell: cell as u16, digit: self.first_digit(cell, mask) });
            }
        }
        // A cell with two candidates is as good as a digit with two places.
        for house in &self.network.houses {
            let mut left = self.digits_with_two_places(house);
            while left != 0 {
                let digit = left & left.wrapping_neg();
                left ^= digit;
                let mut places = house.iter().filter(|&&cell| self.board.get(cell) & digit != 0);
                let Some((&one, &other)) = places.next().zip(places.next()) else { continue };
                let [weight, second] = [one, other].map(|cell| self.weights[usize::from(cell)]);
                let score = f32::midpoint(1.0, weight.max(second));
                if score > best_score {
                    best_score = score;
                    best = Some(Choice { cell: one, digit });
                }
            }
        }
        best
    }

    /// The candidate of a cell to try first: the least of those that are wanted, if any is.
    fn first_digit(&self, cell: usize, mask: Mask) -> Mask {
        let wanted = self.wanted.get(cell).map_or(0, |wanted| mask & wanted);
        let among = if wanted == 0 { mask } else { wanted };
        among & among.wrapping_neg()
    }

    fn digits_with_two_places(&self, house: &[u16]) -> Mask {
        let (mut once, mut twice, mut more) = (0, 0, 0);
        for &cell in house {
            let mask = self.board.get(cell);
            more |= twice & mask;
            twice |= once & mask;
            once |= mask;
        }
        twice & !more
    }

    /// Lets every cell tell its pairs what it may hold: at first nothing counts as changed.
    fn look_at_all_pairs(&mut self) -> Result<(), Conflict> {
        let cells = 0..self.network.domains.len() as u16;
        cells
            .into_iter()
            .try_for_each(|cell| tell(&self.network, &mut self.board, cell).map_err(|_| Conflict))
    }

    /// Removes candidates until no term removes any.
    fn propagate(&mut self) -> Result<(), Conflict> {
        let Self { network, board, due, counters, .. } = self;
        let failed: &[u16] = loop {
            let mut failed = None;
            while let Some(cell) = board.take_changed() {
                counters.operations += 1;
                if let Err(other) = tell(network, board, cell) {
                    failed = Some([cell, other]);
                    break;
                }
                for &number in &network.of_cell[usize::from(cell)] {
                    due[usize::from(number / 64)] |= 1 << (number % 64);
                }
            }
            if let Some(failed) = failed {
                self.weigh(&failed);
                return Err(Conflict);
            }
            let Some(word) = due.iter().position(|&word| word != 0) else { return Ok(()) };
            let bit = due[word].trailing_zeros() as usize;
            due[word] &= due[word] - 1;
            let propagator = &network.propagators[word * 64 + bit];
            counters.operations += 1;
            if propagator.narrow(board).is_err() {
                break propagator.cells();
            }
        };
        let failed = failed.to_vec();
        self.weigh(&failed);
        Err(Conflict)
    }

    /// Makes the cells of a term that failed heavier, and that of the last choice.
    fn weigh(&mut self, cells: &[u16]) {
        cells.iter().for_each(|&cell| self.weights[usize::from(cell)] += 1.0 / cells.len() as f32);
        if let Some(choice) = self.choices.last() {
            self.weights[usize::from(choice.cell)] += 1.0;
        }
        self.conflicts += 1;
        if self.conflicts.is_multiple_of(CONFLICTS_UNTIL_HALVED) {
            self.weights.iter_mut().for_each(|weight| *weight /= 2.0);
        }
    }
}

/// Removes what nothing can be beside the candidates of a cell. If another cell has none left, says which.
#[inline]
fn tell(network: &Network, board: &mut Board, cell: u16) -> Result<(), u16> {
    let at = usize::from(cell);
    let mask = board.get(cell);
    if mask.is_power_of_two() {
        for &peer in &network.peers[at] {
            board.keep(peer, !mask).map_err(|_| peer)?;
        }
    }
    for &(other, support) in &network.pairs[at] {
        let allowed = network.supports[usize::from(support)].of(mask);
        board.keep(other, allowed).map_err(|_| other)?;
    }
    Ok(())
}
