//! Counts how often digits fit into some cells. n empty cells need n digits. If all places of a
//! digit among them lie in k houses, the cells hold the digit at most k times. If these limits add
//! up to n, each of the houses has its digit in one of the cells. So the digit is nowhere else in
//! these houses, and not in a cell that lies in two of them.
//!
//! Called by SK-loops and multi-sector locked sets, which differ in the cells and houses that
//! they try.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES, HouseSet, houses_of};
use super::evidence;
use super::marks::{Explanation, Role};
use super::position::Position;
use super::technique::{Step, Technique};
use super::words;
use crate::{Digit, messages};

messages! {
    fn counted_cells(cells: CellSet, count: usize);
    fn counted_digit(digit: Digit, houses: HouseSet, count: usize);
    fn counted_sum(count: usize);
}

/// Cells whose digits fit no more often than needed.
pub struct Counted {
    cells: CellSet,
    houses: HouseSet,
    /// The houses by which each digit is counted.
    covers: [HouseSet; 9],
}

impl Counted {
    /// Counts each digit by as few of the houses as possible. `None` unless the counts add up to
    /// the number of cells.
    pub fn new(position: &Position, cells: CellSet, houses: HouseSet) -> Option<Self> {
        let mut left = cells.len();
        let mut covers = [HouseSet::EMPTY; 9];
        for digit in Digit::all(9) {
            let cover = fewest(position.cells_of(digit) & cells, houses, left)?;
            left -= cover.len();
            covers[digit.index()] = cover;
        }
        (left == 0).then_some(Self { cells, houses, covers })
    }

    /// The candidates in a digit's houses outside the cells, and those inside that lie in two of
    /// the digit's houses.
    pub fn removed(&self, position: &Position) -> Vec<Candidate> {
        let of_digit = |digit: Digit| {
            let cover = self.covers[digit.index()];
            let is_out = move |&cell: &_| {
                let at_most = usize::from(self.cells.contains(cell));
                (houses_of(cell) & cover).len() > at_most
            };
            let out = (position.cells_of(digit) & cover.cells()).into_iter().filter(is_out);
            out.map(move |cell| Candidate::new(cell, digit))
        };
        Digit::all(9).flat_map(of_digit).collect()
    }

    /// The step that removes these candidates.
    pub fn step(&self, technique: &'static Technique, removed: Vec<Candidate>) -> Step {
        let digits = Digit::all(9).filter(|digit| !self.covers[digit.index()].is_empty()).collect();
        let evidence = evidence::Counted { cells: self.cells, digits, houses: self.houses };
        Step::removing(technique, evidence, removed)
    }
}

/// The smallest choice of at most `most` houses that covers all the cells.
fn fewest(cells: CellSet, houses: HouseSet, most: usize) -> Option<HouseSet> {
    (0..=most.min(houses.len())).find_map(|size| choose(cells, houses, size))
}

/// A choice of `size` houses that covers all the cells.
fn choose(cells: CellSet, houses: HouseSet, size: usize) -> Option<HouseSet> {
    let Some(cell) = cells.first() else { return Some(HouseSet::EMPTY) };
    if size == 0 {
        return None;
    }
    let mut own = (houses_of(cell) & houses).iter();
    own.find_map(|house| Some(choose(cells - HOUSES[house], houses, size - 1)? | HouseSet::of(house)))
}

/// Counts digit by digit.
pub fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let evidence::Counted { cells, houses, .. } = *evidence::Counted::of(step)?;
    let counted = Counted::new(position, cells, houses)?;
    let mut explanation = Explanation::new(counted_cells(cells, cells.len())).cells(Role::Focus, cells);
    for (digit, cover) in Digit::all(9).zip(counted.covers).filter(|(_, cover)| !cover.is_empty()) {
        explanation = explanation
            .say(counted_digit(digit, cover, cover.len()))
            .houses(Role::Cover, cover)
            .candidates(Role::Kept, digit, cells);
    }
    Some(explanation.say(counted_sum(cells.len())).outcome(step))
}

/// `16 cells r12c12,...`.
pub fn notation(step: &Step) -> Option<String> {
    let cells = evidence::Counted::of(step)?.cells;
    Some(format!("{} cells {}", cells.len(), words::short(cells)))
}
