//! Zipper lines: cells as far from the middle have the same sum as all other such pairs. A cell in the middle
//! holds that sum.

use super::region_sum::equal_sums;
use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Term};
use crate::Cell;

pub(in crate::rules) const KIND: Kind =
    Kind::clue("zipper", Clue::LINE, meaning, |line, _| line.band(Band::Zip));

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let count = line.cells.len();
    let part = |at: usize| -> Vec<(Cell, i32)> {
        let mut cells = vec![(line.cells[at], 1)];
        if at != count - 1 - at {
            cells.push((line.cells[count - 1 - at], 1));
        }
        cells
    };
    equal_sums(&(0..count.div_ceil(2)).map(part).collect::<Vec<_>>(), frame.side, terms);
    Ok(())
}
