//! Region sum lines: the line is cut where it goes from one box or region to another. All parts have the
//! same sum.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::Cell;

pub(in crate::rules) const KIND: Kind = Kind::clue("region-sum", Clue::LINE, meaning, band);

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let parts = line.cells.chunk_by(|one, other| frame.regions[one.index()] == frame.regions[other.index()]);
    let parts: Vec<Vec<(Cell, i32)>> =
        parts.map(|part| part.iter().map(|&cell| (cell, 1)).collect()).collect();
    equal_sums(&parts, frame.side, terms);
    Ok(())
}

/// The band has a mark where the line is cut.
fn band(line: &Constraint, frame: &Frame) -> Vec<Shape> {
    let region = |cell: Cell| frame.regions[cell.index()];
    let cuts = line.steps().enumerate().filter(|(_, [one, other])| region(*one) != region(*other));
    let cuts = cuts.map(|(at, _)| at).collect();
    vec![Shape::Band(Band::RegionSum, line.cells.clone(), cuts)]
}

/// All sums are equal. Every common sum is a branch: so each part knows what all others can be.
pub(super) fn equal_sums(parts: &[Vec<(Cell, i32)>], side: usize, terms: &mut Vec<Term>) {
    if parts.len() < 2 {
        return;
    }
    let least = parts.iter().map(Vec::len).max().unwrap_or(0);
    let most = parts.iter().map(|part| part.len() * side).min().unwrap_or(0);
    let branch = |sum: usize| {
        let total = |part: &Vec<(Cell, i32)>| Term::Sum(part.clone(), sum as i32..=sum as i32);
        parts.iter().map(total).collect()
    };
    terms.push(Term::Any((least..=most).map(branch).collect()));
}
