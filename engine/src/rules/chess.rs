//! Anti-knight and anti-king: cells a move of the piece apart hold different digits.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, no_shapes};

pub(super) const KNIGHT: Kind =
    Kind { name: "anti-knight", takes: Takes::Nothing, terms: knight, shapes: no_shapes };

fn knight(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(frame.pairs([(1, -2), (1, 2), (2, -1), (2, 1)]).map(Term::Apart));
    Ok(())
}

/// Only the moves along diagonals: the others stay within a row or column.
pub(super) const KING: Kind =
    Kind { name: "anti-king", takes: Takes::Nothing, terms: king, shapes: no_shapes };

fn king(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(frame.pairs([(1, -1), (1, 1)]).map(Term::Apart));
    Ok(())
}
