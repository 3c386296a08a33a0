//! What constraints mean: the terms that solver, generator and ladder know.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::{Cell, Digit, DigitSet, Grid, HouseKind};

/// What constraints mean. Everything else about them is words and drawing.
///
/// Every board is searched as an exact cover if it has only terms of the first four kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Term {
    /// As many cells as there are digits, which hold each digit once.
    House(HouseKind, Vec<Cell>),
    /// Two cells that never hold equal digits.
    Apart([Cell; 2]),
    /// The digits that a cell may hold.
    Domain(Cell, DigitSet),
    /// Two candidates that are never true together.
    Exclude([(Cell, Digit); 2]),
    /// Two cells, and which digits may stand in them together.
    Pair([Cell; 2], Relation),
    /// The sum of the digits, each times its factor, is in this range.
    Sum(Vec<(Cell, i32)>, RangeInclusive<i32>),
    /// Cells that hold the digits of one of these sets, each digit once. All sets have as many digits as
    /// there are cells.
    OneOf(Vec<Cell>, Vec<DigitSet>),
    /// The digits of the cells, in this order, are accepted by an automaton.
    Regular(Vec<Cell>, Automaton),
    /// So many of the cells hold one of these digits.
    Count(Vec<Cell>, DigitSet, RangeInclusive<usize>),
    /// All terms of at least one of these lists hold.
    Any(Vec<Vec<Term>>),
}

impl Term {
    /// The terms of two cells, and which digits may stand in them together. A cell beside itself has a
    /// domain.
    pub(crate) fn pair(one: Cell, other: Cell, side: usize, allows: impl Fn(i32, i32) -> bool) -> Self {
        if one == other {
            let fits = |digit: &Digit| allows(digit.value().into(), digit.value().into());
            return Self::Domain(one, Digit::all(side).filter(fits).collect());
        }
        Self::Pair([one, other], Relation::new(side, allows))
    }

    /// The cells together hold this sum.
    pub(crate) fn total(cells: &[Cell], total: i32) -> Self {
        Self::Sum(cells.iter().map(|&cell| (cell, 1)).collect(), total..=total)
    }

    /// Whether the exact cover knows terms of this kind.
    pub(crate) fn is_of_exact_cover(&self) -> bool {
        matches!(self, Self::House(..) | Self::Apart(_) | Self::Domain(..) | Self::Exclude(_))
    }

    /// The cells that it is about. A cell may be among them more than once.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        match self {
            Self::House(_, cells)
            | Self::Regular(cells, _)
            | Self::Count(cells, ..)
            | Self::OneOf(cells, _) => cells.clone(),
            Self::Apart(cells) | Self::Pair(cells, _) => cells.to_vec(),
            Self::Domain(cell, _) => vec![*cell],
            Self::Exclude(candidates) => candidates.iter().map(|(cell, _)| *cell).collect(),
            Self::Sum(addends, _) => addends.iter().map(|(cell, _)| *cell).collect(),
            Self::Any(branches) => branches.iter().flatten().flat_map(Self::cells).collect(),
        }
    }

    /// Whether its filled cells leave it possible, whatever stands in cells that it is not about.
    pub(crate) fn holds(&self, digits: &Grid) -> bool {
        match self {
            Self::House(_, cells) => are_different(digits, cells),
            Self::Apart(cells) => are_different(digits, cells),
            Self::Domain(cell, allowed) => digits.get(*cell).is_none_or(|digit| allowed.contains(digit)),
            Self::Exclude(both) => !both.iter().all(|&(cell, digit)| digits.get(cell) == Some(digit)),
            Self::Pair([one, other], relation) => match (digits.get(*one), digits.get(*other)) {
                (Some(one), Some(other)) => relation.beside(one).contains(other),
                _ => true,
            },
            Self::Sum(addends, range) => extremes(addends, digits)
                .is_some_and(|[least, greatest]| least <= *range.end() && *range.start() <= greatest),
            Self::OneOf(cells, sets) => {
                let held: DigitSet = cells.iter().filter_map(|&cell| digits.get(cell)).collect();
                are_different(digits, cells) && sets.iter().any(|set| held.is_subset(*set))
            }
            Self::Regular(cells, automaton) => {
                let any = DigitSet::full(digits.geometry().side());
                automaton.accepts_some(cells.iter().map(|&cell| digits.get(cell).map_or(any, DigitSet::of)))
            }
            Self::Count(cells, wanted, times) => {
                let held = cells.iter().filter_map(|&cell| digits.get(cell));
                let (found, filled) = held.fold((0, 0), |(found, filled), digit| {
                    (found + usize::from(wanted.contains(digit)), filled + 1)
                });
                found <= *times.end() && found + cells.len() - filled >= *times.start()
            }
            Self::Any(branches) => branches.iter().any(|branch| branch.iter().all(|term| term.holds(digits))),
        }
    }

    /// Whether it forbids a digit in a cell beside what the other cells hold.
    pub(crate) fn forbids(&self, digits: &Grid, cell: Cell, digit: Digit) -> bool {
        if !self.cells().contains(&cell) {
            return false;
        }
        let mut with = digits.clone();
        with.set(cell, Some(digit));
        !self.holds(&with)
    }
}

/// Whether no two of the filled cells are equal.
fn are_different(digits: &Grid, cells: &[Cell]) -> bool {
    let mut met = DigitSet::EMPTY;
    cells.iter().filter_map(|&cell| digits.get(cell)).all(|digit| {
        let is_new = !met.contains(digit);
        met.insert(digit);
        is_new
    })
}

/// The least and the greatest sum that the filled cells leave. Empty cells that see each other, and have the
/// same factor, hold different digits. `None` if there are too few digits for them.
fn extremes(addends: &[(Cell, i32)], digits: &Grid) -> Option<[i32; 2]> {
    let sees = |one: Cell, other: Cell| digits.geometry().peers(one).binary_search(&other).is_ok();
    let mut ends = [0; 2];
    let mut groups: Vec<(i32, Vec<Cell>, DigitSet)> = Vec::new();
    for &(cell, factor) in addends {
        if let Some(digit) = digits.get(cell) {
            ends = ends.map(|end| end + i32::from(digit.value()) * factor);
            continue;
        }
        let peers = addends.iter().map(|&(other, _)| other).filter(|&other| sees(cell, other));
        let held: DigitSet = peers.filter_map(|peer| digits.get(peer)).collect();
        let open = digits.geometry().domain(cell) - held;
        let joins = |group: &&mut (i32, Vec<Cell>, DigitSet)| {
            group.0 == factor && group.1.iter().all(|&other| sees(cell, other))
        };
        match groups.iter_mut().find(joins) {
            Some((_, cells, all)) => {
                cells.push(cell);
                *all |= open;
            }
            None => groups.push((factor, vec![cell], open)),
        }
    }
    for (factor, cells, open) in groups {
        let values: Vec<i32> = open.iter().map(|digit| digit.value().into()).collect();
        let rest = values.len().checked_sub(cells.len())?;
        let mut sums =
            [&values[..cells.len()], &values[rest..]].map(|some| some.iter().sum::<i32>() * factor);
        sums.sort_unstable();
        ends = [ends[0] + sums[0], ends[1] + sums[1]];
    }
    Some(ends)
}

/// Which digits may stand in two cells together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Relation(Vec<DigitSet>);

impl Relation {
    /// The relation of the pairs of values that are allowed.
    pub(crate) fn new(side: usize, allows: impl Fn(i32, i32) -> bool) -> Self {
        let row = |one: Digit| {
            let fits = |other: &Digit| allows(one.value().into(), other.value().into());
            Digit::all(side).filter(fits).collect()
        };
        Self(Digit::all(side).map(row).collect())
    }

    /// The digits that may stand in the second cell beside one in the first.
    pub fn beside(&self, one: Digit) -> DigitSet {
        self.0[one.index()]
    }

    /// For each digit of the first cell, those of the second.
    pub(crate) fn rows(&self) -> &[DigitSet] {
        &self.0
    }
}

/// A finite automaton that reads digits. It begins in state 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    side: usize,
    /// The next state for each state and digit. [`Self::DEAD`] if none is left.
    next: Vec<u16>,
    accepting: Vec<bool>,
}

impl Automaton {
    /// No state accepts from here.
    pub(crate) const DEAD: u16 = u16::MAX;

    /// The automaton of the states that can be reached from `start`.
    pub(crate) fn new(
        side: usize,
        start: [i32; 2],
        step: impl Fn([i32; 2], i32) -> Option<[i32; 2]>,
        accepts: impl Fn([i32; 2]) -> bool,
    ) -> Self {
        let mut states = vec![start];
        let mut numbers = BTreeMap::from([(start, 0)]);
        let mut next = Vec::new();
        while let Some(&state) = states.get(next.len() / side) {
            for digit in Digit::all(side) {
                let number = step(state, digit.value().into()).map(|to| {
                    *numbers.entry(to).or_insert_with(|| {
                        states.push(to);
                        states.len() as u16 - 1
                    })
                });
                next.push(number.unwrap_or(Self::DEAD));
            }
        }
        Self { side, next, accepting: states.into_iter().map(accepts).collect() }
    }

    /// The number of states.
    pub(crate) fn state_count(&self) -> usize {
        self.accepting.len()
    }

    /// The next states of a state, digit by digit.
    pub(crate) fn next(&self, state: usize) -> &[u16] {
        &self.next[state * self.side..(state + 1) * self.side]
    }

    /// Whether a word may end in a state.
    pub(crate) fn is_accepting(&self, state: usize) -> bool {
        self.accepting[state]
    }

    /// Whether it accepts a word whose digits are in these sets, one after the other.
    pub(crate) fn accepts_some(&self, sets: impl IntoIterator<Item = DigitSet>) -> bool {
        let mut states = vec![0];
        for set in sets {
            let next = |&state: &usize| set.iter().map(move |digit| self.next(state)[digit.index()]);
            let met = states.iter().flat_map(next).filter(|&state| state != Self::DEAD);
            states = met.map(usize::from).collect();
            states.sort_unstable();
            states.dedup();
        }
        states.into_iter().any(|state| self.accepting[state])
    }
}
