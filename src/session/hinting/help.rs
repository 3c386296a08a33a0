//! The stages of an open hint, and how to move between them.

use std::rc::Rc;

use crate::game::fault::Fault;
use nonet_engine::human::ShownStep;
use nonet_engine::{Cell, Digit};

/// An open hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) enum Help {
    /// The worker searches for the next step.
    Asked,
    /// A mistake. The next stage shows its place.
    Fault { fault: Fault, is_shown: bool },
    /// The next step; shared, since each stage carries it.
    Step(Rc<ShownStep>, Stage),
    /// A cell to fill, on boards without the ladder. The next stage shows its digit.
    Cell { cell: Cell, digit: Digit, is_told: bool },
}

/// How much of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::session) enum Stage {
    Look,
    Name,
    Pattern,
    /// The proof, up to this sentence, counted from 0.
    Proof(usize),
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
            Self::Look => Some(Self::Name),
            Self::Name => Some(Self::Pattern),
            Self::Pattern => (!step.sentences.is_empty()).then_some(Self::Proof(0)),
            Self::Proof(sentence) => {
                (sentence + 1 < step.sentences.len()).then_some(Self::Proof(sentence + 1))
            }
        }
    }

    fn previous(self) -> Option<Self> {
        match self {
            Self::Look => None,
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
            Self::Asked => 0,
            Self::Fault { .. } => depth::FAULT,
            Self::Step(_, Stage::Look) | Self::Cell { is_told: false, .. } => depth::LOOK,
            Self::Step(_, Stage::Name) => depth::NAME,
            Self::Step(_, Stage::Pattern) => depth::PATTERN,
            Self::Step(_, Stage::Proof(_)) | Self::Cell { .. } => depth::PROOF,
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
            _ => None,
        }
    }

    /// The previous stage; `None` before the first one.
    pub(super) fn back(&self) -> Option<Self> {
        match self {
            Self::Fault { fault, is_shown: true } => Some(Self::Fault { fault: *fault, is_shown: false }),
            Self::Step(step, stage) => Some(Self::Step(Rc::clone(step), stage.previous()?)),
            &Self::Cell { cell, digit, is_told: true } => Some(Self::Cell { cell, digit, is_told: false }),
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
