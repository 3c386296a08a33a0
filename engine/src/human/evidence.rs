//! What a technique saw when it found a step, as data: one [`Evidence`] for each family of
//! techniques. The proof, the step's line and the first stage of a hint are made from it on demand.
//! Finders must be fast, and most steps are never shown.

mod families;

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES};
use super::marks::Link;
use super::position::Position;
use super::technique::Step;
use crate::{Digit, DigitSet};

pub use families::*;

/// Declares the enum. Each family is a struct of the same name, converts into
/// [`Evidence`], and reads itself from a step with `of`.
macro_rules! families {
    ($($family:ident),* $(,)?) => {
        /// The pattern behind a step, by the family of its technique.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Evidence {
            $(#[doc = concat!("The evidence of the family ", stringify!($family), ".")] $family($family),)*
        }

        $(
            impl $family {
                /// The evidence of a step, or `None` if the step is of another family.
                pub(super) fn of(step: &Step) -> Option<&Self> {
                    if let Evidence::$family(evidence) = &step.evidence { Some(evidence) } else { None }
                }
            }

            impl From<$family> for Evidence {
                fn from(evidence: $family) -> Self {
                    Self::$family(evidence)
                }
            }
        )*
    };
}

families! {
    Single, Subset, LockedCandidates, Fish, Chain, EmptyRectangle, Colouring, Wing, JoinedPair, Rectangle,
    Grave, AlmostLockedSets, Blossom, SueDeCoq, Counted, Exocet, Supposition, Cases,
}

impl Evidence {
    /// The digits that the pattern is made of.
    pub fn digits(&self) -> DigitSet {
        match self {
            Self::Single(Single { candidate, .. }) | Self::Supposition(Supposition { candidate }) => {
                DigitSet::of(candidate.digit)
            }
            Self::LockedCandidates(LockedCandidates { digit, .. })
            | Self::Fish(Fish { digit, .. })
            | Self::EmptyRectangle(EmptyRectangle { digit, .. })
            | Self::Cases(Cases::House { digit, .. }) => DigitSet::of(*digit),
            Self::Subset(Subset { digits, .. })
            | Self::Colouring(Colouring { digits, .. })
            | Self::Wing(Wing { digits, .. })
            | Self::JoinedPair(JoinedPair { digits, .. })
            | Self::Rectangle(Rectangle { digits, .. })
            | Self::AlmostLockedSets(AlmostLockedSets { joints: digits, .. })
            | Self::Blossom(Blossom { digits, .. })
            | Self::Counted(Counted { digits, .. })
            | Self::Exocet(Exocet { digits, .. }) => *digits,
            Self::Chain(chain) => chain.digits(),
            Self::SueDeCoq(SueDeCoq { crossing, arms: [one, other], .. }) => {
                crossing.digits | one.digits | other.digits
            }
            Self::Grave(_) | Self::Cases(Cases::Cell(_)) => DigitSet::EMPTY,
        }
    }

    /// The cells that the pattern is made of.
    pub fn cells(&self) -> CellSet {
        match self {
            Self::Single(Single { candidate, .. }) | Self::Supposition(Supposition { candidate }) => {
                CellSet::of(candidate.cell)
            }
            Self::Grave(Grave { cell }) | Self::Cases(Cases::Cell(cell)) => CellSet::of(*cell),
            Self::Subset(Subset { cells, .. })
            | Self::LockedCandidates(LockedCandidates { cells, .. })
            | Self::Counted(Counted { cells, .. })
            | Self::Cases(Cases::House { cells, .. }) => *cells,
            Self::Fish(Fish { body, fins, .. }) => *body | *fins,
            Self::Chain(Chain { links, sets }) => linked(links) | united(sets),
            Self::EmptyRectangle(EmptyRectangle { cells, links, .. }) => *cells | linked(links),
            Self::Colouring(Colouring { clusters, .. }) => {
                clusters.iter().flatten().fold(CellSet::EMPTY, |all, &colour| all | colour)
            }
            Self::Wing(Wing { pivot, pincers, .. }) => pincers.with(*pivot),
            Self::JoinedPair(JoinedPair { cells, link, .. }) => *cells | link.from.cells | link.to.cells,
            Self::Rectangle(Rectangle { floor, roof, subset, .. }) => *floor | *roof | *subset,
            Self::AlmostLockedSets(AlmostLockedSets { sets, .. }) => united(sets),
            Self::Blossom(Blossom { stem, petals, .. }) => united(petals).with(*stem),
            Self::SueDeCoq(SueDeCoq { crossing, arms, .. }) => crossing.cells | united(arms),
            Self::Exocet(Exocet { base, targets, companions, .. }) => *base | *targets | *companions,
        }
    }

    /// The house to look at first: the one that the technique starts from, or one that
    /// holds the whole pattern, preferably a box.
    pub fn house(&self) -> Option<usize> {
        match self {
            Self::Single(Single { house: Some(house), .. })
            | Self::LockedCandidates(LockedCandidates { base: house, .. })
            | Self::EmptyRectangle(EmptyRectangle { square: house, .. })
            | Self::Exocet(Exocet { line: house, .. })
            | Self::Cases(Cases::House { house, .. }) => Some(*house),
            Self::Subset(Subset { houses, .. }) => houses.iter().last(),
            Self::Single(Single { house: None, .. })
            | Self::Fish(_)
            | Self::Chain(_)
            | Self::Colouring(_)
            | Self::Wing(_)
            | Self::JoinedPair(_)
            | Self::Rectangle(_)
            | Self::Grave(_)
            | Self::AlmostLockedSets(_)
            | Self::Blossom(_)
            | Self::SueDeCoq(_)
            | Self::Counted(_)
            | Self::Supposition(_)
            | Self::Cases(Cases::Cell(_)) => {
                let cells = self.cells();
                if cells.is_empty() { None } else { cells.common_houses().iter().last() }
            }
        }
    }
}

impl Chain {
    /// The digits of all its nodes.
    pub fn digits(&self) -> DigitSet {
        self.links.iter().flat_map(|link| [link.from.digit, link.to.digit]).collect()
    }
}

impl Cases {
    /// The cell or house whose options are tried, as candidates in order.
    pub(super) fn options(&self, position: &Position) -> Vec<Candidate> {
        match *self {
            Self::Cell(cell) => {
                position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            Self::House { digit, cells, .. } => Candidate::each(digit, cells).collect(),
        }
    }

    /// The options of a digit in a house.
    pub(super) fn of_house(position: &Position, digit: Digit, house: usize) -> Self {
        Self::House { digit, house, cells: position.cells_of(digit) & HOUSES[house] }
    }
}

/// The cells at the ends of the links.
fn linked(links: &[Link]) -> CellSet {
    links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells)
}

/// The cells of all the sets.
fn united(sets: &[Set]) -> CellSet {
    sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells)
}
