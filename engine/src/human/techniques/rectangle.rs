//! The deadly rectangle: four cells in two rows, two columns and two boxes. If
//! they held two digits crosswise, none of them given, these could be swapped:
//! two solutions. Shared by the unique and the avoidable rectangles.

use std::ops::ControlFlow;

use crate::Cell;
use crate::human::cells::{CellSet, box_of, cell_at};

/// Corners in the order r1c1, r1c2, r2c1, r2c2: corner 3 - i is opposite i.
pub(super) type Corners = [Cell; 4];

/// All 486 of them.
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

/// Hands on every rectangle whose corners are all among the cells.
pub(super) fn each(among: CellSet, found: &mut dyn FnMut(Corners) -> ControlFlow<()>) -> ControlFlow<()> {
    for &corners in &RECTANGLES {
        debug_assert!(box_of(corners[0]) != box_of(corners[3]));
        if corners.iter().all(|&cell| among.contains(cell)) {
            found(corners)?;
        }
    }
    ControlFlow::Continue(())
}
