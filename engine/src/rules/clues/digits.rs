//! Cells of which the puzzle says which digits they may hold.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("digits", Clue { cells: [1, u16::MAX], values: [1, u8::MAX], ..Clue::CELLS }, meaning, below);

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let is_named = |digit: &Digit| clue.values.contains(&digit.value().into());
    let digits: DigitSet = Digit::all(frame.side).filter(is_named).collect();
    if digits.len() < clue.values.len() {
        return Err("has a value that is no digit, or one twice");
    }
    terms.extend(clue.cells.iter().map(|&cell| Term::Domain(cell, digits)));
    Ok(())
}

fn below(clue: &Constraint, _: &Frame) -> Vec<Shape> {
    clue.cells.iter().map(|&cell| Shape::Digits(cell, clue.values.clone())).collect()
}
