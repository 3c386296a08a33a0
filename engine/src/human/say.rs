//! Messages that several techniques share, and how cells, houses and candidates become
//! arguments of messages. The sentences are in `locales/en/hints.ftl`.

use super::cells::{CellSet, HouseSet, name};
use super::forcing::Impossible;
use super::technique::Step;
use super::wide::Houses;
use super::words::by_digit;
use crate::message::{Arg, Message};
use crate::{Digit, DigitSet, Geometry, HouseKind, messages};

/// Cells as an argument: names such as r1c4, in the notation of their board.
pub(super) trait CellNames: Into<Arg> {}
impl CellNames for CellSet {}
impl CellNames for Vec<String> {}

/// Houses as an argument: one message for each kind.
pub(super) trait HouseNames: Into<Arg> {}
impl HouseNames for HouseSet {}
impl HouseNames for Vec<Message> {}

messages! {
    /// A row, column or box. `kind`: `row`, `column`, `box` or `diagonal`.
    pub fn house_name(kind: &'static str, number: usize);
    /// Several houses of a kind.
    fn houses_of_kind(kind: &'static str, count: usize, numbers: Vec<usize>);

    pub(super) fn set_holds(cells: impl CellNames, digits: DigitSet);
    pub(super) fn cell_holds_one_of(cell: String, digits: DigitSet);
    pub(super) fn suppose(cell: String, digit: Digit);

    pub(super) fn outcome_placed(cell: String, digit: Digit);
    pub(super) fn outcome_removed(digit: Digit, cells: impl CellNames);
    pub(super) fn outcome_removed_several(candidates: Vec<Message>);
    pub(super) fn digit_from_cells(digit: Digit, cells: impl CellNames);

    pub(super) fn then_no_candidate(cell: String);
    pub(super) fn then_no_place(digit: Digit, house: Message);
}

/// The cells by name: `r1c1`, `r1c2`.
impl From<CellSet> for Arg {
    fn from(cells: CellSet) -> Self {
        cells.into_iter().map(name).collect::<Vec<_>>().into()
    }
}

/// The houses by kind: rows 2 and 5, box 3.
impl From<HouseSet> for Arg {
    fn from(houses: HouseSet) -> Self {
        let kinds = [("row", HouseSet::ROWS), ("column", HouseSet::COLUMNS), ("box", HouseSet::BOXES)];
        let of_kind = |(kind, all): (&'static str, HouseSet)| {
            let numbers: Vec<usize> = (houses & all).iter().map(|house| house % 9 + 1).collect();
            (!numbers.is_empty()).then(|| houses_of_kind(kind, numbers.len(), numbers))
        };
        kinds.into_iter().filter_map(of_kind).collect::<Vec<_>>().into()
    }
}

/// The houses of any board by kind: rows 2 and 5, box 3, diagonal 1.
pub(super) fn houses(geometry: &Geometry, houses: Houses) -> Vec<Message> {
    let of_kind = |kind: HouseKind| {
        let known = houses.into_iter().filter_map(|house| geometry.houses().get(house));
        let numbers: Vec<usize> =
            known.filter(|house| house.kind == kind).map(|house| house.number + 1).collect();
        (!numbers.is_empty()).then(|| houses_of_kind(kind.name(), numbers.len(), numbers))
    };
    HouseKind::ALL.into_iter().filter_map(of_kind).collect()
}

/// The name of a house of the classic board, by its number.
pub(super) fn house(house: usize) -> Message {
    house_name(["row", "column", "box"][house / 9], house % 9 + 1)
}

/// The last sentence of a proof: what the step writes or removes.
pub(super) fn outcome(step: &Step) -> Message {
    if let Some(placed) = step.placements.first() {
        return outcome_placed(name(placed.cell), placed.digit);
    }
    let removed = by_digit(&step.eliminations);
    if let [(digit, cells)] = removed[..] {
        return outcome_removed(digit, cells);
    }
    let each = removed.into_iter().map(|(digit, cells)| digit_from_cells(digit, cells));
    outcome_removed_several(each.collect())
}

/// The contradiction that a supposition leads to.
pub(super) fn impossible(impossible: Impossible) -> Message {
    match impossible {
        Impossible::Cell(cell) => then_no_candidate(name(cell)),
        Impossible::House(digit, lost) => then_no_place(digit, house(lost)),
    }
}
