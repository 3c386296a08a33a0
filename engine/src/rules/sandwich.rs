//! Sandwich: the digits strictly between the least and the greatest digit of a row or column have a sum.

use super::{Automaton, Clue, Constraint, Frame, Kind, Meaning, Term};

pub(super) const KIND: Kind = Kind::clue("sandwich", Clue::OUTSIDE, meaning);

/// What was read: no crust, one crust, both.
const BEFORE: i32 = 0;
const BETWEEN: i32 = 1;
const AFTER: i32 = 2;

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let (last, wanted) = (frame.side as i32, clue.value_or(0));
    let step = |[place, sum]: [i32; 2], digit: i32| {
        let is_crust = digit == 1 || digit == last;
        match (place, is_crust) {
            (BEFORE, true) => Some([BETWEEN, 0]),
            (BETWEEN, true) if sum == wanted => Some([AFTER, 0]),
            (BETWEEN, false) if sum + digit <= wanted => Some([BETWEEN, sum + digit]),
            (BEFORE | AFTER, false) => Some([place, 0]),
            _ => None,
        }
    };
    let automaton = Automaton::new(frame.side, [BEFORE, 0], step, |[place, _]| place == AFTER);
    terms.push(Term::Regular(clue.cells.clone(), automaton));
    Ok(())
}
