//! Answers a request without a browser.

use std::ops::ControlFlow;

#[cfg(feature = "boards")]
use nonet_engine::generate;
use nonet_engine::generate::{Change, GenerateError, generate_with_progress};
use nonet_engine::human::hardest_step;
use nonet_engine::human::minutes::{Minutes, minutes};
use nonet_engine::message::Message;
use nonet_engine::rate::{RateError, rate_with_progress};
use nonet_engine::solve::{self, Contradiction, Solver};
use nonet_engine::{Grid, Progress, Recipe, messages};

use super::protocol::{Appraisal, Module, Reply, Request};
use super::{bulk, inspect, study, teach};
use crate::faults;
use crate::library::estimate::Estimate;
use crate::library::shelf::ShelfFault;

/// Answers a request, and calls `progress` meanwhile. A job can't be stopped from here:
/// the page terminates the worker instead.
pub fn handle(request: Request, progress: &mut dyn FnMut(Progress)) -> Reply {
    match request {
        Request::Generate(recipe) => generated(&recipe, progress),
        Request::Solve { givens, limit } => match solutions(&givens, limit) {
            Ok(solutions) => Reply::Solved(solutions),
            Err(contradiction) => Reply::Refused(refused_no_solution(faults::of_givens(&contradiction))),
        },
        Request::Count { givens, limit } => Reply::Counted(solve::count_solutions(&givens, limit)),
        Request::Hint(stand, options) => {
            if stand.is_consistent() {
                Reply::Hint(teach::next_step(&stand, options).map(Box::new))
            } else {
                Reply::Refused(refused_unreadable())
            }
        }
        Request::Teach(stand, options, question) => {
            let answer = stand.is_consistent().then(|| teach::answer(&stand, options, question)).flatten();
            match answer {
                Some((said, steps)) => Reply::Taught(said, steps),
                None => Reply::Refused(refused_unreadable()),
            }
        }
        Request::Rate(givens) => rated(&givens, progress),
        Request::Study(what) => study::study(&what, progress),
        // `entry` asks `shelf`; without a browser there is no database.
        Request::Shelf(_) => Reply::Shelf(Err(ShelfFault::Blocked)),
        Request::Times { id, givens, solution } => match minutes_of(&givens, &solution) {
            Some(minutes) => Reply::Times(id, None, Estimate::of(id, minutes, &[])),
            None => Reply::Refused(refused_unreadable()),
        },
        Request::Appraise { givens, solution, options } => match minutes_of(&givens, &solution) {
            Some(minutes) => {
                let hardest = hardest_step(&givens, options, PATH_WORK);
                Reply::Appraised(Appraisal { hardest, minutes })
            }
            None => Reply::Refused(refused_unreadable()),
        },
        Request::Inspect(givens, options) => {
            Reply::Inspected((&inspect::inspect(&givens, options, progress)).into())
        }
        Request::Change(givens, to, seed) => changed(&givens, to, seed, progress),
        Request::Each(task, lines) => match bulk::each(Module::OWN, task, &lines, progress) {
            Some(outcome) => Reply::Rows((&outcome).into()),
            None => Reply::Beyond,
        },
        Request::Many(recipe, count) => Reply::Rows((&bulk::many(&recipe, count, progress)).into()),
    }
}

/// The work for the hardest step of a puzzle, in nanoseconds of a native build.
pub(super) const PATH_WORK: u64 = 2_000_000_000;

messages! {
    pub(super) fn refused_unreadable();
    fn refused_no_solution(why: Message);
    fn refused_not_classic();
    fn refused_not_unique();
}

/// The reply to bytes that can't be read as a job.
pub fn unreadable() -> Reply {
    Reply::Refused(refused_unreadable())
}

/// How long people need for a puzzle; `None` if this is not its solution.
pub(super) fn minutes_of(givens: &Grid, solution: &Grid) -> Option<Minutes> {
    (solution.is_solved() && givens.is_part_of(solution)).then(|| minutes(givens, solution))
}

/// Generates the puzzle of a recipe, or the closest one.
fn generated(recipe: &Recipe, progress: &mut dyn FnMut(Progress)) -> Reply {
    let made = generate_with_progress(recipe, &mut study::going_on(progress));
    match made.or_else(GenerateError::into_closest) {
        Ok(puzzle) => Reply::Generated(puzzle),
        Err(GenerateError::Impossible(fault)) => Reply::Refused(faults::of_recipe(fault)),
        Err(
            GenerateError::NoSolution(_)
            | GenerateError::NoRegions
            | GenerateError::NoClues(..)
            | GenerateError::Clues(_),
        ) => Reply::Refused(faults::recipe_impossible()),
        Err(GenerateError::NoneFound { .. }) if recipe.demand.minutes.is_some() => {
            Reply::Refused(faults::recipe_no_minutes())
        }
        Err(GenerateError::NoneFound { .. }) => Reply::Refused(faults::recipe_no_path()),
        Err(_) => Reply::Refused(refused_unreadable()),
    }
}

/// Changes a setter's puzzle.
#[cfg(feature = "boards")]
fn changed(givens: &Grid, to: Change, seed: u64, progress: &mut dyn FnMut(Progress)) -> Reply {
    Reply::Changed(generate::change(givens, to, seed, &mut study::going_on(progress)))
}

/// Without clues there is nothing to draw.
#[cfg(not(feature = "boards"))]
fn changed(_: &Grid, _: Change, _: u64, _: &mut dyn FnMut(Progress)) -> Reply {
    Reply::Beyond
}

/// Rates a puzzle. Only classic puzzles with one solution have a rating.
fn rated(givens: &Grid, progress: &mut dyn FnMut(Progress)) -> Reply {
    match rate_with_progress(givens, &mut study::going_on(progress)) {
        Ok(rating) => Reply::Rated(rating),
        Err(RateError::Board(_)) => Reply::Refused(refused_not_classic()),
        Err(_) => Reply::Refused(refused_not_unique()),
    }
}

/// Finds up to `limit` solutions. Unlike [`solve::first_solutions`], it explains a
/// contradiction between givens.
fn solutions(givens: &Grid, limit: u32) -> Result<Vec<Grid>, Contradiction> {
    let mut solutions = Vec::new();
    Solver::new(givens.variant()).solutions(givens, |solution| {
        if solutions.len() < limit as usize {
            solutions.push(solution.clone());
        }
        if solutions.len() < limit as usize { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(solutions)
}

#[cfg(test)]
mod tests;
