//! The selected cells and the cursor among them. The cursor is the cell that has focus;
//! keys move it, and it is where a screen reader reads. Usually it is the only selected
//! cell, but it stays where it is when nothing is selected. Owned by `play`.

use nonet_engine::{Cell, Geometry};

/// The selected cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Selection {
    cursor: Cell,
    /// In board order, each once.
    cells: Vec<Cell>,
}

impl Selection {
    /// One cell.
    pub(super) fn only(cell: Cell) -> Self {
        Self { cursor: cell, cells: vec![cell] }
    }

    /// Several cells, in board order, with the cursor where it was.
    pub(super) fn of(cursor: Cell, cells: impl Iterator<Item = Cell>) -> Self {
        Self { cursor, cells: cells.collect() }
    }

    /// The cell that has focus.
    pub(super) fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The selected cells, in board order.
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether a cell is selected.
    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.cells.binary_search(&cell).is_ok()
    }

    /// Moves the cursor and leaves the selection as it is.
    pub(super) fn look_at(&mut self, cell: Cell) {
        self.cursor = cell;
    }

    /// Adds or removes a cell, which becomes the cursor.
    pub(super) fn set(&mut self, cell: Cell, is_in: bool) {
        self.cursor = cell;
        match (self.cells.binary_search(&cell), is_in) {
            (Err(at), true) => self.cells.insert(at, cell),
            (Ok(at), false) => _ = self.cells.remove(at),
            _ => {}
        }
    }

    /// Adds a cell that is absent and removes one that is present. Returns whether it is
    /// selected now.
    pub(super) fn toggle(&mut self, cell: Cell) -> bool {
        let is_in = !self.contains(cell);
        self.set(cell, is_in);
        is_in
    }

    /// Selects nothing.
    pub(super) fn clear(&mut self) {
        self.cells.clear();
    }
}

/// The cells from one to another in a straight line, without the first: what a quick
/// drag has passed over.
pub(super) fn line(geometry: &Geometry, from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let place = |cell| (geometry.row(cell), geometry.column(cell));
    let ((row, column), (last_row, last_column)) = (place(from), place(to));
    let steps = row.abs_diff(last_row).max(column.abs_diff(last_column));
    // The mean of both ends by their distance, rounded to the nearest cell.
    let along = move |from: usize, to: usize, step: usize| {
        (2 * (from * (steps - step) + to * step) + steps) / (2 * steps)
    };
    (1..=steps).map(move |step| geometry.cell(along(row, last_row, step), along(column, last_column, step)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Variant;

    #[test]
    fn cells_stay_in_board_order_and_the_cursor_follows() {
        let at = Cell::new;
        let mut selection = Selection::only(at(5));
        assert!(selection.toggle(at(2)));
        selection.set(at(9), true);
        selection.set(at(9), true);
        assert_eq!((selection.cells(), selection.cursor()), (&[at(2), at(5), at(9)][..], at(9)));
        assert!(!selection.toggle(at(5)));
        assert_eq!((selection.cells(), selection.cursor()), (&[at(2), at(9)][..], at(5)));
        selection.clear();
        assert_eq!((selection.cells(), selection.cursor()), (&[][..], at(5)));
    }

    #[test]
    fn a_quick_drag_passes_over_the_cells_between() {
        let geometry = Variant::CLASSIC.geometry();
        let names = |from: (usize, usize), to: (usize, usize)| {
            let cell = |(row, column)| geometry.cell(row, column);
            line(geometry, cell(from), cell(to)).map(|cell| geometry.name(cell)).collect::<Vec<_>>()
        };
        assert_eq!(names((0, 0), (0, 3)), ["r1c2", "r1c3", "r1c4"]);
        assert_eq!(names((4, 4), (2, 2)), ["r4c4", "r3c3"]);
        assert_eq!(names((0, 0), (2, 4)), ["r2c2", "r2c3", "r3c4", "r3c5"]);
        assert!(names((3, 3), (3, 3)).is_empty());
    }
}
