//! What the parts of a page's state share: its jobs, its effects, its live region,
//! the time and the random seeds. [`super::Session`] and [`super::rooms::Rooms`]
//! hold one each and lend it to the part that handles an action.

use super::effect::Effect;
use super::jobs::{Jobs, Owner};
use super::spoken::{Heard, Spoken};
use crate::game::GameId;
use crate::game::moment::Moment;
use crate::worker::protocol::{JobId, Loaded, Request};
use nonet_engine::message::Message;

/// Upper bound of a drawn seed. It keeps seeds short enough to read out.
const SEEDS: u64 = 1_000_000_000;

/// A sequence of seeds that one number determines (`SplitMix64`: G. Steele, D. Lea and C. Flood,
/// 2014). The engine's generator would be too much code for a first visit.
pub(super) struct Seeds(u64);

impl Seeds {
    /// The sequence of a number.
    pub(super) fn new(entropy: u64) -> Self {
        Self(entropy)
    }

    /// A seed in `1..SEEDS`.
    pub(super) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % (SEEDS - 1) + 1
    }
}

/// The state that all parts of a page share.
pub(super) struct Context {
    jobs: Jobs,
    effects: Vec<Effect>,
    spoken: Spoken,
    seeds: Seeds,
    now: u64,
    moment: Moment,
    /// How much of the workers' module has arrived while it loads.
    loading: Option<Loaded>,
}

impl Context {
    /// Creates the context of the board at a time in milliseconds. `entropy` seeds the random
    /// seeds.
    pub(super) fn new(entropy: u64, now: u64) -> Self {
        Self::with(Jobs::default(), entropy, now)
    }

    /// Creates the context of the pages beside the board.
    pub(super) fn of_pages(entropy: u64) -> Self {
        Self::with(Jobs::after(JobId::LAST_OF_BOARD), entropy, 0)
    }

    fn with(jobs: Jobs, entropy: u64, now: u64) -> Self {
        Self {
            jobs,
            effects: Vec::new(),
            spoken: Spoken::default(),
            seeds: Seeds(entropy),
            now,
            moment: Moment::default(),
            loading: None,
        }
    }

    /// The time in milliseconds.
    pub(super) fn now(&self) -> u64 {
        self.now
    }

    /// The date and the time of day.
    pub(super) fn moment(&self) -> Moment {
        self.moment
    }

    pub(super) fn set_moment(&mut self, moment: Moment) {
        self.moment = moment;
    }

    /// An update of the page's state begins at that time.
    pub(super) fn begin_update(&mut self, now: u64) {
        self.now = now;
        self.spoken.begin_update();
    }

    /// Adds an effect.
    pub(super) fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Hands out the effects so far.
    pub(super) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Announces a message in the live region.
    pub(super) fn say(&mut self, message: Message) {
        self.spoken.say(message);
    }

    /// Announces a progress in the live region, unless it did so a moment ago.
    pub(super) fn say_progress(&mut self, message: Message) {
        self.spoken.say_progress(message, self.now);
    }

    /// Empties the live region.
    pub(super) fn clear_heard(&mut self) {
        self.spoken.clear();
    }

    /// The content of the live region.
    pub(super) fn heard(&self) -> &[Heard] {
        self.spoken.heard()
    }

    /// Draws a seed for a puzzle.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seeds.draw()
    }

    /// Draws an identity for a game.
    pub(super) fn draw_id(&mut self) -> GameId {
        GameId(self.seeds.draw() << 32 | self.seeds.draw())
    }

    /// Starts a job.
    pub(super) fn start(&mut self, owner: Owner, request: Request) -> JobId {
        let job = self.jobs.add(owner, request);
        let id = job.id;
        self.push(Effect::Start(job));
        id
    }

    /// Stops all jobs of an owner, the newest first. If the oldest went first, the pool
    /// would start a waiting job only to stop it.
    pub(super) fn stop(&mut self, owner: Owner) {
        while let Some(id) = self.jobs.remove_last(owner) {
            self.push(Effect::Stop(id));
        }
    }

    /// The player waits for the owner's job, and any seed will do: further workers may
    /// try this many other seeds.
    pub(super) fn hurry(&mut self, owner: Owner, seeds: usize) {
        let seeds = (0..seeds).map(|_| self.draw_seed()).collect();
        if let Some(id) = self.jobs.first(owner) {
            self.push(Effect::Hurry(id, seeds));
        }
    }

    /// The part that started a running job.
    pub(super) fn owner(&self, id: JobId) -> Option<Owner> {
        self.jobs.owner(id)
    }

    /// Removes a finished or lost job; returns its owner, or `None` if it was stopped.
    pub(super) fn finish(&mut self, id: JobId) -> Option<Owner> {
        self.jobs.remove(id)
    }

    /// Updates how much of the workers' module has arrived; returns whether loading has
    /// just begun.
    pub(super) fn load(&mut self, loaded: Option<Loaded>) -> bool {
        std::mem::replace(&mut self.loading, loaded).is_none() && loaded.is_some()
    }

    /// How much of the workers' module has arrived while it loads.
    pub(super) fn loading(&self) -> Option<Loaded> {
        self.loading
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_determined_by_the_entropy_and_differ() {
        let draw = |entropy| {
            let mut seeds = Seeds(entropy);
            (0..1_000).map(move |_| seeds.draw()).collect::<Vec<_>>()
        };
        assert_eq!(draw(7), draw(7));
        // The first numbers of SplitMix64 for 0, as Java's SplittableRandom has them.
        let reference = [0xe220_a839_7b1d_cdaf_u64, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f];
        assert_eq!(draw(0)[..3], reference.map(|number| number % (SEEDS - 1) + 1));
        let mut all: Vec<u64> = [0, 1, 2, u64::MAX].into_iter().flat_map(draw).collect();
        assert!(all.iter().all(|seed| (1..SEEDS).contains(seed)));
        all.sort_unstable();
        all.dedup();
        assert!(all.len() > 3_990);
    }
}
