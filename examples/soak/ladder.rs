//! Runs the ladder and the rater on contradictory positions: wrong digits, random
//! digits, removed candidates including the right ones. Every run must end, and every
//! step must change the position.

use std::ops::ControlFlow;

use nonet_engine::human::{
    Candidate, Classic, Ground, Next, Options, Position, ShownStep, Wide, is_classic, ladder, next_step,
    solve_path,
};
use nonet_engine::random::index;
use nonet_engine::rate::{RatingPath, rate_with_progress};
use nonet_engine::{Grid, Puzzle, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::case::{Case, Kind};
use crate::mutate::{one_in, pick};

pub(crate) static KIND: Kind = Kind { name: "ladder", limit: 30, run };

/// Maximum number of steps of a path: each places a digit or removes a candidate.
fn most_steps(ground: impl Ground) -> usize {
    let cells = ground.geometry().cell_count();
    cells + cells * ground.side()
}

/// Maximum number of questions before the trial stops a rating, which can take long on
/// a contradictory position.
const MOST_QUESTIONS: u32 = 20_000;

fn run(case: &mut Case) {
    let puzzle = boards::puzzle(&mut case.rng);
    let digits = digits(&mut case.rng, &puzzle);
    // The classic board has two grounds.
    if is_classic(digits.geometry()) && !one_in(&mut case.rng, 4) {
        explored::<Classic>(case, &digits);
    } else {
        explored::<Wide>(case, &digits);
    }
}

fn explored<G: Ground>(case: &mut Case, digits: &Grid) {
    let givens = digits.filled().map(|(cell, _)| cell);
    let removed = removed(&mut case.rng, digits.variant());
    let position = Position::<G>::of_game(digits, givens, removed);
    case.input(position.to_string());
    let options = Options { uniqueness: one_in(&mut case.rng, 2), ..Options::default() };
    match case.rng.random_range(0..6_u32) {
        0 => {
            let _ = position.contradiction().map(|contradiction| contradiction.to_string());
            next_step(&position, options).step().iter().for_each(|step| explain(&position, step));
        }
        // These take long on large boards.
        1 if position.ground().side() <= 9 => every_step(&position, options),
        2 if position.ground().side() <= 12 => walk(position, options),
        3 if position.ground().side() <= 12 => {
            let (steps, _) = solve_path(&position, options);
            assert!(steps.len() <= most_steps(position.ground()), "{} steps", steps.len());
        }
        _ if is_classic(digits.geometry()) => rated(&mut case.rng, digits),
        _ => {}
    }
}

/// Random digits, or part of a solution with something wrong.
fn digits(rng: &mut ChaCha8Rng, puzzle: &Puzzle) -> Grid {
    let variant = puzzle.givens.variant();
    let mut digits = if one_in(rng, 8) { Grid::empty(variant) } else { puzzle.givens.clone() };
    let share = pick(rng, &[2, 3, 8, 1_000]);
    for (cell, digit) in puzzle.solution.filled() {
        if one_in(rng, share) {
            digits.set(cell, Some(digit));
        }
    }
    for _ in 0..if one_in(rng, 8) { 30 } else { rng.random_range(1..4_u32) } {
        let cell = boards::cell(rng, variant);
        digits.set(cell, Some(boards::digit(rng, variant)));
    }
    digits
}

fn removed(rng: &mut ChaCha8Rng, variant: Variant) -> Vec<Candidate> {
    let count = pick(rng, &[0, 0, 3, 30, 200]);
    (0..index(rng, count + 1))
        .map(|_| Candidate::new(boards::cell(rng, variant), boards::digit(rng, variant)))
        .collect()
}

/// Renders all texts about a step.
fn explain<G: Ground>(position: &Position<G>, step: &nonet_engine::human::Step) {
    let shown = ShownStep::new(position, step);
    let _ = (shown.pattern().count(), step.explain(position), step.outcome(), step.to_string());
    for &at in &step.placements {
        assert!(position.digit(at.cell).is_none(), "{step}: the cell is filled");
    }
    let is_new = |at: &Candidate| position.has(*at);
    let changes = !step.placements.is_empty() || step.eliminations.iter().any(is_new);
    assert!(changes, "{step}: it changes nothing");
}

/// All steps of all techniques.
fn every_step<G: Ground>(position: &Position<G>, options: Options) {
    for technique in ladder(options) {
        technique.all(position).iter().for_each(|step| explain(position, step));
    }
}

/// Takes steps to the end, each of which must change something.
fn walk<G: Ground>(mut position: Position<G>, options: Options) {
    let mut steps = 0;
    while let Next::Step(step) = next_step(&position, options) {
        explain(&position, &step);
        position.apply(&step);
        steps += 1;
        assert!(steps <= most_steps(position.ground()), "the path does not end: {step}");
    }
}

fn rated(rng: &mut ChaCha8Rng, givens: &Grid) {
    let mut questions = 0;
    let mut go_on = || {
        questions += 1;
        if questions < MOST_QUESTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if rng.random() {
        drop(rate_with_progress(givens, &mut |_| go_on()).map(|rating| rating.text()));
    } else {
        let mut path = RatingPath::of_grid(givens);
        while path.next_step(&mut go_on).is_some() {}
    }
}
