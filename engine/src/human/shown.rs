//! A step ready to be shown, as plain data. The worker links the ladder and creates it with
//! [`ShownStep::new`]. The page does not link the ladder, and draws [`ShownStep::look`],
//! [`ShownStep::pattern`] or [`ShownStep::told`].
//!
//! Invariant: every marked candidate was in the position, so drawing needs no position.
//!
//! Hints, solve paths, lessons and practice use it.

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet, house_name};
use super::code::Code;
use super::marks::{LinkKind, Mark, Role, Sentence};
use super::position::Position;
use super::technique::{Step, Tier};
use super::words;
use crate::{Digit, DigitSet};

/// A step with everything that a player can read or see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShownStep {
    /// The technique's name.
    pub name: String,
    /// The technique's code.
    pub code: Code,
    /// How difficult the technique is to spot.
    pub tier: Tier,
    /// The technique's idea in a sentence or two.
    pub lesson: String,
    /// Whether the step is valid only because the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// The step in the notation that players exchange: `Naked Pair: 1,6 in r1c45 => r1c2<>1`.
    pub line: String,
    /// Where to look: a house or a digit, with marks.
    pub look: Sentence,
    /// The pattern in words: what is drawn, and how.
    pub drawn: String,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to remove.
    pub eliminations: Vec<Candidate>,
    /// The proof. The last sentence says what the step writes or removes.
    pub sentences: Vec<Sentence>,
}

impl ShownStep {
    /// A step as it is shown in the position in which it was found.
    pub fn new(position: &Position, step: &Step) -> Self {
        let technique = step.technique;
        let there = |sentence: Sentence| Sentence {
            marks: sentence.marks.into_iter().flat_map(|mark| only_there(position, mark)).collect(),
            ..sentence
        };
        let sentences: Vec<Sentence> = step.explain(position).sentences.into_iter().map(there).collect();
        Self {
            name: technique.name.to_owned(),
            code: technique.code,
            tier: technique.tier,
            lesson: technique.lesson.to_owned(),
            needs_uniqueness: technique.needs_uniqueness,
            line: step.to_string(),
            look: look(position, step),
            placements: step.placements.clone(),
            eliminations: step.eliminations.clone(),
            drawn: drawn(&sentences),
            sentences,
        }
    }

    /// The pattern: all marks except those of the outcome.
    pub fn pattern(&self) -> impl Iterator<Item = &Mark> {
        let is_outcome = |mark: &&Mark| matches!(mark, Mark::Candidates(Role::Removed | Role::Placed, ..));
        self.sentences.iter().flat_map(|sentence| &sentence.marks).filter(move |mark| !is_outcome(mark))
    }

    /// The marks of a sentence of the proof, counted from 0, and of all sentences before it.
    pub fn told(&self, sentence: usize) -> impl Iterator<Item = &Mark> {
        self.sentences.iter().take(sentence + 1).flat_map(|sentence| &sentence.marks)
    }
}

/// A mark without the candidates that are not in the position, digit by digit.
fn only_there(position: &Position, mark: Mark) -> Vec<Mark> {
    let Mark::Candidates(role, digits, cells) = mark else { return vec![mark] };
    let of_digit = |digit| (DigitSet::of(digit), cells & position.cells_of(digit));
    let marks = digits.iter().map(of_digit).filter(|(_, cells)| !cells.is_empty());
    marks.map(|(digit, cells)| Mark::Candidates(role, digit, cells)).collect()
}

/// How each role is drawn, for players who read the picture. Links come last.
const DRAWN: [(Role, &str); 9] = [
    (Role::Base, "Framed"),
    (Role::Cover, "Framed with dashes"),
    (Role::SetA, "First set"),
    (Role::SetB, "Second set"),
    (Role::Focus, "Ringed"),
    (Role::Kept, "In discs"),
    (Role::Fin, "In diamonds"),
    (Role::On, "In discs"),
    (Role::Off, "In squares"),
];

/// "Framed: rows 2 and 5. In discs: 4 in r25c37."
fn drawn(sentences: &[Sentence]) -> String {
    let marks = sentences.iter().flat_map(|sentence| &sentence.marks);
    let of_role = |&(role, how): &(Role, &str)| {
        let (mut houses, mut cells, mut candidates) = (HouseSet::EMPTY, CellSet::EMPTY, [CellSet::EMPTY; 9]);
        for mark in marks.clone() {
            match *mark {
                Mark::Houses(of, these) if of == role => houses |= these,
                Mark::Cells(of, these) if of == role => cells |= these,
                Mark::Candidates(of, digits, these) if of == role => {
                    digits.iter().for_each(|digit| candidates[digit.index()] |= these);
                }
                _ => {}
            }
        }
        let houses = (!houses.is_empty()).then(|| words::houses(houses));
        let cells = (!cells.is_empty()).then(|| words::short(cells));
        let candidates = candidates.iter().zip(Digit::all(9)).filter(|(cells, _)| !cells.is_empty());
        let candidates = candidates.map(|(&cells, digit)| format!("{digit} in {}", words::short(cells)));
        let what: Vec<String> = houses.into_iter().chain(cells).chain(candidates).collect();
        (!what.is_empty()).then(|| format!("{how}: {}.", what.join(", ")))
    };
    let mut told: Vec<String> = DRAWN.iter().filter_map(of_role).collect();
    let has = |kind| marks.clone().any(|mark| matches!(mark, Mark::Link(link) if link.kind == kind));
    if has(LinkKind::Strong) {
        told.push("Full arrows: if not the one, then the other.".to_owned());
    }
    if has(LinkKind::Weak) {
        told.push("Dashed arrows: if the one, then not the other.".to_owned());
    }
    told.join(" ")
}

/// The house of the pattern, otherwise its digit, otherwise the house that it changes.
fn look(position: &Position, step: &Step) -> Sentence {
    let of_house =
        |text: String, house| Sentence { text, marks: vec![Mark::Houses(Role::Focus, HouseSet::of(house))] };
    if let Some(house) = step.evidence.house() {
        return of_house(format!("Look at {}.", house_name(house)), house);
    }
    if let Some(digit) = step.evidence.digits().single() {
        let all = Mark::Candidates(Role::Focus, DigitSet::of(digit), position.cells_of(digit));
        return Sentence { text: format!("Look at where {digit} can go."), marks: vec![all] };
    }
    let changed = step.placements.iter().chain(&step.eliminations).map(|candidate| candidate.cell);
    if let Some(house) = changed.collect::<CellSet>().common_houses().iter().last() {
        let what =
            if step.placements.is_empty() { "Something can be ruled out" } else { "A digit can be written" };
        return of_house(format!("{what} in {}.", house_name(house)), house);
    }
    let digits = words::digits(step.removed_digits());
    Sentence { text: format!("Look at where {digits} can go."), marks: Vec::new() }
}
