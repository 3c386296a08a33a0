//! A step with its explanation: the current sentence and its marks on the board. Shared
//! by lessons, solve paths and practice.

use crate::session::picture::{Picture, picture};
use crate::session::view::CellView;
use crate::worker::protocol::study::Moment;
use nonet_engine::human::Scene;
use nonet_engine::human::{Mark, ShownStep};
use nonet_engine::message::Message;
use nonet_engine::{Cell, DigitSet, Geometry, Variant};

/// A step and the sentence that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Viewer {
    moment: Moment,
    /// The sentence, counted from 0. `None` shows the marks of all.
    at: Option<usize>,
}

impl Viewer {
    /// Begins with the first sentence.
    pub(super) fn new(moment: Moment) -> Self {
        Self { moment, at: Some(0) }
    }

    /// Shows the marks of all sentences at once.
    pub(super) fn whole(moment: Moment) -> Self {
        Self { moment, at: None }
    }

    /// The step.
    pub fn step(&self) -> &ShownStep {
        &self.moment.step
    }

    /// The index of the current sentence.
    pub fn at(&self) -> Option<usize> {
        self.at
    }

    /// Its text.
    pub(super) fn text(&self) -> Option<Message> {
        self.moment.step.sentences.get(self.at?).map(|sentence| sentence.message.clone())
    }

    /// Goes to a sentence; returns whether it exists.
    pub(super) fn read(&mut self, at: usize) -> bool {
        let is_there = at < self.moment.step.sentences.len();
        if is_there {
            self.at = Some(at);
        }
        is_there
    }

    /// The index of the next sentence.
    pub(super) fn following(&self) -> usize {
        self.at.map_or(0, |at| at + 1)
    }

    /// Whether there is a previous sentence.
    pub fn can_go_back(&self) -> bool {
        self.at > Some(0)
    }

    /// Whether there is a next sentence.
    pub fn can_go_on(&self) -> bool {
        self.following() < self.moment.step.sentences.len()
    }

    /// The board.
    pub(super) fn variant(&self) -> Variant {
        self.moment.scene.digits().variant()
    }

    pub(super) fn cells(&self) -> Vec<CellView> {
        cells(&self.moment.scene, None)
    }

    pub(super) fn picture(&self) -> Picture {
        let digits = self.moment.scene.digits();
        let Some(at) = self.at else {
            let step = &self.moment.step;
            return picture(digits, step.marks_up_to(step.sentences.len()), &[]);
        };
        let Some(sentence) = self.moment.step.sentences.get(at) else { return Picture::default() };
        let earlier: Vec<&Mark> = match at.checked_sub(1) {
            Some(before) => self.moment.step.marks_up_to(before).collect(),
            None => Vec::new(),
        };
        picture(digits, earlier, &sentence.marks)
    }
}

/// The cells of a scene, with candidates as notes.
pub(super) fn cells(scene: &Scene, selected: Option<Cell>) -> Vec<CellView> {
    let geometry = scene.digits().geometry();
    geometry.cells().map(|cell| view(geometry, scene, cell, selected)).collect()
}

fn view(geometry: &Geometry, scene: &Scene, cell: Cell, selected: Option<Cell>) -> CellView {
    let digit = scene.digit(cell);
    let chosen = selected.and_then(|selected| scene.digit(selected));
    let notes = if digit.is_some() { DigitSet::EMPTY } else { scene.candidates(cell) };
    let is_selected = selected == Some(cell);
    CellView {
        digit,
        notes,
        is_given: scene.is_given(cell),
        is_selected,
        is_cursor: is_selected,
        is_peer: selected.is_some_and(|selected| geometry.peers(selected).binary_search(&cell).is_ok()),
        is_same: !is_selected && digit.is_some() && digit == chosen,
        marked_note: chosen.filter(|&chosen| notes.contains(chosen)),
        ..CellView::blank(geometry, cell)
    }
}
