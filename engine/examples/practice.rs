//! Finds positions in which a technique is the next step, and measures how long that takes:
//! `cargo run --release --example practice -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::ops::ControlFlow;
use std::time::Instant;

use clap::Parser;
use nonet_engine::Variant;
use nonet_engine::human::practice::{ATTEMPTS, Exercise, exercise};
use nonet_engine::human::{Classic, Code, Ground, LADDER, Technique, Wide};

/// Prints a line for each technique: its code, three counts, milliseconds, and its name. The counts
/// are the positions found in the first 100 puzzles, those found later, and the kept positions used
/// after that.
#[derive(Parser)]
pub(crate) struct Options {
    /// Only the technique with this code; may be repeated. Default: all.
    #[arg(long)]
    code: Vec<Code>,
    /// Number of seeds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// Maximum number of puzzles.
    #[arg(long, default_value_t = ATTEMPTS)]
    attempts: u32,
    /// First seed.
    #[arg(long, default_value_t = 1)]
    from: u64,
    /// Also print the positions.
    #[arg(long)]
    positions: bool,
}

fn main() {
    let options = Options::parse();
    let is_chosen = |code: Code| options.code.is_empty() || options.code.contains(&code);
    for technique in LADDER.iter().filter(|known| is_chosen(known.code)) {
        let mut spent = Vec::new();
        let mut ways = [0; 3];
        for seed in options.from..options.from.saturating_add(options.seeds) {
            let start = Instant::now();
            let search = if technique.is_for_clues() { search::<Wide> } else { search::<Classic> };
            let (found, at) = search(technique, seed, options.attempts);
            spent.push(start.elapsed().as_secs_f64() * 1e3);
            ways[usize::from(at > 100) + usize::from(at == options.attempts)] += 1;
            if let Some(line) = found.filter(|_| options.positions) {
                println!("{line}");
            }
        }
        spent.sort_by(f64::total_cmp);
        let (Some(median), Some(most)) = (spent.get(spent.len() / 2), spent.last()) else { continue };
        println!("{}\t{:?}\tmedian {:.0}\tmax {:.0}\t{}", technique.code, ways, median, most, technique.name);
    }
}

/// The line of a position, and the number of puzzles that were tried.
fn search<G: Ground>(technique: &'static Technique, seed: u64, attempts: u32) -> (Option<String>, u32) {
    let mut at = 0;
    let found: Option<Exercise<G>> = exercise(technique, Variant::CLASSIC, seed, attempts, &mut |progress| {
        at = progress.done;
        ControlFlow::Continue(())
    });
    let line = |Exercise { position, .. }: Exercise<G>| {
        let variant = position.grid().variant();
        let board = if variant == Variant::CLASSIC { String::new() } else { format!("{variant} ") };
        let step = technique.first(&position).map_or(String::new(), |step| step.to_string());
        format!("{} {board}{position} => {step}", technique.code)
    };
    (found.map(line), at)
}
