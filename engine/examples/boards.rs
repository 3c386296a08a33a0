//! Generates puzzles of every board, or reads a list, and solves them with the ladder. It checks each
//! step against the solution, checks its proof, and measures how long hints take.
//! `cargo run --release -p nonet-engine --example boards -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock
#![allow(clippy::cast_precision_loss)] // counts of some thousands

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use clap::Parser;
use nonet_engine::generate::{GenerateError, generate};
use nonet_engine::human::{self, LADDER, Position, Step, Wide, next_step};
use nonet_engine::{Grid, Level, Recipe, Variant, verify};

#[path = "shared/givens.rs"]
mod givens;
#[path = "shared/lines.rs"]
mod lines;
use lines::Lines;

/// Number of times that a hint slower than all before is measured again.
const AGAIN: usize = 5;

/// Prints one row of a Markdown table for each board. The levels take turns.
#[derive(Parser)]
pub(crate) struct Options {
    /// The board, such as 9x9-diagonal or 9x9+windoku. Default: all boards with names.
    #[arg(long, value_parser = str::parse::<Variant>)]
    variant: Option<Variant>,
    /// Solve the puzzles of standard input, one per line, instead. A line that names its rules has its
    /// own board: the JSON of f-puzzles, a link or a game of Solo. Others have that of --variant, or 9x9.
    #[arg(long)]
    list: bool,
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
    /// Print for each technique, too: its steps on the paths, its steps checked, and those unproved.
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
    unproved: usize,
    spent: Duration,
    worst_hint: Duration,
    worst_puzzle: Duration,
    techniques: BTreeMap<&'static str, [usize; 3]>,
}

fn main() -> io::Result<()> {
    run(&Options::parse(), io::stdin().lock(), &mut io::stdout().lock(), &mut io::stderr())
}

pub(crate) fn run(
    options: &Options,
    input: impl BufRead,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<()> {
    let columns = [
        "board",
        "puzzles",
        "solved",
        "steps",
        "checked",
        "wrong",
        "unproved",
        "ms per hint",
        "worst hint",
        "ms per puzzle",
        "worst puzzle",
    ];
    writeln!(out, "| {} |\n|{}", columns.join(" | "), "---|".repeat(columns.len()))?;
    if options.list {
        for (board, figures) in read_list(options, input, errors)? {
            write_row(out, &board, &figures, options)?;
        }
        return Ok(());
    }
    let boards = options.variant.map_or_else(|| Variant::all().collect(), |asked| vec![asked]);
    for variant in boards {
        write_row(out, &variant.to_string(), &measure(variant, options), options)?;
    }
    Ok(())
}

/// The figures of the puzzles of a list, by kind of board.
fn read_list(
    options: &Options,
    input: impl BufRead,
    errors: &mut impl Write,
) -> io::Result<BTreeMap<String, Figures>> {
    let mut boards: BTreeMap<String, Figures> = BTreeMap::new();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(errors)? {
        match givens::read(line.trim(), options.variant.unwrap_or(Variant::CLASSIC)) {
            Err(error) => lines.report(errors, error)?,
            Ok(givens) => match nonet_engine::solve(&givens).only() {
                Ok(solution) => {
                    let figures = boards.entry(kind(givens.variant())).or_default();
                    solve(&givens, &solution, options, figures);
                }
                Err(improper) => lines.report(errors, improper)?,
            },
        }
    }
    Ok(boards)
}

/// The names of a board's rules, without their regions and cells.
fn kind(variant: Variant) -> String {
    let rules = variant.to_string();
    let names = rules.split('+').map(|rule| rule.split_once(':').map_or(rule, |(name, _)| name));
    names.collect::<Vec<_>>().join("+")
}

/// Prints a row of the table.
fn write_row(out: &mut impl Write, board: &str, figures: &Figures, options: &Options) -> io::Result<()> {
    let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1000.0);
    let mean = |count: usize| ms(figures.spent / count.max(1) as u32);
    let row = [
        board.to_owned(),
        figures.puzzles.to_string(),
        format!("{:.1} %", 100.0 * figures.solved as f64 / figures.puzzles.max(1) as f64),
        figures.steps.to_string(),
        figures.checked.to_string(),
        figures.wrong.to_string(),
        figures.unproved.to_string(),
        mean(figures.steps),
        ms(figures.worst_hint),
        mean(figures.puzzles),
        ms(figures.worst_puzzle),
    ];
    writeln!(out, "| {} |", row.join(" | "))?;
    if options.techniques {
        for (name, [taken, checked, unproved]) in &figures.techniques {
            writeln!(out, "    {taken:8} {checked:8} {unproved:8} {name}")?;
        }
    }
    out.flush()
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
        let puzzle = match generate(&recipe).or_else(GenerateError::into_closest) {
            Ok(puzzle) => puzzle,
            Err(error) => {
                eprintln!("error: {error}");
                break;
            }
        };
        solve(&puzzle.givens, &puzzle.solution, options, &mut figures);
    }
    figures
}

/// Follows the ladder to its end.
fn solve(givens: &Grid, solution: &Grid, options: &Options, figures: &mut Figures) {
    let ladder = human::Options { uniqueness: !options.no_uniqueness, ..human::Options::default() };
    let mut position = Position::wide(givens);
    let mut spent = Duration::ZERO;
    loop {
        let timed = || {
            let start = Instant::now();
            (next_step(&position, ladder).step(), start.elapsed())
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
        check(&position, &step, solution, figures);
        figures.steps += 1;
        figures.techniques.entry(step.technique.name).or_default()[0] += 1;
        if options.every > 0 && figures.steps.is_multiple_of(options.every) {
            LADDER
                .iter()
                .flat_map(|known| known.all(&position))
                .for_each(|step| check(&position, &step, solution, figures));
        }
        position.apply(&step);
    }
    figures.puzzles += 1;
    figures.solved += usize::from(position.is_solved());
    figures.spent += spent;
    figures.worst_puzzle = figures.worst_puzzle.max(spent);
}

/// Counts the step, and reports it if it contradicts the solution or its proof has a gap.
fn check(position: &Position<Wide>, step: &Step, solution: &Grid, figures: &mut Figures) {
    let is_lost = step.eliminations.iter().any(|at| solution.get(at.cell) == Some(at.digit));
    let is_misplaced = step.placements.iter().any(|at| solution.get(at.cell) != Some(at.digit));
    figures.checked += 1;
    if is_lost || is_misplaced {
        figures.wrong += 1;
        eprintln!("wrong: {step} in {position}");
    }
    let of_technique = figures.techniques.entry(step.technique.name).or_default();
    of_technique[1] += 1;
    if let Err(doubt) = verify::proof(position, step, &step.explain(position)) {
        figures.unproved += 1;
        of_technique[2] += 1;
        eprintln!("unproved: {step}: {doubt} in {position}");
    }
}
