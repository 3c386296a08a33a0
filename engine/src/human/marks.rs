//! An explanation: sentences, and for each what to draw on the board while it is read. The page
//! draws marks by their roles and does not know the techniques.
//!
//! Sentences build on each other. A reader who steps through them keeps the marks of the earlier
//! ones. A chain has one sentence for each inference.

use std::fmt;

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet};
use super::technique::Step;
use super::wide::{Cells, Houses};
use super::{say, words};
use crate::message::Message;
use crate::{Digit, DigitSet};

// `C` and `H` are sets of cells and houses: those of the classic board while its ladder searches,
// and `Cells` and `Houses` for all other boards and for everything that is shown.

/// The proof of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Explanation<C = CellSet, H = HouseSet> {
    /// In reading order.
    pub sentences: Vec<Sentence<C, H>>,
}

impl<C, H> Default for Explanation<C, H> {
    fn default() -> Self {
        Self { sentences: Vec::new() }
    }
}

/// A sentence and what it adds to the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sentence<C = CellSet, H = HouseSet> {
    /// What the reader reads.
    pub message: Message,
    /// What to draw.
    pub marks: Vec<Mark<C, H>>,
}

/// Something to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mark<C = CellSet, H = HouseSet> {
    /// Whole houses.
    Houses(Role, H),
    /// Whole cells.
    Cells(Role, C),
    /// Candidates: those of these digits that the cells have.
    Candidates(Role, DigitSet, C),
    /// An arrow.
    Link(Link<C>),
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
    /// A candidate supposed to be true, or the first colour.
    On,
    /// A candidate that is then false, or the second colour.
    Off,
    /// The first of two sets.
    SetA,
    /// The second of two sets.
    SetB,
    /// A house that the pattern lives in.
    Base,
    /// A house that the pattern acts on.
    Cover,
    /// A candidate to remove.
    Removed,
    /// A digit to write.
    Placed,
}

/// A digit in one cell, or in one of several cells (a group).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node<C = CellSet> {
    /// The digit.
    pub digit: Digit,
    /// The cells. The node is true if one of them holds the digit.
    pub cells: C,
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Self {
        Self { digit: candidate.digit, cells: CellSet::of(candidate.cell) }
    }
}

impl From<Candidate> for Node<Cells> {
    fn from(candidate: Candidate) -> Self {
        Self { digit: candidate.digit, cells: Cells::of(candidate.cell) }
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
pub struct Link<C = CellSet> {
    /// Strong or weak.
    pub kind: LinkKind,
    /// Where it starts.
    pub from: Node<C>,
    /// Where it ends.
    pub to: Node<C>,
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

impl<C> Link<C> {
    /// If `from` is false, `to` is true.
    pub fn strong(from: impl Into<Node<C>>, to: impl Into<Node<C>>) -> Self {
        Self { kind: LinkKind::Strong, from: from.into(), to: to.into() }
    }

    /// If `from` is true, `to` is false.
    pub fn weak(from: impl Into<Node<C>>, to: impl Into<Node<C>>) -> Self {
        Self { kind: LinkKind::Weak, from: from.into(), to: to.into() }
    }
}

/// Builds an explanation. Each `say` begins a sentence, and the marks after it belong to it.
impl<C, H> Explanation<C, H> {
    /// An explanation with its first sentence.
    pub fn new(message: Message) -> Self {
        Self::default().say(message)
    }

    /// Adds a sentence.
    #[must_use]
    pub fn say(mut self, message: Message) -> Self {
        self.sentences.push(Sentence { message, marks: Vec::new() });
        self
    }

    /// Marks houses.
    #[must_use]
    pub fn houses(self, role: Role, houses: H) -> Self {
        self.mark(Mark::Houses(role, houses))
    }

    /// Marks cells.
    #[must_use]
    pub fn cells(self, role: Role, cells: C) -> Self {
        self.mark(Mark::Cells(role, cells))
    }

    /// Marks candidates of one digit.
    #[must_use]
    pub fn candidates(self, role: Role, digit: Digit, cells: C) -> Self {
        self.mark(Mark::Candidates(role, DigitSet::of(digit), cells))
    }

    /// Marks candidates of several digits.
    #[must_use]
    pub fn digits(self, role: Role, digits: DigitSet, cells: C) -> Self {
        self.mark(Mark::Candidates(role, digits, cells))
    }

    /// Draws an arrow.
    #[must_use]
    pub fn link(self, link: Link<C>) -> Self {
        self.mark(Mark::Link(link))
    }

    /// Draws arrows.
    #[must_use]
    pub fn links(self, links: &[Link<C>]) -> Self
    where
        C: Copy,
    {
        links.iter().fold(self, |explanation, &link| explanation.link(link))
    }

    fn mark(mut self, mark: Mark<C, H>) -> Self {
        self.sentences.last_mut().expect("a mark belongs to a sentence").marks.push(mark);
        self
    }
}

impl Explanation {
    /// Adds the last sentence: what the step writes or removes, with its marks.
    #[must_use]
    pub fn outcome(self, step: &Step) -> Self {
        let explanation = self.say(say::outcome(step));
        let explanation = step.placements.iter().fold(explanation, |explanation, at| {
            explanation.candidates(Role::Placed, at.digit, CellSet::of(at.cell))
        });
        words::by_digit(&step.eliminations).into_iter().fold(explanation, |explanation, (digit, cells)| {
            explanation.candidates(Role::Removed, digit, cells)
        })
    }
}

/// The sentences, with sets that fit every board.
impl From<Explanation> for Vec<Sentence<Cells, Houses>> {
    fn from(explanation: Explanation) -> Self {
        explanation.sentences.into_iter().map(Sentence::from).collect()
    }
}

impl From<Sentence> for Sentence<Cells, Houses> {
    fn from(Sentence { message, marks }: Sentence) -> Self {
        Self { message, marks: marks.into_iter().map(Mark::from).collect() }
    }
}

impl From<Mark> for Mark<Cells, Houses> {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Houses(role, houses) => Self::Houses(role, houses.into()),
            Mark::Cells(role, cells) => Self::Cells(role, cells.into()),
            Mark::Candidates(role, digits, cells) => Self::Candidates(role, digits, cells.into()),
            Mark::Link(Link { kind, from, to }) => {
                Self::Link(Link { kind, from: from.into(), to: to.into() })
            }
        }
    }
}

impl From<Node> for Node<Cells> {
    fn from(Node { digit, cells }: Node) -> Self {
        Self { digit, cells: cells.into() }
    }
}
