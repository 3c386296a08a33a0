//! The state of the board's page, without anything visual. [`Session::update`] takes an
//! action and the time, changes the session, and returns the side effects. It never
//! accesses storage, a clock or the browser itself, so all of play has native tests.
//!
//! The session routes to its parts: `Play` (the game), `Hints`, `Guide` (the first game, the first killer),
//! `Making` (new puzzles), `Rating`, `Storing` (the store of record) and `Keeping` (what must not
//! be overwritten). Each part owns its fields and is tested alone. The parts share a `Context`,
//! which owns all jobs.

pub mod about;
pub mod action;
pub mod clues;
mod context;
pub mod effect;
pub mod ending;
mod entering;
pub mod excerpt;
pub mod forms;
pub mod guide;
pub mod handover;
pub mod help;
pub mod hinting;
pub mod jobs;
pub mod keeping;
pub mod keymap;
pub mod languages;
pub mod learning;
pub mod library;
mod making;
mod moving;
mod navigating;
mod new_game;
pub mod own;
pub mod path;
pub mod pausing;
pub mod picture;
mod play;
pub mod printing;
pub mod rating;
pub mod recipe;
pub mod replay;
pub mod replica;
pub mod rooms;
pub mod score;
pub mod screen;
mod selecting;
mod selection;
pub mod settings;
pub mod sharing;
mod shown;
pub mod spine;
pub mod spoken;
pub mod squares;
mod start;
pub mod storing;
pub mod thumbnail;
pub mod topic;
pub mod view;
pub mod ways;
pub mod words;
pub mod workbench;

use crate::game::moment::Moment;
use crate::game::moves::Fill;
use crate::worker::protocol::{Failure, JobId, Loaded, Reply};
use nonet_engine::Progress;
use nonet_engine::message::Message;

use action::{Action, LaterNews};
use context::Context;
use effect::{Effect, Slot};
use ending::{Compared, Hardest};
use guide::Guide;
use hinting::Hints;
use jobs::Owner;
use keeping::Keeping;
use making::Making;
use play::Play;
use rating::Rating;
use screen::Screen;
use settings::Settings;
use storing::Storing;

pub use effect::Saved;
pub use keeping::{Notice, Offer};
pub use recipe::{read_givens, read_ratings};
pub use start::{FIRST_PUZZLES, first_puzzle};
pub use view::{Said, Tone};

/// The page's state.
#[allow(clippy::struct_excessive_bools)]
pub struct Session {
    play: Play,
    hints: Hints,
    guide: Guide,
    making: Making,
    rating: Rating,
    compared: Compared,
    hardest: Hardest,
    keeping: Keeping,
    storing: Storing,
    settings: Settings,
    message: Said,
    screen: Screen,
    is_visible: bool,
    /// Whether the player wants a large board enlarged.
    is_zoomed: bool,
    /// Whether the player has hidden the board.
    is_paused: bool,
    /// Whether mistakes are marked until the next move, because the player asked.
    is_checked: bool,
    context: Context,
}

impl Session {
    /// Handles an action. `now` is in milliseconds of a monotonic clock.
    pub fn update(&mut self, action: Action, now: u64) -> Vec<Effect> {
        self.context.begin_update(now);
        if matches!(&action, Action::Show(screen) if !screen.has_board()) {
            self.context.clear_heard();
        }
        self.apply(action);
        self.context.take_effects()
    }

    /// Announces how much of another page has arrived, unless it did so a moment ago. `None`
    /// once loading is over: the live region then has nothing more to say.
    pub fn tell_page_loading(&mut self, loaded: Option<Loaded>, now: u64) {
        self.context.begin_update(now);
        match loaded {
            Some(loaded) => self.context.say_progress(words::page_loading(loaded)),
            None => self.context.clear_heard(),
        }
    }

    /// Tells the date and the time of day, before an update.
    pub fn set_moment(&mut self, moment: Moment) {
        self.context.set_moment(moment);
    }

    fn apply(&mut self, action: Action) {
        if self.is_hidden_from(&action) {
            return;
        }
        let Some(action) = self.await_store(action) else { return };
        let is_by_player = action.is_by_player();
        let is_first = is_by_player && self.making.begin();
        let guided = self.guide_progress();
        match action {
            Action::Select(cell) => self.play.select(cell),
            Action::Pick(cell, pick) => self.pick(cell, pick),
            Action::Tap(cell) => self.tap(cell),
            Action::LongPress(cell) => self.press_long(cell),
            Action::Step(step) => self.step(step),
            Action::Extend(step) => self.extend(step),
            Action::SelectAll => self.select_all(),
            Action::SelectAlike => self.select_alike(),
            Action::SelectClue(is_next) => self.select_clue(is_next),
            Action::PickOutside(point) => self.pick_outside(point),
            Action::ToggleCell => self.toggle_cell(),
            Action::TogglePicking => self.toggle_picking(),
            Action::Use => self.use_cell(),
            Action::Escape => self.escape(),
            Action::Digit(digit) => self.press_digit(digit),
            Action::DigitAs(digit, mode) => self.enter(digit, mode),
            Action::Strike(digit) => self.strike(digit),
            Action::StrikeCombination(number) => self.strike_combination(number),
            Action::Light(digit) => self.light(digit, true),
            Action::LongDigit(digit) => self.press_digit_long(digit),
            Action::Erase => self.erase(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Mode(mode) => self.choose_mode(mode),
            Action::NextMode => self.choose_mode(self.play.own_mode().next()),
            Action::HoldMode(mode) => self.play.hold_mode(mode),
            Action::ToggleNotes => self.toggle_notes(),
            Action::ToggleCandidates => self.toggle_candidates(),
            Action::FillNotes => self.fill_notes(Fill::Open),
            Action::FillDigit => self.fill_digit(),
            Action::Tidy => self.tidy(),
            Action::ClearColours => self.clear_colours(),
            Action::Zoom => self.zoom(),
            Action::Pause => self.pause(),
            Action::Check => self.check(),
            Action::UndoMistake => self.undo_mistake(),
            Action::Checkpoint => self.set_checkpoint(),
            Action::GoTo(place) => self.go_to_place(place),
            Action::RenameCheckpoint(index, name) => self.rename_checkpoint(index, &name),
            Action::RemoveCheckpoint(index) => self.remove_checkpoint(index),
            Action::Hint => self.advance_hint(),
            Action::Hinting(act) => self.act_on_hint(act),
            Action::Ask(query) => self.answer(query),
            Action::Go(screen) => self.go(screen),
            Action::StopRating => self.rating.stop(&mut self.context),
            Action::Close => self.close(),
            Action::NewGame(wish) => self.start_game(&wish),
            Action::NewGameAlike => self.start_alike(),
            Action::PreviousGame => self.return_to_previous(),
            Action::Begin(handover) => self.begin(*handover),
            Action::Cancel => self.cancel(),
            Action::CopyGivens => self.copy(self.play.game().puzzle().givens.to_string()),
            Action::CopySeed => self.copy(self.seed().unwrap_or_default().to_string()),
            Action::CopyBoard => self.copy(self.play.game().board().digits().to_string()),
            Action::Paste(text, file) => self.paste(&text, file),
            Action::DownloadDamaged => self.keeping.download_damaged(&mut self.context),
            Action::DismissNotice => self.dismiss_notice(),
            Action::Change(settings) => self.change(settings),
            Action::Show(screen) => self.show(screen),
            Action::Tick => self.tick(),
            Action::Visible(is_visible) => self.set_visible(is_visible),
            Action::Copied(done) => self.tell(Tone::Calm, words::copied(done)),
            Action::StoreFailed => self.keeping.fail(),
            Action::Kept(saved) => self.take_in(&saved),
            Action::Settings(text) => self.settings = Settings::read(&text),
            Action::Look => self.look(),
            Action::Exchanged(answer) => self.take_exchanged(answer.map(|found| *found)),
            Action::SetAside(slot, is_done) => self.set_aside(slot, is_done),
            Action::Reload => self.context.push(Effect::Reload),
            Action::Updated => self.keeping.offer_update(),
            Action::Progress(id, progress) => self.take_progress(id, progress),
            Action::Done(id, reply) => self.finish_job(id, reply),
            Action::WorkerFailed(id, failure) => self.fail_job(id, failure),
            Action::Loading(loaded) => self.load(loaded),
            Action::Later(LaterNews::Slow) => self.tell(Tone::Calm, words::rest_loading()),
            Action::Later(LaterNews::Here) => self.message = Said::default(),
            Action::Later(LaterNews::Failed) => self.tell(Tone::Warn, words::rest_not_loaded()),
        }
        self.follow_guide(guided);
        // Not earlier: a page that is only opened does not load the worker.
        if is_first {
            self.prepare_worker();
            self.make_ahead();
        }
        if is_by_player && self.play.game().is_solved() {
            self.rate();
        }
    }

    fn take_progress(&mut self, id: JobId, progress: Progress) {
        match self.context.owner(id) {
            Some(Owner::Making) => self.making.take_progress(progress),
            Some(Owner::Rating) => self.rating.take_progress(progress),
            _ => {}
        }
    }

    /// Routes a reply to the part that started the job. A reply to a stopped job is
    /// dropped.
    fn finish_job(&mut self, id: JobId, reply: Reply) {
        match self.context.finish(id) {
            Some(Owner::Making) => self.take_made(reply),
            Some(Owner::Hints) => self.take_hint(reply),
            Some(Owner::Rating) => self.take_rating(reply),
            Some(Owner::Times) => self.take_times(&reply),
            Some(Owner::Appraisal) => self.take_appraisal(Some(&reply)),
            _ => {}
        }
    }

    fn fail_job(&mut self, id: JobId, failure: Failure) {
        match self.context.finish(id) {
            Some(Owner::Making) => self.fail_making(failure),
            Some(Owner::Hints) => self.fail_hint(failure),
            Some(Owner::Rating) => self.rating.fail(),
            Some(Owner::Appraisal) => self.take_appraisal(None),
            _ => {}
        }
    }

    /// Updates how much of the workers' module has arrived. If the player waits for a
    /// job, the live region announces once that the module is loading.
    fn load(&mut self, loaded: Option<Loaded>) {
        let is_awaited = self.hints.is_asked() || self.making.is_awaited();
        if self.context.load(loaded)
            && is_awaited
            && let Some(text) = self.loading_text()
        {
            self.context.say(text);
        }
    }

    /// Shows and announces a message.
    fn tell(&mut self, tone: Tone, message: Message) {
        self.context.say(message.clone());
        self.message = Said { tone, message: Some(message) };
    }

    fn copy(&mut self, text: String) {
        self.return_to_board();
        self.context.push(Effect::Copy(text));
    }

    /// Opens the page where puzzles are entered, which takes the text and says what it is.
    fn paste(&mut self, text: &str, file: Option<String>) {
        if self.screen == Screen::Game && !text.trim().is_empty() {
            self.context.push(Effect::Lend(Slot::Pasted, own::to_lend(text, file)));
            self.go(Screen::Enter);
        }
    }

    fn change(&mut self, settings: Settings) {
        self.settings = settings;
        self.store_settings();
    }

    fn tick(&mut self) {
        self.making.limit_ahead(&mut self.context);
        self.limit_exchange();
        self.limit_flush();
    }

    fn set_visible(&mut self, is_visible: bool) {
        // Other tabs may have gone on.
        if is_visible {
            self.look_again();
        } else if self.is_visible && self.is_playing() {
            self.flush_game();
        }
        self.is_visible = is_visible;
        self.run_clock();
    }
}
