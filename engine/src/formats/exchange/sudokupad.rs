//! The JSON of `SudokuPad`, in long and in short names.

use std::collections::BTreeSet;

use super::cells::variant_of_side;
use super::fault::{Bad, bad};
use super::fpuzzles::{cells, digit, digits, rule_name};
use super::json::Json;
use super::{Record, TextFault, TextFormat};
use crate::{Cell, HouseKind, Variant};

/// Long names of the short ones that matter here.
const NAMES: [(&str, &str); 11] = [
    ("ca", "cages"),
    ("ce", "cells"),
    ("re", "regions"),
    ("v", "value"),
    ("l", "lines"),
    ("u", "underlays"),
    ("o", "overlays"),
    ("a", "arrows"),
    ("t", "title"),
    ("cs", "cellSize"),
    ("vd", "videos"),
];

/// Keys that say nothing about the rules. Regions and cages are checked.
const HARMLESS: [&str; 17] = [
    "id", "cellSize", "cells", "regions", "metadata", "metaData", "settings", "cages", "title", "author",
    "rules", "ruleset", "solution", "duration", "d", "videos", "version",
];

/// The value of a name, long or short.
fn get<'a>(value: &'a Json, name: &str) -> Option<&'a Json> {
    let short = NAMES.iter().find(|(_, long)| *long == name).map(|(short, _)| *short);
    value.get(name).or_else(|| value.get(short?))
}

pub(super) fn read(puzzle: &Json) -> Result<Record, Bad> {
    let Some(rows) = get(puzzle, "cells").and_then(Json::as_list) else {
        return bad(puzzle.at, TextFault::Missing("cells"));
    };
    let side = rows.len();
    let Some(variant) = variant_of_side(side) else {
        return bad(puzzle.at, TextFault::UnsupportedBoard(format!("{side} × {side}")));
    };
    let mut record = Record::empty(TextFormat::SudokuPad, variant);
    let long = |key: &str| {
        NAMES.iter().find(|(short, _)| *short == key).map_or(key.to_owned(), |(_, long)| (*long).to_owned())
    };
    let entries = puzzle.entries().iter().map(|(key, value)| (long(key), value));
    let mut rules: Vec<String> = entries
        .filter(|(key, value)| !HARMLESS.contains(&key.as_str()) && value.has_content())
        .map(|(key, _)| rule_name(&key))
        .collect();
    for name in ["title", "author", "rules"] {
        about(&mut record, name, get(puzzle, name).and_then(Json::as_text).unwrap_or_default());
    }
    let metadata = puzzle.get("metadata").or_else(|| puzzle.get("metaData"));
    for (key, value) in metadata.map(Json::entries).unwrap_or_default() {
        about(&mut record, &long(key), value.as_text().unwrap_or_default());
        if ["antiknight", "antiking", "nonconsecutive"].contains(&key.as_str()) && value.has_content() {
            rules.push(rule_name(key));
        }
    }
    let mut has_cages = false;
    for cage in get(puzzle, "cages").and_then(Json::as_list).unwrap_or_default() {
        let value =
            get(cage, "value").map(|value| value.as_text().map_or_else(|| value.shown(), str::to_owned));
        let value = value.filter(|value| value != "{…}" && value != "null").unwrap_or_default();
        let places = get(cage, "cells").and_then(Json::as_list).unwrap_or_default();
        if places.is_empty() {
            if let Some((name, text)) = value.split_once(':') {
                about(&mut record, name, text.trim());
            }
        } else {
            has_cages |= !value.is_empty() || !is_house(places, variant);
        }
    }
    if has_cages {
        rules.push("killer cages".to_owned());
    }
    if get(puzzle, "regions").is_some_and(|regions| !are_boxes(regions, variant)) {
        rules.push("irregular regions".to_owned());
    }
    if !rules.is_empty() {
        return bad(puzzle.at, TextFault::UnsupportedRules(rules));
    }
    for (index, value) in cells(rows, variant, puzzle.at)?.into_iter().enumerate() {
        let cell = Cell::new(index);
        if let Some(digit) = get(value, "value").map(|value| digit(value, variant)).transpose()?.flatten() {
            record.fill(cell, digit, true);
        }
        record.centre.insert(cell, digits(value.get("centremarks"), variant)?);
        record.corner.insert(cell, digits(value.get("pencilMarks"), variant)?);
    }
    Ok(record)
}

fn about(record: &mut Record, name: &str, text: &str) {
    let field = match name {
        "title" => &mut record.about.title,
        "author" => &mut record.about.author,
        "rules" | "ruleset" => &mut record.about.comment,
        "source" => &mut record.about.source,
        _ => return,
    };
    if !text.is_empty() {
        *field = Some(text.to_owned());
    }
}

/// The cells of a list of `[row, column]`. `None` if one is off the board.
fn places(list: &[Json], variant: Variant) -> Option<BTreeSet<Cell>> {
    let side = variant.geometry().side();
    let place = |place: &Json| match place.as_list()? {
        [row, column] => {
            let (row, column) = (row.as_whole()? as usize, column.as_whole()? as usize);
            (row < side && column < side).then(|| variant.geometry().cell(row, column))
        }
        _ => None,
    };
    list.iter().map(place).collect()
}

fn is_house(list: &[Json], variant: Variant) -> bool {
    let places = places(list, variant);
    let houses = variant.geometry().houses();
    houses.iter().any(|house| places.as_ref() == Some(&house.cells.iter().copied().collect()))
}

/// Whether the regions are the boxes of the board, each once.
fn are_boxes(regions: &Json, variant: Variant) -> bool {
    let list = regions.as_list().unwrap_or_default();
    let found: Option<BTreeSet<BTreeSet<Cell>>> =
        list.iter().map(|region| places(region.as_list().unwrap_or_default(), variant)).collect();
    let houses = variant.geometry().houses().iter().filter(|house| house.kind == HouseKind::Box);
    found == Some(houses.map(|house| house.cells.iter().copied().collect()).collect())
}
