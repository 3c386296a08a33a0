//! Anti-knight and anti-king: cells a move of the piece apart hold different digits.

use super::{Kind, Takes, Term};

pub(super) const KNIGHT: Kind = Kind {
    name: "anti-knight",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.extend(frame.pairs([(1, -2), (1, 2), (2, -1), (2, 1)]).map(Term::Apart));
        Ok(())
    },
};

/// Only the moves along diagonals: the others stay within a row or column.
pub(super) const KING: Kind = Kind {
    name: "anti-king",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.extend(frame.pairs([(1, -1), (1, 1)]).map(Term::Apart));
        Ok(())
    },
};
