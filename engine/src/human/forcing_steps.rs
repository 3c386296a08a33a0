//! The two conclusions that forcing techniques draw from consequences: a
//! candidate that leads to something impossible is false, and what follows
//! from every candidate of a cell, or from every place of a digit in a house,
//! holds. Called by the four forcing techniques, which differ in the [`Way`].

use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES, HouseSet, house_name, name};
use super::forcing::{Consequences, Follower, Way};
use super::forcing_proof::{length, tell_contradiction, tell_outcome};
use super::marks::Explanation;
use super::position::Position;
use super::technique::{Pattern, Sink, Step, Technique};
use crate::{Digit, DigitSet};

/// Hands out every candidate that leads to something impossible, the shortest
/// proof first.
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
        let pattern = Pattern {
            digits: DigitSet::of(candidate.digit),
            cells: CellSet::of(candidate.cell),
            ..Pattern::default()
        };
        sink(Step::removing(technique, pattern, [candidate]))?;
    }
    ControlFlow::Continue(())
}

/// The proof that the removed candidate leads to something impossible.
pub fn explain_contradiction(way: Way, position: &Position, step: &Step) -> Explanation {
    let consequences = Follower::new(position, way).follow(step.eliminations[0]);
    tell_contradiction(position, &consequences, Explanation::default()).outcome(step)
}

/// Hands out what follows from every candidate of a cell or every place in a
/// house: one step for each digit to be written and for each candidate that is false.
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
    for (pattern, options) in choices(position) {
        let options: Vec<&Consequences> = options.into_iter().filter_map(of).collect();
        // A cell without candidates proves nothing: there is no solution.
        // What is impossible is shown to be so by itself, and says nothing here.
        if options.is_empty() || options.iter().any(|option| option.impossible.is_some()) {
            continue;
        }
        for digit in Digit::all(9) {
            let d = digit.index();
            let written = options.iter().fold(CellSet::ALL, |all, option| all & option.digits_written()[d]);
            for cell in written {
                sink(Step::placing(technique, pattern.clone(), Candidate::new(cell, digit)))?;
            }
            let false_in_all = options.iter().fold(CellSet::ALL, |all, option| all & option.ruled_out[d]);
            for cell in false_in_all {
                sink(Step::removing(technique, pattern.clone(), [Candidate::new(cell, digit)]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells by their candidates, houses by the places of a digit, those with
/// fewest options first. `cells`: the cell; or `base` and `digits`: the house
/// and its digit.
fn choices(position: &Position) -> Vec<(Pattern, Vec<Candidate>)> {
    let mut choices = Vec::new();
    for cell in position.empty() {
        let pattern = Pattern { cells: CellSet::of(cell), ..Pattern::default() };
        let options = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect();
        choices.push((pattern, options));
    }
    for digit in Digit::all(9) {
        for house in (0..27).filter(|&house| position.places(digit, house).count_ones() > 1) {
            let cells = position.cells_of(digit) & HOUSES[house];
            let pattern = Pattern {
                digits: DigitSet::of(digit),
                cells,
                base: HouseSet::of(house),
                ..Pattern::default()
            };
            choices.push((pattern, Candidate::each(digit, cells).collect::<Vec<_>>()));
        }
    }
    choices.sort_by_key(|(_, options)| options.len());
    choices
}

/// The proof, option by option.
pub fn explain_verity(way: Way, position: &Position, step: &Step) -> Explanation {
    let outcome = step.placements.first().or(step.eliminations.first()).copied();
    let Some(outcome) = outcome else { return Explanation::default() };
    let pattern = &step.pattern;
    let (opening, options): (String, Vec<Candidate>) = match (pattern.digits.first(), pattern.cells.first()) {
        (Some(digit), _) => {
            let house = pattern.base.first().map_or_else(String::new, house_name);
            (
                format!("Try every place for {digit} in {house}."),
                Candidate::each(digit, pattern.cells).collect(),
            )
        }
        (None, Some(cell)) => (
            format!("Try every digit that {} can hold.", name(cell)),
            position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect(),
        ),
        (None, None) => return Explanation::default(),
    };
    let follower = Follower::new(position, way);
    let explanation = options.into_iter().fold(Explanation::new(opening), |explanation, option| {
        tell_outcome(position, &follower.follow(option), outcome, explanation)
    });
    explanation.say("It comes to the same each time.").outcome(step)
}
