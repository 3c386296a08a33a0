//! Quadruples: the cells hold the values, each as often as it is there.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("quadruple", Clue { cells: [4, 4], values: [1, 4], ..Clue::CELLS }, meaning, circle);

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    for digit in Digit::all(frame.side) {
        let times = clue.values.iter().filter(|&&value| value == u16::from(digit.value())).count();
        if times > 0 {
            terms.push(Term::Count(clue.cells.clone(), DigitSet::of(digit), times..=clue.cells.len()));
        }
    }
    // Four values are all that the cells hold.
    if clue.values.len() == clue.cells.len() {
        let all = Digit::all(frame.side).filter(|digit| clue.values.contains(&digit.value().into()));
        let all: DigitSet = all.collect();
        terms.extend(clue.cells.iter().map(|&cell| Term::Domain(cell, all)));
    }
    if clue.values.iter().any(|&value| value == 0 || usize::from(value) > frame.side) {
        return Err("has a value that is no digit");
    }
    Ok(())
}

fn circle(clue: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Corner(clue.cells.clone(), clue.values.clone())]
}
