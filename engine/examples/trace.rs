//! Compares rating paths with known ones, step by step, and prints the first
//! step of each puzzle that differs. The file has a line a step, tab-separated:
//! puzzle, step, technique, rating, placement, eliminations, chain length.
//! With `--write` it reads puzzles, one a line, and writes such lines itself.
//! `cargo run --release --example trace [-- --write] < traces.tsv`

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use nonet_engine::rate::RatingPath;
use nonet_engine::{Grid, Variant};

#[path = "shared/lines.rs"]
mod lines;

fn main() -> io::Result<()> {
    let is_writing = std::env::args().nth(1).is_some_and(|word| word == "--write");
    run(is_writing, io::stdin().lock(), &mut io::stdout().lock())
}

pub(crate) fn run(is_writing: bool, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut list = Vec::new();
    for line in lines::lines(input) {
        match line? {
            Ok(line) => list.push(line),
            Err(fault) => eprintln!("error: {fault}"),
        }
    }
    if is_writing {
        return list.iter().try_for_each(|puzzle| match read(puzzle) {
            Ok(givens) => write_path(puzzle, &givens, out),
            Err(fault) => report(puzzle, &fault),
        });
    }
    let rows: Vec<Vec<&str>> = list
        .iter()
        .map(|line| line.split('\t').collect())
        .filter(|row: &Vec<&str>| row.len() >= 7 && row[0] != "puzzle")
        .collect();
    let (mut puzzles, mut whole, mut steps) = (0_u32, 0_u32, 0_usize);
    // By the technique that was expected where the paths part.
    let mut faults = BTreeMap::new();
    for path in rows.chunk_by(|a, b| a[0] == b[0]) {
        puzzles += 1;
        let givens = match read(path[0][0]) {
            Ok(givens) => givens,
            Err(fault) => {
                report(path[0][0], &fault)?;
                continue;
            }
        };
        let (agreed, fault) = compare(&givens, path, out)?;
        steps += agreed;
        match fault {
            None => whole += 1,
            Some(technique) => *faults.entry(technique).or_insert(0_u32) += 1,
        }
    }
    for (technique, count) in faults {
        writeln!(out, "{count}\t{technique}")?;
    }
    writeln!(out, "{whole} of {puzzles} puzzles whole, {steps} of {} steps before paths part", rows.len())
}

/// Writes the path of a puzzle, a line a step.
fn write_path(puzzle: &str, givens: &Grid, out: &mut impl Write) -> io::Result<()> {
    let mut path = RatingPath::new(givens);
    for number in 1.. {
        let Some(step) = path.next_step(&mut || ControlFlow::Continue(())) else { break };
        writeln!(out, "{puzzle}\t{number}\t{step}")?;
    }
    Ok(())
}

fn read(puzzle: &str) -> Result<Grid, String> {
    Grid::read(Variant::CLASSIC, puzzle).map_err(|error| error.to_string())
}

/// Says what is wrong with a line; the others go on.
fn report(line: &str, fault: &str) -> io::Result<()> {
    writeln!(io::stderr(), "error: {fault}: {line}")
}

/// How many steps agree, and the technique expected at the first that does not.
fn compare(
    givens: &Grid,
    expected: &[Vec<&str>],
    out: &mut impl Write,
) -> io::Result<(usize, Option<String>)> {
    let mut path = RatingPath::new(givens);
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
