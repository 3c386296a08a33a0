//! Compares the bitboard solver of the classic board with the exact cover, and with the oracle if
//! that ends soon: the same solutions and the same contradictions.

use std::collections::HashSet;
use std::ops::ControlFlow;

use nonet_engine::random::{from_seed, index, shuffle};
use nonet_engine::solve::{Contradiction, SearchOutcome, Solver};
use nonet_engine::{Cell, Digit, Grid, Variant};
use rand::Rng;

use crate::oracle;

/// A random filled grid. The first row and a few more digits are random. The exact cover finds the
/// rest.
fn filled(solver: &mut Solver, rng: &mut impl Rng) -> Grid {
    loop {
        let mut digits: Vec<Digit> = Digit::all(9).collect();
        let mut grid = Grid::empty(Variant::CLASSIC);
        shuffle(&mut digits, rng);
        (0..9).for_each(|column| grid.set(Cell::new(column), Some(digits[column])));
        for _ in 0..4 {
            let cell = Cell::new(9 + index(rng, 72));
            let fits: Vec<Digit> = grid.candidates(cell).iter().collect();
            if !fits.is_empty() {
                grid.set(cell, Some(fits[index(rng, fits.len())]));
            }
        }
        if let Some(solution) = solver.solution(&grid) {
            return solution;
        }
    }
}

/// How a test board is made.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// 17 to 60 digits of a solution.
    Part,
    /// Digits of a solution that leave only this solution, sometimes one digit fewer.
    Minimal,
    /// Part of a solution with one to three digits changed.
    Wrong,
    /// Random digits in random cells.
    Garbage,
}

fn board(kind: Kind, solution: &Grid, cover: &mut Solver, rng: &mut impl Rng) -> Grid {
    let mut cells: Vec<Cell> = solution.geometry().cells().collect();
    shuffle(&mut cells, rng);
    let any_digit = |rng: &mut _| Some(Digit::from_index(index(rng, 9)));
    let part = |count: usize| {
        let mut grid = Grid::empty(Variant::CLASSIC);
        cells[..count].iter().for_each(|&cell| grid.set(cell, solution.get(cell)));
        grid
    };
    match kind {
        Kind::Part => part(17 + index(rng, 44)),
        Kind::Minimal => {
            let mut grid = part(36);
            for &cell in &cells[..36] {
                grid.set(cell, None);
                if cover.count_solutions(&grid, 2) != 1 && index(rng, 20) > 0 {
                    grid.set(cell, solution.get(cell));
                }
            }
            grid
        }
        Kind::Wrong => {
            let mut grid = part(20 + index(rng, 50));
            for _ in 0..=index(rng, 3) {
                grid.set(cells[index(rng, 81)], any_digit(rng));
            }
            grid
        }
        Kind::Garbage => {
            let mut grid = Grid::empty(Variant::CLASSIC);
            let most = if index(rng, 4) == 0 { 81 } else { 23 };
            let count = index(rng, most + 1);
            cells[..count].iter().for_each(|&cell| grid.set(cell, any_digit(rng)));
            grid
        }
    }
}

/// Up to `limit` solutions, and how the search ended.
fn solutions(
    solver: &mut Solver,
    givens: &Grid,
    excluded: &[(Cell, Digit)],
    limit: usize,
) -> (Vec<Grid>, Result<SearchOutcome, Contradiction>) {
    let mut found = Vec::new();
    let outcome = solver.solutions_without(givens, excluded, |grid| {
        found.push(grid.clone());
        if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (found, outcome)
}

/// Compares both solvers on one board. Returns the number of solutions found.
fn judge(fast: &mut Solver, cover: &mut Solver, givens: &Grid, excluded: &[(Cell, Digit)]) -> usize {
    let limit = 5;
    let (expected, expected_end) = solutions(cover, givens, excluded, limit);
    let (found, end) = solutions(fast, givens, excluded, limit);
    assert_eq!(end, expected_end, "{givens:?} without {excluded:?}");
    assert_eq!(found.len(), expected.len(), "{givens:?} without {excluded:?}");
    let allowed = |grid: &Grid| excluded.iter().all(|&(cell, digit)| grid.get(cell) != Some(digit));
    assert!(found.iter().all(|grid| grid.is_solved() && givens.is_part_of(grid) && allowed(grid)));
    let distinct: HashSet<&Grid> = found.iter().collect();
    assert_eq!(distinct.len(), found.len(), "a solution was found twice: {givens:?}");
    if found.len() < limit {
        assert_eq!(distinct, expected.iter().collect(), "{givens:?}");
    }
    if excluded.is_empty() {
        assert_eq!(fast.count_solutions(givens, limit as u32) as usize, found.len());
        assert_eq!(fast.solution(givens).as_ref(), found.first());
    }
    found.len()
}

/// Compares both solvers on a number of boards of all kinds. Returns how often 0, 1, 2 and more
/// solutions were found.
fn judge_boards(boards: usize, seed: u64) -> [usize; 4] {
    let rng = &mut from_seed(seed);
    let (mut fast, mut cover) = (Solver::new(Variant::CLASSIC), Solver::exact_cover(Variant::CLASSIC));
    let kinds = [Kind::Part, Kind::Minimal, Kind::Wrong, Kind::Garbage, Kind::Part, Kind::Wrong];
    let mut numbers = [0; 4];
    let mut solution = filled(&mut cover, rng);
    for round in 0..boards {
        if round % 50 == 0 {
            solution = filled(&mut cover, rng);
        }
        // Minimal boards take long to make, so there are few.
        let kind = kinds[if round % 24 == 1 { 1 } else { [0, 2, 3, 4, 5][round % 5] }];
        let givens = board(kind, &solution, &mut cover, rng);
        let excluded: Vec<(Cell, Digit)> = (0..index(rng, 3))
            .map(|_| Cell::new(index(rng, 81)))
            .map(|cell| (cell, solution.get(cell).unwrap()))
            .collect();
        numbers[judge(&mut fast, &mut cover, &givens, &[]).min(3)] += 1;
        if !excluded.is_empty() {
            judge(&mut fast, &mut cover, &givens, &excluded);
        }
        if round % 100 == 0 && givens.filled_count() > 25 {
            assert_eq!(oracle::solutions(&givens, 5).len(), judge(&mut fast, &mut cover, &givens, &[]));
        }
    }
    numbers
}

#[test]
fn both_solvers_agree_on_boards_of_all_kinds() {
    let seen = judge_boards(10_000, 1);
    assert!(seen.iter().all(|&count| count > 200), "0, 1, 2, more solutions: {seen:?}");
}

#[test]
#[ignore = "20 seconds in release: cargo test --release --test it -- --ignored hundred"]
fn both_solvers_agree_on_a_hundred_thousand_boards() {
    let seen = judge_boards(100_000, 2);
    assert!(seen.iter().all(|&count| count > 2000), "0, 1, 2, more solutions: {seen:?}");
}

#[test]
fn thousands_of_solutions_are_found_once_each() {
    let givens = ".2....5.38..5..46.94......8..2.3.....6..8..3.7..2.........4.38..7....6..........5";
    let givens = Grid::read(Variant::CLASSIC, givens).unwrap();
    let (found, end) = solutions(&mut Solver::new(Variant::CLASSIC), &givens, &[], 20_000);
    let (expected, _) = solutions(&mut Solver::exact_cover(Variant::CLASSIC), &givens, &[], 20_000);
    assert_eq!((end, found.len()), (Ok(SearchOutcome::Exhausted), expected.len()));
    let found: HashSet<Grid> = found.into_iter().collect();
    assert_eq!(found.len(), 3978);
    assert_eq!(found, expected.into_iter().collect());
}

#[test]
fn a_search_ends_at_a_break_and_at_its_limit() {
    let empty = Grid::empty(Variant::CLASSIC);
    let mut solver = Solver::new(Variant::CLASSIC);
    assert_eq!(solver.count_solutions(&empty, 10_000), 10_000);
    let (found, end) = solutions(&mut solver, &empty, &[], 3);
    assert_eq!((found.len(), end), (3, Ok(SearchOutcome::Stopped)));
    let mut limited = Solver::new(Variant::CLASSIC).with_max_nodes(5);
    let (found, end) = solutions(&mut limited, &empty, &[], 1);
    assert_eq!((found.len(), end, limited.counters().nodes), (0, Ok(SearchOutcome::OutOfNodes), 5));
}

/// Compares the lone candidates of both solvers with their definition.
#[test]
fn lone_candidates_are_in_exactly_one_solution() {
    let rng = &mut from_seed(8);
    let (mut fast, mut cover) = (Solver::new(Variant::CLASSIC), Solver::exact_cover(Variant::CLASSIC));
    let (mut ended, mut cut, mut some) = (0, 0, 0);
    for _ in 0..300 {
        let solution = filled(&mut cover, rng);
        let mut grid = board(Kind::Minimal, &solution, &mut cover, rng);
        for _ in 0..index(rng, 3) {
            let (cell, _) = grid.filled().nth(index(rng, grid.filled_count())).unwrap();
            grid.set(cell, None);
        }
        let (mut lone, mut also) = (Vec::new(), Vec::new());
        let outcome = fast.lone_candidates(&grid, 50, &mut lone);
        assert_eq!(cover.lone_candidates(&grid, 50, &mut also), outcome);
        lone.sort_unstable();
        also.sort_unstable();
        assert_eq!(lone, also);
        let mut solutions = Vec::new();
        let _ = cover.solutions(&grid, |found| {
            solutions.push(found.clone());
            if solutions.len() <= 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if solutions.len() > 50 {
            assert_eq!((outcome, lone.len()), (SearchOutcome::Stopped, 0));
            cut += 1;
            continue;
        }
        assert_eq!(outcome, SearchOutcome::Exhausted);
        let held: HashSet<(Cell, Digit)> = solutions.iter().flat_map(Grid::filled).collect();
        for solver in [&mut fast, &mut cover] {
            // No candidate of a solution is ever removed.
            assert!(solver.candidates_left(&grid) as usize + grid.filled_count() >= held.len());
            assert_eq!(solver.probe_without(&grid, &[]), SearchOutcome::Stopped);
        }
        let holds_once = |cell: Cell, digit: Digit| {
            solutions.iter().filter(|solution| solution.get(cell) == Some(digit)).count() == 1
        };
        let all = Variant::CLASSIC
            .geometry()
            .cells()
            .flat_map(|cell| Digit::all(9).map(move |digit| (cell, digit)));
        assert_eq!(lone, all.filter(|&(cell, digit)| holds_once(cell, digit)).collect::<Vec<_>>());
        ended += 1;
        some += usize::from(!lone.is_empty() && solutions.len() > 1);
    }
    assert!(ended > 50 && cut > 10 && some > 30, "{ended} {cut} {some}");
}
