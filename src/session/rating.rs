//! The rating of the puzzle on the board: a spoiler that the player opens, and a
//! part of the end of a game. The worker rates the puzzle when the rating is first
//! asked for. A rating that is stopped leaves the lower bound known by then.
//!
//! Invariant: a rating job runs exactly while the state is `Running`, and only for
//! the puzzle on the board.

use super::Session;
use super::action::Dialog;
use super::context::Context;
use super::ending::HardestStep;
use super::jobs::Owner;
use crate::worker::protocol::{Reply, Request};
use nonet_engine::Progress;
use nonet_engine::rate;
use nonet_engine::{Grid, Variant};

/// The rating of a puzzle, as far as it is known.
#[derive(Default)]
pub(super) struct Rating {
    of: Option<Grid>,
    state: RatingView,
}

/// The rating as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum RatingView {
    /// Nobody has asked for it.
    #[default]
    Unasked,
    /// Boards of this variant have no ratings.
    Unrated,
    /// The worker rates the puzzle.
    Running {
        /// Progress in percent of the digits placed.
        percent: u32,
        /// The rating so far in tenths; 0 if there is none yet.
        at_least: u16,
    },
    /// The player stopped it. The rating is at least this, in tenths; 0 if nothing is
    /// known.
    Stopped(u16),
    /// The rating failed.
    Failed,
    /// The complete rating.
    Known(rate::Rating),
}

impl RatingView {
    /// Whether a job rates the puzzle.
    pub fn is_running(&self) -> bool {
        matches!(self, Self::Running { .. })
    }
}

impl Rating {
    /// The rating of a puzzle, as far as it is known.
    pub(super) fn view(&self, givens: &Grid) -> RatingView {
        if self.of.as_ref() == Some(givens) { self.state.clone() } else { RatingView::Unasked }
    }

    /// Starts to rate a puzzle, unless that was done before.
    pub(super) fn start(&mut self, givens: &Grid, context: &mut Context) {
        if self.view(givens) != RatingView::Unasked {
            return;
        }
        context.stop(Owner::Rating);
        self.of = Some(givens.clone());
        self.state = if givens.variant() == Variant::CLASSIC {
            context.start(Owner::Rating, Request::Rate(givens.clone()));
            RatingView::Running { percent: 0, at_least: 0 }
        } else {
            RatingView::Unrated
        };
    }

    /// Stops the job, if it runs.
    pub(super) fn stop(&mut self, context: &mut Context) {
        if let RatingView::Running { at_least, .. } = self.state {
            context.stop(Owner::Rating);
            self.state = RatingView::Stopped(at_least);
        }
    }

    /// Stops rating the previous puzzle when another one is on the board.
    pub(super) fn leave(&mut self, givens: &Grid, context: &mut Context) {
        if self.state.is_running() && self.of.as_ref() != Some(givens) {
            context.stop(Owner::Rating);
            *self = Self::default();
        }
    }

    pub(super) fn take_progress(&mut self, progress: Progress) {
        let at_least = progress.rating.unwrap_or_default();
        self.state = RatingView::Running { percent: progress.percent(), at_least };
    }

    /// Handles the worker's answer.
    pub(super) fn take(&mut self, reply: Reply) {
        self.state = match reply {
            Reply::Rated(rating) => RatingView::Known(rating),
            _ => RatingView::Failed,
        };
    }

    /// Handles the loss of the job.
    pub(super) fn fail(&mut self) {
        self.state = RatingView::Failed;
    }
}

impl Session {
    /// The rating of the puzzle on the board.
    pub fn rating(&self) -> RatingView {
        self.rating.view(&self.play.game().puzzle().givens)
    }

    /// Rates the puzzle on the board, unless that was done or stopped before, and asks for its hardest step.
    pub(super) fn rate(&mut self) {
        self.rating.start(&self.play.game().puzzle().givens, &mut self.context);
        self.hardest.ask(self.play.game(), self.settings.ladder(), &mut self.context);
    }

    /// Handles the worker's answer.
    pub(super) fn take_rating(&mut self, reply: Reply) {
        self.rating.take(reply);
        self.tell_rating();
    }

    /// Shows the rating and the hardest step, and announces them once both are known, if the player waits for
    /// them.
    pub(super) fn tell_rating(&mut self) {
        self.retell_end();
        let is_awaited = self.dialog() == Some(Dialog::Rating) || self.play.game().is_solved();
        if is_awaited
            && self.hardest_step() != HardestStep::Awaited
            && let Some(text) = self.rating_text()
        {
            self.context.say(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::effect::Effect;
    use nonet_engine::generate;

    fn givens(seed: u64) -> Grid {
        generate::starter(seed).givens
    }

    #[test]
    fn a_rating_starts_once_and_keeps_its_lower_bound_when_stopped() {
        let (mut rating, mut context) = (Rating::default(), Context::new(1, 0));
        let givens = givens(1);
        rating.start(&givens, &mut context);
        rating.start(&givens, &mut context);
        let [Effect::Start(job)] = &context.take_effects()[..] else { panic!() };
        rating.take_progress(Progress { rating: Some(44), ..Progress::new(1, 50) });
        rating.stop(&mut context);
        assert_eq!(context.take_effects(), [Effect::Stop(job.id)]);
        assert_eq!(rating.view(&givens), RatingView::Stopped(44));
    }

    #[test]
    fn the_rating_of_another_puzzle_is_stopped_and_can_start_again() {
        let (mut rating, mut context) = (Rating::default(), Context::new(1, 0));
        rating.start(&givens(1), &mut context);
        rating.leave(&givens(1), &mut context);
        assert!(rating.view(&givens(1)).is_running(), "the same puzzle keeps its job");
        rating.leave(&givens(2), &mut context);
        assert!(matches!(context.take_effects()[..], [Effect::Start(_), Effect::Stop(_)]));
        assert_eq!(rating.view(&givens(1)), RatingView::Unasked);
        rating.fail();
        assert_eq!(rating.view(&givens(2)), RatingView::Unasked);
    }
}
