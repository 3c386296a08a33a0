//! The learning pages: practice, lessons, the solve path. The worker finds and
//! explains all steps, and sends them as finished data. This module holds the data,
//! the current sentence and the player's answers; `update` changes them. Part of
//! `rooms`. Nothing here knows a technique.

mod ahead;
mod catalogue;
pub mod drawing;
mod path;
mod practice;
mod scores;
mod update;
pub mod viewer;
pub mod words;

use super::action::{Action, Step};
use super::keymap::{self, Playing, Press};
use super::picture::Picture;
use super::screen::Screen;
use super::settings::Settings;
use super::view::CellView;
use crate::game::{Game, save};
use crate::library::statistics::Met;
use crate::worker::protocol::JobId;
use crate::worker::protocol::study::Entry;
use nonet_engine::Progress;
use nonet_engine::human::Code;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Grid, Variant};

use ahead::Next;
pub use catalogue::{LEARNED, Section, in_short, names, puzzle_with, rule_names};
pub use path::{Group, Walk};
pub use practice::Trying;
pub use scores::Scores;
pub use viewer::Viewer;

/// What happens on these pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Stop the job that the player waits for.
    Cancel,
    /// Retry what failed or was stopped.
    Retry,
    /// Read this sentence, counted from 0.
    Read(usize),
    /// The previous sentence.
    Back,
    /// The next sentence.
    On,
    /// Go to a step of the path, counted from 0.
    Go(usize),
    /// Copy the path as text.
    Copy,
    /// Show where to look.
    Where,
    /// Show the step.
    Show,
    /// Another exercise.
    Another,
    /// Play a puzzle that needs a technique and nothing harder.
    Play(Code),
}

/// The keys that a page handles. All others are left to the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// None.
    #[default]
    None,
    /// Left and right arrow.
    Sideways,
    /// The keys of the board: moving the selection, digits, the hint.
    Board,
    /// The keys of the replay, which is one slider.
    Replay,
}

impl Keys {
    /// Whether it handles a key with this action.
    pub fn handles(self, action: &Action) -> bool {
        match self {
            Self::None => false,
            Self::Replay => matches!(
                action,
                Action::Step(
                    Step::Left
                        | Step::Right
                        | Step::Up
                        | Step::Down
                        | Step::RowStart
                        | Step::RowEnd
                        | Step::BoxUp
                        | Step::BoxDown
                ) | Action::Pause
                    | Action::NextMode
            ),
            Self::Sideways => matches!(action, Action::Step(Step::Left | Step::Right)),
            Self::Board => {
                matches!(action, Action::Step(_) | Action::Digit(_) | Action::DigitAs(..) | Action::Hint)
            }
        }
    }
}

/// What a key press means on these pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyReader {
    keys: Keys,
    playing: Playing,
}

impl KeyReader {
    /// The keys of the replay. The player may have switched letter keys off.
    pub fn of_replay(letters: bool) -> Self {
        Self { keys: Keys::Replay, playing: Playing::on(9, letters) }
    }

    /// The action of a key press; `None` leaves the key to the browser.
    pub fn read(&self, press: &Press) -> Option<Action> {
        keymap::action(press, &self.playing).filter(|action| self.keys.handles(action))
    }
}

/// What these pages read from the device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The running game.
    pub game: Option<String>,
    /// The settings.
    pub settings: Option<String>,
    /// The count of solved exercises.
    pub practice: Option<String>,
    /// The puzzle that the player sets.
    pub draft: Option<String>,
}

/// The state of these pages.
#[derive(Default)]
pub struct Learning {
    screen: Screen,
    game: Option<Game>,
    /// The puzzle from the workbench whose path is shown.
    given: Option<(Screen, Grid)>,
    settings: Settings,
    scores: Scores,
    entries: Vec<Entry>,
    /// The techniques of the player's solved games.
    met: Vec<Met>,
    /// What the player searches the list of techniques for.
    query: String,
    /// The job that the player waits for.
    asked: Option<Asked>,
    /// The job that lists the techniques for clues.
    clues: Option<JobId>,
    /// Why the page shows nothing.
    fault: Option<Fault>,
    room: Room,
    /// The exercise after this one.
    next: Next,
    /// The outcome of the last side effect: "Copied."
    note: Option<Message>,
}

/// Why a page shows nothing.
struct Fault {
    text: Message,
    /// Whether a retry may succeed.
    is_passing: bool,
}

/// A job of a worker.
struct Asked {
    id: JobId,
    progress: Option<Progress>,
}

/// The content of the page.
#[derive(Default)]
pub enum Room {
    /// Nothing yet.
    #[default]
    Empty,
    /// A lesson.
    Lesson(Box<Lesson>),
    /// An exercise.
    Practice(Box<Trying>),
    /// The solve path.
    Path(Box<Walk>),
}

/// A lesson.
pub struct Lesson {
    /// The example.
    pub viewer: Viewer,
    /// The technique's entry in the list.
    pub entry: Entry,
}

impl Learning {
    /// Takes in what the device stores.
    pub(super) fn keep(&mut self, kept: &Kept) {
        self.game = kept.game.as_deref().and_then(|text| save::load(text).ok());
        self.settings = kept.settings.as_deref().map(Settings::read).unwrap_or_default();
        self.scores = kept.practice.as_deref().map(Scores::read).unwrap_or_default();
    }

    /// The game on the board, as the device stores it.
    pub(super) fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Takes the puzzle from another page whose path the player wants, and the page that shows it.
    pub(super) fn give(&mut self, screen: Screen, puzzle: Grid) {
        self.given = Some((screen, puzzle));
    }

    /// Takes in which techniques the player met and used in games.
    pub(super) fn meet(&mut self, met: Vec<Met>) {
        self.met = met;
    }

    /// The job of that number, if it is one of these pages'.
    fn asked_mut(&mut self, id: JobId) -> Option<&mut Asked> {
        self.asked.as_mut().filter(|asked| asked.id == id).or_else(|| self.next.asked_mut(id))
    }

    pub(super) fn take_progress(&mut self, id: JobId, progress: Progress) {
        if let Some(asked) = self.asked_mut(id) {
            asked.progress = Some(progress);
        }
    }

    /// What a key press means now. The player may have switched letter keys off.
    pub fn key_reader(&self) -> KeyReader {
        let letters = self.settings.letters;
        let side = self.variant().layout().side.into();
        KeyReader { keys: self.keys(), playing: Playing::on(side, letters) }
    }

    /// The keys that the page handles.
    pub fn keys(&self) -> Keys {
        match &self.room {
            Room::Empty => Keys::None,
            Room::Practice(trying) if trying.shown().is_none() => Keys::Board,
            _ => Keys::Sideways,
        }
    }

    /// The content of the page.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// The outcome of the last side effect.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// Whether no board is shown.
    pub fn is_empty(&self) -> bool {
        matches!(self.room, Room::Empty)
    }

    /// Why the page shows nothing.
    pub fn fault(&self) -> Option<&Message> {
        Some(&self.fault.as_ref()?.text)
    }

    /// Whether a retry may succeed.
    pub fn may_retry(&self) -> bool {
        self.fault.as_ref().is_some_and(|fault| fault.is_passing)
    }

    /// The progress of the job that the player waits for, in percent if it is known.
    pub fn percent(&self) -> Option<u32> {
        Some(self.asked.as_ref()?.progress?.percent())
    }

    /// Whether the player waits for a job.
    pub fn is_waiting(&self) -> bool {
        self.asked.is_some()
    }

    /// The text shown while the player waits on a screen.
    pub fn waiting(&self, screen: Screen) -> Message {
        match screen {
            Screen::Practice(Some(_)) => words::looking(self.asked.as_ref().and_then(|asked| asked.progress)),
            Screen::Path | Screen::BenchPath | Screen::OwnPath => words::learn_solving(),
            _ => words::learn_loading(),
        }
    }

    /// The name of a technique, if the list has arrived.
    pub fn name(&self, code: Code) -> Option<Message> {
        self.entries.iter().find(|entry| entry.code == code).map(|entry| entry.code.name())
    }

    /// The number of solved exercises of a technique.
    pub fn solved(&self, code: Code) -> u32 {
        self.scores.of(code)
    }

    /// All techniques, easiest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What the player searches the list of techniques for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// The cells of the board, if one is shown.
    pub fn cells(&self) -> Option<Vec<CellView>> {
        match &self.room {
            Room::Empty => None,
            Room::Lesson(lesson) => Some(lesson.viewer.cells()),
            Room::Practice(trying) => Some(trying.cells()),
            Room::Path(walk) => {
                let seen = walk.viewer().map(Viewer::cells);
                Some(seen.unwrap_or_else(|| viewer::cells(walk.end(), None)))
            }
        }
    }

    /// The board that is shown.
    pub fn variant(&self) -> Variant {
        match &self.room {
            Room::Practice(trying) => trying.digits().variant(),
            Room::Path(walk) => walk.end().digits().variant(),
            Room::Lesson(lesson) => lesson.viewer.variant(),
            Room::Empty => Variant::CLASSIC,
        }
    }

    /// The picture over the board.
    pub fn picture(&self) -> Picture {
        match &self.room {
            Room::Practice(trying) => trying.picture(),
            _ => self.viewer().map(Viewer::picture).unwrap_or_default(),
        }
    }

    /// The step that is explained, if one is.
    pub fn viewer(&self) -> Option<&Viewer> {
        match &self.room {
            Room::Empty => None,
            Room::Lesson(lesson) => Some(&lesson.viewer),
            Room::Practice(trying) => trying.shown(),
            Room::Path(walk) => walk.viewer(),
        }
    }

    fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        match &mut self.room {
            Room::Empty => None,
            Room::Lesson(lesson) => Some(&mut lesson.viewer),
            Room::Practice(trying) => trying.shown_mut(),
            Room::Path(walk) => walk.viewer_mut(),
        }
    }

    /// The cell that has the focus during an exercise.
    pub fn selected(&self) -> Option<Cell> {
        match &self.room {
            Room::Practice(trying) if trying.shown().is_none() => Some(trying.selected()),
            _ => None,
        }
    }
}
