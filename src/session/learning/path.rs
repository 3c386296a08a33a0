//! The solve path: all steps from the current position to the end. One step is on
//! the board; the whole path can be copied as text.

use super::viewer::Viewer;
use super::words;
use crate::session::words::two_sentences;
use crate::worker::protocol::study::Moment;
use nonet_engine::human::Scene;
use nonet_engine::message::Message;

/// A path, and the step that is shown.
pub struct Walk {
    moments: Vec<Moment>,
    end: Scene,
    at: usize,
    viewer: Option<Viewer>,
}

/// Consecutive steps of one technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The technique, and how many steps.
    pub title: Message,
    /// Place of its first step on the path, counted from 0.
    pub first: usize,
    /// What each step does.
    pub lines: Vec<String>,
}

impl Walk {
    pub(super) fn new(moments: Vec<Moment>, end: Scene) -> Self {
        let mut walk = Self { moments, end, at: 0, viewer: None };
        walk.go(0);
        walk
    }

    /// Goes to a step; returns whether it exists.
    pub(super) fn go(&mut self, at: usize) -> bool {
        let Some(moment) = self.moments.get(at) else { return false };
        self.at = at;
        self.viewer = Some(Viewer::whole(moment.clone()));
        true
    }

    /// The index of the step on the board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether the path has no steps.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The step on the board.
    pub fn viewer(&self) -> Option<&Viewer> {
        self.viewer.as_ref()
    }

    pub(super) fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        self.viewer.as_mut()
    }

    /// The board at the end.
    pub(super) fn end(&self) -> &Scene {
        &self.end
    }

    /// All steps, with consecutive steps of one technique in a group.
    pub fn groups(&self) -> Vec<Group> {
        let runs = self.moments.chunk_by(|one, other| one.step.code == other.step.code);
        let mut first = 0;
        let group = |run: &[Moment]| {
            let group = Group {
                title: words::group(&run[0].step, run.len()),
                first,
                lines: run.iter().map(|moment| words::outcome(&moment.step.line).to_owned()).collect(),
            };
            first += run.len();
            group
        };
        runs.map(group).collect()
    }

    /// The number of steps of each technique, and whether they solve the puzzle.
    pub fn summary(&self) -> Message {
        let mut counts: Vec<(Message, usize)> = Vec::new();
        for name in self.moments.iter().map(|moment| moment.step.code.name()) {
            match counts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counts.push((name, 1)),
            }
        }
        let summary = words::summary(counts, self.len());
        match self.end.empty_count() {
            0 => summary,
            left => two_sentences(summary, words::path_open(left)),
        }
    }

    /// The step on the board as it is spoken.
    pub(super) fn spoken(&self) -> Option<Message> {
        let step = &self.moments.get(self.at)?.step;
        let sentences = step.sentences.iter().map(|sentence| sentence.message.clone()).collect();
        Some(words::step(step, self.at, self.len(), sentences))
    }

    /// The path as text, a line for each step.
    pub(super) fn text(&self) -> String {
        self.moments.iter().map(|moment| moment.step.line.clone() + "\n").collect()
    }
}
