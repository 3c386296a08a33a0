//! One row per line, as people draw a board. The reader skips spaces and bars between cells, border
//! lines, empty lines, and comment lines that start with `#`.

use super::{Format, ReadError, Symbol, grid_of};
use crate::{Geometry, Grid, Variant};

/// One row per line, with box borders.
pub(super) const FORMAT: Format = Format { name: "rows", detect: |_| true, read, symbols, write };

/// Every border line contains this. No line of cells does.
const BORDER: &str = "--";

fn read(variant: Option<Variant>, text: &str) -> Result<Grid, ReadError> {
    grid_of(&symbols(text).unwrap_or_default(), variant)
}

#[allow(clippy::unnecessary_wraps)] // other formats may not fit
fn symbols(text: &str) -> Option<Vec<Symbol>> {
    let symbols = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.contains(BORDER) && !line.trim_start().starts_with('#'))
        .flat_map(|(number, line)| {
            line.chars().enumerate().map(move |(column, symbol)| (symbol, number + 1, column + 1))
        })
        .filter(|(symbol, ..)| !symbol.is_whitespace() && !matches!(symbol, '|' | '!' | ':' | ','));
    Some(symbols.collect())
}

fn write(grid: &Grid) -> String {
    let geometry = grid.geometry();
    let layout = grid.variant().layout();
    // The regions of a jigsaw leave no lines to draw.
    let size = |lines: u8| if layout.has_boxes { usize::from(lines) } else { geometry.side() };
    let row = |row: usize| {
        let cells: Vec<String> =
            (0..geometry.side()).map(|column| symbol(grid, geometry, row, column)).collect();
        cells.chunks(size(layout.box_columns)).map(|chunk| chunk.join(" ")).collect::<Vec<_>>().join(" | ")
    };
    let rows: Vec<String> = (0..geometry.side()).map(row).collect();
    let border: String = rows[0].chars().map(|symbol| if symbol == '|' { '+' } else { '-' }).collect();
    let bands: Vec<String> = rows.chunks(size(layout.box_rows)).map(|band| band.join("\n")).collect();
    bands.join(&format!("\n{border}\n"))
}

fn symbol(grid: &Grid, geometry: &Geometry, row: usize, column: usize) -> String {
    grid.get(geometry.cell(row, column)).map_or_else(|| ".".to_owned(), |digit| digit.to_string())
}
