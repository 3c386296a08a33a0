//! What each type of unique rectangle removes, and when. All types start from one [`Shape`]. They
//! rule out whatever would leave only the pair in all four corners.

use std::ops::ControlFlow;

use super::super::rectangle::Corners;
use crate::bits::bits;
use crate::human::cells::HOUSES;
use crate::human::{CellSet, Position};
use crate::{Digit, DigitSet};

/// A rectangle with its two digits, sorted by what its corners hold.
pub(super) struct Shape {
    pub(super) corners: Corners,
    pub(super) pair: DigitSet,
    pub(super) floor: CellSet,
    pub(super) roof: CellSet,
}

/// Receives digits to remove, the cells that lose them, and the cells beside the rectangle
/// that make a subset with the roof.
pub(super) type Found<'a> = &'a mut dyn FnMut(DigitSet, CellSet, CellSet) -> ControlFlow<()>;

/// The digit that every roof cell has besides the pair, if there is no other.
fn third(position: &Position, shape: &Shape) -> Option<Digit> {
    let third = (position.candidates_in(shape.roof) - shape.pair).single()?;
    shape.roof.is_subset(position.cells_of(third)).then_some(third)
}

fn is_side(shape: &Shape) -> bool {
    shape.roof.len() == 2 && !shape.roof.common_houses().is_empty()
}

pub(super) fn type_1(_: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.floor.len() != 3 {
        return ControlFlow::Continue(());
    }
    found(shape.pair, shape.roof, CellSet::EMPTY)
}

pub(super) fn type_2(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    let Some(third) = third(position, shape).filter(|_| is_side(shape)) else {
        return ControlFlow::Continue(());
    };
    found(DigitSet::of(third), shape.roof.common_peers(), CellSet::EMPTY)
}

pub(super) fn type_5(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    let is_type = shape.roof.len() >= 2 && !is_side(shape);
    let Some(third) = third(position, shape).filter(|_| is_type) else { return ControlFlow::Continue(()) };
    found(DigitSet::of(third), shape.roof.common_peers(), CellSet::EMPTY)
}

pub(super) fn type_3(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if !is_side(shape) {
        return ControlFlow::Continue(());
    }
    let extra = position.candidates_in(shape.roof) - shape.pair;
    for house in shape.roof.common_houses() {
        let free = (HOUSES[house] & position.empty()) - shape.roof;
        let free: Vec<_> = free.into_iter().collect();
        for choice in 1..1_u32 << free.len() {
            let chosen: CellSet = bits(choice).map(|at| free[at]).collect();
            let digits = position.candidates_in(chosen) | extra;
            if digits.len() != chosen.len() + 1 || digits.len() >= free.len() + 2 {
                continue;
            }
            let all = shape.roof | chosen;
            let beside = all.common_houses().cells() - all;
            found(digits, beside, chosen)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn type_4(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if !is_side(shape) {
        return ControlFlow::Continue(());
    }
    for digit in shape.pair {
        let only = |house: usize| (position.cells_of(digit) & HOUSES[house]) == shape.roof;
        if shape.roof.common_houses().iter().any(only) {
            let other = shape.pair - DigitSet::of(digit);
            found(other, shape.roof, CellSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn type_6(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.roof.len() != 2 || is_side(shape) {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    for digit in shape.pair {
        let [first, .., last] = shape.corners;
        let within = |lines: CellSet| (position.cells_of(digit) & lines).is_subset(all);
        let rows = HOUSES[first.index() / 9] | HOUSES[last.index() / 9];
        let columns = HOUSES[first.index() % 9 + 9] | HOUSES[last.index() % 9 + 9];
        if all.is_subset(position.cells_of(digit)) && (within(rows) || within(columns)) {
            found(DigitSet::of(digit), shape.roof, CellSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn hidden(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.floor.len() > 2 {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    for (at, &corner) in shape.corners.iter().enumerate() {
        let opposite = shape.corners[3 - at];
        if !shape.floor.contains(opposite) {
            continue;
        }
        for digit in shape.pair {
            let lines = HOUSES[corner.index() / 9] | HOUSES[corner.index() % 9 + 9];
            let places = position.cells_of(digit) & lines;
            if places.is_subset(all) && places == (all & lines) {
                let other = shape.pair - DigitSet::of(digit);
                found(other, CellSet::of(corner), CellSet::EMPTY)?;
            }
        }
    }
    ControlFlow::Continue(())
}
