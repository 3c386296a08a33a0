//! Windoku: windows as large as a usual box, a line apart from the edges and from each other.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, box_size};
use crate::HouseKind;

pub(super) const KIND: Kind = Kind { name: "windoku", takes: Takes::Nothing, terms: meaning };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let Some((rows, columns)) = box_size(frame.side) else {
        return Err("needs a side that is no prime number");
    };
    // Windows in a column of windows: rows + 1 lines each, and the first line has none.
    let (down, right) = ((frame.side - 1) / (rows + 1), (frame.side - 1) / (columns + 1));
    for window in 0..down * right {
        let (top, left) = (window / right * (rows + 1) + 1, window % right * (columns + 1) + 1);
        let is_in =
            |row, column| (top..top + rows).contains(&row) && (left..left + columns).contains(&column);
        terms.push(Term::House(HouseKind::Window, frame.cells(is_in)));
    }
    Ok(())
}
