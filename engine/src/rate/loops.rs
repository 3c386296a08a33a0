//! The search for unique rectangles and loops: closed walks over cells that hold the same two
//! digits, most of them no others. [`super::loop_types`] draws the conclusions. Called by the
//! rating ladder.

use std::ops::ControlFlow;

use super::board::Board;
use super::chains::GoOn;
use super::loop_types;
use super::step::RatingStep;
use super::tables::{BOX_ROW_COLUMN, Mask, cell_at, cells_of, house_of};

/// A loop: its cells in the order of the walk, and its two digits.
pub(super) struct Loop {
    pub(super) cells: Vec<usize>,
    pub(super) pair: Mask,
}

/// The best hint of all loops: by score, then type, then order of discovery.
pub(super) fn find(board: &Board, go_on: GoOn) -> ControlFlow<(), Option<RatingStep>> {
    let mut hints = Vec::new();
    for start in cells_of(board.empty_cells()).filter(|&cell| board.count(cell) == 2) {
        go_on()?;
        let mut walk = Walk { board, pair: board.digits(start), path: vec![start], found: Vec::new() };
        walk.extend(3, 2, 0);
        for cells in walk.found {
            let found = Loop { cells, pair: board.digits(start) };
            if found.is_deadly() {
                loop_types::collect(board, &found, &mut hints);
            }
        }
    }
    // The sort is stable, so the first of equal hints wins.
    hints.sort_by(|a, b| a.step.score.0.total_cmp(&b.step.score.0).then(a.number.cmp(&b.number)));
    ControlFlow::Continue(hints.into_iter().next().map(|hint| hint.step))
}

impl Loop {
    /// Whether the two digits could be swapped. The cells are coloured alternately. No two cells of
    /// a colour may share a house, and both colours must touch the same houses.
    fn is_deadly(&self) -> bool {
        let mut touched = [0_u32; 2];
        for (at, &cell) in self.cells.iter().enumerate() {
            for house in BOX_ROW_COLUMN.map(|kind| house_of(cell, kind)) {
                if touched[at % 2] >> house & 1 == 1 {
                    return false;
                }
                touched[at % 2] |= 1 << house;
            }
        }
        touched[0] == touched[1]
    }
}

/// A depth-first walk from a bivalue cell.
struct Walk<'a> {
    board: &'a Board,
    pair: Mask,
    path: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl Walk<'_> {
    /// Extends the path from its last cell, to at most 81 cells. `came` is the kind of house that
    /// led there (3 at the start). `allowance` is the number of cells with further digits that may
    /// still be entered.
    ///
    /// An oddity of SE: `extras`, the further digits, includes those of every neighbour examined,
    /// entered or not. Digits added by one sibling still count for the next siblings and for
    /// everything below them.
    fn extend(&mut self, came: usize, allowance: i32, mut extras: Mask) {
        let last = self.path[self.path.len() - 1];
        for kind in BOX_ROW_COLUMN.into_iter().filter(|&kind| kind != came) {
            for position in 0..9 {
                let cell = cell_at(house_of(last, kind), position);
                if cell == self.path[0] && self.path.len() >= 4 {
                    self.found.push(self.path.clone());
                }
                let digits = self.board.digits(cell);
                if digits & self.pair != self.pair || self.path.contains(&cell) {
                    continue;
                }
                extras |= digits & !self.pair;
                let bivalue = digits == self.pair;
                if bivalue || extras.is_power_of_two() || allowance > 0 {
                    self.path.push(cell);
                    self.extend(kind, allowance - i32::from(!bivalue), extras);
                    self.path.pop();
                }
            }
        }
    }
}
