//! The page for entering a puzzle and its job. Two things ask the worker for solutions: the
//! player, who waits for the check, and the page itself, a moment after the last change. Once their
//! number is known, the worker looks into the puzzle ([`Request::Inspect`]). It also changes the puzzle, if
//! the player asks for that ([`Request::Change`]). An edit ends all of it, so no answer about an earlier text
//! arrives.

use super::change::fault;
use super::past::Change;
use super::{Act, OwnPuzzle};
use crate::game::Game;
use crate::rules::rule_name;
use crate::session::context::Context;
use crate::session::effect::{Effect, Slot};
use crate::session::jobs::Owner;
use crate::session::screen::Screen;
use crate::session::words;
use crate::worker::protocol::{Failure, Reply, Request};
use nonet_engine::generate::Change as Wanted;
use nonet_engine::human::{Options, clue_name};
use nonet_engine::message::Message;
use nonet_engine::solve::Part;
use nonet_engine::{Digit, Grid, messages};

messages! {
    fn own_changing();
    /// Which regions do not fit yet.
    pub fn own_regions_uneven(side: usize, sizes: String);
}

/// How long the page waits after a change before it counts the solutions, in milliseconds: after typing, where
/// the next character soon follows, and after anything else.
const PAUSE_OF_TYPING_MS: u64 = 250;
const PAUSE_MS: u64 = 80;

/// How long the page counts before it gives up, in milliseconds.
const LONGEST_COUNT_MS: u64 = 3_000;

/// How long the page looks into a puzzle before it gives up, in milliseconds.
const LONGEST_LOOK_MS: u64 = 15_000;

/// What the worker does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Work {
    #[default]
    None,
    /// It counts the solutions, without being asked.
    Counting,
    /// It checks the puzzle, and the player waits.
    Checking,
    /// It looks into the puzzle, whose number of solutions is known.
    Inspecting,
    /// It changes the puzzle, and the player waits.
    Changing,
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
    /// The techniques of the ladder.
    ladder: Options,
    /// The draft that the device keeps.
    kept: Option<String>,
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

    /// Whether the player waits for the check, or for a change.
    pub(in crate::session) fn is_waiting(&self) -> bool {
        matches!(self.work, Work::Checking | Work::Changing)
    }

    /// Handles an action on the page.
    pub(in crate::session) fn act(&mut self, act: Act, context: &mut Context) {
        // Whatever the player does besides typing is about the text as it is.
        if !matches!(act, Act::Text(_) | Act::Tick) {
            self.puzzle.read_late();
        }
        if act.cell().is_some_and(|cell| !self.puzzle.has_cell(cell)) {
            return;
        }
        match act {
            Act::Text(text) => self.edit(context, |own| own.set_text(text)),
            Act::Load(text, file) => {
                self.resume();
                self.edit(context, |own| own.load(text, file));
            }
            Act::Variant(variant) => self.edit(context, |own| own.set_variant(variant)),
            Act::Digit(digit) if self.puzzle.drawing().takes_values() => {
                let values = self.puzzle.drawing().values_with(digit.map(Digit::value));
                self.draw(Act::Values(values), context);
            }
            Act::Zero => {
                let values = self.puzzle.drawing().values_with(Some(0));
                self.draw(Act::Values(values), context);
            }
            Act::Digit(digit) => self.edit(context, |own| {
                own.enter(digit);
                if digit.is_some() {
                    own.step_to_image();
                }
            }),
            Act::Symmetry(symmetry) => self.puzzle.set_symmetry(symmetry),
            Act::Place(cell, digit) => self.edit(context, |own| own.place(cell, Some(digit))),
            Act::Remove(Part::Given(cell)) => self.edit(context, |own| own.place(cell, None)),
            Act::Tool(_)
            | Act::Press(_)
            | Act::Over(_)
            | Act::Pass(_)
            | Act::Lift
            | Act::Finish
            | Act::Drop
            | Act::Switch(..)
            | Act::Choose(_)
            | Act::Values(_)
            | Act::Turn
            | Act::Copy
            | Act::Remove(Part::Constraint(_)) => self.draw(act, context),
            Act::Undo => self.edit(context, OwnPuzzle::undo),
            Act::Redo => self.edit(context, OwnPuzzle::redo),
            Act::Edit => self.edit(context, OwnPuzzle::edit_givens),
            Act::PlayOne(number) => {
                self.edit(context, |own| own.choose(number));
                self.check(context);
            }
            // `rooms` asks the library, and opens pages.
            Act::Collect | Act::Walk | Act::Share => {}
            Act::Wish(wish) => self.puzzle.set_wish(wish),
            Act::Change(to) => self.change(to, context),
            Act::Clear => self.edit(context, OwnPuzzle::clear),
            Act::Title(title) => self.puzzle.set_title(title),
            Act::About(said, text) => {
                let was_draft = self.puzzle.is_draft();
                self.puzzle.say(said, text);
                self.keep(was_draft, context);
            }
            Act::Select(cell) => self.puzzle.select(cell),
            Act::Step(step) => self.puzzle.step(step),
            Act::Play => self.check(context),
            Act::Cancel => self.cancel(context),
            Act::Tick => self.tick(context),
        }
    }

    /// Draws on the board. Only what changes the rules ends the work on them.
    fn draw(&mut self, act: Act, context: &mut Context) {
        let layout_before = self.puzzle.drawing().layout().cloned();
        let (before, change) = (
            self.puzzle.drawing().chosen().cloned(),
            match act {
                Act::Values(_) => Change::Values,
                _ => Change::Single,
            },
        );
        let geometry = self.puzzle.variant().geometry();
        let rules = self.puzzle.draw(|drawing, rules| match act {
            Act::Press(cell) => drawing.press(cell, rules, geometry),
            Act::Pass(cell) => drawing.pass(cell, rules, geometry),
            Act::Over(cell) => drawing.drag(cell, rules, geometry),
            Act::Lift => drawing.lift(rules, geometry),
            Act::Finish => drawing.finish(rules, geometry),
            Act::Switch(kind, is_on) => drawing.switch(kind, is_on, rules),
            Act::Values(values) => drawing.set_values(values, rules),
            Act::Turn => drawing.turn(rules),
            Act::Remove(Part::Constraint(number)) => drawing.remove(number, rules),
            Act::Choose(number) => {
                drawing.choose(number, rules);
                None
            }
            Act::Tool(tool) => {
                drawing.take_up(tool);
                None
            }
            Act::Copy => {
                drawing.copy();
                None
            }
            _ => {
                drawing.give_up();
                None
            }
        });
        if change == Change::Single {
            self.puzzle.settle();
        }
        let rules = rules.filter(|rules| rules != self.puzzle.rules());
        let has_changed = rules.is_some();
        if let Some(rules) = rules {
            self.edit(context, |own| own.set_rules(rules, change));
        }
        let drawing = self.puzzle.drawing();
        match drawing.layout() {
            Some(layout) if Some(layout) != layout_before.as_ref() => {
                context.say(own_regions_uneven(layout.side(), layout.sizes()));
            }
            // All regions fit, and are a rule.
            None if layout_before.is_some() && has_changed => context.say(rule_name("jigsaw")),
            _ => {}
        }
        if let Some(chosen) = drawing.chosen().filter(|_| drawing.is_other(before.as_ref())) {
            let name = chosen.stored().map(|clue| clue_name(clue, geometry));
            context.say(name.unwrap_or_else(|| rule_name(chosen.kind)));
        }
    }

    /// Changes the puzzle. That ends all work on what it was before.
    fn edit(&mut self, context: &mut Context, change: impl FnOnce(&mut OwnPuzzle)) {
        self.leave(context);
        self.puzzle.tell(None);
        let was_draft = self.puzzle.is_draft();
        change(&mut self.puzzle);
        self.keep(was_draft, context);
        self.pause(context);
    }

    /// The draft that the device keeps, also after a change by another tab.
    pub(in crate::session) fn remember(&mut self, draft: Option<String>) {
        self.kept = draft;
    }

    /// Keeps the puzzle on the device as it is now. What comes from elsewhere leaves the draft as it is.
    fn keep(&mut self, was_draft: bool, context: &mut Context) {
        let draft = self.puzzle.is_draft().then(|| self.puzzle.draft());
        if !self.puzzle.is_own() || draft == self.kept || draft.is_none() && !was_draft {
            return;
        }
        context.push(match &draft {
            Some(draft) => Effect::Store(Slot::Draft, draft.clone()),
            None => Effect::Forget(Slot::Draft),
        });
        self.kept = draft;
    }

    /// Waits a moment, if there is something to read or to count.
    fn pause(&mut self, context: &Context) {
        let is_known = self.puzzle.inspectable().is_some();
        let has_work = self.puzzle.is_unread() || self.puzzle.countable().is_some() || is_known;
        let pause = if self.puzzle.is_typing() { PAUSE_OF_TYPING_MS } else { PAUSE_MS };
        self.due = has_work.then(|| context.now() + pause);
    }

    /// The player has left the page.
    pub(in crate::session) fn leave(&mut self, context: &mut Context) {
        self.due = None;
        if std::mem::take(&mut self.work) != Work::None {
            context.stop(Owner::Forms);
            self.puzzle.cancel_check();
            self.puzzle.set_changing(false);
        }
    }

    /// Lets a worker change the puzzle.
    fn change(&mut self, to: Wanted, context: &mut Context) {
        if self.work == Work::Changing || self.is_obstructed(context) {
            return;
        }
        self.leave(context);
        self.puzzle.tell(None);
        match self.puzzle.changeable() {
            Some(givens) => {
                let seed = context.draw_seed();
                context.start(Owner::Forms, Request::Change(givens, to, seed));
                self.work = Work::Changing;
                self.puzzle.set_changing(true);
                self.puzzle.tell(Some(own_changing()));
                context.say(own_changing());
            }
            None => context.say(self.puzzle.message()),
        }
    }

    /// Says what has to be done first, if there is such a thing.
    fn is_obstructed(&mut self, context: &mut Context) -> bool {
        let obstacle = self.puzzle.obstacle();
        if let Some(obstacle) = &obstacle {
            context.say(obstacle.clone());
            self.puzzle.tell(Some(obstacle.clone()));
        }
        obstacle.is_some()
    }

    /// Takes the changed puzzle, or says why there is none.
    fn take_changed(&mut self, changed: Result<Grid, Message>, context: &mut Context) {
        self.puzzle.set_changing(false);
        let note = match &changed {
            Ok(grid) => self.puzzle.difference(grid),
            Err(why) => why.clone(),
        };
        match changed {
            Ok(grid) if grid != *self.puzzle.givens() => self.edit(context, |own| own.take_changed(&grid)),
            _ => self.pause(context),
        }
        context.say(note.clone());
        self.puzzle.tell(Some(note));
    }

    /// The player has come to the page: a draft goes on, and solutions that were not counted before are
    /// counted now.
    pub(in crate::session) fn come(&mut self, context: &mut Context) {
        self.resume();
        if self.work == Work::None {
            self.pause(context);
        }
    }

    /// Goes on with the draft, unless there is something on the page.
    fn resume(&mut self) {
        if let Some(draft) = self.kept.as_deref().filter(|_| self.puzzle.is_empty()) {
            self.puzzle.resume(draft);
        }
    }

    /// Sets the techniques that the hardest step is looked for among.
    pub(in crate::session) fn set_ladder(&mut self, ladder: Options) {
        self.ladder = ladder;
    }

    /// Looks into the puzzle once its number of solutions is known.
    fn inspect(&mut self, context: &mut Context) {
        if let Some(givens) = self.puzzle.inspectable() {
            context.start(Owner::Forms, Request::Inspect(givens.clone(), self.ladder));
            self.work = Work::Inspecting;
            self.due = Some(context.now() + LONGEST_LOOK_MS);
        }
    }

    /// Checks a puzzle from another page. Opens the page for entering a puzzle, which shows
    /// its errors.
    pub(in crate::session) fn play(&mut self, text: String, context: &mut Context) {
        self.resume();
        self.edit(context, |own| own.load(text, None));
        context.push(Effect::Go(Screen::Enter));
        self.check(context);
    }

    fn check(&mut self, context: &mut Context) {
        if self.is_obstructed(context) {
            return;
        }
        // The solutions may have been counted already.
        if self.make_ready(context) {
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
    fn make_ready(&mut self, context: &mut Context) -> bool {
        let was_draft = self.puzzle.is_draft();
        let game = self.puzzle.take_game();
        let is_ready = game.is_some();
        if is_ready {
            self.leave(context);
            self.ready = game;
            self.keep(was_draft, context);
        }
        is_ready
    }

    /// The game to start, once.
    pub(in crate::session) fn take_ready(&mut self) -> Option<Game> {
        self.ready.take()
    }

    fn cancel(&mut self, context: &mut Context) {
        if matches!(self.work, Work::Checking | Work::Changing) {
            self.leave(context);
            self.puzzle.tell(None);
            // What was not known is found out now.
            self.pause(context);
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
                let Some(givens) = self.puzzle.countable() else { return self.inspect(context) };
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
            Work::Inspecting => self.leave(context),
            Work::Checking | Work::Changing => {}
        }
    }

    /// Takes the worker's answer.
    pub(in crate::session) fn take(&mut self, reply: Reply, context: &mut Context) {
        let work = std::mem::take(&mut self.work);
        let is_asked = work == Work::Checking;
        self.due = None;
        match reply {
            Reply::Changed(changed) => return self.take_changed(changed.map_err(fault), context),
            Reply::Inspected(insight) => return self.puzzle.take_insight(insight.unpack()),
            // What could not be found out is not shown.
            _ if work == Work::Inspecting => return,
            _ if work == Work::Changing => {
                return self.take_changed(Err(words::failed(Failure::Crash)), context);
            }
            Reply::Solved(solutions) => self.puzzle.take_solutions(&solutions),
            Reply::Refused(why) => self.puzzle.refuse(why),
            _ => self.puzzle.cancel_check(),
        }
        if is_asked && self.make_ready(context) {
            return;
        }
        if is_asked {
            context.say(self.puzzle.message());
        }
        self.inspect(context);
    }

    /// The worker's answer is lost.
    pub(in crate::session) fn fail(&mut self, failure: Failure, context: &mut Context) {
        let work = std::mem::take(&mut self.work);
        self.due = None;
        match work {
            Work::Inspecting => return,
            Work::Changing => return self.take_changed(Err(words::failed(failure)), context),
            _ => {}
        }
        if work == Work::Checking {
            self.puzzle.fail_check(words::failed(failure));
            context.say(self.puzzle.message());
        } else {
            self.puzzle.give_up_count();
        }
    }
}
