//! Patterns of givens that show a symmetry, for the preview and the small pictures of
//! the page for a custom game. They are pictures only: no puzzle has to fit them.

use nonet_engine::{Cell, Symmetry, Variant};

/// About `count` cells with a symmetry, scattered over a board, in board order. The same
/// arguments give the same cells.
pub fn pattern(variant: Variant, symmetry: Symmetry, count: u16) -> Vec<Cell> {
    let mut groups = symmetry.groups(variant.geometry());
    // The centre of a turn comes last: the picture marks it.
    let is_turn = matches!(symmetry, Symmetry::Rotate180 | Symmetry::Rotate90);
    groups.sort_by_key(|group| (is_turn && group.len() == 1, scattered(group[0].index() as u32)));
    let mut left = usize::from(count);
    let mut cells = Vec::new();
    for group in groups {
        if group.len() <= left {
            left -= group.len();
            cells.extend(group);
        }
    }
    cells.sort_unstable();
    cells
}

/// A number without a visible relation to the cell's: the steps of a hash function.
fn scattered(cell: u32) -> u32 {
    let mut mixed = (cell + SALT).wrapping_mul(0x9e37_79b1);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x85eb_ca77);
    mixed ^ mixed >> 13
}

/// Of the first 400 numbers, the one with which rows, columns and boxes of the classic
/// board have the most equal shares of the pictures' cells.
const SALT: u32 = 338;

#[cfg(test)]
mod tests {
    use super::*;

    /// A ring around a given would look like a fault.
    #[test]
    fn the_centre_of_a_turn_is_empty_if_it_can_be() {
        let centre = Cell::new(40);
        for symmetry in [Symmetry::Rotate180, Symmetry::Rotate90] {
            for count in (4..=40).step_by(4) {
                assert!(!pattern(Variant::CLASSIC, symmetry, count).contains(&centre), "{symmetry}, {count}");
            }
            assert!(pattern(Variant::CLASSIC, symmetry, 25).contains(&centre));
        }
    }

    #[test]
    fn patterns_are_symmetric_and_about_as_large_as_asked_for() {
        for variant in Variant::all() {
            let geometry = variant.geometry();
            for (symmetry, name) in Symmetry::ALL {
                let cells = geometry.cell_count() as u16;
                for count in [4, cells / 3, cells / 2, cells] {
                    let pattern = pattern(variant, symmetry, count);
                    assert!(
                        symmetry.holds(geometry, |cell| pattern.contains(&cell)),
                        "{name} on {variant:?}"
                    );
                    let found = pattern.len() as u16;
                    assert!(
                        found <= count && found + 3 >= count,
                        "{name} on {variant:?}: {found} of {count}"
                    );
                }
            }
        }
    }
}
