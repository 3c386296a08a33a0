//! What the parts of a puzzle do: which givens and constraints are not needed for its one solution, and
//! which of them contradict each other.

use std::ops::ControlFlow;

use super::{SearchOutcome, Solver};
#[cfg(feature = "clues")]
use crate::Geometry;
use crate::rules::{Rules, Takes};
use crate::{Cell, Grid, Progress, Variant};

/// A part of a puzzle that can be taken away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Part {
    /// The given of a cell.
    Given(Cell),
    /// A constraint, by its number in [`Rules::constraints`].
    Constraint(usize),
}

impl Part {
    /// The parts of a puzzle: its givens in board order, and then its constraints. The regions of a jigsaw
    /// are no part, since a board needs regions.
    pub fn of(givens: &Grid) -> Vec<Self> {
        let constraints = givens.variant().rules().constraints().iter().enumerate();
        let constraints = constraints.filter(|(_, one)| one.kind().takes != Takes::Regions);
        let given = |(cell, _)| Self::Given(cell);
        givens.filled().map(given).chain(constraints.map(|(number, _)| Self::Constraint(number))).collect()
    }
}

/// The parts without which a puzzle with one solution keeps just that, each tested alone: without two of
/// them it may have more. A part whose search does not end within `max_nodes` counts as needed. `report`
/// hears how many parts are tested, and may stop.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use nonet_engine::Grid;
/// use nonet_engine::solve::{Part, not_needed};
///
/// let puzzle: Grid = "1234 3412 2143 43..".parse()?;
/// let found = not_needed(&puzzle, 1000, |_| ControlFlow::Continue(()));
/// assert!(found.contains(&Part::Given(puzzle.geometry().cell(0, 0))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn not_needed(
    givens: &Grid,
    max_nodes: u64,
    mut report: impl FnMut(Progress) -> ControlFlow<()>,
) -> Vec<Part> {
    let (parts, rules) = (Part::of(givens), givens.variant().rules());
    let mut found = Vec::new();
    for (at, &part) in parts.iter().enumerate() {
        if report(Progress::new(at as u32, parts.len() as u32)).is_break() {
            break;
        }
        // Rules without it: what the others mean there.
        let rules = rules.only(|number| part != Part::Constraint(number));
        let gone: &[Part] = if matches!(part, Part::Given(_)) { &[part] } else { &[] };
        if solutions_without(givens, &rules, gone, 2, max_nodes) == Some(1) {
            found.push(part);
        }
    }
    found
}

/// Parts of a puzzle without a solution that contradict each other, and none of which can be left out:
/// without any one of them, the others have a solution. `None` if the puzzle has a solution, or if a
/// search does not end within `max_nodes`. There may be other such parts, and fewer. What each constraint
/// means is what it means beside all others. `report` is that of [`not_needed`].
///
/// The parts are taken away one after the other, and stay away if the others still contradict each other:
/// the deletion filter of J. Chinneck and E. Dravnieks, "Locating Minimal Infeasible Constraint Sets in
/// Linear Programs", ORSA Journal on Computing 3 (1991). What it finds depends on the order, so it begins
/// at both ends, and the fewer parts are the answer.
pub fn contradicting(
    givens: &Grid,
    max_nodes: u64,
    mut report: impl FnMut(Progress) -> ControlFlow<()>,
) -> Option<Vec<Part>> {
    let (parts, rules) = (Part::of(givens), givens.variant().rules());
    if solutions_without(givens, rules, &[], 1, max_nodes)? > 0 {
        return None;
    }
    let total = 2 * parts.len() as u32;
    let mut filter = |order: &mut dyn Iterator<Item = &Part>, begin: usize| {
        let mut gone = Vec::new();
        for (at, &part) in order.enumerate() {
            if report(Progress::new((begin + at) as u32, total)).is_break() {
                return None;
            }
            gone.push(part);
            if solutions_without(givens, rules, &gone, 1, max_nodes)? > 0 {
                gone.pop();
            }
        }
        Some(gone)
    };
    let gone = [filter(&mut parts.iter(), 0)?, filter(&mut parts.iter().rev(), parts.len())?];
    let most_gone = gone.into_iter().max_by_key(Vec::len)?;
    Some(parts.into_iter().filter(|part| !most_gone.contains(part)).collect())
}

/// The number of solutions of a puzzle without some of its parts, up to `limit`. `None` if the search does
/// not end within `max_nodes`. What a constraint means may depend on others, such as that of missing dots:
/// `rules` say what the constraints that are left mean.
fn solutions_without(givens: &Grid, rules: &Rules, gone: &[Part], limit: u32, max_nodes: u64) -> Option<u32> {
    let is_left = |number: usize| !gone.contains(&Part::Constraint(number));
    let is_whole = (0..rules.constraints().len()).all(is_left) && rules == givens.variant().rules();
    let (mut solver, board) =
        if is_whole { (Solver::new(givens.variant()), givens.variant()) } else { solver_of(rules, is_left) };
    solver.set_max_nodes(max_nodes);
    let mut left = Grid::empty(board);
    let given = givens.filled().filter(|(cell, _)| !gone.contains(&Part::Given(*cell)));
    given.for_each(|(cell, digit)| left.set(cell, Some(digit)));
    let mut count = 0;
    let outcome = solver.solutions(&left, |_| {
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if outcome == Ok(SearchOutcome::OutOfNodes) { None } else { Some(count) }
}

/// A solver for some of the constraints, and the board of its grids, which has rows, columns and regions
/// alone. Such boards are not kept.
#[cfg(feature = "clues")]
fn solver_of(rules: &Rules, is_left: impl Fn(usize) -> bool) -> (Solver, Variant) {
    let takes = |number: usize| rules.constraints()[number].kind().takes;
    let board = Variant::of(rules.only(|number| takes(number) == Takes::Regions));
    let terms = rules.terms_with_origins().unwrap_or_default().into_iter();
    let terms = terms.filter(|(origin, _)| origin.is_none_or(&is_left)).map(|(_, term)| term);
    let geometry = Geometry::of_terms(board, terms, rules.regions());
    (Solver::of_geometry(board, &geometry), board)
}

/// Without clues no constraint depends on others, and there are few boards.
#[cfg(not(feature = "clues"))]
fn solver_of(rules: &Rules, is_left: impl Fn(usize) -> bool) -> (Solver, Variant) {
    let board = Variant::of(rules.only(is_left));
    (Solver::new(board), board)
}
