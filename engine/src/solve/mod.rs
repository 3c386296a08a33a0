//! Finding and counting solutions on every variant, with [`Solver`]. The classic board has a
//! solver of its own, with bitboards. Other boards are solved as exact covers, if houses, domains and
//! exclusions are all their rules. Boards with sums, lines and clues are searched on their terms.
//!
//! A search finds every solution once, and always in the same order. Each solution fills all
//! cells and breaks no rule.

mod contradiction;
mod exact_cover;
mod fast;
mod matrix;
mod outcome;
mod parts;
mod solutions;
#[cfg(feature = "clues")]
pub(crate) mod terms;
mod true_candidates;

use std::fmt;
use std::ops::ControlFlow;

#[cfg(feature = "generate")]
use super::random;
#[cfg(feature = "clues")]
use crate::Geometry;
#[cfg(feature = "clues")]
use crate::rules::Rules;
use crate::{Cell, Digit, DigitSet, Grid, Variant};
pub use contradiction::{Contradiction, ContradictionKind};
use exact_cover::Cover;
use fast::Fast;
use matrix::{Constraint, Matrix};
pub use outcome::{Counters, SearchOutcome};
pub use parts::{Part, contradicting, not_needed};
#[cfg(feature = "generate")]
use rand::Rng;
pub use solutions::{Improper, Solutions, solve};
pub use true_candidates::{CandidateState, SolutionCount, TrueCandidates};

/// Solves grids of one variant. Creating a solver costs about as much as solving a puzzle. A
/// search allocates nothing, except on boards with sums, lines and clues.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use nonet_engine::solve::{SearchOutcome, Solver};
/// use nonet_engine::{Grid, Variant};
///
/// let mut solver = Solver::new(Variant::CLASSIC);
/// let mut found = 0;
/// let outcome = solver.solutions(&Grid::empty(Variant::CLASSIC), |_| {
///     found += 1;
///     if found < 1000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert_eq!((found, outcome), (1000, Ok(SearchOutcome::Stopped)));
/// ```
#[derive(Clone)]
pub struct Solver {
    variant: Variant,
    engine: Engine,
    found: Grid,
    max_nodes: u64,
    /// The counters at the last call of [`Self::drain_counters`].
    drained: Counters,
}

/// The algorithm.
#[derive(Clone)]
enum Engine {
    Fast(Fast),
    Cover(Box<Cover>),
    #[cfg(feature = "clues")]
    Terms(Box<terms::Search>),
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("variant", &self.variant)
            .field("is_fast", &self.is_fast())
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// The fastest solver for a variant, without a limit on the search.
    pub fn new(variant: Variant) -> Self {
        if variant == Variant::CLASSIC {
            Self::with(variant, Engine::Fast(Fast::new()))
        } else {
            Self::exact_cover(variant)
        }
    }

    /// A solver that uses the exact cover on every variant whose rules it knows. Tests compare the
    /// bitboards with it.
    pub fn exact_cover(variant: Variant) -> Self {
        #[cfg(feature = "clues")]
        if variant.geometry().has_terms() {
            return Self::on_terms(variant);
        }
        Self::with(variant, Engine::Cover(Box::new(Cover::new(Matrix::new(variant)))))
    }

    /// A solver that searches on the terms of every variant. Tests compare the exact cover with it.
    #[cfg(feature = "clues")]
    pub fn on_terms(variant: Variant) -> Self {
        Self::of_geometry(variant, variant.geometry())
    }

    /// A solver for the rules of a variant and more clues. The grids are those of the variant.
    #[cfg(feature = "clues")]
    pub(crate) fn with_clues(variant: Variant, rules: &Rules) -> Self {
        Self::of_geometry(variant, &Geometry::with_rules(variant, rules))
    }

    /// A solver that searches on the terms of a board. The grids are those of the variant.
    #[cfg(feature = "clues")]
    fn of_geometry(variant: Variant, geometry: &Geometry) -> Self {
        Self::with(variant, Engine::Terms(Box::new(terms::Search::new(geometry))))
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

    /// Limits each search to a number of chosen digits. At the limit a search ends with
    /// [`SearchOutcome::OutOfNodes`]. On large boards some searches would never end.
    #[must_use]
    pub fn with_max_nodes(mut self, max_nodes: u64) -> Self {
        self.max_nodes = max_nodes;
        self
    }

    /// As [`Self::with_max_nodes`], by reference.
    pub fn set_max_nodes(&mut self, max_nodes: u64) {
        self.max_nodes = max_nodes;
    }

    /// Makes later searches try candidates in a random order, so the first solution is a random
    /// one. The solver uses the exact cover from then on: only its matrix can be shuffled. On boards with
    /// sums, lines and clues the order stays.
    #[cfg(feature = "generate")]
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

    /// The cost of all searches so far.
    pub fn counters(&self) -> Counters {
        match &self.engine {
            Engine::Fast(fast) => fast.counters(),
            Engine::Cover(cover) => cover.counters(),
            #[cfg(feature = "clues")]
            Engine::Terms(search) => search.counters(),
        }
    }

    /// The cost of the searches since the last call.
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

    /// Whether this solver uses the bitboards.
    pub(crate) fn is_fast(&self) -> bool {
        matches!(self.engine, Engine::Fast(_))
    }

    /// Whether this solver searches on terms.
    pub(crate) fn is_on_terms(&self) -> bool {
        match self.engine {
            Engine::Fast(_) | Engine::Cover(_) => false,
            #[cfg(feature = "clues")]
            Engine::Terms(_) => true,
        }
    }

    /// Calls `found` with each solution until it breaks.
    ///
    /// # Errors
    /// If the givens contradict each other in a way that is found without a search. A deeper
    /// contradiction gives [`SearchOutcome::Exhausted`] without a solution.
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

    /// As [`Self::solutions`], for the solutions without the `excluded` candidates. This is the
    /// fast way to ask for a second solution when one is known.
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
                    // Rare, so finding the reason may be slow.
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
            #[cfg(feature = "clues")]
            Engine::Terms(search) => {
                if !search.begin(givens, excluded) {
                    return impossible(givens).map_or(Ok(SearchOutcome::Exhausted), Err);
                }
                Ok(search.run(self.max_nodes, |masks| {
                    write_masks(masks, grid);
                    debug_assert!(grid.is_solved() && givens.is_part_of(grid));
                    found(grid)
                }))
            }
        }
    }

    /// Searches for one solution without the `excluded` candidates. Returns
    /// [`SearchOutcome::Stopped`] if there is one, [`SearchOutcome::Exhausted`] if there is none.
    /// Faster than [`Self::solutions_without`], since it writes no solution and no reason.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn probe_without(&mut self, givens: &Grid, excluded: &[(Cell, Digit)]) -> SearchOutcome {
        if let Engine::Fast(fast) = &mut self.engine {
            assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
            return fast
                .search(givens.digits(), excluded, self.max_nodes, |_| ControlFlow::Break(()))
                .outcome;
        }
        self.solutions_without(givens, excluded, |_| ControlFlow::Break(()))
            .unwrap_or(SearchOutcome::Exhausted)
    }

    /// The number of candidates left when no inference is left. It estimates which of several grids
    /// has fewer solutions, much faster than counting. Compare only numbers of one kind of solver:
    /// each makes its own inferences.
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
            #[cfg(feature = "clues")]
            Engine::Terms(search) => {
                let is_open = search.begin(givens, &[]);
                let open = search.masks().iter().map(|mask| mask.count_ones()).filter(|count| *count > 1);
                if is_open { open.sum() } else { 0 }
            }
        }
    }

    /// Writes into `lone` the candidates of exactly one solution, digit by digit. Added as a
    /// given, any of them makes that solution the only one.
    ///
    /// If there are more than `limit` solutions or the search runs out of nodes, `lone` is empty
    /// and the outcome is not [`SearchOutcome::Exhausted`]. Only `lone` allocates.
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

    /// Counts solutions up to `limit`. Returns 0 on a contradiction. With a limit on the nodes, the
    /// number is a lower bound.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn count_solutions(&mut self, givens: &Grid, limit: u32) -> u32 {
        let mut count = 0;
        let mut one_more = || {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        if limit == 0 {
            return 0;
        }
        if let Engine::Fast(fast) = &mut self.engine {
            assert_eq!(givens.variant(), self.variant, "a solver is made for one variant");
            fast.search(givens.digits(), &[], self.max_nodes, |_| one_more());
        } else {
            let _ = self.solutions(givens, |_| one_more());
        }
        count
    }

    /// Finds the first solution.
    pub fn solution(&mut self, givens: &Grid) -> Option<Grid> {
        let mut solution = None;
        let _ = self.solutions(givens, |grid| {
            solution = Some(grid.clone());
            ControlFlow::Break(())
        });
        solution
    }
}

/// Removes the excluded candidates, chooses the givens, and checks that every constraint can
/// still be met.
fn give(cover: &mut Cover, givens: &Grid, excluded: &[(Cell, Digit)]) -> Result<(), Contradiction> {
    cover.reset();
    let geometry = givens.geometry();
    let all = DigitSet::full(geometry.side());
    for cell in geometry.cells() {
        for digit in all - geometry.domain(cell) {
            cover.remove(cover.matrix().row_of(cell, digit));
        }
    }
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

/// Writes the candidate of each cell, its only one.
#[cfg(feature = "clues")]
fn write_masks(masks: &[u32], grid: &mut Grid) {
    for (cell, mask) in masks.iter().enumerate() {
        grid.set(Cell::new(cell), Some(Digit::from_index(mask.trailing_zeros() as usize)));
    }
}

/// Why the givens contradict each other, if it shows at a look: a clash, or a cell without a candidate.
#[cfg(feature = "clues")]
fn impossible(givens: &Grid) -> Option<Contradiction> {
    let clash = givens.conflict().map(ContradictionKind::Clash);
    let kind = clash.or_else(|| {
        let mut cells = givens.geometry().cells();
        let is_impossible = |&cell: &Cell| match givens.get(cell) {
            Some(digit) => !givens.candidates(cell).contains(digit),
            None => givens.candidates(cell).is_empty(),
        };
        cells.find(is_impossible).map(ContradictionKind::NoCandidate)
    });
    kind.map(|kind| Contradiction { variant: givens.variant(), kind })
}

/// Finds the first solution of a grid.
pub fn solution(givens: &Grid) -> Option<Grid> {
    Solver::new(givens.variant()).solution(givens)
}

/// Finds the first solutions of a grid, at most `limit`.
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

/// Counts the solutions of a grid up to `limit`.
pub fn count_solutions(givens: &Grid, limit: u32) -> u32 {
    Solver::new(givens.variant()).count_solutions(givens, limit)
}
