//! Puzzles of setters that are finished, thinned out, or brought to a level.

use std::ops::ControlFlow;

use nonet_engine::generate::{Change, ChangeError, change};
use nonet_engine::human::{Options, Tier, hardest_step};
use nonet_engine::random::{from_seed, index};
use nonet_engine::solve::{Part, Solver, count_solutions, first_solutions, not_needed};
use nonet_engine::{Cell, Digit, Grid, Level, NewClues, Variant};

use crate::clues::{case, clue_kinds};
use crate::puzzles::PUZZLE;

fn finished(puzzle: &Grid, clues: &str, level: Option<Level>, seed: u64) -> Result<Grid, ChangeError> {
    let clues = if clues.is_empty() { NewClues::NONE } else { clues.parse().unwrap() };
    change(puzzle, Change::Complete { clues, level }, seed, &mut |_| ControlFlow::Continue(()))
}

fn minimal(puzzle: &Grid, seed: u64) -> Result<Grid, ChangeError> {
    change(puzzle, Change::Minimal, seed, &mut |_| ControlFlow::Continue(()))
}

fn with_new_regions(puzzle: &Grid, seed: u64) -> Result<Grid, ChangeError> {
    change(puzzle, Change::Regions, seed, &mut |_| ControlFlow::Continue(()))
}

#[test]
fn new_regions_leave_digits_and_clues_as_they_are_and_can_be_filled() {
    let board: Variant = "9x9+killer:r1c1,r1c2=12+anti-knight".parse().unwrap();
    let mut puzzle = Grid::empty(board);
    puzzle.set(Cell::new(40), Digit::new(5));
    let drawn = with_new_regions(&puzzle, 3).unwrap();
    assert!(drawn.variant().rules().has("jigsaw"), "{drawn:?}");
    assert!(has_all_of(&drawn, &puzzle), "{drawn:?}");
    assert_eq!(with_new_regions(&puzzle, 3).as_ref(), Ok(&drawn));
    let other = with_new_regions(&drawn, 4).unwrap();
    assert_ne!(other.variant(), drawn.variant());
    let regions = |grid: &Grid| {
        grid.variant().rules().constraints().iter().filter(|one| one.kind().name == "jigsaw").count()
    };
    assert_eq!([regions(&drawn), regions(&other)], [1, 1]);
}

/// Whether a puzzle has all digits and constraints of another one.
fn has_all_of(puzzle: &Grid, other: &Grid) -> bool {
    let rules = puzzle.variant().rules().constraints();
    other.filled().all(|(cell, digit)| puzzle.get(cell) == Some(digit))
        && other.variant().rules().constraints().iter().all(|one| rules.contains(one))
}

fn empty(board: &str) -> Grid {
    Grid::empty(board.parse().unwrap())
}

#[test]
fn a_finished_puzzle_has_one_solution_and_all_that_was_there() {
    let kinds: Vec<_> = clue_kinds().collect();
    let names: Vec<&str> = NewClues::all_names().collect();
    let mut count = 0;
    for (round, &kind) in kinds.iter().cycle().take(120).enumerate() {
        let rng = &mut from_seed(round as u64);
        let Some(case) = case(kind, 4, rng) else { continue };
        let new = if round % 3 == 0 { "" } else { names[index(rng, names.len())] };
        match finished(&case.givens, new, None, round as u64) {
            // Not every kind has a place on every small board.
            Err(ChangeError::NotFound) if !new.is_empty() => {}
            Ok(puzzle) => {
                assert_eq!(count_solutions(&puzzle, 2), 1, "{puzzle:?} from {:?}", case.givens);
                assert!(has_all_of(&puzzle, &case.givens), "{puzzle:?} from {:?}", case.givens);
                count += 1;
            }
            Err(ChangeError::NoSolution) => {
                assert_eq!(count_solutions(&case.givens, 1), 0, "{:?}", case.givens);
            }
            Err(error) => panic!("{error} for {:?} with {new:?}", case.givens),
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn as_few_digits_are_added_as_possible() {
    let mut numbers = Vec::new();
    for givens in ["1234............", "12343412........", "123434122.......", "1234341221434..."] {
        let start = Grid::read("4x4".parse::<Variant>().unwrap(), givens).unwrap();
        // All ways to add the digits of a solution to empty cells, by their number.
        let needed = (0..=3).find(|&count| {
            first_solutions(&start, 1000).iter().any(|solution| {
                let cells: Vec<Cell> = start.empty_cells().collect();
                (0..1_u32 << cells.len()).filter(|chosen| chosen.count_ones() == count).any(|chosen| {
                    let mut more = start.clone();
                    let added = cells.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
                    added.for_each(|(_, &cell)| more.set(cell, solution.get(cell)));
                    count_solutions(&more, 2) == 1
                })
            })
        });
        let fewest = needed.expect("three digits are enough");
        numbers.push(fewest);
        for seed in 0..5 {
            let puzzle = finished(&start, "", None, seed).unwrap();
            assert_eq!(puzzle.filled_count() - start.filled_count(), fewest as usize, "{givens}");
            assert_eq!(count_solutions(&puzzle, 2), 1, "{puzzle:?}");
        }
    }
    assert!([0, 2].iter().all(|number| numbers.contains(number)), "{numbers:?}");
}

#[test]
fn one_puzzle_is_finished_in_many_ways() {
    for (board, clues) in [
        ("9x9", ""),
        ("9x9", "killer"),
        ("9x9+killer:r1c1,r1c2=3", "thermo"),
        ("9x9+thermo:r1c1-r2c2-r3c3+anti-knight", "killer"),
        ("6x6+arrow:r1c1/r2c1-r3c1", "sandwich"),
    ] {
        let puzzles: Vec<Grid> =
            (0..2).map(|seed| finished(&empty(board), clues, None, seed).unwrap()).collect();
        assert_ne!(puzzles[0], puzzles[1], "{board}");
        for puzzle in &puzzles {
            assert_eq!(count_solutions(puzzle, 2), 1, "{puzzle:?}");
            assert!(has_all_of(puzzle, &empty(board)));
            assert!(clues.is_empty() || puzzle.variant().rules().has(clues), "{puzzle:?}");
        }
        assert_eq!(finished(&empty(board), clues, None, 0).unwrap(), puzzles[0], "{board}");
    }
}

#[test]
fn a_minimal_puzzle_needs_each_of_its_parts() {
    let start = Solver::new(Variant::CLASSIC).solution(&PUZZLE.parse().unwrap()).unwrap();
    let killer = finished(&empty("6x6"), "killer", None, 1).unwrap();
    let mut full = killer.clone();
    let solution = Solver::new(killer.variant()).solution(&killer).unwrap();
    (0..6).for_each(|at| full.set(Cell::new(at * 5), solution.get(Cell::new(at * 5))));
    for puzzle in [start, full] {
        let minimal = minimal(&puzzle, 7).unwrap();
        assert_eq!(count_solutions(&minimal, 2), 1);
        let needless = not_needed(&minimal, u64::MAX, |_| ControlFlow::Continue(()));
        assert_eq!(needless, [], "{minimal:?}");
        assert!(has_all_of(&puzzle, &minimal));
        assert!(Part::of(&minimal).len() < Part::of(&puzzle).len());
    }
}

#[test]
fn marks_whose_absence_says_something_stay() {
    // With all dots shown, each pair without one says that its digits are no neighbours.
    let start = finished(&empty("4x4"), "kropki", None, 3).unwrap();
    let dots = |grid: &Grid| grid.variant().rules().constraints().len();
    let minimal = minimal(&start, 1).unwrap();
    assert_eq!(dots(&minimal), dots(&start), "{start:?} {minimal:?}");
    assert_eq!(count_solutions(&minimal, 2), 1);
}

#[test]
fn a_rule_about_missing_marks_stays_true() {
    // A dot of either colour is enough between 1 and 2, so this one can't go although the rule is about the
    // other colour. New dots would say that all pairs without one are no doubles.
    let mut count = 0;
    for (rule, dot) in [("no-other-difference", "ratio"), ("no-other-ratio", "difference")] {
        for column in 1..6 {
            let board = format!("6x6+{dot}:r2c{column},r2c{}+{rule}", column + 1);
            let Ok(puzzle) = finished(&empty(&board), "", None, 1) else { continue };
            let full = Solver::new(puzzle.variant()).solution(&puzzle).unwrap();
            for result in [minimal(&full, 1), finished(&empty(&board), dot, None, 1)] {
                let Ok(puzzle) = result else { continue };
                assert_eq!(count_solutions(&puzzle, 2), 1, "{puzzle:?}");
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count}");
}

#[test]
fn a_kind_without_room_ends_soon() {
    // On this board no two digits add up to 10.
    let mut calls = 0;
    let to = Change::Complete { clues: "x".parse().unwrap(), level: None };
    let found = change(&empty("4x4"), to, 1, &mut |_| {
        calls += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(found, Err(ChangeError::NotFound));
    assert!(calls <= 20, "{calls}");
}

#[test]
fn a_puzzle_comes_to_a_level_from_both_sides() {
    let is_of = |puzzle: &Grid, level: Level| {
        let hardest = hardest_step(puzzle, Options::default(), u64::MAX).unwrap().technique().tier;
        match level {
            Level::Easy => hardest <= Tier::Easy,
            Level::Medium => hardest == Tier::Medium,
            _ => hardest == Tier::Hard,
        }
    };
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let mut harder = 0;
    for board in ["9x9", "9x9+thermo:r1c1-r2c2-r3c3-r4c4+thermo:r9c9-r8c8-r7c7", "6x6+killer:r1c1,r1c2=5"] {
        for level in levels {
            let Ok(puzzle) = finished(&empty(board), "", Some(level), 5) else { continue };
            assert!(is_of(&puzzle, level), "{level:?} {puzzle:?}");
            assert_eq!(count_solutions(&puzzle, 2), 1);
            for other in levels {
                let Ok(changed) = finished(&puzzle, "", Some(other), 5) else { continue };
                assert!(is_of(&changed, other), "{level:?} {other:?} {puzzle:?} {changed:?}");
                assert_eq!(count_solutions(&changed, 2), 1);
                let (more, fewer) = if other <= level { (&changed, &puzzle) } else { (&puzzle, &changed) };
                assert!(has_all_of(more, fewer), "{level:?} {other:?} {puzzle:?} {changed:?}");
                harder += usize::from(other > level);
            }
        }
    }
    assert!(harder >= 3, "{harder}");
}

#[test]
fn what_cant_be_changed_says_why() {
    let impossible = empty("4x4+thermo:r1c1-r1c4+thermo:r1c4-r1c1");
    assert_eq!(finished(&impossible, "", None, 1), Err(ChangeError::NoSolution));
    assert_eq!(minimal(&empty("4x4"), 1), Err(ChangeError::Several));
    let mut calls = 0;
    let to = Change::Complete { clues: NewClues::NONE, level: None };
    let stopped = change(&empty("9x9"), to, 1, &mut |_| {
        calls += 1;
        ControlFlow::Break(())
    });
    assert_eq!((stopped, calls), (Err(ChangeError::Stopped), 1));
}
