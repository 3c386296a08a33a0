//! Skyscrapers: so many digits are greater than all before them.

use super::{Automaton, Clue, Constraint, Frame, Kind, Meaning, Term};

pub(super) const KIND: Kind = Kind::clue("skyscraper", Clue::OUTSIDE, meaning);

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let wanted = clue.value_or(0);
    let step = |[highest, seen]: [i32; 2], digit: i32| match digit > highest {
        true if seen == wanted => None,
        true => Some([digit, seen + 1]),
        false => Some([highest, seen]),
    };
    let automaton = Automaton::new(frame.side, [0, 0], step, |[_, seen]| seen == wanted);
    terms.push(Term::Regular(clue.cells.clone(), automaton));
    Ok(())
}
