//! Windoku: windows as large as a usual box, a line apart from the edges and from each other.

use super::{Constraint, Frame, Kind, Meaning, Shape, Takes, Term, box_size};
use crate::{Cell, HouseKind};

pub(super) const KIND: Kind = Kind { name: "windoku", takes: Takes::Nothing, terms: meaning, shapes: mats };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let windows = windows(frame).ok_or("needs a side that is no prime number")?;
    terms.extend(windows.into_iter().map(|window| Term::House(HouseKind::Window, window)));
    Ok(())
}

fn mats(_: &Constraint, frame: &Frame) -> Vec<Shape> {
    windows(frame).into_iter().flatten().map(Shape::Mat).collect()
}

/// The cells of each window. `None` on a side without boxes.
fn windows(frame: &Frame) -> Option<Vec<Vec<Cell>>> {
    let (rows, columns) = box_size(frame.side)?;
    // Windows in a column of windows: rows + 1 lines each, and the first line has none.
    let (down, right) = ((frame.side - 1) / (rows + 1), (frame.side - 1) / (columns + 1));
    let window = |number: usize| {
        let (top, left) = (number / right * (rows + 1) + 1, number % right * (columns + 1) + 1);
        frame
            .cells(|row, column| (top..top + rows).contains(&row) && (left..left + columns).contains(&column))
    };
    Some((0..down * right).map(window).collect())
}
