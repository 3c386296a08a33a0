//! Reads the JSON of f-puzzles.

use std::collections::BTreeMap;

use super::fault::{Bad, bad};
use super::json::{Json, Value};
use super::{Record, TextFault, TextFormat, clues};
use crate::rules::{Constraint, Rules, RulesError, Term, cell_of};
use crate::{Cell, Digit, DigitSet, HouseKind, MAX_DIGIT, Variant};

/// Keys that say nothing about the rules.
const HARMLESS: [&str; 11] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "msgcorrect",
    "successMessage",
];

/// Keys of drawings. They may show a rule that has a key of its own.
const DRAWINGS: [&str; 5] = ["line", "circle", "rectangle", "text", "cage"];

/// The keys of rules of the whole board, and the kinds that they mean.
pub(super) const WHOLE: [(&str, &str); 6] = [
    ("diagonal-", "diagonal"),
    ("diagonal+", "antidiagonal"),
    ("disjointgroups", "disjoint"),
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("nonconsecutive", "non-consecutive"),
];

/// The keys of marked cells, which are also the names of their kinds.
pub(super) const MARKED: [&str; 2] = ["odd", "even"];

/// The key of extra regions. The windows of a windoku are such regions.
pub(super) const EXTRA: &str = "extraregion";
const EXTRA_KIND: &str = "extra";

pub(super) fn read(puzzle: &Json) -> Result<Record, Bad> {
    let Some(rows) = puzzle.get("grid").and_then(Json::as_list) else {
        return bad(puzzle.at, TextFault::Missing("grid"));
    };
    let is_known = |key: &str| {
        HARMLESS.contains(&key)
            || WHOLE.iter().any(|(known, _)| *known == key)
            || MARKED.contains(&key)
            || key == EXTRA
            || clues::is_known(key)
    };
    let others = puzzle.entries().iter().filter(|(key, value)| {
        !is_known(key) && value.has_content() && !(DRAWINGS.contains(&&key[..]) && is_copy(value, puzzle))
    });
    let others: Vec<String> = others.map(|(key, _)| rule_name(key)).collect();
    let side = match puzzle.get("size") {
        Some(size) => {
            size.as_whole().map_or_else(|| bad(size.at, TextFault::Value("size", size.shown())), Ok)? as usize
        }
        None => rows.len(),
    };
    check_side(side, puzzle.at)?;
    let cells = cells(rows, side, puzzle.at)?;
    if !others.is_empty() {
        return bad(puzzle.at, TextFault::UnsupportedRules(others));
    }
    let constraints = constraints(puzzle, &cells, side)?;
    let variant = board(side, constraints).map_err(|fault| Bad { at: puzzle.at, fault })?;
    let mut record = Record::empty(TextFormat::FPuzzles, variant);
    for (index, value) in cells.into_iter().enumerate() {
        read_cell(&mut record, Cell::new(index), value)?;
    }
    let text =
        |name| puzzle.get(name).and_then(Json::as_text).filter(|text| !text.is_empty()).map(str::to_owned);
    record.about.title = text("title");
    record.about.author = text("author");
    record.about.comment = text("ruleset");
    record.about.message = text("successMessage").or_else(|| text("msgcorrect"));
    Ok(record)
}

/// Whether all of these drawings show rules that the puzzle has under keys of their own.
fn is_copy(drawings: &Json, puzzle: &Json) -> bool {
    let shows_a_rule = |drawing: &Json| {
        let name = drawing.get("fromConstraint").and_then(Json::as_text).unwrap_or_default();
        let name = name.replace(|sign: char| !sign.is_alphanumeric(), "").to_ascii_lowercase();
        let is_named = |key: &str| name.len() > 1 && (name.contains(key) || key.contains(&name));
        puzzle
            .entries()
            .iter()
            .any(|(key, value)| clues::is_known(key) && is_named(key) && value.has_content())
    };
    drawings.as_list().is_some_and(|drawings| drawings.iter().all(shows_a_rule))
}

/// Refuses a side of which there is no board.
pub(super) fn check_side(side: usize, at: usize) -> Result<(), Bad> {
    if (4..=usize::from(MAX_DIGIT)).contains(&side) {
        return Ok(());
    }
    bad(at, TextFault::UnsupportedBoard(format!("{side} × {side}")))
}

/// The board of a side that [`check_side`] has accepted, with constraints.
pub(super) fn board(side: usize, mut added: Vec<Constraint>) -> Result<Variant, TextFault> {
    let plain = Rules::plain(side as u8);
    // A windoku, if its windows are among the extra regions.
    if let Ok(windoku) = plain.clone().with(Constraint::new("windoku", [])) {
        let windows = windows(&windoku);
        let is_extra = |constraint: &Constraint, window: &[Cell]| {
            constraint.kind().name == "extra" && constraint.cells() == window
        };
        if windows.iter().all(|window| added.iter().any(|constraint| is_extra(constraint, window))) {
            added.retain(|constraint| !windows.iter().any(|window| is_extra(constraint, window)));
            added.extend(Constraint::new("windoku", []));
        }
    }
    plain.with(added).map(Variant::of).map_err(rules_fault)
}

/// Why rules make no board, in the words of texts.
pub(super) fn rules_fault(error: RulesError) -> TextFault {
    let name = match error {
        RulesError::NoBoxes(side) => return TextFault::UnsupportedBoard(format!("{side} × {side}")),
        RulesError::Size(size) => return TextFault::UnsupportedBoard(size),
        RulesError::Cell(name) => return TextFault::Value("cell", name),
        RulesError::Kind(name) => name,
        RulesError::Constraint("jigsaw", _) => "irregular regions".to_owned(),
        RulesError::Constraint(kind, _) if kind != EXTRA_KIND => rule_name(clues::key_of(kind)),
        // Too few cells, too many cells, or too many regions.
        RulesError::Constraint(..) | RulesError::Houses(_) => "extra regions".to_owned(),
    };
    TextFault::UnsupportedRules(vec![name])
}

/// The windows of a windoku.
pub(super) fn windows(rules: &Rules) -> Vec<Vec<Cell>> {
    let window = |term| match term {
        Term::House(HouseKind::Window, cells) => Some(cells),
        _ => None,
    };
    rules.terms().unwrap_or_default().into_iter().filter_map(window).collect()
}

/// Each row as a region, for sides without boxes: that adds no rule.
pub(super) fn rows_as_regions(side: usize) -> Constraint {
    Constraint::jigsaw((0..side * side).map(|cell| (cell / side) as u8))
}

/// The constraints of a puzzle.
fn constraints(puzzle: &Json, cells: &[&Json], side: usize) -> Result<Vec<Constraint>, Bad> {
    let whole =
        WHOLE.iter().filter(|(key, _)| puzzle.says(key)).flat_map(|(_, kind)| Constraint::new(kind, []));
    let mut constraints: Vec<Constraint> = whole.collect();
    constraints.extend(clues::read(puzzle, cells, side)?);
    // A dot exempts its cells.
    let is_dot = |constraint: &Constraint| matches!(constraint.kind().name, "difference" | "ratio");
    if constraints.iter().any(is_dot) {
        for constraint in constraints.iter_mut().filter(|one| one.kind().name == "non-consecutive") {
            *constraint = Constraint::new("no-other-difference", []).expect("it is a kind");
        }
    }
    for kind in MARKED {
        let marked = list(puzzle, kind)?.iter().map(|mark| cell(mark.get("cell").unwrap_or(mark), side));
        let marked = marked.collect::<Result<Vec<_>, _>>()?;
        constraints.extend(
            Some(marked)
                .filter(|cells| !cells.is_empty())
                .and_then(|cells| Constraint::new(kind, cells).ok()),
        );
    }
    for region in list(puzzle, EXTRA)? {
        let names = region.get("cells").and_then(Json::as_list).unwrap_or_default();
        let cells = names.iter().map(|name| cell(name, side)).collect::<Result<Vec<_>, _>>()?;
        constraints.extend(Constraint::new("extra", cells));
    }
    constraints.extend(regions(cells, side)?);
    Ok(constraints)
}

/// The regions of the cells that name one. Without a name a cell is in its box, and with `null` in none.
fn regions(cells: &[&Json], side: usize) -> Result<Vec<Constraint>, Bad> {
    let mut boxes: Vec<u8> = Rules::plain(side as u8).regions();
    if boxes.is_empty() {
        boxes = rows_as_regions(side).regions().to_vec();
    }
    let region = |(index, cell): (usize, &&Json)| match cell.get("region") {
        Some(Json { value: Value::Null, .. }) => Ok(None),
        Some(region) => {
            let number = region.as_whole().and_then(|number| u8::try_from(number).ok());
            let irregular = || TextFault::UnsupportedRules(vec!["irregular regions".to_owned()]);
            number.map_or_else(|| bad(region.at, irregular()), |number| Ok(Some(number)))
        }
        None => Ok(Some(boxes[index])),
    };
    let numbers = cells.iter().enumerate().map(region).collect::<Result<Vec<_>, _>>()?;
    if let Some(all) = numbers.iter().copied().collect::<Option<Vec<u8>>>() {
        return Ok(vec![Constraint::jigsaw(all)]);
    }
    let mut parts: BTreeMap<u8, Vec<Cell>> = BTreeMap::new();
    for (index, number) in numbers.into_iter().enumerate() {
        if let Some(number) = number {
            parts.entry(number).or_default().push(Cell::new(index));
        }
    }
    let parts = parts.into_values().filter(|cells| cells.len() > 1);
    let extras = parts.map(|cells| Constraint::new(EXTRA_KIND, cells).expect("it is a kind"));
    Ok(extras.chain([rows_as_regions(side)]).collect())
}

/// The entries of a key. None if the key is missing or says nothing.
pub(super) fn list<'a>(puzzle: &'a Json, key: &str) -> Result<&'a [Json], Bad> {
    match puzzle.get(key).filter(|value| value.has_content()) {
        None => Ok(&[]),
        Some(value) => {
            let unknown = || bad(value.at, TextFault::UnsupportedRules(vec![rule_name(key)]));
            value.as_list().map_or_else(unknown, Ok)
        }
    }
}

/// The cell of a name such as `R1C3`.
pub(super) fn cell(name: &Json, side: usize) -> Result<Cell, Bad> {
    let text = name.as_text().unwrap_or_default().to_ascii_lowercase();
    cell_of(&text, side).map_or_else(|| bad(name.at, TextFault::Value("cell", name.shown())), Ok)
}

/// The cells of a list of rows, in board order.
pub(super) fn cells(rows: &[Json], side: usize, at: usize) -> Result<Vec<&Json>, Bad> {
    if rows.len() != side {
        return bad(at, TextFault::Rows { found: rows.len(), expected: side });
    }
    let mut cells = Vec::with_capacity(side * side);
    for row in rows {
        let items = row.as_list().unwrap_or_default();
        if items.len() != side {
            return bad(row.at, TextFault::Cells { found: items.len(), expected: side });
        }
        cells.extend(items);
    }
    Ok(cells)
}

/// Reads the digit of a value. 0 and an empty text are no digit.
pub(super) fn digit(value: &Json, side: usize) -> Result<Option<Digit>, Bad> {
    let last = Digit::from_index(side - 1);
    if !value.has_content() || value.as_whole() == Some(0) {
        return Ok(None);
    }
    match value.as_whole().and_then(|number| u8::try_from(number).ok()).and_then(Digit::new) {
        Some(digit) if digit <= last => Ok(Some(digit)),
        _ if value.as_whole().is_some() => bad(value.at, TextFault::TooLarge { symbol: value.shown(), last }),
        _ => bad(value.at, TextFault::Value("digit", value.shown())),
    }
}

/// Reads a list of digits, or a text of digits.
pub(super) fn digits(value: Option<&Json>, side: usize) -> Result<DigitSet, Bad> {
    let mut set = DigitSet::EMPTY;
    for item in value.and_then(Json::as_list).unwrap_or_default() {
        set.extend(digit(item, side)?);
    }
    Ok(set)
}

fn read_cell(record: &mut Record, cell: Cell, value: &Json) -> Result<(), Bad> {
    let side = record.givens.geometry().side();
    if let Some(digit) = value.get("value").map(|value| digit(value, side)).transpose()?.flatten() {
        record.fill(cell, digit, value.get("given").is_some_and(Json::is_true));
    }
    record.centre.insert(cell, digits(value.get("centerPencilMarks"), side)?);
    record.corner.insert(cell, digits(value.get("cornerPencilMarks"), side)?);
    let given = digits(value.get("givenPencilMarks"), side)?;
    if !given.is_empty() && !record.variant().has_clues() {
        record.keep_only(cell, given);
    }
    let several = value.get("cArray").and_then(Json::as_list);
    let colours =
        several.map_or_else(|| value.get("c").into_iter().collect(), |all| all.iter().collect::<Vec<_>>());
    record.colours.extend(colours.into_iter().filter_map(colour).map(|colour| (cell, colour)));
    Ok(())
}

/// A colour such as `#ff8800`, `#f80`, or a number.
pub(super) fn colour(value: &Json) -> Option<u32> {
    let Value::Text(text) = &value.value else { return value.as_whole() };
    let digits = text.strip_prefix('#').filter(|digits| digits.is_ascii())?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        3 => Some([8, 4, 0].iter().fold(0, |rgb, shift| (rgb << 8) + ((number >> shift) & 15) * 17)),
        6 => Some(number),
        8 => Some(number >> 8),
        _ => None,
    }
}

/// The name of a rule for players.
pub(super) fn rule_name(key: &str) -> String {
    let name = match key {
        "killercage" | "cages" => "killer cages",
        "thermometer" => "thermometers",
        "arrow" | "arrows" => "arrows",
        "antiknight" => "anti-knight",
        "antiking" => "anti-king",
        "littlekillersum" => "little killer sums",
        "sandwichsum" => "sandwich sums",
        "betweenline" => "between lines",
        "palindrome" => "palindromes",
        "difference" | "ratio" => "Kropki dots",
        "xv" => "XV",
        "extraregion" => "extra regions",
        "minimum" | "maximum" => "minimum and maximum cells",
        "even" | "odd" => "even and odd cells",
        "lines" | "line" => "lines",
        "overlays" | "underlays" => "drawings on the board",
        _ => return key.to_owned(),
    };
    name.to_owned()
}
