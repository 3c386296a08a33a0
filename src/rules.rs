//! What players read and hear of the rules of a board: its name, each rule as a sentence, where a
//! cell lies, and which rule a digit breaks.

use nonet_engine::human::house_name;
use nonet_engine::message::Message;
use nonet_engine::rules::{Kind, Takes};
use nonet_engine::{Cell, Digit, Grid, House, HouseKind, Variant, messages};
use nonet_later::later;

messages! {
    fn board_plain(side: u16);
    fn board_diagonals(side: u16);
    fn board_rules(side: u16, rules: Vec<Message>);
    /// `rule`: the name of a kind in `nonet_engine::rules::KINDS`, or `diagonals`.
    pub(crate) fn rule_name(rule: &'static str);
    pub(crate) fn rule_text(rule: &'static str);
    pub(crate) fn cell_place(row: u8, column: u8, box_number: u8);
    fn cell_place_and(row: u8, column: u8, places: Vec<Message>);
    fn cell_rule(rule: &'static str);
}

/// Whether the app draws a board: its cells and notes have classes in styles/board.css, and its rules have
/// shapes and words.
pub(crate) fn is_playable(variant: Variant) -> bool {
    matches!(variant.layout().side, 4..=12 | 16 | 25) && !variant.has_clues()
}

/// Whether the app has words for a kind of rule, and draws it. It does not for clues.
pub(crate) fn is_played(kind: &Kind) -> bool {
    !matches!(kind.takes, Takes::Clue(_))
}

/// The kinds of rules of a board, each once. Two diagonals are one rule.
fn kinds(variant: Variant) -> Vec<&'static str> {
    let rules = variant.rules();
    let has_both = rules.has("diagonal") && rules.has("antidiagonal");
    let mut kinds = Vec::new();
    for name in rules.constraints().iter().map(|constraint| constraint.kind().name) {
        let name = match name {
            "diagonal" | "antidiagonal" if has_both => "diagonals",
            name => name,
        };
        if !kinds.contains(&name) {
            kinds.push(name);
        }
    }
    kinds
}

/// The name of a house.
pub(crate) fn name_of(house: &House) -> Message {
    house_name(house.kind.name(), house.number + 1)
}

/// The name of a board, such as "9 × 9 with windoku and anti-knight".
pub(crate) fn board(variant: Variant) -> Message {
    let layout = variant.layout();
    let side = u16::from(layout.side);
    match (variant.is_named(), layout.diagonals) {
        (false, _) => board_name(variant),
        (true, false) => board_plain(side),
        (true, true) => board_diagonals(side),
    }
}

#[later]
fn board_name(variant: Variant) -> Message {
    board_rules(variant.layout().side.into(), kinds(variant).into_iter().map(rule_name).collect())
}

/// A sentence for each rule of a board besides rows, columns and boxes.
pub fn sentences(variant: Variant) -> Vec<Message> {
    kinds(variant).into_iter().map(rule_text).collect()
}

/// Where a cell lies: row, column and box, or row, column and all other regions, and what it is marked
/// as.
pub(crate) fn place(variant: Variant, cell: Cell) -> Message {
    let geometry = variant.geometry();
    let [row, column, region] =
        [geometry.row(cell), geometry.column(cell), geometry.box_number(cell)].map(|number| number as u8 + 1);
    if variant.is_named() {
        cell_place(row, column, region)
    } else {
        place_among_rules(variant, cell, [row, column])
    }
}

#[later]
fn place_among_rules(variant: Variant, cell: Cell, place: [u8; 2]) -> Message {
    let [row, column] = place;
    let geometry = variant.geometry();
    let houses = geometry.houses_of(cell).iter().map(|&house| &geometry.houses()[house]);
    let is_said = |kind| !matches!(kind, HouseKind::Row | HouseKind::Column | HouseKind::Group);
    let mut places: Vec<Message> = houses.filter(|house| is_said(house.kind)).map(name_of).collect();
    for constraint in variant.rules().constraints().iter().filter(|one| one.cells().contains(&cell)) {
        if constraint.kind().takes == Takes::Marks {
            places.push(cell_rule(constraint.kind().name));
        }
    }
    cell_place_and(row, column, places)
}

/// What a digit in a cell breaks: the kind of a house that has it already, or the kind of a rule.
pub(crate) fn broken(digits: &Grid, cell: Cell, digit: Digit) -> Option<&'static str> {
    let geometry = digits.geometry();
    let holds = |other: &Cell| *other != cell && digits.get(*other) == Some(digit);
    let mut houses = geometry.houses_of(cell).iter().map(|&house| &geometry.houses()[house]);
    let house = houses.find(|house| house.cells.iter().any(holds)).map(|house| house.kind.name());
    house.or_else(|| if digits.variant().is_named() { None } else { broken_rule(digits, cell, digit) })
}

#[later]
fn broken_rule(digits: &Grid, cell: Cell, digit: Digit) -> Option<&'static str> {
    digits.variant().rules().broken_by(digits, cell, digit).map(|kind| kind.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use nonet_engine::rules::KINDS;

    fn named(text: &str) -> String {
        english(&board(text.parse().unwrap()))
    }

    #[test]
    fn a_board_is_named_by_its_rules() {
        assert_eq!(named("9x9+windoku+anti-knight"), "9 × 9 with windoku and anti-knight");
        assert_eq!(named("9x9+diagonal+antidiagonal+odd:r1c1"), "9 × 9 with both diagonals and odd cells");
        assert_eq!(named("9x9-diagonal"), "9 × 9 with diagonals");
    }

    #[test]
    fn every_kind_of_rule_has_a_name_and_a_sentence_of_its_own() {
        for text in [rule_name, rule_text] {
            let played = || KINDS.iter().filter(|kind| is_played(kind));
            let mut texts: Vec<_> = played().map(|kind| english(&text(kind.name))).collect();
            texts.push(english(&text("diagonals")));
            texts.sort_unstable();
            texts.dedup();
            // Both kinds of single diagonals have the same sentence.
            assert!(texts.len() >= played().count(), "{texts:?}");
        }
        let marks = KINDS.iter().filter(|kind| kind.takes == Takes::Marks);
        let mut texts: Vec<_> = marks.map(|kind| english(&cell_rule(kind.name))).collect();
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{texts:?}");
    }

    #[test]
    fn boards_with_clues_are_not_playable() {
        let board = |text: &str| text.parse::<Variant>().unwrap();
        assert!(is_playable(board("9x9+windoku")) && !is_playable(board("9x9+windoku+killer:r1c1,r1c2=5")));
        let clues = KINDS.iter().filter(|kind| !is_played(kind)).count();
        assert!(clues > 30, "{clues} kinds of clues");
    }

    #[test]
    fn a_cell_is_told_with_all_its_regions_and_marks() {
        let told = |text: &str, cell| english(&place(text.parse().unwrap(), Cell::new(cell)));
        assert_eq!(told("9x9", 10), "row 2 column 2, box 1");
        assert_eq!(told("9x9+windoku+odd:r2c2", 10), "row 2 column 2, box 1, window 1, odd cell");
        assert_eq!(told("5x5+jigsaw:1122211122333443354455554", 7), "row 2 column 3, region 1");
    }

    #[test]
    fn a_digit_that_breaks_a_rule_is_told_the_rule() {
        let five = Digit::new(5).unwrap();
        let broken = |text: &str, value: u8, other: usize, digit: u8| {
            let mut digits = Grid::empty(text.parse().unwrap());
            digits.set(Cell::new(other), Digit::new(value));
            digits.set(Cell::new(40), Digit::new(digit));
            super::broken(&digits, Cell::new(40), digits.get(Cell::new(40)).unwrap_or(five))
        };
        assert_eq!(broken("9x9+anti-knight", 5, 23, 5), Some("anti-knight"));
        assert_eq!(broken("9x9+anti-king", 5, 30, 5), Some("box"));
        assert_eq!(broken("9x9+non-consecutive", 6, 39, 5), Some("non-consecutive"));
        assert_eq!(broken("9x9+non-consecutive", 7, 39, 5), None);
        assert_eq!(broken("9x9+odd:r5c5", 1, 0, 4), Some("odd"));
        assert_eq!(broken("9x9", 5, 23, 5), None);
    }
}
