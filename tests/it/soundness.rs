//! No step of any technique contradicts the solution: not the steps of the
//! path alone but every step of every technique in every position on the way.

use std::ops::{ControlFlow, Range};

use nonet::engine::generate::generate;
use nonet::engine::human::{LADDER, Options, Position, next_step};
use nonet::engine::{Grid, Level, Recipe};

/// Fails on a wrong step; returns how many steps were compared.
fn check(givens: &Grid, solution: &Grid) -> usize {
    let mut position = Position::new(givens);
    let mut count = 0;
    loop {
        for step in LADDER.iter().flat_map(|technique| technique.all(&position)) {
            let wrong = step.eliminations.iter().find(|at| solution.get(at.cell) == Some(at.digit));
            let wrong = wrong.or(step.placements.iter().find(|at| solution.get(at.cell) != Some(at.digit)));
            assert!(wrong.is_none(), "{givens}: {step} is wrong in {}", position.grid());
            assert!(!(step.eliminations.is_empty() && step.placements.is_empty()), "{givens}: {step}");
            assert!(step.eliminations.iter().all(|&at| position.has(at)), "{givens}: {step}");
            assert!(step.explain(&position).sentences.len() >= 2, "{step}");
            count += 1;
        }
        match next_step(&position, Options::default()) {
            Some(step) => position.apply(&step),
            None => return count,
        }
    }
}

fn check_many(seeds: Range<u64>) {
    let mut count = 0;
    for seed in seeds {
        let level = Level::ALL[1 + (seed % 3) as usize];
        let puzzle = generate(&Recipe::classic(level, seed), &mut |_| ControlFlow::Continue(())).unwrap();
        count += check(&puzzle.givens, &puzzle.solution);
    }
    assert!(count > 500, "only {count} steps");
}

#[test]
fn no_step_contradicts_the_solution() {
    // Every chain of every position is sought: about a second a puzzle.
    check_many(0..6);
}

#[test]
#[ignore = "takes long: run it after a change of a finder"]
fn no_step_contradicts_the_solution_of_100_000_puzzles() {
    check_many(0..100_000);
}
