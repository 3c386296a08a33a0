//! Renban: the line holds consecutive digits in any order, each once.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Term};
use crate::Digit;

pub(in crate::rules) const KIND: Kind =
    Kind::clue("renban", Clue::LINE, meaning, |line, _| line.band(Band::Renban));

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let count = line.cells.len();
    if count > frame.side {
        return Err("has more cells than there are digits");
    }
    let run = |first: usize| Digit::all(frame.side).skip(first).take(count).collect();
    terms.push(Term::OneOf(line.cells.clone(), (0..=frame.side - count).map(run).collect()));
    Ok(())
}
