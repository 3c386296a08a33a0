//! Compares true candidates with all solutions that a naive search finds.

use std::ops::ControlFlow;

use nonet_engine::random::{from_seed, index, shuffle};
use nonet_engine::solve::{CandidateState, SolutionCount, Solver, TrueCandidates};
use nonet_engine::{Cell, Digit, Grid, Variant};

use crate::clues::{case, clue_kinds, values};
use crate::oracle;
use crate::puzzles::PUZZLE;

/// More than any puzzle here has.
const ALL: u32 = 100_000;

fn on(solver: &mut Solver, givens: &Grid, limit: u32, earlier: Option<&TrueCandidates>) -> TrueCandidates {
    solver.true_candidates(givens, limit, earlier, |_| ControlFlow::Continue(())).unwrap()
}

fn all_of(givens: &Grid) -> TrueCandidates {
    on(&mut Solver::new(givens.variant()), givens, ALL, None)
}

fn candidates(givens: &Grid) -> impl Iterator<Item = (Cell, Digit)> {
    let geometry = givens.geometry();
    geometry.cells().flat_map(|cell| Digit::all(geometry.side()).map(move |digit| (cell, digit)))
}

/// The number of solutions that have a candidate.
fn times(solutions: &[Vec<i32>], (cell, digit): (Cell, Digit)) -> u32 {
    solutions.iter().filter(|solution| solution[cell.index()] == i32::from(digit.value())).count() as u32
}

/// Everything that is known is true. Returns the number of undecided candidates.
fn assert_sound(known: &TrueCandidates, solutions: &[Vec<i32>]) -> usize {
    let within = |count: SolutionCount, all: u32| match count {
        SolutionCount::Exactly(count) => count == all,
        SolutionCount::AtLeast(count) => count <= all,
    };
    assert!(within(known.solution_count(), solutions.len() as u32), "{known:?}");
    let mut listed: Vec<_> = known.solutions().iter().map(values).collect();
    listed.sort_unstable();
    listed.dedup();
    assert_eq!(listed.len(), known.solutions().len(), "a solution is listed twice");
    assert!(listed.iter().all(|solution| solutions.contains(solution)));
    let mut undecided = 0;
    for at in candidates(known.givens()) {
        let all = times(solutions, at);
        match known.state(at.0, at.1) {
            CandidateState::Impossible => assert_eq!(all, 0, "{at:?} of {:?}", known.givens()),
            CandidateState::Possible(count) => {
                assert!(all > 0 && within(count, all), "{at:?} {count:?} {all} of {:?}", known.givens());
            }
            CandidateState::Undecided => undecided += 1,
        }
    }
    let progress = known.progress();
    assert_eq!(progress.total as usize - progress.done as usize, undecided);
    assert_eq!(known.is_decided(), undecided == 0);
    undecided
}

/// Everything is known, with exact counts.
fn assert_complete(known: &TrueCandidates, solutions: &[Vec<i32>]) {
    assert_eq!(assert_sound(known, solutions), 0);
    assert_eq!(known.solution_count(), SolutionCount::Exactly(solutions.len() as u32));
    for at in candidates(known.givens()) {
        if let CandidateState::Possible(count) = known.state(at.0, at.1) {
            assert_eq!(count, SolutionCount::Exactly(times(solutions, at)));
        }
    }
}

fn puzzle() -> Grid {
    Grid::read(Variant::CLASSIC, PUZZLE).unwrap()
}

/// The puzzle without some of its givens.
fn without(givens: &Grid, removed: usize, seed: u64) -> Grid {
    let mut cells: Vec<Cell> = givens.filled().map(|(cell, _)| cell).collect();
    shuffle(&mut cells, &mut from_seed(seed));
    let mut grid = givens.clone();
    cells[..removed].iter().for_each(|&cell| grid.set(cell, None));
    grid
}

#[test]
fn all_solvers_find_the_true_candidates_of_classic_boards() {
    let mut solvers = [
        Solver::new(Variant::CLASSIC),
        Solver::exact_cover(Variant::CLASSIC),
        Solver::on_terms(Variant::CLASSIC),
    ];
    let (mut several, mut unique) = (0, 0);
    for seed in 0..12 {
        let givens = without(&puzzle(), seed as usize % 6, seed);
        let solutions: Vec<_> = oracle::solutions(&givens, 3000).iter().map(values).collect();
        if solutions.len() == 3000 {
            continue;
        }
        for solver in &mut solvers {
            assert_complete(&on(solver, &givens, ALL, None), &solutions);
            // Fewer are counted. The candidates are the same.
            let few = on(solver, &givens, 3, None);
            assert_eq!(assert_sound(&few, &solutions), 0);
        }
        several += usize::from(solutions.len() > 20);
        unique += usize::from(solutions.len() == 1);
    }
    assert!(several > 3 && unique > 0, "{several} {unique}");
}

#[test]
fn the_true_candidates_of_every_kind_of_clue_are_those_of_its_definition() {
    let (mut several, mut without) = (0, 0);
    for kind in clue_kinds() {
        let rng = &mut from_seed(kind.bytes().map(u64::from).sum());
        for round in 0..4 {
            let Some(case) = case(kind, if round == 0 { 6 } else { 4 }, rng) else { continue };
            let mut solver = Solver::new(case.givens.variant());
            let Ok(known) = solver.true_candidates(&case.givens, ALL, None, |_| ControlFlow::Continue(()))
            else {
                assert!(case.solutions.is_empty(), "{:?}", case.givens);
                without += 1;
                continue;
            };
            assert_complete(&known, &case.solutions);
            assert_eq!(assert_sound(&on(&mut solver, &case.givens, 1, None), &case.solutions), 0);
            several += usize::from(case.solutions.len() > 5);
        }
    }
    assert!(several > 20, "{several} {without}");
}

#[test]
fn a_search_that_is_stopped_gives_what_it_knows() {
    let givens = without(&puzzle(), 4, 3);
    let solutions: Vec<_> = oracle::solutions(&givens, ALL as usize).iter().map(values).collect();
    let mut least = usize::MAX;
    for most in [1, 2, 3, 5, 8, 13, 21] {
        let mut reports = 0;
        let mut undecided = usize::MAX;
        let known = Solver::new(Variant::CLASSIC).true_candidates(&givens, ALL, None, |known| {
            reports += 1;
            // What is known grows.
            let left = assert_sound(known, &solutions);
            assert!(left <= undecided);
            undecided = left;
            if reports < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let known = known.unwrap();
        assert_eq!(reports, most);
        assert_eq!(assert_sound(&known, &solutions), undecided);
        assert!(most > 1 || undecided > 100, "{undecided}");
        least = least.min(undecided);
    }
    assert!(least < 50, "{least}");
}

/// A result with what was known before is the result from nothing. Returns the nodes of both.
fn nodes_with_and_without(earlier: &TrueCandidates, givens: &Grid) -> [u64; 2] {
    [Some(earlier), None].map(|earlier| {
        let mut solver = Solver::new(givens.variant());
        let known = on(&mut solver, givens, ALL, earlier);
        let solutions: Vec<_> = all_of(givens).solutions().iter().map(values).collect();
        assert_complete(&known, &solutions);
        solver.counters().nodes
    })
}

#[test]
fn what_was_known_before_an_edit_is_reused() {
    let givens = without(&puzzle(), 4, 3);
    let known = all_of(&givens);
    assert!(known.solutions().len() > 20);
    let mut sums = [[0; 2]; 2];
    for seed in 0..20 {
        let rng = &mut from_seed(seed);
        // A digit that is possible is added: all solutions are known. Then it is changed.
        let open: Vec<Cell> = givens.empty_cells().filter(|&cell| known.possible(cell).len() > 1).collect();
        let cell = open[index(rng, open.len())];
        let mut digits = known.possible(cell).into_iter();
        let [mut added, mut changed] = [givens.clone(), givens.clone()];
        added.set(cell, digits.next());
        changed.set(cell, digits.next());
        let later = all_of(&added);
        for (sums, (earlier, givens)) in sums.iter_mut().zip([(&known, &added), (&later, &changed)]) {
            let nodes = nodes_with_and_without(earlier, givens);
            sums.iter_mut().zip(nodes).for_each(|(sum, nodes)| *sum += nodes);
        }
        // And taken back.
        nodes_with_and_without(&later, &givens);
    }
    assert_eq!(sums[0][0], 0, "all solutions of the new puzzle are known");
    assert!(sums[0][1] > 0);
}

#[test]
fn clues_that_are_added_leave_less_to_search() {
    let variant = |rules: &str| rules.parse::<Variant>().unwrap();
    let before = variant("6x6+thermo:r1c1-r1c4");
    let after = variant("6x6+thermo:r1c1-r1c4+killer:r3c1,r3c2,r4c1=9");
    let mut sums = [0; 2];
    for seed in 0..10 {
        let mut givens = Grid::empty(before);
        let solution = Solver::new(after).solution(&Grid::empty(after)).unwrap();
        let mut cells: Vec<Cell> = before.geometry().cells().collect();
        shuffle(&mut cells, &mut from_seed(seed));
        cells[..8].iter().for_each(|&cell| givens.set(cell, solution.get(cell)));
        // Not all solutions are counted, so that the search goes on.
        let known = on(&mut Solver::new(before), &givens, 2, None);
        let mut with_clue = Grid::empty(after);
        givens.filled().for_each(|(cell, digit)| with_clue.set(cell, Some(digit)));
        let nodes = nodes_with_and_without(&known, &with_clue);
        sums.iter_mut().zip(nodes).for_each(|(sum, nodes)| *sum += nodes);
        // The other way: the clue is removed.
        nodes_with_and_without(&all_of(&with_clue), &givens);
    }
    assert!(sums[0] < sums[1], "{sums:?}");
}

/// A minimum says nothing beside another one, so it says less once there is another one.
#[test]
fn a_clue_that_loosens_another_one_is_no_addition() {
    let boards = ["4x4+minimum:r1c1", "4x4+minimum:r1c1+minimum:r1c2"];
    let [before, after] = boards.map(|rules| Grid::empty(rules.parse().unwrap()));
    let (corner, three) = (Cell::new(0), Digit::from_index(2));
    let known = all_of(&before);
    assert_eq!(known.state(corner, three), CandidateState::Impossible);
    assert!(all_of(&after).possible(corner).contains(three));
    nodes_with_and_without(&known, &after);
}

#[test]
fn a_contradiction_is_that_of_the_givens_whatever_was_known() {
    let givens = without(&puzzle(), 4, 3);
    let known = all_of(&givens);
    let cell = givens.empty_cells().next().unwrap();
    for digit in Digit::all(9) {
        let mut wrong = givens.clone();
        wrong.set(cell, Some(digit));
        let answers = [None, Some(&known)].map(|earlier| {
            let mut solver = Solver::new(Variant::CLASSIC);
            solver.true_candidates(&wrong, ALL, earlier, |_| ControlFlow::Continue(()))
        });
        let [from_nothing, reused] = answers;
        let error = from_nothing.as_ref().err();
        assert_eq!(error, reused.as_ref().err());
        if error.is_none() && known.possible(cell).contains(digit) {
            assert!(!from_nothing.unwrap().solutions().is_empty());
        }
    }
}

#[test]
fn a_candidate_stays_undecided_at_the_limit_of_nodes() {
    let hard = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    let givens = without(&Grid::read(Variant::CLASSIC, hard).unwrap(), 1, 0);
    let solutions: Vec<_> = all_of(&givens).solutions().iter().map(values).collect();
    let mut before = usize::MAX;
    for max_nodes in [1, 10, 100, 1000, 100_000] {
        let mut solver = Solver::new(Variant::CLASSIC).with_max_nodes(max_nodes);
        let undecided = assert_sound(&on(&mut solver, &givens, ALL, None), &solutions);
        assert!(undecided <= before, "{max_nodes}: {undecided}");
        assert!(max_nodes > 1 || undecided > 0);
        // The first solutions, the questions and the count.
        assert!(solver.counters().nodes <= 3 * max_nodes);
        before = undecided;
    }
    assert_eq!(before, 0);
}
