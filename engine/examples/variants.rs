//! Solves a list of puzzles with sums, lines and clues, counts to two, and measures.
//! `cargo run --release --example variants -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, io};

use clap::Parser;
use nonet_engine::formats::exchange;
use nonet_engine::solve::{SearchOutcome, Solver};
use nonet_engine::{Cell, Digit, Grid};

#[path = "shared/iss.rs"]
mod iss;

/// Reads lines with tabs between their fields: an id, kinds, `iss:` or `fpuz:` with the puzzle, its only
/// solution, a source, and what another solver took for it in milliseconds, without and with its set-up.
/// Prints a line for each puzzle: its id, kinds, outcome, the milliseconds of set-up and of counting to two,
/// those of the other solver, and the choices.
#[derive(Parser)]
struct Options {
    /// The list.
    list: PathBuf,
    /// Solve only puzzles whose id or kinds contain this.
    #[arg(long, default_value = "")]
    only: String,
    /// Give up after this number of choices.
    #[arg(long, default_value_t = 10_000_000)]
    nodes: u64,
    /// Print only the summary.
    #[arg(long)]
    summary: bool,
}

/// A puzzle: its givens, and the candidates that it rules out.
type Puzzle = (Grid, Vec<(Cell, Digit)>);

fn main() -> io::Result<()> {
    let options = Options::parse();
    let list = fs::read_to_string(&options.list)?;
    let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
    let (mut times, mut others, mut set_ups) = (Vec::new(), Vec::new(), Vec::new());
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kinds, puzzle, solution, _, other, ..] = fields[..] else { continue };
        if !id.contains(&options.only) && !kinds.contains(&options.only) {
            continue;
        }
        let (outcome, set_up, spent, nodes) = match read(puzzle) {
            Ok(puzzle) => judge(&puzzle, solution, options.nodes),
            Err(why) => (format!("refused: {why}"), Duration::ZERO, Duration::ZERO, 0),
        };
        if outcome == "right" {
            times.push(spent);
            set_ups.push(set_up);
            others.push(Duration::from_secs_f64(other.parse().unwrap_or(0.0) / 1000.0));
        }
        if !options.summary {
            let [set_up, spent] = [set_up, spent].map(|time| time.as_secs_f64() * 1000.0);
            println!("{id}\t{kinds}\t{outcome}\t{set_up:.2}\t{spent:.2}\t{other}\t{nodes}");
        }
        *outcomes.entry(outcome).or_default() += 1;
    }
    for (outcome, count) in outcomes {
        println!("{count}\t{outcome}");
    }
    for (name, times) in [("counting", &mut times), ("other solver", &mut others), ("set-up", &mut set_ups)] {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = times.len() * percent / 100;
            times
                .get(place.min(times.len().saturating_sub(1)))
                .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        println!(
            "{name}: median {:.3} ms, 90th percentile {:.2} ms, 99th {:.2} ms, slowest {:.2} ms",
            at(50),
            at(90),
            at(99),
            at(100)
        );
    }
    Ok(())
}

fn read(text: &str) -> Result<Puzzle, String> {
    if let Some(text) = text.strip_prefix("iss:") {
        return Ok((iss::read(text)?, Vec::new()));
    }
    let json = text.strip_prefix("fpuz:").ok_or("neither iss: nor fpuz:")?;
    let mut records = exchange::read(json).map_err(|error| error.fault.to_string())?;
    let record = records.pop().ok_or("no puzzle")?;
    let removed = record.removed.iter();
    let excluded = removed.flat_map(|(&cell, digits)| digits.iter().map(move |digit| (cell, digit)));
    Ok((record.givens.clone(), excluded.collect()))
}

/// Counts to two: whether the stated solution is the only one, and the time and choices that it took.
fn judge((givens, excluded): &Puzzle, solution: &str, nodes: u64) -> (String, Duration, Duration, u64) {
    let begun = Instant::now();
    let mut solver = Solver::new(givens.variant()).with_max_nodes(nodes);
    let set_up = begun.elapsed();
    let begun = Instant::now();
    let mut found = Vec::new();
    let outcome = solver.solutions_without(givens, excluded, |solution| {
        found.push(solution.clone());
        if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let spent = begun.elapsed();
    let is_stated = |grid: &Grid| {
        let values = grid.digits().iter().flatten().map(|digit| digit.value().to_string());
        values.collect::<Vec<_>>() == stated(solution)
    };
    let verdict = match (&outcome, &found[..]) {
        (_, [_, _]) => "several solutions",
        (Ok(SearchOutcome::OutOfNodes), _) => "not decided",
        (_, []) => "no solution",
        (_, [one, ..]) if is_stated(one) => "right",
        _ => "another solution",
    };
    (verdict.to_owned(), set_up, spent, solver.counters().nodes)
}

/// The values of a solution: with commas, or one sign each.
fn stated(solution: &str) -> Vec<String> {
    if solution.contains(',') {
        solution.split(',').map(str::to_owned).collect()
    } else {
        solution.chars().map(String::from).collect()
    }
}
