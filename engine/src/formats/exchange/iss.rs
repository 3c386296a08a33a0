//! The strings of Interactive-Sudoku-Solver: `.Shape~6x6.Cage~12~R1C1~R1C2.~R3C4_5`. A dot begins a
//! constraint, and `~` separates its parts. Blanks and line breaks mean nothing.

use super::fault::{Bad, bad};
use super::fpuzzles::check_side;
use super::iss_clues::{Reader, is_known};
use super::{Record, TextFault};

/// A part of a constraint, and its index in bytes.
pub(super) type Word<'a> = (&'a str, usize);

/// Whether a text begins as such a string. Rows of grids have no names.
pub(super) fn is_iss(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else { return false };
    let name = rest.split(['.', '~']).next().unwrap_or_default().trim();
    let is_name = name.starts_with(|sign: char| sign.is_ascii_uppercase())
        && name[1..].bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_uppercase());
    let has_parts = rest.contains('~');
    (name.is_empty() && rest.trim_start().starts_with('~'))
        || is_name && (has_parts || name[1..].starts_with(|sign: char| sign.is_ascii_lowercase()))
}

/// Whether all lines of a text are one string: each has one constraint, or goes on with one. Otherwise each
/// line is a string of its own.
pub(super) fn is_one(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_part = |line: &str| is_iss(line) && line.matches('.').count() == 1 || line.starts_with('~');
    lines.next().is_some_and(|line| is_iss(line) && is_part(line)) && lines.all(is_part)
}

/// Reads a string that begins at an index in bytes.
pub(super) fn read(text: &str, at: usize) -> Result<Record, Bad> {
    let signs: Vec<(usize, char)> = text.char_indices().filter(|(_, sign)| !sign.is_whitespace()).collect();
    let places: Vec<usize> =
        signs.iter().flat_map(|(index, sign)| vec![at + index; sign.len_utf8()]).collect();
    let text: String = signs.into_iter().map(|(_, sign)| sign).collect();
    let place = |index: usize| places.get(index).or(places.last()).copied().unwrap_or(at);
    read_words(&text).map_err(|fault| Bad { at: place(fault.at), ..fault })
}

/// Reads a text without blanks.
fn read_words(text: &str) -> Result<Record, Bad> {
    let mut parts: Vec<Vec<Word>> = Vec::new();
    let mut at = 0;
    for part in text.split('.') {
        let mut start = at;
        let word = |word| {
            start += str::len(word) + 1;
            (word, start - str::len(word) - 1)
        };
        parts.extend(Some(part.split('~').map(word).collect()).filter(|_| !part.is_empty()));
        at += part.len() + 1;
    }
    refuse_unknown(&parts)?;
    let side = side(&parts)?;
    let has = |name: &str| parts.iter().any(|part| part[0].0 == name);
    let mut reader = Reader::new(side, !has("NoBoxes"), has("StrictKropki") || has("StrictXV"));
    for part in &parts {
        reader.part(part[0], &part[1..])?;
    }
    reader.record()
}

/// Refuses a text with constraints that Nonet does not have.
fn refuse_unknown(parts: &[Vec<Word>]) -> Result<(), Bad> {
    let unknown: Vec<Word> = parts.iter().map(|part| part[0]).filter(|(name, _)| !is_known(name)).collect();
    let Some(&(_, at)) = unknown.first() else { return Ok(()) };
    let mut names: Vec<String> = Vec::new();
    for (name, _) in unknown {
        if !names.iter().any(|told| told == name) {
            names.push(name.to_owned());
        }
    }
    bad(at, TextFault::UnsupportedRules(names))
}

/// The side of the board. A board whose values are not those from 1 to its side is refused.
fn side(parts: &[Vec<Word>]) -> Result<usize, Bad> {
    let mut side = 9;
    for part in parts.iter().filter(|part| part[0].0 == "Shape") {
        let Some(&(first, at)) = part.get(1) else { return bad(part[0].1, TextFault::Missing("size")) };
        let shape: Vec<&str> = part[1..].iter().map(|(word, _)| *word).collect();
        let refused = || bad(at, TextFault::UnsupportedBoard(shape.join("~")));
        let Some((rows, columns)) = first.split_once('x') else { return refused() };
        let (Ok(rows), Ok(columns)) = (rows.parse::<usize>(), columns.parse::<usize>()) else {
            return refused();
        };
        let usual = ["", &rows.to_string(), &format!("1-{rows}")].map(str::to_owned);
        let is_usual = shape.get(1).is_none_or(|values| usual.iter().any(|known| known == values));
        if rows != columns || !is_usual || shape.len() > 2 {
            return refused();
        }
        check_side(rows, at)?;
        side = rows;
    }
    Ok(side)
}
