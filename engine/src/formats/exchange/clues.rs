//! The clues of f-puzzles: sums, lines and dots. Each key is a kind of rule of the engine.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

use super::TextFault;
use super::board::alike;
use super::fault::{Bad, bad};
use super::fpuzzles::{cell, digits, list, rule_name};
use super::fpuzzles_write::{Lists, add, name, names};
use super::json::Json;
use crate::rules::{Constraint, Rules};
use crate::{Cell, Digit, DigitSet};

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

/// Kinds of which all cells are one clue.
const MARKED: [&str; 4] = ["minimum", "maximum", "row-indexer", "column-indexer"];

/// Clues outside of the board, and the kinds that they mean.
const OUTSIDE: [(&str, &str); 4] = [
    ("littlekillersum", "little-killer"),
    ("sandwichsum", "sandwich"),
    ("xsum", "x-sum"),
    ("skyscraper", "skyscraper"),
];

/// The keys that are read one by one.
const OTHERS: [&str; 4] = ["arrow", "clone", "xv", "negative"];

/// The key of the digits that a cell may hold.
const ALLOWED: &str = "givenPencilMarks";

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

/// The key of a rule of the whole board, if it stands for itself.
pub(super) fn whole(kind: &str) -> Option<&'static str> {
    // Where there are dots, they exempt their cells.
    (kind == "no-other-difference").then_some("nonconsecutive")
}

/// The clues of a puzzle.
pub(super) fn read(puzzle: &Json, grid: &[&Json], side: usize) -> Result<Vec<Constraint>, Bad> {
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
            match found.last_mut().filter(|last| MARKED.contains(&kind) && last.kind().name == kind) {
                Some(last) => *last = clue(kind, &[], &[last.cells(), &cells].concat(), values),
                None => found.push(clue(kind, &[], &cells, values)),
            }
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
    read_others(puzzle, side, &mut found)?;
    // Where there are no clues, such marks may be what a player ruled out: the record keeps them.
    if !found.is_empty() {
        let allowed = grid.iter().map(|cell| digits(cell.get(ALLOWED), side));
        let allowed = allowed.collect::<Result<Vec<_>, _>>()?;
        let cells = (0..).map(Cell::new).zip(allowed);
        for (digits, cells) in alike(cells.filter(|(_, digits)| !digits.is_empty())) {
            let values = digits.iter().map(|digit| digit.value().into()).collect();
            found.push(clue("digits", &[], &cells, values));
        }
    }
    Ok(found)
}

/// Reads [`OTHERS`].
fn read_others(puzzle: &Json, side: usize, found: &mut Vec<Constraint>) -> Result<(), Bad> {
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
    Ok(())
}

/// The digits that clues leave a cell. `None` if no clue is about that.
pub(super) fn digits_of(rules: &Rules, cell: Cell) -> Option<DigitSet> {
    let clues = rules.constraints().iter();
    let about = clues.filter(|clue| clue.kind().name == "digits" && clue.cells().contains(&cell));
    let sets = about.map(|clue| {
        let is_named = |digit: &Digit| clue.values().contains(&digit.value().into());
        Digit::all(rules.side().into()).filter(is_named).collect::<DigitSet>()
    });
    sets.reduce(|one, other| one & other)
}

/// Adds a clue to the lists of its key. `None` if f-puzzles has no such clue.
pub(super) fn write(clue: &Constraint, side: usize, lists: &mut Lists) -> Option<()> {
    let kind = clue.kind().name;
    let cells = names(clue.cells(), side);
    let value = clue.values().first().map_or_else(String::new, |value| format!(",\"value\":\"{value}\""));
    let of_cells = |more: &str| format!("{{\"cells\":{cells}{more}}}");
    let key = key_of(kind);
    let item = match kind {
        // They are in the cells.
        "digits" => return Some(()),
        "no-other-ratio" | "no-other-xv" => format!("\"{key}\""),
        "minimum" | "maximum" => {
            for &cell in clue.cells() {
                add(lists, key, format!("{{\"cell\":{}}}", name(cell, side)));
            }
            return Some(());
        }
        "x" | "v" => of_cells(&format!(",\"value\":\"{}\"", kind.to_uppercase())),
        "quadruple" => {
            let values: Vec<String> = clue.values().iter().map(u16::to_string).collect();
            of_cells(&format!(",\"values\":[{}]", values.join(",")))
        }
        "clone" => {
            format!("{{\"cells\":{},\"cloneCells\":{cells}}}", names(clue.head(), side))
        }
        "arrow" => {
            let (bulb, line) = (clue.head(), [&clue.head()[clue.head().len() - 1..], clue.cells()].concat());
            format!("{{\"cells\":{},\"lines\":[{}]}}", names(bulb, side), names(&line, side))
        }
        // A sum of 0 would be none.
        "killer" if clue.values() == [0] => return None,
        // Other values are no lines of f-puzzles.
        "lockout" | "modular" if clue.values().iter().any(|&value| value != usual(kind)) => return None,
        "lockout" | "modular" => format!("{{\"lines\":[{cells}]}}"),
        _ if LINES.iter().any(|(_, known)| *known == kind) => format!("{{\"lines\":[{cells}]{value}}}"),
        _ if CELLS.iter().any(|(_, known)| *known == kind) => of_cells(&value),
        _ if OUTSIDE.iter().any(|(_, known)| *known == kind) => {
            format!("{{{}{value}}}", place_outside(clue, side)?)
        }
        _ => return None,
    };
    add(lists, if kind.starts_with("no-other") { "negative" } else { key }, item);
    Some(())
}

/// The value that lines of a kind have without one.
fn usual(kind: &str) -> u16 {
    if kind == "lockout" { 4 } else { 3 }
}

/// Where a clue outside of the board stands, and the direction of a diagonal. `None` if no such place sees
/// just its cells.
fn place_outside(clue: &Constraint, side: usize) -> Option<String> {
    let is_diagonal = clue.kind().name == "little-killer";
    let ways = if is_diagonal { &DIAGONALS[..] } else { &STRAIGHT[..] };
    let first = clue.cells()[0].index();
    let place = |way: [isize; 2]| [(first / side) as isize - way[0], (first % side) as isize - way[1]];
    let found = ways
        .iter()
        .find(|(_, way)| !is_on(place(*way), side) && seen(place(*way), *way, side) == clue.cells());
    let (direction, way) = found?;
    let [row, column] = place(*way);
    let direction = if is_diagonal { format!(",\"direction\":\"{direction}\"") } else { String::new() };
    Some(format!("\"cell\":\"R{}C{}\"{direction}", row + 1, column + 1))
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
    let direction = entry.get("direction").and_then(Json::as_text).map(str::to_ascii_uppercase);
    let way = match direction {
        Some(direction) => match DIAGONALS.iter().find(|(known, _)| *known == direction) {
            Some((_, way)) => *way,
            None => return refuse(entry, key),
        },
        None => [inwards(row), inwards(column)],
    };
    let cells = seen([row, column], way, side);
    if cells.is_empty() { refuse(entry, key) } else { Ok(cells) }
}

/// The directions of diagonals, and the rows down and columns to the right of a step.
const DIAGONALS: [(&str, [isize; 2]); 4] =
    [("DR", [1, 1]), ("DL", [1, -1]), ("UR", [-1, 1]), ("UL", [-1, -1])];
const STRAIGHT: [(&str, [isize; 2]); 4] = [("D", [1, 0]), ("U", [-1, 0]), ("R", [0, 1]), ("L", [0, -1])];

fn is_on([row, column]: [isize; 2], side: usize) -> bool {
    let is_in = |at: isize| (0..side as isize).contains(&at);
    is_in(row) && is_in(column)
}

/// The cells from a place on, or from the step after it if it is outside of the board.
fn seen(from: [isize; 2], [down, right]: [isize; 2], side: usize) -> Vec<Cell> {
    let next = |[row, column]: [isize; 2]| [row + down, column + right];
    let mut at = if is_on(from, side) { from } else { next(from) };
    let mut cells = Vec::new();
    while is_on(at, side) && [down, right] != [0, 0] {
        cells.push(Cell::new((at[0] * side as isize + at[1]) as usize));
        at = next(at);
    }
    cells
}
