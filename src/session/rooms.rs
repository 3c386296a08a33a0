//! The pages beside the board, such as the workbench. They are a WebAssembly
//! module of their own, `nonet-rooms`, which is fetched when the first of them is
//! opened: a first visit loads the board alone. Of the game they know what the
//! device keeps, no more. [`Rooms::update`] is to them what `Session::update` is
//! to the board. Called by `ui::rooms`.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::SEEDS;
use super::action::{Action, Effect, Failure, Loaded, Screen};
use super::learning::{self, Kept, Learning};
use super::spoken::{Heard, Spoken};
use super::words as general;
use super::workbench::{Act, Workbench};
use crate::worker::protocol::{Job, JobId, Reply, Request};
use nonet_engine::generate::Progress;
use nonet_engine::message::Message;
use nonet_engine::random::from_seed;

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomAction {
    /// Go to a screen.
    Show(Screen),
    /// What the device keeps, now and whenever it changes.
    Kept(Box<Kept>),
    /// Something at the workbench.
    Workbench(Act),
    /// Something on the pages that one learns from.
    Learn(learning::Act),
    /// A key, or a press on a board.
    Press(Action),
    /// The clipboard took the text, or not.
    Copied(bool),
    /// The device did not keep the count.
    StoreFailed,
    /// A worker is at work on a job.
    Progress(JobId, Progress),
    /// A worker finished a job.
    Done(JobId, Reply),
    /// A worker crashed, did not load or took too long, and its job is lost.
    WorkerFailed(JobId, Failure),
    /// How much of the workers' module has arrived; `None` when loading is over.
    Loading(Option<Loaded>),
}

/// The state of all rooms.
pub struct Rooms {
    screen: Screen,
    pub(super) workbench: Workbench,
    pub(super) learning: Learning,
    spoken: Spoken,
    seeds: ChaCha8Rng,
    last: JobId,
    /// How much of the workers' module has arrived, while that is loading.
    loading: Option<Loaded>,
    pub(super) now: u64,
}

impl Rooms {
    /// Begins. `entropy` is where seed numbers come from.
    pub fn new(entropy: u64) -> Self {
        Self {
            screen: Screen::default(),
            workbench: Workbench::default(),
            learning: Learning::default(),
            spoken: Spoken::default(),
            seeds: from_seed(entropy),
            last: JobId::default(),
            loading: None,
            now: 0,
        }
    }

    /// Takes in what happened. `now` is in milliseconds of a steady clock.
    pub fn update(&mut self, action: RoomAction, now: u64) -> Vec<Effect> {
        self.now = now;
        let mut effects = Vec::new();
        let out = &mut effects;
        match action {
            RoomAction::Show(screen) => {
                self.screen = screen;
                self.enter(out);
            }
            RoomAction::Kept(kept) => self.learning.keep(&kept),
            RoomAction::Workbench(act) => self.at_workbench(act, out),
            RoomAction::Learn(act) => self.learn(act, out),
            RoomAction::Press(action) => self.press(action, out),
            RoomAction::Copied(done) => self.answered(general::copied(done)),
            RoomAction::StoreFailed => self.answered(general::verbatim(learning::words::NOT_KEPT.to_owned())),
            RoomAction::Progress(id, progress) if self.learning.is_mine(id) => {
                self.learning.progress(id, progress);
            }
            RoomAction::Done(id, reply) if self.learning.is_mine(id) => self.studied(id, reply, out),
            RoomAction::WorkerFailed(id, failure) if self.learning.is_mine(id) => {
                self.study_failed(id, failure);
            }
            RoomAction::Progress(id, progress) if self.workbench.is_mine(id) => {
                self.list_progress(id, progress);
            }
            RoomAction::Done(id, reply) if self.workbench.is_mine(id) => self.list_done(id, reply, out),
            RoomAction::WorkerFailed(id, failure) if self.workbench.is_mine(id) => {
                self.list_failed(id, failure, out);
            }
            RoomAction::Loading(loaded) => self.load(loaded),
            // To a job that was given up.
            RoomAction::Progress(..) | RoomAction::Done(..) | RoomAction::WorkerFailed(..) => {}
        }
        effects
    }

    /// Which page is shown; the game's is none of the rooms.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Takes in how much of the workers' module has arrived. Whoever waits hears
    /// once that it is loading.
    fn load(&mut self, loaded: Option<Loaded>) {
        let is_new = self.loading.is_none();
        self.loading = loaded;
        let is_awaited = self.learning.is_waiting() || self.workbench.run_view().is_some();
        if let Some(text) = self.loading_text().filter(|_| is_new && is_awaited) {
            self.spoken.say(text);
        }
    }

    /// How much of the workers' module has arrived, while that is loading.
    pub fn loading(&self) -> Option<Loaded> {
        self.loading
    }

    /// What the player reads meanwhile in place of how far a job is.
    pub fn loading_text(&self) -> Option<Message> {
        self.loading.map(general::loading)
    }

    /// What the live region says.
    pub fn spoken(&self) -> Heard<'_> {
        self.spoken.heard()
    }

    /// Has a message spoken.
    pub(super) fn heard(&mut self, message: Message) {
        self.spoken.say(message);
    }

    /// Has a text spoken.
    pub(super) fn say(&mut self, text: impl Into<String>) {
        self.spoken.say(general::verbatim(text.into()));
    }

    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seeds.random_range(1..SEEDS)
    }

    /// A job with a number of its own.
    pub(super) fn job(&mut self, request: Request) -> Job {
        self.last = JobId(self.last.0 + 1);
        Job { id: self.last, request }
    }
}
