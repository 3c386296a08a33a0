//! What players read and hear of the rules of a board: its name, each rule as a sentence, where a
//! cell lies, and which rule a digit breaks.

use nonet_engine::human::{clue_name, house_name};
use nonet_engine::message::Message;
use nonet_engine::rules::{Constraint, Shape, Takes};
use nonet_engine::{Cell, Digit, Grid, House, HouseKind, Recipe, Variant, labels, messages};
use nonet_later::later;

messages! {
    fn board_plain(side: u16);
    fn board_diagonals(side: u16);
    fn board_rules(side: u16, rules: Vec<Message>);
    fn rules_list(rules: Vec<Message>);
    /// `rule`: the name of a kind in `nonet_engine::rules::KINDS`, or `diagonals`.
    pub(crate) fn rule_name(rule: &'static str);
    /// `value`: the value of its clues, or the greatest digit.
    pub(crate) fn rule_text(rule: &'static str, value: u16);
    fn clue_clash(digit: Digit, clue: Message);
    fn digit_clash(digit: Digit, house: &'static str);
    pub(crate) fn cell_place(row: u8, column: u8, box_number: u8);
    fn cell_place_and(row: u8, column: u8, places: Vec<Message>);
    fn cell_rule(rule: &'static str);
}

labels! {
    fn rules_usual();
    fn rules_usual_jigsaw();
}

/// Whether the app draws a board: its cells and notes have classes in styles/board.css.
pub(crate) fn is_playable(variant: Variant) -> bool {
    matches!(variant.layout().side, 4..=12 | 16 | 25)
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

/// The name of the board of a recipe, with the clues that its seed draws.
pub(crate) fn board_of(recipe: &Recipe) -> Message {
    if recipe.new_clues.is_empty() { board(recipe.variant) } else { board_to_draw(recipe) }
}

#[later]
fn board_to_draw(recipe: &Recipe) -> Message {
    let rules = kinds(recipe.variant).into_iter().chain(recipe.new_clues.names());
    board_rules(recipe.variant.layout().side.into(), rules.map(rule_name).collect())
}

/// The names of the rules of a board besides rows, columns and boxes.
#[later]
pub(crate) fn rules_named(variant: Variant) -> Message {
    rules_list(kinds(variant).into_iter().map(rule_name).collect())
}

/// Whether cells have a number in their corner beside the notes: the sum of a cage.
pub fn has_sums(variant: Variant) -> bool {
    let is_sum = |shape: &Shape| matches!(shape, Shape::Cage(_, text) if !text.is_empty());
    variant.has_clues() && variant.rules().shapes().iter().any(is_sum)
}

/// A sentence for each rule of a board besides rows, columns and boxes.
pub fn sentences(variant: Variant) -> Vec<Message> {
    kinds(variant).into_iter().map(|rule| rule_text(rule, value_of(variant, rule))).collect()
}

/// All rules of a board as sentences.
pub fn all_sentences(variant: Variant) -> Vec<Message> {
    let usual = if variant.layout().has_boxes { rules_usual() } else { rules_usual_jigsaw() };
    [usual.into()].into_iter().chain(sentences(variant)).collect()
}

/// The sentence of clues that a seed draws on a board: they have the usual values.
pub fn drawn_text(name: &'static str, variant: Variant) -> Message {
    let side = variant.layout().side.into();
    let usual = Constraint::new(name, []).ok().and_then(|clue| clue.value(side));
    rule_text(name, usual.unwrap_or(side as u16))
}

/// The value that the sentence of a rule names: that of its first clue, or the greatest digit.
fn value_of(variant: Variant, rule: &str) -> u16 {
    let side = variant.layout().side;
    let first = variant.rules().constraints().iter().find(|constraint| constraint.kind().name == rule);
    let value = first.filter(|_| rule != "sandwich").and_then(|clue| clue.value(side.into()));
    value.unwrap_or(side.into())
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
    for constraint in variant.rules().constraints().iter().filter(|one| one.has(cell)) {
        match constraint.kind().takes {
            Takes::Marks => places.push(cell_rule(constraint.kind().name)),
            // Only the cell beside a clue outside of the board tells it.
            Takes::Clue(_) if !constraint.is_outside() || constraint.cells()[0] == cell => {
                places.push(clue_name(constraint, geometry));
            }
            _ => {}
        }
    }
    cell_place_and(row, column, places)
}

/// What a digit in a cell breaks: a house that has it already, another rule or a clue.
pub(crate) fn broken(digits: &Grid, cell: Cell, digit: Digit) -> Option<Message> {
    let geometry = digits.geometry();
    let holds = |other: &Cell| *other != cell && digits.get(*other) == Some(digit);
    let mut houses = geometry.houses_of(cell).iter().map(|&house| &geometry.houses()[house]);
    let house = houses.find(|house| house.cells.iter().any(holds));
    let house = house.map(|house| digit_clash(digit, house.kind.name()));
    house.or_else(|| if digits.variant().is_named() { None } else { broken_rule(digits, cell, digit) })
}

#[later]
fn broken_rule(digits: &Grid, cell: Cell, digit: Digit) -> Option<Message> {
    let rule = digits.variant().rules().broken_by(digits, cell, digit)?;
    Some(match rule.kind().takes {
        Takes::Clue(_) => clue_clash(digit, clue_name(rule, digits.geometry())),
        _ => digit_clash(digit, rule.kind().name),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use nonet_engine::human::rule_reason;
    use nonet_engine::rules::{KINDS, Kind};

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
        for text in [rule_name, |rule| rule_text(rule, 5)] {
            let mut texts: Vec<_> = KINDS.iter().map(|kind| english(&text(kind.name))).collect();
            texts.push(english(&text("diagonals")));
            texts.sort_unstable();
            texts.dedup();
            // Both kinds of single diagonals have the same sentence.
            assert!(texts.len() >= KINDS.len(), "{texts:?}");
        }
        let marks = KINDS.iter().filter(|kind| kind.takes == Takes::Marks);
        let mut texts: Vec<_> = marks.map(|kind| english(&cell_rule(kind.name))).collect();
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{texts:?}");
    }

    /// Each kind that is more than houses says what a digit breaks, and why a proof rules it out.
    #[test]
    fn every_kind_of_rule_has_reasons_of_its_own() {
        let five = Digit::new(5).unwrap();
        let rules = KINDS.iter().filter(|kind| matches!(kind.takes, Takes::Nothing | Takes::Marks));
        let rules = rules.filter(|kind| {
            let cells = if kind.takes == Takes::Nothing { "" } else { ":r1c1,r2c4" };
            let board: Variant = format!("9x9+{}{cells}", kind.name).parse().unwrap();
            board.geometry().has_more_than_houses()
        });
        let reasons = |kind: &Kind| [rule_reason(kind.name), digit_clash(five, kind.name)];
        let told = rules.flat_map(reasons).chain([rule_reason("house"), digit_clash(five, "diagonal")]);
        let mut told: Vec<_> = told.map(|text| english(&text)).collect();
        let count = told.len();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), count, "{told:?}");
    }

    #[test]
    fn the_sentence_of_a_rule_names_the_value_of_its_clues() {
        let told = |text: &str| english(&sentences(text.parse().unwrap())[0]);
        assert!(told("9x9+whisper:r1c1-r1c4").ends_with("at least 5."));
        assert!(told("6x6+whisper:r1c1-r1c4").ends_with("at least 3."));
        assert!(told("9x9+whisper:r1c1-r1c4=4").ends_with("at least 4."));
        assert!(told("6x6+sandwich:r1c1-r1c6=0").contains("between 1 and 6"));
        assert_eq!(all_sentences(Variant::CLASSIC).len(), 1);
    }

    #[test]
    fn a_cell_is_told_with_all_its_regions_and_marks() {
        let told = |text: &str, cell| english(&place(text.parse().unwrap(), Cell::new(cell)));
        assert_eq!(told("9x9", 10), "row 2 column 2, box 1");
        assert_eq!(told("9x9+windoku+odd:r2c2", 10), "row 2 column 2, box 1, window 1, odd cell");
        assert_eq!(told("5x5+jigsaw:1122211122333443354455554", 7), "row 2 column 3, region 1");
        let both = "9x9+killer:r2c2,r3c2=12+sandwich:r2c1-r2c9=4";
        assert_eq!(told(both, 10), "row 2 column 2, box 1, the cage of 12 in r2c2, r3c2");
        assert_eq!(told(both, 9), "row 2 column 1, box 1, the sandwich of 4 in row 2");
    }

    #[test]
    fn a_digit_that_breaks_a_rule_is_told_the_rule() {
        let five = Digit::new(5).unwrap();
        let broken = |text: &str, value: u8, other: usize, digit: u8| {
            let mut digits = Grid::empty(text.parse().unwrap());
            digits.set(Cell::new(other), Digit::new(value));
            digits.set(Cell::new(40), Digit::new(digit));
            let clash = super::broken(&digits, Cell::new(40), digits.get(Cell::new(40)).unwrap_or(five));
            clash.map(|clash| english(&clash))
        };
        let breaks =
            |rule: &'static str, digit: u8| Some(english(&digit_clash(Digit::new(digit).unwrap(), rule)));
        assert_eq!(broken("9x9+anti-knight", 5, 23, 5), breaks("anti-knight", 5));
        assert_eq!(broken("9x9+anti-king", 5, 30, 5), breaks("box", 5));
        assert_eq!(broken("9x9+non-consecutive", 6, 39, 5), breaks("non-consecutive", 5));
        assert_eq!(broken("9x9+non-consecutive", 7, 39, 5), None);
        assert_eq!(broken("9x9+odd:r5c5", 1, 0, 4), breaks("odd", 4));
        let clue = broken("9x9+thermo:r5c5,r5c6", 4, 41, 5).unwrap();
        assert_eq!(clue, "5 doesn't fit here: the thermometer from r5c5 to r5c6.");
        assert_eq!(broken("9x9", 5, 23, 5), None);
    }
}
