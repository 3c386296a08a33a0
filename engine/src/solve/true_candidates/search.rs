//! The search for true candidates, the same for every solver.

// Only the search on terms needs all of them.
#![cfg_attr(not(feature = "clues"), allow(unused_variables, clippy::unused_self))]

use std::ops::ControlFlow;

use super::super::{Contradiction, SearchOutcome, Solver};
#[cfg(feature = "clues")]
use super::super::{Engine, write_masks};
use super::TrueCandidates;
use crate::{Cell, Digit, DigitSet, Grid};

/// Number of solutions that are enumerated at first. A puzzle with fewer is decided then.
const FIRST_SOLUTIONS: usize = 4;
/// Maximum number of nodes for these.
const FIRST_NODES: u64 = 10_000;
/// Maximum number of nodes of a question in the first round.
const FIRST_QUESTION: u64 = 64;
/// Each round allows this multiple of the nodes of the round before it.
const NEXT_QUESTION: u64 = 8;

/// Hears what is known so far, and may stop the search.
type Report<'a> = dyn FnMut(&TrueCandidates) -> ControlFlow<()> + 'a;

impl Solver {
    /// Finds out for each cell which digits some solution has, and in how many solutions each of them
    /// occurs. Solutions are counted up to `limit`; if there are more, counts are lower bounds.
    ///
    /// `earlier` is a result for an earlier state of the puzzle, or `None`. What still holds is reused:
    /// known solutions that keep the new rules and givens, and, if the edit only added some, candidates
    /// that no solution had. This saves time and changes no answer: only lower bounds may differ.
    ///
    /// `report` hears what is known after each question and each solution. If it breaks, the result has
    /// what is known so far. [`Self::with_max_nodes`] limits the nodes of all questions together, and then
    /// those of the count: what is not decided by then stays undecided.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use nonet_engine::solve::{CandidateState, SolutionCount, Solver};
    /// use nonet_engine::{Grid, Variant};
    ///
    /// let puzzle: Grid = "1234 3412 .... ....".parse()?; // a board of 4 x 4
    /// let mut solver = Solver::new(puzzle.variant());
    /// let known = solver.true_candidates(&puzzle, 1000, None, |_| ControlFlow::Continue(()))?;
    /// let cell = puzzle.geometry().cell(2, 0);
    /// assert_eq!(known.possible(cell).len(), 2); // 2 and 4
    /// let state = known.state(cell, 2.try_into()?);
    /// assert_eq!(state, CandidateState::Possible(SolutionCount::Exactly(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the givens contradict each other in a way that is found without a search.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn true_candidates(
        &mut self,
        givens: &Grid,
        limit: u32,
        earlier: Option<&TrueCandidates>,
        mut report: impl FnMut(&TrueCandidates) -> ControlFlow<()>,
    ) -> Result<TrueCandidates, Contradiction> {
        let mut known = TrueCandidates::new(givens);
        if let Some(earlier) = earlier {
            known.learn_from(earlier);
            match self.decide(&mut known, limit, &mut report) {
                Ok(()) => return Ok(known),
                // What was learned may contradict the givens. The search begins again without it, so that an
                // error is about the givens alone.
                Err(_) => known = TrueCandidates::new(givens),
            }
        }
        self.decide(&mut known, limit, &mut report)?;
        Ok(known)
    }

    fn decide(
        &mut self,
        known: &mut TrueCandidates,
        limit: u32,
        report: &mut Report<'_>,
    ) -> Result<(), Contradiction> {
        if known.has_all {
            return Ok(());
        }
        // If several solutions are known already, only contradictions are looked for.
        let nodes = if known.solutions.len() < FIRST_SOLUTIONS { self.max_nodes.min(FIRST_NODES) } else { 0 };
        let most = known.solutions.len() + FIRST_SOLUTIONS;
        let first = self.within(nodes, |solver| solver.enumerate(known, most, report))?;
        let go_on = first.is_continue() && !known.has_all && self.ask_all(known, report).is_continue();
        if go_on && !known.has_all && known.solutions.len() < limit as usize {
            let _ = self.enumerate(known, limit as usize, report)?;
        }
        Ok(())
    }

    /// Does something with another limit of nodes.
    fn within<T>(&mut self, max_nodes: u64, job: impl FnOnce(&mut Self) -> T) -> T {
        let usual = std::mem::replace(&mut self.max_nodes, max_nodes);
        let result = job(self);
        self.max_nodes = usual;
        result
    }

    /// Adds solutions that are not known yet, until `limit` are known. Breaks if `report` does.
    fn enumerate(
        &mut self,
        known: &mut TrueCandidates,
        limit: usize,
        report: &mut Report<'_>,
    ) -> Result<ControlFlow<()>, Contradiction> {
        let (givens, impossible) = (known.givens.clone(), known.impossible());
        let before = known.solutions.len();
        let mut flow = ControlFlow::Continue(());
        let outcome = self.solutions_without(&givens, &impossible, |solution| {
            if !known.solutions[..before].contains(solution) {
                known.add(solution);
                flow = report(known);
            }
            if known.solutions.len() < limit { flow } else { ControlFlow::Break(()) }
        })?;
        if outcome == SearchOutcome::Exhausted {
            known.close();
        }
        Ok(flow)
    }

    /// Asks for the undecided candidates whether solutions have them, in rounds: a question that takes long
    /// comes again when the easy ones have been answered. Breaks if `report` does.
    fn ask_all(&mut self, known: &mut TrueCandidates, report: &mut Report<'_>) -> ControlFlow<()> {
        self.leave_root(known);
        report(known)?;
        let end = self.counters().nodes.saturating_add(self.max_nodes);
        let mut nodes = FIRST_QUESTION;
        while !known.is_decided() && self.counters().nodes < end {
            self.ask_round(known, nodes, end, report)?;
            nodes = nodes.saturating_mul(NEXT_QUESTION);
        }
        if known.is_decided() && known.possible.iter().all(|digits| digits.len() == 1) {
            known.close();
        }
        ControlFlow::Continue(())
    }

    /// Asks for each undecided candidate, with a limit of nodes for each question and for all so far.
    fn ask_round(
        &mut self,
        known: &mut TrueCandidates,
        nodes: u64,
        end: u64,
        report: &mut Report<'_>,
    ) -> ControlFlow<()> {
        // The candidates that are still to be asked.
        let mut open = known.undecided.clone();
        while let Some((cell, digit)) = next(&open) {
            let left = end.saturating_sub(self.counters().nodes);
            if left == 0 {
                break;
            }
            let outcome = self.within(nodes.min(left), |solver| solver.ask((cell, digit), &open, known));
            open[cell.index()].remove(digit);
            if known.undecided(cell).contains(digit) && outcome == SearchOutcome::Exhausted {
                known.leave(cell, known.undecided(cell).without(digit));
                self.refute((cell, digit), known);
            }
            open.iter_mut().zip(&known.undecided).for_each(|(open, &undecided)| *open &= undecided);
            report(known)?;
        }
        ControlFlow::Continue(())
    }

    /// Asks for solutions with a candidate, and adds those with undecided candidates.
    fn ask(&mut self, at: (Cell, Digit), open: &[DigitSet], known: &mut TrueCandidates) -> SearchOutcome {
        let max_nodes = self.max_nodes;
        #[cfg(feature = "clues")]
        if let Engine::Terms(search) = &mut self.engine {
            let grid = &mut self.found;
            return search.ask(at, open, max_nodes, |masks| {
                write_masks(masks, grid);
                known.add(grid);
            });
        }
        let mut with = known.givens.clone();
        with.set(at.0, Some(at.1));
        let outcome = self.solutions_without(&with, &known.impossible(), |solution| {
            let is_witness = known.is_witness(solution);
            if is_witness {
                known.add(solution);
            }
            if is_witness { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        outcome.unwrap_or(SearchOutcome::Exhausted)
    }

    /// Removes a candidate that no solution has from later questions, and what follows.
    fn refute(&mut self, (cell, digit): (Cell, Digit), known: &mut TrueCandidates) {
        #[cfg(feature = "clues")]
        if let Engine::Terms(search) = &mut self.engine {
            if search.refute(cell, digit) {
                self.leave_root(known);
            } else {
                known.close();
            }
        }
    }

    /// No solution has what the rules alone remove.
    fn leave_root(&self, known: &mut TrueCandidates) {
        #[cfg(feature = "clues")]
        if let Engine::Terms(search) = &self.engine {
            search
                .root()
                .zip(known.givens.geometry().cells())
                .for_each(|(digits, cell)| known.leave(cell, digits));
        }
    }
}

/// The candidate to ask next: in a cell with the fewest.
fn next(open: &[DigitSet]) -> Option<(Cell, Digit)> {
    let cells = open.iter().enumerate().filter(|(_, digits)| !digits.is_empty());
    let (cell, digits) = cells.min_by_key(|(_, digits)| digits.len())?;
    Some((Cell::new(cell), digits.first()?))
}
