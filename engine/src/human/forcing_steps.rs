//! The two conclusions that forcing techniques draw. A candidate that leads to a contradiction is
//! false. A consequence that every candidate of a cell, or every place of a digit in a house, has
//! in common is true. Called by the four forcing techniques, which differ in the [`Way`].

use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::cells::{CellSet, name};
use super::evidence::{Cases, Supposition};
use super::forcing::{Consequences, Follower, Way};
use super::forcing_proof::{length, tell_contradiction, tell_outcome};
use super::marks::Explanation;
use super::position::Position;
use super::step_line::digits_in;
use super::technique::{Sink, Step, Technique};
use super::{say, words};
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

messages! {
    fn forcing_places(digit: Digit, house: Message);
    fn forcing_candidates(cell: String);
    fn forcing_same();
}

/// Passes on every candidate that leads to something impossible, the shortest proof first.
pub fn find_contradictions(
    technique: &'static Technique,
    way: Way,
    position: &Position,
    sink: Sink,
) -> ControlFlow<()> {
    let mut found: Vec<(usize, Candidate)> = Follower::new(position, way)
        .follow_all()
        .into_iter()
        .filter(|(_, consequences)| consequences.impossible.is_some())
        .map(|(candidate, consequences)| (length(position, &consequences), candidate))
        .collect();
    found.sort_unstable();
    for (_, candidate) in found {
        sink(Step::removing(technique, Supposition { candidate }, [candidate]))?;
    }
    ControlFlow::Continue(())
}

/// The proof that the removed candidate leads to something impossible.
pub fn explain_contradiction(way: Way, position: &Position, step: &Step) -> Option<Explanation> {
    let consequences = Follower::new(position, way).follow(Supposition::of(step)?.candidate);
    Some(tell_contradiction(position, &consequences, Explanation::default()).outcome(step))
}

/// `3 in r4c3`: the candidate that is supposed.
pub fn supposition_notation(step: &Step) -> Option<String> {
    let Candidate { cell, digit } = Supposition::of(step)?.candidate;
    Some(digits_in(DigitSet::of(digit), CellSet::of(cell)))
}

/// Passes on the consequences that every candidate of a cell, or every place in a house, has in
/// common. There is one step for each digit to write and for each false candidate.
pub fn find_verities(
    technique: &'static Technique,
    way: Way,
    position: &Position,
    sink: Sink,
) -> ControlFlow<()> {
    let all = Follower::new(position, way).follow_all();
    let of = |candidate: Candidate| {
        let at = all.binary_search_by_key(&candidate, |&(known, _)| known).ok()?;
        Some(&all[at].1)
    };
    for (cases, options) in choices(position) {
        let options: Vec<&Consequences> = options.into_iter().filter_map(of).collect();
        // A cell without candidates proves nothing. A candidate that leads to something
        // impossible is a contradiction, which has a technique of its own.
        if options.is_empty() || options.iter().any(|option| option.impossible.is_some()) {
            continue;
        }
        for digit in Digit::all(9) {
            let d = digit.index();
            let written = options.iter().fold(CellSet::ALL, |all, option| all & option.digits_written()[d]);
            for cell in written {
                sink(Step::placing(technique, cases.clone(), Candidate::new(cell, digit)))?;
            }
            let false_in_all = options.iter().fold(CellSet::ALL, |all, option| all & option.ruled_out[d]);
            for cell in false_in_all {
                sink(Step::removing(technique, cases.clone(), [Candidate::new(cell, digit)]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of every cell, and the places of every digit in every house, those with the
/// fewest options first.
fn choices(position: &Position) -> Vec<(Cases, Vec<Candidate>)> {
    let cells = position.empty().into_iter().map(Cases::Cell);
    let houses = Digit::all(9).flat_map(|digit| {
        let is_open = move |&house: &usize| position.places(digit, house).count_ones() > 1;
        (0..27).filter(is_open).map(move |house| Cases::of_house(position, digit, house))
    });
    let with_options = |cases: Cases| {
        let options = cases.options(position);
        (cases, options)
    };
    let mut choices: Vec<_> = cells.chain(houses).map(with_options).collect();
    choices.sort_by_key(|(_, options)| options.len());
    choices
}

/// The proof, option by option.
pub fn explain_verity(way: Way, position: &Position, step: &Step) -> Option<Explanation> {
    let cases = Cases::of(step)?;
    let outcome = *step.placements.first().or(step.eliminations.first())?;
    let opening = match *cases {
        Cases::House { digit, house, .. } => forcing_places(digit, say::house(house)),
        Cases::Cell(cell) => forcing_candidates(name(cell)),
    };
    let follower = Follower::new(position, way);
    let options = cases.options(position).into_iter();
    let explanation = options.fold(Explanation::new(opening), |explanation, option| {
        tell_outcome(position, &follower.follow(option), outcome, explanation)
    });
    Some(explanation.say(forcing_same()).outcome(step))
}

/// `in r1c1` or `4 in r1c158`: the cell or the places that are tried.
pub fn cases_notation(step: &Step) -> Option<String> {
    Some(match *Cases::of(step)? {
        Cases::House { digit, cells, .. } => digits_in(DigitSet::of(digit), cells),
        Cases::Cell(cell) => format!("in {}", words::short(CellSet::of(cell))),
    })
}
