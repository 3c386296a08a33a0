//! Does a task with each line of a list. A line may have any format. If a line is
//! unreadable or unsuitable for the task, it is marked as faulty, and the other lines
//! continue.
//!
//! Invariant: the result of a line depends on that line alone, so a list may be cut
//! anywhere and given to any number of workers.

use std::fmt::Write;
use std::ops::ControlFlow;

use nonet_engine::formats;
use nonet_engine::formats::lines::{Lines, without_number};
use nonet_engine::generate::{self, GenerateError};
use nonet_engine::human::minutes::minutes;
use nonet_engine::rate::{RatingPath, tenths};
use nonet_engine::solve::{Contradiction, ContradictionKind, Improper, SearchOutcome, Solver};
use nonet_engine::{Cell, Grid, Progress, Recipe, Variant};

use super::clock;
use super::protocol::{COUNT_LIMIT, LineFault, Module, Outcome, Task};

/// Maximum number of digits that a search may choose for one line. Valid classic
/// puzzles need far fewer; a nearly empty large board may need more than any search can
/// do.
const MAX_NODES: u64 = 500_000;
/// Maximum number of digits that all searches together may choose to minimise one line:
/// about ten seconds on a large board. Both limits count work and not time, so the
/// result is the same on every machine.
const MINIMISE_NODES: u64 = 2_000_000;

/// Does the task with each line. `None` if a line may have a board that the module does not know.
pub(super) fn each(
    module: Module,
    task: Task,
    lines: &Lines,
    progress: &mut dyn FnMut(Progress),
) -> Option<Outcome> {
    let mut outcome = Outcome::default();
    let mut solvers = Solvers::default();
    for (at, line) in lines.iter().enumerate() {
        let mut on = || {
            progress(Progress::new(at as u32 + 1, lines.len() as u32));
        };
        on();
        let givens = read(line);
        let needed = givens.as_ref().map_or(Module::Boards, |givens| Module::of(givens.variant()));
        if needed > module {
            return None;
        }
        let row = givens.and_then(|givens| {
            let solver = solvers.of(givens.variant());
            match task {
                Task::Solve => solve(solver, &givens),
                Task::Count => count(solver, &givens),
                Task::Minimise => minimise(solver, givens, MINIMISE_NODES, &mut on),
                Task::Rate => rate(solver, &givens, &mut on),
            }
        });
        outcome.push(row.as_deref().map_err(|fault| *fault));
    }
    Some(outcome)
}

/// Generates puzzles with the recipe's seed and the seeds that follow.
pub(super) fn many(recipe: &Recipe, count: u32, progress: &mut dyn FnMut(Progress)) -> Outcome {
    let mut outcome = Outcome::default();
    for at in 0..count {
        let recipe = Recipe { seed: recipe.seed.wrapping_add(u64::from(at)), ..recipe.clone() };
        let mut report = |_| {
            progress(Progress::new(at + 1, count));
            ControlFlow::Continue(())
        };
        match generate::generate_with_progress(&recipe, &mut report).or_else(GenerateError::into_closest) {
            Ok(puzzle) => {
                let row = format!("{}\t{}\t{}", puzzle.givens, puzzle.given_count(), recipe.seed);
                outcome.push(Ok(&row));
            }
            Err(GenerateError::Impossible(fault)) => outcome.push(Err(LineFault::Impossible(fault))),
            // Only the callback stops it, and ours does not.
            Err(_) => outcome.push(Err(LineFault::Lost)),
        }
    }
    outcome
}

/// ER, EP, ED, the hardest step, the minutes that people need, and the duration of the rating. A long rating keeps reporting
/// progress; otherwise the supervisor would time the worker out.
fn rate(solver: &mut Solver, givens: &Grid, on: &mut dyn FnMut()) -> Result<String, LineFault> {
    if givens.variant() != Variant::CLASSIC {
        return Err(LineFault::Unrated);
    }
    // Within the limit of the solver, which `rate_with_progress` does not have.
    let solution = solver.solve(givens).only().map_err(|improper| match improper {
        Improper::NoSolution(_) => LineFault::NoSolution,
        Improper::SeveralSolutions(..) => LineFault::SeveralSolutions,
        _ => LineFault::TooHard,
    })?;
    let began = clock::now();
    let rating = RatingPath::of_grid(givens).follow(&mut |_| {
        on();
        ControlFlow::Continue(())
    });
    let spent = clock::now() - began;
    let hardest = rating.hardest.map_or_else(String::new, |hardest| hardest.to_string());
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(tenths);
    let minutes = minutes(givens, &solution).typical;
    Ok(format!("{er}\t{ep}\t{ed}\t{hardest}\t{minutes:.1}\t{spent:.1}"))
}

/// One solver for each variant in the list: building one costs as much as finding a
/// solution.
#[derive(Default)]
struct Solvers(Vec<(Variant, Solver)>);

impl Solvers {
    fn of(&mut self, variant: Variant) -> &mut Solver {
        let at = self.0.iter().position(|(known, _)| *known == variant).unwrap_or_else(|| {
            self.0.push((variant, Solver::new(variant)));
            self.0.len() - 1
        });
        let solver = &mut self.0[at].1;
        solver.set_max_nodes(MAX_NODES);
        solver
    }
}

/// Reads the puzzle of a line.
///
/// # Errors
/// The fault and its column.
fn read(line: &str) -> Result<Grid, LineFault> {
    let text = without_number(line);
    let before = line.chars().count() - text.chars().count();
    let givens = formats::read(None, text).map_err(|error| {
        LineFault::Unreadable(error.fault, error.place.map(|(_, column)| (before + column) as u32))
    })?;
    match givens.conflict() {
        Some(conflict) => {
            let kind = ContradictionKind::Clash(conflict);
            Err(LineFault::Contradiction(Contradiction { variant: givens.variant(), kind }))
        }
        None => Ok(givens),
    }
}

/// The result of a search for up to `limit` solutions.
struct Found {
    count: u32,
    first: Option<Grid>,
    is_undecided: bool,
}

fn search(solver: &mut Solver, givens: &Grid, limit: u32) -> Result<Found, Contradiction> {
    let (mut count, mut first) = (0, None);
    let ended = solver.solutions(givens, |solution| {
        first.get_or_insert_with(|| solution.clone());
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(Found { count, first, is_undecided: ended == SearchOutcome::OutOfNodes })
}

/// "1", or "2+" for two or more. A puzzle without a solution is a fault, with its
/// reason.
fn solve(solver: &mut Solver, givens: &Grid) -> Result<String, LineFault> {
    let found = search(solver, givens, 2).map_err(LineFault::Contradiction)?;
    let count = match (found.count, found.is_undecided) {
        (0, true) => return Err(LineFault::TooHard),
        (0, false) => return Err(LineFault::NoSolution),
        (1, true) => "1+",
        (1, false) => "1",
        _ => "2+",
    };
    let mut row = count.to_owned();
    if let Some(first) = found.first {
        // Writing to a String never fails.
        let _ = write!(row, "\t{first}");
    }
    Ok(row)
}

/// The number of solutions. 0 is a valid result here.
fn count(solver: &mut Solver, givens: &Grid) -> Result<String, LineFault> {
    match search(solver, givens, COUNT_LIMIT) {
        Ok(Found { count: 0, is_undecided: true, .. }) => Err(LineFault::TooHard),
        Ok(Found { count, is_undecided, .. }) if is_undecided || count == COUNT_LIMIT => {
            Ok(format!("{count}+"))
        }
        Ok(Found { count, .. }) => Ok(count.to_string()),
        Err(_) => Ok("0".to_owned()),
    }
}

/// Removes redundant givens in board order, so the result is always the same. One
/// pass is enough: a necessary given stays necessary (`generate::minimize`). All
/// searches share one limit. A line that reaches it is marked as faulty, since more
/// givens could be redundant.
fn minimise(
    solver: &mut Solver,
    mut givens: Grid,
    max_nodes: u64,
    on: &mut dyn FnMut(),
) -> Result<String, LineFault> {
    let began = solver.counters().nodes;
    solver.set_max_nodes(max_nodes);
    let found = search(solver, &givens, 2).map_err(LineFault::Contradiction)?;
    match found {
        Found { count: 1, is_undecided: false, .. } => {}
        Found { count: 0, is_undecided: false, .. } => return Err(LineFault::NoSolution),
        Found { is_undecided: true, .. } => return Err(LineFault::TooHard),
        Found { .. } => return Err(LineFault::SeveralSolutions),
    }
    let cells: Vec<Cell> = givens.filled().map(|(cell, _)| cell).collect();
    let mut removed = 0;
    for cell in &cells {
        on();
        removed += generate::minimize(solver, &mut givens, &[*cell]);
        let left = max_nodes.saturating_sub(solver.counters().nodes - began);
        if left == 0 {
            return Err(LineFault::TooLong);
        }
        solver.set_max_nodes(left);
    }
    Ok(format!("{}\t{}\t{givens}", cells.len(), cells.len() - removed))
}

#[cfg(test)]
mod tests;
