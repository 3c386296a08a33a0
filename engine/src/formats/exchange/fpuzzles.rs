//! The JSON of f-puzzles.

use super::fault::{Bad, bad};
use super::json::{Json, Value, write_text};
use super::{Record, TextFault, TextFormat, clues};
use crate::rules::{Constraint, Rules, RulesError, Takes, Term, cell_of};
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

/// The keys of rules of the whole board, and the kinds that they mean.
const WHOLE: [(&str, &str); 6] = [
    ("diagonal-", "diagonal"),
    ("diagonal+", "antidiagonal"),
    ("disjointgroups", "disjoint"),
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("nonconsecutive", "non-consecutive"),
];

/// The keys of marked cells, which are also the names of their kinds.
const MARKED: [&str; 2] = ["odd", "even"];

/// The key of extra regions. The windows of a windoku are such regions.
const EXTRA: &str = "extraregion";
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
    let others = puzzle.entries().iter().filter(|(key, value)| !is_known(key) && value.has_content());
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
    Ok(record)
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
    match plain.with(added) {
        Ok(rules) => Ok(Variant::of(rules)),
        Err(RulesError::NoBoxes(_)) => Err(TextFault::UnsupportedBoard(format!("{side} × {side}"))),
        Err(RulesError::Constraint("jigsaw", _)) => {
            Err(TextFault::UnsupportedRules(vec!["irregular regions".to_owned()]))
        }
        Err(RulesError::Constraint(kind, _)) if kind != EXTRA_KIND => {
            Err(TextFault::UnsupportedRules(vec![rule_name(clues::key_of(kind))]))
        }
        // Too few cells, too many cells, or too many regions.
        Err(_) => Err(TextFault::UnsupportedRules(vec!["extra regions".to_owned()])),
    }
}

/// The windows of a windoku.
fn windows(rules: &Rules) -> Vec<Vec<Cell>> {
    let window = |term| match term {
        Term::House(HouseKind::Window, cells) => Some(cells),
        _ => None,
    };
    rules.terms().unwrap_or_default().into_iter().filter_map(window).collect()
}

/// The constraints of a puzzle.
fn constraints(puzzle: &Json, cells: &[&Json], side: usize) -> Result<Vec<Constraint>, Bad> {
    let whole =
        WHOLE.iter().filter(|(key, _)| puzzle.says(key)).flat_map(|(_, kind)| Constraint::new(kind, []));
    let mut constraints: Vec<Constraint> = whole.collect();
    constraints.extend(clues::read(puzzle, side)?);
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
    if cells.iter().any(|cell| cell.get("region").is_some()) {
        let boxes: Vec<u8> = Rules::plain(side as u8).regions();
        let region = |(index, cell): (usize, &&Json)| match (cell.get("region"), boxes.get(index)) {
            (Some(region), _) => {
                let number = region.as_whole().and_then(|number| u8::try_from(number).ok());
                let irregular = || TextFault::UnsupportedRules(vec!["irregular regions".to_owned()]);
                number.map_or_else(|| bad(region.at, irregular()), Ok)
            }
            (None, Some(&own)) => Ok(own),
            (None, None) => bad(cell.at, TextFault::Missing("region")),
        };
        let regions = cells.iter().enumerate().map(region).collect::<Result<Vec<_>, _>>()?;
        constraints.push(Constraint::jigsaw(regions));
    }
    Ok(constraints)
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
pub(super) fn digit(value: &Json, variant: Variant) -> Result<Option<Digit>, Bad> {
    let last = Digit::from_index(variant.geometry().side() - 1);
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
pub(super) fn digits(value: Option<&Json>, variant: Variant) -> Result<DigitSet, Bad> {
    let mut set = DigitSet::EMPTY;
    for item in value.and_then(Json::as_list).unwrap_or_default() {
        set.extend(digit(item, variant)?);
    }
    Ok(set)
}

fn read_cell(record: &mut Record, cell: Cell, value: &Json) -> Result<(), Bad> {
    let variant = record.variant();
    if let Some(digit) = value.get("value").map(|value| digit(value, variant)).transpose()?.flatten() {
        record.fill(cell, digit, value.get("given").is_some_and(Json::is_true));
    }
    record.centre.insert(cell, digits(value.get("centerPencilMarks"), variant)?);
    record.corner.insert(cell, digits(value.get("cornerPencilMarks"), variant)?);
    let given = digits(value.get("givenPencilMarks"), variant)?;
    if !given.is_empty() {
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

/// Writes the JSON. `None` if the format lacks a rule of the board.
pub(super) fn write(record: &Record) -> Option<String> {
    let variant = record.variant();
    let side = variant.geometry().side();
    let mut out = format!("{{\"size\":{side}");
    for (name, text) in
        [("title", &record.about.title), ("author", &record.about.author), ("ruleset", &record.about.comment)]
    {
        if let Some(text) = text {
            out.extend([",\"", name, "\":"]);
            write_text(&mut out, text);
        }
    }
    write_rules(&mut out, variant.rules())?;
    out.push_str(",\"grid\":[");
    for cell in variant.geometry().cells() {
        out.push_str(match cell.index() {
            0 => "[",
            index if index % side == 0 => "],[",
            _ => ",",
        });
        write_cell(&mut out, record, cell);
    }
    out.push_str("]]}");
    Some(out)
}

/// The entries of the rules. The regions of a jigsaw are in the cells. `None` if a rule has no key.
fn write_rules(out: &mut String, rules: &Rules) -> Option<()> {
    let side = usize::from(rules.side());
    let names = |cells: &[Cell]| -> Vec<String> {
        let name = |cell: &Cell| format!("\"R{}C{}\"", cell.index() / side + 1, cell.index() % side + 1);
        cells.iter().map(name).collect()
    };
    let mut extras: Vec<String> = Vec::new();
    let mut extra = |cells: &[Cell]| extras.push(format!("{{\"cells\":[{}]}}", names(cells).join(",")));
    for constraint in rules.constraints() {
        let name = constraint.kind().name;
        match name {
            "windoku" => windows(rules).iter().for_each(|window| extra(window)),
            "extra" => extra(constraint.cells()),
            _ if MARKED.contains(&name) => {
                let cells = names(constraint.cells());
                let marks: Vec<String> = cells.iter().map(|cell| format!("{{\"cell\":{cell}}}")).collect();
                out.extend([",\"", name, "\":[", &marks.join(","), "]"]);
            }
            _ if constraint.kind().takes == Takes::Regions => {}
            _ => {
                let (key, _) = WHOLE.iter().find(|(_, kind)| *kind == name)?;
                out.extend([",\"", key, "\":true"]);
            }
        }
    }
    if !extras.is_empty() {
        out.extend([",\"", EXTRA, "\":[", &extras.join(","), "]"]);
    }
    Some(())
}

fn write_cell(out: &mut String, record: &Record, cell: Cell) {
    let mut parts = Vec::new();
    if record.variant().rules().box_size().is_none() {
        parts.push(format!("\"region\":{}", record.givens.geometry().box_number(cell)));
    }
    if let Some(digit) = record.progress.get(cell) {
        parts.push(format!("\"value\":{}", digit.value()));
        if record.givens.get(cell).is_some() {
            parts.push("\"given\":true".to_owned());
        }
    }
    let allowed = record.removed.contains_key(&cell).then(|| record.candidates(cell));
    let lists = [
        ("centerPencilMarks", record.centre.get(&cell).copied()),
        ("cornerPencilMarks", record.corner.get(&cell).copied()),
        ("givenPencilMarks", allowed),
    ];
    for (name, digits) in lists {
        let Some(digits) = digits.filter(|digits| !digits.is_empty()) else { continue };
        let digits: Vec<String> = digits.iter().map(|digit| digit.value().to_string()).collect();
        parts.push(format!("\"{name}\":[{}]", digits.join(",")));
    }
    let colours: Vec<String> = record
        .colours
        .iter()
        .filter(|of| of.0 == cell)
        .map(|of| format!("\"#{:06x}\"", of.1 & 0x00ff_ffff))
        .collect();
    match &colours[..] {
        [] => {}
        [colour] => parts.push(format!("\"c\":{colour}")),
        several => parts.push(format!("\"cArray\":[{}]", several.join(","))),
    }
    out.extend(["{", &parts.join(","), "}"]);
}
