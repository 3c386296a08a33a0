//! Little killer: the digits of a diagonal have a sum. Digits may repeat. The same without a diagonal: any
//! cells that have a sum.

use super::{Clue, Constraint, Frame, Kind, Margin, Meaning, Term};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("little-killer", Clue { cells: [1, u16::MAX], ..Clue::OUTSIDE }, meaning, |clue, _| {
        clue.outside(Margin::Diagonal)
    });

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.push(Term::total(&clue.cells, clue.value_on(frame)));
    Ok(())
}
