//! A row of a grid: nine symbols, or nine groups of candidates, with bars and blanks between them.

use super::cells::{digit_of, is_blank, is_cell};
use super::fault::Bad;
use crate::{Digit, DigitSet};

/// Possible numbers of cells in a row.
pub(super) const SIDES: [usize; 6] = [4, 6, 9, 12, 16, 25];

/// What a row says about a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Entry {
    Blank,
    /// A single digit.
    Digit(Digit),
    /// A digit with `+` or `u` before it.
    Placed(Digit),
    /// At least two candidates.
    Candidates(DigitSet),
}

#[derive(Debug)]
pub(super) struct Row {
    pub(super) entries: Vec<Entry>,
    /// Whether a placed digit is written as in `.sdx` files.
    pub(super) has_u: bool,
    /// Whether it has bars and nothing else between the symbols, as in `.ss` files.
    pub(super) is_ss: bool,
}

/// Whether the line is a border: dashes, and no digit.
pub(super) fn is_border(line: &str) -> bool {
    let is_mark = |symbol: char| "-=+|:*.'`,_! \t".contains(symbol);
    (line.contains("---") || line.contains("-+-") || line.contains("===")) && line.chars().all(is_mark)
}

/// Reads a row. `None` if the line is no row; an error if it is one with a wrong symbol.
pub(super) fn read(line: &str, at: usize) -> Result<Option<Row>, Bad> {
    let Some(words) = split(line) else { return Ok(None) };
    let side = words.len();
    let mut row = Row { entries: Vec::new(), has_u: false, is_ss: false };
    let symbols = || words.iter().flat_map(|word| word.0.chars());
    if 2 * symbols().filter(|&symbol| is_cell(symbol, side)).count() < symbols().count() {
        return Ok(None);
    }
    for (word, offset) in words {
        row.has_u |= word.starts_with('u');
        row.entries.push(entry(word, side, at + offset)?);
    }
    row.is_ss = line.len() == 11 && line.as_bytes()[3] == b'|' && line.as_bytes()[7] == b'|';
    Ok(Some(row))
}

/// The cells of a line, with their indices in bytes.
fn split(line: &str) -> Option<Vec<(&str, usize)>> {
    let offset = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
    for separator in [',', ';', '\t'] {
        let fields: Vec<&str> = line.split(separator).map(str::trim).collect();
        if SIDES.contains(&fields.len()) {
            return Some(fields.into_iter().map(|field| (field, offset(field))).collect());
        }
    }
    let is_gap = |symbol: char| symbol.is_whitespace() || "|!:,;".contains(symbol);
    let words: Vec<&str> = line.split(is_gap).filter(|word| !word.is_empty()).collect();
    // A row of 16 in groups of four is not four sets of candidates.
    let is_grouped = words.len() == 4
        && words.iter().all(|word| word.chars().count() == 4)
        && words.iter().any(|&word| word != "1234");
    if SIDES.contains(&words.len()) && !is_grouped {
        return Some(words.into_iter().map(|word| (word, offset(word))).collect());
    }
    let mut cells = Vec::new();
    for word in words {
        let mut start = 0;
        for (index, symbol) in word.char_indices() {
            if symbol == '+' {
                continue;
            }
            let end = index + symbol.len_utf8();
            cells.push((&word[start..end], offset(word) + start));
            start = end;
        }
    }
    SIDES.contains(&cells.len()).then_some(cells)
}

fn entry(word: &str, side: usize, at: usize) -> Result<Entry, Bad> {
    if let Some(rest) = word.strip_prefix('u').filter(|rest| rest.len() == 1) {
        return Ok(Entry::Placed(digit_of(rest.chars().next().unwrap_or('u'), side, at + 1)?));
    }
    let mut digits = DigitSet::EMPTY;
    let mut is_placed = false;
    for (index, symbol) in word.char_indices() {
        match symbol {
            '+' => is_placed = true,
            '#' | '@' => {}
            symbol if is_blank(symbol) => {}
            symbol => drop(digits.insert(digit_of(symbol, side, at + index)?)),
        }
    }
    Ok(match digits.single() {
        Some(digit) if is_placed => Entry::Placed(digit),
        Some(digit) => Entry::Digit(digit),
        None if digits.is_empty() => Entry::Blank,
        None => Entry::Candidates(digits),
    })
}
