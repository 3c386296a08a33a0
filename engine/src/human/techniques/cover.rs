//! The search behind subsets and fish: items whose marks fill no more places than there are
//! items. Cells and their digits give a naked subset, digits and their places a hidden one,
//! lines and their places a fish.

use std::ops::ControlFlow;

/// An item and its marks, both as bits.
pub(in crate::human) type Item = (u32, u32);

/// Calls `found` for every choice of `size` items whose marks fill at most `size` bits, with
/// the bits of the items and of the marks.
pub(in crate::human) fn covers(
    items: &[Item],
    size: usize,
    found: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    choose(items, size, size, (0, 0), found)
}

fn choose(
    items: &[Item],
    size: usize,
    left: usize,
    chosen: Item,
    found: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left == 0 {
        return found(chosen.0, chosen.1);
    }
    for (at, item) in items.iter().enumerate().take((items.len() + 1).saturating_sub(left)) {
        let with = (chosen.0 | item.0, chosen.1 | item.1);
        if with.1.count_ones() as usize <= size {
            choose(&items[at + 1..], size, left - 1, with, found)?;
        }
    }
    ControlFlow::Continue(())
}
