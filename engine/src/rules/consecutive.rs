//! Non-consecutive: neighbours in a row or column never differ by 1.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, no_shapes};
use crate::Digit;

pub(super) const KIND: Kind =
    Kind { name: "non-consecutive", takes: Takes::Nothing, terms: meaning, shapes: no_shapes };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    for [one, other] in frame.pairs([(0, 1), (1, 0)]) {
        for (low, high) in (1..frame.side).map(|high| (Digit::from_index(high - 1), Digit::from_index(high)))
        {
            terms.push(Term::Exclude([(one, low), (other, high)]));
            terms.push(Term::Exclude([(one, high), (other, low)]));
        }
    }
    Ok(())
}
