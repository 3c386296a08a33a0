//! What each type of unique rectangle removes, and when. All types start from one [`Shape`]. They
//! rule out whatever would leave only the pair in all four corners.

use std::ops::ControlFlow;

use super::super::rectangle::Corners;
use crate::human::{Ground, Position, Set};
use crate::{Cell, Digit, DigitSet};

/// Maximum number of cells beside the rectangle in a subset of type 3, on boards with more than nine
/// digits.
const LARGEST_SUBSET: usize = 5;

/// A rectangle with its two digits, sorted by what its corners hold.
pub(super) struct Shape<G: Ground> {
    pub(super) corners: Corners,
    pub(super) pair: DigitSet,
    pub(super) floor: G::Cells,
    pub(super) roof: G::Cells,
}

/// Receives digits to remove, the cells that lose them, and the cells beside the rectangle
/// that make a subset with the roof.
pub(super) type Found<'a, G> =
    &'a mut dyn FnMut(DigitSet, <G as Ground>::Cells, <G as Ground>::Cells) -> ControlFlow<()>;

/// The digit that every roof cell has besides the pair, if there is no other.
fn third<G: Ground>(position: &Position<G>, shape: &Shape<G>) -> Option<Digit> {
    let third = (position.candidates_in(shape.roof) - shape.pair).single()?;
    shape.roof.is_subset(position.cells_of(third)).then_some(third)
}

fn is_side<G: Ground>(ground: G, shape: &Shape<G>) -> bool {
    shape.roof.len() == 2 && !ground.common_houses(shape.roof).is_empty()
}

pub(super) fn type_1<G: Ground>(_: &Position<G>, shape: &Shape<G>, found: Found<G>) -> ControlFlow<()> {
    if shape.floor.len() != 3 {
        return ControlFlow::Continue(());
    }
    found(shape.pair, shape.roof, G::Cells::EMPTY)
}

pub(super) fn type_2<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    let Some(third) = third(position, shape).filter(|_| is_side(position.ground(), shape)) else {
        return ControlFlow::Continue(());
    };
    found(DigitSet::of(third), position.ground().common_peers(shape.roof), G::Cells::EMPTY)
}

pub(super) fn type_5<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    let is_type = shape.roof.len() >= 2 && !is_side(position.ground(), shape);
    let Some(third) = third(position, shape).filter(|_| is_type) else { return ControlFlow::Continue(()) };
    found(DigitSet::of(third), position.ground().common_peers(shape.roof), G::Cells::EMPTY)
}

pub(super) fn type_3<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if !is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    subsets_beside(position, shape.roof, position.candidates_in(shape.roof) - shape.pair, found)
}

/// Calls back with the naked subsets of a house that the roof makes with cells beside it, if one cell of
/// the roof holds one of these extra digits: the digits to remove, the cells that lose them, and the
/// cells of the subset outside the roof.
pub(in crate::human::techniques) fn subsets_beside<G: Ground>(
    position: &Position<G>,
    roof: G::Cells,
    extra: DigitSet,
    found: Found<G>,
) -> ControlFlow<()> {
    let ground = position.ground();
    for house in ground.common_houses(roof) {
        let free = (ground.house(house) & position.empty()) - roof;
        let free: Vec<Cell> = free.into_iter().collect();
        subsets(position, &free, (G::Cells::EMPTY, extra), &mut |chosen, digits| {
            let all = roof | chosen;
            let beside = ground.cells(ground.common_houses(all)) - all;
            found(digits, beside, chosen)
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls back with every choice of free cells that, together with one cell of the roof, has as many
/// digits as cells. Choices have the order of binary numbers.
fn subsets<G: Ground>(
    position: &Position<G>,
    free: &[Cell],
    (chosen, digits): (G::Cells, DigitSet),
    found: &mut dyn FnMut(G::Cells, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ground = position.ground();
    let largest = ground.limit(LARGEST_SUBSET).min(ground.side());
    for (at, &cell) in free.iter().enumerate() {
        let (chosen, digits) = (chosen.with(cell), digits | position.candidates(cell));
        let count = chosen.len();
        if digits.len() == count + 1 {
            found(chosen, digits)?;
        }
        if count < largest && digits.len() <= largest + 1 {
            subsets(position, &free[..at], (chosen, digits), found)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn type_4<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if !is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    let ground = position.ground();
    for digit in shape.pair {
        let only = |house: usize| position.cells_of(digit) & ground.house(house) == shape.roof;
        if ground.common_houses(shape.roof).into_iter().any(only) {
            let other = shape.pair - DigitSet::of(digit);
            found(other, shape.roof, G::Cells::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn type_6<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if shape.roof.len() != 2 || is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    let (ground, side) = (position.ground(), position.ground().side());
    for digit in shape.pair {
        let [first, .., last] = shape.corners;
        let within = |lines: G::Cells| (position.cells_of(digit) & lines).is_subset(all);
        let rows = ground.house(ground.row(first)) | ground.house(ground.row(last));
        let columns = ground.house(side + ground.column(first)) | ground.house(side + ground.column(last));
        if all.is_subset(position.cells_of(digit)) && (within(rows) || within(columns)) {
            found(DigitSet::of(digit), shape.roof, G::Cells::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn hidden<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if shape.floor.len() > 2 {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    let (ground, side) = (position.ground(), position.ground().side());
    for (at, &corner) in shape.corners.iter().enumerate() {
        let opposite = shape.corners[3 - at];
        if !shape.floor.contains(opposite) {
            continue;
        }
        for digit in shape.pair {
            let lines = ground.house(ground.row(corner)) | ground.house(side + ground.column(corner));
            let places = position.cells_of(digit) & lines;
            if places.is_subset(all) && places == (all & lines) {
                let other = shape.pair - DigitSet::of(digit);
                found(other, G::Cells::of(corner), G::Cells::EMPTY)?;
            }
        }
    }
    ControlFlow::Continue(())
}
