//! Counts how common each rating is among generated puzzles.
//! `cargo run --release --example spread -- --help`

use clap::Parser;
use nonet_engine::generate::generate;
use nonet_engine::rate::{rate, tenths};
use nonet_engine::{Level, Recipe, Variant};

/// Prints `rating count` for each fifth of a rating: the lowest rating of the fifth, and how many
/// puzzles have a rating in it. Each level contributes as many puzzles, with as many givens as the
/// level has, whatever their rating.
#[derive(Parser)]
struct Options {
    /// Number of puzzles of each level.
    #[arg(long, default_value_t = 100)]
    count: u64,
    /// Seed number of the first puzzle. Each further puzzle adds 1.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The width of a bar, in tenths.
const STEP: u16 = 2;

fn main() {
    let options = Options::parse();
    let (least, most) = (12, 119);
    let mut counts = vec![0_u32; usize::from((most - least) / STEP) + 1];
    for level in Level::ALL {
        let givens = level.givens(Variant::CLASSIC).into_inner();
        for seed in options.seed..options.seed + options.count {
            let recipe = Recipe { givens: Some(givens), ..Recipe::classic(level, seed) };
            let puzzle = match generate(&recipe) {
                Ok(puzzle) => puzzle,
                Err(error) => {
                    eprintln!("error: {level}, seed {seed}: {error}");
                    continue;
                }
            };
            let rating = rate(&puzzle.givens).expect("it has one solution").er.clamp(least, most);
            counts[usize::from((rating - least) / STEP)] += 1;
        }
        eprintln!("{level}: {} puzzles", options.count);
    }
    for (bar, count) in (least..).step_by(usize::from(STEP)).zip(counts) {
        println!("{} {count}", tenths(bar));
    }
}
