//! Compares rating paths with known ones, step by step, and prints the first
//! step of each puzzle that differs. The file has a line a step, tab-separated:
//! puzzle, step, technique, rating, placement, eliminations, chain length.
//! `cargo run --release --example trace < traces.tsv`

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::ops::ControlFlow;

use nonet::engine::rate::{Path, Step};
use nonet::engine::{Grid, Variant};

fn main() -> io::Result<()> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
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

/// How many steps agree, and the technique expected at the first that does not.
fn compare(expected: &[Vec<&str>]) -> io::Result<(usize, Option<String>)> {
    let givens = Grid::read(Variant::CLASSIC, expected[0][0])
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
    let mut path = Path::new(&givens);
    for (at, row) in expected.iter().enumerate() {
        let found = path.next_step(&mut || ControlFlow::Continue(())).map(|step| write(&step));
        let wanted = row[3..7].join("\t");
        if found.as_ref().is_none_or(|(_, found)| *found != wanted) {
            let (technique, found) = found.unwrap_or_else(|| ("nothing".to_owned(), String::new()));
            println!(
                "{} step {}\n  wanted {}\t{wanted}\n  found  {technique}\t{found}",
                row[0],
                at + 1,
                row[2]
            );
            return Ok((at, Some(row[2].to_owned())));
        }
    }
    Ok((expected.len(), None))
}

/// A step's technique, and the rest as the file has it.
fn write(step: &Step) -> (String, String) {
    let geometry = Variant::CLASSIC.geometry();
    let placement =
        step.placement().map_or(String::new(), |(cell, digit)| format!("{}={digit}", geometry.name(cell)));
    let eliminations: Vec<String> = step
        .eliminations()
        .chunk_by(|a, b| a.0 == b.0)
        .map(|cell| {
            let digits: String = cell.iter().map(|(_, digit)| digit.symbol()).collect();
            format!("{}<>{digits}", geometry.name(cell[0].0))
        })
        .collect();
    let eliminations = if step.placement().is_some() { String::new() } else { eliminations.join(" ") };
    let length = step.length.map_or(String::new(), |length| length.to_string());
    (step.technique.to_string(), format!("{}\t{placement}\t{eliminations}\t{length}", step.score))
}
