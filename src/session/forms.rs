//! The rooms in which the player fills in a form: settings, a game made to order, and a
//! puzzle of the player's own, which a worker checks. They read and store the settings,
//! and hand games over to the board. Routed to by [`super::rooms::Rooms`].

use super::action::Action;
use super::context::Context;
use super::effect::{Effect, Slot};
use super::handover::Handover;
use super::languages::{Languages, News};
use super::own::{OwnPage, OwnPuzzle};
use super::screen::Screen;
use super::settings::{Group, Look, Settings};
use super::ways::Out;
use nonet_engine::Recipe;

/// The state of these rooms.
#[derive(Default)]
pub struct Forms {
    settings: Settings,
    languages: Languages,
    own: OwnPage,
    /// The group of settings that is read.
    group: Group,
}

impl Forms {
    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What is known of languages.
    pub fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The part of the settings that changes the look of the page.
    pub fn look(&self) -> Look {
        self.settings.look()
    }

    /// The player's own puzzle.
    pub fn own(&self) -> &OwnPuzzle {
        self.own.puzzle()
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
            // One control changes one setting.
            Action::Change(settings) if settings.language != self.settings.language => {
                self.languages.choose(settings.language, context);
            }
            Action::Change(settings) => self.store(settings, context),
            Action::Go(screen) => context.push(Effect::Go(screen)),
            _ => {}
        }
    }

    fn store(&mut self, settings: Settings, context: &mut Context) {
        self.settings = settings;
        context.push(Effect::Store(Slot::Settings, self.settings.write()));
    }

    /// Handles news of languages. One whose texts have arrived is stored.
    pub(super) fn hear_languages(&mut self, news: News, context: &mut Context) {
        if let Some(language) = self.languages.hear(news, context) {
            self.store(Settings { language, ..self.settings.clone() }, context);
            context.push(Effect::ChangeLanguage);
        }
    }

    /// Remembers the form of a book.
    pub(super) fn remember_book(&mut self, form: String, context: &mut Context) {
        self.store(Settings { book: Some(form), ..self.settings.clone() }, context);
    }

    /// The page for entering a puzzle and its job.
    pub(super) fn own_page(&mut self) -> &mut OwnPage {
        self.own.set_ladder(self.settings.ladder());
        &mut self.own
    }

    /// When the page for entering a puzzle wants its tick, in milliseconds of the clock.
    pub fn due(&self) -> Option<u64> {
        self.own.due()
    }

    /// Goes to a group of settings.
    pub(super) fn visit(&mut self, group: Group) {
        self.group = group;
    }

    /// The group of settings that is read.
    pub fn group(&self) -> Group {
        self.group
    }

    /// Whether the player waits for the check.
    pub(super) fn is_waiting(&self) -> bool {
        self.own.is_waiting()
    }
}

/// Hands a game over to the board, and leads there.
pub(super) fn hand_over(handover: Handover, context: &mut Context) {
    context.push(Effect::Begin(Box::new(handover)));
    context.push(Effect::Leave(Out::To(Screen::Game)));
}
