//! The pages that one learns from: practice, lessons, the solve path. All that
//! is worked out comes from the worker as finished data; this holds what was told,
//! which sentence is read, and what the player did. Part of `rooms`; nothing here
//! knows a technique.

mod path;
mod practice;
mod scores;
pub mod viewer;
pub mod words;

use super::action::{Action, Effect, Failure, Screen, Slot, Step};
use super::hinting::stand;
use super::moving::target;
use super::picture::Picture;
use super::rooms::Rooms;
use super::settings::Settings;
use super::view::CellView;
use crate::engine::generate::Progress;
use crate::engine::human::{Options, Tier};
use crate::engine::{Cell, Variant};
use crate::game::{Game, save};
use crate::worker::protocol::study::{Code, Entry, Studied, Study};
use crate::worker::protocol::{JobId, Reply, Request};

pub use path::{Group, Walk};
pub use practice::Trying;
pub use scores::Scores;
pub use viewer::Viewer;

/// What happens on these pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Give up what is being worked out.
    Cancel,
    /// Try once more what failed or was given up.
    Retry,
    /// Read the sentence of that number, counted from 0.
    Read(usize),
    /// The sentence before.
    Back,
    /// The sentence after.
    On,
    /// Go to a step of the path, counted from 0.
    Go(usize),
    /// Copy the path as text.
    Copy,
    /// Say where to look.
    Where,
    /// Show the step.
    Show,
    /// Another exercise.
    Another,
}

/// Which keys mean something; all others are left to the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// None.
    #[default]
    None,
    /// Left and right.
    Sideways,
    /// Those of the board: steps across it, digits, the hint.
    Board,
}

impl Keys {
    /// Whether a key that does this is one of them.
    pub fn hear(self, action: &Action) -> bool {
        match self {
            Self::None => false,
            Self::Sideways => matches!(action, Action::Step(Step::Left | Step::Right)),
            Self::Board => {
                matches!(action, Action::Step(_) | Action::Digit(_) | Action::OtherDigit(_) | Action::Hint)
            }
        }
    }
}

/// What the device keeps and these pages read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The running game.
    pub game: Option<String>,
    /// The settings.
    pub settings: Option<String>,
    /// What was practised.
    pub practice: Option<String>,
}

/// The state of these pages.
#[derive(Default)]
pub struct Learning {
    game: Option<Game>,
    settings: Settings,
    scores: Scores,
    entries: Vec<Entry>,
    asked: Option<Asked>,
    /// Why there is nothing to show.
    fault: Option<String>,
    room: Room,
    /// What came of the last thing done outside: "Copied."
    note: String,
}

/// What is waited for.
struct Asked {
    id: JobId,
    progress: Option<Progress>,
}

/// What is shown.
#[derive(Default)]
pub enum Room {
    /// Nothing yet.
    #[default]
    Empty,
    /// A lesson.
    Lesson(Box<Viewer>),
    /// An exercise.
    Practice(Box<Trying>),
    /// The way to the end.
    Path(Box<Walk>),
}

impl Learning {
    /// Takes in what the device keeps.
    pub(super) fn keep(&mut self, kept: &Kept) {
        self.game = kept.game.as_deref().and_then(|text| save::load(text).ok());
        self.settings = kept.settings.as_deref().map(Settings::read).unwrap_or_default();
        self.scores = kept.practice.as_deref().map(Scores::read).unwrap_or_default();
    }

    /// Whether a job is the one that is waited for.
    pub(super) fn is_mine(&self, id: JobId) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.id == id)
    }

    pub(super) fn progress(&mut self, progress: Progress) {
        if let Some(asked) = &mut self.asked {
            asked.progress = Some(progress);
        }
    }

    /// What is shown.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// What came of the last thing done outside.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// Whether no board is shown.
    pub fn is_empty(&self) -> bool {
        matches!(self.room, Room::Empty)
    }

    /// Why there is nothing to show.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// How far the work is that is waited for, in percent, if it can tell.
    pub fn percent(&self) -> Option<u32> {
        let progress = self.asked.as_ref()?.progress?;
        Some(progress.attempt * 100 / progress.attempts.max(1))
    }

    /// Whether something is waited for.
    pub fn is_waiting(&self) -> bool {
        self.asked.is_some()
    }

    /// What is waited for on a screen.
    pub fn waiting(&self, screen: Screen) -> String {
        match screen {
            Screen::Practice(Some(_)) => words::looking(self.asked.as_ref().and_then(|asked| asked.progress)),
            Screen::Lesson(_) => words::READING.to_owned(),
            Screen::Path => words::WALKING.to_owned(),
            _ => words::LISTING.to_owned(),
        }
    }

    /// All techniques by tier, easiest first.
    pub fn tiers(&self) -> impl Iterator<Item = (Tier, &[Entry])> {
        self.entries.chunk_by(|one, other| one.tier == other.tier).map(|entries| (entries[0].tier, entries))
    }

    /// The name of a technique, if the list was told.
    pub fn name(&self, code: Code) -> Option<&str> {
        self.entries.iter().find(|entry| entry.code == code).map(|entry| entry.name.as_str())
    }

    /// How many exercises of a technique were solved.
    pub fn solved(&self, code: Code) -> u32 {
        self.scores.of(code)
    }

    /// The cells of the board that is shown, if one is.
    pub fn cells(&self) -> Option<Vec<CellView>> {
        match &self.room {
            Room::Empty => None,
            Room::Lesson(viewer) => Some(viewer.cells()),
            Room::Practice(trying) => Some(trying.cells()),
            Room::Path(walk) => {
                let seen = walk.viewer().map(Viewer::cells);
                Some(seen.unwrap_or_else(|| viewer::cells(walk.end(), None)))
            }
        }
    }

    /// What is drawn over it.
    pub fn picture(&self) -> Picture {
        match &self.room {
            Room::Practice(trying) => trying.picture(),
            _ => self.viewer().map(Viewer::picture).unwrap_or_default(),
        }
    }

    /// The step that is read, if one is.
    pub fn viewer(&self) -> Option<&Viewer> {
        match &self.room {
            Room::Empty => None,
            Room::Lesson(viewer) => Some(viewer),
            Room::Practice(trying) => trying.shown(),
            Room::Path(walk) => walk.viewer(),
        }
    }

    fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        match &mut self.room {
            Room::Empty => None,
            Room::Lesson(viewer) => Some(viewer),
            Room::Practice(trying) => trying.shown_mut(),
            Room::Path(walk) => walk.viewer_mut(),
        }
    }

    /// The cell that focus belongs on, while an exercise is done.
    pub fn selected(&self) -> Option<Cell> {
        match &self.room {
            Room::Practice(trying) if trying.shown().is_none() => Some(trying.selected()),
            _ => None,
        }
    }
}

impl Rooms {
    /// The pages that one learns from, to be looked at.
    pub fn learning(&self) -> &Learning {
        &self.learning
    }

    /// A page is opened, or asked for anew.
    pub(super) fn enter(&mut self, out: &mut Vec<Effect>) {
        self.give_up_study(out);
        self.learning.room = Room::Empty;
        self.learning.fault = None;
        self.learning.note.clear();
        match self.screen() {
            Screen::Practice(None) if self.learning.entries.is_empty() => self.ask(Study::Techniques, out),
            Screen::Practice(Some(code)) => {
                let seed = self.draw_seed();
                self.ask(Study::Exercise(code, seed), out);
            }
            Screen::Lesson(code) => self.ask(Study::Lesson(code), out),
            Screen::Path => match self.start() {
                Ok(study) => self.ask(study, out),
                Err(fault) => self.tell_fault(fault),
            },
            Screen::Game | Screen::Workbench | Screen::Practice(None) => {}
        }
    }

    /// Where the path begins.
    fn start(&self) -> Result<Study, &'static str> {
        let game = self.learning.game.as_ref().ok_or(words::NO_GAME)?;
        if game.puzzle().givens.variant() != Variant::CLASSIC {
            return Err(words::OTHER_BOARD);
        }
        if game.is_solved() {
            return Err(words::SOLVED);
        }
        if game.fault().is_some() {
            return Err(words::FAULTY);
        }
        let options = Options { uniqueness: self.learning.settings.uniqueness };
        Ok(Study::Path(stand(game), options))
    }

    fn tell_fault(&mut self, fault: impl Into<String>) {
        let fault = fault.into();
        self.say(fault.clone());
        self.learning.fault = Some(fault);
    }

    fn ask(&mut self, study: Study, out: &mut Vec<Effect>) {
        let job = self.job(Request::Study(study));
        self.learning.asked = Some(Asked { id: job.id, progress: None });
        self.say(self.learning.waiting(self.screen()));
        out.push(Effect::Start(job));
    }

    fn give_up_study(&mut self, out: &mut Vec<Effect>) {
        if let Some(asked) = self.learning.asked.take() {
            out.push(Effect::Stop(asked.id));
        }
    }

    /// Takes an answer in.
    pub(super) fn studied(&mut self, reply: Reply) {
        self.learning.asked = None;
        let studied = match reply {
            Reply::Studied(packed) => packed.unpack(),
            Reply::Refused(why) => return self.tell_fault(why),
            _ => None,
        };
        let Some(studied) = studied else { return self.study_failed(Failure::Crash) };
        match studied {
            Studied::Techniques(entries) => self.learning.entries = entries,
            Studied::Lesson(moment) => {
                self.say(format!("{}. {}", moment.step.name, moment.step.lesson));
                self.learning.room = Room::Lesson(Box::new(Viewer::new(moment)));
            }
            Studied::Exercise(exercise) => {
                if let Some(trying) = Trying::new(exercise) {
                    self.say(trying.message().text.clone());
                    self.learning.room = Room::Practice(Box::new(trying));
                }
            }
            Studied::Path(moments, end) => {
                let walk = Walk::new(moments, end);
                self.say(walk.summary());
                self.learning.room = Room::Path(Box::new(walk));
            }
        }
    }

    pub(super) fn study_failed(&mut self, failure: Failure) {
        self.learning.asked = None;
        self.tell_fault(words::failed(failure));
    }

    pub(super) fn learn(&mut self, act: Act, out: &mut Vec<Effect>) {
        match act {
            Act::Cancel => {
                self.give_up_study(out);
                self.tell_fault(words::STOPPED);
            }
            Act::Retry | Act::Another => self.enter(out),
            Act::Read(at) => self.read(Some(at)),
            Act::Back => self.read(self.learning.viewer().and_then(|viewer| viewer.at().checked_sub(1))),
            Act::On => self.read(self.learning.viewer().map(|viewer| viewer.at() + 1)),
            Act::Go(at) => self.go(at),
            Act::Copy => {
                if let Room::Path(walk) = &self.learning.room {
                    out.push(Effect::Copy(walk.text()));
                }
            }
            Act::Where | Act::Show => {
                if let Room::Practice(trying) = &mut self.learning.room {
                    if act == Act::Where {
                        trying.point();
                    } else {
                        trying.show();
                    }
                    let text = trying.message().text.clone();
                    self.say(text);
                }
            }
        }
    }

    fn read(&mut self, at: Option<usize>) {
        let Some((at, viewer)) = at.zip(self.learning.viewer_mut()) else { return };
        if viewer.read(at) {
            let text = viewer.text().to_owned();
            self.say(text);
        }
    }

    fn go(&mut self, at: usize) {
        let Room::Path(walk) = &mut self.learning.room else { return };
        if walk.go(at)
            && let Some(viewer) = walk.viewer()
        {
            let step = viewer.step();
            let proof: Vec<&str> = step.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
            let text = format!("Step {} of {}: {}. {}", at + 1, walk.len(), step.name, proof.join(" "));
            self.say(text);
        }
    }

    /// What a key means here that means something on the board.
    pub(super) fn press(&mut self, action: Action, out: &mut Vec<Effect>) {
        match (&mut self.learning.room, action) {
            (Room::Practice(trying), Action::Select(cell)) => trying.select(cell),
            (Room::Practice(trying), Action::Step(step)) if trying.shown().is_none() => {
                trying.select(target(trying.digits(), trying.selected(), step));
                out.push(Effect::FocusBoard);
            }
            (Room::Practice(trying), Action::Digit(digit) | Action::OtherDigit(digit)) => {
                let is_whole = trying.digit(digit);
                if is_whole {
                    self.count(out);
                }
                if let Room::Practice(trying) = &self.learning.room {
                    self.say(trying.message().text.clone());
                }
            }
            (Room::Practice(trying), Action::Hint) if trying.shown().is_none() => self.learn(Act::Where, out),
            (Room::Path(walk), Action::Step(Step::Left)) => {
                if let Some(at) = walk.at().checked_sub(1) {
                    self.go(at);
                }
            }
            (Room::Path(walk), Action::Step(Step::Right)) => {
                let at = walk.at() + 1;
                self.go(at);
            }
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Left)) => self.learn(Act::Back, out),
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Right)) => self.learn(Act::On, out),
            _ => {}
        }
    }

    /// Which keys mean something here.
    pub fn keys(&self) -> Keys {
        match &self.learning.room {
            Room::Empty => Keys::None,
            Room::Practice(trying) if trying.shown().is_none() => Keys::Board,
            _ => Keys::Sideways,
        }
    }

    /// One more is solved: that is kept at once.
    fn count(&mut self, out: &mut Vec<Effect>) {
        let Screen::Practice(Some(code)) = self.screen() else { return };
        self.learning.scores.add(code);
        out.push(Effect::Store(Slot::Practice, self.learning.scores.write()));
        let count = self.learning.scores.of(code);
        if let Room::Practice(trying) = &mut self.learning.room {
            trying.praise(count);
        }
    }

    /// What the world outside answered, to be read.
    pub(super) fn answered(&mut self, text: &str) {
        text.clone_into(&mut self.learning.note);
        self.say(text);
    }
}
