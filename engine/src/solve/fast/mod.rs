//! The bitboard solver of the classic board: a depth-first search over [`Bands`] that keeps one
//! copy of the board for each open choice. [`Solver`](super::Solver) uses it for 9 x 9. It finds
//! solutions in another order than the exact cover.
//!
//! A search allocates nothing and does not recurse. A choice first places a digit on a copy, then
//! rules it out in place. So at most one board is kept for each cell.
//!
//! Where the time goes, in a profile over the hardest boards:
//! - two fifths: looks at single digits, about 50 dependent vector operations each;
//! - a fifth: the pass over all nine digits;
//! - a seventh: naked singles, which end in an unpredictable branch;
//! - an eighth: choosing a candidate; the rest is copying.
//!
//! A board of 17 givens takes 91 looks and 0.6 choices on average, one of the hardest boards
//! 1,800 and 80. Two ideas are left: vectors of 256 bits would hold two digits, but neither plain
//! x86-64 nor WebAssembly has them. Stronger rules for minirows would save choices.
//!
//! In WebAssembly the browser's machine code counts. So nothing here narrows vectors, which
//! browsers compile to clamps, and table offsets need no scaling.
//!
//! Tried and slower: looking at a digit until nothing changes (its branch costs more than another
//! round), words of one band in plain registers, choosing by the sum of candidates.

// Measured: without inlining, the compiler keeps vectors in memory at calls.
#![allow(clippy::inline_always)]

mod bands;
mod lanes;
mod tables;

use std::ops::ControlFlow;

use super::outcome::{Counters, SearchOutcome};
use crate::{Cell, Digit};
use bands::{Bands, State, Tally};

/// Number of boards kept. Each open choice has filled a cell, so there are at most 81 above the
/// first, and one that is never used: see [`Fast::explore`].
const MAX_BOARDS: usize = 83;

/// Number of operations that one look at a digit counts for. The exact cover makes 15 to 16
/// changes for the same progress, so a limit on operations allows both solvers the same work.
const OPERATIONS_PER_LOOK: u64 = 16;

/// A solution. It is read only if the caller wants it.
pub(super) struct Found<'a>(&'a Bands);

impl Found<'_> {
    /// Calls `write` with each cell and its digit, in no particular order.
    pub(super) fn read(&self, write: impl FnMut(Cell, Digit)) {
        self.0.read(write);
    }
}

/// How a search ended, and whether it ended before any choice.
pub(super) struct Ended {
    pub(super) outcome: SearchOutcome,
    pub(super) without_search: bool,
}

/// The current board, and a board for each open choice.
#[derive(Clone)]
pub(super) struct Fast {
    open: Box<[Bands; MAX_BOARDS]>,
    counters: Counters,
}

impl Fast {
    pub(super) fn new() -> Self {
        let open = vec![Bands::default(); MAX_BOARDS].into_boxed_slice();
        let open = open.try_into().unwrap_or_else(|_| unreachable!("the vector has this length"));
        Self { open, counters: Counters::default() }
    }

    pub(super) fn counters(&self) -> Counters {
        self.counters
    }

    /// Enumerates the solutions that have all givens (one entry per cell, row by row) and none of
    /// the excluded candidates. Stops after `max_nodes` choices.
    pub(super) fn search(
        &mut self,
        givens: &[Option<Digit>],
        excluded: &[(Cell, Digit)],
        max_nodes: u64,
        found: impl FnMut(Found<'_>) -> ControlFlow<()>,
    ) -> Ended {
        self.counters.searches += 1;
        if !self.open[0].give(givens) {
            return Ended { outcome: SearchOutcome::Exhausted, without_search: true };
        }
        for &(cell, digit) in excluded {
            self.open[0].exclude(cell, digit);
        }
        let mut looks = 0;
        let (outcome, nodes) = self.explore(max_nodes, &mut looks, found);
        self.counters.nodes += nodes;
        self.counters.operations += OPERATIONS_PER_LOOK * looks;
        Ended { outcome, without_search: nodes == 0 }
    }

    /// The number of candidates left when no inference is left. 0 if this proves that there is no
    /// solution.
    pub(super) fn candidates_left(&mut self, givens: &[Option<Digit>]) -> u32 {
        self.counters.searches += 1;
        let board = &mut self.open[0];
        if !board.give(givens) {
            return 0;
        }
        let mut looks = 0;
        let state = board.propagate(&mut looks);
        self.counters.operations += OPERATIONS_PER_LOOK * looks;
        if state == State::Dead { 0 } else { board.candidate_count() }
    }

    /// Calls `write` with each candidate of exactly one solution. Does not call it if there are
    /// more than `limit` solutions or the search runs out of nodes.
    pub(super) fn lone_candidates(
        &mut self,
        givens: &[Option<Digit>],
        limit: u32,
        max_nodes: u64,
        write: impl FnMut(Cell, Digit),
    ) -> SearchOutcome {
        let (mut tally, mut count) = (Tally::new(), 0);
        let ended = self.search(givens, &[], max_nodes, |Found(solved)| {
            count += 1;
            if count > limit {
                return ControlFlow::Break(());
            }
            tally.add(solved);
            ControlFlow::Continue(())
        });
        if ended.outcome == SearchOutcome::Exhausted {
            tally.read_lone(write);
        }
        ended.outcome
    }

    /// Searches from the first board. Also returns the number of choices. A choice is made on a
    /// copy, which is searched first, and ruled out on the current board.
    fn explore(
        &mut self,
        max_nodes: u64,
        looks: &mut u64,
        mut found: impl FnMut(Found<'_>) -> ControlFlow<()>,
    ) -> (SearchOutcome, u64) {
        let (mut depth, mut nodes) = (0, 0);
        loop {
            let [board, copy, ..] = &mut self.open[depth..] else { return (SearchOutcome::Exhausted, nodes) };
            match board.propagate(looks) {
                State::Open => {
                    if nodes == max_nodes {
                        return (SearchOutcome::OutOfNodes, nodes);
                    }
                    nodes += 1;
                    let choice = board.choice();
                    board.place_on(choice, copy);
                    board.remove(choice);
                    depth += 1;
                    self.counters.max_depth = self.counters.max_depth.max(depth);
                    continue;
                }
                State::Solved => {
                    if found(Found(board)).is_break() {
                        return (SearchOutcome::Stopped, nodes);
                    }
                }
                State::Dead => {}
            }
            let Some(last) = depth.checked_sub(1) else { return (SearchOutcome::Exhausted, nodes) };
            depth = last;
        }
    }
}
