//! Runs the ladder and the rater on contradictory positions: wrong digits, random
//! digits, removed candidates including the right ones. Every run must end, and every
//! step must change the position.

use std::ops::ControlFlow;

use nonet_engine::human::{Candidate, CellSet, Options, Position, ShownStep, ladder, next_step, solve_path};
use nonet_engine::random::index;
use nonet_engine::rate::{Demand, judge, rate_with_progress, report};
use nonet_engine::{Grid, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::case::{Case, Kind};
use crate::mutate::{one_in, pick};

pub(crate) static KIND: Kind = Kind { name: "ladder", limit: 30, run };

/// Maximum number of steps of a path: each places a digit or removes a candidate.
const MOST_STEPS: usize = 81 + 729;

/// Maximum number of questions before the trial stops a rating, which can take long on
/// a contradictory position.
const MOST_QUESTIONS: u32 = 20_000;

fn run(case: &mut Case) {
    let digits = digits(&mut case.rng);
    let givens: CellSet = digits.filled().map(|(cell, _)| cell).collect();
    let position = Position::of_game(&digits, givens, removed(&mut case.rng));
    case.input(position.to_string());
    let options = Options { uniqueness: one_in(&mut case.rng, 2) };
    match case.rng.random_range(0..6_u32) {
        0 => {
            let _ = position.is_broken();
            next_step(&position, options).iter().for_each(|step| explain(&position, step));
        }
        1 => every_step(&position, options),
        2 => walk(position, options),
        3 => {
            let (steps, _) = solve_path(&position, options);
            assert!(steps.len() <= MOST_STEPS, "{} steps", steps.len());
        }
        _ => rated(&mut case.rng, &digits),
    }
}

/// Random digits, or part of a solution with something wrong.
fn digits(rng: &mut ChaCha8Rng) -> Grid {
    let puzzle = boards::classic(rng);
    let mut digits = if one_in(rng, 8) { Grid::empty(Variant::CLASSIC) } else { puzzle.givens.clone() };
    let share = pick(rng, &[2, 3, 8, 1_000]);
    for (cell, digit) in puzzle.solution.filled() {
        if one_in(rng, share) {
            digits.set(cell, Some(digit));
        }
    }
    for _ in 0..if one_in(rng, 8) { 30 } else { rng.random_range(1..4_u32) } {
        let cell = boards::cell(rng, Variant::CLASSIC);
        digits.set(cell, Some(boards::digit(rng, Variant::CLASSIC)));
    }
    digits
}

fn removed(rng: &mut ChaCha8Rng) -> Vec<Candidate> {
    let count = pick(rng, &[0, 0, 3, 30, 200]);
    (0..index(rng, count + 1))
        .map(|_| Candidate::new(boards::cell(rng, Variant::CLASSIC), boards::digit(rng, Variant::CLASSIC)))
        .collect()
}

/// Renders all texts about a step.
fn explain(position: &Position, step: &nonet_engine::human::Step) {
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
fn every_step(position: &Position, options: Options) {
    for technique in ladder(options) {
        technique.all(position).iter().for_each(|step| explain(position, step));
    }
}

/// Takes steps to the end, each of which must change something.
fn walk(mut position: Position, options: Options) {
    let mut steps = 0;
    while let Some(step) = next_step(&position, options) {
        explain(&position, &step);
        position.apply(&step);
        steps += 1;
        assert!(steps <= MOST_STEPS, "the path does not end: {step}");
    }
}

fn rated(rng: &mut ChaCha8Rng, givens: &Grid) {
    let mut questions = 0;
    let mut go_on = || {
        questions += 1;
        if questions < MOST_QUESTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    match rng.random_range(0..3_u32) {
        0 => drop(rate_with_progress(givens, &mut |_| go_on())),
        1 => drop(report(givens, &mut |_| go_on()).text()),
        _ => drop(judge(givens, &Demand { ratings: Some((60, 80)), ..Demand::default() }, &mut go_on)),
    }
}
