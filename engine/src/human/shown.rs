//! A step ready to be shown: plain data, worked out where the ladder is linked
//! (the worker), drawn where it is not (the page).
//!
//! How to use it: [`ShownStep::new`] in the worker, send it, and on the page draw
//! [`ShownStep::look`], [`ShownStep::pattern`] or [`ShownStep::told`] with
//! `session::picture` and `ui::components::marks`. Every candidate that is marked
//! was there in the position, so nobody needs the position to draw it.
//!
//! Called by the worker for hints, solve paths, lessons and practice.

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet, house_name};
use super::marks::{LinkKind, Mark, Role, Sentence};
use super::position::Position;
use super::technique::{Pattern, Step, Tier};
use super::words;
use crate::{Digit, DigitSet};

/// A step with everything that a player may read or see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShownStep {
    /// The technique's name.
    pub name: String,
    /// Its four digits.
    pub code: String,
    /// How difficult it is to see.
    pub tier: Tier,
    /// Its idea in a sentence or two.
    pub lesson: String,
    /// Whether it holds only because the puzzle has one solution.
    pub needs_uniqueness: bool,
    /// The step in a line, as the field writes it: `Naked Pair: 1,6 in r1c45 => r1c2<>1`.
    pub line: String,
    /// Where to look for it: a house or a digit, with marks for it.
    pub look: Sentence,
    /// The pattern in words: what is drawn, and how.
    pub drawn: String,
    /// Digits that can be written.
    pub placements: Vec<Candidate>,
    /// Candidates that can be taken away.
    pub eliminations: Vec<Candidate>,
    /// The proof. The last sentence says what the step does.
    pub sentences: Vec<Sentence>,
}

impl ShownStep {
    /// A step as it is shown in the position that it was found in.
    pub fn new(position: &Position, step: &Step) -> Self {
        let technique = step.technique;
        let there = |sentence: Sentence| Sentence {
            marks: sentence.marks.into_iter().flat_map(|mark| only_there(position, mark)).collect(),
            ..sentence
        };
        let sentences: Vec<Sentence> = step.explain(position).sentences.into_iter().map(there).collect();
        Self {
            name: technique.name.to_owned(),
            code: technique.code.to_owned(),
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

    /// The pattern without what it does: all marks but those of the outcome.
    pub fn pattern(&self) -> impl Iterator<Item = &Mark> {
        let is_outcome = |mark: &&Mark| matches!(mark, Mark::Candidates(Role::Removed | Role::Placed, ..));
        self.sentences.iter().flat_map(|sentence| &sentence.marks).filter(move |mark| !is_outcome(mark))
    }

    /// What is drawn once a sentence of the proof is read: its marks and those of
    /// all before it. Counted from 0.
    pub fn told(&self, sentence: usize) -> impl Iterator<Item = &Mark> {
        self.sentences.iter().take(sentence + 1).flat_map(|sentence| &sentence.marks)
    }
}

/// A mark less the candidates that are not there, digit by digit.
fn only_there(position: &Position, mark: Mark) -> Vec<Mark> {
    let Mark::Candidates(role, digits, cells) = mark else { return vec![mark] };
    let of_digit = |digit| (DigitSet::of(digit), cells & position.cells_of(digit));
    let marks = digits.iter().map(of_digit).filter(|(_, cells)| !cells.is_empty());
    marks.map(|(digit, cells)| Mark::Candidates(role, digit, cells)).collect()
}

/// How each role is drawn, for whoever reads what is to be seen. Links come last.
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

/// The house that the pattern lies in; else its digit; else where it acts.
fn look(position: &Position, step: &Step) -> Sentence {
    let pattern = &step.pattern;
    let of_house =
        |text: String, house| Sentence { text, marks: vec![Mark::Houses(Role::Focus, HouseSet::of(house))] };
    if let Some(house) = only_house(pattern) {
        return of_house(format!("Look at {}.", house_name(house)), house);
    }
    if let (Some(digit), 1) = (pattern.digits.first(), pattern.digits.len()) {
        let all = Mark::Candidates(Role::Focus, pattern.digits, position.cells_of(digit));
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

/// The house that the whole pattern lies in, a box rather than a line.
fn only_house(pattern: &Pattern) -> Option<usize> {
    if pattern.base.len() == 1 {
        return pattern.base.first();
    }
    let sets = pattern.sets.iter().fold(CellSet::EMPTY, |all, &(cells, _)| all | cells);
    let chain = pattern.chain.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells);
    let cells = pattern.cells | pattern.others | pattern.fins | sets | chain;
    let houses = if cells.is_empty() { HouseSet::EMPTY } else { cells.common_houses() };
    houses.iter().last()
}
