//! Everything the page knows that is not pixels. [`Session::update`] takes what
//! happened and the time, changes the session, and tells what is to be done
//! outside: it touches no storage, no clock and no browser itself, so all of
//! play is tested natively. Called by the page's one component.

pub mod action;
pub mod hinting;
pub mod keeping;
pub mod keymap;
pub mod learning;
mod making;
mod moving;
pub mod own;
pub mod picture;
pub mod rating;
pub mod rooms;
pub mod settings;
pub mod spoken;
mod start;
pub mod view;
pub mod words;
pub mod workbench;

use rand_chacha::ChaCha8Rng;

use crate::game::Game;
use crate::worker::protocol::JobId;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Puzzle, Variant};

use action::{Action, Dialog, Effect, Failure, Screen, Slot};
use hinting::Help;
use keeping::Keeping;
use making::Making;
use own::OwnPuzzle;
use rating::Rating;
use settings::Settings;
use spoken::{Heard, Spoken};

pub use making::{read_givens, read_ratings};
pub use start::Saved;
pub use view::{Said, Tone};

/// The page's state.
pub struct Session {
    game: Game,
    previous: Option<Game>,
    selected: Cell,
    notes_mode: bool,
    help: Option<Help>,
    settings: Settings,
    dialog: Option<Dialog>,
    own: OwnPuzzle,
    making: Making,
    rating: Rating,
    /// The puzzle made in advance.
    next: Option<Puzzle>,
    message: Said,
    spoken: Spoken,
    /// Each stays until it is dismissed; the first is shown.
    notices: Vec<Notice>,
    keeping: Keeping,
    seeds: ChaCha8Rng,
    is_visible: bool,
    ticks: u32,
    screen: Screen,
    now: u64,
}

/// A message that waits to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What happened.
    pub text: Message,
    /// What the player can do about it.
    pub offer: Option<Offer>,
}

/// What a notice offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Download the saves that could not be read.
    Download,
    /// Load the page again.
    Reload,
}

/// So many ticks (seconds) lie between two saves of the clock alone.
const TICKS_BETWEEN_SAVES: u32 = 10;

/// Seed numbers that are drawn stay short enough to be read out.
const SEEDS: u64 = 1_000_000_000_000;

impl Session {
    /// Takes in what happened. `now` is in milliseconds of a steady clock.
    pub fn update(&mut self, action: Action, now: u64) -> Vec<Effect> {
        self.now = now;
        let mut effects = Vec::new();
        let out = &mut effects;
        let Some(action) = self.await_turn(action, out) else { return effects };
        let is_by_player = action.is_by_player();
        let is_first = is_by_player && self.making.begin();
        match action {
            Action::Select(cell) => self.select(cell),
            Action::Step(step) => self.step(step, out),
            Action::Digit(digit) => self.digit(digit, self.notes_mode, out),
            Action::OtherDigit(digit) => self.digit(digit, !self.notes_mode, out),
            Action::Erase => self.erase(out),
            Action::Undo => self.undo(out),
            Action::Redo => self.redo(out),
            Action::ToggleNotes => self.toggle_notes(),
            Action::FillNotes => self.fill_notes(out),
            Action::Hint => self.next_hint(out),
            Action::Hinting(act) => self.hint_act(act, out),
            Action::Ask(query) => self.answer(query),
            Action::Open(dialog) => self.open(dialog, out),
            Action::StopRating => self.stop_rating(out),
            Action::Close => self.close(out),
            Action::NewGame(wish) => self.new_game(&wish, out),
            Action::NewGameAlike => self.new_game_alike(out),
            Action::PreviousGame => self.previous_game(out),
            Action::OwnText(text) => self.own.set_text(text),
            Action::OwnVariant(variant) => self.own.set_variant(variant),
            Action::PlayOwn => self.play_own(out),
            Action::Cancel => self.cancel(out),
            Action::CopyGivens => self.copy(self.game.puzzle().givens.to_string(), out),
            Action::CopyBoard => self.copy(self.game.board().digits().to_string(), out),
            Action::DownloadDamaged => self.download_damaged(out),
            Action::DismissNotice => self.dismiss_notice(out),
            Action::Change(settings) => self.change(settings, out),
            Action::Show(screen) => self.show(screen, out),
            Action::Tick => self.tick(out),
            Action::Visible(is_visible) => self.set_visible(is_visible, out),
            Action::Copied(done) => self.tell(Tone::Calm, words::copied(done)),
            Action::StoreFailed => self.store_failed(),
            Action::Kept(saved) => self.take_in(&saved, out),
            Action::Granted(saved) => self.granted(&saved, out),
            Action::Wanted => self.wanted(out),
            Action::Lost => self.lose_turn(),
            Action::SetAside(slot, is_done) => self.set_aside(slot, is_done, out),
            Action::Reload => out.push(Effect::Reload),
            Action::Progress(id, progress) => {
                self.making.progress(id, progress);
                self.rating.progress(id, progress);
            }
            Action::Done(id, reply) if self.is_asked(id) => self.hint_found(reply, out),
            Action::Done(id, reply) => self.done(id, reply, out),
            Action::WorkerFailed(id, failure) if self.is_asked(id) => self.hint_failed(failure),
            Action::WorkerFailed(id, failure) => self.worker_failed(id, failure, out),
            Action::Loading(loaded) => self.load(loaded),
        }
        // Not before: a page that is only opened does not even load the worker.
        if is_first {
            self.make_ahead(out);
        }
        if is_by_player && self.game.is_solved() {
            self.rate(out);
        }
        effects
    }

    /// Shows a message and has it spoken.
    fn tell(&mut self, tone: Tone, message: Message) {
        self.say(message.clone());
        self.message = Said { tone, message: Some(message) };
    }

    /// Has a message spoken without showing it.
    fn say(&mut self, message: Message) {
        self.spoken.say(message);
    }

    fn store_settings(&self, out: &mut Vec<Effect>) {
        out.push(Effect::Store(Slot::Settings, self.settings.write()));
    }

    /// The clock runs while the page is seen and the game is not over. Of several
    /// tabs the writer counts.
    fn mind_clock(&mut self) {
        if self.is_writer() && self.is_visible && self.screen == Screen::Game && !self.game.is_solved() {
            self.game.clock.run(self.now);
        } else {
            self.game.clock.pause(self.now);
        }
    }

    fn open(&mut self, dialog: Dialog, out: &mut Vec<Effect>) {
        self.dialog = Some(dialog);
        if dialog == Dialog::Rating {
            self.rate(out);
        }
    }

    fn close(&mut self, out: &mut Vec<Effect>) {
        self.dialog = None;
        out.push(Effect::FocusBoard);
    }

    fn copy(&mut self, text: String, out: &mut Vec<Effect>) {
        self.dialog = None;
        out.push(Effect::Copy(text));
    }

    fn change(&mut self, settings: Settings, out: &mut Vec<Effect>) {
        self.settings = settings;
        self.store_settings(out);
    }

    fn tick(&mut self, out: &mut Vec<Effect>) {
        self.ticks += 1;
        self.making.limit_ahead(self.now, out);
        if self.ticks.is_multiple_of(TICKS_BETWEEN_SAVES) && self.is_visible && !self.game.is_solved() {
            self.store_game(out);
        }
    }

    /// A hidden tab lets others write.
    fn set_visible(&mut self, is_visible: bool, out: &mut Vec<Effect>) {
        self.is_visible = is_visible;
        self.mind_clock();
        if is_visible {
            out.push(Effect::Claim { is_urgent: false });
        } else {
            self.release(out);
        }
    }

    /// Another screen; the game waits as it is, and so does its clock.
    fn show(&mut self, screen: Screen, out: &mut Vec<Effect>) {
        self.dialog = None;
        if std::mem::replace(&mut self.screen, screen) == screen {
            return;
        }
        self.mind_clock();
        self.store_game(out);
        if screen == Screen::Game {
            out.push(Effect::FocusBoard);
        }
    }

    /// Puts a game on the board; the one that was there becomes the previous one.
    fn install(&mut self, game: Game, out: &mut Vec<Effect>) {
        let mut old = std::mem::replace(&mut self.game, game);
        self.game.revision = self.game.revision.max(old.revision);
        old.clock.pause(self.now);
        if old.can_undo() && !old.is_solved() {
            self.store_previous(&old, out);
            self.previous = Some(old);
        }
        self.selected = start::first_open(&self.game);
        self.end_help(out);
        self.mind_clock();
        self.store_game(out);
        out.push(Effect::FocusBoard);
    }

    fn previous_game(&mut self, out: &mut Vec<Effect>) {
        self.dialog = None;
        let Some(game) = self.previous.take() else {
            return self.tell(Tone::Calm, words::no_previous_game());
        };
        out.push(Effect::Forget(Slot::Previous));
        self.install(game, out);
        self.tell(Tone::Calm, words::previous_game_opened());
    }

    fn variant(&self) -> Variant {
        self.game.puzzle().givens.variant()
    }

    fn worker_failed(&mut self, id: JobId, failure: Failure, out: &mut Vec<Effect>) {
        if self.rating.is_lost(id) {
            return;
        }
        let Some(running) = self.making.take_if(id) else { return };
        self.own.checked_nothing();
        if running.is_awaited() {
            self.tell(Tone::Warn, words::failed(failure));
            // One more try in the background, so that the next request finds a puzzle.
            if failure == Failure::Crash {
                self.make_ahead(out);
            }
        }
    }
}
