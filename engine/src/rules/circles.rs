//! Counting circles: a digit in a circle stands in exactly that many circles. All circles of a board count
//! together.

use super::{Clue, Constraint, Frame, Kind, Meaning, Term};
use crate::{Cell, Digit, DigitSet};

pub(super) const KIND: Kind = Kind::clue("circles", Clue { cells: [1, u16::MAX], ..Clue::CELLS }, meaning);

fn meaning(circles: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let cells: &Vec<Cell> = &circles.cells;
    for digit in Digit::all(frame.side) {
        let exactly =
            |times: usize| vec![Term::Count(cells.clone(), DigitSet::of(digit), times..=times)];
        terms.push(Term::Any(vec![exactly(0), exactly(digit.value().into())]));
    }
    Ok(())
}
