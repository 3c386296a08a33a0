//! Counts how often digits fit into some cells. n empty cells need n digits. If all places of a
//! digit among them lie in k houses, the cells hold the digit at most k times. If these limits add
//! up to n, each of the houses has its digit in one of the cells. So the digit is nowhere else in
//! these houses, and not in a cell that lies in two of them.
//!
//! Called by SK-loops and multi-sector locked sets, which differ in the cells and houses that
//! they try.

use super::candidate::Candidate;
use super::ground::{Ground, Set, Wide};
use super::marks::{Explanation, Role};
use super::position::Position;
use super::technique::{Pattern, Step, Technique};
use super::wide::{Cells, Houses};
use super::words;
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn counted_cells(cells: Vec<String>, count: usize);
    fn counted_digit(digit: Digit, houses: Vec<Message>, count: usize);
    fn counted_sum(count: usize);
}

/// Cells whose digits fit no more often than needed.
pub struct Counted<G: Ground> {
    ground: G,
    cells: G::Cells,
    /// The houses by which each digit is counted.
    covers: G::PerDigit<G::Houses>,
}

impl<G: Ground> Counted<G> {
    /// Counts each digit by as few of the houses as possible. `None` unless the counts add up to
    /// the number of cells.
    pub fn new(position: &Position<G>, cells: G::Cells, houses: G::Houses) -> Option<Self> {
        let ground = position.ground();
        let mut left = cells.len();
        let mut covers = ground.per_digit(G::Houses::EMPTY);
        for digit in ground.digits() {
            let cover = fewest(ground, position.cells_of(digit) & cells, houses, left)?;
            left -= cover.len();
            covers[digit.index()] = cover;
        }
        (left == 0).then_some(Self { ground, cells, covers })
    }

    /// The candidates in a digit's houses outside the cells, and those inside that lie in two of
    /// the digit's houses.
    pub fn removed(&self, position: &Position<G>) -> Vec<Candidate> {
        let of_digit = |digit: Digit| {
            let cover = self.covers[digit.index()];
            let is_out = move |&cell: &Cell| {
                let at_most = usize::from(self.cells.contains(cell));
                (self.ground.houses_of(cell) & cover).len() > at_most
            };
            let out = (position.cells_of(digit) & self.ground.cells(cover)).into_iter().filter(is_out);
            out.map(move |cell| Candidate::new(cell, digit))
        };
        self.ground.digits().flat_map(of_digit).collect()
    }

    /// The step that removes these candidates.
    pub fn step(&self, technique: &'static Technique, removed: Vec<Candidate>) -> Step {
        let counts = self.ground.digits().map(|digit| (digit, self.covers[digit.index()].into()));
        let counts = counts.filter(|(_, cover): &(_, Houses)| !cover.is_empty()).collect();
        Step::removing(self.ground, technique, Counts { cells: self.cells.into(), counts }, removed)
    }
}

/// The smallest choice of at most `most` houses that covers all the cells.
fn fewest<G: Ground>(ground: G, cells: G::Cells, houses: G::Houses, most: usize) -> Option<G::Houses> {
    (0..=most.min(houses.len())).find_map(|size| choose(ground, cells, houses, size))
}

/// A choice of `size` houses that covers all the cells.
fn choose<G: Ground>(ground: G, cells: G::Cells, houses: G::Houses, size: usize) -> Option<G::Houses> {
    let Some(cell) = cells.first() else { return Some(G::Houses::EMPTY) };
    if size == 0 {
        return None;
    }
    let mut own = (ground.houses_of(cell) & houses).into_iter();
    own.find_map(|house| Some(choose(ground, cells - ground.house(house), houses, size - 1)?.with(house)))
}

/// Cells, and for each of their digits the houses by which it is counted.
#[derive(Debug)]
struct Counts {
    cells: Cells,
    counts: Vec<(Digit, Houses)>,
}

impl Pattern for Counts {
    fn digits(&self) -> DigitSet {
        self.counts.iter().map(|&(digit, _)| digit).collect()
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    /// Counts digit by digit.
    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let (ground, cells) = (position.ground(), self.cells);
        let opening = Explanation::new(counted_cells(ground.names(cells), cells.len()));
        let told = self.counts.iter().fold(opening.cells(Role::Focus, cells), |told, &(digit, cover)| {
            told.say(counted_digit(digit, ground.house_names(cover), cover.len()))
                .houses(Role::Cover, cover)
                .candidates(Role::Kept, digit, cells)
        });
        told.say(counted_sum(cells.len()))
    }

    /// `16 cells r12c12,...`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("{} cells {}", self.cells.len(), words::short(geometry, self.cells)))
    }
}
