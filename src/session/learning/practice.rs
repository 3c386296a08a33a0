//! An exercise: the player does a step of the technique, and hears at once
//! whether it is one. What is crossed out stays crossed out only if it is right.

use super::viewer::{Viewer, cells};
use super::words;
use crate::session::picture::{Picture, picture};
use crate::session::view::{CellView, Tone};
use crate::worker::protocol::study::{Exercise, Moment};
use nonet_engine::human::{Candidate, CellSet, Mark, Role, ShownStep};
use nonet_engine::{Cell, Digit, DigitSet};

/// What is said, and how it is meant.
pub struct Message {
    /// How it is meant.
    pub tone: Tone,
    /// The text.
    pub text: String,
}

/// An exercise that is being done.
pub struct Trying {
    exercise: Exercise,
    selected: Cell,
    /// What was crossed out or written; all of it right.
    found: Vec<Candidate>,
    message: Message,
    /// The player asked where to look.
    is_pointed: bool,
    /// The step, once it is done or shown.
    shown: Option<Viewer>,
}

impl Trying {
    pub(super) fn new(exercise: Exercise) -> Option<Self> {
        let first = exercise.steps.first()?;
        let text = words::task(&first.name, writes(&exercise));
        let selected = (0..81).map(Cell::new).find(|&cell| exercise.scene.digit(cell).is_none())?;
        let message = Message { tone: Tone::Calm, text };
        Some(Self { exercise, selected, found: Vec::new(), message, is_pointed: false, shown: None })
    }

    /// The technique's name.
    pub fn name(&self) -> &str {
        &self.exercise.steps[0].name
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

    /// What is to be said.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// The step, once it is done or shown.
    pub fn shown(&self) -> Option<&Viewer> {
        self.shown.as_ref()
    }

    pub(super) fn shown_mut(&mut self) -> Option<&mut Viewer> {
        self.shown.as_mut()
    }

    /// Takes a digit for the selected cell; whether that completes a step.
    pub(super) fn digit(&mut self, digit: Digit) -> bool {
        if self.shown.is_some() {
            return false;
        }
        let at = Candidate::new(self.selected, digit);
        let (tone, text) = match self.judge(at) {
            Verdict::Whole(step) => {
                self.found.push(at);
                self.finish(step);
                return true;
            }
            Verdict::Part(left) => {
                self.found.push(at);
                (Tone::Done, words::right(left))
            }
            Verdict::Not(text) => (Tone::Warn, text),
        };
        self.message = Message { tone, text };
        false
    }

    fn judge(&self, at: Candidate) -> Verdict {
        let Candidate { cell, digit } = at;
        let (scene, writes) = (&self.exercise.scene, writes(&self.exercise));
        if scene.digit(cell).is_some() {
            return Verdict::Not(words::filled(cell));
        }
        if !scene.candidates(cell).contains(digit) {
            return Verdict::Not(words::no_candidate(cell, digit));
        }
        if self.found.contains(&at) {
            return Verdict::Not(words::crossed(cell, digit));
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
            None if is_solution == writes => Verdict::Not(words::elsewhere(cell, digit, writes, self.hint())),
            None if writes => Verdict::Not(words::wrong(cell, digit, self.hint())),
            None => Verdict::Not(words::needed(cell, digit, self.hint())),
        }
    }

    /// The step that hints are about: one of which something was found, if any.
    fn hint(&self) -> &ShownStep {
        let writes = writes(&self.exercise);
        let steps = &self.exercise.steps;
        let is_begun = |step: &&ShownStep| {
            self.found.iter().any(|at| done_by(step, writes, &self.exercise.scene).contains(at))
        };
        steps.iter().find(is_begun).unwrap_or(&steps[0])
    }

    /// Says where to look.
    pub(super) fn point(&mut self) {
        self.is_pointed = true;
        self.message = Message { tone: Tone::Hint, text: self.hint().look.text.clone() };
    }

    /// Gives up: the step is shown from its first sentence on.
    pub(super) fn show(&mut self) {
        let step = self.hint().clone();
        self.message = Message { tone: Tone::Hint, text: step.line.clone() };
        self.shown = Some(Viewer::new(Moment { scene: self.exercise.scene.clone(), step }));
    }

    fn finish(&mut self, place: usize) {
        let step = self.exercise.steps[place].clone();
        self.shown = Some(Viewer::whole(Moment { scene: self.exercise.scene.clone(), step }));
    }

    /// Praises what was found, and tells how many there are now.
    pub(super) fn praise(&mut self, count: u32) {
        if let Some(shown) = &self.shown {
            self.message = Message { tone: Tone::Done, text: words::done(shown.step(), count) };
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
            |at: &Candidate| Mark::Candidates(Role::Removed, DigitSet::of(at.digit), CellSet::of(at.cell));
        let found: Vec<Mark> = self.found.iter().map(mark).collect();
        let look: &[Mark] = if self.is_pointed { &self.hint().look.marks } else { &[] };
        picture(look, &found)
    }
}

/// What a digit in a cell comes to.
enum Verdict {
    /// With it a step is whole: its place.
    Whole(usize),
    /// It belongs to a step that has so many left.
    Part(usize),
    /// It is not what is sought, and why.
    Not(String),
}

/// Whether the technique writes digits here; else candidates are crossed out.
fn writes(exercise: &Exercise) -> bool {
    exercise.steps.iter().all(|step| step.eliminations.is_empty())
}

/// What is to be written or crossed out for a step. Where candidates are crossed
/// out, to write a digit is to cross out the others of its cell.
fn done_by(step: &ShownStep, writes: bool, scene: &nonet_engine::human::scene::Scene) -> Vec<Candidate> {
    if writes {
        return step.placements.clone();
    }
    let others = |at: &Candidate| {
        let (cell, others) = (at.cell, scene.candidates(at.cell) - DigitSet::of(at.digit));
        others.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    };
    step.eliminations.iter().copied().chain(step.placements.iter().flat_map(others)).collect()
}
