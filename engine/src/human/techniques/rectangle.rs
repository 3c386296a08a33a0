//! The deadly rectangle: four cells in two rows, two columns and two boxes. If they held two
//! digits crosswise and none were given, the digits could be swapped, and the puzzle would
//! have two solutions. Unique and avoidable rectangles share this file.

use std::ops::ControlFlow;

use crate::human::cells::{box_of, cell_at};
use crate::human::{CellSet, Step, evidence, step_line};
use crate::{Cell, Digit, messages};

messages! {
    /// Several corners may hold one other digit.
    pub(super) fn rectangle_third(cells: CellSet, digit: Digit);
}

/// Corners in the order r1c1, r1c2, r2c1, r2c2. Corner `3 - i` is opposite corner `i`.
pub(super) type Corners = [Cell; 4];

/// All rectangles of the board.
static RECTANGLES: [Corners; 486] = {
    let mut all = [[Cell::new(0); 4]; 486];
    let (mut count, mut pair) = (0, 0);
    while pair < 81 * 81 {
        let (first, last) = (Cell::new(pair / 81), Cell::new(pair % 81));
        let (top, left) = (first.index() / 9, first.index() % 9);
        let (bottom, right) = (last.index() / 9, last.index() % 9);
        if top < bottom && left < right && (top / 3 == bottom / 3) != (left / 3 == right / 3) {
            all[count] = [first, cell_at(top, right), cell_at(bottom, left), last];
            count += 1;
        }
        pair += 1;
    }
    assert!(count == 486);
    all
};

/// Calls `found` for every rectangle whose corners are all among the cells.
pub(super) fn each(among: CellSet, found: &mut dyn FnMut(Corners) -> ControlFlow<()>) -> ControlFlow<()> {
    for &corners in &RECTANGLES {
        debug_assert!(box_of(corners[0]) != box_of(corners[3]));
        if corners.iter().all(|&cell| among.contains(cell)) {
            found(corners)?;
        }
    }
    ControlFlow::Continue(())
}

/// `5/8 in r56c47`: the digits and the corners of any rectangle.
pub(super) fn notation(step: &Step) -> Option<String> {
    let evidence::Rectangle { digits, floor, roof, .. } = *evidence::Rectangle::of(step)?;
    Some(step_line::choice_in(digits, floor | roof))
}
