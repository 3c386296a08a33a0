//! Anti-taxicab: two cells never hold the same digit if that digit is their distance, counted in steps along
//! rows and columns.

use super::{Clue, Constraint, Frame, Kind, Meaning, Term, no_shapes};
use crate::{Cell, Digit};

pub(in crate::rules) const KIND: Kind = Kind::clue("anti-taxicab", Clue::BOARD, meaning, no_shapes);

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let side = frame.side;
    for one in 0..side * side {
        for other in one + 1..side * side {
            let (down, aside) = (other / side - one / side, (other % side).abs_diff(one % side));
            // Within a row or column all digits differ.
            if down > 0 && aside > 0 && down + aside <= side {
                let digit = Digit::from_index(down + aside - 1);
                terms.push(Term::Exclude([(Cell::new(one), digit), (Cell::new(other), digit)]));
            }
        }
    }
    Ok(())
}
