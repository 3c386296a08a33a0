//! Transformations that keep a solution a solution: renaming digits, permuting rows within a band,
//! bands, columns within a stack, and stacks, and transposing where boxes are square. On a board
//! with diagonals, only those that keep both diagonals; with other rules, only renaming, and none
//! at all if the rules tell digits apart. (The symmetry group of Sudoku boards: E. Russell and
//! F. Jarvis, 2006.)

use std::ops::ControlFlow;

use rand::Rng;

use super::budget::Budget;
use super::fill::{max_nodes, searches};
use crate::random;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Digit, Grid, Variant};

/// A solved board of the variant, always the same: the shift pattern, or with other rules the first
/// board that a search finds. `None` if none finds one. It is found once, and no budget pays for it.
pub(super) fn base(variant: Variant) -> Option<&'static Grid> {
    variant.filled(|| find_base(variant))
}

fn find_base(variant: Variant) -> Option<Grid> {
    let layout = variant.layout();
    let mut grid = Grid::empty(variant);
    if !variant.is_named() {
        return search(variant, searches(variant), &mut Budget::new(u64::MAX));
    }
    if layout.diagonals {
        return Solver::new(variant).solution(&grid);
    }
    let (box_rows, box_columns) = (usize::from(layout.box_rows), usize::from(layout.box_columns));
    let geometry = variant.geometry();
    for cell in geometry.cells() {
        let row = geometry.row(cell);
        let shift = row % box_rows * box_columns + row / box_rows;
        grid.set(cell, Some(Digit::from_index((shift + geometry.column(cell)) % geometry.side())));
    }
    Some(grid)
}

/// The first solved board that shuffled searches find. They end when one has tried everything.
pub(super) fn search(variant: Variant, searches: u64, budget: &mut Budget) -> Option<Grid> {
    let mut solver = Solver::new(variant).with_max_nodes(max_nodes(variant));
    let mut solution = None;
    for seed in 0..searches {
        solver.shuffle(&mut random::from_seed(seed));
        let outcome = solver.solutions(&Grid::empty(variant), |grid| {
            solution = Some(grid.clone());
            ControlFlow::Break(())
        });
        budget.spend_on_shuffle(variant);
        budget.spend_on_searches(&mut solver);
        if outcome != Ok(SearchOutcome::OutOfNodes) || budget.is_spent() {
            break;
        }
    }
    solution
}

/// A random transformation. It applies to any number of grids.
pub(crate) struct Transform {
    variant: Variant,
    /// The new digit of each digit.
    digits: Vec<Digit>,
    /// For each cell, the cell that its digit comes from.
    from: Vec<Cell>,
}

impl Transform {
    pub(crate) fn random(variant: Variant, rng: &mut impl Rng) -> Self {
        let (layout, geometry) = (variant.layout(), variant.geometry());
        let side = geometry.side();
        let (box_rows, box_columns) = (usize::from(layout.box_rows), usize::from(layout.box_columns));
        let mut digits: Vec<Digit> = Digit::all(side).collect();
        if layout.are_digits_alike {
            random::shuffle(&mut digits, rng);
        }
        if !variant.is_named() {
            return Self { variant, digits, from: geometry.cells().collect() };
        }
        let (rows, columns) = if layout.diagonals {
            let lines = mirrored_lines(side / box_rows, box_rows, rng);
            (lines.clone(), lines)
        } else {
            (lines(side / box_rows, box_rows, rng), lines(side / box_columns, box_columns, rng))
        };
        let transpose = box_rows == box_columns && random::index(rng, 2) == 1;
        let from = geometry
            .cells()
            .map(|cell| {
                let (row, column) = (rows[geometry.row(cell)], columns[geometry.column(cell)]);
                if transpose { geometry.cell(column, row) } else { geometry.cell(row, column) }
            })
            .collect();
        Self { variant, digits, from }
    }

    pub(crate) fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::empty(self.variant);
        for (cell, &from) in grid.geometry().cells().zip(&self.from) {
            image.set(cell, grid.get(from).map(|digit| self.digits[digit.index()]));
        }
        image
    }
}

/// A random order of lines that keeps bands together: `bands` bands of `size`.
fn lines(bands: usize, size: usize, rng: &mut impl Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..bands).collect();
    random::shuffle(&mut order, rng);
    let mut lines = Vec::with_capacity(bands * size);
    for band in order {
        let mut within: Vec<usize> = (0..size).collect();
        random::shuffle(&mut within, rng);
        lines.extend(within.into_iter().map(|line| band * size + line));
    }
    lines
}

/// The same for boards with diagonals: a line and its mirror image move alike. If rows and columns
/// take this order, both diagonals stay diagonals.
fn mirrored_lines(bands: usize, size: usize, rng: &mut impl Rng) -> Vec<usize> {
    let order = mirrored_order(bands, rng);
    let mut lines = vec![0; bands * size];
    for band in 0..bands.div_ceil(2) {
        let mirror = bands - 1 - band;
        let within = if band == mirror {
            mirrored_order(size, rng)
        } else {
            let mut within: Vec<usize> = (0..size).collect();
            random::shuffle(&mut within, rng);
            within
        };
        for line in 0..size {
            lines[band * size + line] = order[band] * size + within[line];
            lines[mirror * size + size - 1 - line] = order[mirror] * size + size - 1 - within[line];
        }
    }
    lines
}

/// A random order that keeps mirror images: it permutes pairs, and swaps the two of a pair.
fn mirrored_order(count: usize, rng: &mut impl Rng) -> Vec<usize> {
    let mut pairs: Vec<usize> = (0..count / 2).collect();
    random::shuffle(&mut pairs, rng);
    let mut order: Vec<usize> = (0..count).collect();
    for (place, pair) in pairs.into_iter().enumerate() {
        let first = if random::index(rng, 2) == 1 { count - 1 - pair } else { pair };
        order[place] = first;
        order[count - 1 - place] = count - 1 - first;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transformed_boards_are_solved_boards() {
        for variant in Variant::all() {
            let base = base(variant).unwrap();
            assert!(base.is_solved(), "{variant:?}");
            let rng = &mut random::from_seed(1);
            let mut seen = std::collections::HashSet::new();
            for _ in 0..100 {
                let image = Transform::random(variant, rng).apply(base);
                assert!(image.is_solved(), "{image:?}");
                seen.insert(image);
            }
            assert!(seen.len() > 40, "{variant:?}");
        }
    }
}
