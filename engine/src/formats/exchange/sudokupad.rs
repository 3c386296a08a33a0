//! The JSON of `SudokuPad`, in long and in short names.

use std::collections::BTreeSet;

use super::fault::{Bad, bad};
use super::fpuzzles::{board, cells, check_side, digit, digits, rule_name};
use super::json::Json;
use super::{Record, TextFault, TextFormat};
use crate::rules::Constraint;
use crate::{Cell, Variant};

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

/// The keys of rules in the metadata, and the kinds that they mean.
const WHOLE: [(&str, &str); 3] =
    [("antiknight", "anti-knight"), ("antiking", "anti-king"), ("nonconsecutive", "non-consecutive")];

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
    check_side(side, puzzle.at)?;
    let mut constraints = Vec::new();
    if let Some(regions) = get(puzzle, "regions") {
        let regions = regions.as_list().unwrap_or_default();
        let Some(numbers) = region_of_each(regions, side) else {
            return bad(puzzle.at, TextFault::UnsupportedRules(vec!["irregular regions".to_owned()]));
        };
        constraints.push(Constraint::jigsaw(numbers));
    }
    let metadata = puzzle.get("metadata").or_else(|| puzzle.get("metaData"));
    for (key, kind) in WHOLE {
        if metadata.is_some_and(|metadata| metadata.says(key)) {
            constraints.extend(Constraint::new(kind, []));
        }
    }
    let variant = board(side, constraints).map_err(|fault| Bad { at: puzzle.at, fault })?;
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
    for (key, value) in metadata.map(Json::entries).unwrap_or_default() {
        about(&mut record, &long(key), value.as_text().unwrap_or_default());
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
    if !rules.is_empty() {
        return bad(puzzle.at, TextFault::UnsupportedRules(rules));
    }
    for (index, value) in cells(rows, side, puzzle.at)?.into_iter().enumerate() {
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
fn places(list: &[Json], side: usize) -> Option<BTreeSet<Cell>> {
    let place = |place: &Json| match place.as_list()? {
        [row, column] => {
            let (row, column) = (row.as_whole()? as usize, column.as_whole()? as usize);
            (row < side && column < side).then(|| Cell::new(row * side + column))
        }
        _ => None,
    };
    list.iter().map(place).collect()
}

fn is_house(list: &[Json], variant: Variant) -> bool {
    let places = places(list, variant.geometry().side());
    let houses = variant.geometry().houses();
    houses.iter().any(|house| places.as_ref() == Some(&house.cells.iter().copied().collect()))
}

/// The number of each cell's region. `None` if the regions are no partition of the board.
fn region_of_each(regions: &[Json], side: usize) -> Option<Vec<u8>> {
    let mut numbers = vec![None; side * side];
    for (number, region) in regions.iter().enumerate() {
        for cell in places(region.as_list()?, side)? {
            if numbers[cell.index()].replace(u8::try_from(number).ok()?).is_some() {
                return None;
            }
        }
    }
    numbers.into_iter().collect()
}
