//! Random layouts of a jigsaw: from boxes or rows, cells at the border of two neighbouring regions
//! change sides while all regions stay in one piece, until the shape is lost. A layout that the
//! solver can't fill is drawn on. Called by [`Rules::draw`].

use rand::Rng;

use super::fill::max_nodes;
use crate::random;
use crate::rules::{Rules, jigsaw};
use crate::solve::Solver;
use crate::{Grid, Variant};

/// Number of exchanges for each cell of the board: 150 on 9 x 9 lose the shape of the boxes.
const EXCHANGES_PER_CELL: usize = 2;
/// Number of shuffled searches for a solution of a layout.
const SEARCHES: usize = 20;

/// A random layout that has solutions: the region of each cell.
pub(crate) fn draw(side: u8, rng: &mut impl Rng) -> Vec<u8> {
    let side = usize::from(side);
    let boxes = Rules::plain(side as u8).regions();
    // A prime number has no boxes: begin with rows.
    let mut regions =
        if boxes.is_empty() { (0..side * side).map(|cell| (cell / side) as u8).collect() } else { boxes };
    loop {
        let mut exchanges = 0;
        while exchanges < EXCHANGES_PER_CELL * side * side {
            exchanges += usize::from(exchange(&mut regions, side, rng));
        }
        if can_be_filled(&regions, side, rng) {
            return renumbered(&regions, side);
        }
    }
}

/// Lets two cells of neighbouring regions change sides. Returns whether that was possible.
fn exchange(regions: &mut [u8], side: usize, rng: &mut impl Rng) -> bool {
    let one = random::index(rng, side * side);
    let around: Vec<usize> = neighbours(one, side).collect();
    let neighbour = around[random::index(rng, around.len())];
    let (from, to) = (regions[one], regions[neighbour]);
    if from == to {
        return false;
    }
    let borders: Vec<usize> = (0..regions.len())
        .filter(|&cell| {
            regions[cell] == to && neighbours(cell, side).any(|next| next != one && regions[next] == from)
        })
        .collect();
    if borders.is_empty() {
        return false;
    }
    let other = borders[random::index(rng, borders.len())];
    regions[one] = to;
    regions[other] = from;
    let is_done = is_in_one_piece(regions, side, from) && is_in_one_piece(regions, side, to);
    if !is_done {
        regions[one] = from;
        regions[other] = to;
    }
    is_done
}

/// The cells above, to the left, to the right and below.
fn neighbours(cell: usize, side: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / side, cell % side);
    let all = [
        (row > 0).then(|| cell - side),
        (column > 0).then(|| cell - 1),
        (column + 1 < side).then_some(cell + 1),
        (row + 1 < side).then_some(cell + side),
    ];
    all.into_iter().flatten()
}

fn is_in_one_piece(regions: &[u8], side: usize, region: u8) -> bool {
    let mut seen = vec![false; regions.len()];
    let mut open: Vec<usize> = regions.iter().position(|&of| of == region).into_iter().collect();
    let mut count = 0;
    while let Some(cell) = open.pop() {
        if !std::mem::replace(&mut seen[cell], true) {
            count += 1;
            open.extend(neighbours(cell, side).filter(|&next| regions[next] == region && !seen[next]));
        }
    }
    count == side
}

fn can_be_filled(regions: &[u8], side: usize, rng: &mut impl Rng) -> bool {
    let rules = Rules::plain(side as u8).with([jigsaw::constraint(regions.to_vec())]);
    let variant = Variant::of(rules.expect("a region has a cell for each digit"));
    let mut solver = Solver::new(variant).with_max_nodes(max_nodes(variant));
    (0..SEARCHES).any(|_| {
        solver.shuffle(rng);
        solver.solution(&Grid::empty(variant)).is_some()
    })
}

/// The regions numbered in the order in which they begin.
fn renumbered(regions: &[u8], side: usize) -> Vec<u8> {
    let mut numbers = vec![None; side];
    let mut next = 0;
    let mut number = |region: u8| {
        *numbers[usize::from(region)].get_or_insert_with(|| {
            next += 1;
            next - 1
        })
    };
    regions.iter().map(|&region| number(region)).collect()
}
