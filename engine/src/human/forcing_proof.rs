//! Traces back what a forced conclusion rests on, and writes its proof with one sentence for each
//! inference. `forcing_steps` calls this for the few steps that are compared or shown.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES, name, peers};
use super::forcing::{Consequences, Impossible, Reason};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::say::{self, CellNames};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn forced_not(cell: String, digit: Digit);
    pub(super) fn forced_in_cell(cell: String, digit: Digit, from: impl CellNames, count: usize, digits: DigitSet);
    pub(super) fn forced_in_house(cell: String, digit: Digit, from: impl CellNames, count: usize, house: Message);
}

/// The candidates that must be ruled out for an entry or an impossibility: the others of its
/// cell or house.
fn premises(position: &Position, of: Result<(Candidate, Reason), Impossible>) -> Vec<Candidate> {
    let in_cell = |cell: Cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let in_house =
        |digit: Digit, house: usize| Candidate::each(digit, position.cells_of(digit) & HOUSES[house]);
    match of {
        Ok((_, Reason::Supposed)) => Vec::new(),
        Ok((at, Reason::Cell)) => in_cell(at.cell).filter(|&other| other != at).collect(),
        Ok((at, Reason::House(house))) => in_house(at.digit, house).filter(|&other| other != at).collect(),
        Err(Impossible::Cell(cell)) => in_cell(cell).collect(),
        Err(Impossible::House(digit, house)) => in_house(digit, house).collect(),
    }
}

/// Whether a written digit rules a candidate out.
fn rules_out(written: Candidate, candidate: Candidate) -> bool {
    if written.cell == candidate.cell {
        written.digit != candidate.digit
    } else {
        written.digit == candidate.digit && peers(written.cell).contains(candidate.cell)
    }
}

/// For each premise, the first entry before index `before` that rules it out.
fn sources(consequences: &Consequences, premises: &[Candidate], before: usize) -> Vec<(usize, Candidate)> {
    let entries = &consequences.written[..before];
    let first = |premise: Candidate| entries.iter().position(|&(written, _)| rules_out(written, premise));
    premises.iter().filter_map(|&premise| Some((first(premise)?, premise))).collect()
}

/// The entries that a conclusion rests on, in order of deduction.
fn needed(position: &Position, consequences: &Consequences, goals: Vec<usize>) -> Vec<usize> {
    let mut is_needed = vec![false; consequences.written.len()];
    goals.into_iter().for_each(|goal| is_needed[goal] = true);
    for at in (0..is_needed.len()).rev().filter(|&at| at > 0) {
        if is_needed[at] {
            let premises = premises(position, Ok(consequences.written[at]));
            sources(consequences, &premises, at).into_iter().for_each(|(source, _)| is_needed[source] = true);
        }
    }
    (0..is_needed.len()).filter(|&at| is_needed[at]).collect()
}

/// The number of inferences that lead to something impossible. It measures how hard a
/// contradiction is to spot.
pub fn length(position: &Position, consequences: &Consequences) -> usize {
    let Some(impossible) = consequences.impossible else { return 0 };
    let all = consequences.written.len();
    let ends = sources(consequences, &premises(position, Err(impossible)), all);
    needed(position, consequences, ends.into_iter().map(|(source, _)| source).collect()).len()
}

/// Adds the proof that a supposition leads to something impossible.
pub fn tell_contradiction(
    position: &Position,
    consequences: &Consequences,
    explanation: Explanation,
) -> Explanation {
    let Some(impossible) = consequences.impossible else { return explanation };
    let all = consequences.written.len();
    let ends = sources(consequences, &premises(position, Err(impossible)), all);
    let goals = ends.iter().map(|&(source, _)| source).collect();
    let explanation = tell(position, consequences, goals, explanation);
    ends.into_iter().fold(explanation.say(say::impossible(impossible)), |explanation, (source, premise)| {
        explanation.link(Link::weak(consequences.written[source].0, premise))
    })
}

/// Adds the proof that a supposition makes a candidate true or false.
pub fn tell_outcome(
    position: &Position,
    consequences: &Consequences,
    outcome: Candidate,
    explanation: Explanation,
) -> Explanation {
    let written = &consequences.written;
    if let Some(at) = written.iter().position(|&(candidate, _)| candidate == outcome) {
        return tell(position, consequences, vec![at], explanation);
    }
    let Some(at) = written.iter().position(|&(candidate, _)| rules_out(candidate, outcome)) else {
        return explanation;
    };
    tell(position, consequences, vec![at], explanation)
        .say(forced_not(name(outcome.cell), outcome.digit))
        .link(Link::weak(written[at].0, outcome))
        .candidates(Role::Off, outcome.digit, CellSet::of(outcome.cell))
}

/// Adds one sentence for each inference that the goals rest on.
fn tell(
    position: &Position,
    consequences: &Consequences,
    goals: Vec<usize>,
    explanation: Explanation,
) -> Explanation {
    needed(position, consequences, goals).into_iter().fold(explanation, |explanation, at| {
        let (candidate, reason) = consequences.written[at];
        let sources = sources(consequences, &premises(position, Ok((candidate, reason))), at);
        let from: CellSet = sources.iter().map(|&(source, _)| consequences.written[source].0.cell).collect();
        let (cell, digit) = (name(candidate.cell), candidate.digit);
        let message = match reason {
            Reason::Supposed => say::suppose(cell, digit),
            Reason::Cell => {
                let gone: DigitSet = sources.iter().map(|(_, premise)| premise.digit).collect();
                forced_in_cell(cell, digit, from, from.len(), gone)
            }
            Reason::House(house) => forced_in_house(cell, digit, from, from.len(), say::house(house)),
        };
        let explanation = explanation.say(message).candidates(Role::On, digit, CellSet::of(candidate.cell));
        sources.into_iter().fold(explanation, |explanation, (source, premise)| {
            explanation
                .link(Link::weak(consequences.written[source].0, premise))
                .link(Link::strong(premise, candidate))
        })
    })
}
