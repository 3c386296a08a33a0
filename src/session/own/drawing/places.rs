//! The cells that a drawing means: between two that it passed, around a corner, and along a line.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // a board has at most 25 cells in a row

use nonet_engine::{Cell, Geometry};

/// The cells from one to another, without the first: diagonally as long as that helps, then straight.
pub(super) fn way(from: Cell, to: Cell, geometry: &Geometry) -> Vec<Cell> {
    let (mut row, mut column) = (geometry.row(from), geometry.column(from));
    let (last_row, last_column) = (geometry.row(to), geometry.column(to));
    let nearer = |at: usize, end: usize| match at.cmp(&end) {
        std::cmp::Ordering::Less => at + 1,
        std::cmp::Ordering::Equal => at,
        std::cmp::Ordering::Greater => at - 1,
    };
    let mut cells = Vec::new();
    while (row, column) != (last_row, last_column) {
        (row, column) = (nearer(row, last_row), nearer(column, last_column));
        cells.push(geometry.cell(row, column));
    }
    cells
}

/// The four cells around the corner that these cells meet in; none if there is no such corner.
pub(super) fn square(cells: &[Cell], geometry: &Geometry) -> Vec<Cell> {
    let ends = |of: &dyn Fn(Cell) -> usize| {
        let all = || cells.iter().map(|&cell| of(cell));
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let (top, bottom) = ends(&|cell| geometry.row(cell));
    let (left, right) = ends(&|cell| geometry.column(cell));
    if bottom != top + 1 || right != left + 1 {
        return Vec::new();
    }
    [(top, left), (top, right), (bottom, left), (bottom, right)]
        .map(|(row, column)| geometry.cell(row, column))
        .into()
}

/// All cells of a row, column or diagonal, in the direction of the first two cells, or inwards from a
/// cell at one edge. None if the direction is not clear.
pub(super) fn across(cells: &[Cell], geometry: &Geometry) -> Vec<Cell> {
    let last = geometry.side() as isize - 1;
    let place = |cell: Cell| [geometry.row(cell) as isize, geometry.column(cell) as isize];
    let is_inside = |[row, column]: [isize; 2]| (0..=last).contains(&row) && (0..=last).contains(&column);
    let Some(&first) = cells.first() else { return Vec::new() };
    let [row, column] = place(first);
    let way = match cells.get(1) {
        Some(&second) => {
            let [to_row, to_column] = place(second);
            [to_row - row, to_column - column]
        }
        None => match ([row, column].map(|at| at == 0 || at == last), row == 0, column == 0) {
            ([true, false], is_top, _) => [if is_top { 1 } else { -1 }, 0],
            ([false, true], _, is_left) => [0, if is_left { 1 } else { -1 }],
            _ => return Vec::new(),
        },
    };
    let step = |[row, column]: [isize; 2], by: isize| [row + way[0] * by, column + way[1] * by];
    let mut at = [row, column];
    while is_inside(step(at, -1)) {
        at = step(at, -1);
    }
    let mut line = Vec::new();
    while is_inside(at) {
        line.push(geometry.cell(at[0] as usize, at[1] as usize));
        at = step(at, 1);
    }
    line
}
