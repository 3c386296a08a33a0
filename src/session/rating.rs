//! The rating of the puzzle on the board: a spoiler that the player opens, and a
//! part of the end of a game. The worker works it out when it is first asked for;
//! one that is stopped leaves "at least" what was known by then.
//!
//! It belongs to the givens that it was asked for: another game has none yet.

use super::action::{Dialog, Effect};
use super::{Session, Tone, words};
use crate::game::Game;
use crate::worker::protocol::{JobId, Reply, Request};
use nonet_engine::generate::Progress;
use nonet_engine::message::Message;
use nonet_engine::rate::{Report, tenths};
use nonet_engine::{Grid, Variant};

/// What is known of a rating, and of which puzzle.
#[derive(Default)]
pub(super) struct Rating {
    of: Option<Grid>,
    state: RatingView,
}

/// What the page shows of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum RatingView {
    /// Nobody asked.
    #[default]
    Unasked,
    /// This board has no ratings.
    Unrated,
    /// The worker is at it.
    Running {
        /// Its job.
        id: JobId,
        /// How far it is, in percent of the digits.
        percent: u32,
        /// The rating so far in tenths, 0 if there is none.
        at_least: u16,
    },
    /// It was stopped; the rating is at least this, in tenths, and 0 says nothing.
    Stopped(u16),
    /// It could not be worked out.
    Failed,
    /// Done.
    Known(Report),
}

impl Rating {
    /// Whether a job is the one that works it out.
    fn is_running(&self, job: JobId) -> bool {
        matches!(self.state, RatingView::Running { id, .. } if id == job)
    }

    /// Takes progress in if it is its own.
    pub(super) fn progress(&mut self, job: JobId, progress: Progress) {
        if self.is_running(job) {
            let percent = progress.percent();
            let at_least = progress.rating.unwrap_or_default();
            self.state = RatingView::Running { id: job, percent, at_least };
        }
    }

    /// The worker is lost; whether it was at this.
    pub(super) fn is_lost(&mut self, job: JobId) -> bool {
        let is_mine = self.is_running(job);
        if is_mine {
            self.state = RatingView::Failed;
        }
        is_mine
    }
}

impl Session {
    /// What is known of the rating of the puzzle on the board.
    pub fn rating(&self) -> RatingView {
        let is_current = self.rating.of.as_ref() == Some(&self.game.puzzle().givens);
        if is_current { self.rating.state.clone() } else { RatingView::Unasked }
    }

    /// Has the puzzle rated, unless it is or was stopped.
    pub(super) fn rate(&mut self, out: &mut Vec<Effect>) {
        if self.rating() != RatingView::Unasked {
            return;
        }
        self.stop_rating(out);
        let givens = self.game.puzzle().givens.clone();
        let state = if givens.variant() == Variant::CLASSIC {
            let job = self.making.job(Request::Rate(givens.clone()));
            let id = job.id;
            out.push(Effect::Start(job));
            RatingView::Running { id, percent: 0, at_least: 0 }
        } else {
            RatingView::Unrated
        };
        self.rating = Rating { of: Some(givens), state };
    }

    /// Stops what works it out, if anything does.
    pub(super) fn stop_rating(&mut self, out: &mut Vec<Effect>) {
        if let RatingView::Running { id, at_least, .. } = self.rating.state {
            out.push(Effect::Stop(id));
            self.rating.state = RatingView::Stopped(at_least);
        }
    }

    /// Takes the worker's answer in, if it is the rating's; whether it was.
    pub(super) fn rated(&mut self, job: JobId, reply: &Reply) -> bool {
        if !self.rating.is_running(job) {
            return false;
        }
        self.rating.state = match reply {
            Reply::Rated(report) => RatingView::Known(report.clone()),
            _ => RatingView::Failed,
        };
        let is_of_game = self.rating.of.as_ref() == Some(&self.game.puzzle().givens);
        if is_of_game && self.game.is_solved() && self.message.tone == Tone::Done {
            self.message.message = Some(self.end_text());
        }
        if self.dialog == Some(Dialog::Rating) || self.game.is_solved() {
            if let Some(text) = self.rating_text() {
                self.say(text);
            }
        }
        true
    }

    /// Time, hints, and the rating if it is known.
    pub(super) fn end_text(&self) -> Message {
        let Game { hints, deepest_hint, .. } = self.game;
        let solved = words::solved(self.game.clock.elapsed(self.now), hints, deepest_hint);
        match self.rating_text() {
            Some(rated) => words::two_sentences(solved, rated),
            None => solved,
        }
    }

    fn rating_text(&self) -> Option<Message> {
        match self.rating() {
            RatingView::Known(Report { er, hardest: Some(hardest), .. }) => {
                Some(words::rated_by_step(tenths(er), hardest.to_string()))
            }
            RatingView::Known(report) => Some(words::rated(report.text())),
            _ => None,
        }
    }
}
