//! An explanation: sentences, and for each what to draw on the board while it is read. The page
//! draws marks by their roles and does not know the techniques.
//!
//! Sentences build on each other. A reader who steps through them keeps the marks of the earlier
//! ones. A chain has one sentence for each inference.

use std::fmt;

use super::candidate::Candidate;
use super::ground::Set;
use super::wide::{Cells, Houses};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet};

/// The proof of a step.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Explanation {
    /// In reading order.
    pub sentences: Vec<Sentence>,
}

/// A sentence and what it adds to the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sentence {
    /// What the reader reads.
    pub message: Message,
    /// What to draw.
    pub marks: Vec<Mark>,
    /// Whether it is within a refutation inside the proof. Pages fold these until one is read.
    pub is_detail: bool,
}

/// Something to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mark {
    /// Whole houses.
    Houses(Role, Houses),
    /// Whole cells.
    Cells(Role, Cells),
    /// Candidates: those of these digits that the cells have.
    Candidates(Role, DigitSet, Cells),
    /// An arrow.
    Link(Link),
}

/// What a mark stands for. Roles differ in colour and in shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Role {
    /// The cells that the sentence is about.
    Focus,
    /// A part of the pattern: a candidate that stays.
    Kept,
    /// A part of the pattern that makes it irregular, such as a fin.
    Fin,
    /// A candidate supposed to be true.
    On,
    /// A candidate that is then false.
    Off,
    /// One colour of a cluster. Either all candidates of a colour are true, or all are false.
    ColourA,
    /// The other colour of that cluster.
    ColourB,
    /// One colour of a second cluster.
    ColourC,
    /// The other colour of the second cluster.
    ColourD,
    /// The first of several sets.
    SetA,
    /// The second of several sets.
    SetB,
    /// The third of several sets.
    SetC,
    /// A house that the pattern lives in.
    Base,
    /// A house that the pattern acts on.
    Cover,
    /// A candidate to remove.
    Removed,
    /// A digit to write.
    Placed,
}

/// A digit in one cell, or in one of several cells (a group). `C` is a set of cells: that of the ground
/// while a chain is searched for, and [`Cells`] in proofs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node<C = Cells> {
    /// The digit.
    pub digit: Digit,
    /// The cells. The node is true if one of them holds the digit.
    pub cells: C,
}

impl<C: Set<Cell>> From<Candidate> for Node<C> {
    fn from(candidate: Candidate) -> Self {
        Self { digit: candidate.digit, cells: C::of(candidate.cell) }
    }
}

/// Queries of chains. A node is a candidate (one cell) or a group (several cells).
impl<C: Set<Cell>> Node<C> {
    /// The cell, unless the node is a group.
    pub fn cell(self) -> Option<Cell> {
        self.cells.single()
    }

    /// The candidate, unless the node is a group.
    pub fn candidate(self) -> Option<Candidate> {
        self.cell().map(|cell| Candidate::new(cell, self.digit))
    }

    /// Whether the node is a group.
    pub fn is_group(self) -> bool {
        self.cells.len() > 1
    }

    /// The same node with a set that fits every board.
    pub fn widen(self) -> Node
    where
        C: Into<Cells>,
    {
        Node { digit: self.digit, cells: self.cells.into() }
    }
}

impl<C: fmt::Debug> fmt::Debug for Node<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.digit, self.cells)
    }
}

/// A link between two nodes, read from one to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// Strong or weak.
    pub kind: LinkKind,
    /// Where it starts.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
}

/// The inference along a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LinkKind {
    /// If the first is false, the second is true.
    Strong,
    /// If the first is true, the second is false.
    Weak,
}

impl Link {
    /// If `from` is false, `to` is true.
    pub fn strong(from: impl Into<Node>, to: impl Into<Node>) -> Self {
        Self { kind: LinkKind::Strong, from: from.into(), to: to.into() }
    }

    /// If `from` is true, `to` is false.
    pub fn weak(from: impl Into<Node>, to: impl Into<Node>) -> Self {
        Self { kind: LinkKind::Weak, from: from.into(), to: to.into() }
    }
}

/// Builds an explanation. Each `say` begins a sentence, and the marks after it belong to it.
impl Explanation {
    /// An explanation with its first sentence.
    pub fn new(message: Message) -> Self {
        Self::default().say(message)
    }

    /// Adds a sentence.
    #[must_use]
    pub fn say(mut self, message: Message) -> Self {
        self.sentences.push(Sentence { message, marks: Vec::new(), is_detail: false });
        self
    }

    /// Makes the sentences from this one on details.
    #[must_use]
    pub(super) fn details_from(mut self, first: usize) -> Self {
        self.sentences[first..].iter_mut().for_each(|sentence| sentence.is_detail = true);
        self
    }

    /// Marks houses.
    #[must_use]
    pub fn houses(self, role: Role, houses: Houses) -> Self {
        self.mark(Mark::Houses(role, houses))
    }

    /// Marks cells.
    #[must_use]
    pub fn cells(self, role: Role, cells: Cells) -> Self {
        self.mark(Mark::Cells(role, cells))
    }

    /// Marks candidates of one digit.
    #[must_use]
    pub fn candidates(self, role: Role, digit: Digit, cells: Cells) -> Self {
        self.mark(Mark::Candidates(role, DigitSet::of(digit), cells))
    }

    /// Marks candidates of several digits.
    #[must_use]
    pub fn digits(self, role: Role, digits: DigitSet, cells: Cells) -> Self {
        self.mark(Mark::Candidates(role, digits, cells))
    }

    /// Draws an arrow.
    #[must_use]
    pub fn link(self, link: Link) -> Self {
        self.mark(Mark::Link(link))
    }

    /// Draws arrows.
    #[must_use]
    pub fn links(self, links: &[Link]) -> Self {
        links.iter().fold(self, |explanation, &link| explanation.link(link))
    }

    fn mark(mut self, mark: Mark) -> Self {
        self.sentences.last_mut().expect("a mark belongs to a sentence").marks.push(mark);
        self
    }
}
