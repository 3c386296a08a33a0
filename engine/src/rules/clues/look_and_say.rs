//! Look-and-say: a cage says how often it holds some digits. Its values are pairs of a count and a digit.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind = Kind::clue(
    "look-and-say",
    Clue { cells: [1, u16::MAX], values: [2, u8::MAX], ..Clue::CELLS },
    meaning,
    outline,
);

fn meaning(cage: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    for pair in cage.values.chunks(2) {
        let &[count, value] = pair else { return Err("needs a digit after each count") };
        let digit = Digit::all(frame.side).find(|digit| u16::from(digit.value()) == value);
        let Some(digit) = digit else { return Err("has a value that is no digit") };
        let times = usize::from(count);
        terms.push(Term::Count(cage.cells.clone(), DigitSet::of(digit), times..=times));
    }
    Ok(())
}

fn outline(cage: &Constraint, _: &Frame) -> Vec<Shape> {
    let pairs = cage.values.chunks(2).map(|pair| format!("{}×{}", pair[0], pair[pair.len() - 1]));
    vec![Shape::Cage(cage.cells.clone(), pairs.collect::<Vec<_>>().join(" "))]
}
