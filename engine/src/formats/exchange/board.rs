//! Boards of which the text lists the candidates of each cell.

use super::Record;
use crate::{Cell, DigitSet};

/// Fills a board from the candidates of its cells. The only candidate of a cell is its digit, unless
/// a peer still has it: then the cell is a naked single that nobody has filled in. An empty set is
/// an empty cell of which nothing is known.
pub(super) fn set_candidates(record: &mut Record, groups: &[DigitSet], is_given: bool) {
    let geometry = record.givens.geometry();
    for cell in geometry.cells() {
        let group = groups[cell.index()];
        let is_value = |digit| !geometry.peers(cell).iter().any(|peer| groups[peer.index()].contains(digit));
        match group.single().filter(|&digit| is_value(digit)) {
            Some(digit) if record.progress.get(cell).is_none() => record.fill(cell, digit, is_given),
            None if !group.is_empty() => record.keep_only(cell, group),
            _ => {}
        }
    }
}

/// Cells by the digits that they may hold.
pub(super) fn alike(allowed: impl Iterator<Item = (Cell, DigitSet)>) -> Vec<(DigitSet, Vec<Cell>)> {
    let mut groups: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
    for (cell, digits) in allowed {
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.push(cell),
            None => groups.push((digits, vec![cell])),
        }
    }
    groups
}

/// The candidates of each cell. The digit of a filled cell is its only one.
pub(super) fn candidates(record: &Record) -> Vec<DigitSet> {
    let cells = record.givens.geometry().cells();
    cells.map(|cell: Cell| record.progress.get(cell).map_or(record.candidates(cell), DigitSet::of)).collect()
}
