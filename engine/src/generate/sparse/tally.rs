//! Counts the digits of groups over all solutions, to find those of exactly one solution. Called by
//! [`sparse`](super).

use crate::{Cell, Digit, Grid};

/// Cells of the largest group.
pub(super) const LARGEST: usize = 4;

/// A group and its digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) group: usize,
    pub(super) digits: [Option<Digit>; LARGEST],
}

/// Counts, over all solutions, how often the cells of each group hold the same digits. The digits
/// of a group make a number to the base of 9, and each number has a count.
pub(super) struct Tally {
    /// The index of the first count of each group.
    starts: Vec<usize>,
    /// Counts, up to 2.
    counts: Vec<u8>,
}

impl Tally {
    pub(super) fn new(groups: &[Vec<Cell>]) -> Self {
        let mut end = 0;
        let start = |group: &Vec<Cell>| {
            let start = end;
            end += numbers(group.len());
            start
        };
        Self { starts: groups.iter().map(start).collect(), counts: vec![0; end] }
    }

    pub(super) fn clear(&mut self) {
        self.counts.fill(0);
    }

    pub(super) fn add(&mut self, groups: &[Vec<Cell>], solution: &Grid) {
        for (cells, &start) in groups.iter().zip(&self.starts) {
            let number =
                cells.iter().fold(0, |number, &cell| number * 9 + solution.get(cell).map_or(0, Digit::index));
            let count = &mut self.counts[start + number];
            *count = (*count + 1).min(2);
        }
    }

    /// The digits that a group of `size` cells has in exactly one solution.
    pub(super) fn lone(&self, group: usize, size: usize) -> impl Iterator<Item = Way> {
        let counts = &self.counts[self.starts[group]..][..numbers(size)];
        counts.iter().enumerate().filter(|(_, count)| **count == 1).map(move |(number, _)| {
            let mut digits = [None; LARGEST];
            let mut rest = number;
            for digit in digits[..size].iter_mut().rev() {
                *digit = Some(Digit::from_index(rest % 9));
                rest /= 9;
            }
            Way { group, digits }
        })
    }
}

/// How many numbers have `size` digits to the base of 9.
fn numbers(size: usize) -> usize {
    9_usize.pow(size as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn digits_of_exactly_one_solution_are_lone() {
        let grid = |text: &str| Grid::read(Variant::CLASSIC, text).expect("81 cells");
        let solution = grid(crate::puzzles::SOLUTION);
        // The same with two digits exchanged.
        let other = grid("216478593837591462945362178421937856569284731783156924152649387374825619698713245");
        let groups: Vec<Vec<Cell>> = [&[0, 1][..], &[2], &[3, 4, 5, 6]]
            .map(|cells| cells.iter().map(|&cell| Cell::new(cell)).collect())
            .into();
        let mut tally = Tally::new(&groups);
        for solution in [&solution, &solution, &other] {
            tally.add(&groups, solution);
        }
        let lone: Vec<Way> = tally.lone(0, 2).collect();
        let digits = [other.get(Cell::new(0)), other.get(Cell::new(1)), None, None];
        assert!(lone == [Way { group: 0, digits }]);
        assert_eq!((tally.lone(1, 1).count(), tally.lone(2, 4).count()), (0, 0));
        tally.clear();
        tally.add(&groups, &solution);
        assert!(groups.iter().enumerate().all(|(group, cells)| tally.lone(group, cells.len()).count() == 1));
    }
}
