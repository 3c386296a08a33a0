//! An almost locked set is n cells of a house with n + 1 candidates between them. Without one of
//! its digits, the set is locked: it holds all the others. A digit of two such sets is *restricted*
//! if all its places in one set see all its places in the other. Only one of the two sets can hold
//! it, so the other set is locked.

use super::candidate::Candidate;
use super::ground::{Ground, Set};
use super::marks::{Explanation, Link, Node, Role};
use super::position::Position;
use super::technique::Step;
use super::wide::Cells;
use super::words::{listed, short};
use super::{Wide, say};
use crate::human::order::sort_by;
use crate::{Cell, Digit, DigitSet, Geometry};

/// Limits on boards with more than nine digits: the cells of a set, and the number of sets. The
/// smallest sets are kept.
const LARGE_BOARD: (usize, usize) = (5, 3_000);

/// Cells and all their candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The cells.
    pub cells: Cells,
    /// The digits that they can hold between them.
    pub digits: DigitSet,
}

/// The cells of all the parts.
pub fn united<'a>(parts: impl IntoIterator<Item = &'a Part>) -> Cells {
    parts.into_iter().fold(Cells::EMPTY, |all, part| all | part.cells)
}

/// Cells of one house with one more candidate than cells.
#[derive(Clone)]
pub struct Als<G: Ground> {
    /// The cells.
    pub cells: G::Cells,
    /// Their digits, one more than cells.
    pub digits: DigitSet,
    places: G::PerDigit<G::Cells>,
    seen: G::PerDigit<G::Cells>,
}

impl<G: Ground> Als<G> {
    fn new(position: &Position<G>, cells: G::Cells, digits: DigitSet) -> Self {
        let ground = position.ground();
        let none = || ground.per_digit(G::Cells::EMPTY);
        let mut als = Self { cells, digits, places: none(), seen: none() };
        for digit in digits {
            let places = cells & position.cells_of(digit);
            als.places[digit.index()] = places;
            als.seen[digit.index()] = ground.common_peers(places) & position.cells_of(digit);
        }
        als
    }

    /// The cells and digits alone.
    pub fn part(&self) -> Part {
        Part { cells: self.cells.into(), digits: self.digits }
    }

    /// The places of the digit in the set.
    pub fn places(&self, digit: Digit) -> G::Cells {
        self.places[digit.index()]
    }

    /// The candidates of the digit that see all its places in the set. Empty if the set lacks
    /// the digit.
    pub fn seen(&self, digit: Digit) -> G::Cells {
        self.seen[digit.index()]
    }

    /// The digits that only one of the two sets can hold.
    pub fn restricted(&self, other: &Self) -> DigitSet {
        let shared = self.digits & other.digits;
        shared.iter().filter(|&digit| other.places(digit).is_subset(self.seen(digit))).collect()
    }
}

/// Every almost locked set once, the smallest first.
pub fn all<G: Ground>(position: &Position<G>) -> Vec<Als<G>> {
    let ground = position.ground();
    let (largest, most) = (ground.limit(LARGE_BOARD.0).min(ground.side()), ground.limit(LARGE_BOARD.1));
    let mut found = Vec::new();
    for house in 0..ground.house_count() {
        let open: Vec<Cell> = (ground.house(house) & position.empty()).into_iter().collect();
        let mut grow = Grow { position, open: &open, largest, found: Vec::new() };
        grow.add(0, 0, (G::Cells::EMPTY, DigitSet::EMPTY));
        // In the order of choices of cells, read as binary numbers.
        grow.found.sort_unstable_by_key(|&(chosen, ..)| chosen);
        // Cells that share several houses are found in each of them.
        let is_first = |cells: G::Cells| ground.common_houses(cells).first() == Some(house);
        found.extend(grow.found.into_iter().filter(|&(_, cells, _)| is_first(cells)));
    }
    sort_by(&mut found, |(chosen, ..)| chosen.count_ones() as usize);
    found.truncate(most);
    found.into_iter().map(|(_, cells, digits)| Als::new(position, cells, digits)).collect()
}

/// The search for the sets of one house.
struct Grow<'a, G: Ground> {
    position: &'a Position<G>,
    /// The empty cells of the house.
    open: &'a [Cell],
    largest: usize,
    /// Each set with its choice of open cells, as bits.
    found: Vec<(u32, G::Cells, DigitSet)>,
}

impl<G: Ground> Grow<'_, G> {
    /// Adds the open cells from this one on to the chosen ones, one by one.
    fn add(&mut self, from: usize, chosen: u32, (cells, digits): (G::Cells, DigitSet)) {
        let count = chosen.count_ones() as usize + 1;
        for at in from..self.open.len() {
            let cell = self.open[at];
            let (chosen, cells) = (chosen | 1 << at, cells.with(cell));
            let digits = digits | self.position.candidates(cell);
            if digits.len() == count + 1 && count < self.open.len() {
                self.found.push((chosen, cells, digits));
            }
            if count < self.largest && digits.len() <= self.largest + 1 {
                self.add(at + 1, chosen, (cells, digits));
            }
        }
    }
}

/// The candidates that are false if one of the sets must hold a digit. They see all its places in
/// all the sets.
pub fn removed<'a, G: Ground>(
    position: &Position<G>,
    sets: impl IntoIterator<Item = &'a Als<G>>,
    digit: Digit,
) -> impl Iterator<Item = Candidate> {
    let seen = sets.into_iter().fold(position.cells_of(digit), |left, set| left & set.seen(digit));
    Candidate::each(digit, seen)
}

/// For each set: the index of every set that shares a restricted digit but no cell with it, and
/// that digit.
pub fn joints<G: Ground>(sets: &[Als<G>]) -> Vec<Vec<(usize, Digit)>> {
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
pub fn between<G: Ground>(sets: &[Als<G>], from: Node<G::Cells>, to: Node<G::Cells>) -> Option<&Als<G>> {
    let is_it = |set: &&Als<G>| set.places(from.digit) == from.cells && set.places(to.digit) == to.cells;
    sets.iter().find(is_it).filter(|_| is_passed(from, to))
}

/// Whether a strong link passes through an almost locked set.
pub fn is_passed<C: Set<Cell>>(from: Node<C>, to: Node<C>) -> bool {
    from.digit != to.digit && (from.cells != to.cells || from.is_group())
}

/// `A=r8c24 {168}, B=r9c46 {286}, X=8, Z=6`: almost locked sets, the digits that join them, and the
/// digits removed.
pub fn notation(geometry: &Geometry, parts: &[Part], joints: DigitSet, step: &Step) -> String {
    let named = |(letter, part): (char, &Part)| {
        format!("{letter}={} {{{}}}", short(geometry, part.cells), listed(part.digits, ""))
    };
    let mut words: Vec<String> = ('A'..).zip(parts).map(named).collect();
    words.push(format!("X={}", listed(joints, ",")));
    words.push(format!("Z={}", listed(step.removed_digits(), ",")));
    words.join(", ")
}

/// The roles of sets in a row. Neighbours differ.
pub fn roles() -> impl Iterator<Item = Role> {
    [Role::SetA, Role::SetB, Role::SetC].into_iter().cycle()
}

/// Adds a sentence for each set.
pub fn introduce(ground: Wide, parts: &[Part], explanation: Explanation) -> Explanation {
    parts.iter().zip(roles()).fold(explanation, |explanation, (part, role)| {
        explanation.say(say::set_holds(ground.names(part.cells), part.digits)).set(role, part, &[])
    })
}

impl Explanation {
    /// Marks a set: its cells and their candidates, except for those that the links of a chain mark.
    #[must_use]
    pub(super) fn set(self, role: Role, part: &Part, links: &[Link]) -> Self {
        let ends = || links.iter().flat_map(|link| [link.from, link.to]);
        part.digits.iter().fold(self.cells(role, part.cells), |explanation, digit| {
            let passed = ends().filter(|node| node.digit == digit);
            explanation.candidates(role, digit, passed.fold(part.cells, |left, node| left - node.cells))
        })
    }
}
