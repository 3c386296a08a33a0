//! The JSON of f-puzzles.

use super::cells::variant_of_side;
use super::codes::diagonal;
use super::fault::{Bad, bad};
use super::json::{Json, Value, write_text};
use super::{Record, TextFault, TextFormat};
use crate::{Cell, Digit, DigitSet, Variant};

/// Keys that say nothing about the rules.
const HARMLESS: [&str; 13] = [
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
    "diagonal+",
    "diagonal-",
];

pub(super) fn read(puzzle: &Json) -> Result<Record, Bad> {
    let Some(rows) = puzzle.get("grid").and_then(Json::as_list) else {
        return bad(puzzle.at, TextFault::Missing("grid"));
    };
    let has = |name| puzzle.get(name).is_some_and(Json::has_content);
    let (rising, falling) = (has("diagonal+"), has("diagonal-"));
    let mut rules: Vec<String> = Vec::new();
    if rising != falling {
        rules.push("a single diagonal".to_owned());
    }
    let others = puzzle
        .entries()
        .iter()
        .filter(|(key, value)| !HARMLESS.contains(&key.as_str()) && value.has_content());
    rules.extend(others.map(|(key, _)| rule_name(key)));
    let side = match puzzle.get("size") {
        Some(size) => {
            size.as_whole().map_or_else(|| bad(size.at, TextFault::Value("size", size.shown())), Ok)? as usize
        }
        None => rows.len(),
    };
    let name = || format!("{side} × {side}");
    let variant = match variant_of_side(side) {
        Some(variant) if variant == Variant::CLASSIC && rising && falling => diagonal(),
        Some(variant) if !(rising && falling) => variant,
        _ => return bad(puzzle.at, TextFault::UnsupportedBoard(name())),
    };
    let cells = cells(rows, variant, puzzle.at)?;
    if cells.iter().enumerate().any(|(index, cell)| !is_in_its_box(cell, index, variant)) {
        rules.push("irregular regions".to_owned());
    }
    if !rules.is_empty() {
        return bad(puzzle.at, TextFault::UnsupportedRules(rules));
    }
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

/// The cells of a list of rows, in board order.
pub(super) fn cells(rows: &[Json], variant: Variant, at: usize) -> Result<Vec<&Json>, Bad> {
    let side = variant.geometry().side();
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

fn is_in_its_box(cell: &Json, index: usize, variant: Variant) -> bool {
    let layout = variant.layout();
    let side = usize::from(layout.side);
    let (rows, columns) = (usize::from(layout.box_rows), usize::from(layout.box_columns));
    let own = index / side / rows * (side / columns) + index % side / columns;
    cell.get("region").is_none_or(|region| region.as_whole() == Some(own as u32))
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

/// Writes the JSON.
pub(super) fn write(record: &Record) -> String {
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
    if variant.layout().diagonals {
        out.push_str(",\"diagonal+\":true,\"diagonal-\":true");
    }
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
    out
}

fn write_cell(out: &mut String, record: &Record, cell: Cell) {
    let mut parts = Vec::new();
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
