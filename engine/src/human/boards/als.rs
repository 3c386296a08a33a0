//! ALS-XZ: an almost locked set is `n` cells of a house with `n + 1` candidates between them. If two
//! such sets share a digit that only one of them can hold, the other set is locked.
//!
//! Sets have at most [`LARGEST`] cells, and the smallest [`MOST`] of them are compared.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::say;
use crate::human::step_line::listed;
use crate::human::techniques::als_xz::{
    TECHNIQUE, als_xz_both_locked, als_xz_locked, als_xz_one, als_xz_two,
};
use crate::human::wide::Cells;
use crate::human::words;
use crate::{Cell, Digit, DigitSet, Geometry};

/// Maximum number of cells of a set.
const LARGEST: usize = 5;
/// Maximum number of sets that are compared with each other.
const MOST: usize = 3_000;

/// An almost locked set.
#[derive(Debug)]
struct Als {
    cells: Cells,
    digits: DigitSet,
    /// For each of its digits: the places, and the candidates that see them all.
    places: Vec<(Cells, Cells)>,
}

impl Als {
    fn new(position: &Position, cells: Cells, digits: DigitSet) -> Self {
        let places = |digit| {
            let places = cells & position.cells_of(digit);
            (places, position.board().common_peers(places) & position.cells_of(digit))
        };
        Self { cells, digits, places: digits.iter().map(places).collect() }
    }

    fn of(&self, digit: Digit) -> (Cells, Cells) {
        let below = DigitSet::full(digit.index()) & self.digits;
        self.places[below.len()]
    }

    /// The digits that only one of the two sets can hold.
    fn restricted(&self, other: &Self) -> DigitSet {
        let shared = self.digits & other.digits;
        shared.iter().filter(|&digit| other.of(digit).0.is_subset(self.of(digit).1)).collect()
    }
}

/// Every almost locked set up to the limits, the smallest first.
fn all(position: &Position) -> Vec<Als> {
    let board = position.board();
    let mut found = Vec::new();
    for house in 0..board.house_count() {
        let open: Vec<Cell> = (board.house(house) & position.empty()).into_iter().collect();
        grow(position, &open, (Cells::EMPTY, DigitSet::EMPTY), &mut |cells, digits| {
            // Cells that share several houses are found in each of them.
            if board.common_houses(cells).first() == Some(house) {
                found.push((cells.len(), cells, digits));
            }
        });
    }
    found.sort_by_key(|&(count, ..)| count);
    found.truncate(MOST);
    found.into_iter().map(|(_, cells, digits)| Als::new(position, cells, digits)).collect()
}

/// Calls `found` for each almost locked set that adds some of the open cells to the chosen ones.
fn grow(
    position: &Position,
    open: &[Cell],
    (cells, digits): (Cells, DigitSet),
    found: &mut dyn FnMut(Cells, DigitSet),
) {
    let count = cells.len() + 1;
    for (at, &cell) in open.iter().enumerate() {
        let (cells, digits) = (cells.with(cell), digits | position.candidates(cell));
        if digits.len() == count + 1 {
            found(cells, digits);
        }
        if count < LARGEST && digits.len() <= LARGEST + 1 {
            grow(position, &open[at + 1..], (cells, digits), found);
        }
    }
}

/// Pairs of almost locked sets.
pub(super) fn xz(position: &Position, sink: Sink) -> ControlFlow<()> {
    let sets = all(position);
    for (at, a) in sets.iter().enumerate() {
        for b in &sets[at + 1..] {
            if (a.digits & b.digits).len() < 2 || a.cells.meets(b.cells) {
                continue;
            }
            let restricted = a.restricted(b);
            let removed = match restricted.len() {
                0 => continue,
                1 => common(&[a, b], (a.digits & b.digits) - restricted),
                _ => {
                    let mut removed = common(&[a, b], restricted);
                    removed.extend(common(&[a], a.digits - restricted));
                    removed.extend(common(&[b], b.digits - restricted));
                    removed.sort_unstable();
                    removed.dedup();
                    removed
                }
            };
            if !removed.is_empty() {
                let sets = [(a.cells, a.digits), (b.cells, b.digits)];
                sink(Step::removing(position, &TECHNIQUE, Sets { sets, restricted }, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of these digits that see all their places in all the sets.
fn common(sets: &[&Als], digits: DigitSet) -> Vec<Candidate> {
    let seen = |digit| sets.iter().map(|set| set.of(digit).1).reduce(|one, other| one & other);
    digits.iter().flat_map(|digit| Candidate::each(digit, seen(digit).unwrap_or_default())).collect()
}

/// Two almost locked sets and the digits that only one of them can hold.
#[derive(Debug)]
struct Sets {
    sets: [(Cells, DigitSet); 2],
    restricted: DigitSet,
}

impl Pattern for Sets {
    fn digits(&self) -> DigitSet {
        self.restricted
    }

    fn cells(&self) -> Cells {
        self.sets[0].0 | self.sets[1].0
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let roles = [Role::SetA, Role::SetB];
        let sets = self.sets.into_iter().zip(roles);
        let proof = sets.fold(Explanation::default(), |proof: Proof, ((cells, digits), role)| {
            proof.say(say::set_holds(position.board().names(cells), digits)).digits(role, digits, cells)
        });
        let [reason, conclusion] = match self.restricted.single() {
            Some(digit) => [als_xz_one(digit), als_xz_locked()],
            None => [als_xz_two(self.restricted), als_xz_both_locked()],
        };
        proof.say(reason).say(conclusion)
    }

    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String> {
        let [a, b] = self.sets.map(|(cells, digits)| {
            format!("{} {{{}}}", words::short_on(geometry, cells), listed(digits, ""))
        });
        let removed: DigitSet = step.eliminations.iter().map(|at| at.digit).collect();
        Some(format!("A={a}, B={b}, X={}, Z={}", listed(self.restricted, ","), listed(removed, ",")))
    }
}
