//! What sentences call a clue: its kind, its values and its cells.

use super::say::house_name;
use crate::message::Message;
use crate::rules::{Clue, Constraint, Takes};
use crate::{Cell, Geometry, messages};

// `kind`: the name of a kind in [`KINDS`](crate::rules::KINDS).
messages! {
    fn clue_of_board(kind: &'static str);
    fn clue_of_cells(kind: &'static str, cells: Vec<String>);
    fn clue_of_cells_with_values(kind: &'static str, values: Vec<u16>, cells: Vec<String>);
    fn clue_of_two(kind: &'static str, one: String, other: String);
    fn clue_of_two_with_value(kind: &'static str, value: u16, one: String, other: String);
    fn clue_of_line(kind: &'static str, first: String, last: String);
    fn clue_of_line_with_value(kind: &'static str, value: u16, first: String, last: String);
    fn clue_of_house(kind: &'static str, value: u16, house: Message);
    /// `head`: the cells before the others, such as the bulb of an arrow.
    fn clue_with_head(kind: &'static str, head: Vec<String>, first: String, last: String);
}

/// What sentences call a constraint of a board: `the cage of 12 in r1c1, r1c2`.
pub fn clue_name(constraint: &Constraint, geometry: &Geometry) -> Message {
    let kind = constraint.kind().name;
    let name = |cell: &Cell| geometry.name(*cell);
    let names = |cells: &[Cell]| cells.iter().map(name).collect::<Vec<_>>();
    let (cells, values) = (constraint.cells(), constraint.values());
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return clue_of_board(kind) };
    let Takes::Clue(Clue { in_order, cells: [_, most], has_head, .. }) = constraint.kind().takes else {
        return clue_of_cells(kind, names(cells));
    };
    let [first, last] = [first, last].map(name);
    match (values, in_order) {
        _ if has_head => clue_with_head(kind, names(constraint.head()), first, last),
        ([], _) if most == 2 => clue_of_two(kind, first, last),
        (&[value, ..], _) if most == 2 => clue_of_two_with_value(kind, value, first, last),
        // Neither end is the first one.
        (&[value, ..], _) if kind == "sandwich" => clue_of_house(kind, value, line(cells, geometry)),
        ([], true) => clue_of_line(kind, first, last),
        (&[value, ..], true) => clue_of_line_with_value(kind, value, first, last),
        ([], false) => clue_of_cells(kind, names(cells)),
        (values, false) => clue_of_cells_with_values(kind, values.to_vec(), names(cells)),
    }
}

/// The name of the row or column of these cells.
fn line(cells: &[Cell], geometry: &Geometry) -> Message {
    let rows: Vec<usize> = cells.iter().map(|&cell| geometry.row(cell)).collect();
    if rows.iter().all(|&row| row == rows[0]) {
        house_name("row", rows[0] + 1)
    } else {
        house_name("column", geometry.column(cells[0]) + 1)
    }
}
