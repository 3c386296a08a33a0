//! Cells counted against room for their digits. So many empty cells need so
//! many digits. If all places of a digit among them lie in k houses, it is
//! there k times at most. Where these numbers add up to the number of cells
//! there is nothing to spare: each of those houses has its digit in one of the
//! cells. So the digit is nowhere else in them, and in no cell that would use
//! up two of its houses at once.
//!
//! Called by SK-loops and multi-sector locked sets, which differ in the cells
//! and houses that they try. `cells`: the cells; `base`: the houses that may
//! be counted; the rest follows from these.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES, HouseSet, houses_of};
use super::marks::{Explanation, Role};
use super::position::Position;
use super::technique::{Pattern, Step, Technique};
use super::words;
use crate::{Digit, DigitSet};

/// Cells with as much room as they need.
pub struct Counted {
    cells: CellSet,
    houses: HouseSet,
    /// The houses of each digit.
    covers: [HouseSet; 9],
}

impl Counted {
    /// The empty cells with as few of the houses as each digit needs; none
    /// unless these add up to the number of cells.
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

    /// What a house does not hold because its digit is among the cells, and what
    /// would be in two of a digit's houses at once.
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

    /// The step that removes this.
    pub fn step(&self, technique: &'static Technique, removed: Vec<Candidate>) -> Step {
        let digits = Digit::all(9).filter(|digit| !self.covers[digit.index()].is_empty()).collect();
        let pattern = Pattern { digits, cells: self.cells, base: self.houses, ..Pattern::default() };
        Step::removing(technique, pattern, removed)
    }
}

/// The smallest choice of the houses, of so many at most, that holds all the cells.
fn fewest(cells: CellSet, houses: HouseSet, most: usize) -> Option<HouseSet> {
    (0..=most.min(houses.len())).find_map(|size| choose(cells, houses, size))
}

/// A choice of so many houses that holds all the cells.
fn choose(cells: CellSet, houses: HouseSet, size: usize) -> Option<HouseSet> {
    let Some(cell) = cells.first() else { return Some(HouseSet::EMPTY) };
    if size == 0 {
        return None;
    }
    let mut own = (houses_of(cell) & houses).iter();
    own.find_map(|house| Some(choose(cells - HOUSES[house], houses, size - 1)? | HouseSet::of(house)))
}

/// Counts digit by digit.
pub fn explain(position: &Position, step: &Step) -> Explanation {
    let Pattern { cells, base, .. } = step.pattern;
    let count = cells.len();
    let opening =
        Explanation::new(format!("{} are {count} cells: they need {count} digits.", words::cells(cells)))
            .cells(Role::Focus, cells);
    let Some(counted) = Counted::new(position, cells, base) else { return opening.outcome(step) };
    let explanation = Digit::all(9).fold(opening, |explanation, digit| {
        let cover = counted.covers[digit.index()];
        let times = ["", "once", "twice"]
            .get(cover.len())
            .map_or_else(|| format!("{} times", cover.len()), ToString::to_string);
        if cover.is_empty() {
            return explanation;
        }
        explanation
            .say(format!("{digit} is in {} there, so {times} at most.", words::houses(cover)))
            .houses(Role::Cover, cover)
            .digits(Role::Kept, DigitSet::of(digit), cells)
    });
    explanation
        .say(format!(
            "That makes {count} in all, with nothing to spare: each of these houses has that digit in one of \
             these cells, and nowhere else."
        ))
        .outcome(step)
}
