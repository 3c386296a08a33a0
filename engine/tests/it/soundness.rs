//! No step of any technique contradicts the solution, with and without uniqueness techniques. Some
//! tests check only the steps of a path, others check every step of every technique in a position.
//! On boards without a solution, each step still changes something, so every path ends.

use nonet_engine::generate::generate;
use nonet_engine::human::{
    Candidate, Code, LADDER, Next, Options, Position, ShownStep, Step, Technique, next_step, solve_path,
};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Grid, Level, Puzzle, Recipe, Variant, solve};

use crate::samples::samples;

/// Panics on a wrong step, and on one that changes nothing.
fn check(step: &Step, position: &Position, solution: &Grid) {
    let wrong = step.eliminations.iter().find(|at| solution.get(at.cell) == Some(at.digit));
    let wrong = wrong.or(step.placements.iter().find(|at| solution.get(at.cell) != Some(at.digit)));
    assert!(wrong.is_none(), "{position}: {step} is wrong");
    assert!(!(step.eliminations.is_empty() && step.placements.is_empty()), "{position}: {step}");
    assert!(step.eliminations.iter().all(|&at| position.has(at)), "{position}: {step}");
}

/// Checks the paths of a puzzle and, in every `every`th position, all steps of the techniques.
/// Returns the number of steps checked.
fn check_puzzle(puzzle: &Puzzle, techniques: &[&'static Technique], every: usize) -> usize {
    let mut count = 0;
    for uniqueness in [false, true] {
        let mut position = Position::new(&puzzle.givens);
        let (steps, _) = solve_path(&position, Options { uniqueness, ..Options::default() });
        for (at, step) in steps.iter().enumerate() {
            check(step, &position, &puzzle.solution);
            assert!(step.explain(&position).sentences.len() >= 2, "{position}: {step}");
            if uniqueness && (at + 1) % every == 0 {
                let all = techniques.iter().flat_map(|technique| technique.all(&position));
                all.for_each(|step| {
                    check(&step, &position, &puzzle.solution);
                    count += 1;
                });
            }
            position.apply(step);
        }
        count += steps.len();
    }
    count
}

/// Counts the candidates and empty cells of a position. Each step leaves fewer.
fn left(position: &Position) -> usize {
    position.empty().into_iter().map(|cell| 1 + position.candidates(cell).len()).sum()
}

/// Follows the ladder to its end as [`solve_path`] does, and panics on a step that changes nothing.
/// Returns the number of steps.
fn walk_to_the_end(start: &Position, options: Options) -> usize {
    let mut position = start.clone();
    let mut count = 0;
    while let Next::Step(step) = next_step(&position, options) {
        let before = left(&position);
        // Hints and solve paths show this.
        assert!(!ShownStep::new(&position, &step).sentences.is_empty(), "{position}: {step}");
        position.apply(&step);
        assert!(left(&position) < before, "{position}: {step} changes nothing");
        count += 1;
    }
    assert_eq!(solve_path(start, options).0.len(), count);
    count
}

/// A puzzle with one additional, wrong digit that no peer holds.
fn with_a_wrong_digit(seed: u64) -> Grid {
    let level = Level::ALL[(seed % 5) as usize];
    // A recipe with its own givens is not rated.
    let givens = Some((22 + seed as u16 % 10, 34));
    let recipe = Recipe { givens, ..Recipe::classic(level, seed) };
    let puzzle = generate(&recipe).unwrap();
    let rng = &mut from_seed(seed);
    let mut wrong: Vec<Candidate> = Vec::new();
    for cell in puzzle.givens.empty_cells() {
        let digits = puzzle.givens.candidates(cell).iter();
        let others = digits.filter(|&digit| puzzle.solution.get(cell) != Some(digit));
        wrong.extend(others.map(|digit| Candidate::new(cell, digit)));
    }
    let Candidate { cell, digit } = wrong[index(rng, wrong.len())];
    let mut grid = puzzle.givens;
    grid.set(cell, Some(digit));
    grid
}

#[test]
fn a_path_ends_on_a_board_without_a_solution() {
    let first = ".....89..8...2953..9...41..3.9......4279.13...568....4..28.6..5.3.5...2.....9.7..";
    let first = Grid::read(Variant::CLASSIC, first).unwrap();
    let boards = std::iter::once(first).chain((0..300).map(with_a_wrong_digit));
    let mut steps = 0;
    for board in boards {
        assert!(solve::count_solutions(&board, 1) == 0, "{board} has a solution");
        steps += walk_to_the_end(&Position::new(&board), Options::default());
    }
    assert!(steps > 1000, "{steps} steps: most boards were obviously broken");
}

/// Checks all steps, not only the first. Lessons and exercises use all.
#[test]
fn no_technique_offers_a_step_that_changes_nothing() {
    for board in (1000..1000 + samples(8, 20)).map(with_a_wrong_digit) {
        let mut position = Position::new(&board);
        for _ in 0..4 {
            for technique in without_nets() {
                for step in technique.all(&position) {
                    let mut after = position.clone();
                    after.apply(&step);
                    assert!(left(&after) < left(&position), "{position}: {step}");
                }
            }
            let Next::Step(step) = next_step(&position, Options::default()) else { break };
            position.apply(&step);
        }
    }
}

fn check_many(
    seeds: impl IntoIterator<Item = u64>,
    techniques: &[&'static Technique],
    every: usize,
) -> usize {
    let make = |seed: u64| {
        let level = Level::ALL[1 + (seed % 3) as usize];
        generate(&Recipe::classic(level, seed)).unwrap()
    };
    seeds.into_iter().map(|seed| check_puzzle(&make(seed), techniques, every)).sum()
}

/// All techniques except forcing nets, which take a second per puzzle.
fn without_nets() -> Vec<&'static Technique> {
    let nets = ["1303", "1304", "1305"].map(Code::from_static);
    LADDER.iter().copied().filter(|technique| !nets.contains(&technique.code)).collect()
}

#[test]
fn no_step_contradicts_the_solution() {
    assert!(check_many(0..12, &without_nets(), 8) > 500);
    assert!(check_many(0..2, LADDER, 60) > 100);
}

/// Checks every path of 100,000 puzzles. For every tenth puzzle, also all steps but nets in one or
/// two positions. For every thousandth, also those of nets.
#[test]
#[ignore = "takes 15 minutes: run it with --nocapture after a finder changes"]
fn no_step_contradicts_the_solution_of_100_000_puzzles() {
    let mut count = 0;
    for thousand in (0..100_000).step_by(1000) {
        count += check_many(thousand..thousand + 1000, &[], 1000);
        count += check_many((thousand..thousand + 1000).step_by(10), &without_nets(), 35);
        count += check_many([thousand], LADDER, 40);
        println!("{} puzzles, {count} steps", thousand + 1000);
    }
}
