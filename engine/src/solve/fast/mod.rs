//! The quick solver of the classic 9x9 board: depth-first over [`Bands`], with
//! a copy of the board for each open choice. [`Solver`](super::Solver) picks it
//! by geometry.
//!
//! Nothing is allocated in a search and nothing recurses. A choice places one
//! digit or rules it out, and goes on in place with the second, so at most one
//! board is kept for each cell.
//!
//! The order of solutions is not that of the exact cover.
//!
//! What bounds it, by a profile over the hardest boards: two fifths of the time
//! go into looks at single digits (some 50 vector operations in a row, of which
//! several digits overlap), a fifth into the pass over all nine, a seventh into
//! naked singles, which come one by one and end in a branch nobody can foresee,
//! an eighth into choosing, the rest into copies. A board of 17 givens takes 91
//! looks and 0.6 choices, one of the hardest 1,800 and 80. The limit is not near:
//! vectors of 256 bits would hold two digits (neither plain x86-64 nor WebAssembly
//! has them), and stronger rules between the digits of a minirow would save choices.
//!
//! In WebAssembly it is the machine code that the browser makes that counts, so
//! nothing here narrows vectors (it would be widened into clamps first) and tables
//! are looked up by offsets that need no scaling.
//!
//! Tried, and slower: to look at a digit until nothing changes (its branch costs
//! more than another round), words of one band in plain registers, a sum of
//! candidates instead of open cells when choosing.

// Measured: without, the compiler leaves vectors in memory at calls.
#![allow(clippy::inline_always)]

mod bands;
mod lanes;
mod tables;

use std::ops::ControlFlow;

use super::exact_cover::{Counters, SearchOutcome};
use crate::{Cell, Digit};
use bands::{Bands, State, Tally};

/// Boards at hand: each choice that is open has filled a cell, so there are at
/// most 81 above the first; and one that is never used, see [`Fast::explore`].
const MAX_BOARDS: usize = 83;

/// What a look at a digit counts for: about as many changes as the exact cover
/// makes for the same progress (15 to 16 measured, on carved boards and those
/// of 17 givens), so that limits on operations cut off about the same work.
const OPERATIONS_PER_LOOK: u64 = 16;

/// A solution, to be read if wanted.
pub(super) struct Found<'a>(&'a Bands);

impl Found<'_> {
    /// Hands each cell and its digit to `write`, in no order of cells.
    pub(super) fn read(&self, write: impl FnMut(Cell, Digit)) {
        self.0.read(write);
    }
}

/// What a search ended with, and whether it ended before any choice.
pub(super) struct Ended {
    pub(super) outcome: SearchOutcome,
    pub(super) without_search: bool,
}

/// Room for the board at hand and those of open choices.
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

    /// Enumerates the solutions in which all givens (one a cell, row by row)
    /// and none of the excluded candidates hold, at most `max_nodes` choices.
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

    /// How many candidates are left when nothing more follows without a choice;
    /// 0 if it shows that there is no solution.
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

    /// Hands the candidates that hold in exactly one solution to `write`, unless
    /// the search was cut short: there are more than `limit` solutions, or it
    /// ran out of nodes.
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

    /// The search from the first board; also the number of choices made. A choice is
    /// ruled out on the board at hand and made on a copy, which goes first.
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
