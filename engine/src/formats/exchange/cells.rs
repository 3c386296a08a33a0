//! One puzzle in one word: one character per cell, or 729 characters.

use super::board::set_candidates;
use super::fault::{Bad, bad};
use super::{Record, TextFault, TextFormat};
use crate::formats::variant_of;
use crate::{BLANKS, Cell, Digit, DigitSet, Variant};

/// Whether the symbol is one of the usual ones for an empty cell.
pub(super) fn is_blank(symbol: char) -> bool {
    BLANKS.contains(&symbol) || matches!(symbol, '-' | 'X' | 'x' | '?')
}

/// Whether the symbol can stand for a cell: one of [`is_blank`], or a digit of a board with this
/// number of cells in a row.
pub(super) fn is_cell(symbol: char, side: usize) -> bool {
    is_blank(symbol) || Digit::from_symbol(symbol).is_some_and(|digit| digit.index() < side)
}

/// The first variant with this number of cells in a row.
pub(super) fn variant_of_side(side: usize) -> Option<Variant> {
    variant_of(side * side)
}

/// The digit of a symbol on a board.
pub(super) fn digit_of(symbol: char, side: usize, at: usize) -> Result<Digit, Bad> {
    match Digit::from_symbol(symbol) {
        Some(digit) if digit.index() < side => Ok(digit),
        Some(_) => {
            let last = Digit::from_index(side - 1);
            bad(at, TextFault::TooLarge { symbol: symbol.to_string(), last })
        }
        None => bad(at, TextFault::Symbol(symbol)),
    }
}

/// A blank that only this text uses: the one other character beside the digits of 81 cells.
fn own_blank(word: &str) -> Option<char> {
    let mut others = word.chars().filter(|symbol| !matches!(symbol, '1'..='9'));
    let first = others.next()?;
    let is_only = others.all(|symbol| symbol == first) && word.contains(|symbol| matches!(symbol, '1'..='9'));
    is_only.then_some(first)
}

/// Reads a word of one character per cell. `+` before a digit says that it was placed. `None` if no
/// board has this number of cells, or if hardly any character is a cell.
pub(super) fn read(word: &str, at: usize, format: TextFormat) -> Result<Option<Record>, Bad> {
    let own = own_blank(word);
    let is_marked = own != Some('+') && word.contains('+');
    let count = word.chars().filter(|&symbol| !is_marked || symbol != '+').count();
    if count == 729 {
        return read_729(word, at).map(Some);
    }
    let Some(variant) = variant_of(count) else { return Ok(None) };
    let side = variant.geometry().side();
    let own = own.filter(|_| side == 9);
    if own.is_none() && 2 * word.chars().filter(|&symbol| is_cell(symbol, side)).count() < count {
        return Ok(None);
    }
    let mut record = Record::empty(format, variant);
    let (mut cell, mut is_given) = (0, true);
    for (index, symbol) in word.char_indices() {
        if is_marked && symbol == '+' {
            is_given = false;
            continue;
        }
        if Some(symbol) != own && !is_blank(symbol) {
            if matches!(symbol, '<' | '>' | '^') {
                return bad(at + index, TextFault::UnsupportedRules(vec!["killer cages".to_owned()]));
            }
            record.fill(Cell::new(cell), digit_of(symbol, side, at + index)?, is_given);
        }
        (cell, is_given) = (cell + 1, true);
    }
    Ok(Some(record))
}

/// Reads nine characters per cell: the digit itself at its place, or a blank.
fn read_729(word: &str, at: usize) -> Result<Record, Bad> {
    let mut groups = vec![DigitSet::EMPTY; 81];
    for (index, (offset, symbol)) in word.char_indices().enumerate() {
        let digit = Digit::from_index(index % 9);
        if symbol == digit.symbol() {
            groups[index / 9].insert(digit);
        } else if symbol != '.' && symbol != '0' {
            return bad(at + offset, TextFault::Symbol(symbol));
        }
    }
    let mut record = Record::empty(TextFormat::Sukaku, Variant::CLASSIC);
    set_candidates(&mut record, &groups, true);
    Ok(record)
}
