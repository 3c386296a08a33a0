//! Solves a list of puzzles with sums, lines and clues, counts to two, and measures.
//! `cargo run --release --example variants -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, io};

use clap::Parser;
use nonet_engine::formats::exchange::{self, Record, TextFormat, WriteError};
use nonet_engine::solve::{SearchOutcome, Solver};
use nonet_engine::{Grid, Variant};

#[path = "shared/candidates.rs"]
mod candidates;
#[path = "shared/climbing.rs"]
mod climbing;
#[path = "shared/givens.rs"]
mod givens;

/// Reads lines with tabs between their fields: an id, kinds, `iss:` or `fpuz:` with the puzzle, its only
/// solution, a source, and what another solver took for it in milliseconds, without and with its set-up.
/// Prints a line for each puzzle: its id, kinds, outcome, the milliseconds of set-up and of counting to two,
/// those of the other solver, and the choices.
#[derive(Parser)]
#[allow(clippy::struct_excessive_bools)] // they are flags
struct Options {
    /// The list.
    list: PathBuf,
    /// Solve only puzzles whose id or kinds contain this.
    #[arg(long, default_value = "")]
    only: String,
    /// Give up after this number of choices.
    #[arg(long, default_value_t = 10_000_000)]
    nodes: u64,
    /// Write each puzzle in this format, read it again, and count what comes back.
    #[arg(long, value_name = "FORMAT", value_parser = str::parse::<TextFormat>)]
    through: Vec<TextFormat>,
    /// Print only the summary.
    #[arg(long)]
    summary: bool,
    /// Solve with the ladder of techniques, and check each step: how many puzzles of each kind it solves.
    #[arg(long)]
    ladder: bool,
    /// With `--ladder`: verify the proof of each step.
    #[arg(long)]
    proofs: bool,
    /// Find the true candidates of each puzzle, as it is and with a third of its givens and clues removed.
    #[arg(long)]
    candidates: bool,
    /// With `--candidates`: count solutions up to this number.
    #[arg(long, default_value_t = 1000)]
    limit: u32,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let list = fs::read_to_string(&options.list)?;
    if options.ladder {
        climbing::climb_all(&options, &list);
        return Ok(());
    }
    if options.candidates {
        candidates::measure_all(&options, &list);
        return Ok(());
    }
    let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
    let mut lengths: Vec<[usize; 2]> = Vec::new();
    let mut trips: BTreeMap<String, usize> = BTreeMap::new();
    let (mut times, mut others, mut set_ups) = (Vec::new(), Vec::new(), Vec::new());
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kinds, puzzle, solution, _, other, ..] = fields[..] else { continue };
        if !id.contains(&options.only) && !kinds.contains(&options.only) {
            continue;
        }
        let (outcome, set_up, spent, nodes) = match givens::read(puzzle, Variant::CLASSIC) {
            Ok(givens) => {
                for format in &options.through {
                    *trips.entry(round_trip(&givens, solution, *format, options.nodes)).or_default() += 1;
                }
                let own = exchange::write(&Record::new(TextFormat::Nonet, givens.clone()), TextFormat::Nonet);
                let own = own.expect("it has all boards");
                lengths.push([own.len(), exchange::compress(&own).len()]);
                judge(&givens, solution, options.nodes)
            }
            Err(why) => (format!("refused: {}", without_place(&why)), Duration::ZERO, Duration::ZERO, 0),
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
    for (outcome, count) in outcomes.into_iter().chain(trips) {
        println!("{count}\t{outcome}");
    }
    print_times([("counting", times), ("other solver", others), ("set-up", set_ups)]);
    print_lengths(&lengths);
    Ok(())
}

fn print_times<const N: usize>(all: [(&str, Vec<Duration>); N]) {
    for (name, mut times) in all {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = times.len() * percent / 100;
            times
                .get(place.min(times.len().saturating_sub(1)))
                .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        println!(
            "{name}: {} puzzles, median {:.3} ms, 90th percentile {:.2} ms, 95th {:.2} ms, 99th {:.2} ms, slowest {:.2} ms",
            times.len(),
            at(50),
            at(90),
            at(95),
            at(99),
            at(100)
        );
    }
}

fn print_lengths(lengths: &[[usize; 2]]) {
    for (place, name) in ["Nonet's text", "Nonet's text, compressed"].into_iter().enumerate() {
        let mut lengths: Vec<usize> = lengths.iter().map(|both| both[place]).collect();
        lengths.sort_unstable();
        let at = |percent: usize| {
            lengths.get((lengths.len() * percent / 100).min(lengths.len().saturating_sub(1)))
        };
        let [half, most, all] = [50, 90, 100].map(|percent| at(percent).copied().unwrap_or_default());
        println!("{name}: median {half} characters, 90th percentile {most}, longest {all}");
    }
}

/// Whether a puzzle comes back from a format. If not, why.
fn round_trip(givens: &Grid, solution: &str, format: TextFormat, nodes: u64) -> String {
    let written = match exchange::write(&Record::new(format, givens.clone()), format) {
        Ok(text) => text,
        Err(error) => return format!("{format} refused: {}", rule(&error)),
    };
    match givens::read(&written, Variant::CLASSIC) {
        Err(why) => format!("{format} unreadable: {why}"),
        Ok(again) if again == *givens => format!("{format} round trip"),
        // Other words for the same rules.
        Ok(again) => format!("{format} round trip in other words, {}", judge(&again, solution, nodes).0),
    }
}

/// A fault without its column, to count it.
fn without_place(why: &str) -> &str {
    why.strip_prefix("column ").and_then(|why| why.split_once(": ")).map_or(why, |(_, why)| why)
}

/// What a format lacks.
fn rule(error: &WriteError) -> String {
    match error {
        WriteError::Rule(_, kind) => (*kind).to_owned(),
        other => other.to_string(),
    }
}

/// Counts to two: whether the stated solution is the only one, and the time and choices that it took.
fn judge(givens: &Grid, solution: &str, nodes: u64) -> (String, Duration, Duration, u64) {
    let begun = Instant::now();
    let mut solver = Solver::new(givens.variant()).with_max_nodes(nodes);
    let set_up = begun.elapsed();
    let begun = Instant::now();
    let mut found = Vec::new();
    let outcome = solver.solutions(givens, |solution| {
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
