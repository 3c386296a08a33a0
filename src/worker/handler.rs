//! Does what a request asks, with no browser in sight. Run inside the worker by
//! `entry`, and by the tests.

use std::ops::ControlFlow;

use crate::engine::generate::{Progress, generate};
use crate::engine::rate::{SoFar, report};
use crate::engine::solve::{self, Contradiction, Solver};
use crate::engine::{Grid, Variant};

use super::protocol::{Reply, Request};
use super::{bulk, study, teach};

/// Does a job from start to end; `progress` hears how it goes. A job cannot be
/// stopped from here: the page ends the worker instead.
pub fn handle(request: Request, progress: &mut dyn FnMut(Progress)) -> Reply {
    match request {
        Request::Generate(recipe) => {
            let mut report = |at| {
                progress(at);
                ControlFlow::Continue(())
            };
            match generate(&recipe, &mut report) {
                Ok(puzzle) => Reply::Generated(puzzle),
                Err(error) => Reply::Refused(error.to_string()),
            }
        }
        Request::Solve { givens, limit } => match solutions(&givens, limit) {
            Ok(solutions) => Reply::Solved(solutions),
            Err(contradiction) => Reply::Refused(format!("This puzzle has no solution: {contradiction}.")),
        },
        Request::Count { givens, limit } => Reply::Counted(solve::count_solutions(&givens, limit)),
        Request::Hint(stand, options) => Reply::Hint(teach::next_step(&stand, options).map(Box::new)),
        Request::Rate(givens) => rated(&givens, progress),
        Request::Study(what) => study::study(&what, progress),
        Request::Each(task, lines) => Reply::Rows(bulk::each(task, &lines, progress)),
        Request::Many(recipe, count) => Reply::Rows(bulk::many(&recipe, count, progress)),
    }
}

/// The rating of a classic puzzle with one solution: no other has one.
fn rated(givens: &Grid, progress: &mut dyn FnMut(Progress)) -> Reply {
    if givens.variant() != Variant::CLASSIC {
        return Reply::Refused(bulk::NOT_RATED.to_owned());
    }
    if solve::count_solutions(givens, 2) != 1 {
        return Reply::Refused("Only a puzzle with one solution can be rated.".to_owned());
    }
    Reply::Rated(report(givens, &mut |SoFar { at_least, placed, open }| {
        progress(Progress { attempt: placed, attempts: open, best: None, rating: Some(at_least) });
        ControlFlow::Continue(())
    }))
}

/// Up to `limit` solutions; unlike [`solve::first_solutions`], it says what is
/// wrong with givens that contradict each other.
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
mod tests {
    use super::*;

    /// A 4x4 puzzle with one solution.
    const GIVENS: &str = "1.....2..4....3.";

    fn grid(text: &str) -> Grid {
        Grid::read(Variant::try_from("4x4".to_owned()).unwrap(), text).unwrap()
    }

    fn answer(request: Request) -> Reply {
        handle(request, &mut |_| {})
    }

    #[test]
    fn a_puzzle_is_made_and_its_making_told() {
        let recipe = crate::engine::Recipe::classic(crate::engine::Level::Hard, 1);
        let mut told = 0;
        let reply = handle(Request::Generate(recipe.clone()), &mut |_| told += 1);
        assert!(matches!(reply, Reply::Generated(puzzle) if puzzle.recipe == Some(recipe.clone())));
        assert!(told > 0);
        let impossible = crate::engine::Recipe { givens: Some((30, 20)), ..recipe };
        assert!(matches!(answer(Request::Generate(impossible)), Reply::Refused(_)));
    }

    #[test]
    fn solutions_are_found_up_to_the_limit() {
        let solved = |text: &str, limit| match answer(Request::Solve { givens: grid(text), limit }) {
            Reply::Solved(solutions) => solutions,
            other => panic!("{other:?}"),
        };
        let only = solved(GIVENS, 2);
        assert_eq!(only.len(), 1);
        assert!(only[0].is_solved() && grid(GIVENS).is_part_of(&only[0]));
        let empty = ".".repeat(16);
        assert_eq!([0, 1, 3, 1000].map(|limit| solved(&empty, limit).len()), [0, 1, 3, 288]);
    }

    #[test]
    fn a_rating_tells_what_it_is_at_least_on_its_way() {
        let givens = "26.....3.9..35.........1.8.8..1.....4....2951.....3..8...71......64..17......9..3";
        let mut told = Vec::new();
        let reply =
            handle(Request::Rate(Grid::read(Variant::CLASSIC, givens).unwrap()), &mut |at| told.push(at));
        let Reply::Rated(report) = reply else { panic!("{reply:?}") };
        assert_eq!((report.er, report.ep, report.ed, report.is_complete), (44, 12, 12, true));
        assert_eq!(report.hardest.unwrap().to_string(), "XYZ-Wing");
        let named: Vec<&str> = report.steps.iter().map(|(family, _)| family.name()).collect();
        assert_eq!(named.first(), Some(&"Hidden Single"));
        assert_eq!(named.last(), Some(&"XYZ-Wing"));
        let (first, last) = (told[0], told[told.len() - 1]);
        assert_eq!((first.attempt, first.attempts, first.rating), (0, 56, Some(0)));
        assert_eq!(last.rating, Some(44));
        assert!(told.windows(2).all(|pair| pair[0].rating <= pair[1].rating));
        assert!(matches!(answer(Request::Rate(grid(GIVENS))), Reply::Refused(_)));
    }

    #[test]
    fn a_contradiction_is_explained() {
        let givens = grid("1..1............");
        let Reply::Refused(why) = answer(Request::Solve { givens: givens.clone(), limit: 2 }) else {
            panic!("solved");
        };
        assert_eq!(why, "This puzzle has no solution: 1 stands twice in row 1: r1c1 and r1c4.");
        assert_eq!(answer(Request::Count { givens, limit: 2 }), Reply::Counted(0));
    }

    #[test]
    fn solutions_are_counted_up_to_the_limit() {
        let counted = |text: &str, limit| answer(Request::Count { givens: grid(text), limit });
        assert_eq!(counted(GIVENS, 2), Reply::Counted(1));
        assert_eq!(counted(&".".repeat(16), 5), Reply::Counted(5));
        assert_eq!(counted(&".".repeat(16), 1000), Reply::Counted(288));
    }
}
