//! The puzzle of a line. `solve` and `rate` use this.

use nonet_engine::formats::ReadError;
use nonet_engine::formats::exchange::{self, TextError};
use nonet_engine::{Grid, Variant};

/// Reads the givens of a line: the symbols of the cells of this board, or a text that names its own
/// board, such as the JSON of f-puzzles, a link or a game of Solo.
///
/// # Errors
/// What is wrong, with the column if it is known.
pub(crate) fn read(line: &str, variant: Variant) -> Result<Grid, String> {
    // Such a text begins with `{`, `https:` or `9j:`. A grid has no such signs.
    let word = line.split_whitespace().next().unwrap_or_default();
    if !word.contains([':', '{']) {
        return Grid::read(variant, line).map_err(|ReadError { place, fault, .. }| match place {
            Some((_, column)) => format!("column {column}: {fault}"),
            None => fault.to_string(),
        });
    }
    let at_column = |TextError { column, fault, .. }| format!("column {column}: {fault}");
    match &exchange::read(line).map_err(at_column)?[..] {
        [one] if one.removed.is_empty() => Ok(one.givens.clone()),
        [_] => Err("puzzles with restricted candidates are not supported".to_owned()),
        _ => Err("there are several puzzles; one puzzle a line is expected".to_owned()),
    }
}
