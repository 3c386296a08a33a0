//! The puzzle of a line. `solve`, `rate`, `ladder` and `variants` use this.

use std::collections::BTreeMap;

use nonet_engine::formats::ReadError;
use nonet_engine::formats::exchange::{self, Record, TextError};
use nonet_engine::rules::{Constraint, RulesError};
use nonet_engine::{Cell, DigitSet, Grid, Variant};

/// Reads the givens of a line: the symbols of the cells of this board, or a text that names its own
/// board, such as the JSON of f-puzzles, a link, a game of Solo, a string of Interactive-Sudoku-Solver, or
/// `9x9+anti-knight` and the givens.
///
/// # Errors
/// What is wrong, with the column if it is known.
pub(crate) fn read(line: &str, variant: Variant) -> Result<Grid, String> {
    if !names_board(line) {
        return Grid::read(variant, line).map_err(|ReadError { place, fault, .. }| match place {
            Some((_, column)) => format!("column {column}: {fault}"),
            None => fault.to_string(),
        });
    }
    let at_column = |TextError { column, fault, .. }| format!("column {column}: {fault}");
    match &exchange::read(line).map_err(at_column)?[..] {
        [one] => restricted(one).map_err(|error| error.to_string()),
        _ => Err("there are several puzzles; one puzzle a line is expected".to_owned()),
    }
}

/// Whether a line is a text that names its own board.
pub(crate) fn names_board(line: &str) -> bool {
    // It begins with `{`, `https:`, `9j:`, `.Cage~` or a board. A grid has no such signs.
    let word = line.split_whitespace().next().unwrap_or_default();
    word.contains([':', '{', '~']) || word.parse::<Variant>().is_ok()
}

/// The givens on a board with clues for the candidates that the puzzle leaves out.
fn restricted(record: &Record) -> Result<Grid, RulesError> {
    if record.removed.is_empty() {
        return Ok(record.givens.clone());
    }
    let variant = record.variant();
    let mut alike: BTreeMap<u32, Vec<Cell>> = BTreeMap::new();
    for (&cell, removed) in &record.removed {
        alike.entry(removed.bits()).or_default().push(cell);
    }
    let clues = alike.into_iter().map(|(removed, cells)| {
        let left = DigitSet::full(variant.geometry().side()) - DigitSet::from_bits(removed);
        Constraint::clue("digits", [], cells, left.iter().map(|digit| digit.value().into()))
    });
    let rules = variant.rules().clone().with(clues.collect::<Result<Vec<_>, _>>()?)?;
    let mut givens = Grid::empty(Variant::of(rules));
    record.givens.filled().for_each(|(cell, digit)| givens.set(cell, Some(digit)));
    Ok(givens)
}
