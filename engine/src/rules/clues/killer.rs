//! Killer: the digits of a cage differ, and have a sum. A cage without a sum only has different digits.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term, differ};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("killer", Clue { cells: [1, u16::MAX], values: [0, 1], ..Clue::CELLS }, meaning, outline);

fn meaning(cage: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if cage.cells.len() > frame.side {
        return Err("has more cells than there are digits");
    }
    differ(&cage.cells, terms);
    terms.extend(cage.values.first().map(|&sum| Term::total(&cage.cells, sum.into())));
    Ok(())
}

fn outline(cage: &Constraint, _: &Frame) -> Vec<Shape> {
    let sum = cage.values.first().map(u16::to_string);
    vec![Shape::Cage(cage.cells.clone(), sum.unwrap_or_default())]
}
