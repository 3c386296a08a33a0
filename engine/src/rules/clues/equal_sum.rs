//! Equal sums: two groups of cells have the same sum.

use super::region_sum::equal_sums;
use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::Cell;

pub(in crate::rules) const KIND: Kind = Kind::clue(
    "equal-sum",
    Clue { has_head: true, cells: [1, u16::MAX], ..Clue::CELLS },
    meaning,
    |groups, _| [&groups.head, &groups.cells].map(|cells| Shape::Cage(cells.clone(), "=".to_owned())).into(),
);

fn meaning(groups: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let group = |cells: &[Cell]| cells.iter().map(|&cell| (cell, 1)).collect();
    equal_sums(&[group(&groups.head), group(&groups.cells)], frame.side, terms);
    Ok(())
}
