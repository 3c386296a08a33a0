//! Whispers: neighbours on the line differ at least by its value. On a German whisper of nine digits, which
//! needs no value, that is 5, on a Dutch one 4.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Shape, Term, Usual};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("whisper", Clue { values: [0, 1], usual: Usual::Half, ..Clue::LINE }, meaning, band);

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let least = line.value_on(frame);
    terms.extend(
        line.steps().map(|[one, other]| {
            Term::pair(one, other, frame.side, |one, other| (one - other).abs() >= least)
        }),
    );
    Ok(())
}

fn band(line: &Constraint, frame: &Frame) -> Vec<Shape> {
    let is_usual = line.value_on(frame) == frame.side.div_ceil(2) as i32;
    line.band(if is_usual { Band::Whisper } else { Band::Dutch })
}
