//! Finds positions in which a technique is the next step, and tells how long
//! that takes: `cargo run --release --example practice -- --help`

#![allow(clippy::disallowed_methods)] // a program on the command line has a clock

use std::ops::ControlFlow;
use std::time::Instant;

use clap::Parser;
use nonet_engine::human::LADDER;
use nonet_engine::human::practice::{ATTEMPTS, Exercise, exercise};

/// Prints a line for each technique: its code; how often a position was found in
/// the first 100 puzzles, later, and not before all were tried (then it is a kept
/// one, if there is one); milliseconds; its name.
#[derive(Parser)]
pub(crate) struct Options {
    /// Only techniques whose code starts so.
    #[arg(long, default_value = "")]
    code: String,
    /// How many seeds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// How many puzzles to try.
    #[arg(long, default_value_t = ATTEMPTS)]
    attempts: u32,
    /// First seed.
    #[arg(long, default_value_t = 1)]
    from: u64,
    /// Print the positions, too.
    #[arg(long)]
    positions: bool,
}

fn main() {
    let options = Options::parse();
    for technique in LADDER.iter().filter(|known| known.code.starts_with(&options.code)) {
        let mut spent = Vec::new();
        let mut ways = [0; 3];
        for seed in options.from..options.from.saturating_add(options.seeds) {
            let start = Instant::now();
            let mut at = 0;
            let found = exercise(technique, seed, options.attempts, &mut |progress| {
                at = progress.attempt;
                ControlFlow::Continue(())
            });
            spent.push(start.elapsed().as_secs_f64() * 1e3);
            ways[usize::from(at > 100) + usize::from(at == options.attempts)] += 1;
            if let Some(Exercise { position, .. }) = found.filter(|_| options.positions) {
                let step = technique.first(&position);
                println!(
                    "{} {position} => {}",
                    technique.code,
                    step.map_or(String::new(), |step| step.to_string())
                );
            }
        }
        spent.sort_by(f64::total_cmp);
        let (Some(median), Some(most)) = (spent.get(spent.len() / 2), spent.last()) else { continue };
        println!("{}\t{:?}\tmedian {:.0}\tmax {:.0}\t{}", technique.code, ways, median, most, technique.name);
    }
}
