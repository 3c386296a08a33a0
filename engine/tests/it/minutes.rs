//! The estimate of minutes.

use nonet_engine::human::minutes::{Model, minutes};
use nonet_engine::{Grid, Level, Puzzle, Recipe, generate, solve};

use crate::puzzles::{PUZZLE, SOLUTION};

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// A puzzle of any board with its solution.
fn solved(board: &str, givens: &str) -> (Grid, Grid) {
    let givens = Grid::read(board.parse().unwrap(), givens).unwrap();
    let solution = solve(&givens).only().unwrap();
    (givens, solution)
}

/// The solution without the digits of some cells.
fn without(cells: &[usize]) -> Grid {
    let keep = |(at, symbol)| if cells.contains(&at) { '.' } else { symbol };
    grid(&SOLUTION.chars().enumerate().map(keep).collect::<String>())
}

fn is_about(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-9
}

#[test]
fn the_minutes_are_those_of_the_formula() {
    let (solution, model) = (grid(SOLUTION), Model::FITTED);
    // One cell, seen at the first look. Then two cells: each look falls on one that can be filled.
    for (cells, digits) in [(&[0][..], 1.0), (&[0, 40], 2.0), (&[0, 4, 80], 3.0)] {
        let found = minutes(&without(cells), &solution);
        assert!(is_about(found.typical, model.seconds * digits / 60.0), "{found:?}");
        assert!(is_about(found.low, found.typical * model.low), "{found:?}");
        assert!(is_about(found.high, found.typical * model.high), "{found:?}");
    }
    let full = minutes(&solution, &solution);
    assert!(is_about(full.high, 0.0));
}

#[test]
fn what_is_seen_less_easily_takes_more_looks() {
    let (puzzle, solution) = (grid(PUZZLE), grid(SOLUTION));
    let looks = |line, naked| Model { line, naked, ..Model::FITTED }.effort(&puzzle, &solution).looks;
    let usual = looks(Model::FITTED.line, Model::FITTED.naked);
    assert!(looks(100, 100) < usual);
    assert!(usual < looks(10, Model::FITTED.naked));
    assert!(usual < looks(Model::FITTED.line, 1));
}

#[test]
fn each_given_more_takes_less_time() {
    let (mut puzzle, solution) = (grid(PUZZLE), grid(SOLUTION));
    let open: Vec<_> = puzzle.empty_cells().collect();
    let mut last = minutes(&puzzle, &solution).typical;
    for cells in open.chunks(5) {
        cells.iter().for_each(|&cell| puzzle.set(cell, solution.get(cell)));
        let next = minutes(&puzzle, &solution).typical;
        assert!(next < last, "{puzzle}: {next} after {last}");
        last = next;
    }
}

#[test]
fn hidden_steps_take_more_time() {
    // The first has singles only, the second needs chains.
    let (easy, easy_solution) =
        solved("9x9", "36.4..98...5....4..42.8..7..1......77...6.......79.4...2..76...9....2.36..3..1..5");
    let (hard, hard_solution) =
        solved("9x9", ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..");
    let model = Model::FITTED;
    let [simple, complex] = [model.effort(&easy, &easy_solution), model.effort(&hard, &hard_solution)];
    assert_eq!((simple.medium, simple.hard, simple.trials), (0, 0, 0));
    assert!(complex.medium > 0 && complex.hard > 0 && complex.trials > 0, "{complex:?}");
    assert!(model.minutes(&simple).high < model.minutes(&complex).low);
    // What is seen first changes the looks, but not which harder steps are needed.
    let other = Model { line: 1, naked: 500, ..model }.effort(&hard, &hard_solution);
    assert!(!is_about(other.looks, complex.looks));
    assert_eq!((other.medium, other.hard, other.trials), (complex.medium, complex.hard, complex.trials));
    // More steps of each kind take more time.
    let typical = model.minutes(&complex).typical;
    let mut more = complex;
    more.medium += 1;
    assert!(model.minutes(&more).typical > typical);
    more = complex;
    more.trials += 1;
    assert!(model.minutes(&more).typical > typical);
}

#[test]
fn equal_puzzles_have_equal_minutes() {
    let (puzzle, solution) = (grid(PUZZLE), grid(SOLUTION));
    let found = minutes(&puzzle, &solution);
    assert_eq!(minutes(&puzzle, &solution), found);
    // Singles are found by their cells, whatever their digits.
    let renamed = |grid: &str| -> Grid {
        let next =
            |symbol: char| symbol.to_digit(10).map_or(symbol, |digit| char::from(b'1' + (digit % 9) as u8));
        self::grid(&grid.chars().map(next).collect::<String>())
    };
    assert_eq!(minutes(&renamed(PUZZLE), &renamed(SOLUTION)), found);
    // The orders are a sample, so a transposed puzzle has nearly the same minutes.
    let transposed = |grid: &str| -> Grid {
        let symbols: Vec<char> = grid.chars().collect();
        self::grid(&(0..81).map(|at| symbols[at % 9 * 9 + at / 9]).collect::<String>())
    };
    let turned = minutes(&transposed(PUZZLE), &transposed(SOLUTION)).typical;
    assert!((turned / found.typical - 1.0).abs() < 0.03, "{turned} and {found:?}");
}

#[test]
fn every_board_has_minutes() {
    let (small, small_solution) = solved("4x4", "1234341221.3.321");
    assert!(is_about(minutes(&small, &small_solution).typical, 2.0 * Model::FITTED.seconds / 60.0));
    for board in ["6x6+jigsaw:111122112222344445344555336665336665", "9x9+anti-knight", "12x12"] {
        let recipe = Recipe::new(board.parse().unwrap(), Level::Medium, 1);
        let Puzzle { givens, solution, .. } = generate(&recipe).unwrap();
        has_range(&givens, &solution);
    }
    let (killer, solution) = solved("4x4+killer:r1c1,r1c2=3", "...43.1..14...2.");
    has_range(&killer, &solution);
}

fn has_range(givens: &Grid, solution: &Grid) {
    let found = minutes(givens, solution);
    let is_range = 0.1 < found.low && found.low < found.typical && found.typical < found.high;
    assert!(is_range && found.high < 60.0, "{}: {found:?}", givens.variant());
}
