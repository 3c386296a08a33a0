//! X-sums: the first X digits have a sum, where X is the first of them. Numbered rooms: the X-th digit is
//! the clue.

use super::{Clue, Constraint, Frame, Kind, Margin, Meaning, NO_LINE, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("x-sum", Clue::OUTSIDE, meaning, |clue, _| clue.outside(Margin::FirstCells));

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let cells = &clue.cells;
    let branch = |digit: Digit| {
        let first = Term::Domain(cells[0], DigitSet::of(digit));
        vec![first, Term::total(&cells[..=digit.index()], clue.value_on(frame))]
    };
    terms.push(Term::Any(Digit::all(frame.side).map(branch).collect()));
    Ok(())
}

pub(in crate::rules) const ROOM: Kind =
    Kind::clue("room", Clue::OUTSIDE, room, |clue, _| clue.outside(Margin::Room));

fn room(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let wanted = clue.value_on(frame);
    let first = clue.cells[0];
    for (place, &cell) in (1..).zip(&clue.cells) {
        terms.push(Term::pair(first, cell, frame.side, |first, digit| first != place || digit == wanted));
    }
    Ok(())
}
