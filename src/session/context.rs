//! What the parts of a page's state share: its jobs, its effects, its live region,
//! the time and the random seeds. [`super::Session`] and [`super::rooms::Rooms`]
//! hold one each and lend it to the part that handles an action.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::effect::Effect;
use super::jobs::{Jobs, Owner};
use super::spoken::{Heard, Spoken};
use crate::worker::protocol::{JobId, Loaded, Request};
use nonet_engine::message::Message;
use nonet_engine::random::from_seed;

/// Upper bound of a drawn seed. It keeps seeds short enough to read out.
const SEEDS: u64 = 1_000_000_000;

/// The state that all parts of a page share.
pub(super) struct Context {
    jobs: Jobs,
    effects: Vec<Effect>,
    spoken: Spoken,
    seeds: ChaCha8Rng,
    now: u64,
    /// How much of the workers' module has arrived while it loads.
    loading: Option<Loaded>,
}

impl Context {
    /// Creates the context at a time in milliseconds. `entropy` seeds the random seeds.
    pub(super) fn new(entropy: u64, now: u64) -> Self {
        Self {
            jobs: Jobs::default(),
            effects: Vec::new(),
            spoken: Spoken::default(),
            seeds: from_seed(entropy),
            now,
            loading: None,
        }
    }

    /// The time in milliseconds.
    pub(super) fn now(&self) -> u64 {
        self.now
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

    /// The content of the live region.
    pub(super) fn heard(&self) -> &[Heard] {
        self.spoken.heard()
    }

    /// Draws a seed for a puzzle.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seeds.random_range(1..SEEDS)
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
