//! What stands for the clues of f-puzzles without the feature `clues`: they are refused by name.

use super::fault::Bad;
use super::fpuzzles_write::Lists;
use super::json::Json;
use crate::rules::{Constraint, Rules};
use crate::{Cell, DigitSet};

pub(super) fn is_known(_: &str) -> bool {
    false
}

#[allow(clippy::unnecessary_wraps)] // as with clues
pub(super) fn read(_: &Json, _: &[&Json], _: usize) -> Result<Vec<Constraint>, Bad> {
    Ok(Vec::new())
}

pub(super) fn key_of(kind: &str) -> &str {
    kind
}

pub(super) fn whole(_: &str) -> Option<&'static str> {
    None
}

pub(super) fn digits_of(_: &Rules, _: Cell) -> Option<DigitSet> {
    None
}

pub(super) fn write(_: &Constraint, _: usize, _: &mut Lists) -> Option<()> {
    None
}
