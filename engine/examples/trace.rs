//! Compares rating paths with known ones, step by step, and prints the first step of each puzzle
//! that differs. The input has one step per line, tab-separated: puzzle, number of the step, rule,
//! rating, placement, eliminations, chain length. With `--write` it reads puzzles, one per line,
//! and prints such lines.
//!
//! `cargo run --release --example trace [-- --write] < traces.tsv`

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use nonet_engine::rate::RatingPath;
use nonet_engine::{Grid, Variant};

#[path = "shared/lines.rs"]
mod lines;
use lines::Lines;

fn main() -> io::Result<()> {
    let is_writing = std::env::args().nth(1).is_some_and(|word| word == "--write");
    let (input, out, errors) = (io::stdin().lock(), &mut io::stdout().lock(), &mut io::stderr());
    if is_writing { write(input, out, errors) } else { compare(input, out, errors) }
}

/// Prints the paths of a list of puzzles, one step per line.
pub(crate) fn write(input: impl BufRead, out: &mut impl Write, errors: &mut impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(puzzle) = lines.read(errors)? {
        let givens = match Grid::read(Variant::CLASSIC, &puzzle) {
            Ok(givens) => givens,
            Err(error) => {
                lines.report(errors, error)?;
                continue;
            }
        };
        let mut path = RatingPath::of_grid(&givens);
        for number in 1.. {
            let Some(step) = path.next_step(&mut || ControlFlow::Continue(())) else { break };
            writeln!(out, "{puzzle}\t{number}\t{step}")?;
        }
    }
    Ok(())
}

/// Compares the paths of a list of steps with ours.
pub(crate) fn compare(input: impl BufRead, out: &mut impl Write, errors: &mut impl Write) -> io::Result<()> {
    // Consecutive steps of one puzzle.
    let mut paths: Vec<(Grid, Vec<String>)> = Vec::new();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(errors)? {
        let Some((puzzle, _)) = line.split_once('\t').filter(|(puzzle, _)| *puzzle != "puzzle") else {
            continue;
        };
        if line.split('\t').count() < 7 {
            continue;
        }
        match Grid::read(Variant::CLASSIC, puzzle) {
            Ok(givens) => match paths.last_mut().filter(|(known, _)| *known == givens) {
                Some((_, steps)) => steps.push(line),
                None => paths.push((givens, vec![line])),
            },
            Err(error) => lines.report(errors, error)?,
        }
    }
    let (mut whole, mut agreed) = (0_u32, 0);
    // Counts, by the rule expected where the paths part.
    let mut faults = BTreeMap::new();
    for (givens, steps) in &paths {
        let steps: Vec<Vec<&str>> = steps.iter().map(|line| line.split('\t').collect()).collect();
        let (same, fault) = compare_path(givens, &steps, out)?;
        agreed += same;
        match fault {
            None => whole += 1,
            Some(rule) => *faults.entry(rule).or_insert(0_u32) += 1,
        }
    }
    for (rule, count) in faults {
        writeln!(out, "{count}\t{rule}")?;
    }
    let (puzzles, steps) = (paths.len(), paths.iter().map(|(_, steps)| steps.len()).sum::<usize>());
    writeln!(out, "{whole} of {puzzles} puzzles whole, {agreed} of {steps} steps before paths part")
}

/// Counts the steps that agree, and returns the rule expected at the first step that does not.
fn compare_path(
    givens: &Grid,
    expected: &[Vec<&str>],
    out: &mut impl Write,
) -> io::Result<(usize, Option<String>)> {
    let mut path = RatingPath::of_grid(givens);
    for (at, row) in expected.iter().enumerate() {
        let found = path.next_step(&mut || ControlFlow::Continue(())).map(|step| step.to_string());
        let found = found.unwrap_or_else(|| "nothing\t".to_owned());
        let (technique, what) = found.split_once('\t').expect("columns");
        let wanted = row[3..7].join("\t");
        if what != wanted {
            writeln!(
                out,
                "{} step {}\n  wanted {}\t{wanted}\n  found  {technique}\t{what}",
                row[0],
                at + 1,
                row[2]
            )?;
            return Ok((at, Some(row[2].to_owned())));
        }
    }
    Ok((expected.len(), None))
}
