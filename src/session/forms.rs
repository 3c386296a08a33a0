//! The rooms in which the player fills in a form: settings, a game made to order, and a
//! puzzle of the player's own, which a worker checks. They read and store the settings,
//! and hand games over to the board. Routed to by [`super::rooms::Rooms`].

use super::action::Action;
use super::context::Context;
use super::effect::{Effect, Slot};
use super::handover::Handover;
use super::jobs::Owner;
use super::own::{self, OwnPuzzle};
use super::screen::Screen;
use super::settings::{Group, Palette, Settings, Theme};
use super::words;
use crate::worker::protocol::{Failure, Reply, Request};
use nonet_engine::{Grid, Recipe};

/// The state of these rooms.
#[derive(Default)]
pub struct Forms {
    settings: Settings,
    own: OwnPuzzle,
    /// The group of settings that is read.
    group: Group,
    /// The puzzle that a worker checks.
    checking: Option<Grid>,
}

impl Forms {
    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The part of the settings that changes the look of the page.
    pub fn look(&self) -> (Theme, Palette) {
        (self.settings.theme, self.settings.palette)
    }

    /// The player's own puzzle.
    pub fn own(&self) -> &OwnPuzzle {
        &self.own
    }

    /// The recipe of the last new game.
    pub fn last_recipe(&self) -> Recipe {
        self.settings.last_recipe()
    }

    /// Reads the stored settings.
    pub(super) fn keep(&mut self, settings: Option<&str>) {
        self.settings = settings.map(Settings::read).unwrap_or_default();
    }

    /// Handles an action of the player.
    pub(super) fn act(&mut self, action: Action, context: &mut Context) {
        match action {
            Action::Change(settings) => {
                self.settings = settings;
                context.push(Effect::Store(Slot::Settings, self.settings.write()));
            }
            Action::Go(screen) => context.push(Effect::Go { screen, replaces: false }),
            Action::Close => context.push(Effect::Leave(Screen::Game)),
            _ => {}
        }
    }

    /// Handles an action on the page for entering a puzzle.
    pub(super) fn enter(&mut self, act: own::Act, context: &mut Context) {
        match act {
            own::Act::Text(text) => self.edit(context, |own| own.set_text(text)),
            own::Act::Variant(variant) => self.edit(context, |own| own.set_variant(variant)),
            own::Act::Digit(digit) => self.edit(context, |own| own.enter(digit)),
            own::Act::Select(cell) => self.own.select(cell),
            own::Act::Step(step) => self.own.step(step),
            own::Act::Play => self.check(context),
            own::Act::Cancel => self.cancel(context),
        }
    }

    /// Changes the player's own puzzle. That ends a check of what it was before.
    fn edit(&mut self, context: &mut Context, change: impl FnOnce(&mut OwnPuzzle)) {
        self.leave(context);
        change(&mut self.own);
    }

    /// Goes to a group of settings.
    pub(super) fn visit(&mut self, group: Group) {
        self.group = group;
    }

    /// The group of settings that is read.
    pub fn group(&self) -> Group {
        self.group
    }

    /// The player has left the room.
    pub(super) fn leave(&mut self, context: &mut Context) {
        if self.checking.take().is_some() {
            context.stop(Owner::Forms);
            self.own.cancel_check();
        }
    }

    /// Checks a puzzle from another page. Opens the room for entering a puzzle, which shows
    /// its errors.
    pub(super) fn play(&mut self, text: String, context: &mut Context) {
        self.own.set_text(text);
        context.push(Effect::Go { screen: Screen::Enter, replaces: false });
        self.check(context);
    }

    fn check(&mut self, context: &mut Context) {
        match self.own.start_check() {
            Some(givens) => {
                context.stop(Owner::Forms);
                context.start(Owner::Forms, Request::Solve { givens: givens.clone(), limit: 2 });
                self.checking = Some(givens);
                context.say(words::checking_puzzle());
            }
            None => context.say(self.own.message()),
        }
    }

    fn cancel(&mut self, context: &mut Context) {
        if self.checking.is_some() {
            self.leave(context);
            context.say(words::cancelled());
        }
    }

    /// Takes the answer of the check.
    pub(super) fn take(&mut self, reply: Reply, context: &mut Context) {
        let Some(givens) = self.checking.take() else { return };
        match reply {
            Reply::Solved(solutions) => match self.own.take_solutions(givens, &solutions) {
                Some(puzzle) => hand_over(&Handover::Play(puzzle), context),
                None => context.say(self.own.message()),
            },
            Reply::Refused(why) => {
                context.say(why.clone());
                self.own.refuse(why);
            }
            _ => self.own.cancel_check(),
        }
    }

    /// The check is lost.
    pub(super) fn fail(&mut self, failure: Failure, context: &mut Context) {
        self.checking = None;
        self.own.fail_check(words::failed(failure));
        context.say(self.own.message());
    }

    /// Whether the player waits for the check.
    pub(super) fn is_waiting(&self) -> bool {
        self.checking.is_some()
    }
}

/// Hands a game over to the board, and leads there.
pub(super) fn hand_over(handover: &Handover, context: &mut Context) {
    context.push(Effect::Lend(Slot::Handover, handover.write()));
    context.push(Effect::Go { screen: Screen::Game, replaces: true });
}
