//! Writes the JSON of f-puzzles.

use super::fpuzzles::{EXTRA, MARKED, WHOLE, windows};
use super::json::write_text;
use super::{Record, clues};
use crate::Cell;
use crate::rules::{Rules, Takes};

/// Writes the JSON. If the format lacks a rule of the board, the name of its kind.
pub(super) fn write(record: &Record) -> Result<String, &'static str> {
    let variant = record.variant();
    let side = variant.geometry().side();
    let mut out = format!("{{\"size\":{side}");
    let about = &record.about;
    for (name, text) in [
        ("title", &about.title),
        ("author", &about.author),
        ("ruleset", &about.comment),
        ("successMessage", &about.message),
    ] {
        if let Some(text) = text {
            out.extend([",\"", name, "\":"]);
            write_text(&mut out, text);
        }
    }
    for (key, value) in entries(variant.rules())? {
        out.extend([",\"", key, "\":", &value]);
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
    Ok(out)
}

/// The lists of a puzzle: a key, and the text of each of its items.
pub(super) type Lists = Vec<(&'static str, Vec<String>)>;

/// Adds an item to the list of a key.
pub(super) fn add(lists: &mut Lists, key: &'static str, item: String) {
    match lists.iter_mut().find(|(known, _)| *known == key) {
        Some((_, items)) => items.push(item),
        None => lists.push((key, vec![item])),
    }
}

/// The names of cells as a list.
pub(super) fn names(cells: &[Cell], side: usize) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| name(cell, side)).collect();
    format!("[{}]", names.join(","))
}

/// The name of a cell, in quotes.
pub(super) fn name(cell: Cell, side: usize) -> String {
    format!("\"R{}C{}\"", cell.index() / side + 1, cell.index() % side + 1)
}

/// Keys and values of the rules. The regions of a jigsaw are in the cells.
fn entries(rules: &Rules) -> Result<Vec<(&'static str, String)>, &'static str> {
    let side = usize::from(rules.side());
    let mut entries = Vec::new();
    let mut lists = Lists::new();
    for constraint in rules.constraints() {
        let kind = constraint.kind().name;
        let mut extra =
            |cells: &[Cell]| add(&mut lists, EXTRA, format!("{{\"cells\":{}}}", names(cells, side)));
        match constraint.kind().takes {
            Takes::Regions => {}
            Takes::Nothing if kind == "windoku" => windows(rules).iter().for_each(|window| extra(window)),
            Takes::Nothing => {
                let (key, _) = WHOLE.iter().find(|(_, known)| *known == kind).ok_or(kind)?;
                // Beside dots it would be another rule.
                if kind == "non-consecutive" && (rules.has("difference") || rules.has("ratio")) {
                    return Err(kind);
                }
                entries.push((*key, "true".to_owned()));
            }
            Takes::Cells => extra(constraint.cells()),
            Takes::Marks => {
                let key = MARKED.into_iter().find(|key| *key == kind).ok_or(kind)?;
                for &cell in constraint.cells() {
                    add(&mut lists, key, format!("{{\"cell\":{}}}", name(cell, side)));
                }
            }
            Takes::Clue(_) => match clues::whole(kind) {
                // The stricter rule is there already.
                Some(_) if rules.has("non-consecutive") => {}
                Some(key) => entries.push((key, "true".to_owned())),
                None => clues::write(constraint, side, &mut lists).ok_or(kind)?,
            },
        }
    }
    entries.extend(lists.into_iter().map(|(key, items)| (key, format!("[{}]", items.join(",")))));
    Ok(entries)
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
    let allowed = if record.variant().has_clues() {
        clues::digits_of(record.variant().rules(), cell)
    } else {
        record.removed.contains_key(&cell).then(|| record.candidates(cell))
    };
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
