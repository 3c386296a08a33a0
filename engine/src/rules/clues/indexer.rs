//! Indexers. A cell of a column indexer says in which column of its row the number of its own column is. A
//! row indexer says the same of the rows of its column.

use super::compare::plates;
use super::{Clue, Constraint, Frame, Kind, Meaning, Term, Tips};
use crate::Cell;

const MARKS: Clue = Clue { cells: [1, u16::MAX], ..Clue::CELLS };

pub(in crate::rules) const COLUMN: Kind =
    Kind::clue("column-indexer", MARKS, column, |marks, _| plates(marks, Tips::Across));

fn column(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let side = frame.side;
    index(marks, frame, |cell| cell % side, |cell, place| cell / side * side + place, terms);
    Ok(())
}

pub(in crate::rules) const ROW: Kind =
    Kind::clue("row-indexer", MARKS, row, |marks, _| plates(marks, Tips::Along));

fn row(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let side = frame.side;
    index(marks, frame, |cell| cell / side, |cell, place| place * side + cell % side, terms);
    Ok(())
}

/// `own` is the line of a cell, and `at` the cell at a place that its digit names.
fn index(
    marks: &Constraint,
    frame: &Frame,
    own: impl Fn(usize) -> usize,
    at: impl Fn(usize, usize) -> usize,
    terms: &mut Vec<Term>,
) {
    for &cell in &marks.cells {
        let wanted = own(cell.index()) as i32 + 1;
        for place in 0..frame.side {
            let target = Cell::new(at(cell.index(), place));
            let named = place as i32 + 1;
            let fits = |digit: i32, found: i32| (digit == named) == (found == wanted);
            terms.push(Term::pair(cell, target, frame.side, fits));
        }
    }
}
