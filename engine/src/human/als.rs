//! Almost locked sets: n cells of a house that hold n + 1 digits between them,
//! so that any one digit less locks all the others. A digit of two such sets
//! is *restricted* if all its places in the one see all in the other: only one
//! of the sets can hold it, so the other one is locked.
//!
//! Called by the ALS techniques and by chains that walk through such sets.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES};
use super::marks::{Explanation, Node, Role};
use super::position::Position;
use super::words;
use crate::{Digit, DigitSet};

/// Cells of one house with one digit too many.
#[derive(Clone)]
pub struct Als {
    /// The cells.
    pub cells: CellSet,
    /// Their digits, one more than cells.
    pub digits: DigitSet,
    places: [CellSet; 9],
    seen: [CellSet; 9],
}

impl Als {
    fn new(position: &Position, cells: CellSet, digits: DigitSet) -> Self {
        let mut als = Self { cells, digits, places: [CellSet::EMPTY; 9], seen: [CellSet::EMPTY; 9] };
        for digit in digits.iter() {
            let places = cells & position.cells_of(digit);
            als.places[digit.index()] = places;
            als.seen[digit.index()] = places.common_peers() & position.cells_of(digit);
        }
        als
    }

    /// Where the digit may stand in the set.
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The candidates of the digit that see all its places in the set; none if
    /// the set does not have the digit.
    pub fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// The digits that only one of the two sets can hold.
    pub fn restricted(&self, other: &Self) -> DigitSet {
        let shared = self.digits & other.digits;
        shared.iter().filter(|&digit| other.places(digit).is_subset(self.seen(digit))).collect()
    }
}

/// Every almost locked set, each once, small ones first.
pub fn all(position: &Position) -> Vec<Als> {
    let mut found = Vec::new();
    for (house, &cells) in HOUSES.iter().enumerate() {
        let open: Vec<_> = (cells & position.empty()).into_iter().collect();
        // For each choice of cells, by its bits: the cells and their digits.
        let mut choices = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
        for chosen in 1..(1_usize << open.len()).saturating_sub(1) {
            let cell = open[chosen.trailing_zeros() as usize];
            let (rest, digits) = choices[chosen & (chosen - 1)];
            let (cells, digits) = (rest.with(cell), digits | position.candidates(cell));
            choices.push((cells, digits));
            // Cells that lie in two houses are met twice.
            if digits.len() == cells.len() + 1 && cells.common_houses().first() == Some(house) {
                found.push(Als::new(position, cells, digits));
            }
        }
    }
    found.sort_by_key(|als| als.cells.len());
    found
}

/// What cannot be a digit that one of the sets must hold: what sees all its
/// places in all of them.
pub fn removed<'a>(
    position: &Position,
    sets: impl IntoIterator<Item = &'a Als>,
    digit: Digit,
) -> impl Iterator<Item = Candidate> {
    let seen = sets.into_iter().fold(position.cells_of(digit), |left, set| left & set.seen(digit));
    Candidate::each(digit, seen)
}

/// For each set, those that it shares a restricted digit and no cell with, and
/// the digit.
pub fn joints(sets: &[Als]) -> Vec<Vec<(usize, Digit)>> {
    let mut joints = vec![Vec::new(); sets.len()];
    for (a, one) in sets.iter().enumerate() {
        for (b, other) in sets.iter().enumerate().skip(a + 1) {
            if (one.digits & other.digits).is_empty() || one.cells.meets(other.cells) {
                continue;
            }
            for digit in one.restricted(other).iter() {
                joints[a].push((b, digit));
                joints[b].push((a, digit));
            }
        }
    }
    joints
}

/// The smallest of the sets, small ones first, that a chain passes through by
/// these two nodes: they are its places for two of its digits.
pub fn between(sets: &[Als], from: Node, to: Node) -> Option<&Als> {
    let is_it = |set: &&Als| set.places(from.digit) == from.cells && set.places(to.digit) == to.cells;
    sets.iter().find(is_it).filter(|_| is_passed(from, to))
}

/// Whether a strong link is one of an almost locked set.
pub fn is_passed(from: Node, to: Node) -> bool {
    from.digit != to.digit && (from.cells != to.cells || from.is_group())
}

/// The sentences that introduce sets, in colours by turns.
pub fn introduce(sets: &[(CellSet, DigitSet)], explanation: Explanation) -> Explanation {
    let roles = [Role::SetA, Role::SetB].into_iter().cycle();
    sets.iter().zip(roles).fold(explanation, |explanation, (&(cells, digits), role)| {
        explanation
            .say(format!("{} can hold {} only.", words::cells(cells), words::digits(digits)))
            .digits(role, digits, cells)
    })
}
