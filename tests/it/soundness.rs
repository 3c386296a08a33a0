//! No step of any technique contradicts the solution, with and without those
//! that rest on uniqueness: not the steps of the path alone but, where noted,
//! every step of every technique in a position on the way.

use std::ops::ControlFlow;

use nonet::engine::generate::generate;
use nonet::engine::human::{LADDER, Options, Position, Step, Technique, solve_path};
use nonet::engine::{Grid, Level, Puzzle, Recipe};

/// Fails on a wrong step, or on one that does nothing or cannot be explained.
fn check(step: &Step, position: &Position, solution: &Grid) {
    let wrong = step.eliminations.iter().find(|at| solution.get(at.cell) == Some(at.digit));
    let wrong = wrong.or(step.placements.iter().find(|at| solution.get(at.cell) != Some(at.digit)));
    assert!(wrong.is_none(), "{position}: {step} is wrong");
    assert!(!(step.eliminations.is_empty() && step.placements.is_empty()), "{position}: {step}");
    assert!(step.eliminations.iter().all(|&at| position.has(at)), "{position}: {step}");
}

/// Checks the puzzle's paths and, in every `every`th position, all steps of the
/// techniques. How many steps that were.
fn check_puzzle(puzzle: &Puzzle, techniques: &[&'static Technique], every: usize) -> usize {
    let mut count = 0;
    for uniqueness in [false, true] {
        let mut position = Position::new(&puzzle.givens);
        let (steps, _) = solve_path(&position, Options { uniqueness });
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

fn check_many(
    seeds: impl IntoIterator<Item = u64>,
    techniques: &[&'static Technique],
    every: usize,
) -> usize {
    let make = |seed: u64| {
        let level = Level::ALL[1 + (seed % 3) as usize];
        generate(&Recipe::classic(level, seed), &mut |_| ControlFlow::Continue(())).unwrap()
    };
    seeds.into_iter().map(|seed| check_puzzle(&make(seed), techniques, every)).sum()
}

/// All but nets, which alone take a second a puzzle.
fn without_nets() -> Vec<&'static Technique> {
    LADDER.iter().copied().filter(|technique| !["1303", "1304", "1305"].contains(&technique.code)).collect()
}

#[test]
fn no_step_contradicts_the_solution() {
    assert!(check_many(0..12, &without_nets(), 8) > 500);
    assert!(check_many(0..2, LADDER, 60) > 100);
}

/// Every path of 100,000 puzzles, with all steps but nets in a position or two
/// of every tenth, and with those of nets in every thousandth.
#[test]
#[ignore = "takes a quarter of an hour: run it after a change of a finder, with --nocapture"]
fn no_step_contradicts_the_solution_of_100_000_puzzles() {
    let mut count = 0;
    for thousand in (0..100_000).step_by(1000) {
        count += check_many(thousand..thousand + 1000, &[], 1000);
        count += check_many((thousand..thousand + 1000).step_by(10), &without_nets(), 35);
        count += check_many([thousand], LADDER, 40);
        println!("{} puzzles, {count} steps", thousand + 1000);
    }
}
