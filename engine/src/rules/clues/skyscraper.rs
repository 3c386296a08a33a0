//! Skyscrapers: the number of digits that are greater than all before them. Hidden skyscrapers: the first digit
//! that is less than the one before it.

use super::{Automaton, Clue, Constraint, Frame, Kind, Margin, Meaning, NO_LINE, Term};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("skyscraper", Clue::OUTSIDE, meaning, |clue, _| clue.outside(Margin::Skyscraper));

/// More than the digits of any board.
const COUNT: i32 = 32;

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let wanted = clue.value_on(frame);
    // The highest so far, and how many were seen and how many read. All are different, so the highest is
    // at least the number of those.
    let step = |[highest, counts]: [i32; 2], digit: i32| {
        let (seen, read) = (counts / COUNT + i32::from(digit > highest), counts % COUNT + 1);
        let highest = highest.max(digit);
        (seen <= wanted && highest >= read).then_some([highest, seen * COUNT + read])
    };
    let automaton = Automaton::new(frame.side, [0, 0], step, |[_, counts]| counts / COUNT == wanted);
    terms.push(Term::Regular(clue.cells.clone(), automaton));
    Ok(())
}

pub(in crate::rules) const HIDDEN: Kind =
    Kind::clue("hidden-skyscraper", Clue::OUTSIDE, hidden, |clue, _| clue.outside(Margin::Hidden));

fn hidden(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let wanted = clue.value_on(frame);
    // Whether the first hidden digit was read, and the highest before it.
    let step = |[is_found, highest]: [i32; 2], digit: i32| match (is_found, digit > highest) {
        (1, _) => Some([1, 0]),
        (_, true) => Some([0, digit]),
        (_, false) => (digit == wanted).then_some([1, 0]),
    };
    let automaton = Automaton::new(frame.side, [0, 0], step, |[is_found, _]| is_found == 1);
    terms.push(Term::Regular(clue.cells.clone(), automaton));
    Ok(())
}
