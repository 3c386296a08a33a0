//! Finding and counting solutions, on every variant. [`Solver`] is the one
//! door: it speaks of grids and cells and has [`fast`] do the search on the
//! classic board, [`exact_cover`] on all others. Every solution handed out
//! fills all cells and breaks no rule, and all of them are found, each once,
//! always in the same order.
//!
//! Called by the generator, the worker and the play API.

pub mod contradiction;
pub mod exact_cover;
mod fast;
pub(crate) mod matrix;

use std::ops::ControlFlow;

use super::random;
use crate::{Cell, Digit, Grid, Variant};
pub use contradiction::{Contradiction, ContradictionKind};
use exact_cover::Cover;
pub use exact_cover::{Counters, SearchOutcome};
use fast::Fast;
use matrix::{Constraint, Matrix};
use rand::Rng;

/// Solves any number of grids of one variant. Making one costs about as much
/// as a solution; after that nothing is allocated but what callers keep.
#[derive(Clone)]
pub struct Solver {
    variant: Variant,
    engine: Engine,
    found: Grid,
    max_nodes: u64,
    /// What the counters were when they were last drained.
    drained: Counters,
}

/// Who searches.
#[derive(Clone)]
enum Engine {
    Fast(Fast),
    Cover(Box<Cover>),
}

impl Solver {
    /// A solver for one kind of board, with no limit on the search: the quickest
    /// that there is for it.
    pub fn new(variant: Variant) -> Self {
        if variant == Variant::CLASSIC {
            Self::with(variant, Engine::Fast(Fast::new()))
        } else {
            Self::exact_cover(variant)
        }
    }

    /// The solver that knows every variant: to judge the quick ones by.
    pub fn exact_cover(variant: Variant) -> Self {
        Self::with(variant, Engine::Cover(Box::new(Cover::new(Matrix::new(variant)))))
    }

    fn with(variant: Variant, engine: Engine) -> Self {
        Self {
            variant,
            engine,
            found: Grid::empty(variant),
            max_nodes: u64::MAX,
            drained: Counters::default(),
        }
    }

    /// Has every later search end with [`SearchOutcome::OutOfNodes`] once it chose
    /// so many digits: on large boards some searches would never end.
    #[must_use]
    pub fn with_max_nodes(mut self, max_nodes: u64) -> Self {
        self.max_nodes = max_nodes;
        self
    }

    /// As [`Self::with_max_nodes`], for a solver that is kept.
    pub fn set_max_nodes(&mut self, max_nodes: u64) {
        self.max_nodes = max_nodes;
    }

    /// Has later searches try candidates in a random order, so that the first
    /// solution is any of them. From then on the exact cover does the work: its
    /// matrix can be shuffled.
    pub fn shuffle(&mut self, rng: &mut impl Rng) {
        if let Engine::Fast(_) = self.engine {
            *self = Self::exact_cover(self.variant).with_max_nodes(self.max_nodes);
        }
        if let Engine::Cover(cover) = &mut self.engine {
            cover.reset();
            let matrix = cover.matrix_mut();
            (0..matrix.col_count()).for_each(|col| random::shuffle(matrix.rows_mut(col), rng));
        }
    }

    /// What the searches cost so far.
    pub fn counters(&self) -> Counters {
        match &self.engine {
            Engine::Fast(fast) => fast.counters(),
            Engine::Cover(cover) => cover.counters(),
        }
    }

    /// What the searches cost since this was last called.
    pub(crate) fn drain_counters(&mut self) -> Counters {
        let now = self.counters();
        let before = std::mem::replace(&mut self.drained, now);
        Counters {
            searches: now.searches - before.searches,
            nodes: now.nodes - before.nodes,
            max_depth: now.max_depth,
            operations: now.operations - before.operations,
            columns_covered: now.columns_covered - before.columns_covered,
        }
    }

    /// Whether the bitboards of the classic board do the work.
    pub(crate) fn is_fast(&self) -> bool {
        matches!(self.engine, Engine::Fast(_))
    }

    /// Hands each solution to `found` until that breaks off.
    ///
    /// # Errors
    /// If the givens contradict each other in a way that shows at once; a
    /// deeper contradiction is [`SearchOutcome::Exhausted`] without a solution.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn solutions(
        &mut self,
        givens: &Grid,
        found: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> Result<SearchOutcome, Contradiction> {
        self.solutions_without(givens, &[], found)
    }

    /// The solutions in which no given `(cell, digit)` of `excluded` holds: the
    /// quick way to ask for a second solution when one is known.
    ///
    /// # Errors
    /// As [`Self::solutions`].
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn solutions_without(
        &mut self,
        givens: &Grid,
        excluded: &[(Cell, Digit)],
        mut found: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> Result<SearchOutcome, Contradiction> {
        assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
        let grid = &mut self.found;
        match &mut self.engine {
            Engine::Fast(fast) => {
                let mut any = false;
                let ended = fast.search(givens.digits(), excluded, self.max_nodes, |solution| {
                    any = true;
                    solution.read(|cell, digit| grid.set(cell, Some(digit)));
                    debug_assert!(grid.is_solved() && givens.is_part_of(grid));
                    found(grid)
                });
                if ended.without_search && !any {
                    // Rare, so it may take its time to say why.
                    give(&mut Cover::new(Matrix::new(self.variant)), givens, excluded)?;
                }
                Ok(ended.outcome)
            }
            Engine::Cover(cover) => {
                give(cover, givens, excluded)?;
                Ok(cover.search(self.max_nodes, |matrix, chosen| {
                    for &row in chosen {
                        let (cell, digit) = matrix.candidate(usize::from(row));
                        grid.set(cell, Some(digit));
                    }
                    debug_assert!(grid.is_solved() && givens.is_part_of(grid));
                    found(grid)
                }))
            }
        }
    }

    /// How the search for one solution without the `excluded` candidates ends:
    /// [`SearchOutcome::Stopped`] when there is one, [`SearchOutcome::Exhausted`] when there
    /// is none. Quicker than [`Self::solutions_without`], which has to write
    /// the solution down or to say what is wrong.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn probe_without(&mut self, givens: &Grid, excluded: &[(Cell, Digit)]) -> SearchOutcome {
        match &mut self.engine {
            Engine::Fast(fast) => {
                assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
                fast.search(givens.digits(), excluded, self.max_nodes, |_| ControlFlow::Break(())).outcome
            }
            Engine::Cover(_) => self
                .solutions_without(givens, excluded, |_| ControlFlow::Break(()))
                .unwrap_or(SearchOutcome::Exhausted),
        }
    }

    /// A guess, much quicker than counting, at which of some grids has fewer
    /// solutions: how many candidates are left when nothing more follows without
    /// a choice. Each solver draws its own consequences, so only guesses of one
    /// kind of solver compare.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn candidates_left(&mut self, givens: &Grid) -> u32 {
        assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
        match &mut self.engine {
            Engine::Fast(fast) => fast.candidates_left(givens.digits()),
            Engine::Cover(cover) => match give(cover, givens, &[]) {
                Ok(()) => (0..cover.matrix().row_count()).filter(|&row| cover.is_active(row)).count() as u32,
                Err(_) => 0,
            },
        }
    }

    /// Writes into `lone` the candidates that hold in exactly one solution: any
    /// of them, added as a given, makes that solution the only one. Candidates
    /// come digit by digit.
    ///
    /// Unless the outcome is [`SearchOutcome::Exhausted`], `lone` is empty: there are
    /// more than `limit` solutions, or nodes ran out. Nothing is allocated but
    /// room in `lone`, however many solutions there are.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn lone_candidates(
        &mut self,
        givens: &Grid,
        limit: u32,
        lone: &mut Vec<(Cell, Digit)>,
    ) -> SearchOutcome {
        lone.clear();
        if let Engine::Fast(fast) = &mut self.engine {
            assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
            let write = |cell, digit| lone.push((cell, digit));
            return fast.lone_candidates(givens.digits(), limit, self.max_nodes, write);
        }
        let side = self.variant.geometry().side();
        let mut seen = vec![0_u32; side * side * side];
        let mut count = 0;
        let outcome = self.solutions(givens, |solution| {
            count += 1;
            solution.filled().for_each(|(cell, digit)| seen[digit.index() * side * side + cell.index()] += 1);
            if count > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let outcome = outcome.unwrap_or(SearchOutcome::Exhausted);
        if outcome == SearchOutcome::Exhausted {
            let alone = seen.iter().enumerate().filter(|(_, times)| **times == 1);
            lone.extend(
                alone.map(|(at, _)| (Cell::new(at % (side * side)), Digit::from_index(at / (side * side)))),
            );
        }
        outcome
    }

    /// Number of solutions, counted up to `limit`; 0 on a contradiction. With
    /// a limit on the nodes it is a lower bound.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn count_solutions(&mut self, givens: &Grid, limit: u32) -> u32 {
        let mut count = 0;
        let mut one_more = || {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        match &mut self.engine {
            _ if limit == 0 => {}
            Engine::Fast(fast) => {
                assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
                fast.search(givens.digits(), &[], self.max_nodes, |_| one_more());
            }
            Engine::Cover(_) => {
                let _ = self.solutions(givens, |_| one_more());
            }
        }
        count
    }

    /// The first solution.
    pub fn solution(&mut self, givens: &Grid) -> Option<Grid> {
        let mut solution = None;
        let _ = self.solutions(givens, |grid| {
            solution = Some(grid.clone());
            ControlFlow::Break(())
        });
        solution
    }
}

/// Removes what is excluded, chooses the givens, and sees whether they leave
/// room for the rest.
fn give(cover: &mut Cover, givens: &Grid, excluded: &[(Cell, Digit)]) -> Result<(), Contradiction> {
    cover.reset();
    for &(cell, digit) in excluded {
        cover.remove(cover.matrix().row_of(cell, digit));
    }
    let contradiction = |kind| Contradiction { variant: givens.variant(), kind };
    for (cell, digit) in givens.filled() {
        let row = cover.matrix().row_of(cell, digit);
        if !cover.is_active(row) {
            let clash =
                givens.conflict().map_or(ContradictionKind::NoCandidate(cell), ContradictionKind::Clash);
            return Err(contradiction(clash));
        }
        cover.choose(row);
    }
    match cover.smallest() {
        Some((col, 0)) => Err(contradiction(match cover.matrix().constraint(col) {
            Constraint::Cell(cell) => ContradictionKind::NoCandidate(cell),
            Constraint::Place { house, digit } => ContradictionKind::NoPlace { house, digit },
        })),
        _ => Ok(()),
    }
}

/// The first solution of a grid.
pub fn solution(givens: &Grid) -> Option<Grid> {
    Solver::new(givens.variant()).solution(givens)
}

/// The first solutions of a grid, at most `limit`.
pub fn first_solutions(givens: &Grid, limit: u32) -> Vec<Grid> {
    let mut solutions = Vec::new();
    if limit > 0 {
        let _ = Solver::new(givens.variant()).solutions(givens, |grid| {
            solutions.push(grid.clone());
            if solutions.len() < limit as usize { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    solutions
}

/// Number of solutions of a grid, counted up to `limit`.
pub fn count_solutions(givens: &Grid, limit: u32) -> u32 {
    Solver::new(givens.variant()).count_solutions(givens, limit)
}
