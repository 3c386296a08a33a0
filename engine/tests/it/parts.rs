//! Parts of puzzles that are not needed, and those that contradict each other, checked by taking each of
//! them away.

use std::ops::ControlFlow;

use nonet_engine::random::{from_seed, index};
use nonet_engine::solve::{Part, Solver, contradicting, count_solutions, not_needed};
use nonet_engine::{Cell, Digit, Grid, Variant};

use crate::clues::{case, clue_kinds};
use crate::oracle;
use crate::puzzles::PUZZLE;

const ENOUGH: u64 = 1_000_000;

/// The puzzle with these parts alone, on a board of its own.
fn with(givens: &Grid, is_kept: impl Fn(Part) -> bool) -> Grid {
    let rules = givens.variant().rules().only(|number| is_kept(Part::Constraint(number)));
    let mut left = Grid::empty(Variant::of(rules));
    let kept = givens.filled().filter(|(cell, _)| is_kept(Part::Given(*cell)));
    kept.for_each(|(cell, digit)| left.set(cell, Some(digit)));
    left
}

fn needless(givens: &Grid) -> Vec<Part> {
    not_needed(givens, ENOUGH, |_| ControlFlow::Continue(()))
}

fn clashing(givens: &Grid) -> Option<Vec<Part>> {
    contradicting(givens, ENOUGH, |_| ControlFlow::Continue(()))
}

#[test]
fn a_part_is_not_needed_if_one_solution_is_left_without_it() {
    let kinds: Vec<_> = clue_kinds().collect();
    let (mut needed, mut others) = (0, 0);
    for (round, &kind) in kinds.iter().cycle().take(200).enumerate() {
        let rng = &mut from_seed(round as u64);
        let Some(case) = case(kind, 4, rng) else { continue };
        let Some(solution) = Solver::new(case.givens.variant()).solution(&case.givens) else { continue };
        // Givens make the solution the only one, one after the other.
        let mut givens = case.givens;
        while count_solutions(&givens, 2) > 1 {
            let cell = Cell::new(index(rng, 16));
            givens.set(cell, solution.get(cell));
        }
        let found = needless(&givens);
        for part in Part::of(&givens) {
            let is_enough = count_solutions(&with(&givens, |other| other != part), 2) == 1;
            assert_eq!(found.contains(&part), is_enough, "{part:?} of {givens:?}");
            *(if is_enough { &mut others } else { &mut needed }) += 1;
        }
    }
    assert!(needed > 200 && others > 100, "{needed} {others}");
}

#[test]
fn parts_that_contradict_each_other_do_so_alone_and_none_can_be_left_out() {
    let kinds: Vec<_> = clue_kinds().collect();
    let mut contradictions = 0;
    for (round, &kind) in kinds.iter().cycle().take(300).enumerate() {
        let rng = &mut from_seed(round as u64);
        let Some(case) = case(kind, 4, rng) else { continue };
        let mut givens = case.givens;
        // Without a dot, missing dots mean more.
        if givens.variant().to_string().contains("no-other") {
            continue;
        }
        for _ in 0..index(rng, 6) {
            givens.set(Cell::new(index(rng, 16)), Digit::new(index(rng, 4) as u8 + 1));
        }
        let found = clashing(&givens);
        assert_eq!(found.is_none(), count_solutions(&givens, 1) == 1, "{givens:?}");
        let Some(found) = found else { continue };
        contradictions += 1;
        assert_eq!(count_solutions(&with(&givens, |part| found.contains(&part)), 1), 0, "{givens:?}");
        for &part in &found {
            let others = with(&givens, |other| other != part && found.contains(&other));
            assert_eq!(count_solutions(&others, 1), 1, "{part:?} of {found:?} in {givens:?}");
        }
    }
    assert!(contradictions > 50, "{contradictions}");
}

#[test]
fn classic_puzzles_have_givens_that_are_not_needed_and_some_that_contradict_each_other() {
    let mut givens: Grid = PUZZLE.parse().unwrap();
    let is_one = |givens: &Grid| oracle::solutions(givens, 2).len() == 1;
    let expected: Vec<Part> =
        Part::of(&givens).into_iter().filter(|&part| is_one(&with(&givens, |other| other != part))).collect();
    assert_eq!(needless(&givens), expected);
    let wrong = givens.empty_cells().next().unwrap();
    let solution = oracle::solutions(&givens, 1).remove(0);
    let other = givens.candidates(wrong).iter().find(|&digit| solution.get(wrong) != Some(digit));
    givens.set(wrong, other);
    let found = clashing(&givens).unwrap();
    assert!(found.contains(&Part::Given(wrong)));
    assert!(oracle::solutions(&with(&givens, |part| found.contains(&part)), 1).is_empty());
    for &part in &found {
        let others = with(&givens, |other| other != part && found.contains(&other));
        assert_eq!(oracle::solutions(&others, 1).len(), 1);
    }
}

#[test]
fn missing_dots_mean_what_they_mean_beside_all_dots() {
    let board: Variant = "9x9+difference:r1c1,r1c2+no-other-difference".parse().unwrap();
    let mut givens = Grid::empty(board);
    for (cell, digit) in [(0, 1), (1, 2), (36, 4), (45, 5)] {
        givens.set(Cell::new(cell), Digit::new(digit));
    }
    let [third, fourth] = [36, 45].map(|cell| Part::Given(Cell::new(cell)));
    assert_eq!(clashing(&givens), Some(vec![third, fourth, Part::Constraint(1)]));
}

#[test]
fn the_regions_of_a_jigsaw_are_no_part_and_a_search_may_stop() {
    let jigsaw: Variant = "5x5+jigsaw:1122211122333443354455554+thermo:r1c1,r1c2".parse().unwrap();
    let mut givens = Grid::empty(jigsaw);
    assert_eq!(Part::of(&givens), [Part::Constraint(1)]);
    givens.set(Cell::new(0), Digit::new(5));
    assert_eq!(clashing(&givens), Some(vec![Part::Given(Cell::new(0)), Part::Constraint(1)]));
    assert_eq!(contradicting(&givens, ENOUGH, |_| ControlFlow::Break(())), None);
    let puzzle: Grid = PUZZLE.parse().unwrap();
    assert_eq!(not_needed(&puzzle, ENOUGH, |_| ControlFlow::Break(())), []);
    // A search that ends early decides nothing.
    assert_eq!(contradicting(&Grid::empty(Variant::CLASSIC), 1, |_| ControlFlow::Continue(())), None);
}
