//! The deadly rectangle: four cells in two rows, two columns and two boxes. If they held two
//! digits crosswise and none were given, the digits could be swapped, and the puzzle would
//! have two solutions. Unique and avoidable rectangles share this file.
//!
//! On other boards the swap must also keep all other rules. Opposite corners must not see each other, and
//! a cell that sees a corner must see one of the two corners beside it. No other rule may concern the
//! two digits in a corner.

use std::ops::ControlFlow;

use crate::human::{Ground, Set};
use crate::{Cell, DigitSet};

/// Corners in the order r1c1, r1c2, r2c1, r2c2. Corner `3 - i` is opposite corner `i`.
pub(super) type Corners = [Cell; 4];

/// Calls `found` for every rectangle whose corners are all among the cells.
pub(super) fn each<G: Ground>(
    ground: G,
    mut among: G::Cells,
    found: &mut dyn FnMut(Corners) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some(first) = among.first() {
        among.remove(first);
        for below in among & ground.house(ground.side() + ground.column(first)) {
            // Its row, and its box if the corner below lies elsewhere.
            let houses = ground.houses_of(first) - ground.houses_of(below);
            for beside in houses.into_iter().fold(among, |cells, house| cells & ground.house(house)) {
                let last = Cell::new(below.index() + beside.index() - first.index());
                let corners = [first, beside, below, last];
                if among.contains(last) && is_deadly(ground, corners) {
                    found(corners)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether two digits that fill the corners crosswise can be swapped, as far as equal digits are
/// concerned. Each house of the first corner holds a corner beside it.
fn is_deadly<G: Ground>(ground: G, corners: Corners) -> bool {
    let [first, beside, below, last] = corners;
    if ground.sees(beside, below) {
        return false;
    }
    // With rectangular boxes, the last corner is in the other of the two boxes.
    ground.is_plain() || {
        let all: G::Cells = corners.into_iter().collect();
        let [a, b, c, d] = corners.map(|corner| ground.peers(corner));
        !ground.sees(first, last) && (a | d) - all == (b | c) - all
    }
}

/// Whether four cells of two rows and two columns are a deadly rectangle, in the order of [`Corners`] from
/// any of its corners.
pub(super) fn is_one<G: Ground>(ground: G, corners: Corners) -> bool {
    let [first, beside, below, _] = corners.map(|corner| ground.houses_of(corner));
    first.is_subset(beside | below) && is_deadly(ground, corners)
}

/// Whether no rule forbids one of the digits in one of the cells, or excludes another digit beside it.
pub(super) fn is_free<G: Ground>(ground: G, cells: G::Cells, digits: DigitSet) -> bool {
    let is_free = |cell: Cell| {
        digits.is_subset(ground.geometry().domain(cell))
            && digits.iter().all(|digit| ground.excluded(cell, digit).is_empty())
    };
    ground.is_plain() || cells.into_iter().all(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::{Classic, Wide};
    use crate::{Digit, Geometry, Variant};

    fn all<G: Ground>(ground: G) -> Vec<Corners> {
        let mut all = Vec::new();
        let _ = each(ground, ground.all_cells(), &mut |corners| {
            all.push(corners);
            ControlFlow::Continue(())
        });
        all
    }

    /// Whether no house has a digit twice, and a swap of the two digits changes none.
    fn is_swapped_unseen(geometry: &Geometry, [a, b, c, d]: Corners) -> bool {
        let counts = |cells: &[Cell], pair: [Cell; 2]| pair.iter().filter(|one| cells.contains(one)).count();
        geometry
            .houses()
            .iter()
            .map(|house| [[a, d], [b, c]].map(|pair| counts(&house.cells, pair)))
            .all(|[one, other]| one == other && one < 2)
    }

    #[test]
    fn a_swap_keeps_every_house() {
        let boards = [
            "4x4",
            "6x6",
            "9x9",
            "9x9-diagonal",
            "9x9+windoku",
            "9x9+disjoint",
            "5x5+jigsaw:1122211122333443354455554",
        ];
        for board in boards {
            let geometry = board.parse::<Variant>().unwrap().geometry();
            let mut expected = Vec::new();
            for (first, last) in
                geometry.cells().flat_map(|one| geometry.cells().map(move |other| (one, other)))
            {
                let [(top, left), (bottom, right)] =
                    [first, last].map(|cell| (geometry.row(cell), geometry.column(cell)));
                let corners = [first, geometry.cell(top, right), geometry.cell(bottom, left), last];
                if top < bottom && left < right && is_swapped_unseen(geometry, corners) {
                    expected.push(corners);
                }
            }
            assert_eq!(all(Wide::of(geometry)), expected, "{board}");
        }
        assert_eq!(all(Classic).len(), 486);
        assert_eq!(all(Classic), all(Wide::of(Variant::CLASSIC.geometry())));
    }

    #[test]
    fn rules_beyond_houses_forbid_the_swap() {
        let ground = |board: &str| Wide::of(board.parse::<Variant>().unwrap().geometry());
        assert_eq!(all(ground("9x9+anti-knight")).len(), 0);
        let odd = ground("9x9+odd:r1c1");
        let corners = [(0, 0), (0, 3), (1, 0), (1, 3)].map(|(row, column)| odd.geometry().cell(row, column));
        assert!(all(odd).contains(&corners));
        let cells = corners.into_iter().collect();
        let pair = |one: usize, other: usize| {
            [one, other].into_iter().map(|value| Digit::from_index(value - 1)).collect()
        };
        assert!(is_free(odd, cells, pair(1, 3)) && !is_free(odd, cells, pair(1, 2)));
        assert!(!is_free(ground("9x9+non-consecutive"), cells, pair(1, 3)));
    }
}
