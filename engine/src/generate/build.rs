//! Building up: starts with an empty board and adds digits where two solutions differ, until one
//! solution is left. The result has a few more givens than a carved puzzle.
//! [`generate`](super::generate) then carves it into range.

use std::ops::ControlFlow;

use rand::Rng;

use super::budget::Budget;
use super::fill::{fill, max_nodes};
use crate::random;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Grid, Variant};

/// A puzzle with one solution whose pattern consists of whole groups, and its solution.
///
/// It fixes one random solution and searches for another one in random order. A group in which
/// they differ gets the digits of the first, which excludes the other. So it ends at the latest
/// when the board is full. If the budget is spent, the puzzle is the solution itself.
pub(super) fn build(
    variant: Variant,
    groups: &[Vec<Cell>],
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> (Grid, Grid) {
    let solution = fill(variant, budget, rng);
    let mut puzzle = Grid::empty(variant);
    let mut solver = Solver::new(variant).with_max_nodes(max_nodes(variant));
    loop {
        solver.shuffle(rng);
        budget.spend_on_shuffle(variant);
        let mut rival = None;
        let outcome = solver.solutions(&puzzle, |completion| {
            if *completion == solution {
                return ControlFlow::Continue(());
            }
            rival = Some(completion.clone());
            ControlFlow::Break(())
        });
        budget.spend_on_searches(&mut solver);
        // If the search ran out of nodes, there may be another solution: any group helps.
        let differs = |cell: Cell| match &rival {
            Some(rival) => rival.get(cell) != solution.get(cell),
            None => puzzle.get(cell).is_none(),
        };
        if rival.is_none() && outcome != Ok(SearchOutcome::OutOfNodes) {
            return (puzzle, solution);
        }
        if budget.is_spent() {
            return (solution.clone(), solution);
        }
        let open: Vec<&Vec<Cell>> =
            groups.iter().filter(|group| group.iter().any(|&cell| differs(cell))).collect();
        for &cell in open[random::index(rng, open.len())] {
            puzzle.set(cell, solution.get(cell));
        }
    }
}

/// Adds groups of the solution in order until there are `target` givens, but never more than
/// `most`.
pub(super) fn pad(puzzle: &mut Grid, solution: &Grid, groups: &[Vec<Cell>], target: usize, most: usize) {
    let mut givens = puzzle.filled_count();
    for group in groups {
        if givens >= target {
            break;
        }
        let missing = group.iter().filter(|&&cell| puzzle.get(cell).is_none()).count();
        if givens + missing <= most {
            group.iter().for_each(|&cell| puzzle.set(cell, solution.get(cell)));
            givens += missing;
        }
    }
}
