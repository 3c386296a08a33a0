//! Searches for examples of techniques: small patterns in positions without an easier step. Also
//! searches for near misses: similar positions in which the technique has no step. Called by
//! `ladder --cases`.

use std::collections::BTreeMap;
use std::io::{self, Write};

use nonet_engine::human::{Candidate, CellSet, Code, LADDER, Position, Step, Technique};
use nonet_engine::{Cell, Digit};

/// The best examples of each technique so far, best first.
#[derive(Default)]
pub(crate) struct Cases(BTreeMap<Code, Vec<(Rank, Position, Step)>>);

/// Whether an easier step exists, the size of the pattern, the number of empty cells.
type Rank = (bool, usize, usize);

/// Maximum number of examples kept for a technique. Not all of them have a near miss.
const KEPT: usize = 60;
/// Number of examples after which a technique is no longer searched for off the path.
const ENOUGH: usize = 8;
/// Techniques that take too long to be searched for off the path.
const SLOW: [Code; 5] = [
    Code::from_static("1301"), // forcing chains, by contradiction and by verity
    Code::from_static("1302"),
    Code::from_static("1303"), // the same with nets
    Code::from_static("1304"),
    Code::from_static("1305"), // nets within nets
];

impl Cases {
    /// Adds the steps of a path, and steps of rare techniques in its positions.
    pub(crate) fn add(&mut self, mut position: Position, path: &[Step]) {
        for step in path {
            self.insert(false, &position, step.clone());
            if step.placements.is_empty() {
                for technique in LADDER.iter().filter(|known| !SLOW.contains(&known.code)) {
                    if self.0.get(&technique.code).is_none_or(|known| known.len() < ENOUGH) {
                        let first = technique.first(&position);
                        first.into_iter().for_each(|step| self.insert(true, &position, step));
                    }
                }
            }
            position.apply(step);
        }
    }

    fn insert(&mut self, is_off_path: bool, position: &Position, step: Step) {
        let rank = (is_off_path, step.pattern().cells().len(), position.empty().len());
        let known = self.0.entry(step.technique.code).or_default();
        let at = known.partition_point(|(other, ..)| *other <= rank);
        if at < KEPT {
            known.insert(at, (rank, position.clone(), step));
            known.truncate(KEPT);
        }
    }

    /// Prints a line for each technique: code, example, near miss.
    pub(crate) fn print(self, out: &mut impl Write) -> io::Result<()> {
        for technique in LADDER {
            let known = self.0.get(&technique.code).map_or(&[][..], Vec::as_slice);
            let best = known.iter().find_map(|(_, position, step)| {
                let first = technique.first(position)?;
                let is_first = first.outcome() == step.outcome();
                is_first.then(|| near_miss(technique, position)).flatten().map(|miss| (position, step, miss))
            });
            if let Some((position, step, miss)) = best {
                writeln!(out, "{}\t{position} => {}\t{miss}", technique.code, step.outcome())?;
            } else if let Some((_, position, step)) = known.first() {
                writeln!(out, "{}\t{position} => {}\t", technique.code, step.outcome())?;
            }
        }
        out.flush()
    }
}

/// The position with one candidate restored or one digit removed, if the technique has no step
/// there.
fn near_miss(technique: &Technique, position: &Position) -> Option<Position> {
    let grid = position.grid();
    let removed = position.removed();
    let without = |out: &Candidate| {
        let rest = removed.iter().copied().filter(|other| other != out);
        Position::of_game(&grid, position.givens(), rest)
    };
    let put_back = removed.iter().map(without);
    let placed = CellSet::ALL.into_iter().filter(|&cell| is_placed(position, cell));
    let taken_out = placed.map(|cell| {
        let mut fewer = grid.clone();
        fewer.set(cell, None);
        Position::of_game(&fewer, position.givens(), removed.iter().copied())
    });
    put_back.chain(taken_out).find(|other| technique.first(other).is_none())
}

fn is_placed(position: &Position, cell: Cell) -> bool {
    let digit: Option<Digit> = position.digit(cell);
    digit.is_some() && !position.givens().contains(cell)
}
