//! What a setter wants to know of a puzzle: what contradicts what, what is not needed, how hard it is, or
//! which digits each cell can still have.

use std::ops::ControlFlow;

use nonet_engine::human::{Options, hardest_step};
use nonet_engine::solve::{
    self, CandidateState, SearchOutcome, SolutionCount, Solver, contradicting, not_needed,
};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Progress};

use super::handler::{PATH_WORK, minutes_of};
use super::protocol::{Appraisal, Insight, Relations};
use super::study::going_on;

/// The most solutions that are counted.
const MOST_SOLUTIONS: u32 = 1_000;

/// The nodes of a search for a part: about a tenth of a second on a board with clues.
const NODES_OF_PART: u64 = 2_000;

/// The nodes for all candidates together.
const NODES_OF_CANDIDATES: u64 = 50_000;

/// Looks into a puzzle. What is not found within the nodes is left out.
pub(super) fn inspect(givens: &Grid, options: Options, progress: &mut dyn FnMut(Progress)) -> Insight {
    let mut report = going_on(progress);
    match &solve::first_solutions(givens, 2)[..] {
        [] => Insight::Contradiction(contradicting(givens, NODES_OF_PART, report).unwrap_or_default()),
        [solution] => {
            let not_needed = not_needed(givens, NODES_OF_PART, &mut report);
            let hardest = hardest_step(givens, options, PATH_WORK);
            // The solution is that of the givens.
            let minutes = minutes_of(givens, solution);
            minutes.map_or(Insight::Contradiction(Vec::new()), |minutes| Insight::Unique {
                not_needed,
                appraisal: Appraisal { hardest, minutes },
            })
        }
        _ => several(givens),
    }
}

/// How many solutions each candidate has.
fn several(givens: &Grid) -> Insight {
    let mut solver = Solver::new(givens.variant()).with_max_nodes(NODES_OF_CANDIDATES);
    let known = solver.true_candidates(givens, MOST_SOLUTIONS, None, |_| ControlFlow::Continue(()));
    let Ok(known) = known else { return Insight::Contradiction(Vec::new()) };
    let number = |count: SolutionCount| match count {
        SolutionCount::Exactly(count) => (count, true),
        SolutionCount::AtLeast(count) => (count, false),
    };
    let (solutions, is_exact) = number(known.solution_count());
    let geometry = givens.geometry();
    let candidates =
        geometry.cells().flat_map(|cell| Digit::all(geometry.side()).map(move |digit| (cell, digit)));
    let counts = candidates.map(|(cell, digit)| match known.state(cell, digit) {
        CandidateState::Impossible => Some(0),
        CandidateState::Possible(count) => Some(number(count).0),
        CandidateState::Undecided => None,
    });
    let relations = if is_exact { relations(givens) } else { Relations::default() };
    Insight::Several { solutions, is_exact, counts: counts.collect(), relations }
}

/// How the empty cells are related in all solutions, of which there are few.
fn relations(givens: &Grid) -> Relations {
    let mut solutions: Vec<Grid> = Vec::new();
    let mut solver = Solver::new(givens.variant()).with_max_nodes(NODES_OF_CANDIDATES);
    let outcome = solver.solutions(givens, |solution| {
        solutions.push(solution.clone());
        ControlFlow::Continue(())
    });
    if !matches!(outcome, Ok(SearchOutcome::Exhausted)) {
        return Relations::default();
    }
    let held = |cell: Cell| solutions.iter().filter_map(move |solution| solution.get(cell));
    let sets = givens.empty_cells().map(|cell| (cell, held(cell).collect::<DigitSet>()));
    // A cell of which all is known has no need of others.
    let open: Vec<(Cell, DigitSet)> = sets.filter(|(_, set)| set.len() > 1).collect();
    let mut found = Relations::default();
    for (at, &(one, set)) in open.iter().enumerate() {
        let is_known = found.equal.iter().flatten().any(|&cell| cell == one);
        let mut equal = vec![one];
        for &(other, others) in &open[at + 1..] {
            let same = held(one).zip(held(other)).filter(|(one, other)| one == other).count();
            if same == solutions.len() {
                equal.push(other);
            } else if same == 0 && set.meets(others) && !givens.geometry().peers(one).contains(&other) {
                found.different.push([one, other]);
            }
        }
        if equal.len() > 1 && !is_known {
            found.equal.push(equal);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Variant;
    use nonet_engine::solve::Part;

    fn of(givens: &Grid) -> Insight {
        inspect(givens, Options::default(), &mut |_| {})
    }

    fn grid(board: &str, givens: &str) -> Grid {
        Grid::read(board.parse::<Variant>().unwrap(), givens).unwrap()
    }

    #[test]
    fn a_puzzle_with_one_solution_tells_what_is_not_needed_and_how_hard_it_is() {
        let insight = of(&grid("4x4+thermo:r1c1-r1c4", "....34..214.4.2."));
        let Insight::Unique { not_needed, appraisal } = insight else { panic!("{insight:?}") };
        assert!(not_needed.contains(&Part::Given(Cell::new(4))), "{not_needed:?}");
        assert!(appraisal.hardest.is_some() && appraisal.minutes.typical > 0.0);
    }

    #[test]
    fn a_puzzle_without_a_solution_tells_what_contradicts_what() {
        let insight = of(&grid("4x4+thermo:r1c1-r1c4", "2..............."));
        assert_eq!(insight, Insight::Contradiction(vec![Part::Given(Cell::new(0)), Part::Constraint(0)]));
    }

    #[test]
    fn a_puzzle_with_several_solutions_tells_how_many_each_candidate_has() {
        let insight = of(&grid("4x4", "12343412........"));
        let Insight::Several { solutions, is_exact, counts, .. } = insight else { panic!("{insight:?}") };
        assert_eq!((solutions, is_exact), (4, true));
        assert_eq!(counts[..4], [Some(4), Some(0), Some(0), Some(0)]);
        assert_eq!(counts[32..36], [Some(0), Some(2), Some(0), Some(2)]);
        // Far too many to count.
        let insight = of(&Grid::empty(Variant::CLASSIC));
        assert!(matches!(insight, Insight::Several { is_exact: false, .. }));
    }

    #[test]
    fn cells_that_are_always_equal_or_different_are_told_if_all_solutions_are_known() {
        // 1 and 3 can change places in the last two rows.
        let insight = of(&grid("4x4", "123434122.4.4.2."));
        let Insight::Several { solutions, relations, .. } = insight else { panic!("{insight:?}") };
        let cells = |cells: &[usize]| cells.iter().map(|&cell| Cell::new(cell)).collect::<Vec<_>>();
        assert_eq!((solutions, relations.equal), (2, vec![cells(&[9, 15]), cells(&[11, 13])]));
        assert_eq!(relations.different, [] as [[Cell; 2]; 0], "they see each other");
    }
}
