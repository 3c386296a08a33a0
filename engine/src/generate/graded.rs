//! Puzzles with a demanded rating: generate, rate, and try again until the demand is met. Most
//! levels need a handful of attempts. Rare puzzles are searched for near the closest one. A puzzle
//! that differs in a few givens is often about as difficult, and sometimes a little more difficult.
//! A demand on the path is looked at first, see [`paths`](super::paths), and one on the minutes last, see
//! [`timed`](super::timed).
//!
//! Invariant: the first puzzle tried is the one that the same recipe gives without a demand. So a
//! demand changes only puzzles that do not meet it. The exception is few givens with a symmetry,
//! where the rating matters more than the givens. The [`Budget`] ends the search. Called by
//! [`generate`](super::generate). Only the classic board has ratings.

use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::budget::Budget;
use super::carve::carve;
use super::level::Effort;
use super::{Stopped, search, sparse};
#[cfg(feature = "ladder")]
use super::{paths, timed};
use crate::random;
use crate::rate::{Demand, Grade, Judgement, judge};
use crate::solve::Solver;
use crate::{Cell, Grid, Progress, Recipe, Symmetry};

/// Maximum number of variations without improvement before the search around a
/// puzzle ends.
const PATIENCE: u32 = 10;
/// The same limit if the requested number of givens has proved unreachable. A new puzzle would not
/// reach it either.
const LONG_PATIENCE: u32 = 600;
/// The same limit for a puzzle whose path has all that is required, but is stuck.
const PATIENCE_NEAR: u32 = 300;
/// The same limit for a puzzle whose path lacks something.
const PATIENCE_FAR: u32 = 20;
/// Distance added to a puzzle whose path does not meet the demand. No rating is that far away.
const RATED: u16 = 10_000;
/// Distance of a path that lacks what is required and is stuck. Nearer are paths that lack nothing.
pub(super) const STUCK: u16 = 1_000;
/// Distance of a path that lacks what is required and solves the puzzle without it.
pub(super) const TOO_EASY: u16 = 2_000;
/// Maximum number of groups put back before a variation is carved.
const ADDED: usize = 4;

/// Judges puzzles and keeps the closest one.
pub(super) struct Grading<'a> {
    demand: &'a Demand,
    /// Of the puzzles whose path and minutes meet the demand, the one with the closest rating. No rating is
    /// judged if any will do.
    best: Option<(Grid, Option<Judgement>)>,
}

impl<'a> Grading<'a> {
    fn new(demand: &'a Demand) -> Self {
        Self { demand, best: None }
    }

    /// Judges a puzzle whose number of givens is in the range or closest to it. Returns the distance
    /// of its path from the demand, or else that of its rating, or else that of its minutes.
    pub(super) fn judge(&mut self, puzzle: &Grid, budget: &mut Budget) -> u16 {
        budget.spend_on_copy(puzzle.variant());
        #[cfg(feature = "ladder")]
        match paths::distance(puzzle, self.demand, budget) {
            0 => {}
            distance => return RATED.saturating_add(distance),
        }
        let judgement = self.demand.is_of_rating().then(|| {
            judge(puzzle, self.demand, &mut || {
                budget.spend_on_callback();
                if budget.is_spent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
        });
        let distance = distance(judgement);
        #[cfg(feature = "ladder")]
        if let Some(minutes) = self.demand.minutes {
            let is_rated = distance == 0;
            let off = if is_rated { timed::distance(puzzle, minutes, budget) } else { timed::FARTHEST };
            if off > 0 {
                return distance.saturating_add(off);
            }
        }
        if self.best.as_ref().is_none_or(|(_, best)| distance < self::distance(*best)) {
            self.best = Some((puzzle.clone(), judgement));
        }
        distance
    }

    /// Whether the demand is met.
    pub(super) fn is_met(&self) -> bool {
        self.best.as_ref().is_some_and(|(_, best)| distance(*best) == 0)
    }

    /// The progress of the search.
    pub(super) fn progress(&self, budget: &Budget) -> Progress {
        Progress {
            done: budget.thousandths() + 1,
            total: 1000,
            givens: self.best.as_ref().map(|(puzzle, _)| puzzle.filled_count() as u16),
            rating: self.best.as_ref().and_then(|(_, best)| *best).map(|best| best.grade.er),
        }
    }
}

/// The distance of a rating from the demand. 0 if any rating will do.
fn distance(judgement: Option<Judgement>) -> u16 {
    judgement.map_or(0, |judgement| judgement.distance)
}

/// Tries until a puzzle meets the demand or the budget is spent. Returns the closest puzzle, or `None` if
/// no path or no minutes met the demand.
pub(super) fn generate(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    demand: &Demand,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Option<(Grid, Option<Grade>)>, Stopped> {
    let mut grading = Grading::new(demand);
    let end = seek(recipe, range, &mut grading, budget, progress);
    let best = grading.best.take();
    if let Err(Stopped(other)) = end {
        let other = other.filter(|_| !demand.is_of_path() && !demand.is_timed());
        return Err(Stopped(best.map(|(puzzle, _)| puzzle).or(other)));
    }
    let Some((puzzle, judgement)) = best else { return Ok(None) };
    let grade = judgement.map(|judgement| {
        if judgement.complete {
            return judgement.grade;
        }
        let whole = judge(&puzzle, &Demand::default(), &mut || {
            budget.spend_on_callback();
            ControlFlow::Continue(())
        });
        whole.grade
    });
    Ok(Some((puzzle, grade)))
}

/// Generates puzzles and varies them until one meets the demand or the budget is spent.
fn seek(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    grading: &mut Grading,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(), Stopped> {
    let rng = &mut random::from_seed(!recipe.seed);
    // Symmetric puzzles with so few givens are too rare to search among them for a rating.
    if recipe.symmetry != Symmetry::None || !sparse::is_wanted(recipe, range) {
        return seek_afresh(recipe, range, grading, budget, rng, progress);
    }
    let closest = sparse::search(recipe, range, Some(grading), budget, progress)?;
    if grading.best.is_none() {
        // No puzzle is in the range of givens, or none has the path or the minutes. The rating still matters.
        Around::new(recipe, range).vary(closest, grading, budget, rng, progress)?;
    }
    Ok(())
}

/// Generates new puzzles and varies each one as long as it improves.
fn seek_afresh(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    grading: &mut Grading,
    budget: &mut Budget,
    rng: &mut impl Rng,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(), Stopped> {
    let mut around = Around::new(recipe, range);
    let mut recipe = recipe.clone();
    loop {
        let at = grading.progress(budget);
        let puzzle = search(&recipe, range, budget, &mut |_| progress(at))?;
        let is_reached = range.contains(&puzzle.filled_count());
        around.vary(puzzle, grading, budget, rng, progress)?;
        // A new puzzle would not reach the number of givens either, but may have the path.
        let is_closest = !is_reached && grading.best.is_some();
        if grading.is_met() || budget.is_spent() || is_closest {
            return Ok(());
        }
        recipe.seed = rng.next_u64();
    }
}

/// Maximum number of variations without improvement of a puzzle of a distance.
fn patience(distance: u16, is_reached: bool) -> u32 {
    match distance {
        _ if !is_reached => LONG_PATIENCE,
        ..RATED => PATIENCE,
        _ if distance < RATED + STUCK => PATIENCE_NEAR,
        _ => PATIENCE_FAR,
    }
}

/// The search for variations of a puzzle.
struct Around {
    /// Carves. On a large board one search without a limit may never end.
    solver: Solver,
    groups: Vec<Vec<Cell>>,
    /// The requested number of givens.
    range: RangeInclusive<usize>,
}

impl Around {
    fn new(recipe: &Recipe, range: &RangeInclusive<usize>) -> Self {
        Self {
            solver: Solver::new(recipe.variant).with_max_nodes(Effort::of(recipe).max_nodes),
            groups: recipe.symmetry.groups(recipe.variant.geometry()),
            range: range.clone(),
        }
    }

    /// Judges a puzzle and variations of it. Each variation starts from the closest puzzle so far.
    fn vary(
        &mut self,
        puzzle: Grid,
        grading: &mut Grading,
        budget: &mut Budget,
        rng: &mut impl Rng,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        // If the range is unreachable, the puzzle may grow by one group to improve its rating.
        let givens = puzzle.filled_count();
        let is_reached = self.range.contains(&givens);
        let most = if is_reached { *self.range.end() } else { givens + self.groups[0].len() };
        let taken = *self.range.start()..=most;
        let mut distance = grading.judge(&puzzle, budget);
        let mut unlimited = Solver::new(puzzle.variant());
        let solution = unlimited.solution(&puzzle).expect("it was made with one solution");
        budget.spend_on_searches(&mut unlimited);
        let mut current = puzzle;
        let mut idle = 0;
        while idle < patience(distance, is_reached) && !grading.is_met() && !budget.is_spent() {
            idle += 1;
            if progress(grading.progress(budget)).is_break() {
                return Err(Stopped(Some(current)));
            }
            let next = self.variation(&current, &solution, &taken, budget, rng);
            if next == current || !taken.contains(&next.filled_count()) {
                continue;
            }
            let reached = grading.judge(&next, budget);
            if reached < distance {
                idle = 0;
            }
            if reached <= distance {
                (current, distance) = (next, reached);
            }
        }
        Ok(())
    }

    /// Puts a few groups back in and carves others out, down to the allowed number of givens.
    fn variation(
        &mut self,
        puzzle: &Grid,
        solution: &Grid,
        taken: &RangeInclusive<usize>,
        budget: &mut Budget,
        rng: &mut impl Rng,
    ) -> Grid {
        let mut next = puzzle.clone();
        random::shuffle(&mut self.groups, rng);
        let absent = self.groups.iter().filter(|group| puzzle.get(group[0]).is_none());
        for group in absent.take(1 + random::index(rng, ADDED)) {
            group.iter().for_each(|&cell| next.set(cell, solution.get(cell)));
        }
        random::shuffle(&mut self.groups, rng);
        let target = taken.start() + random::index(rng, taken.end() - taken.start() + 1);
        carve(&mut self.solver, &mut next, &self.groups, taken, target, budget);
        budget.spend_on_copy(next.variant());
        next
    }
}
