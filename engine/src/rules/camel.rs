//! Anti-camel: cells a camel's move apart, one line and three lines, hold different digits.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, no_shapes};

pub(super) const KIND: Kind =
    Kind { name: "anti-camel", takes: Takes::Nothing, terms: meaning, shapes: no_shapes };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(frame.pairs([(1, -3), (1, 3), (3, -1), (3, 1)]).map(Term::Apart));
    Ok(())
}
