//! An almost locked set is n cells of a house with n + 1 candidates between them. Without one of
//! its digits, the set is locked: it holds all the others. A digit of two such sets is *restricted*
//! if all its places in one set see all its places in the other. Only one of the two sets can hold
//! it, so the other set is locked.
//!
//! Called by the ALS techniques and by chains that pass through such sets.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES};
use super::evidence::{AlmostLockedSets, Set};
use super::marks::{Explanation, Node, Role};
use super::position::Position;
use super::technique::Step;
use super::{say, step_line};
use crate::{Digit, DigitSet};

/// Cells of one house with one more candidate than cells.
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
        for digit in digits {
            let places = cells & position.cells_of(digit);
            als.places[digit.index()] = places;
            als.seen[digit.index()] = places.common_peers() & position.cells_of(digit);
        }
        als
    }

    /// The cells and digits alone.
    pub fn set(&self) -> Set {
        Set { cells: self.cells, digits: self.digits }
    }

    /// The places of the digit in the set.
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The candidates of the digit that see all its places in the set. Empty if the set lacks
    /// the digit.
    pub fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// The digits that only one of the two sets can hold.
    pub fn restricted(&self, other: &Self) -> DigitSet {
        let shared = self.digits & other.digits;
        shared.iter().filter(|&digit| other.places(digit).is_subset(self.seen(digit))).collect()
    }
}

/// Every almost locked set once, the smallest first.
pub fn all(position: &Position) -> Vec<Als> {
    let mut found = Vec::new();
    for (house, &cells) in HOUSES.iter().enumerate() {
        let open: Vec<_> = (cells & position.empty()).into_iter().collect();
        // `choices[mask]`: the cells of the mask and their digits.
        let mut choices = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
        for chosen in 1..(1_usize << open.len()).saturating_sub(1) {
            let cell = open[chosen.trailing_zeros() as usize];
            let (rest, digits) = choices[chosen & (chosen - 1)];
            let (cells, digits) = (rest.with(cell), digits | position.candidates(cell));
            choices.push((cells, digits));
            // Cells that share two houses are found twice.
            if digits.len() == cells.len() + 1 && cells.common_houses().first() == Some(house) {
                found.push(Als::new(position, cells, digits));
            }
        }
    }
    found.sort_by_key(|als| als.cells.len());
    found
}

/// The candidates that are false if one of the sets must hold a digit. They see all its places in
/// all the sets.
pub fn removed<'a>(
    position: &Position,
    sets: impl IntoIterator<Item = &'a Als>,
    digit: Digit,
) -> impl Iterator<Item = Candidate> {
    let seen = sets.into_iter().fold(position.cells_of(digit), |left, set| left & set.seen(digit));
    Candidate::each(digit, seen)
}

/// For each set: the index of every set that shares a restricted digit but no cell with it, and
/// that digit.
pub fn joints(sets: &[Als]) -> Vec<Vec<(usize, Digit)>> {
    let mut joints = vec![Vec::new(); sets.len()];
    for (a, one) in sets.iter().enumerate() {
        for (b, other) in sets.iter().enumerate().skip(a + 1) {
            if (one.digits & other.digits).is_empty() || one.cells.meets(other.cells) {
                continue;
            }
            for digit in one.restricted(other) {
                joints[a].push((b, digit));
                joints[b].push((a, digit));
            }
        }
    }
    joints
}

/// The first set whose places for two of its digits are these nodes. The sets must be sorted by
/// size, so that a chain passes through the smallest one.
pub fn between(sets: &[Als], from: Node, to: Node) -> Option<&Als> {
    let is_it = |set: &&Als| set.places(from.digit) == from.cells && set.places(to.digit) == to.cells;
    sets.iter().find(is_it).filter(|_| is_passed(from, to))
}

/// Whether a strong link passes through an almost locked set.
pub fn is_passed(from: Node, to: Node) -> bool {
    from.digit != to.digit && (from.cells != to.cells || from.is_group())
}

/// `A=r8c24 {168}, B=r9c46 {286}, X=8, Z=6`.
pub fn notation(step: &Step) -> Option<String> {
    let AlmostLockedSets { sets, joints, .. } = AlmostLockedSets::of(step)?;
    Some(step_line::almost_locked(sets, *joints, step.removed_digits()))
}

/// Adds a sentence for each set. Two colours alternate.
pub fn introduce(sets: &[Set], explanation: Explanation) -> Explanation {
    let roles = [Role::SetA, Role::SetB].into_iter().cycle();
    sets.iter().zip(roles).fold(explanation, |explanation, (&Set { cells, digits }, role)| {
        explanation.say(say::set_holds(cells, digits)).digits(role, digits, cells)
    })
}
