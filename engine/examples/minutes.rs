//! Fits the numbers of `human::minutes::Model` to the times of players, and says how well they fit puzzles
//! that were kept back. Equal files give equal answers.
//!
//! `cargo run --release --example minutes -- FILE`

#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss)] // counts of puzzles

use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Parser;
use nonet_engine::human::minutes::{Effort, Minutes, Model, minutes};
use nonet_engine::human::pace::Pace;
use nonet_engine::random::{from_seed, index, shuffle};
use nonet_engine::{Grid, solve};
use rand::RngExt;

/// Fits the estimate of minutes to the times of players.
#[derive(Parser)]
pub(crate) struct Options {
    /// A file with a line for each puzzle: the puzzle, the number of players, and the mean of their seconds,
    /// with tabs between them.
    file: PathBuf,
    /// How many times to divide the puzzles into parts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    repeats: u64,
    /// Number of parts. The numbers are fitted to all parts but one, and compared with that one.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(2..))]
    folds: u64,
    /// Number of players to simulate.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    players: u32,
}

/// The numbers that are tried.
const LINES: [u32; 6] = [10, 15, 20, 25, 30, 40];
const NAKED: [u32; 7] = [1, 2, 3, 4, 6, 8, 12];
const MEDIUM: [f64; 5] = [0.0, 10.0, 20.0, 40.0, 80.0];
const HARD: [f64; 5] = [50.0, 100.0, 200.0, 300.0, 400.0];

/// A mean counts fully if it is of many players, and half if it is of this many.
const HALF: f64 = 10.0;

/// How far simulated players lie apart, and the games of each: standard deviations of the logarithm. Together they
/// have the variance that `docs/RATING.md` gives for one player; how it divides is not known.
const APART: f64 = 0.25;

/// After how many games a simulated player's next one is estimated.
const GAMES: [usize; 5] = [0, 1, 3, 10, 30];

/// The part of the puzzles below the range, and the part above it.
const OUTSIDE: f64 = 0.1;

/// A puzzle with the mean of its players.
pub(crate) struct Timed {
    givens: Grid,
    solution: Grid,
    weight: f64,
    /// The logarithm of the minutes.
    log: f64,
}

/// A model whose digits take a second, with the logarithms of its minutes for all puzzles.
struct Candidate {
    model: Model,
    logs: Vec<f64>,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let text = fs::read_to_string(&options.file)?;
    let timed = text.lines().map(read).collect::<Result<Vec<_>, _>>().map_err(io::Error::other)?;
    print!("{}{}", report(&timed, options.repeats, options.folds), simulation(&timed, options.players));
    Ok(())
}

pub(crate) fn read(line: &str) -> Result<Timed, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[puzzle, players, seconds] = &fields[..] else {
        return Err(format!("three columns are expected: {line}"));
    };
    let number = |text: &str| text.parse::<f64>().map_err(|error| format!("{text}: {error}"));
    let givens: Grid = puzzle.parse().map_err(|error| format!("{puzzle}: {error}"))?;
    let solution = solve(&givens).only().map_err(|error| format!("{puzzle}: {error}"))?;
    let (players, seconds) = (number(players)?, number(seconds)?);
    Ok(Timed { givens, solution, weight: players / (players + HALF), log: (seconds / 60.0).ln() })
}

/// Agreement by cross-validation, the numbers that fit all puzzles, and agreement of the engine's own.
pub(crate) fn report(timed: &[Timed], repeats: u64, folds: u64) -> String {
    let candidates = candidates(timed);
    let all: Vec<usize> = (0..timed.len()).collect();
    let mut sum = [0.0; 3];
    for seed in 0..repeats {
        let found = agreement(timed, &cross_validated(timed, &candidates, seed, folds as usize));
        sum.iter_mut().zip(found).for_each(|(sum, found)| *sum += found / repeats as f64);
    }
    let own = timed.iter().map(|puzzle| range(&Model::FITTED, log_minutes(&Model::FITTED, puzzle)));
    format!(
        "{} puzzles, {repeats} times {folds} parts\nkept back: {}\nfitted to all: {:?}\nthe engine's: {:?}\n\
         the engine's on all: {}\n",
        timed.len(),
        words(sum),
        fit(timed, &candidates, &all).0,
        Model::FITTED,
        words(agreement(timed, &own.collect::<Vec<_>>())),
    )
}

/// How well [`Pace`] foretells the next game of simulated players: the median error of it, and the part in the range.
/// A player's time is the mean of the puzzle's players, times a factor of the player's, times chance.
pub(crate) fn simulation(timed: &[Timed], players: u32) -> String {
    let estimates: Vec<Minutes> =
        timed.iter().map(|puzzle| minutes(&puzzle.givens, &puzzle.solution)).collect();
    let rng = &mut from_seed(0);
    // The sum of twelve numbers between 0 and 1 is as good as normal.
    let mut chance = || APART * ((0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0);
    let after = |count: usize| {
        let mut errors = Vec::new();
        let mut inside = 0;
        for player in 0..players {
            let factor = chance();
            let rng = &mut from_seed(u64::from(player));
            let mut game = || {
                let at = index(rng, timed.len());
                (estimates[at], (timed[at].log + factor + chance()).exp())
            };
            let played: Vec<_> =
                (0..count).map(|_| game()).map(|(of, needed)| (of.typical, needed)).collect();
            let (of, needed) = game();
            let own = Pace::of(played).minutes(&of);
            errors.push((own.typical / needed - 1.0).abs());
            inside += u32::from((own.low..=own.high).contains(&needed));
        }
        let error = 100.0 * quantile(&errors, 0.5);
        let inside = 100.0 * f64::from(inside) / f64::from(players);
        format!("after {count} games: median error {error:.1} %, in the range {inside:.1} %\n")
    };
    GAMES.map(after).concat()
}

fn words([rank, error, inside]: [f64; 3]) -> String {
    format!(
        "Spearman {rank:.3}, median error of the logarithm {error:.3}, in the range {:.1} %",
        100.0 * inside
    )
}

fn candidates(timed: &[Timed]) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    for (line, naked) in LINES.into_iter().flat_map(|line| NAKED.map(|naked| (line, naked))) {
        let sight = Model { line, naked, seconds: 1.0, ..Model::FITTED };
        let efforts: Vec<Effort> =
            timed.iter().map(|puzzle| sight.effort(&puzzle.givens, &puzzle.solution)).collect();
        for (medium, hard) in MEDIUM.into_iter().flat_map(|medium| HARD.map(|hard| (medium, hard))) {
            let model = Model { medium, hard, trial: 2.0 * hard, ..sight };
            let logs = efforts.iter().map(|effort| model.minutes(effort).typical.ln()).collect();
            candidates.push(Candidate { model, logs });
        }
    }
    candidates
}

/// The candidate with the least mean error of the logarithm on some puzzles, with the seconds and the
/// range that fit them.
fn fit(timed: &[Timed], candidates: &[Candidate], on: &[usize]) -> (Model, usize) {
    let errors = |candidate: &Candidate| -> Vec<f64> {
        on.iter().map(|&at| timed[at].log - candidate.logs[at]).collect()
    };
    let loss = |candidate: &Candidate| {
        let errors = errors(candidate);
        let middle = quantile(&errors, 0.5);
        errors.iter().zip(on).map(|(error, &at)| timed[at].weight * (error - middle).abs()).sum::<f64>()
    };
    let losses: Vec<f64> = candidates.iter().map(loss).collect();
    let best = (0..losses.len()).min_by(|&a, &b| losses[a].total_cmp(&losses[b])).unwrap_or_default();
    let errors = errors(&candidates[best]);
    let [low, middle, high] = [OUTSIDE, 0.5, 1.0 - OUTSIDE].map(|part| quantile(&errors, part));
    let (low, high) = ((low - middle).exp(), (high - middle).exp());
    (Model { seconds: middle.exp(), low, high, ..candidates[best].model }, best)
}

/// The logarithms of the minutes of each puzzle, low, typical and high, by numbers that were fitted to
/// puzzles of other parts.
fn cross_validated(timed: &[Timed], candidates: &[Candidate], seed: u64, folds: usize) -> Vec<[f64; 3]> {
    let mut order: Vec<usize> = (0..timed.len()).collect();
    shuffle(&mut order, &mut from_seed(seed));
    let mut found = vec![[0.0; 3]; timed.len()];
    for fold in 0..folds {
        let part = |is_kept: bool| -> Vec<usize> {
            let at = order.iter().enumerate().filter(|(place, _)| (place % folds == fold) == is_kept);
            at.map(|(_, &at)| at).collect()
        };
        let (model, best) = fit(timed, candidates, &part(false));
        for at in part(true) {
            found[at] = range(&model, candidates[best].logs[at] + model.seconds.ln());
        }
    }
    found
}

fn log_minutes(model: &Model, puzzle: &Timed) -> f64 {
    model.minutes(&model.effort(&puzzle.givens, &puzzle.solution)).typical.ln()
}

fn range(model: &Model, log: f64) -> [f64; 3] {
    [log + model.low.ln(), log, log + model.high.ln()]
}

/// Spearman's rank correlation, the median error, and the part in the range.
fn agreement(timed: &[Timed], found: &[[f64; 3]]) -> [f64; 3] {
    let known: Vec<f64> = timed.iter().map(|puzzle| puzzle.log).collect();
    let typical: Vec<f64> = found.iter().map(|range| range[1]).collect();
    let errors: Vec<f64> = known.iter().zip(&typical).map(|(a, b)| (a - b).abs()).collect();
    let inside = known.iter().zip(found).filter(|(log, [low, _, high])| (low..=high).contains(log)).count();
    [
        correlation(&ranks(&known), &ranks(&typical)),
        quantile(&errors, 0.5),
        inside as f64 / known.len() as f64,
    ]
}

fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted[(part * (sorted.len() - 1) as f64).round() as usize]
}

/// The rank of each value. Equal values have the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let rank = |value: &f64| {
        let below = sorted.partition_point(|other| other < value);
        let up_to = sorted.partition_point(|other| other <= value);
        (below + up_to) as f64 / 2.0
    };
    values.iter().map(rank).collect()
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (a, b) = (mean(one), mean(other));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        one.iter().zip(other).map(|(&x, &y)| of(x - a, y - b)).sum()
    };
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}
