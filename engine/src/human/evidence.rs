//! What a technique saw when it found a step, as data: one [`Evidence`] for each family of
//! techniques. The proof, the step's line and the first stage of a hint are made from it,
//! and only when somebody asks. Finders must be fast, and most steps are never shown.

use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES, HouseSet};
use super::colors::Cluster;
use super::marks::Link;
use super::position::Position;
use super::technique::Step;
use crate::{Cell, Digit, DigitSet};

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

/// Cells and the digits that they can hold between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set {
    /// The cells.
    pub cells: CellSet,
    /// All their candidates.
    pub digits: DigitSet,
}

/// A candidate that is alone in its cell or in a house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Single {
    /// The candidate.
    pub candidate: Candidate,
    /// The house with no other place for it, unless its cell has no other candidate.
    pub house: Option<usize>,
}

/// As many digits as cells, in the same house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subset {
    /// The cells.
    pub cells: CellSet,
    /// The digits that fill these cells.
    pub digits: DigitSet,
    /// The house, or the line and the box that both hold all the cells.
    pub houses: HouseSet,
}

/// All places of a digit in one house lie in another house, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LockedCandidates {
    /// The digit.
    pub digit: Digit,
    /// Its places in the base house.
    pub cells: CellSet,
    /// The house whose places are known.
    pub base: usize,
    /// The house that loses the digit elsewhere.
    pub cover: usize,
}

/// The places of a digit in the base houses lie in as many cover houses, except for fins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base houses.
    pub base: HouseSet,
    /// The cover houses.
    pub cover: HouseSet,
    /// The places in the base houses, without the fins.
    pub body: CellSet,
    /// The places in the base houses that the cover houses do not account for.
    pub fins: CellSet,
}

/// Strong and weak links in turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The links from one end to the other. A dual kite has two chains of three links.
    pub links: Vec<Link>,
    /// The almost locked sets that the links pass through, in that order.
    pub sets: Vec<Set>,
}

/// The places of a digit in a box lie in one row and one column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmptyRectangle {
    /// The digit.
    pub digit: Digit,
    /// The house number of the box.
    pub square: usize,
    /// The places in the box.
    pub cells: CellSet,
    /// Strong links outside the box, each from the end in line with the box.
    pub links: Vec<Link>,
}

/// Clusters of cells in two colours: all cells of one colour hold the digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colouring {
    /// The digit, or the two digits of a remote pair.
    pub digits: DigitSet,
    /// The clusters. What a technique says of a certain colour, it says in its own file.
    pub clusters: Vec<Cluster>,
    /// The strong links that the clusters consist of.
    pub links: Vec<Link>,
}

/// A pivot cell and two pincers that it forces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wing {
    /// All digits of the three cells.
    pub digits: DigitSet,
    /// The pivot.
    pub pivot: Cell,
    /// The pincers.
    pub pincers: CellSet,
}

/// Two cells with the same two candidates, and a strong link between cells that they see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinedPair {
    /// The two candidates.
    pub digits: DigitSet,
    /// The two cells.
    pub cells: CellSet,
    /// The strong link.
    pub link: Link,
}

/// Four cells in two rows, two columns and two boxes that must not hold two digits only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rectangle {
    /// The two digits.
    pub digits: DigitSet,
    /// The corners that hold nothing else. In an avoidable rectangle: the filled corners.
    pub floor: CellSet,
    /// The other corners.
    pub roof: CellSet,
    /// Cells beside the rectangle that make a naked subset with the roof.
    pub subset: CellSet,
}

/// The only empty cell with three candidates, where all others have two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grave {
    /// The cell.
    pub cell: Cell,
}

/// Almost locked sets in a row, each joined to the next by a restricted digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlmostLockedSets {
    /// The sets.
    pub sets: Vec<Set>,
    /// The restricted digits.
    pub joints: DigitSet,
    /// The joints in order, if there are more than two sets.
    pub links: Vec<Link>,
}

/// A stem cell and an almost locked set for each of its digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blossom {
    /// The stem.
    pub stem: Cell,
    /// Its digits.
    pub digits: DigitSet,
    /// A set for each digit, in order of digits.
    pub petals: Vec<Set>,
    /// From each digit of the stem to its places in the petal.
    pub links: Vec<Link>,
}

/// Cells of a box and a line that hold each of their digits once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SueDeCoq {
    /// The line and the box.
    pub houses: HouseSet,
    /// The cells where they cross.
    pub crossing: Set,
    /// More cells of the line, and more cells of the box.
    pub arms: [Set; 2],
}

/// Cells with no more room for their digits than they need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
    /// The houses by which the digits may be counted.
    pub houses: HouseSet,
}

/// Two base cells whose digits two target cells must hold as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The digits of the base.
    pub digits: DigitSet,
    /// The base.
    pub base: CellSet,
    /// The targets.
    pub targets: CellSet,
    /// The cells beside the targets, without a digit of the base.
    pub companions: CellSet,
    /// The line of the base.
    pub line: usize,
    /// The three lines across, by which the digits are counted.
    pub across: HouseSet,
}

/// A candidate that leads to something impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supposition {
    /// The candidate.
    pub candidate: Candidate,
}

/// Candidates one of which must be true, and all of which lead to the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cases {
    /// All candidates of a cell.
    Cell(Cell),
    /// All places of a digit in a house.
    House {
        /// The digit.
        digit: Digit,
        /// The house.
        house: usize,
        /// The places.
        cells: CellSet,
    },
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
