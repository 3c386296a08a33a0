//! Thermometers: digits rise from the bulb on. On a slow one they never fall.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("thermo", Clue::LINE, rising, |line, _| thermometer(line, false));

fn rising(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    // All pairs, so that each cell knows how many come before it.
    for (at, &low) in line.cells.iter().enumerate() {
        for (steps, &high) in (1..).zip(&line.cells[at + 1..]) {
            terms.push(Term::pair(low, high, frame.side, |low, high| low + steps <= high));
        }
    }
    Ok(())
}

pub(in crate::rules) const SLOW: Kind =
    Kind::clue("slow-thermo", Clue::LINE, never_falling, |line, _| thermometer(line, true));

fn never_falling(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(line.steps().map(|[low, high]| Term::pair(low, high, frame.side, |low, high| low <= high)));
    Ok(())
}

fn thermometer(line: &Constraint, is_slow: bool) -> Vec<Shape> {
    vec![Shape::Thermometer(line.cells.clone(), is_slow)]
}
