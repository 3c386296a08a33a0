//! No step of any technique contradicts the solution, with and without those
//! that rest on uniqueness: not the steps of the path alone but, where noted,
//! every step of every technique in a position on the way.

use std::ops::{ControlFlow, Range};

use nonet::engine::generate::generate;
use nonet::engine::human::{LADDER, Options, Position, Step, Technique, solve_path};
use nonet::engine::{Grid, Level, Recipe};

/// Fails on a wrong step, or on one that does nothing or cannot be explained.
fn check(step: &Step, position: &Position, solution: &Grid) {
    let wrong = step.eliminations.iter().find(|at| solution.get(at.cell) == Some(at.digit));
    let wrong = wrong.or(step.placements.iter().find(|at| solution.get(at.cell) != Some(at.digit)));
    assert!(wrong.is_none(), "{position}: {step} is wrong");
    assert!(!(step.eliminations.is_empty() && step.placements.is_empty()), "{position}: {step}");
    assert!(step.eliminations.iter().all(|&at| position.has(at)), "{position}: {step}");
    assert!(step.explain(position).sentences.len() >= 2, "{position}: {step}");
}

/// Checks the puzzle's paths, and all steps of the techniques in every
/// `every`th position. How many steps that were.
fn check_puzzle(
    givens: &Grid,
    solution: &Grid,
    techniques: &[&'static Technique],
    every: usize,
    first: usize,
) -> usize {
    let mut count = 0;
    for uniqueness in [false, true] {
        let mut position = Position::new(givens);
        let (steps, _) = solve_path(&position, Options { uniqueness });
        for (at, step) in steps.iter().enumerate() {
            check(step, &position, solution);
            if uniqueness && at % every == first % every {
                let all = techniques.iter().flat_map(|technique| technique.all(&position));
                all.for_each(|step| {
                    check(&step, &position, solution);
                    count += 1;
                });
            }
            position.apply(step);
        }
        count += steps.len();
    }
    count
}

fn check_many(seeds: Range<u64>, techniques: &[&'static Technique], every: usize) {
    let mut count = 0;
    for seed in seeds {
        let level = Level::ALL[1 + (seed % 3) as usize];
        let puzzle = generate(&Recipe::classic(level, seed), &mut |_| ControlFlow::Continue(())).unwrap();
        count += check_puzzle(&puzzle.givens, &puzzle.solution, techniques, every, seed as usize);
    }
    println!("{count} steps");
    assert!(count > 100, "only {count} steps");
}

/// All but nets, which alone take a second a puzzle.
fn without_nets() -> Vec<&'static Technique> {
    LADDER.iter().copied().filter(|technique| !["1303", "1304"].contains(&technique.code)).collect()
}

#[test]
fn no_step_contradicts_the_solution() {
    check_many(0..12, &without_nets(), 8);
    check_many(0..2, LADDER, 60);
}

#[test]
#[ignore = "takes an hour: run it after a change of a finder, with --nocapture for the count"]
fn no_step_contradicts_the_solution_of_100_000_puzzles() {
    check_many(0..100_000, &without_nets(), 60);
    check_many(0..300, LADDER, 20);
}
