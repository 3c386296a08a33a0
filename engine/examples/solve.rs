//! Solves puzzles from standard input, one per line, and measures the speed.
//! `cargo run --release --example solve -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use nonet_engine::solve::{Contradiction, ContradictionKind, Solver};
use nonet_engine::{Grid, Variant};

#[path = "shared/givens.rs"]
mod givens;
#[path = "shared/lines.rs"]
mod lines;
use lines::Lines;

/// Prints `<solutions, counted up to the limit>\t<first solution or ->` for each line, or an
/// error in its place. A line may also be a text that names its rules: the JSON of f-puzzles, a link, a
/// game of Solo, a string of Interactive-Sudoku-Solver (`iss:` or `fpuz:` may stand before it), or a board
/// and its givens. The values of its solution have commas between them if some have two digits.
#[derive(Parser)]
struct Options {
    /// Kind of board, such as 16x16, 9x9-diagonal or 9x9+windoku.
    #[arg(long, default_value = "9x9", value_parser = str::parse::<Variant>)]
    variant: Variant,
    /// Count solutions up to this number.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    /// The solver. Default: the fastest for the board.
    #[arg(long)]
    solver: Option<Choice>,
    /// Solve each puzzle this many times, for measuring.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Choice {
    /// For every board.
    ExactCover,
    /// For the classic 9x9 board only.
    Fast,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let solver_of = |variant: Variant| match options.solver {
        Some(Choice::Fast) if variant != Variant::CLASSIC => {
            Err(io::Error::new(io::ErrorKind::InvalidInput, "the fast solver is for 9x9 only"))
        }
        Some(Choice::ExactCover) => Ok(Solver::exact_cover(variant)),
        _ => Ok(Solver::new(variant)),
    };
    let (mut variant, mut solver) = (options.variant, solver_of(options.variant)?);
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut puzzles, mut spent) = (0_u32, Duration::ZERO);
    let mut lines = Lines::new(io::stdin().lock());
    while let Some(line) = lines.read(&mut out)? {
        match givens::read(line.trim(), options.variant) {
            Err(error) => lines.report(&mut out, error)?,
            Ok(givens) => {
                if givens.variant() != variant {
                    match solver_of(givens.variant()) {
                        Ok(other) => (variant, solver) = (givens.variant(), other),
                        Err(error) => {
                            lines.report(&mut out, error)?;
                            continue;
                        }
                    }
                }
                let start = Instant::now();
                let answer = (0..options.repeat).map(|_| solve(&mut solver, &givens, options.limit)).last();
                spent += start.elapsed();
                puzzles += options.repeat;
                match answer.expect("repeat is at least 1") {
                    Err(error) => lines.report(&mut out, error)?,
                    Ok((count, first)) => {
                        let has_commas = givens::names_board(line.trim()) && givens.geometry().side() > 9;
                        let first = first.map_or_else(|| "-".to_owned(), |grid| shown(&grid, has_commas));
                        writeln!(out, "{count}\t{first}")?;
                    }
                }
            }
        }
    }
    out.flush()?;
    let seconds = spent.as_secs_f64();
    let rate = if seconds > 0.0 { f64::from(puzzles) / seconds } else { 0.0 };
    eprintln!("{puzzles} puzzles in {seconds:.3} s: {rate:.0} puzzles/s");
    Ok(())
}

/// The symbols of a solution, or its values with commas.
fn shown(grid: &Grid, has_commas: bool) -> String {
    if !has_commas {
        return grid.to_string();
    }
    let values = grid.digits().iter().flatten().map(|digit| digit.value().to_string());
    values.collect::<Vec<_>>().join(",")
}

/// Number of solutions up to the limit, and the first solution. A digit twice in a house is an
/// error. Any other contradiction gives 0 solutions.
fn solve(solver: &mut Solver, givens: &Grid, limit: u32) -> Result<(u32, Option<Grid>), Contradiction> {
    let (mut count, mut first) = (0, None);
    let outcome = solver.solutions(givens, |solution| {
        first.get_or_insert_with(|| solution.clone());
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match outcome {
        Err(contradiction @ Contradiction { kind: ContradictionKind::Clash(_), .. }) => Err(contradiction),
        _ => Ok((count, first)),
    }
}
