//! Counting circles: a digit in a circle stands in exactly that many circles. All circles of a board count
//! together.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};
use crate::{Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("circles", Clue { cells: [1, u16::MAX], ..Clue::CELLS }, meaning, rings);

fn meaning(circles: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let cells = &circles.cells;
    let exactly = |digit: Digit, times: usize| Term::Count(cells.clone(), DigitSet::of(digit), times..=times);
    let sets = sets_with_sum(frame.side, cells.len());
    if sets.len() <= SETS {
        // The digits in circles add up to the number of circles.
        let branch = |set: &DigitSet| {
            let digits = cells.iter().map(|&cell| Term::Domain(cell, *set));
            let counts = set.iter().map(|digit| exactly(digit, digit.value().into()));
            digits.chain(counts).collect()
        };
        terms.push(Term::Any(sets.iter().map(branch).collect()));
    } else {
        let either = |digit: Digit| vec![vec![exactly(digit, 0)], vec![exactly(digit, digit.value().into())]];
        terms.extend(Digit::all(frame.side).map(either).map(Term::Any));
    }
    Ok(())
}

fn rings(circles: &Constraint, _: &Frame) -> Vec<Shape> {
    circles.cells.iter().copied().map(Shape::Ring).collect()
}

/// The most sets of digits that are branches. Large boards have more.
const SETS: usize = 40;

/// The sets of digits with a sum, but no more than one above [`SETS`].
fn sets_with_sum(side: usize, sum: usize) -> Vec<DigitSet> {
    // With the sum that each set has left, from the greatest digit down.
    let mut open = vec![(DigitSet::EMPTY, sum)];
    for digit in Digit::all(side).rev() {
        let value = usize::from(digit.value());
        let with =
            |&(set, left): &(DigitSet, usize)| Some((set | DigitSet::of(digit), left.checked_sub(value)?));
        let more: Vec<_> = open.iter().filter_map(with).collect();
        open.extend(more);
        // What the lesser digits cannot fill is no set.
        open.retain(|(_, left)| *left <= value * (value - 1) / 2);
        if open.len() > 64 * SETS {
            return vec![DigitSet::EMPTY; SETS + 1];
        }
    }
    open.into_iter().map(|(set, _)| set).collect()
}
