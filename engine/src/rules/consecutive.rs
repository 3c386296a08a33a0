//! Non-consecutive: neighbours in a row or column never differ by 1.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, no_shapes};
use crate::{Cell, Digit};

pub(super) const KIND: Kind =
    Kind { name: "non-consecutive", takes: Takes::Nothing, terms: meaning, shapes: no_shapes };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(frame.neighbours().flat_map(|cells| never(cells, frame.side)));
    Ok(())
}

/// Two cells never differ by 1.
pub(super) fn never([one, other]: [Cell; 2], side: usize) -> impl Iterator<Item = Term> {
    (1..side).map(|high| (Digit::from_index(high - 1), Digit::from_index(high))).flat_map(
        move |(low, high)| {
            [Term::Exclude([(one, low), (other, high)]), Term::Exclude([(one, high), (other, low)])]
        },
    )
}
