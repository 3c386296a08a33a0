//! New games and the player's own puzzle: the player's requests and the worker's
//! answers. Routes to [`super::making::Making`].

use super::action::Wish;
use super::effect::{Effect, Slot};
use super::handover::Handover;
use super::jobs::Owner;
use super::making::{Purpose, RACERS};
use super::view::Tone;
use super::{Session, words};
use crate::game::history::Place;
use crate::game::{Game, GameId};
use crate::kinds::{is_plain, surprise};
use crate::worker::protocol::{Failure, Module, Reply};
use nonet_engine::message::Message;
use nonet_engine::{Method, Puzzle, Recipe};
use nonet_later::later;

impl Session {
    /// The recipe for the next new game unless the player chooses another.
    pub fn last_recipe(&self) -> Recipe {
        self.settings.last_recipe()
    }

    #[later(Session)]
    pub(super) fn start_alike(&mut self) {
        self.start_game(&Wish { recipe: self.last_recipe(), seed: None });
    }

    #[later(Session)]
    pub(super) fn start_game(&mut self, wish: &Wish) {
        self.return_to_board();
        let unseeded = Recipe { seed: 0, ..wish.recipe.clone() };
        self.settings.last = Some(unseeded.clone());
        self.store_settings();
        if wish.seed.is_none() {
            if let Some(puzzle) = self.making.take_next(&unseeded) {
                return self.play_generated(puzzle);
            }
            if self.making.await_ahead(&unseeded) {
                self.say_making();
                return self.context.hurry(Owner::Making, RACERS);
            }
        }
        let seed = wish.seed.unwrap_or_else(|| self.context.draw_seed());
        self.making.start(Purpose::Play(Recipe { seed, ..unseeded }), &mut self.context);
        if wish.seed.is_none() {
            self.context.hurry(Owner::Making, RACERS);
        }
        self.say_making();
    }

    fn say_making(&mut self) {
        if let Some(text) = self.making.awaited() {
            let text = self.loading_text().unwrap_or(text);
            self.context.say(text);
        }
    }

    /// The recipe of the last game, if it was made to order.
    pub fn last_order(&self) -> Option<Recipe> {
        let last = self.last_recipe();
        (!is_plain(&last)).then_some(last)
    }

    /// A game of the last level with two kinds of rules, another one for each game on the board.
    #[later(Session)]
    pub fn surprise(&self) -> Recipe {
        surprise(self.last_recipe().level, self.play.game().id.0)
    }

    /// The seed of the puzzle on the board, unless it is the built-in puzzle or the
    /// player's own.
    pub fn seed(&self) -> Option<u64> {
        let recipe = self.play.game().puzzle().recipe.as_ref()?;
        (recipe.method != Method::Starter).then_some(recipe.seed)
    }

    /// Has the workers' module loaded that knows the board, if it is not the one that every player loads.
    pub(super) fn prepare_worker(&mut self) {
        let module = Module::of(self.play.game().puzzle().givens.variant());
        if module != Module::Classic {
            self.context.push(Effect::Prepare(module));
        }
    }

    /// Starts generating the next puzzle, unless there is one or a job runs.
    pub(super) fn make_ahead(&mut self) {
        let unseeded = Recipe { seed: 0, ..self.last_recipe() };
        self.making.make_ahead(&unseeded, &mut self.context);
    }

    fn play_generated(&mut self, puzzle: Puzzle) {
        self.context.push(Effect::Forget(Slot::Next));
        let text = words::opened(&puzzle);
        let tone = if puzzle.is_in_range() { Tone::Calm } else { Tone::Warn };
        self.install(Game::new(puzzle));
        self.tell(tone, text);
        self.open_awaited_guide();
        self.make_ahead();
    }

    /// Puts a new game on the board. The one that was there becomes the previous one.
    pub(super) fn install(&mut self, game: Game) {
        let old = self.play.install(game, self.context.now());
        self.hints.close(&mut self.context);
        self.rating.leave(&self.play.game().puzzle().givens, &mut self.context);
        self.hardest.leave(self.play.game(), &mut self.context);
        self.take_over();
        self.store_replaced(&old);
        self.prepare_worker();
        self.context.push(Effect::FocusBoard);
    }

    /// Goes on from a place of the solved game, in a copy. What is solved stays solved.
    #[later(Session)]
    pub(super) fn play_copy(&mut self, place: Place) {
        match self.play.game().copy_at(place).filter(|copy| !copy.is_solved()) {
            Some(copy) => {
                self.install(copy);
                self.tell(Tone::Calm, words::copy_begun());
            }
            None => self.tell(Tone::Done, words::game_over()),
        }
    }

    #[later(Session)]
    pub(super) fn return_to_previous(&mut self) {
        self.return_to_board();
        let Some(game) = self.play.take_previous() else {
            return self.tell(Tone::Calm, words::no_previous_game());
        };
        self.install(game);
        self.tell(Tone::Calm, words::previous_game_opened());
    }

    /// Starts the game that a room hands over.
    #[later(Session)]
    pub(super) fn begin(&mut self, handover: Handover) {
        match handover {
            Handover::Make(wish) => self.start_game(&wish),
            Handover::Play(puzzle) => {
                self.return_to_board();
                self.install(Game::new(puzzle));
                self.tell(Tone::Calm, words::own_started());
                self.make_ahead();
            }
            Handover::Open(game) => {
                let is_new = game.id == GameId::NONE && game.move_count() == 0;
                self.open(*game, |_| if is_new { words::own_started() } else { words::game_opened() });
            }
            Handover::Again(game) => self.open(*game, |game| {
                if game.is_solved() { words::entered_solved() } else { words::entered_again() }
            }),
            // Another tab may have begun another game.
            Handover::Return(givens, place) => {
                if self.play.game().puzzle().givens == givens {
                    self.go_to_place(place);
                }
            }
        }
    }

    /// Puts a game on the board, unless it is there in a later version.
    fn open(&mut self, game: Game, told: impl FnOnce(&Game) -> Message) {
        self.return_to_board();
        let now = self.context.moment();
        // Another tab may have gone on with it.
        let is_other = game.id == GameId::NONE || self.play.game().id != game.id;
        if is_other || self.play.game().age(now) < game.age(now) {
            self.install(game);
        }
        let text = told(self.play.game());
        self.tell(Tone::Calm, text);
    }

    pub(super) fn cancel(&mut self) {
        if self.making.cancel(&mut self.context) {
            self.tell(Tone::Calm, words::cancelled());
        }
    }

    /// Handles the answer of a making job.
    #[later(Session)]
    pub(super) fn take_made(&mut self, reply: Reply) {
        let Some(purpose) = self.making.finish() else { return };
        match (purpose, reply) {
            (Purpose::Ahead(_), Reply::Generated(puzzle)) => {
                self.making.set_next(Some(puzzle));
                self.store_next();
            }
            (Purpose::Play(_), Reply::Generated(puzzle)) => self.play_generated(puzzle),
            (Purpose::Play(_), Reply::Refused(why)) => self.tell(Tone::Warn, why),
            _ => {}
        }
    }

    /// Handles the loss of a making job.
    pub(super) fn fail_making(&mut self, failure: Failure) {
        let Some(purpose) = self.making.finish() else { return };
        if !matches!(purpose, Purpose::Ahead(_)) {
            self.tell(Tone::Warn, words::failed(failure));
            // Retry once in the background, so that the next request finds a puzzle.
            if failure == Failure::Crash {
                self.make_ahead();
            }
        }
    }
}
