//! Marks between neighbours, circles at corners, and clues outside of the board.

use rand::Rng;

use super::page::{Group, Page, Value};
use crate::random;
use crate::rules::Constraint;
use crate::{Cell, Grid};

/// Marks between neighbours, wherever one of the kinds is true. Where several are, one of them.
pub(super) fn between_neighbours<R: Rng>(page: &mut Page<R>, kinds: &[&str]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut is_marked: Vec<[Cell; 2]> = Vec::new();
    let cells: Vec<Cell> = page.geometry.cells().collect();
    for pair in cells.iter().flat_map(|&cell| later_neighbours(page, cell)).collect::<Vec<_>>() {
        let mut found: Vec<Group> =
            kinds.iter().filter_map(|kind| page.group(kind, &[], &pair, Value::None)).collect();
        if is_marked.contains(&pair) || found.is_empty() {
            continue;
        }
        let group = found.swap_remove(random::index(page.rng, found.len()));
        for clue in &group {
            let mut pair = [clue.cells()[0], clue.cells()[1]];
            pair.sort_unstable();
            is_marked.push(pair);
        }
        groups.push(group);
    }
    groups
}

/// A cell with its neighbours to the right and below.
fn later_neighbours<R: Rng>(page: &Page<R>, cell: Cell) -> Vec<[Cell; 2]> {
    let later = page.around(cell).filter(|&other| other > cell && page.are_neighbours(cell, other));
    later.map(|other| [cell, other]).collect()
}

/// Marks wherever one of the kinds is true, whatever the symmetry.
pub(super) fn all_between_neighbours<R: Rng>(page: &mut Page<R>, kinds: &[&str]) -> Vec<Constraint> {
    let cells: Vec<Cell> = page.geometry.cells().collect();
    let mut marks = Vec::new();
    for pair in cells.iter().flat_map(|&cell| later_neighbours(page, cell)).collect::<Vec<_>>() {
        let mut found: Vec<Constraint> =
            kinds.iter().filter_map(|kind| page.clue(kind, &[], &pair, Value::None)).collect();
        if !found.is_empty() {
            marks.push(found.swap_remove(random::index(page.rng, found.len())));
        }
    }
    marks
}

/// Clues at the ends of rows and columns.
pub(super) fn outside<R: Rng>(page: &Page<R>, kind: &str, has_both_ends: bool) -> Vec<Group> {
    let side = page.geometry.side();
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    for line in 0..side {
        lines.push((0..side).map(|at| page.geometry.cell(line, at)).collect());
        lines.push((0..side).map(|at| page.geometry.cell(at, line)).collect());
    }
    if has_both_ends {
        let turned: Vec<Vec<Cell>> = lines.iter().map(|line| line.iter().rev().copied().collect()).collect();
        lines.extend(turned);
    }
    let is_same = |one: &[Cell], other: &[Cell]| {
        if has_both_ends { one == other } else { are_same_cells(one, other) }
    };
    in_groups(page, lines, is_same, |line| page.clue(kind, &[], line, Value::Fitting))
}

/// The least cells of a diagonal with a clue.
const SHORTEST: usize = 3;

/// The sums of diagonals, each from one of its ends.
pub(super) fn diagonals<R: Rng>(page: &mut Page<R>) -> Vec<Group> {
    let side = page.geometry.side();
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    for number in 0..2 * side - 1 {
        // The cells whose row and column add up to it, and the mirror image of these.
        let places = (0..side).filter_map(|row| number.checked_sub(row).map(|column| (row, column)));
        let places: Vec<(usize, usize)> = places.filter(|(_, column)| *column < side).collect();
        if places.len() >= SHORTEST {
            lines.push(places.iter().map(|&(row, column)| page.geometry.cell(row, column)).collect());
            lines.push(
                places.iter().map(|&(row, column)| page.geometry.cell(row, side - 1 - column)).collect(),
            );
        }
    }
    for line in &mut lines {
        if random::index(page.rng, 2) == 0 {
            line.reverse();
        }
    }
    in_groups(page, lines, are_same_cells, |line| page.clue("little-killer", &[], line, Value::Sum))
}

/// The clues of lines, each with those of its images. `is_same` says which lines have one clue between them.
fn in_groups<R: Rng>(
    page: &Page<R>,
    mut lines: Vec<Vec<Cell>>,
    is_same: impl Fn(&[Cell], &[Cell]) -> bool,
    clue: impl Fn(&[Cell]) -> Option<Constraint>,
) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    while let Some(line) = lines.pop() {
        let mut together: Vec<Vec<Cell>> = Vec::new();
        for image in page.all_images(&line) {
            if !together.iter().any(|other| is_same(other, &image)) {
                lines.retain(|other| !is_same(other, &image));
                together.push(image);
            }
        }
        groups.push(together.iter().filter_map(|line| clue(line)).collect());
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Whether two lines go through the same cells.
fn are_same_cells(one: &[Cell], other: &[Cell]) -> bool {
    one.len() == other.len() && one.iter().all(|cell| other.contains(cell))
}

/// The number of circles at corners for each row of the board.
const CIRCLES_PER_ROW: usize = 2;
/// The least and the most digits in a circle.
const IN_CIRCLE: [usize; 2] = [2, 4];

/// Circles at corners, with some of the digits around them.
pub(super) fn circles<R: Rng>(page: &mut Page<R>) -> Vec<Group> {
    let side = page.geometry.side();
    let mut groups: Vec<Group> = Vec::new();
    let mut corners: Vec<Cell> = page.shuffled_cells();
    corners.retain(|&cell| page.geometry.row(cell) + 1 < side && page.geometry.column(cell) + 1 < side);
    for corner in corners {
        let (row, column) = (page.geometry.row(corner), page.geometry.column(corner));
        let square = [(0, 0), (0, 1), (1, 0), (1, 1)]
            .map(|(down, right)| page.geometry.cell(row + down, column + right));
        let count = page.between(IN_CIRCLE);
        let Some(images) = page.images(&square) else { continue };
        let overlaps = |clue: &Constraint| images.iter().flatten().any(|cell| clue.cells().contains(cell));
        if groups.len() >= side * CIRCLES_PER_ROW || groups.iter().flatten().any(overlaps) {
            continue;
        }
        groups.push(images.into_iter().filter_map(|square| circle(page, square, count)).collect());
    }
    groups
}

fn circle<R: Rng>(page: &mut Page<R>, mut square: Vec<Cell>, count: usize) -> Option<Constraint> {
    random::shuffle(&mut square, page.rng);
    let solution: &Grid = page.solution;
    let digits = square.iter().filter_map(|&cell| solution.get(cell)).map(|digit| u16::from(digit.value()));
    let mut values: Vec<u16> = digits.take(count).collect();
    values.sort_unstable();
    Constraint::clue("quadruple", [], square, values).ok()
}
