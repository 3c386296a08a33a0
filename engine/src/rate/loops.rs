//! The search for unique rectangles and loops: closed walks over cells that hold the same two
//! digits, most of them no others. [`super::loop_types`] draws the conclusions.

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
        for found in loops(board, start) {
            loop_types::collect(board, &found, &mut hints);
        }
    }
    // The sort is stable, so the first of equal hints wins.
    hints.sort_by(|a, b| a.step.score.0.total_cmp(&b.step.score.0).then(a.number.cmp(&b.number)));
    ControlFlow::Continue(hints.into_iter().next().map(|hint| hint.step))
}

/// The deadly loops from a bivalue cell.
fn loops(board: &Board, start: usize) -> Vec<Loop> {
    let mut walk = Walk { board, pair: board.digits(start), path: vec![start], found: Vec::new() };
    walk.extend(3, 2, 0, [houses_at(start), 0]);
    walk.found
}

/// The three houses of a cell, as bits.
fn houses_at(cell: usize) -> u32 {
    BOX_ROW_COLUMN.into_iter().fold(0, |houses, kind| houses | 1 << house_of(cell, kind))
}

/// A depth-first walk from a bivalue cell. It finds deadly loops: those whose two digits could be
/// swapped. Their cells are coloured alternately. No two cells of a colour share a house, and both
/// colours touch the same houses.
struct Walk<'a> {
    board: &'a Board,
    pair: Mask,
    path: Vec<usize>,
    found: Vec<Loop>,
}

impl Walk<'_> {
    /// Extends the path from its last cell. `came` is the kind of house that led there (3 at the
    /// start). `allowance` is the number of cells with further digits that may still be entered.
    /// `touched` are the houses of the cells of each colour. A cell that shares a house with
    /// another one of its colour is not entered, because no longer path could be deadly. Without
    /// this check, generating one extreme puzzle took 25 s instead of 0.2 s.
    ///
    /// An oddity of SE: `extras`, the further digits, includes those of every neighbour examined,
    /// entered or not. Digits added by one sibling still count for the next siblings and for
    /// everything below them.
    fn extend(&mut self, came: usize, allowance: i32, mut extras: Mask, touched: [u32; 2]) {
        let last = self.path[self.path.len() - 1];
        let colour = self.path.len() % 2;
        for kind in BOX_ROW_COLUMN.into_iter().filter(|&kind| kind != came) {
            for position in 0..9 {
                let cell = cell_at(house_of(last, kind), position);
                if cell == self.path[0] && self.path.len() >= 4 && touched[0] == touched[1] {
                    self.found.push(Loop { cells: self.path.clone(), pair: self.pair });
                }
                let digits = self.board.digits(cell);
                if digits & self.pair != self.pair || self.path.contains(&cell) {
                    continue;
                }
                extras |= digits & !self.pair;
                let bivalue = digits == self.pair;
                let houses = houses_at(cell);
                let is_free = touched[colour] & houses == 0;
                if is_free && (bivalue || extras.is_power_of_two() || allowance > 0) {
                    let mut touched = touched;
                    touched[colour] |= houses;
                    self.path.push(cell);
                    self.extend(kind, allowance - i32::from(!bivalue), extras, touched);
                    self.path.pop();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Digit, generate};

    /// All walks of the specification. It judges a loop when it is complete, so it may take very long.
    struct Naive<'a> {
        board: &'a Board,
        pair: Mask,
        path: Vec<usize>,
        found: Vec<Vec<usize>>,
        /// Number of cells that it may still enter.
        left: u32,
    }

    impl<'a> Naive<'a> {
        fn new(board: &'a Board, start: usize, left: u32) -> Self {
            Self { board, pair: board.digits(start), path: vec![start], found: Vec::new(), left }
        }

        fn extend(&mut self, came: usize, allowance: i32, mut extras: Mask) -> Option<()> {
            let last = *self.path.last().unwrap();
            for kind in BOX_ROW_COLUMN.into_iter().filter(|&kind| kind != came) {
                for cell in (0..9).map(|position| cell_at(house_of(last, kind), position)) {
                    if cell == self.path[0] && self.path.len() >= 4 && is_deadly(&self.path) {
                        self.found.push(self.path.clone());
                    }
                    let digits = self.board.digits(cell);
                    if digits & self.pair != self.pair || self.path.contains(&cell) {
                        continue;
                    }
                    extras |= digits & !self.pair;
                    let more = i32::from(digits != self.pair);
                    if more == 0 || extras.is_power_of_two() || allowance > 0 {
                        self.left = self.left.checked_sub(1)?;
                        self.path.push(cell);
                        self.extend(kind, allowance - more, extras)?;
                        self.path.pop();
                    }
                }
            }
            Some(())
        }
    }

    fn is_deadly(path: &[usize]) -> bool {
        let mut touched = [const { Vec::new() }; 2];
        for (at, &cell) in path.iter().enumerate() {
            touched[at % 2].extend(BOX_ROW_COLUMN.map(|kind| house_of(cell, kind)));
        }
        touched.iter_mut().for_each(|houses| houses.sort_unstable());
        let is_twice = touched.iter().any(|houses| houses.windows(2).any(|pair| pair[0] == pair[1]));
        !is_twice && touched[0] == touched[1]
    }

    #[test]
    fn the_loops_are_those_of_all_walks() {
        let (mut compared, mut long, mut given_up) = (0, 0, 0);
        for seed in 0..3_000 {
            let board = &Board::random(seed);
            for start in cells_of(board.empty_cells()).filter(|&cell| board.count(cell) == 2) {
                let mut naive = Naive::new(board, start, 20_000);
                if naive.extend(3, 2, 0).is_none() {
                    given_up += 1;
                    continue;
                }
                let found: Vec<_> = loops(board, start).into_iter().map(|found| found.cells).collect();
                assert_eq!(found, naive.found, "board {seed}, cell {start}");
                compared += found.len();
                long += found.iter().filter(|cells| cells.len() > 4).count();
            }
        }
        assert!(compared > 1_000 && long > 100, "{compared} loops, {long} long, {given_up} given up");
    }

    /// Three digits are missing from a full grid, but for one of the third: the cells of its houses
    /// hold two candidates. There are millions of walks from one of them.
    #[test]
    fn many_cells_with_the_same_candidates_do_not_delay_the_search() {
        let mut givens = generate::starter(1).solution;
        for digit in Digit::all(9).take(3) {
            let cells: Vec<_> =
                givens.filled().filter(|(_, held)| *held == digit).map(|(cell, _)| cell).collect();
            let kept = usize::from(digit.index() == 2);
            cells.into_iter().skip(kept).for_each(|cell| givens.set(cell, None));
        }
        let board = &Board::new(&givens);
        let start = cells_of(board.empty_cells()).find(|&cell| board.count(cell) == 2).unwrap();
        assert!(Naive::new(board, start, 2_000_000).extend(3, 2, 0).is_none());
        assert!(find(board, &mut || ControlFlow::Continue(())).is_continue());
    }
}
