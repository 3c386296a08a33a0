//! Sandwich: the digits strictly between the least and the greatest digit of a row or column have a sum.

use super::{Clue, Constraint, Frame, Kind, Margin, Meaning, NO_LINE, Term};
use crate::{Cell, Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("sandwich", Clue::OUTSIDE, meaning, |clue, _| clue.outside(Margin::Sandwich));

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let (side, sum) = (frame.side, clue.value_on(frame));
    let crusts = DigitSet::of(Digit::from_index(0)) | DigitSet::of(Digit::from_index(side - 1));
    // One branch for each two places of the crusts.
    let mut branches = Vec::new();
    for first in 0..side {
        for second in first + 1..side {
            let between = &clue.cells[first + 1..second];
            // The least and the greatest sum of that number of different digits that are no crusts.
            let count = between.len() as i32;
            let (least, most) = ((count * (count + 3)) / 2, count * (2 * side as i32 - 1 - count) / 2);
            if least <= sum && sum <= most {
                branches.push(branch(&clue.cells, [first, second], crusts, side, sum));
            }
        }
    }
    terms.push(Term::Any(branches));
    Ok(())
}

fn branch(cells: &[Cell], places: [usize; 2], crusts: DigitSet, side: usize, sum: i32) -> Vec<Term> {
    let domain = |(at, &cell): (usize, &Cell)| {
        Term::Domain(cell, if places.contains(&at) { crusts } else { DigitSet::full(side) - crusts })
    };
    let mut terms: Vec<Term> = cells.iter().enumerate().map(domain).collect();
    terms.push(Term::total(&cells[places[0] + 1..places[1]], sum));
    terms
}
