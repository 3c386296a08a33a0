//! Messages that several techniques share, and how cells, houses and candidates become
//! arguments of messages. The sentences are in `locales/en/hints.ftl`,
//! and names of houses in `game.ftl`.

use super::candidate::Candidate;
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Role};
use super::wide::{Cells, Houses};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, HouseKind, messages};

messages! {
    /// A row, column or box. `kind`: `row`, `column`, `box` or `diagonal`.
    pub fn house_name(kind: &'static str, number: usize);
    /// Several houses of a kind.
    fn houses_of_kind(kind: &'static str, count: usize, numbers: Vec<usize>);

    pub(super) fn set_holds(cells: Vec<String>, digits: DigitSet);
    pub(super) fn cell_holds_one_of(cell: String, digits: DigitSet);
    pub(super) fn suppose(cell: String, digit: Digit);
    /// A second supposition within the first.
    pub(super) fn suppose_also(cell: String, digit: Digit);
    fn at_least_one(digit: Digit, cells: Vec<String>);

    pub(super) fn outcome_placed(cell: String, digit: Digit);
    pub(super) fn outcome_removed(digit: Digit, cells: Vec<String>);
    pub(super) fn outcome_removed_several(candidates: Vec<Message>);
    /// Within a sentence: candidates of one digit.
    fn digit_in_cells(digit: Digit, cells: Vec<String>);
    pub(super) fn digit_from_cells(digit: Digit, cells: Vec<String>);

    // `from`: the cells that rule out the candidates or the places, as far as earlier sentences do not.
    pub(super) fn then_no_candidate(cell: String, from: Vec<String>, count: usize);
    pub(super) fn then_no_place(digit: Digit, house: Message, from: Vec<String>, count: usize);
    /// The end of a second supposition.
    pub(super) fn then_not(cell: String, digit: Digit);
}

/// What sentences call cells and houses.
impl Wide {
    /// The name of a cell.
    pub(super) fn name(self, cell: Cell) -> String {
        self.geometry().name(cell)
    }

    /// The names of cells.
    pub(super) fn names(self, cells: Cells) -> Vec<String> {
        names(self.geometry(), cells)
    }

    /// What sentences call candidates, by digit.
    pub(super) fn candidate_names(self, candidates: &[Candidate]) -> Vec<Message> {
        let each = by_digit(candidates).into_iter();
        each.map(|(digit, cells)| digit_in_cells(digit, self.names(cells))).collect()
    }

    /// The name of a house.
    pub(super) fn house_name(self, house: usize) -> Message {
        let house = &self.geometry().houses()[house];
        house_name(house.kind.name(), house.number + 1)
    }

    /// The houses by kind: rows 2 and 5, box 3.
    pub(super) fn house_names(self, all: Houses) -> Vec<Message> {
        houses(self.geometry(), all)
    }
}

impl Explanation {
    /// Says that one of these cells holds the digit, so that a cell that sees all of them does not.
    #[must_use]
    pub(super) fn say_one_of(self, ground: Wide, digit: Digit, holders: Cells, cleared: Cells) -> Self {
        let message = match holders.single() {
            Some(cell) => outcome_placed(ground.name(cell), digit),
            None => at_least_one(digit, ground.names(holders)),
        };
        self.say(message).candidates(Role::Kept, digit, holders).say_seen(
            ground,
            digit,
            holders,
            cleared & ground.common_peers(holders),
        )
    }
}

/// The cells of each digit.
pub(super) fn by_digit(candidates: &[Candidate]) -> Vec<(Digit, Cells)> {
    let digits: DigitSet = candidates.iter().map(|at| at.digit).collect();
    let cells = |digit| candidates.iter().filter(move |at| at.digit == digit).map(|at| at.cell).collect();
    digits.iter().map(|digit| (digit, cells(digit))).collect()
}

/// The names of cells.
pub(super) fn names(geometry: &Geometry, cells: Cells) -> Vec<String> {
    cells.into_iter().map(|cell| geometry.name(cell)).collect()
}

/// The houses by kind: rows 2 and 5, box 3, diagonal 1.
pub(super) fn houses(geometry: &Geometry, houses: Houses) -> Vec<Message> {
    let of_kind = |kind: HouseKind| {
        let known = houses.into_iter().filter_map(|house| geometry.houses().get(house));
        let numbers: Vec<usize> =
            known.filter(|house| house.kind == kind).map(|house| house.number + 1).collect();
        (!numbers.is_empty()).then(|| houses_of_kind(kind.name(), numbers.len(), numbers))
    };
    HouseKind::ALL.into_iter().filter_map(of_kind).collect()
}
