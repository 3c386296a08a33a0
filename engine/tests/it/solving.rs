//! Compares the solver with the oracle on every variant, and solves known puzzles.

use std::collections::HashSet;
use std::ops::ControlFlow;

use nonet_engine::random::{from_seed, index, shuffle};
use nonet_engine::solve::{self, ContradictionKind, SearchOutcome, Solver};
use nonet_engine::{Cell, Digit, Grid, Variant};

use crate::oracle;
use crate::puzzles::{PUZZLE, SOLUTION};

fn classic(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

/// A grid with `givens` random digits of the solution.
fn with_givens(solution: &Grid, givens: usize, seed: u64) -> Grid {
    let mut cells: Vec<Cell> = solution.geometry().cells().collect();
    shuffle(&mut cells, &mut from_seed(seed));
    let mut grid = Grid::empty(solution.variant());
    cells[..givens].iter().for_each(|&cell| grid.set(cell, solution.get(cell)));
    grid
}

/// Checks that solver and oracle find the same solutions, each once, in any order.
fn assert_same(givens: &Grid, limit: usize) -> usize {
    let expected = oracle::solutions(givens, limit);
    let found = solve::first_solutions(givens, limit as u32);
    assert_eq!(found.len(), expected.len(), "{givens:?}");
    assert_eq!(solve::count_solutions(givens, limit as u32) as usize, found.len());
    assert!(found.iter().all(|grid| grid.is_solved() && givens.is_part_of(grid)), "{givens:?}");
    let found: HashSet<Grid> = found.into_iter().collect();
    assert_eq!(found.len(), expected.len(), "a solution was found twice: {givens:?}");
    if expected.len() < limit {
        assert_eq!(found, expected.into_iter().collect());
    }
    found.len()
}

#[test]
fn the_solver_agrees_with_the_oracle_on_every_variant() {
    for variant in Variant::all() {
        let solution = solve::solution(&Grid::empty(variant)).unwrap();
        let cells = variant.geometry().cell_count();
        let mut counts = HashSet::new();
        for seed in 0..40 {
            // From a third to two thirds of the cells on small boards. On large ones the oracle
            // needs more.
            let least = if cells > 144 { cells * 6 / 10 } else { cells * 35 / 100 };
            let givens = least + index(&mut from_seed(seed), cells / 4);
            counts.insert(assert_same(&with_givens(&solution, givens, seed), 10).min(3));
        }
        assert!(counts.contains(&1) && counts.len() >= 2, "{variant:?} saw only {counts:?} solutions");
    }
}

#[test]
fn the_solver_agrees_with_the_oracle_on_random_digits() {
    for variant in Variant::all().filter(|variant| variant.geometry().cell_count() <= 144) {
        let geometry = variant.geometry();
        let solution = solve::solution(&Grid::empty(variant)).unwrap();
        let (mut impossible, mut possible) = (0, 0);
        for seed in 0..60 {
            let rng = &mut from_seed(1000 + seed);
            // A board with solutions, and one or two random digits more.
            let mut grid = with_givens(&solution, geometry.cell_count() * 45 / 100, seed);
            for _ in 0..=index(rng, 2) {
                let cell = Cell::new(index(rng, geometry.cell_count()));
                grid.set(cell, Some(Digit::from_index(index(rng, geometry.side()))));
            }
            if assert_same(&grid, 5) == 0 { impossible += 1 } else { possible += 1 }
        }
        assert!(impossible > 5 && possible > 0, "{variant:?}: {impossible} impossible, {possible} possible");
    }
}

#[test]
fn all_boards_of_four_by_four_are_found() {
    let empty = Grid::empty("4x4".parse::<Variant>().unwrap());
    // The number is known from the literature. The oracle can count it.
    assert_eq!(solve::count_solutions(&empty, 1000), 288);
    assert_eq!(oracle::solutions(&empty, 1000).len(), 288);
}

#[test]
fn known_puzzles_are_solved() {
    let puzzle = classic(PUZZLE);
    let solved = SOLUTION;
    assert_eq!(solve::first_solutions(&puzzle, 2), [classic(solved)]);
    assert_eq!(solve::first_solutions(&classic(solved), 2), [classic(solved)]);
    let designed = "63..........2...56.57..1..3.8.37.....9.8.2.3.....46.8.1..6..42.84...3..........98";
    assert_eq!(assert_same(&classic(designed), 2), 1);
    let carved = "...8..73...75....232....8...5....9....96...8.1....5..3..5..3....9..7..5......13..";
    let carved_from = "561829734987534612324167895652318947739642581148795263215983476493276158876451329";
    assert_eq!(solve::first_solutions(&classic(carved), 2), [classic(carved_from)]);
}

#[test]
fn a_board_that_is_slow_for_a_naive_search_is_fast() {
    let hard = classic("......01479.......000200000000003605001000000000000200060000730200140000000800000");
    let mut solver = Solver::new(Variant::CLASSIC);
    assert_eq!(solver.count_solutions(&hard, 2), 1);
    assert!(solver.counters().nodes < 20_000, "{:?}", solver.counters());
    assert!(oracle::solutions(&hard, 1) == [solver.solution(&hard).unwrap()]);
}

#[test]
fn contradictions_are_found_without_a_search() {
    let text = |grid: &Grid| {
        let mut solver = Solver::new(grid.variant());
        let error = solver.solutions(grid, |_| ControlFlow::Continue(())).unwrap_err();
        assert_eq!(solver.counters().nodes, 0);
        (error.to_string(), error.kind)
    };
    let mut clash = Grid::empty(Variant::CLASSIC);
    clash.set(Cell::new(0), Digit::new(5));
    clash.set(Cell::new(20), Digit::new(5));
    assert_eq!(text(&clash).0, "5 appears twice in box 1: r1c1 and r3c3");
    let no_candidate = classic(&format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63)));
    assert_eq!(
        text(&no_candidate),
        ("no digit fits in r1c9".into(), ContradictionKind::NoCandidate(Cell::new(8)))
    );
    let no_place = classic(&format!("123.........4...........4..{}", ".".repeat(54)));
    assert_eq!(text(&no_place).0, "4 has no place in row 1");
}

#[test]
fn a_solver_can_be_reused_after_every_result() {
    let mut solver = Solver::new(Variant::CLASSIC);
    let puzzle = classic(PUZZLE);
    let mut clash = puzzle.clone();
    clash.set(Cell::new(0), Digit::new(2));
    for _ in 0..3 {
        assert_eq!(solver.count_solutions(&puzzle, 10), 1);
        assert_eq!(solver.count_solutions(&Grid::empty(Variant::CLASSIC), 500), 500);
        assert_eq!(solver.count_solutions(&clash, 10), 0);
        assert_eq!(solver.count_solutions(&puzzle, 0), 0);
    }
}

#[test]
fn excluding_a_solution_leaves_the_others() {
    let six = "6x6".parse::<Variant>().unwrap();
    let solution = solve::solution(&Grid::empty(six)).unwrap();
    for seed in 0..20 {
        let givens = with_givens(&solution, 14, seed);
        let all = oracle::solutions(&givens, 100_000);
        let cell = givens.empty_cells().next().unwrap();
        let digit = solution.get(cell).unwrap();
        let mut others = 0;
        let outcome = Solver::new(six).solutions_without(&givens, &[(cell, digit)], |_| {
            others += 1;
            ControlFlow::Continue(())
        });
        let expected = all.iter().filter(|grid| grid.get(cell) != Some(digit)).count();
        assert!(matches!((outcome, expected), (Ok(SearchOutcome::Exhausted), _) | (Err(_), 0)));
        assert_eq!(others, expected);
    }
}

#[test]
fn a_search_ends_at_its_limit_of_nodes() {
    let empty = Grid::empty("25x25".parse::<Variant>().unwrap());
    let mut solver = Solver::new(empty.variant()).with_max_nodes(1000);
    let outcome = solver.solutions(&empty, |_| ControlFlow::Continue(()));
    assert_eq!(outcome, Ok(SearchOutcome::OutOfNodes));
    assert!(solver.counters().nodes <= 1001);
}
