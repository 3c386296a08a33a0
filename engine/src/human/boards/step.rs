//! A step on any board. What its rule saw is a [`Pattern`], from which proof and line are made on
//! demand.

use std::fmt;
use std::rc::Rc;

use super::position::Position;
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Mark, Role};
use crate::human::shown::{
    ShownSentence, ShownStep, look_at_digits, look_at_house, look_for_placement, look_for_removal,
};
use crate::human::technique::Technique;
use crate::human::wide::{Cells, Houses};
use crate::human::{say, words};
use crate::message::Message;
use crate::{DigitSet, Geometry};

/// The proof of a step.
pub(super) type Proof = Explanation<Cells, Houses>;

/// What a rule saw when it found a step.
pub(super) trait Pattern: fmt::Debug {
    /// The digits that the pattern is made of.
    fn digits(&self) -> DigitSet;

    /// The cells that the pattern is made of.
    fn cells(&self) -> Cells;

    /// The house that the rule starts from, if there is one.
    fn house(&self) -> Option<usize> {
        None
    }

    /// The proof without its last sentence, which is the outcome.
    fn explain(&self, position: &Position, step: &Step) -> Proof;

    /// Where it is, in the notation that players exchange. `None` where the outcome says it.
    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String>;
}

/// One application of a technique.
#[derive(Clone, Debug)]
pub struct Step {
    /// The technique.
    pub technique: &'static Technique,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to remove.
    pub eliminations: Vec<Candidate>,
    geometry: &'static Geometry,
    pattern: Rc<dyn Pattern>,
}

impl Step {
    /// A step that removes candidates.
    pub(super) fn removing(
        position: &Position,
        technique: &'static Technique,
        pattern: impl Pattern + 'static,
        eliminations: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        Self {
            technique,
            placements: Vec::new(),
            eliminations: eliminations.into_iter().collect(),
            geometry: position.board().geometry(),
            pattern: Rc::new(pattern),
        }
    }

    /// A step that writes one digit.
    pub(super) fn placing(
        position: &Position,
        technique: &'static Technique,
        pattern: impl Pattern + 'static,
        placement: Candidate,
    ) -> Self {
        Self { placements: vec![placement], ..Self::removing(position, technique, pattern, []) }
    }

    /// Whether the step changes the position: it writes or removes at least one candidate, and all
    /// these candidates are there.
    pub(super) fn is_possible(&self, position: &Position) -> bool {
        let mut all = self.placements.iter().chain(&self.eliminations).peekable();
        all.peek().is_some() && all.all(|&candidate| position.has(candidate))
    }

    /// The cells that lose a candidate.
    pub(super) fn cleared(&self) -> Cells {
        self.eliminations.iter().map(|candidate| candidate.cell).collect()
    }

    /// The outcome in short: `r1c4=6` or `r12c7<>4, r3c9<>5`.
    pub fn outcome(&self) -> String {
        let placed = self.placements.iter();
        let placed = placed.map(|at| format!("{}={}", self.geometry.name(at.cell), at.digit));
        let removed = self.removed_by_digit().into_iter();
        let removed =
            removed.map(|(digit, cells)| format!("{}<>{digit}", words::short_on(self.geometry, cells)));
        placed.chain(removed).collect::<Vec<_>>().join(", ")
    }

    /// The eliminations by digit, smallest digit first.
    fn removed_by_digit(&self) -> Vec<(crate::Digit, Cells)> {
        let digits: DigitSet = self.eliminations.iter().map(|candidate| candidate.digit).collect();
        let cells_of = |digit| {
            self.eliminations.iter().filter(|at| at.digit == digit).map(|at| at.cell).collect::<Cells>()
        };
        digits.iter().map(|digit| (digit, cells_of(digit))).collect()
    }

    /// The step with its proof, as it is shown in the position in which it was found.
    pub fn shown(&self, position: &Position) -> ShownStep {
        let proof = self.pattern.explain(position, self).say(self.outcome_told());
        let proof = self
            .placements
            .iter()
            .fold(proof, |proof, at| proof.candidates(Role::Placed, at.digit, Cells::of(at.cell)));
        let proof = self
            .removed_by_digit()
            .into_iter()
            .fold(proof, |proof, (digit, cells)| proof.candidates(Role::Removed, digit, cells));
        ShownStep::of_board(
            self.geometry.variant(),
            self.technique,
            (self.placements.clone(), self.eliminations.clone()),
            self.to_string(),
            self.look(position),
            proof.sentences,
            &|digit| position.cells_of(digit),
        )
    }

    /// The last sentence of the proof.
    fn outcome_told(&self) -> Message {
        let names = |cells: Cells| cells.into_iter().map(|cell| self.geometry.name(cell)).collect::<Vec<_>>();
        if let Some(placed) = self.placements.first() {
            return say::outcome_placed(self.geometry.name(placed.cell), placed.digit);
        }
        let removed = self.removed_by_digit();
        if let [(digit, cells)] = removed[..] {
            return say::outcome_removed(digit, names(cells));
        }
        let each = removed.into_iter().map(|(digit, cells)| say::digit_from_cells(digit, names(cells)));
        say::outcome_removed_several(each.collect())
    }

    /// Where to look: the house of the pattern, otherwise its digit, otherwise a house that the step
    /// changes.
    fn look(&self, position: &Position) -> ShownSentence {
        let board = position.board();
        let of_house = |message: fn(Message) -> Message, house: usize| ShownSentence {
            message: message(board.house_name(house)),
            marks: vec![Mark::Houses(Role::Focus, Houses::of(house))],
        };
        let last_common =
            |cells: Cells| board.common_houses(cells).into_iter().last().filter(|_| !cells.is_empty());
        if let Some(house) = self.pattern.house().or_else(|| last_common(self.pattern.cells())) {
            return of_house(look_at_house, house);
        }
        let digits = self.pattern.digits();
        if let Some(digit) = digits.single() {
            let all = Mark::Candidates(Role::Focus, digits, position.cells_of(digit));
            return ShownSentence { message: look_at_digits(digits), marks: vec![all] };
        }
        let changed = self.placements.iter().chain(&self.eliminations).map(|at| at.cell).collect::<Cells>();
        let message = if self.placements.is_empty() { look_for_removal } else { look_for_placement };
        let count = |house: &usize| (board.house(*house) & changed).len();
        let fullest = || (0..board.house_count()).max_by_key(count).unwrap_or_default();
        of_house(message, last_common(changed).unwrap_or_else(fullest))
    }
}

impl fmt::Display for Step {
    /// The line that players exchange: `Naked Pair: 1,6 in r1c45 => r1c12<>1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, outcome) = (self.technique.name, self.outcome());
        match self.pattern.notation(self.geometry, self) {
            Some(place) => write!(f, "{name}: {place} => {outcome}"),
            None => write!(f, "{name}: {outcome}"),
        }
    }
}
