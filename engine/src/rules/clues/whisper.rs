//! Whispers: neighbours on the line differ at least by its value. On a German whisper of nine digits, which
//! needs no value, that is 5, on a Dutch one 4.

use super::{Clue, Constraint, Frame, Kind, Meaning, Term};

pub(in crate::rules) const KIND: Kind = Kind::clue("whisper", Clue { values: [0, 1], ..Clue::LINE }, meaning);

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let least = line.value_or(frame.side.div_ceil(2) as i32);
    terms.extend(
        line.steps().map(|[one, other]| {
            Term::pair(one, other, frame.side, |one, other| (one - other).abs() >= least)
        }),
    );
    Ok(())
}
