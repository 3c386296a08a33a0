//! The stages of an open hint, and how to move between them.

use std::rc::Rc;

use crate::game::fault::Fault;
use nonet_engine::human::ShownStep;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit};

/// An open hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) enum Help {
    /// The worker searches for the next step, or for an answer.
    Asked,
    /// A mistake. The next stage shows its place.
    Fault { fault: Fault, is_shown: bool },
    /// A step; shared, since each stage carries it.
    Step(Rc<ShownStep>, Stage),
    /// A cell to fill, where no technique applies. The next stage shows its digit.
    Cell { cell: Cell, digit: Digit, is_told: bool },
    /// All cells that a single fills. The next stage shows their digits.
    Singles { all: Rc<[(Cell, Digit)]>, is_told: bool },
    /// The player is to press the digit that the selected cell can't be.
    Question,
    /// The answer to a question. Steps may follow.
    Answer(Rc<Answer>),
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) struct Answer {
    /// The question.
    pub(super) title: Message,
    /// The answer.
    pub(super) said: Message,
    /// The candidate in question, if it is about one.
    pub(in crate::session) about: Option<(Cell, Digit)>,
    /// The cells that rule it out by their digits.
    pub(super) seen: Vec<Cell>,
}

/// How much of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::session) enum Stage {
    Look,
    Name,
    Pattern,
    /// The proof, up to this sentence, counted from 0.
    Proof(usize),
    /// The name without the place, if the player asked for no more.
    NameOnly,
    /// The place, after the name.
    Place,
}

/// How deep a hint has gone. The game stores it.
pub(in crate::session) mod depth {
    pub(in crate::session) const FAULT: u8 = 1;
    pub(in crate::session) const LOOK: u8 = 2;
    pub(in crate::session) const NAME: u8 = 3;
    pub(in crate::session) const PATTERN: u8 = 4;
    pub(in crate::session) const PROOF: u8 = 5;
    pub(in crate::session) const DONE: u8 = 6;
}

impl Stage {
    fn next(self, step: &ShownStep) -> Option<Self> {
        match self {
            Self::NameOnly => Some(Self::Place),
            Self::Look => Some(Self::Name),
            Self::Name | Self::Place => Some(Self::Pattern),
            Self::Pattern => (!step.sentences.is_empty()).then_some(Self::Proof(0)),
            Self::Proof(sentence) => {
                (sentence + 1 < step.sentences.len()).then_some(Self::Proof(sentence + 1))
            }
        }
    }

    fn previous(self) -> Option<Self> {
        match self {
            Self::Look | Self::NameOnly => None,
            Self::Place => Some(Self::NameOnly),
            Self::Name => Some(Self::Look),
            Self::Pattern => Some(Self::Name),
            Self::Proof(0) => Some(Self::Pattern),
            Self::Proof(sentence) => Some(Self::Proof(sentence - 1)),
        }
    }
}

impl Help {
    pub(super) fn depth(&self) -> u8 {
        match self {
            Self::Asked | Self::Question | Self::Answer(_) | Self::Fault { is_shown: false, .. } => 0,
            Self::Fault { .. } => depth::FAULT,
            Self::Step(_, Stage::Look)
            | Self::Cell { is_told: false, .. }
            | Self::Singles { is_told: false, .. } => depth::LOOK,
            Self::Step(_, Stage::Name | Stage::NameOnly | Stage::Place) => depth::NAME,
            Self::Step(_, Stage::Pattern) => depth::PATTERN,
            Self::Step(_, Stage::Proof(_)) | Self::Cell { .. } | Self::Singles { .. } => depth::PROOF,
        }
    }

    /// The step, if the hint is about one.
    pub(super) fn step(&self) -> Option<&ShownStep> {
        if let Self::Step(step, _) = self { Some(step) } else { None }
    }

    /// The next stage; `None` after the last one.
    pub(super) fn further(&self) -> Option<Self> {
        match self {
            Self::Fault { fault, is_shown: false } => Some(Self::Fault { fault: *fault, is_shown: true }),
            Self::Step(step, stage) => Some(Self::Step(Rc::clone(step), stage.next(step)?)),
            &Self::Cell { cell, digit, is_told: false } => Some(Self::Cell { cell, digit, is_told: true }),
            Self::Singles { all, is_told: false } => Some(Self::Singles { all: all.clone(), is_told: true }),
            _ => None,
        }
    }

    /// The previous stage; `None` before the first one.
    pub(super) fn back(&self) -> Option<Self> {
        match self {
            Self::Fault { fault, is_shown: true } => Some(Self::Fault { fault: *fault, is_shown: false }),
            Self::Step(step, stage) => Some(Self::Step(Rc::clone(step), stage.previous()?)),
            &Self::Cell { cell, digit, is_told: true } => Some(Self::Cell { cell, digit, is_told: false }),
            Self::Singles { all, is_told: true } => Some(Self::Singles { all: all.clone(), is_told: false }),
            _ => None,
        }
    }

    /// The stage that shows the proof, which a step may not have.
    pub(super) fn prove(&self) -> Option<Self> {
        match self {
            Self::Step(step, _) if !step.sentences.is_empty() => {
                Some(Self::Step(Rc::clone(step), Stage::Proof(0)))
            }
            _ => None,
        }
    }

    /// The stage that shows this sentence of the proof; `None` if the proof is not open
    /// or has no such sentence.
    pub(super) fn read(&self, at: usize) -> Option<Self> {
        match self {
            Self::Step(step, Stage::Proof(_)) if at < step.sentences.len() => {
                Some(Self::Step(Rc::clone(step), Stage::Proof(at)))
            }
            _ => None,
        }
    }
}
