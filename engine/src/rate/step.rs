//! A step of a rating: its rule, its [`Score`] and its effect on the board.

use std::fmt;

use super::board::Board;
use super::rule::Rule;
use super::tables::{Mask, bits};
use crate::{Cell, Digit, Variant};

/// A rating on the scale of SE. It is a `f64` as in SE, which adds 0.1 repeatedly and compares the
/// sums: 6.6 + 0.1 is less than 6.7. Such ties decide which step is taken.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Score(pub(super) f64);

impl Score {
    /// The printed rating in tenths: 72 for 7.2.
    #[allow(clippy::cast_sign_loss)] // no score is below 0
    pub fn tenths(self) -> u16 {
        ((self.0 + 0.05) * 10.0) as u16
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.tenths() / 10, self.tenths() % 10)
    }
}

/// The candidates that a step removes, cell by cell in the order in which they were found: nested
/// chains depend on that order. Each cell appears once.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Removals(Vec<(u8, Mask)>);

impl Removals {
    /// No candidates.
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds those of the digits that are candidates of the cell.
    pub(super) fn add(&mut self, board: &Board, cell: usize, digits: Mask) {
        let struck = board.digits(cell) & digits;
        if struck == 0 {
            return;
        }
        match self.0.iter_mut().find(|(known, _)| usize::from(*known) == cell) {
            Some((_, known)) => *known |= struck,
            None => self.0.push((cell as u8, struck)),
        }
    }

    /// Whether nothing is removed. Such a hint is dropped.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cells and their removed digits, in the order found.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, Mask)> + '_ {
        self.0.iter().map(|&(cell, digits)| (usize::from(cell), digits))
    }

    /// The number of cells that lose candidates.
    pub(super) fn cell_count(&self) -> usize {
        self.0.len()
    }
}

/// A step on the path of a rating.
#[derive(Clone, Debug)]
pub struct RatingStep {
    /// The rule.
    pub technique: Rule,
    /// The rating.
    pub score: Score,
    /// For a chain, its length as Sudoku Explainer counts it.
    pub length: Option<u32>,
    placement: Option<(u8, u8)>,
    pub(super) removals: Removals,
}

impl RatingStep {
    /// A step that places a digit.
    pub(super) fn placing(technique: Rule, score: f64, cell: usize, digit: usize) -> Self {
        let placement = Some((cell as u8, digit as u8));
        Self { technique, score: Score(score), length: None, placement, removals: Removals::new() }
    }

    /// A step that removes candidates, or `None` if there are none to remove.
    pub(super) fn striking(technique: Rule, score: f64, removals: Removals) -> Option<Self> {
        let step = Self { technique, score: Score(score), length: None, placement: None, removals };
        (!step.removals.is_empty()).then_some(step)
    }

    /// Makes the step place a digit, too.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        self.placement = Some((cell as u8, digit as u8));
    }

    /// The placed digit, if any.
    pub fn placement(&self) -> Option<(Cell, Digit)> {
        let (cell, digit) = self.placement?;
        Some((Cell::new(usize::from(cell)), Digit::from_index(usize::from(digit))))
    }

    /// The removed candidates in board order, without those that a placed digit removes.
    pub fn eliminations(&self) -> Vec<(Cell, Digit)> {
        let mut struck: Vec<_> = self
            .removals
            .iter()
            .flat_map(|(cell, digits)| {
                bits(digits).map(move |digit| (Cell::new(cell), Digit::from_index(digit)))
            })
            .collect();
        struck.sort_unstable();
        struck
    }

    /// Applies the step to the board.
    pub(super) fn apply(&self, board: &mut Board) {
        for (cell, digits) in self.removals.iter() {
            board.strike_all(cell, digits);
        }
        if let Some((cell, digit)) = self.placement {
            board.place(usize::from(cell), usize::from(digit));
        }
    }
}

/// Five columns with tabs between them, as in lists of paths: rule, rating, `r3c9=1` or nothing,
/// `r2c8<>56 r4c1<>3` or nothing, length or nothing. A step that places a digit shows no
/// eliminations.
impl fmt::Display for RatingStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = Variant::CLASSIC.geometry();
        write!(f, "{}\t{}\t", self.technique, self.score)?;
        if let Some((cell, digit)) = self.placement() {
            write!(f, "{}={digit}\t", geometry.name(cell))?;
        } else {
            f.write_str("\t")?;
            for (at, cell) in self.eliminations().chunk_by(|one, other| one.0 == other.0).enumerate() {
                let gap = if at == 0 { "" } else { " " };
                write!(f, "{gap}{}<>", geometry.name(cell[0].0))?;
                cell.iter().try_for_each(|(_, digit)| write!(f, "{digit}"))?;
            }
        }
        f.write_str("\t")?;
        self.length.map_or(Ok(()), |length| write!(f, "{length}"))
    }
}
