//! Terms that follow from the others together: what sums leave over in some houses (innies and outies),
//! and the law of leftovers.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::rules::Term;
use crate::{Cell, House, HouseKind};

/// The most cells of a derived sum in a search.
pub(super) const MOST_CELLS: usize = 6;
/// The most of them outside of the houses.
const MOST_OUTSIDE: usize = 3;

/// A sum over cells with factors.
pub(crate) type Addends = Vec<(Cell, i32)>;

/// A sum that follows from houses and from sums.
#[derive(Clone, Debug)]
pub(crate) struct Derived {
    pub(crate) addends: Addends,
    pub(crate) total: i32,
    /// The numbers of the houses.
    pub(crate) houses: Range<usize>,
    /// The numbers of the sums that are taken away.
    pub(crate) taken: Vec<usize>,
}

/// Groups of cells that hold the same digits, each as often.
#[derive(Clone, Debug)]
pub(crate) struct Leftovers {
    pub(crate) groups: [Vec<Cell>; 2],
    /// The numbers of the houses of each group, whose other cells they share.
    pub(crate) houses: [Vec<usize>; 2],
}

/// The cells and the total of a sum of different cells without factors.
pub(crate) fn plain_sum(term: &Term) -> Option<(Vec<Cell>, i32)> {
    match term {
        Term::Sum(addends, range) if range.start() == range.end() => {
            let cells: Vec<Cell> = addends.iter().map(|(cell, _)| *cell).collect();
            let is_plain = addends.iter().all(|(_, factor)| *factor == 1);
            let is_each_once = (1..cells.len()).all(|at| !cells[..at].contains(&cells[at]));
            (is_plain && is_each_once).then_some((cells, *range.start()))
        }
        _ => None,
    }
}

impl From<Derived> for Term {
    fn from(derived: Derived) -> Self {
        Self::Sum(derived.addends, derived.total..=derived.total)
    }
}

/// Rows of houses that share no cell: consecutive rows, columns, or boxes, one or several, but not all.
fn runs(houses: &[House]) -> impl Iterator<Item = Range<usize>> {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box, HouseKind::Region];
    kinds.into_iter().flat_map(move |kind| {
        let from = houses.iter().position(|house| house.kind == kind).unwrap_or(0);
        let count = houses.iter().filter(|house| house.kind == kind).count();
        (0..count).flat_map(move |first| {
            (first + 1..=count)
                .filter(move |end| end - first < count)
                .map(move |end| from + first..from + end)
        })
    })
}

/// Sums of at most `most_cells` cells that follow from houses and from known sums of different cells (each
/// list with its total). `total` is the sum of all digits.
pub(crate) fn sums(
    houses: &[House],
    known: &[(Vec<Cell>, i32)],
    total: i32,
    most_cells: usize,
) -> Vec<Derived> {
    let mut met = BTreeSet::new();
    let mut found = Vec::new();
    for run in runs(houses) {
        for taken in TAKEN {
            let left_over = left_over(houses, run.clone(), known, total * run.len() as i32, taken);
            found.extend(
                left_over
                    .into_iter()
                    .filter(|one| one.addends.len() <= most_cells && met.insert(one.addends.clone())),
            );
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
fn left_over(
    houses: &[House],
    run: Range<usize>,
    known: &[(Vec<Cell>, i32)],
    total: i32,
    is_taken: Taken,
) -> Option<Derived> {
    let (houses, numbers) = (&houses[run.clone()], run);
    let mut taken = Vec::new();
    let mut inside: BTreeSet<Cell> = houses.iter().flat_map(|house| house.cells.iter().copied()).collect();
    let mut outside: Vec<Cell> = Vec::new();
    let mut left = total;
    for (number, (cells, sum)) in known.iter().enumerate() {
        let shared = cells.iter().filter(|cell| inside.contains(cell)).count();
        let others = cells.iter().filter(|cell| !inside.contains(cell));
        if is_taken(cells.len(), shared)
            && !others.clone().any(|cell| is_in(houses, *cell) || outside.contains(cell))
        {
            taken.push(number);
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
    let is_useful = left != total && count > 0 && negative <= MOST_OUTSIDE;
    let (sign, left) = if inside.is_empty() { (1, -left) } else { (-1, left) };
    let addends =
        inside.into_iter().map(|cell| (cell, 1)).chain(outside.into_iter().map(|cell| (cell, sign)));
    is_useful.then(|| Derived { addends: addends.collect(), total: left, houses: numbers, taken })
}

fn is_in(houses: &[House], cell: Cell) -> bool {
    houses.iter().any(|house| house.cells.contains(&cell))
}

/// Pairs of groups of cells that hold the same digits: what is left of two houses without the cells that
/// they share, and of lines and as many regions that nearly cover them.
pub(crate) fn leftovers(houses: &[House]) -> Vec<Leftovers> {
    let mut found = Vec::new();
    let without = |cells: &[Cell], others: &[Cell]| -> Vec<Cell> {
        cells.iter().copied().filter(|cell| !others.contains(cell)).collect()
    };
    for (at, one) in houses.iter().enumerate() {
        for (place, other) in (at + 1..).zip(&houses[at + 1..]) {
            let groups = [without(&one.cells, &other.cells), without(&other.cells, &one.cells)];
            if groups[0].len() + 1 < one.cells.len() && !groups[0].is_empty() {
                found.push(Leftovers { groups, houses: [vec![at], vec![place]] });
            }
        }
    }
    let is_line = |run: &Range<usize>| {
        matches!(houses[run.start].kind, HouseKind::Row | HouseKind::Column) && run.len() > 1
    };
    let cells_of = |numbers: &[usize]| -> Vec<Cell> {
        numbers.iter().flat_map(|&number| houses[number].cells.iter().copied()).collect()
    };
    for run in runs(houses).filter(is_line) {
        let lines: Vec<usize> = run.collect();
        let inside = cells_of(&lines);
        let is_mostly_inside = |&number: &usize| {
            let House { kind, cells, .. } = &houses[number];
            *kind == HouseKind::Region
                && cells.iter().filter(|cell| inside.contains(cell)).count() * 2 > cells.len()
        };
        let taken: Vec<usize> = (0..houses.len()).filter(is_mostly_inside).collect();
        if taken.len() == lines.len() {
            let covered = cells_of(&taken);
            let groups = [without(&inside, &covered), without(&covered, &inside)];
            if !groups[0].is_empty() && groups[0].len() <= MOST_CELLS {
                found.push(Leftovers { groups, houses: [lines, taken] });
            }
        }
    }
    found
}
