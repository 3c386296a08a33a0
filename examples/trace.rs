//! Compares rating paths with known ones, step by step, and prints the first
//! step of each puzzle that differs. The file has a line a step, tab-separated:
//! puzzle, step, technique, rating, placement, eliminations, chain length.
//! With `--write` it reads puzzles, one a line, and writes such lines itself.
//! `cargo run --release --example trace [-- --write] < traces.tsv`

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::ops::ControlFlow;

use nonet::engine::rate::Path;
use nonet::engine::{Grid, Variant};

fn main() -> io::Result<()> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    if std::env::args().nth(1).is_some_and(|word| word == "--write") {
        return text.lines().try_for_each(write_path);
    }
    let rows: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split('\t').collect())
        .filter(|row: &Vec<&str>| row.len() >= 7 && row[0] != "puzzle")
        .collect();
    let (mut puzzles, mut whole, mut steps) = (0_u32, 0_u32, 0_usize);
    // By the technique that was expected where the paths part.
    let mut faults = BTreeMap::new();
    for path in rows.chunk_by(|a, b| a[0] == b[0]) {
        puzzles += 1;
        let (agreed, fault) = compare(path)?;
        steps += agreed;
        match fault {
            None => whole += 1,
            Some(technique) => *faults.entry(technique).or_insert(0_u32) += 1,
        }
    }
    for (technique, count) in faults {
        println!("{count}\t{technique}");
    }
    println!("{whole} of {puzzles} puzzles whole, {steps} of {} steps before paths part", rows.len());
    Ok(())
}

/// Writes the path of a puzzle, a line a step.
fn write_path(puzzle: &str) -> io::Result<()> {
    let mut path = Path::new(&read(puzzle)?);
    for number in 1.. {
        let Some(step) = path.next_step(&mut || ControlFlow::Continue(())) else { break };
        println!("{puzzle}\t{number}\t{step}");
    }
    Ok(())
}

fn read(puzzle: &str) -> io::Result<Grid> {
    Grid::read(Variant::CLASSIC, puzzle)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))
}

/// How many steps agree, and the technique expected at the first that does not.
fn compare(expected: &[Vec<&str>]) -> io::Result<(usize, Option<String>)> {
    let mut path = Path::new(&read(expected[0][0])?);
    for (at, row) in expected.iter().enumerate() {
        let found = path.next_step(&mut || ControlFlow::Continue(())).map(|step| step.to_string());
        let found = found.unwrap_or_else(|| "nothing\t".to_owned());
        let (technique, what) = found.split_once('\t').expect("columns");
        let wanted = row[3..7].join("\t");
        if what != wanted {
            println!(
                "{} step {}\n  wanted {}\t{wanted}\n  found  {technique}\t{what}",
                row[0],
                at + 1,
                row[2]
            );
            return Ok((at, Some(row[2].to_owned())));
        }
    }
    Ok((expected.len(), None))
}
