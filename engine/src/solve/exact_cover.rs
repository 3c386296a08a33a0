//! Algorithm X (D. Knuth, "Dancing Links", 2000) over flat arrays, with a stack of reversible
//! changes instead of linked lists. It knows rows and columns of a [`Matrix`], not Sudoku. Called
//! by [`Solver`](super::Solver).
//!
//! Invariants, at any time:
//! - `col_size[c]` is the number of active rows in column `c`, plus [`COVERED`] if the column is
//!   covered. So no covered column is ever the smallest, and the sizes alone show which columns are
//!   active.
//! - A row is inactive if and only if the stack holds its removal. A column is covered if and only
//!   if the stack holds its covering. So undoing all changes restores the initial matrix.
//! - The chosen rows share no column. A column is covered if and only if a chosen row meets it.
//!
//! A search allocates nothing. Each row and column is on the stack at most once, so the size of
//! the stack is known.

use std::ops::ControlFlow;

use super::matrix::Matrix;
use super::outcome::{Counters, SearchOutcome};

/// Added to the size of a covered column. It exceeds any size, and the sum fits a byte.
const COVERED: u8 = 128;
/// Pads the sizes to a multiple of [`LANES`].
const PADDING: u8 = u8::MAX;
/// Number of sizes compared at a time: the compiler turns that into a few vector instructions.
const LANES: usize = 32;

/// A change. Changes are undone in reverse order.
#[derive(Clone, Copy)]
enum Op {
    /// The column was covered.
    Cover(u16),
    /// The row was removed from all its columns.
    Remove(u16),
}

/// A column in which the search had a choice.
#[derive(Clone, Copy)]
struct Branch {
    col: u16,
    /// The next row to try, as an index into the rows of the column.
    next: u16,
    /// Number of changes and of chosen rows before the choice.
    mark: u32,
    depth: u32,
}

/// A partly covered matrix.
#[derive(Clone)]
pub(crate) struct Cover {
    matrix: Matrix,
    col_size: Vec<u8>,
    row_active: Vec<bool>,
    ops: Vec<Op>,
    chosen: Vec<u16>,
    branches: Vec<Branch>,
    counters: Counters,
}

impl Cover {
    pub(crate) fn new(matrix: Matrix) -> Self {
        let (rows, cols) = (matrix.row_count(), matrix.col_count());
        let mut col_size: Vec<u8> = (0..cols).map(|col| matrix.rows(col).len() as u8).collect();
        col_size.resize(cols.next_multiple_of(LANES), PADDING);
        Self {
            col_size,
            row_active: vec![true; rows],
            ops: Vec::with_capacity(rows + cols),
            chosen: Vec::with_capacity(cols),
            branches: Vec::with_capacity(cols),
            counters: Counters::default(),
            matrix,
        }
    }

    pub(crate) fn matrix(&self) -> &Matrix {
        &self.matrix
    }

    /// The matrix, for reordering rows. Nothing may be chosen yet.
    pub(crate) fn matrix_mut(&mut self) -> &mut Matrix {
        debug_assert!(self.ops.is_empty());
        &mut self.matrix
    }

    pub(crate) fn counters(&self) -> Counters {
        self.counters
    }

    /// Whether a row may still be chosen.
    pub(crate) fn is_active(&self, row: usize) -> bool {
        self.row_active[row]
    }

    /// Undoes all changes, for the next board.
    pub(crate) fn reset(&mut self) {
        self.counters.searches += 1;
        self.uncover_to(0);
        self.chosen.clear();
        self.branches.clear();
    }

    /// Removes a row from its columns: no solution will have it.
    pub(crate) fn remove(&mut self, row: usize) {
        let Self { matrix, col_size, row_active, ops, .. } = self;
        remove(matrix, row as u16, col_size, row_active, ops);
    }

    /// Chooses a row: covers all its columns, and removes the rows that it excludes.
    pub(crate) fn choose(&mut self, row: usize) {
        debug_assert!(
            self.row_active[row],
            "an inactive row shares a column with a chosen one, or is excluded"
        );
        let Self { matrix, col_size, row_active, ops, .. } = self;
        let cols = matrix.cols(row);
        for &col in cols {
            cover(matrix, col, col_size, row_active, ops);
        }
        for &other in matrix.excluded(row) {
            remove(matrix, other, col_size, row_active, ops);
        }
        self.counters.columns_covered += cols.len() as u64;
        self.chosen.push(row as u16);
    }

    /// Undoes changes until `mark` of them are left.
    fn uncover_to(&mut self, mark: usize) {
        self.counters.operations += (self.ops.len() - mark) as u64;
        for op in self.ops[mark..].iter().rev() {
            match *op {
                Op::Cover(col) => self.col_size[usize::from(col)] -= COVERED,
                Op::Remove(row) => {
                    self.row_active[usize::from(row)] = true;
                    for &col in self.matrix.cols(usize::from(row)) {
                        self.col_size[usize::from(col)] += 1;
                    }
                }
            }
        }
        self.ops.truncate(mark);
    }

    /// The first active column with the fewest active rows, and their number. `None` when all
    /// columns are covered. Stops at the first block that has a column of at most one row, since
    /// such a column leaves no choice.
    pub(crate) fn smallest(&self) -> Option<(usize, u8)> {
        let (blocks, _) = self.col_size.as_chunks::<LANES>();
        let (mut least, mut at) = (COVERED, 0);
        for (index, block) in blocks.iter().enumerate() {
            let size = block.iter().fold(PADDING, |least, &size| least.min(size));
            if size < least {
                (least, at) = (size, index);
                if size <= 1 {
                    break;
                }
            }
        }
        let within = blocks[at].iter().position(|&size| size == least)?;
        (least < COVERED).then_some((at * LANES + within, least))
    }

    /// Enumerates the ways to cover all open columns. `found` gets all chosen rows, also those
    /// chosen before the search. Call [`Cover::reset`] afterwards.
    pub(crate) fn search(
        &mut self,
        max_nodes: u64,
        mut found: impl FnMut(&Matrix, &[u16]) -> ControlFlow<()>,
    ) -> SearchOutcome {
        let mut nodes = 0;
        let outcome = loop {
            let went_on = match self.smallest() {
                None => {
                    if found(&self.matrix, &self.chosen).is_break() {
                        break SearchOutcome::Stopped;
                    }
                    self.next_branch()
                }
                Some((_, 0)) => self.next_branch(),
                Some((col, 1)) => {
                    let row = self.matrix.rows(col).iter().find(|&&row| self.row_active[usize::from(row)]);
                    self.choose(usize::from(*row.expect("a column of size 1 has an active row")));
                    true
                }
                Some((col, _)) => {
                    self.branches.push(Branch {
                        col: col as u16,
                        next: 0,
                        mark: self.ops.len() as u32,
                        depth: self.chosen.len() as u32,
                    });
                    self.next_branch()
                }
            };
            if !went_on {
                break SearchOutcome::Exhausted;
            }
            nodes += 1;
            self.counters.max_depth = self.counters.max_depth.max(self.chosen.len());
            if nodes > max_nodes {
                break SearchOutcome::OutOfNodes;
            }
        };
        self.counters.nodes += nodes;
        outcome
    }

    /// Goes back to the last column with an untried row and chooses that row. Returns `false` if
    /// there is none.
    fn next_branch(&mut self) -> bool {
        while let Some(&Branch { col, next, mark, depth }) = self.branches.last() {
            self.uncover_to(mark as usize);
            self.chosen.truncate(depth as usize);
            let untried = &self.matrix.rows(usize::from(col))[usize::from(next)..];
            let active = untried.iter().position(|&row| self.row_active[usize::from(row)]);
            if let Some(offset) = active {
                let row = untried[offset];
                self.branches.last_mut().expect("it is the one just read").next = next + offset as u16 + 1;
                self.choose(usize::from(row));
                return true;
            }
            self.branches.pop();
        }
        false
    }
}

/// Covers a column: removes it and all rows that meet it. It takes the arrays, so the compiler
/// keeps them in registers: as a method of `Cover` it ran four times as many instructions.
fn cover(matrix: &Matrix, col: u16, col_size: &mut [u8], row_active: &mut [bool], ops: &mut Vec<Op>) {
    debug_assert!(col_size[usize::from(col)] < COVERED, "a column is covered once");
    col_size[usize::from(col)] += COVERED;
    ops.push(Op::Cover(col));
    for &row in matrix.rows(usize::from(col)) {
        remove(matrix, row, col_size, row_active, ops);
    }
}

/// Removes a row from its columns, unless it is removed already.
#[inline]
fn remove(matrix: &Matrix, row: u16, col_size: &mut [u8], row_active: &mut [bool], ops: &mut Vec<Op>) {
    let active = &mut row_active[usize::from(row)];
    if *active {
        *active = false;
        ops.push(Op::Remove(row));
        shrink(col_size, matrix.cols(usize::from(row)));
    }
}

/// Subtracts one row from each of the columns.
#[inline]
fn shrink(col_size: &mut [u8], cols: &[u16]) {
    for &col in cols {
        debug_assert!(col_size[usize::from(col)] & !COVERED > 0);
        col_size[usize::from(col)] -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::random;

    /// The invariants at the head of this file.
    fn check(cover: &Cover) {
        let covered = |col: usize| cover.col_size[col] >= COVERED;
        for col in 0..cover.matrix.col_count() {
            let active =
                cover.matrix.rows(col).iter().filter(|&&row| cover.row_active[usize::from(row)]).count();
            assert_eq!(usize::from(cover.col_size[col] & !COVERED), active, "column {col}");
            let meeting = cover
                .chosen
                .iter()
                .filter(|&&row| cover.matrix.cols(usize::from(row)).contains(&(col as u16)));
            assert_eq!(meeting.count(), usize::from(covered(col)), "column {col}");
        }
        let removed = cover.ops.iter().filter(|op| matches!(op, Op::Remove(_))).count();
        assert_eq!(removed, cover.row_active.iter().filter(|active| !**active).count());
        let coverings = cover.ops.iter().filter(|op| matches!(op, Op::Cover(_))).count();
        assert_eq!(coverings, (0..cover.matrix.col_count()).filter(|&col| covered(col)).count());
    }

    #[test]
    fn any_run_of_choices_keeps_the_invariants_and_can_be_undone() {
        for variant in Variant::all() {
            let mut cover = Cover::new(Matrix::new(variant));
            let rng = &mut random::from_seed(1);
            for _ in 0..4 {
                let mut marks = Vec::new();
                loop {
                    let active: Vec<usize> =
                        (0..cover.matrix.row_count()).filter(|&row| cover.is_active(row)).collect();
                    if active.is_empty() {
                        break;
                    }
                    marks.push((cover.ops.len(), cover.chosen.len(), cover.col_size.clone()));
                    let row = active[random::index(rng, active.len())];
                    if random::index(rng, 4) == 0 {
                        cover.remove(row);
                    } else {
                        cover.choose(row);
                    }
                    if marks.len() % 8 == 1 {
                        check(&cover);
                    }
                }
                check(&cover);
                for (mark, depth, sizes) in marks.into_iter().rev() {
                    cover.uncover_to(mark);
                    cover.chosen.truncate(depth);
                    assert_eq!(cover.col_size, sizes);
                }
                check(&cover);
                assert!(cover.row_active.iter().all(|&active| active));
            }
        }
    }

    #[test]
    fn the_smallest_column_is_the_first_of_the_smallest() {
        let mut cover = Cover::new(Matrix::new(Variant::CLASSIC));
        let rng = &mut random::from_seed(2);
        assert_eq!(cover.smallest(), Some((0, 9)));
        loop {
            let active: Vec<usize> =
                (0..cover.matrix.row_count()).filter(|&row| cover.is_active(row)).collect();
            let open = (0..cover.matrix.col_count()).filter(|&col| cover.col_size[col] < COVERED);
            let least = open.clone().map(|col| cover.col_size[col]).min();
            let Some((col, size)) = cover.smallest() else { break };
            if size > 1 {
                assert_eq!(Some(size), least);
                assert_eq!(open.clone().find(|&col| cover.col_size[col] == size), Some(col));
            } else {
                assert_eq!(cover.col_size[col], size);
                assert!(
                    open.clone()
                        .take_while(|&before| before < col)
                        .all(|col| cover.col_size[col] > 1 || cover.col_size[col] > size)
                );
            }
            if active.is_empty() {
                break;
            }
            cover.choose(active[random::index(rng, active.len())]);
        }
    }

    #[test]
    fn a_search_allocates_nothing_and_leaves_no_trace() {
        let mut cover = Cover::new(Matrix::new(Variant::CLASSIC));
        let room = |cover: &Cover| [cover.ops.capacity(), cover.chosen.capacity(), cover.branches.capacity()];
        let before = room(&cover);
        let mut seen = 0;
        let outcome = cover.search(u64::MAX, |_, chosen| {
            assert_eq!(chosen.len(), 81);
            seen += 1;
            if seen == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((outcome, seen), (SearchOutcome::Stopped, 100));
        cover.reset();
        check(&cover);
        assert_eq!(room(&cover), before);
        assert_eq!(cover.search(10, |_, _| ControlFlow::Continue(())), SearchOutcome::OutOfNodes);
        let counters = cover.counters();
        assert_eq!(counters.max_depth, 81);
        assert!(counters.nodes > 100 && counters.columns_covered > 324 && counters.operations > 729);
    }
}
