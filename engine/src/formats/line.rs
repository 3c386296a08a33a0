//! The one-line format: one character per cell, row by row. After the cells, the reader ignores
//! everything from a space, tab, comma or `#` on, such as a rating or a comment.

use super::{Format, ReadError, ReadFault, Symbol, grid_of};
use crate::{Grid, Variant};

/// One line per puzzle.
pub(super) const FORMAT: Format = Format { name: "line", detect, read, symbols, write: Grid::to_string };

/// The only line that is not empty and not a comment, with its number from 1.
fn only_line(text: &str) -> Option<(usize, &str)> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let line = lines.next()?;
    lines.next().is_none().then_some(line)
}

/// Accepts one line whose first word is longer than most boards are wide. A single row, or rows with
/// spaces between them, are for the other reader.
fn detect(text: &str) -> bool {
    only_line(text)
        .is_some_and(|(_, line)| line.split_whitespace().next().is_some_and(|word| word.len() > 15))
}

fn read(variant: Option<Variant>, text: &str) -> Result<Grid, ReadError> {
    let symbols = symbols(text).ok_or(ReadError { place: None, fault: ReadFault::SeveralLines })?;
    grid_of(&symbols, variant)
}

fn symbols(text: &str) -> Option<Vec<Symbol>> {
    let (number, line) = only_line(text)?;
    let symbols = line
        .chars()
        .enumerate()
        .skip_while(|(_, symbol)| symbol.is_whitespace())
        .take_while(|(_, symbol)| !symbol.is_whitespace() && !matches!(symbol, ',' | '#'))
        .map(|(index, symbol)| (symbol, number, index + 1));
    Some(symbols.collect())
}
