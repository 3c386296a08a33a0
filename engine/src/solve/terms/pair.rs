//! Two cells, and which digits may stand in them together.

use super::board::{Board, Conflict, Mask, Propagator};

/// The greatest number of digits for which a table lists all sets.
const TABLE: usize = 9;

/// For a set of digits of one cell, the digits that the other may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Support {
    /// By set.
    Table(Vec<Mask>),
    /// By digit: the sets of all digits together would be too many.
    Rows(Vec<Mask>),
}

impl Support {
    pub(super) fn new(rows: &[Mask]) -> Self {
        if rows.len() > TABLE {
            return Self::Rows(rows.to_vec());
        }
        let mut table = vec![0; 1 << rows.len()];
        for set in 1..table.len() {
            table[set] = table[set & (set - 1)] | rows[set.trailing_zeros() as usize];
        }
        Self::Table(table)
    }

    #[inline]
    pub(super) fn of(&self, mask: Mask) -> Mask {
        match self {
            Self::Table(table) => table[mask as usize],
            Self::Rows(rows) => {
                let (mut left, mut all) = (mask, 0);
                while left != 0 {
                    all |= rows[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                all
            }
        }
    }
}

/// The rows of a relation, read from the other cell.
pub(super) fn transposed(rows: &[Mask]) -> Vec<Mask> {
    let column =
        |digit: usize| rows.iter().enumerate().fold(0, |all, (at, row)| all | ((row >> digit & 1) << at));
    (0..rows.len()).map(column).collect()
}

/// A pair within a branch. All other pairs are in the tables of the network.
#[derive(Debug)]
pub(super) struct Pair {
    cells: [u16; 2],
    supports: [Support; 2],
}

impl Pair {
    pub(super) fn new(cells: [u16; 2], rows: &[Mask]) -> Self {
        Self { cells, supports: [Support::new(rows), Support::new(&transposed(rows))] }
    }
}

impl Propagator for Pair {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let [one, other] = self.cells;
        board.keep(other, self.supports[0].of(board.get(one)))?;
        board.keep(one, self.supports[1].of(board.get(other)))
    }
}
