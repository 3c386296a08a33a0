//! Sudoku as an exact cover, in flat arrays. A row of the matrix is a candidate. A column is a
//! constraint that exactly one candidate meets: a cell holds a digit, or a house has a place for
//! a digit. The matrix stores its ones twice, by row and by column. More houses, such as the
//! diagonals, are more columns. What else a rule forbids are pairs of rows that exclude each other.
//!
//! [`Solver`](super::Solver) builds it, [`Cover`](super::exact_cover::Cover) searches it, and the
//! generator reorders it to fill boards at random.

use crate::{Cell, Digit, Geometry, Variant};

/// The constraint of one column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constraint {
    /// The cell holds a digit.
    Cell(Cell),
    /// The house has a place for the digit.
    Place {
        /// Index into [`Geometry::houses`].
        house: usize,
        /// The digit.
        digit: Digit,
    },
}

/// Which candidates meet which constraints. On a board of `n` digits there are
/// `n^3` candidates and `n^2 + houses * n` constraints.
#[derive(Clone)]
pub(crate) struct Matrix {
    side: usize,
    /// Constraints of candidate `r`: `row_to_cols[row_start[r]..row_start[r + 1]]`.
    row_start: Vec<u32>,
    row_to_cols: Vec<u16>,
    /// Candidates of constraint `c`: `col_rows[col_start[c]..col_start[c + 1]]`.
    col_start: Vec<u32>,
    col_rows: Vec<u16>,
    /// Candidates that candidate `r` excludes although they share no constraint:
    /// `excluded[excluded_start[r]..excluded_start[r + 1]]`. Without such rules there are no starts.
    excluded_start: Vec<u32>,
    excluded: Vec<u16>,
}

impl Matrix {
    pub(crate) fn new(variant: Variant) -> Self {
        let geometry = variant.geometry();
        let side = geometry.side();
        let (mut row_start, mut row_to_cols) = (vec![0], Vec::new());
        for cell in geometry.cells() {
            for digit in Digit::all(side) {
                row_to_cols.extend(columns(geometry, cell, digit));
                row_start.push(row_to_cols.len() as u32);
            }
        }
        let col_count = geometry.cell_count() + geometry.houses().len() * side;
        let mut rows_of = vec![Vec::new(); col_count];
        for (row, bounds) in row_start.windows(2).enumerate() {
            for &col in &row_to_cols[bounds[0] as usize..bounds[1] as usize] {
                rows_of[usize::from(col)].push(row as u16);
            }
        }
        let mut col_start = vec![0];
        col_start.extend(rows_of.iter().scan(0, |end, rows| {
            *end += rows.len() as u32;
            Some(*end)
        }));
        let (mut excluded_start, mut excluded) = (Vec::new(), Vec::new());
        if geometry.has_more_than_houses() {
            excluded_start.push(0);
            for cell in geometry.cells() {
                let apart = geometry.lone_peers(cell);
                for digit in Digit::all(side) {
                    let others = apart.iter().map(|&peer| (peer, digit));
                    let all = others.chain(geometry.excluded(cell, digit).iter().copied());
                    excluded.extend(all.map(|(cell, digit)| (cell.index() * side + digit.index()) as u16));
                    excluded_start.push(excluded.len() as u32);
                }
            }
        }
        Self { side, row_start, row_to_cols, col_start, col_rows: rows_of.concat(), excluded_start, excluded }
    }

    /// The candidates that a candidate excludes although they share no constraint with it.
    #[inline]
    pub(crate) fn excluded(&self, row: usize) -> &[u16] {
        match self.excluded_start.get(row..row + 2) {
            Some(&[start, end]) => &self.excluded[start as usize..end as usize],
            _ => &[],
        }
    }

    pub(crate) fn row_count(&self) -> usize {
        self.row_start.len() - 1
    }

    pub(crate) fn col_count(&self) -> usize {
        self.col_start.len() - 1
    }

    /// The constraints that a candidate meets.
    #[inline]
    pub(crate) fn cols(&self, row: usize) -> &[u16] {
        &self.row_to_cols[self.row_start[row] as usize..self.row_start[row + 1] as usize]
    }

    /// The candidates that meet a constraint.
    #[inline]
    pub(crate) fn rows(&self, col: usize) -> &[u16] {
        &self.col_rows[self.col_start[col] as usize..self.col_start[col + 1] as usize]
    }

    /// The candidates that meet a constraint, for reordering: they are tried in this order.
    pub(crate) fn rows_mut(&mut self, col: usize) -> &mut [u16] {
        &mut self.col_rows[self.col_start[col] as usize..self.col_start[col + 1] as usize]
    }

    /// The candidate that puts a digit into a cell.
    pub(crate) fn row_of(&self, cell: Cell, digit: Digit) -> usize {
        cell.index() * self.side + digit.index()
    }

    /// The cell and digit of a candidate.
    pub(crate) fn candidate(&self, row: usize) -> (Cell, Digit) {
        (Cell::new(row / self.side), Digit::from_index(row % self.side))
    }

    /// The constraint of a column.
    pub(crate) fn constraint(&self, col: usize) -> Constraint {
        match col.checked_sub(self.side * self.side) {
            None => Constraint::Cell(Cell::new(col)),
            Some(place) => {
                Constraint::Place { house: place / self.side, digit: Digit::from_index(place % self.side) }
            }
        }
    }
}

/// The columns of one candidate: its cell's, then one for each of its houses.
fn columns(geometry: &Geometry, cell: Cell, digit: Digit) -> impl Iterator<Item = u16> {
    let places = geometry.cell_count();
    let of_houses = geometry.houses_of(cell).iter().map(move |house| places + house * geometry.side());
    std::iter::once(cell.index())
        .chain(of_houses.map(move |first| first + digit.index()))
        .map(|col| col as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_matrix_has_the_known_size() {
        let matrix = Matrix::new(Variant::CLASSIC);
        assert_eq!((matrix.row_count(), matrix.col_count(), matrix.col_rows.len()), (729, 324, 2916));
    }

    #[test]
    fn rows_and_columns_refer_to_each_other() {
        for variant in Variant::all() {
            let matrix = Matrix::new(variant);
            let side = variant.geometry().side();
            for row in 0..matrix.row_count() {
                let (cell, digit) = matrix.candidate(row);
                assert_eq!(matrix.row_of(cell, digit), row);
                assert_eq!(matrix.cols(row).len(), 1 + variant.geometry().houses_of(cell).len());
                assert!(matrix.cols(row).iter().all(|&col| matrix.rows(col.into()).contains(&(row as u16))));
            }
            for col in 0..matrix.col_count() {
                assert_eq!(matrix.rows(col).len(), side);
                for &row in matrix.rows(col) {
                    let (cell, digit) = matrix.candidate(row.into());
                    match matrix.constraint(col) {
                        Constraint::Cell(of) => assert_eq!(of, cell),
                        Constraint::Place { house, digit: of } => {
                            assert_eq!(of, digit);
                            assert!(variant.geometry().houses_of(cell).contains(&house));
                        }
                    }
                }
            }
        }
    }
}
