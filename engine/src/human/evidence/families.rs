//! What each family of techniques sees. A technique's file says how it uses the fields.

use crate::human::candidate::Candidate;
use crate::human::cells::{CellSet, HouseSet};
use crate::human::colours::Cluster;
use crate::human::marks::Link;
use crate::{Cell, Digit, DigitSet};

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
    /// The clusters. The file of a technique says if one of the colours has a special role.
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

/// Four cells in two rows, two columns and two boxes that must not hold only two digits.
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

/// The only empty cell with three candidates. All other empty cells have two.
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

/// Cells whose digits fit no more often than needed.
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

/// Candidates that include a true one. All of them have the same consequence.
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
