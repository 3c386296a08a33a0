//! Solves puzzles from standard input, one per line, and measures the speed.
//! `cargo run --release --example solve -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use nonet_engine::solve::{Contradiction, ContradictionKind, SolutionCount, Solver, TrueCandidates};
use nonet_engine::{Digit, Grid, Variant};

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
    /// Print for each cell the digits that some solution has, in place of the first solution. Digits of
    /// which this is not known stand after a `?`. A `+` after the number of solutions says "at least".
    #[arg(long)]
    candidates: bool,
    /// With `--candidates`: limit the choices for each puzzle.
    #[arg(long, default_value_t = u64::MAX)]
    nodes: u64,
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
                let has_commas = givens::names_board(line.trim()) && givens.geometry().side() > 9;
                let answer = || answer(&mut solver, &givens, &options, has_commas);
                let answer = std::iter::repeat_with(answer).take(options.repeat as usize).last();
                spent += start.elapsed();
                puzzles += options.repeat;
                match answer.expect("repeat is at least 1") {
                    Err(error) => lines.report(&mut out, error)?,
                    Ok(answer) => writeln!(out, "{answer}")?,
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

/// What is printed for a puzzle. A digit twice in a house is an error. Any other contradiction gives 0
/// solutions.
fn answer(
    solver: &mut Solver,
    givens: &Grid,
    options: &Options,
    has_commas: bool,
) -> Result<String, Contradiction> {
    let answer = if options.candidates {
        solver.set_max_nodes(options.nodes);
        let known = solver.true_candidates(givens, options.limit, None, |_| ControlFlow::Continue(()));
        known.map(|known| shown_candidates(&known))
    } else {
        solve(solver, givens, options.limit).map(|(count, first)| {
            let first = first.map_or_else(|| "-".to_owned(), |grid| shown(&grid, has_commas));
            format!("{count}\t{first}")
        })
    };
    answer.or_else(|contradiction| match contradiction.kind {
        ContradictionKind::Clash(_) => Err(contradiction),
        _ => Ok("0\t-".to_owned()),
    })
}

/// The number of solutions and the candidates of each cell.
fn shown_candidates(known: &TrueCandidates) -> String {
    if known.solution_count() == SolutionCount::Exactly(0) {
        return "0\t-".to_owned();
    }
    let cells = known.givens().geometry().cells().map(|cell| {
        let undecided = known.undecided(cell);
        let mark = if undecided.is_empty() { "" } else { "?" };
        let [possible, undecided] = [known.possible(cell), undecided]
            .map(|digits| digits.into_iter().map(Digit::symbol).collect::<String>());
        format!("{possible}{mark}{undecided}")
    });
    format!("{}\t{}", known.solution_count(), cells.collect::<Vec<_>>().join(" "))
}

/// The symbols of a solution, or its values with commas.
fn shown(grid: &Grid, has_commas: bool) -> String {
    if !has_commas {
        return grid.to_string();
    }
    let values = grid.digits().iter().flatten().map(|digit| digit.value().to_string());
    values.collect::<Vec<_>>().join(",")
}

/// Number of solutions up to the limit, and the first solution.
fn solve(solver: &mut Solver, givens: &Grid, limit: u32) -> Result<(u32, Option<Grid>), Contradiction> {
    let (mut count, mut first) = (0, None);
    solver.solutions(givens, |solution| {
        first.get_or_insert_with(|| solution.clone());
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok((count, first))
}
