//! Terms that follow from the others together: what sums leave over in some houses (innies and outies),
//! and the law of leftovers.

use std::collections::BTreeSet;

use crate::{Cell, House, HouseKind};

/// The most cells of a derived sum, and the most of them outside of the houses.
const MOST_CELLS: usize = 6;
const MOST_OUTSIDE: usize = 3;

/// A sum over cells with factors.
pub(super) type Addends = Vec<(Cell, i32)>;

/// Rows of houses that share no cell: consecutive rows, columns, or boxes, one or several, but not all.
fn runs(houses: &[House]) -> impl Iterator<Item = &[House]> {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box, HouseKind::Region];
    kinds.into_iter().flat_map(move |kind| {
        let from = houses.iter().position(|house| house.kind == kind).unwrap_or(0);
        let count = houses.iter().filter(|house| house.kind == kind).count();
        (0..count).flat_map(move |first| {
            (first + 1..=count)
                .filter(move |end| end - first < count)
                .map(move |end| &houses[from + first..from + end])
        })
    })
}

/// Sums that follow from sums of different cells (each list with its total) and from houses. `total` is the
/// sum of all digits.
pub(super) fn sums(houses: &[House], known: &[(Vec<Cell>, i32)], total: i32) -> Vec<(Addends, i32)> {
    let mut met = BTreeSet::new();
    let mut found = Vec::new();
    for run in runs(houses) {
        for taken in TAKEN {
            let left_over = left_over(run, known, total * run.len() as i32, taken);
            found.extend(left_over.into_iter().filter(|(addends, _)| met.insert(addends.clone())));
        }
    }
    found
}

/// Whether a sum is taken away from some houses, by its number of cells and how many lie in the houses.
type Taken = fn(cells: usize, inside: usize) -> bool;

/// Sums that lie in the houses, most of which does, or of which anything does.
const TAKEN: [Taken; 3] =
    [|cells, inside| inside == cells, |cells, inside| inside * 2 > cells, |_, inside| inside > 0];

/// What is left of the total of some houses without the sums that are taken away. A sum that overlaps with
/// another one stays.
fn left_over(run: &[House], known: &[(Vec<Cell>, i32)], total: i32, taken: Taken) -> Option<(Addends, i32)> {
    let mut inside: BTreeSet<Cell> = run.iter().flat_map(|house| house.cells.iter().copied()).collect();
    let mut outside: Vec<Cell> = Vec::new();
    let mut left = total;
    for (cells, sum) in known {
        let shared = cells.iter().filter(|cell| inside.contains(cell)).count();
        let others = cells.iter().filter(|cell| !inside.contains(cell));
        if taken(cells.len(), shared)
            && !others.clone().any(|cell| is_in(run, *cell) || outside.contains(cell))
        {
            outside.extend(others);
            cells.iter().for_each(|cell| {
                inside.remove(cell);
            });
            left -= sum;
        }
    }
    let count = inside.len() + outside.len();
    // Without cells inside, all factors can be turned around.
    let negative = if inside.is_empty() { 0 } else { outside.len() };
    let is_useful = left != total && (1..=MOST_CELLS).contains(&count) && negative <= MOST_OUTSIDE;
    let (sign, left) = if inside.is_empty() { (1, -left) } else { (-1, left) };
    let addends =
        inside.into_iter().map(|cell| (cell, 1)).chain(outside.into_iter().map(|cell| (cell, sign)));
    is_useful.then(|| (addends.collect(), left))
}

fn is_in(run: &[House], cell: Cell) -> bool {
    run.iter().any(|house| house.cells.contains(&cell))
}

/// Pairs of groups of cells that hold the same digits: what is left of two houses without the cells that
/// they share, and of lines and as many regions that nearly cover them.
pub(super) fn leftovers(houses: &[House]) -> Vec<[Vec<Cell>; 2]> {
    let mut found = Vec::new();
    let without = |cells: &[Cell], others: &[Cell]| -> Vec<Cell> {
        cells.iter().copied().filter(|cell| !others.contains(cell)).collect()
    };
    for (at, one) in houses.iter().enumerate() {
        for other in &houses[at + 1..] {
            let left = [without(&one.cells, &other.cells), without(&other.cells, &one.cells)];
            if left[0].len() + 1 < one.cells.len() && !left[0].is_empty() {
                found.push(left);
            }
        }
    }
    let regions: Vec<&House> = houses.iter().filter(|house| house.kind == HouseKind::Region).collect();
    let is_line = |run: &&[House]| matches!(run[0].kind, HouseKind::Row | HouseKind::Column) && run.len() > 1;
    for run in runs(houses).filter(is_line) {
        let inside: Vec<Cell> = run.iter().flat_map(|house| house.cells.iter().copied()).collect();
        let is_mostly_inside = |region: &&&House| {
            region.cells.iter().filter(|cell| inside.contains(cell)).count() * 2 > region.cells.len()
        };
        let taken: Vec<&&House> = regions.iter().filter(is_mostly_inside).collect();
        if taken.len() == run.len() {
            let covered: Vec<Cell> = taken.iter().flat_map(|region| region.cells.iter().copied()).collect();
            let left = [without(&inside, &covered), without(&covered, &inside)];
            if !left[0].is_empty() && left[0].len() <= MOST_CELLS {
                found.push(left);
            }
        }
    }
    found
}
