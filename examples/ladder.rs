//! Solves puzzles from standard input as a person does, and tells how:
//! `cargo run --release --example ladder -- --steps < puzzles`
//! A puzzle is the first 81 characters of a line; lines that start with none are skipped.

#![allow(clippy::disallowed_methods)] // a program on the command line has a clock

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufWriter, Write};
use std::time::{Duration, Instant};

use clap::Parser;
use nonet::engine::human::{LADDER, Options, Position, Step, next_step, solve_path};
use nonet::engine::{Grid, Variant, solve};

#[derive(Parser)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
struct Arguments {
    /// Print each puzzle's path, one step a line.
    #[arg(long)]
    steps: bool,
    /// Leave out techniques that rest on the puzzle's having one solution.
    #[arg(long)]
    no_uniqueness: bool,
    /// Compare every step with the solution, and fail on the first wrong one.
    #[arg(long)]
    check: bool,
    /// Print the position before each step: `code position removed... => outcome`.
    #[arg(long)]
    positions: bool,
}

#[derive(Default)]
struct Tally {
    uses: BTreeMap<&'static str, u32>,
    hardest: BTreeMap<&'static str, u32>,
    times: Vec<Duration>,
    solved: usize,
}

fn main() -> io::Result<()> {
    let arguments = Arguments::parse();
    let options = Options { uniqueness: !arguments.no_uniqueness };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut tally = Tally::default();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let Some(givens) = line.get(..81).and_then(|text| Grid::read(Variant::CLASSIC, text).ok()) else {
            continue;
        };
        let start = Position::new(&givens);
        let clock = Instant::now();
        let (steps, end) = solve_path(&start, options);
        tally.times.push(clock.elapsed());
        if arguments.steps {
            writeln!(out, "{givens}\t{}", if end.is_solved() { "solved" } else { "not solved" })?;
            for step in &steps {
                writeln!(out, "  {} {step}", step.technique.code)?;
            }
        }
        if arguments.positions {
            positions(&mut out, &start, options)?;
        }
        if arguments.check {
            check(&givens, &steps).map_err(io::Error::other)?;
        }
        tally.add(&steps, end.is_solved());
    }
    tally.print(&mut out)
}

/// Fails on a step that contradicts the solution.
fn check(givens: &Grid, steps: &[Step]) -> Result<(), String> {
    let Some(solution) = solve::solution(givens) else { return Ok(()) };
    for step in steps {
        let is_wrong = step.placements.iter().any(|at| solution.get(at.cell) != Some(at.digit))
            || step.eliminations.iter().any(|at| solution.get(at.cell) == Some(at.digit));
        if is_wrong {
            return Err(format!("{givens}: wrong step {step}"));
        }
    }
    Ok(())
}

fn positions(out: &mut impl Write, start: &Position, options: Options) -> io::Result<()> {
    let mut position = *start;
    while let Some(step) = next_step(&position, options) {
        writeln!(out, "{} {position} => {}", step.technique.code, step.outcome())?;
        position.apply(&step);
    }
    Ok(())
}

impl Tally {
    fn add(&mut self, steps: &[Step], is_solved: bool) {
        for step in steps {
            *self.uses.entry(step.technique.code).or_default() += 1;
        }
        let rung = |step: &Step| LADDER.iter().position(|known| *known == step.technique);
        if let Some(step) = steps.iter().max_by_key(|step| rung(step)).filter(|_| is_solved) {
            *self.hardest.entry(step.technique.code).or_default() += 1;
        }
        self.solved += usize::from(is_solved);
    }

    #[allow(clippy::cast_precision_loss)] // there are fewer puzzles than 2^52
    /// Per technique: uses, and the share solved with the ladder up to it.
    fn print(mut self, out: &mut impl Write) -> io::Result<()> {
        let count = self.times.len().max(1);
        let share = |part: u32| f64::from(part) * 100.0 / count as f64;
        let mut so_far = 0;
        writeln!(out, "code\tuses\tsolved up to here, %\ttechnique")?;
        for technique in LADDER {
            so_far += self.hardest.get(technique.code).copied().unwrap_or(0);
            let uses = self.uses.get(technique.code).copied().unwrap_or(0);
            writeln!(out, "{}\t{uses}\t{:.2}\t{}", technique.code, share(so_far), technique.name)?;
        }
        self.times.sort_unstable();
        let at =
            |part: usize| self.times.get(count * part / 100).copied().unwrap_or_default().as_secs_f64() * 1e3;
        let longest = self.times.last().copied().unwrap_or_default().as_secs_f64() * 1e3;
        writeln!(
            out,
            "solved {} of {count}; ms a puzzle: median {:.3}, p95 {:.3}, longest {longest:.3}",
            self.solved,
            at(50),
            at(95)
        )?;
        out.flush()
    }
}
