//! Nabner: no digits of the line are equal or consecutive, wherever they stand on it.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Term};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("nabner", Clue::LINE, meaning, |line, _| line.band(Band::Nabner));

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    for (at, &one) in line.cells.iter().enumerate() {
        for &other in &line.cells[at + 1..] {
            terms.push(Term::pair(one, other, frame.side, |one, other| (one - other).abs() > 1));
        }
    }
    Ok(())
}
