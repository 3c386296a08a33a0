//! Generates puzzles of every board and solves them with the ladder. It checks each
//! step against the solution and measures how long hints take.
//! `cargo run --release -p nonet-engine --example boards -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock
#![allow(clippy::cast_precision_loss)] // counts of some thousands

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Parser;
use nonet_engine::generate::generate;
use nonet_engine::human::{self, LADDER, Position, Step, next_step};
use nonet_engine::{Level, Puzzle, Recipe, Variant};

/// Number of times that a hint slower than all before is measured again.
const AGAIN: usize = 5;

/// Prints one row of a Markdown table for each board. The levels take turns.
#[derive(Parser)]
struct Options {
    /// The board, such as 9x9-diagonal or 9x9+windoku. Default: all boards with names.
    #[arg(long, value_parser = str::parse::<Variant>)]
    variant: Option<Variant>,
    /// Number of puzzles of each board.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Time limit for a board, in seconds. The row says how many puzzles were done.
    #[arg(long, default_value_t = 3600)]
    seconds: u64,
    /// Also check all steps of all techniques in every position whose number is a multiple of this.
    #[arg(long, default_value_t = 0)]
    every: usize,
    /// Leave out techniques that assume a single solution.
    #[arg(long)]
    no_uniqueness: bool,
    /// Print the number of steps of each technique, too.
    #[arg(long)]
    techniques: bool,
}

/// The figures of one board.
#[derive(Default)]
struct Figures {
    puzzles: usize,
    solved: usize,
    steps: usize,
    checked: usize,
    wrong: usize,
    spent: Duration,
    worst_hint: Duration,
    worst_puzzle: Duration,
    techniques: BTreeMap<&'static str, usize>,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let mut out = io::stdout().lock();
    let columns = [
        "board",
        "puzzles",
        "solved",
        "steps",
        "checked",
        "wrong",
        "ms per hint",
        "worst hint",
        "ms per puzzle",
        "worst puzzle",
    ];
    writeln!(out, "| {} |\n|{}", columns.join(" | "), "---|".repeat(columns.len()))?;
    let boards = options.variant.map_or_else(|| Variant::all().collect(), |asked| vec![asked]);
    for variant in boards {
        let figures = measure(variant, &options);
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1000.0);
        let mean = |count: usize| ms(figures.spent / count.max(1) as u32);
        let row = [
            variant.to_string(),
            figures.puzzles.to_string(),
            format!("{:.1} %", 100.0 * figures.solved as f64 / figures.puzzles.max(1) as f64),
            figures.steps.to_string(),
            figures.checked.to_string(),
            figures.wrong.to_string(),
            mean(figures.steps),
            ms(figures.worst_hint),
            mean(figures.puzzles),
            ms(figures.worst_puzzle),
        ];
        writeln!(out, "| {} |", row.join(" | "))?;
        if options.techniques {
            for (name, count) in &figures.techniques {
                writeln!(out, "    {count:8} {name}")?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn measure(variant: Variant, options: &Options) -> Figures {
    let mut figures = Figures::default();
    let start = Instant::now();
    for seed in 0..options.count {
        if start.elapsed() >= Duration::from_secs(options.seconds) {
            break;
        }
        let level = Level::ALL[(seed % Level::ALL.len() as u64) as usize];
        let recipe = Recipe { variant, ..Recipe::classic(level, seed) };
        let puzzle = match generate(&recipe) {
            Ok(puzzle) => puzzle,
            Err(error) => {
                eprintln!("error: {error}");
                break;
            }
        };
        solve(&puzzle, options, &mut figures);
    }
    figures
}

/// Follows the ladder to its end.
fn solve(puzzle: &Puzzle, options: &Options, figures: &mut Figures) {
    let ladder = human::Options { uniqueness: !options.no_uniqueness };
    let mut position = Position::wide(&puzzle.givens);
    let mut spent = Duration::ZERO;
    loop {
        let timed = || {
            let start = Instant::now();
            (next_step(&position, ladder), start.elapsed())
        };
        let (step, mut time) = timed();
        // Other programs may have interrupted a slow hint. It always takes the same steps, so the
        // fastest of several runs counts.
        for _ in 0..AGAIN {
            if time > figures.worst_hint {
                time = time.min(timed().1);
            }
        }
        spent += time;
        figures.worst_hint = figures.worst_hint.max(time);
        let Some(step) = step else { break };
        check(&step, puzzle, figures);
        figures.steps += 1;
        *figures.techniques.entry(step.technique.name).or_default() += 1;
        if options.every > 0 && figures.steps.is_multiple_of(options.every) {
            LADDER
                .iter()
                .flat_map(|known| known.all(&position))
                .for_each(|step| check(&step, puzzle, figures));
        }
        position.apply(&step);
    }
    figures.puzzles += 1;
    figures.solved += usize::from(position.is_solved());
    figures.spent += spent;
    figures.worst_puzzle = figures.worst_puzzle.max(spent);
}

/// Counts the step, and reports it if it contradicts the solution.
fn check(step: &Step, puzzle: &Puzzle, figures: &mut Figures) {
    let is_lost = step.eliminations.iter().any(|at| puzzle.solution.get(at.cell) == Some(at.digit));
    let is_misplaced = step.placements.iter().any(|at| puzzle.solution.get(at.cell) != Some(at.digit));
    figures.checked += 1;
    if is_lost || is_misplaced {
        figures.wrong += 1;
        eprintln!("wrong: {step} in {}", puzzle.givens);
    }
}
