//! Regions while they are drawn: until all have as many cells as there are digits, they are no rules.

use nonet_engine::Cell;
use nonet_engine::rules::{Constraint, Rules};

/// The number of each cell's region.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    side: usize,
    regions: Vec<u8>,
}

impl Layout {
    /// The regions of the rules.
    pub(super) fn of(rules: &Rules) -> Self {
        Self { side: rules.side().into(), regions: rules.regions() }
    }

    /// Lets cells join the region of the first. Where a region has lost all its cells, they begin it again.
    pub(super) fn join(&mut self, cells: &[Cell]) {
        let Some(first) = cells.first() else { return };
        let empty = (0..self.side as u8).find(|number| !self.regions.contains(number));
        let number = empty.unwrap_or(self.regions[first.index()]);
        cells.iter().for_each(|cell| self.regions[cell.index()] = number);
    }

    /// The number of a cell's region.
    pub fn region(&self, row: usize, column: usize) -> usize {
        self.regions[row * self.side + column].into()
    }

    fn cells_of(&self, number: u8) -> usize {
        self.regions.iter().map(|region| usize::from(*region == number)).sum()
    }

    /// Whether the region of a cell has as many cells as there are digits.
    pub fn is_even(&self, cell: Cell) -> bool {
        self.cells_of(self.regions[cell.index()]) == self.side
    }

    /// The number of cells of each region that has too few or too many.
    pub fn uneven(&self) -> Vec<usize> {
        let counts = (0..self.side as u8).map(|number| self.cells_of(number));
        counts.filter(|count| *count != self.side).collect()
    }

    /// The same as text.
    pub fn sizes(&self) -> String {
        self.uneven().iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The number of digits, and so of cells in a region.
    pub fn side(&self) -> usize {
        self.side
    }

    pub(super) fn fits(&self) -> bool {
        self.uneven().is_empty()
    }

    pub(super) fn constraint(&self) -> Constraint {
        Constraint::jigsaw(self.regions.iter().copied())
    }
}
