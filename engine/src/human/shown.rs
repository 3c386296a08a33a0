//! A step ready to be shown, as plain data. The worker links the ladder and creates it with
//! [`ShownStep::new`]. The page does not link the ladder, and draws [`ShownStep::look`],
//! [`ShownStep::pattern`] or [`ShownStep::marks_up_to`].
//!
//! Invariant: every marked candidate was in the position, so drawing needs no position.
//!
//! Hints, solve paths, lessons and practice use it.

use std::ops::Range;

use super::candidate::Candidate;
use super::code::Code;
use super::ground::{Ground, Wide};
use super::marks::{LinkKind, Mark, Role, Sentence};
use super::position::Position;
use super::say;
use super::technique::{Step, Tier};
use super::wide::{Cells, Houses};
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, Variant, messages};

messages! {
    fn look_at_house(house: Message);
    fn look_at_digits(digits: DigitSet);
    fn look_for_removal(house: Message);
    fn look_for_placement(house: Message);

    /// `parts`: a sentence for each kind of mark.
    fn drawn_parts(parts: Vec<Message>);
    /// `role`: how the marks are drawn.
    fn drawn_role(role: &'static str, what: Vec<Message>);
    fn drawn_houses(houses: Vec<Message>);
    fn drawn_cells(cells: Vec<String>);
    fn drawn_candidates(digit: Digit, cells: Vec<String>);
    fn drawn_strong_links();
    fn drawn_weak_links();
}

/// A step with everything that a player can read or see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShownStep {
    /// The board.
    pub variant: Variant,
    /// The technique's code.
    pub code: Code,
    /// How difficult the technique is to spot.
    pub tier: Tier,
    /// Whether the step is valid only because the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// The step in the notation that players exchange: `Naked Pair: 1,6 in r1c45 => r1c2<>1`.
    pub line: String,
    /// Where to look: a house or a digit, with marks.
    pub look: Sentence,
    /// The pattern in words: what is drawn, and how.
    pub drawn: Message,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to remove.
    pub eliminations: Vec<Candidate>,
    /// The proof. The last sentence says what the step writes or removes.
    pub sentences: Vec<Sentence>,
}

impl ShownStep {
    /// A step as it is shown in the position in which it was found.
    pub fn new<G: Ground>(position: &Position<G>, step: &Step) -> Self {
        let position = &position.widen();
        let there = |sentence: Sentence| Sentence {
            marks: sentence.marks.into_iter().flat_map(|mark| only_there(position, mark)).collect(),
            ..sentence
        };
        let sentences: Vec<Sentence> = step.prove(position).sentences.into_iter().map(there).collect();
        let geometry = position.ground().geometry();
        Self {
            variant: geometry.variant(),
            code: step.technique.code,
            tier: step.technique.tier,
            needs_uniqueness: step.technique.needs_uniqueness,
            line: step.to_string(),
            look: look(position, step),
            placements: step.placements.clone(),
            eliminations: step.eliminations.clone(),
            drawn: drawn(geometry, &sentences),
            sentences,
        }
    }

    /// The pattern: all marks except those of the outcome.
    pub fn pattern(&self) -> impl Iterator<Item = &Mark> {
        let is_outcome = |mark: &&Mark| matches!(mark, Mark::Candidates(Role::Removed | Role::Placed, ..));
        self.marks_up_to(self.sentences.len()).filter(move |mark| !is_outcome(mark))
    }

    /// The sentences of the refutation within the proof that a sentence is in: the second supposition and
    /// what follows from it. What that proves is not among them.
    pub fn refutation(&self, sentence: usize) -> Option<Range<usize>> {
        refutation(&self.sentences, sentence)
    }

    /// The marks of a sentence of the proof, counted from 0, and of all sentences before it. A refutation
    /// within the proof takes its marks with it when it has ended.
    pub fn marks_up_to(&self, sentence: usize) -> impl Iterator<Item = &Mark> {
        marks_up_to(&self.sentences, sentence)
    }
}

/// The sentences of the refutation that a sentence is in.
fn refutation(sentences: &[Sentence], place: usize) -> Option<Range<usize>> {
    let is_detail = |place: usize| sentences.get(place).is_some_and(|sentence| sentence.is_detail);
    let start = if is_detail(place) { (0..place).rfind(|&before| !is_detail(before))? } else { place };
    let count = (start + 1..sentences.len()).take_while(|&later| is_detail(later)).count();
    (count > 0).then(|| start..start + 1 + count)
}

fn marks_up_to(sentences: &[Sentence], last: usize) -> impl Iterator<Item = &Mark> {
    let has_ended =
        move |place: usize| refutation(sentences, place).is_some_and(|sentences| sentences.end <= last);
    let lasting = sentences.iter().enumerate().take(last + 1).filter(move |(place, _)| !has_ended(*place));
    lasting.flat_map(|(_, sentence)| &sentence.marks)
}

/// The mark without candidates that are not in the position, split by digit.
fn only_there(position: &Position<Wide>, mark: Mark) -> Vec<Mark> {
    let Mark::Candidates(role, digits, cells) = mark else { return vec![mark] };
    let of_digit = |digit| (DigitSet::of(digit), cells & position.cells_of(digit));
    let marks = digits.iter().map(of_digit).filter(|(_, cells)| !cells.is_empty());
    marks.map(|(digit, cells)| Mark::Candidates(role, digit, cells)).collect()
}

/// How each role is drawn, for players who read the picture. Links come last.
const DRAWN: [(Role, &str); 14] = [
    (Role::Base, "frame"),
    (Role::Cover, "dashed_frame"),
    (Role::SetA, "first_set"),
    (Role::SetB, "second_set"),
    (Role::SetC, "third_set"),
    (Role::Focus, "ring"),
    (Role::Kept, "disc"),
    (Role::Fin, "diamond"),
    (Role::On, "disc"),
    (Role::Off, "square"),
    (Role::ColourA, "disc"),
    (Role::ColourB, "square"),
    (Role::ColourC, "diamond"),
    (Role::ColourD, "triangle"),
];

/// The marks in words, by role.
fn drawn(geometry: &Geometry, sentences: &[Sentence]) -> Message {
    let marks: Vec<&Mark> = marks_up_to(sentences, sentences.len()).collect();
    let of_role = |&(role, how): &(Role, &'static str)| {
        let (mut houses, mut cells) = (Houses::EMPTY, Cells::EMPTY);
        let mut candidates = vec![Cells::EMPTY; geometry.side()];
        for mark in marks.iter().copied() {
            match *mark {
                Mark::Houses(of, these) if of == role => houses |= these,
                Mark::Cells(of, these) if of == role => cells |= these,
                Mark::Candidates(of, digits, these) if of == role => {
                    digits.iter().for_each(|digit| candidates[digit.index()] |= these);
                }
                _ => {}
            }
        }
        let houses = (!houses.is_empty()).then(|| drawn_houses(say::houses(geometry, houses)));
        let cells = (!cells.is_empty()).then(|| drawn_cells(say::names(geometry, cells)));
        let candidates =
            candidates.iter().zip(Digit::all(geometry.side())).filter(|(cells, _)| !cells.is_empty());
        let candidates =
            candidates.map(|(&cells, digit)| drawn_candidates(digit, say::names(geometry, cells)));
        let what: Vec<Message> = houses.into_iter().chain(cells).chain(candidates).collect();
        (!what.is_empty()).then(|| drawn_role(how, what))
    };
    let mut parts: Vec<Message> = DRAWN.iter().filter_map(of_role).collect();
    let has = |kind| marks.iter().any(|mark| matches!(mark, Mark::Link(link) if link.kind == kind));
    parts.extend(has(LinkKind::Strong).then(drawn_strong_links));
    parts.extend(has(LinkKind::Weak).then(drawn_weak_links));
    drawn_parts(parts)
}

/// Where to look: the house of the pattern, otherwise its digit, otherwise the house that the step
/// changes most.
fn look(position: &Position<Wide>, step: &Step) -> Sentence {
    let ground = position.ground();
    let of_house = |message: fn(Message) -> Message, house: usize| Sentence {
        message: message(ground.house_name(house)),
        marks: vec![Mark::Houses(Role::Focus, Houses::of(house))],
        is_detail: false,
    };
    if let Some(house) = step.house() {
        return of_house(look_at_house, house);
    }
    let digits = step.pattern().digits();
    if let Some(digit) = digits.single() {
        let all = Mark::Candidates(Role::Focus, digits, position.cells_of(digit));
        return Sentence { message: look_at_digits(digits), marks: vec![all], is_detail: false };
    }
    let changed = step.placements.iter().map(|at| at.cell).collect::<Cells>() | step.cleared();
    let message = if step.placements.is_empty() { look_for_removal } else { look_for_placement };
    // Of several with most of the cells it is the last, since boxes come after lines.
    let count = |house: &usize| (ground.house(*house) & changed).len();
    of_house(message, (0..ground.house_count()).max_by_key(count).unwrap_or_default())
}
