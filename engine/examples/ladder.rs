//! Checks the human techniques on puzzles from standard input, and prints positions for test cases:
//! `cargo run --release --example ladder -- --check < puzzles`
//!
//! A puzzle is the first 81 characters of a line, or a text that names its own board, such as the JSON of
//! f-puzzles or a string of Interactive-Sudoku-Solver: all steps of such a puzzle are printed. Lines without
//! a puzzle are skipped. The statistics at the end are those of `rate --steps`.

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::io::{self, BufRead, BufWriter, Write};

use clap::Parser;
use nonet_engine::human::{Options, Position, Step};
use nonet_engine::{Grid, Variant, solve};

#[path = "shared/cases.rs"]
mod cases;
#[path = "shared/givens.rs"]
mod givens;
#[path = "shared/lines.rs"]
mod lines;
#[path = "shared/steps.rs"]
mod steps;
use lines::Lines;

#[derive(Parser)]
#[allow(clippy::struct_excessive_bools)] // each is a separate switch
pub(crate) struct Arguments {
    /// Leave out techniques that assume a single solution.
    #[arg(long)]
    no_uniqueness: bool,
    /// Compare every step with the solution, and fail on the first wrong step.
    #[arg(long)]
    check: bool,
    /// Print the position before each step: `code position => outcome`.
    #[arg(long)]
    positions: bool,
    /// Print the best example of each technique, and a near miss: a position that differs in one
    /// candidate or digit and has no step of the technique.
    #[arg(long)]
    cases: bool,
}

impl Arguments {
    fn options(&self) -> Options {
        Options { uniqueness: !self.no_uniqueness, ..Options::default() }
    }
}

fn main() -> io::Result<()> {
    let (input, out) = (io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()));
    run(&Arguments::parse(), input, out, &mut io::stderr())
}

pub(crate) fn run(
    arguments: &Arguments,
    input: impl BufRead,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<()> {
    let options = arguments.options();
    let mut tally = steps::Tally::default();
    let mut found = cases::Cases::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(errors)? {
        let classic = line.get(..81).and_then(|text| Grid::read(Variant::CLASSIC, text).ok());
        if classic.is_none() && givens::names_board(line.trim()) {
            match givens::read(line.trim(), Variant::CLASSIC) {
                Ok(givens) => with_rules(arguments, &givens, &mut tally, out)?,
                Err(error) => lines.report(errors, error)?,
            }
            continue;
        }
        let Some(givens) = classic else { continue };
        let start = Position::new(&givens);
        let (steps, _) = tally.solve(&start, options);
        if arguments.positions {
            positions(out, start.clone(), &steps)?;
        }
        if arguments.cases {
            found.add(start, &steps);
        }
        if arguments.check {
            check(&givens, &steps).map_err(io::Error::other)?;
        }
    }
    if arguments.cases {
        return found.print(out);
    }
    tally.print(out)
}

/// Prints the whole path of a puzzle that names its board.
fn with_rules(
    arguments: &Arguments,
    givens: &Grid,
    tally: &mut steps::Tally,
    out: &mut impl Write,
) -> io::Result<()> {
    let (path, is_solved) = tally.solve(&Position::wide(givens), arguments.options());
    steps::write(out, givens, &path, is_solved)?;
    if arguments.check { check(givens, &path).map_err(io::Error::other) } else { Ok(()) }
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

fn positions(out: &mut impl Write, mut position: Position, steps: &[Step]) -> io::Result<()> {
    for step in steps {
        writeln!(out, "{} {position} => {}", step.technique.code, step.outcome())?;
        position.apply(step);
    }
    Ok(())
}
