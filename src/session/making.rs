//! Puzzles for new games as a part of the page's state: one is generated in advance
//! while a game is played, so that a new game is there at once. One of these jobs runs
//! at a time. `new_game` routes to it.
//!
//! Invariant: a making job runs exactly while `running` says for what.

use super::context::Context;
use super::jobs::Owner;
use super::words;
use crate::worker::protocol::Request;
use nonet_engine::Progress;
use nonet_engine::message::Message;
use nonet_engine::{Puzzle, Recipe};
use nonet_later::later;

/// Number of further seeds for a puzzle that the player waits for: one for each
/// worker that there may be besides the first.
pub(super) const RACERS: usize = 7;

/// Maximum time for generating a puzzle in advance, in milliseconds. The player does
/// not see this job, and so can't cancel it.
const AHEAD_MS: u64 = 30_000;

/// The puzzle generated in advance, and the job that runs.
#[derive(Default)]
pub(super) struct Making {
    has_begun: bool,
    running: Option<Running>,
    next: Option<Puzzle>,
}

struct Running {
    purpose: Purpose,
    progress: Option<Progress>,
    /// When the job was started.
    since: u64,
}

/// What a job is for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Purpose {
    /// A puzzle for the next new game; nobody waits for it.
    Ahead(Recipe),
    /// A puzzle that the player waits for.
    Play(Recipe),
}

impl Running {
    fn is_awaited(&self) -> bool {
        !matches!(self.purpose, Purpose::Ahead(_))
    }
}

impl Making {
    /// Records that the player has done something; returns whether it is the first
    /// time.
    pub(super) fn begin(&mut self) -> bool {
        !std::mem::replace(&mut self.has_begun, true)
    }

    /// Whether the player waits for a job.
    pub(super) fn is_awaited(&self) -> bool {
        self.running.as_ref().is_some_and(Running::is_awaited)
    }

    /// What the player waits for. How far it is remains unknown: a search ends when it
    /// finds a puzzle, and the number of attempts only limits it.
    pub(super) fn awaited(&self) -> Option<Message> {
        let running = self.running.as_ref().filter(|running| running.is_awaited())?;
        let (Purpose::Ahead(recipe) | Purpose::Play(recipe)) = &running.purpose;
        Some(words::making(recipe, running.progress))
    }

    pub(super) fn take_progress(&mut self, progress: Progress) {
        if let Some(running) = &mut self.running {
            running.progress = Some(progress);
        }
    }

    /// The puzzle generated in advance, if there is one.
    pub(super) fn next(&self) -> Option<&Puzzle> {
        self.next.as_ref()
    }

    pub(super) fn set_next(&mut self, next: Option<Puzzle>) {
        self.next = next;
    }

    /// Takes the puzzle generated in advance if it was made with this recipe.
    pub(super) fn take_next(&mut self, unseeded: &Recipe) -> Option<Puzzle> {
        self.next.take_if(|puzzle| is_alike(puzzle, unseeded))
    }

    /// Starts a job. It replaces the running one.
    pub(super) fn start(&mut self, purpose: Purpose, context: &mut Context) {
        let (Purpose::Ahead(recipe) | Purpose::Play(recipe)) = &purpose;
        let request = Request::Generate(recipe.clone());
        context.stop(Owner::Making);
        context.start(Owner::Making, request);
        self.running = Some(Running { purpose, progress: None, since: context.now() });
    }

    /// Makes the player wait for the puzzle that is being generated in advance, if it
    /// has the right recipe; returns whether it has.
    pub(super) fn await_ahead(&mut self, unseeded: &Recipe) -> bool {
        let Some(running) = &mut self.running else { return false };
        let Purpose::Ahead(recipe) = &running.purpose else { return false };
        let is_wanted = Recipe { seed: 0, ..recipe.clone() } == *unseeded;
        if is_wanted {
            running.purpose = Purpose::Play(recipe.clone());
        }
        is_wanted
    }

    /// Starts generating the next puzzle, unless there is one or a job runs.
    pub(super) fn make_ahead(&mut self, unseeded: &Recipe, context: &mut Context) {
        self.next.take_if(|puzzle| !is_alike(puzzle, unseeded));
        if self.next.is_none() && self.running.is_none() {
            let recipe = Recipe { seed: context.draw_seed(), ..unseeded.clone() };
            self.start(Purpose::Ahead(recipe), context);
        }
    }

    /// Stops generating in advance when it takes too long.
    pub(super) fn limit_ahead(&mut self, context: &mut Context) {
        let now = context.now();
        let is_late =
            |running: &Running| !running.is_awaited() && now.saturating_sub(running.since) > AHEAD_MS;
        if self.running.as_ref().is_some_and(is_late) {
            self.cancel(context);
        }
    }

    /// Stops the running job; returns whether there was one.
    pub(super) fn cancel(&mut self, context: &mut Context) -> bool {
        context.stop(Owner::Making);
        self.running.take().is_some()
    }

    /// Removes a finished or lost job; returns its purpose.
    pub(super) fn finish(&mut self) -> Option<Purpose> {
        self.running.take().map(|running| running.purpose)
    }
}

/// Whether a puzzle was made with a recipe, apart from the seed and what it drew.
fn is_alike(puzzle: &Puzzle, unseeded: &Recipe) -> bool {
    puzzle.recipe.as_ref().is_some_and(|recipe| {
        let recipe = Recipe { seed: 0, ..recipe.clone() };
        let draws = unseeded.new_regions || !unseeded.new_clues.is_empty();
        *unseeded == if draws { undrawn(recipe) } else { recipe }
    })
}

/// Not on a first visit: it asks for no new regions and clues.
#[later]
fn undrawn(recipe: Recipe) -> Recipe {
    recipe.undrawn()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::effect::Effect;
    use nonet_engine::{Level, generate};

    fn unseeded() -> Recipe {
        Recipe::classic(Level::Hard, 0)
    }

    #[test]
    fn a_new_job_replaces_the_running_one() {
        let (mut making, mut context) = (Making::default(), Context::new(1, 0));
        making.make_ahead(&unseeded(), &mut context);
        let [Effect::Start(ahead)] = &context.take_effects()[..] else { panic!() };
        assert!(!making.is_awaited() && making.awaited().is_none());
        let recipe = Recipe::classic(Level::Easy, 5);
        making.start(Purpose::Play(recipe.clone()), &mut context);
        let effects = context.take_effects();
        let [Effect::Stop(stopped), Effect::Start(job)] = &effects[..] else { panic!("{effects:?}") };
        assert_eq!((*stopped, &job.request), (ahead.id, &Request::Generate(recipe.clone())));
        assert!(making.is_awaited());
        assert_eq!(making.finish(), Some(Purpose::Play(recipe)));
        assert_eq!(making.finish(), None);
    }

    #[test]
    fn a_puzzle_in_advance_is_awaited_only_if_its_recipe_fits() {
        let (mut making, mut context) = (Making::default(), Context::new(1, 0));
        making.make_ahead(&unseeded(), &mut context);
        assert!(!making.await_ahead(&Recipe::classic(Level::Easy, 0)) && !making.is_awaited());
        assert!(making.await_ahead(&unseeded()) && making.is_awaited());
        making.limit_ahead(&mut context);
        assert!(making.is_awaited(), "the player may wait as long as they like");
        assert!(making.cancel(&mut context) && !making.cancel(&mut context));
    }

    #[test]
    fn a_jigsaw_in_advance_is_taken_whatever_its_regions() {
        let recipe = |text: &str| text.parse::<Recipe>().unwrap();
        let order = recipe("5x5+anti-knight+jigsaw easy none carve 0");
        let next = generate(&Recipe { seed: 7, ..order.clone() }).unwrap();
        let boxes = generate(&Recipe::classic(Level::Easy, 7)).unwrap();
        for (puzzle, unseeded, is_taken) in [
            (&next, order.clone(), true),
            (&next, recipe("5x5+jigsaw easy none carve 0"), false),
            (&next, recipe("5x5+anti-knight+jigsaw hard none carve 0"), false),
            (&boxes, recipe("9x9+jigsaw easy none carve 0"), false),
            (&boxes, recipe("9x9 easy none carve 0"), true),
        ] {
            let mut making = Making { next: Some(puzzle.clone()), ..Making::default() };
            assert_eq!(making.take_next(&unseeded).is_some(), is_taken, "{unseeded}");
        }
    }

    #[test]
    fn a_puzzle_in_advance_has_a_time_limit() {
        let (mut making, mut context) = (Making::default(), Context::new(1, 0));
        making.make_ahead(&unseeded(), &mut context);
        context.begin_update(AHEAD_MS);
        making.limit_ahead(&mut context);
        assert_eq!(context.take_effects().len(), 1);
        context.begin_update(AHEAD_MS + 1);
        making.limit_ahead(&mut context);
        assert!(matches!(context.take_effects()[..], [Effect::Stop(_)]));
    }
}
