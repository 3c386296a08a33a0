//! The clues of f-puzzles: sums, lines and dots. Each key is a kind of rule of the engine.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

use super::TextFault;
use super::fault::{Bad, bad};
use super::fpuzzles::{cell, list, rule_name};
use super::json::Json;
use crate::Cell;
use crate::rules::Constraint;

/// Lists of lines, and the kinds that they mean.
const LINES: [(&str, &str); 13] = [
    ("thermometer", "thermo"),
    ("slowthermometer", "slow-thermo"),
    ("palindrome", "palindrome"),
    ("renban", "renban"),
    ("whispers", "whisper"),
    ("betweenline", "between"),
    ("lockout", "lockout"),
    ("regionsumline", "region-sum"),
    ("zipperline", "zipper"),
    ("entropicline", "entropic"),
    ("modularline", "modular"),
    ("nabner", "nabner"),
    ("doublearrow", "double-arrow"),
];

/// Lists of cells, and the kinds that they mean.
const CELLS: [(&str, &str); 8] = [
    ("killercage", "killer"),
    ("difference", "difference"),
    ("ratio", "ratio"),
    ("quadruple", "quadruple"),
    ("minimum", "minimum"),
    ("maximum", "maximum"),
    ("rowindexer", "row-indexer"),
    ("columnindexer", "column-indexer"),
];

/// Clues outside of the board, and the kinds that they mean.
const OUTSIDE: [(&str, &str); 4] = [
    ("littlekillersum", "little-killer"),
    ("sandwichsum", "sandwich"),
    ("xsum", "x-sum"),
    ("skyscraper", "skyscraper"),
];

/// The keys that are read one by one.
const OTHERS: [&str; 4] = ["arrow", "clone", "xv", "negative"];

/// The kinds that only say something about other clues, and what a list of negative rules calls them.
const NEGATIVES: [(&str, &str); 2] = [("ratio", "no-other-ratio"), ("xv", "no-other-xv")];

/// Whether this file reads a key.
pub(super) fn is_known(key: &str) -> bool {
    let mut known = LINES.iter().chain(&CELLS).chain(&OUTSIDE).map(|(known, _)| *known).chain(OTHERS);
    known.any(|known| known == key)
}

/// The key of a kind of clue.
pub(super) fn key_of(kind: &str) -> &str {
    let all = LINES.iter().chain(&CELLS).chain(&OUTSIDE).chain(&NEGATIVES);
    match kind {
        "x" | "v" => "xv",
        "no-other-difference" => "difference",
        kind => all.into_iter().find(|(_, known)| *known == kind).map_or(kind, |(key, _)| key),
    }
}

/// The clues of a puzzle.
pub(super) fn read(puzzle: &Json, side: usize) -> Result<Vec<Constraint>, Bad> {
    let mut found = Vec::new();
    for (key, kind) in LINES {
        for entry in list(puzzle, key)? {
            for cells in lines(entry, key, side)?.into_iter().filter(|cells| cells.len() > 1) {
                found.push(clue(kind, &[], &cells, numbers(entry, key)?));
            }
        }
    }
    for (key, kind) in CELLS {
        for entry in list(puzzle, key)? {
            let cells = match entry.get("cell") {
                Some(name) => vec![cell(name, side)?],
                None => cells(entry, "cells", side)?,
            };
            let mut values = numbers(entry, key)?;
            // A cage with the sum 0 has none.
            values.retain(|value| kind != "killer" || *value != 0);
            found.push(clue(kind, &[], &cells, values));
        }
    }
    for (key, kind) in OUTSIDE {
        for entry in list(puzzle, key)? {
            let values = numbers(entry, key)?;
            // Without a value it is a drawing.
            if !values.is_empty() {
                found.push(clue(kind, &[], &seen_from(entry, key, side)?, values));
            }
        }
    }
    for entry in list(puzzle, "arrow")? {
        let bulb = cells(entry, "cells", side)?;
        // Each line begins in the bulb.
        for line in lines(entry, "arrow", side)?.into_iter().filter(|line| line.len() > 1) {
            found.push(clue("arrow", &bulb, &line[1..], Vec::new()));
        }
    }
    for entry in list(puzzle, "clone")? {
        let (one, other) = (cells(entry, "cells", side)?, cells(entry, "cloneCells", side)?);
        found.push(clue("clone", &one, &other, Vec::new()));
    }
    for entry in list(puzzle, "xv")? {
        let kind = match entry.get("value").and_then(Json::as_text) {
            Some("X" | "x") => "x",
            Some("V" | "v") => "v",
            _ => return refuse(entry, "xv"),
        };
        found.push(clue(kind, &[], &cells(entry, "cells", side)?, Vec::new()));
    }
    for entry in list(puzzle, "negative")? {
        let kind = NEGATIVES.iter().find(|(key, _)| entry.as_text() == Some(key));
        match kind {
            Some((_, kind)) => found.push(clue(kind, &[], &[], Vec::new())),
            None => return refuse(entry, "negative"),
        }
    }
    Ok(found)
}

/// A clue of a kind that there is.
fn clue(kind: &str, head: &[Cell], cells: &[Cell], values: Vec<u16>) -> Constraint {
    let made = Constraint::clue(kind, head.iter().copied(), cells.iter().copied(), values);
    made.expect("the tables name kinds that there are")
}

fn refuse<T>(at: &Json, key: &str) -> Result<T, Bad> {
    bad(at.at, TextFault::UnsupportedRules(vec![rule_name(key)]))
}

/// The cells that an entry lists.
fn cells(entry: &Json, key: &str, side: usize) -> Result<Vec<Cell>, Bad> {
    let names = entry.get(key).and_then(Json::as_list).unwrap_or_default();
    names.iter().map(|name| cell(name, side)).collect()
}

/// The lines of an entry.
fn lines(entry: &Json, key: &str, side: usize) -> Result<Vec<Vec<Cell>>, Bad> {
    let Some(lines) = entry.get("lines").and_then(Json::as_list) else { return refuse(entry, key) };
    let line = |line: &Json| -> Result<Vec<Cell>, Bad> {
        line.as_list().unwrap_or_default().iter().map(|name| cell(name, side)).collect()
    };
    lines.iter().map(line).collect()
}

/// The value of an entry, or its values. Anything but numbers is refused.
fn numbers(entry: &Json, key: &str) -> Result<Vec<u16>, Bad> {
    let number = |value: &Json| match value.as_whole().and_then(|number| u16::try_from(number).ok()) {
        Some(number) => Ok(number),
        None => refuse(value, key),
    };
    if let Some(values) = entry.get("values").and_then(Json::as_list) {
        return values.iter().map(number).collect();
    }
    let value = entry.get("value").filter(|value| value.shown() == "0" || value.has_content());
    value.map(number).into_iter().collect()
}

/// The cells that a clue outside of the board is about, in the order in which it sees them.
fn seen_from(entry: &Json, key: &str, side: usize) -> Result<Vec<Cell>, Bad> {
    let name = entry.get("cell").and_then(Json::as_text).unwrap_or_default().to_ascii_lowercase();
    let number = |text: &str| text.parse::<isize>().ok().filter(|at| (0..=side as isize + 1).contains(at));
    let place = name.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let Some((row, column)) = place.and_then(|(row, column)| Some((number(row)? - 1, number(column)? - 1)))
    else {
        return bad(entry.at, TextFault::Value("cell", entry.shown()));
    };
    let last = side as isize - 1;
    let inwards = |at: isize| if at < 0 { 1 } else { -isize::from(at > last) };
    let direction = entry.get("direction").and_then(Json::as_text);
    let (down, right) = match direction.map(str::to_ascii_uppercase).as_deref() {
        Some("DR") => (1, 1),
        Some("DL") => (1, -1),
        Some("UR") => (-1, 1),
        Some("UL") => (-1, -1),
        Some(_) => return refuse(entry, key),
        None => (inwards(row), inwards(column)),
    };
    let is_on = |at: &(isize, isize)| (0..=last).contains(&at.0) && (0..=last).contains(&at.1);
    let mut at = (row, column);
    if !is_on(&at) {
        at = (row + down, column + right);
    }
    let mut cells = Vec::new();
    while is_on(&at) && (down, right) != (0, 0) {
        cells.push(Cell::new((at.0 * side as isize + at.1) as usize));
        at = (at.0 + down, at.1 + right);
    }
    if cells.is_empty() { refuse(entry, key) } else { Ok(cells) }
}
