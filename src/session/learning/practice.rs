//! An exercise: the player does a step of the technique and hears at once whether it
//! is right. Only right candidates stay crossed out.

use super::viewer::{Viewer, cells};
use super::words;
use crate::session::picture::{Picture, picture};
use crate::session::view::{CellView, Tone};
use crate::session::words::verbatim;
use crate::worker::protocol::study::{Exercise, Moment};
use nonet_engine::human::{Candidate, Cells, Code, Mark, Role, ShownStep};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet};

/// An exercise in progress.
pub struct Trying {
    exercise: Exercise,
    selected: Cell,
    /// The candidates that the player found, all of them right.
    found: Vec<Candidate>,
    /// The current message and its tone.
    said: (Tone, Message),
    /// Whether the player asked where to look.
    is_pointed: bool,
    /// The step, once the player found it or gave up.
    shown: Option<Viewer>,
}

impl Trying {
    pub(super) fn new(exercise: Exercise) -> Option<Self> {
        let first = exercise.steps.first()?;
        let said = (Tone::Calm, words::task(first.code.name(), writes(&exercise)));
        let mut cells = exercise.scene.digits().geometry().cells();
        let selected = cells.find(|&cell| exercise.scene.digit(cell).is_none())?;
        Some(Self { exercise, selected, found: Vec::new(), said, is_pointed: false, shown: None })
    }

    /// The technique's name.
    pub fn name(&self) -> Message {
        self.exercise.steps[0].code.name()
    }

    /// The technique's code.
    pub fn code(&self) -> Code {
        self.exercise.steps[0].code
    }

    /// The selected cell.
    pub fn selected(&self) -> Cell {
        self.selected
    }

    pub(super) fn select(&mut self, cell: Cell) {
        self.selected = cell;
    }

    pub(super) fn digits(&self) -> &nonet_engine::Grid {
        self.exercise.scene.digits()
    }

    /// The current message and its tone.
    pub fn said(&self) -> (Tone, &Message) {
        (self.said.0, &self.said.1)
    }

    /// The current message as the live region announces it.
    pub(super) fn spoken(&self) -> Message {
        self.said.1.clone()
    }

    /// The step, once the player found it or gave up.
    pub fn shown(&self) -> Option<&Viewer> {
        self.shown.as_ref()
    }

    pub(super) fn shown_mut(&mut self) -> Option<&mut Viewer> {
        self.shown.as_mut()
    }

    /// Takes in a digit for the selected cell; returns whether it completes a step.
    pub(super) fn enter(&mut self, digit: Digit) -> bool {
        if self.shown.is_some() {
            return false;
        }
        let at = Candidate::new(self.selected, digit);
        self.said = match self.judge(at) {
            Verdict::Whole(step) => {
                self.found.push(at);
                self.finish(step);
                return true;
            }
            Verdict::Part(left) => {
                self.found.push(at);
                (Tone::Done, words::practice_right(left))
            }
            Verdict::Not(message) => (Tone::Warn, message),
        };
        false
    }

    fn judge(&self, at: Candidate) -> Verdict {
        let Candidate { cell, digit } = at;
        let (scene, writes) = (&self.exercise.scene, writes(&self.exercise));
        let place = scene.digits().geometry().name(cell);
        if scene.digit(cell).is_some() {
            return Verdict::Not(words::practice_filled(place));
        }
        if !scene.candidates(cell).contains(digit) {
            return Verdict::Not(words::practice_no_candidate(place, digit));
        }
        if self.found.contains(&at) {
            return Verdict::Not(words::practice_crossed(place, digit));
        }
        let left = |step: &ShownStep| {
            let done = done_by(step, writes, scene);
            done.contains(&at)
                .then(|| done.iter().filter(|other| **other != at && !self.found.contains(other)).count())
        };
        let steps = self.exercise.steps.iter().enumerate();
        let nearest = steps.filter_map(|(place, step)| Some((left(step)?, place))).min();
        let is_solution = self.exercise.solution.get(cell) == Some(digit);
        match nearest {
            Some((0, place)) => Verdict::Whole(place),
            Some((left, _)) => Verdict::Part(left),
            None if is_solution == writes => {
                Verdict::Not(words::elsewhere(place, digit, writes, self.name()))
            }
            None if writes => Verdict::Not(words::practice_wrong(place, digit)),
            None => Verdict::Not(words::practice_needed(place, digit)),
        }
    }

    /// The step that help is about: one that the player has begun, if any.
    fn hint(&self) -> &ShownStep {
        let writes = writes(&self.exercise);
        let steps = &self.exercise.steps;
        let is_begun = |step: &&ShownStep| {
            self.found.iter().any(|at| done_by(step, writes, &self.exercise.scene).contains(at))
        };
        steps.iter().find(is_begun).unwrap_or(&steps[0])
    }

    /// Shows where to look.
    pub(super) fn point(&mut self) {
        self.is_pointed = true;
        self.said = (Tone::Hint, self.hint().look.message.clone());
    }

    /// Gives up, and shows the step from its first sentence on.
    pub(super) fn show(&mut self) {
        let step = self.hint().clone();
        self.said = (Tone::Hint, verbatim(step.line.clone()));
        self.shown = Some(Viewer::new(Moment { scene: self.exercise.scene.clone(), step }));
    }

    fn finish(&mut self, place: usize) {
        let step = self.exercise.steps[place].clone();
        self.shown = Some(Viewer::whole(Moment { scene: self.exercise.scene.clone(), step }));
    }

    /// Praises the player, with the new count of solved exercises.
    pub(super) fn praise(&mut self, count: u32) {
        if let Some(shown) = &self.shown {
            self.said = (Tone::Done, words::done(shown.step(), count));
        }
    }

    pub(super) fn cells(&self) -> Vec<CellView> {
        match &self.shown {
            Some(shown) => shown.cells(),
            None => cells(&self.exercise.scene, Some(self.selected)),
        }
    }

    pub(super) fn picture(&self) -> Picture {
        if let Some(shown) = &self.shown {
            return shown.picture();
        }
        let mark =
            |at: &Candidate| Mark::Candidates(Role::Removed, DigitSet::of(at.digit), Cells::of(at.cell));
        let found: Vec<Mark> = self.found.iter().map(mark).collect();
        let look: &[Mark] = if self.is_pointed { &self.hint().look.marks } else { &[] };
        picture(self.digits(), look, &found)
    }
}

/// The verdict on a digit in a cell.
enum Verdict {
    /// It completes a step: its index.
    Whole(usize),
    /// It belongs to a step; the number of its other open candidates.
    Part(usize),
    /// It is not part of a step, and why.
    Not(Message),
}

/// Whether the technique places digits here. Otherwise it eliminates candidates.
fn writes(exercise: &Exercise) -> bool {
    exercise.steps.iter().all(|step| step.eliminations.is_empty())
}

/// The candidates to place or eliminate for a step. Where the technique eliminates,
/// a placement stands for eliminating the cell's other candidates.
fn done_by(step: &ShownStep, writes: bool, scene: &nonet_engine::human::Scene) -> Vec<Candidate> {
    if writes {
        return step.placements.clone();
    }
    let others = |at: &Candidate| {
        let (cell, others) = (at.cell, scene.candidates(at.cell) - DigitSet::of(at.digit));
        others.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    };
    step.eliminations.iter().copied().chain(step.placements.iter().flat_map(others)).collect()
}
