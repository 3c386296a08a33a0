//! The end of a game: what the page shows and says about it. The rating, and the times of
//! games like it, join it when the worker has them.

use super::context::Context;
use super::jobs::Owner;
use super::rating::RatingView;
use super::screen::Screen;
use super::view::{Said, Tone};
use super::{Session, words};
use crate::game::{Game, GameId};
use crate::library::estimate::Estimate;
use crate::library::statistics::Times;
use crate::worker::protocol::{Appraisal, Reply, Request};
use nonet_engine::human::{Options, Rung};
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::{Puzzle, Variant};
use nonet_later::later;

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndView {
    /// "12:04"; `None` if the player hides the clock.
    pub time: Option<String>,
    /// The times to compare it with, if the player has solved games like it.
    pub times: Option<TimesView>,
    /// How long the puzzle should take, if it is known.
    pub estimate: Option<Message>,
    /// How many hints, and how far the deepest one went.
    pub hints: Message,
    /// Whether puzzles of this board have ratings and solve paths.
    pub is_rated: bool,
    /// The rating; `None` while the worker rates the puzzle, and if that failed.
    pub rating: Option<String>,
    /// The hardest step.
    pub hardest: HardestStep,
    /// The seed of the puzzle; `None` if the player entered it.
    pub seed: Option<u64>,
    /// What the setter says to whoever has solved the puzzle; may be empty.
    pub words: String,
    /// A message that is not about the end.
    pub said: Option<Message>,
}

/// The times of the player's games of the same board and level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimesView {
    /// The shortest.
    pub best: String,
    /// Whether this game has it.
    pub is_best: bool,
    /// The median.
    pub median: String,
}

/// What the library says of a game: the times of games like it, and how long it should take.
#[derive(Clone, Copy, Default)]
pub(super) struct Compared {
    id: GameId,
    times: Option<Times>,
    estimate: Estimate,
}

impl Compared {
    /// How long a game should take.
    fn estimate(&self, game: &Game) -> Estimate {
        Estimate { minutes: self.estimate.minutes.filter(|_| self.id == game.id), ..self.estimate }
    }
}

/// The hardest step of the path of a puzzle on the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HardestStep {
    /// The worker has not said it.
    #[default]
    Awaited,
    /// The ladder does not solve the puzzle soon.
    Unknown,
    /// It is of this technique.
    Of(Rung),
}

impl HardestStep {
    /// The name of its technique, and the lesson, if there is one.
    pub fn told(self) -> Option<(Message, Option<Screen>)> {
        let Self::Of(rung) = self else { return None };
        let code = rung.code();
        let has_lesson = rung.is_ever_next() || code.is_for_clues();
        Some((code.name(), has_lesson.then_some(Screen::Lesson(code))))
    }
}

/// The hardest step of a puzzle that was asked for.
#[derive(Default)]
pub(super) struct Hardest {
    /// The game, and the techniques of the ladder.
    of: Option<(GameId, Options)>,
    step: HardestStep,
}

impl Hardest {
    /// Asks for it, unless that was done before.
    pub(super) fn ask(&mut self, game: &Game, options: Options, context: &mut Context) {
        let of = Some((game.id, options));
        if std::mem::replace(&mut self.of, of) == of {
            return;
        }
        let Puzzle { givens, solution, .. } = game.puzzle().clone();
        self.step = HardestStep::Awaited;
        context.stop(Owner::Appraisal);
        context.start(Owner::Appraisal, Request::Appraise { givens, solution, options });
    }

    /// Gives the job up when another game is on the board.
    pub(super) fn leave(&mut self, game: &Game, context: &mut Context) {
        if self.of.is_some_and(|(id, _)| id != game.id) {
            context.stop(Owner::Appraisal);
            *self = Self::default();
        }
    }
}

impl Session {
    /// Handles the worker's answer; `None` if the job was lost.
    #[later(Session)]
    pub(super) fn take_appraisal(&mut self, reply: Option<&Reply>) {
        self.hardest.step = match reply {
            Some(Reply::Appraised(Appraisal { hardest: Some(rung), .. })) => HardestStep::Of(*rung),
            _ => HardestStep::Unknown,
        };
        self.tell_rating();
    }

    /// The hardest step of the puzzle on the board, as far as the worker said.
    pub fn hardest_step(&self) -> HardestStep {
        let id = self.play.game().id;
        let is_here = self.hardest.of.is_some_and(|(game, _)| game == id);
        if is_here { self.hardest.step } else { HardestStep::Awaited }
    }

    /// Asks for the times of games like the one on the board, and how long it should take.
    #[later(Session)]
    pub(super) fn ask_times(&mut self) {
        let game = self.play.game();
        let Puzzle { givens, solution, .. } = game.puzzle().clone();
        let request = Request::Times { id: game.id, givens, solution };
        self.context.stop(Owner::Times);
        self.context.start(Owner::Times, request);
    }

    /// Handles the library's answer.
    #[later(Session)]
    pub(super) fn take_times(&mut self, reply: &Reply) {
        if let &Reply::Times(id, times, estimate) = reply {
            self.compared = Compared { id, times, estimate };
        }
    }

    /// How long the game on the board should take, in few words.
    fn estimated_minutes(&self) -> Option<Message> {
        let Estimate { minutes, pace } = self.estimate();
        Some(words::minutes(&minutes?, &pace))
    }

    /// How long the game on the board should take, and the player's pace, as far as the library said.
    pub fn estimate(&self) -> Estimate {
        self.compared.estimate(self.play.game())
    }

    /// The times to compare the solved game with.
    fn times_view(&self) -> Option<TimesView> {
        let Compared { id, times, .. } = self.compared;
        let is_shown = id == self.play.game().id && self.settings.clock;
        let Times { best, is_best, median } = times.filter(|_| is_shown)?;
        Some(TimesView { best: words::clock(best), is_best, median: words::clock(median) })
    }

    /// The view of the end; `None` before the puzzle is solved.
    #[later(Session)]
    pub fn end_view(&self) -> Option<EndView> {
        let game = self.play.game();
        if !game.is_solved() {
            return None;
        }
        let rating = match self.rating() {
            RatingView::Known(report) => Some(report.text()),
            _ => None,
        };
        let Said { tone, message } = &self.message;
        Some(EndView {
            time: self.clock_text(),
            times: self.times_view(),
            estimate: self.estimated_minutes().filter(|_| self.settings.clock),
            hints: words::hints::used(game.hints, game.deepest_hint),
            is_rated: self.play.variant() == Variant::CLASSIC,
            rating,
            hardest: self.hardest_step(),
            seed: self.recipe().map(|recipe| recipe.seed),
            words: game.about.message.clone(),
            said: message.clone().filter(|text| *tone != Tone::Done || *text != self.end_text()),
        })
    }

    /// Announces the end of the game.
    pub(super) fn tell_end(&mut self) {
        self.tell(Tone::Done, self.end_text());
    }

    /// The text about a solved game: time, hints, and the rating if it is known.
    pub(super) fn end_text(&self) -> Message {
        let Game { hints, deepest_hint, .. } = *self.play.game();
        let solved = words::solved(self.play.game().clock.elapsed(self.context.now()), hints, deepest_hint);
        let said = Some(&self.about().message).filter(|message| !message.is_empty());
        let more = [self.rating_text(), said.cloned().map(words::end_words)];
        more.into_iter().flatten().fold(solved, words::two_sentences)
    }

    /// Tells the end again when more of it is known.
    pub(super) fn retell_end(&mut self) {
        if self.play.game().is_solved() && self.message.tone == Tone::Done {
            self.message.message = Some(self.end_text());
        }
    }

    /// The rating as a sentence, once it is known, with the hardest step.
    pub(super) fn rating_text(&self) -> Option<Message> {
        let RatingView::Known(report) = self.rating() else { return None };
        Some(match self.hardest_step().told() {
            Some((step, _)) => words::rated_by_step(tenths(report.er), step),
            None => words::rated(report.text()),
        })
    }
}
