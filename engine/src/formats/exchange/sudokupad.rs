//! The JSON of `SudokuPad`, in long and in short names.

use std::collections::BTreeSet;

use super::fault::{Bad, bad};
use super::fpuzzles::{board, cells, check_side, digit, digits, rule_name};
use super::json::{Json, Value};
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
const HARMLESS: [&str; 19] = [
    "global",
    "id",
    "cellSize",
    "cells",
    "regions",
    "metadata",
    "metaData",
    "settings",
    "cages",
    "title",
    "author",
    "rules",
    "ruleset",
    "solution",
    "duration",
    "d",
    "videos",
    "version",
    "msgcorrect",
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
    let global = puzzle.get("global").and_then(Json::as_list).unwrap_or_default();
    for (key, kind) in WHOLE {
        let is_global = global.iter().any(|name| name.as_text().is_some_and(|name| is_same(name, key)));
        if is_global || metadata(puzzle).is_some_and(|metadata| metadata.says(key)) {
            constraints.extend(Constraint::new(kind, []));
        }
    }
    let plain = board(side, constraints.clone()).map_err(|fault| Bad { at: puzzle.at, fault })?;
    let cages = get(puzzle, "cages").and_then(Json::as_list).unwrap_or_default();
    let mut has_cages = false;
    for cage in cages.iter().map(|cage| read_cage(cage, plain)) {
        match cage {
            Cage::Rule(rule) => constraints.push(rule),
            Cage::Drawing => {}
            Cage::Unclear => has_cages = true,
        }
    }
    let variant = board(side, constraints).map_err(|fault| Bad { at: puzzle.at, fault })?;
    let mut record = Record::empty(TextFormat::SudokuPad, variant);
    say_about(&mut record, puzzle);
    let mut rules = refused(puzzle);
    if has_cages {
        rules.push("killer cages".to_owned());
    }
    if !rules.is_empty() {
        return bad(puzzle.at, TextFault::UnsupportedRules(rules));
    }
    for (index, value) in cells(rows, side, puzzle.at)?.into_iter().enumerate() {
        let cell = Cell::new(index);
        if let Some(digit) = get(value, "value").map(|value| digit(value, side)).transpose()?.flatten() {
            record.fill(cell, digit, true);
        }
        record.centre.insert(cell, digits(value.get("centremarks"), side)?);
        record.corner.insert(cell, digits(value.get("pencilMarks"), side)?);
    }
    Ok(record)
}

/// The long name of a key.
fn long(key: &str) -> &str {
    NAMES.iter().find(|(short, _)| *short == key).map_or(key, |(_, long)| long)
}

/// What has meaning only as a drawing, and rules of the whole board that Nonet does not have.
fn refused(puzzle: &Json) -> Vec<String> {
    let entries = puzzle.entries().iter().map(|(key, value)| (long(key), value));
    let entries = entries.filter(|(key, value)| !HARMLESS.contains(key) && value.has_content());
    let mut rules: Vec<String> = entries.map(|(key, _)| rule_name(key)).collect();
    let is_known = |name: &str| WHOLE.iter().any(|(key, _)| is_same(name, key));
    match puzzle.get("global").map(|global| (global, global.as_list())) {
        Some((_, Some(names))) => {
            let unknown = names.iter().filter(|name| !name.as_text().is_some_and(is_known));
            rules.extend(unknown.map(Json::shown));
        }
        Some((global, None)) if global.has_content() => rules.push("global".to_owned()),
        _ => {}
    }
    rules
}

/// What the puzzle says in words: in its own entries, in its metadata, and in cages without cells.
fn say_about(record: &mut Record, puzzle: &Json) {
    for name in ["title", "author", "rules", "msgcorrect"] {
        about(record, name, get(puzzle, name).and_then(Json::as_text).unwrap_or_default());
    }
    for (key, value) in metadata(puzzle).map(Json::entries).unwrap_or_default() {
        about(record, long(key), value.as_text().unwrap_or_default());
    }
    for cage in get(puzzle, "cages").and_then(Json::as_list).unwrap_or_default() {
        if let Some((name, text)) = words_of(cage).split_once(':')
            && get(cage, "cells").and_then(Json::as_list).unwrap_or_default().is_empty()
        {
            about(record, name, text.trim());
        }
    }
}

fn metadata(puzzle: &Json) -> Option<&Json> {
    puzzle.get("metadata").or_else(|| puzzle.get("metaData"))
}

/// Whether a name is a key, apart from its capitals and from spaces or signs.
fn is_same(name: &str, key: &str) -> bool {
    name.replace(|sign: char| !sign.is_alphanumeric(), "").eq_ignore_ascii_case(key)
}

/// The words of a cage: what is drawn in it, or what it says about the puzzle.
fn words_of(cage: &Json) -> String {
    let value = get(cage, "value").map(|value| value.as_text().map_or_else(|| value.shown(), str::to_owned));
    value.filter(|value| value != "{…}" && value != "null").unwrap_or_default()
}

/// What a cage is.
enum Cage {
    /// A rule.
    Rule(Constraint),
    /// Nothing but a drawing.
    Drawing,
    /// Perhaps a rule that is not read.
    Unclear,
}

/// A cage is a drawing, unless it has a sum, or says that its digits differ.
fn read_cage(cage: &Json, variant: Variant) -> Cage {
    let list = get(cage, "cells").and_then(Json::as_list).unwrap_or_default();
    let words = words_of(cage);
    if list.is_empty() || words.is_empty() && is_house(list, variant) {
        return Cage::Drawing;
    }
    let says = |key: &str| cage.get(key).filter(|value| value.value != Value::Null).map(Json::is_true);
    let sum = cage.get("sum").filter(|sum| sum.has_content());
    if sum.is_none() && words.is_empty() && says("unique") != Some(true) {
        // Nothing is drawn, and nothing said.
        return if says("hidden") == Some(true) { Cage::Drawing } else { Cage::Unclear };
    }
    cage_rule(list, words.trim(), says("unique"), sum, variant).map_or(Cage::Unclear, Cage::Rule)
}

/// The rule of a cage with these cells and this text.
fn cage_rule(
    list: &[Json],
    drawn: &str,
    is_unique: Option<bool>,
    sum: Option<&Json>,
    variant: Variant,
) -> Option<Constraint> {
    let cells = places(list, variant.geometry().side())?;
    let see =
        |one: &Cell| cells.iter().all(|other| one == other || variant.geometry().peers(*one).contains(other));
    let is_unique = is_unique.or(cells.iter().all(see).then_some(true));
    let kind = match (is_unique?, sum) {
        (true, _) => "killer",
        (false, Some(_)) => "little-killer",
        (false, None) => return None,
    };
    let sum = match sum {
        Some(sum) => Some(u16::try_from(sum.as_whole()?).ok()?),
        None => None,
    };
    // What is drawn is the sum.
    if !drawn.is_empty() && drawn.parse().ok().is_none_or(|drawn| Some(drawn) != sum) {
        return None;
    }
    Constraint::clue(kind, [], cells, sum).ok()
}

fn about(record: &mut Record, name: &str, text: &str) {
    let field = match name {
        "title" => &mut record.about.title,
        "author" => &mut record.about.author,
        "rules" | "ruleset" => &mut record.about.comment,
        "msgcorrect" => &mut record.about.message,
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
