//! The page for entering a puzzle and its job. Two things ask the worker for solutions: the
//! player, who waits for the check, and the page itself, a moment after the last change. An edit
//! ends both, so no answer about an earlier text arrives.

use super::{Act, OwnPuzzle};
use crate::game::Game;
use crate::session::context::Context;
use crate::session::effect::Effect;
use crate::session::jobs::Owner;
use crate::session::screen::Screen;
use crate::session::words;
use crate::worker::protocol::{Failure, Reply, Request};

/// How long the page waits after a change before it counts the solutions, in milliseconds.
const PAUSE_MS: u64 = 250;

/// How long the page counts before it gives up, in milliseconds.
const LONGEST_COUNT_MS: u64 = 3_000;

/// What the worker does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Work {
    #[default]
    None,
    /// It counts the solutions, without being asked.
    Counting,
    /// It checks the puzzle, and the player waits.
    Checking,
}

/// The state of the page.
#[derive(Default)]
pub(in crate::session) struct OwnPage {
    puzzle: OwnPuzzle,
    work: Work,
    /// When the page counts the solutions or stops counting, in milliseconds.
    due: Option<u64>,
    /// The game to start. `rooms` takes it.
    ready: Option<Game>,
}

impl OwnPage {
    /// The puzzle.
    pub(in crate::session) fn puzzle(&self) -> &OwnPuzzle {
        &self.puzzle
    }

    /// When the page wants [`Act::Tick`], in milliseconds of the clock.
    pub(in crate::session) fn due(&self) -> Option<u64> {
        self.due
    }

    /// Whether the player waits for the check.
    pub(in crate::session) fn is_waiting(&self) -> bool {
        self.work == Work::Checking
    }

    /// Handles an action on the page.
    pub(in crate::session) fn act(&mut self, act: Act, context: &mut Context) {
        // Whatever the player does besides typing is about the text as it is.
        if !matches!(act, Act::Text(_) | Act::Tick) {
            self.puzzle.read_late();
        }
        match act {
            Act::Text(text) => self.edit(context, |own| own.set_text(text)),
            Act::Load(text, file) => self.edit(context, |own| own.load(text, file)),
            Act::Variant(variant) => self.edit(context, |own| own.set_variant(variant)),
            Act::Digit(digit) => self.edit(context, |own| own.enter(digit)),
            Act::Undo => self.edit(context, OwnPuzzle::undo),
            Act::Redo => self.edit(context, OwnPuzzle::redo),
            Act::Edit => self.edit(context, OwnPuzzle::edit_givens),
            Act::PlayOne(number) => {
                self.edit(context, |own| own.choose(number));
                self.check(context);
            }
            // `rooms` asks the library.
            Act::Collect => {}
            Act::Title(title) => self.puzzle.set_title(title),
            Act::Select(cell) => self.puzzle.select(cell),
            Act::Step(step) => self.puzzle.step(step),
            Act::Play => self.check(context),
            Act::Cancel => self.cancel(context),
            Act::Tick => self.tick(context),
        }
    }

    /// Changes the puzzle. That ends all work on what it was before.
    fn edit(&mut self, context: &mut Context, change: impl FnOnce(&mut OwnPuzzle)) {
        self.leave(context);
        change(&mut self.puzzle);
        self.pause(context);
    }

    /// Waits a moment, if there is something to read or to count.
    fn pause(&mut self, context: &Context) {
        let has_work = self.puzzle.is_unread() || self.puzzle.countable().is_some();
        self.due = has_work.then(|| context.now() + PAUSE_MS);
    }

    /// The player has left the page.
    pub(in crate::session) fn leave(&mut self, context: &mut Context) {
        self.due = None;
        if std::mem::take(&mut self.work) != Work::None {
            context.stop(Owner::Forms);
            self.puzzle.cancel_check();
        }
    }

    /// The player has come to the page: solutions that were not counted before are counted now.
    pub(in crate::session) fn come(&mut self, context: &mut Context) {
        if self.work == Work::None {
            self.pause(context);
        }
    }

    /// Checks a puzzle from another page. Opens the page for entering a puzzle, which shows
    /// its errors.
    pub(in crate::session) fn play(&mut self, text: String, context: &mut Context) {
        self.edit(context, |own| own.load(text, None));
        context.push(Effect::Go(Screen::Enter));
        self.check(context);
    }

    fn check(&mut self, context: &mut Context) {
        // The solutions may have been counted already.
        if self.make_ready() {
            return;
        }
        self.leave(context);
        match self.puzzle.start_check() {
            Some(givens) => {
                context.start(Owner::Forms, Request::Solve { givens, limit: 2 });
                self.work = Work::Checking;
                context.say(words::checking_puzzle());
            }
            None => context.say(self.puzzle.message()),
        }
    }

    /// Makes the game ready if the puzzle is known to have one solution; returns whether it is.
    fn make_ready(&mut self) -> bool {
        let game = self.puzzle.take_game();
        let is_ready = game.is_some();
        if is_ready {
            (self.ready, self.due) = (game, None);
        }
        is_ready
    }

    /// The game to start, once.
    pub(in crate::session) fn take_ready(&mut self) -> Option<Game> {
        self.ready.take()
    }

    fn cancel(&mut self, context: &mut Context) {
        if self.work == Work::Checking {
            self.leave(context);
            context.say(words::cancelled());
        }
    }

    /// Counts the solutions, or gives up counting.
    fn tick(&mut self, context: &mut Context) {
        self.due = None;
        match self.work {
            Work::None if self.puzzle.is_unread() => {
                self.puzzle.read_late();
                self.pause(context);
            }
            Work::None => {
                let Some(givens) = self.puzzle.countable() else { return };
                context.start(Owner::Forms, Request::Solve { givens: givens.clone(), limit: 2 });
                self.work = Work::Counting;
                self.due = Some(context.now() + LONGEST_COUNT_MS);
            }
            // The worker has not begun.
            Work::Counting if context.loading().is_some() => {
                self.due = Some(context.now() + LONGEST_COUNT_MS);
            }
            Work::Counting => {
                self.leave(context);
                self.puzzle.give_up_count();
            }
            Work::Checking => {}
        }
    }

    /// Takes the worker's answer.
    pub(in crate::session) fn take(&mut self, reply: Reply, context: &mut Context) {
        let is_asked = std::mem::take(&mut self.work) == Work::Checking;
        self.due = None;
        match reply {
            Reply::Solved(solutions) => self.puzzle.take_solutions(&solutions),
            Reply::Refused(why) => self.puzzle.refuse(why),
            _ => self.puzzle.cancel_check(),
        }
        if is_asked && !self.make_ready() {
            context.say(self.puzzle.message());
        }
    }

    /// The worker's answer is lost.
    pub(in crate::session) fn fail(&mut self, failure: Failure, context: &mut Context) {
        let is_asked = std::mem::take(&mut self.work) == Work::Checking;
        self.due = None;
        if is_asked {
            self.puzzle.fail_check(words::failed(failure));
            context.say(self.puzzle.message());
        } else {
            self.puzzle.give_up_count();
        }
    }
}
