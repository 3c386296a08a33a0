//! Random layouts of a jigsaw: from boxes or rows, cells at the border of two neighbouring regions
//! change sides while all regions stay in one piece, until the shape is lost.

use std::ops::ControlFlow;

use rand::Rng;

use super::budget::Budget;
use super::fill::searches;
use super::{GenerateError, transform};
use crate::random;
use crate::rules::{Constraint, Rules};
use crate::{Progress, Recipe, Variant};

/// Number of exchanges for each cell of the board: 150 on 9 x 9 lose the shape of the boxes.
const EXCHANGES_PER_CELL: usize = 2;
/// Number of exchanges of the last layout that is tried.
const FEWEST_EXCHANGES: usize = 4;
/// Number of layouts that are tried, each closer to the boxes. Without other rules, nearly every one
/// can be filled; with anti-knight, one of about fifteen; with disjoint groups, hardly one that has
/// lost the shape of the boxes.
const LAYOUTS: usize = 400;
/// Number of searches for a filled board of a layout. One that can be filled rarely needs more.
const SEARCHES: u64 = 50;

/// Draws the regions of a jigsaw, so that some filled board keeps all rules of the recipe's board.
///
/// Each layout that is tried stays in memory, as every [`Variant`] does.
///
/// # Errors
/// If `progress` breaks, or if no filled board was found for any of some layouts.
pub(super) fn draw(
    recipe: &Recipe,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Variant, GenerateError> {
    let rng = &mut random::from_seed(recipe.seed);
    let others = recipe.variant.rules().without_regions();
    let side = others.side();
    let mut start = Rules::plain(side).regions();
    let mut fewest = FEWEST_EXCHANGES;
    if start.is_empty() {
        // A prime number has no boxes: begin with rows, and lose their shape.
        start = (0..side).flat_map(|row| (0..side).map(move |_| row)).collect();
        fewest = start.len();
    }
    for left in (1..=LAYOUTS).rev() {
        let attempt = (LAYOUTS - left + 1) as u32;
        let at = Progress::new(attempt, LAYOUTS as u32);
        if progress(at).is_break() {
            return Err(GenerateError::Stopped { closest: None });
        }
        let mut regions = start.clone();
        let mut exchanges = 0;
        while exchanges < fewest.max(EXCHANGES_PER_CELL * regions.len() * left / LAYOUTS) {
            exchanges += usize::from(exchange(&mut regions, side.into(), rng));
            budget.spend_on_copy(recipe.variant);
        }
        let Ok(rules) = others.clone().with([Constraint::jigsaw(regions)]) else { break };
        if rules.has("jigsaw") {
            let board = Variant::of(rules);
            if transform::search(board, SEARCHES.min(searches(board) / 10), budget).is_some() {
                return Ok(board);
            }
        } // or else the exchanges have led back to the boxes
        if budget.is_spent() {
            break;
        }
    }
    Err(GenerateError::NoRegions)
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
