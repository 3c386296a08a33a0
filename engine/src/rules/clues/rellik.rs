//! Rellik: the digits of a cage differ, and none of them, alone or together with others of the cage, add up
//! to its value.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("rellik", Clue { cells: [1, u16::MAX], values: [1, 1], ..Clue::CELLS }, meaning, outline);

/// The most sets that are tried. Only large boards have more.
const MOST_SETS: usize = 100_000;

fn meaning(cage: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if cage.cells.len() > frame.side {
        return Err("has more cells than there are digits");
    }
    let sum = cage.value_on(frame);
    if !(1..128).contains(&sum) {
        return Err("has a value that no cage has");
    }
    // Each set of different digits, with all sums of its parts as bits.
    let mut sets = vec![(DigitSet::EMPTY, 1_u128)];
    for digit in Digit::all(frame.side) {
        let grown: Vec<(DigitSet, u128)> = sets
            .iter()
            .filter(|(set, _)| set.len() < cage.cells.len())
            .map(|(set, sums)| (*set | DigitSet::of(digit), sums | sums << digit.value()))
            .filter(|(_, sums)| sums >> sum & 1 == 0)
            .collect();
        sets.extend(grown);
        if sets.len() > MOST_SETS {
            return Err("has too many combinations");
        }
    }
    let whole = sets.into_iter().map(|(set, _)| set).filter(|set| set.len() == cage.cells.len());
    terms.push(Term::OneOf(cage.cells.clone(), whole.collect()));
    Ok(())
}

fn outline(cage: &Constraint, _: &Frame) -> Vec<Shape> {
    cage.values.iter().map(|sum| Shape::Cage(cage.cells.clone(), format!("≠{sum}"))).collect()
}
