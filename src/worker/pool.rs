//! Manages all workers: how many there are, and which one does which job. Plain Rust
//! without a clock, like the [`Supervisor`] of each worker; `client` carries out the
//! orders in the browser.
//!
//! The pool starts with one worker; `sizing` starts and ends others. A list is split into
//! many jobs. `race` lets several workers search for one puzzle. A quick job gets a
//! worker at once. The result of a job with a given seed never depends on the number of
//! workers.
//!
//! The page fetches a module of the workers once, at the first job that needs it (`modules`).
//! Jobs wait for it in the queue. If it does not load, they all fail, and the next job
//! fetches it again.
//!
//! When a worker loses its job, `losing` decides whether the job is retried.

mod losing;
mod modules;
mod order;
mod race;
mod sizing;
mod slots;
mod splits;

use std::collections::VecDeque;

use super::protocol::{Failure, Job, JobId, Message, Module, Reply, Request, Rows};
use super::supervisor::{self, Supervisor};
use nonet_engine::Progress;
pub use order::{Event, Order};
use race::Race;
use sizing::Looking;
pub use sizing::{GROW_MS, IDLE_MS};
use slots::{Slot, Slots, Work};
use splits::Splits;

/// Maximum number of workers, regardless of the number of cores.
pub const MOST: usize = 8;
/// Number of additional workers for quick jobs. With one, a hint never waits for a long
/// job, even on a single core.
const SPARE: usize = 1;

/// The page's view of all workers.
pub struct Pool {
    slots: Slots,
    queue: VecDeque<Work>,
    race: Option<Race>,
    splits: Splits,
    /// The module that new workers get.
    ready: Option<Module>,
    /// The module that is loading.
    loading: Option<Module>,
    /// Whether a module or a worker did not load, and no worker has loaded since. What is
    /// still loading then may wait for a file that never comes.
    is_doubtful: bool,
    /// The purpose of the next call of [`Self::look`].
    looking: Option<Looking>,
}

impl Pool {
    /// A pool for a machine with this many cores. It leaves one core to the page, which
    /// stays responsive while all workers are busy.
    pub fn new(cores: usize) -> Self {
        let most = cores.saturating_sub(1).clamp(1, MOST);
        Self {
            slots: Slots::new(most, SPARE),
            queue: VecDeque::new(),
            race: None,
            splits: Splits::default(),
            ready: None,
            loading: None,
            is_doubtful: false,
            looking: None,
        }
    }

    /// Number of slots for workers.
    pub fn slot_count(&self) -> usize {
        self.slots.all.len()
    }

    /// Starts a job. A single job is handed out before the parts of a list.
    pub fn start(&mut self, job: Job) -> Vec<Order> {
        let is_late = self.is_doubtful && self.loading.is_some();
        let work = Work { is_late, ..Work::new(job) };
        if work.job.request.is_part() {
            self.queue.push_back(work);
        } else {
            self.queue.push_front(work);
        }
        self.hand_out()
    }

    /// Allows further workers to try these seeds if the job takes long. The player
    /// waits for a puzzle, and any of the seeds will do.
    pub fn hurry(&mut self, id: JobId, seeds: Vec<u64>) -> Vec<Order> {
        let works = self.slots.all.iter().filter_map(|slot| slot.work.as_ref()).chain(&self.queue);
        let recipe =
            works.map(|work| &work.job).find(|job| job.id == id).and_then(|job| match &job.request {
                Request::Generate(recipe) => Some(recipe.clone()),
                _ => None,
            });
        let Some(recipe) = recipe else { return Vec::new() };
        self.race = Some(Race::new(id, recipe, seeds));
        self.hand_out()
    }

    /// Stops a job.
    pub fn stop(&mut self, id: JobId) -> Vec<Order> {
        let mut orders = self.give_up(id);
        orders.extend(self.hand_out());
        orders
    }

    /// Handles a message of a worker.
    pub fn hear(&mut self, slot: usize, message: Message) -> Vec<Order> {
        self.is_doubtful &= !matches!(message, Message::Ready);
        self.act(slot, |supervisor| supervisor.hear(message))
    }

    /// A worker reported an error: its script did not load, or it crashed.
    pub fn fail(&mut self, slot: usize) -> Vec<Order> {
        self.act(slot, Supervisor::fail)
    }

    /// A worker's time limit has passed.
    pub fn time_out(&mut self, slot: usize) -> Vec<Order> {
        self.act(slot, Supervisor::time_out)
    }

    /// Work for another worker: the next seed of the current race.
    fn next_racer(&mut self) -> Option<Work> {
        let race = self.race.as_mut().filter(|race| Some(race.module) <= self.ready)?;
        let request = race.next_try()?;
        Some(Work::new(Job { id: race.id(), request }))
    }

    /// Gives waiting jobs to free workers. Starts a worker if there is none, or if a
    /// quick job waits. Fetches a module that a job waits for.
    fn hand_out(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        while let Some(work) = self.first_ready().map(|at| &self.queue[at]) {
            let is_wanted = self.slots.present() == 0 || work.job.request.is_quick();
            let spare = if work.job.request.is_quick() { SPARE } else { 0 };
            let room = || self.slots.room(self.slots.most + spare).filter(|_| is_wanted);
            let Some(slot) = self.slots.free_for(work.module).or_else(room) else { break };
            let Some(work) = self.next_work() else { break };
            orders.extend(self.give(slot, work));
        }
        orders.extend(self.settle());
        orders.extend(self.fetch());
        orders
    }

    fn give(&mut self, slot: usize, work: Work) -> Vec<Order> {
        let Slot { module, .. } = self.slots.all[slot];
        let is_unable = self.slots.all[slot].is_free() && module < Some(work.module);
        let mut orders = if is_unable { self.end(slot) } else { Vec::new() };
        let job = work.job.clone();
        self.slots.all[slot].work = Some(work);
        orders.extend(self.act(slot, |supervisor| supervisor.start(job)));
        orders
    }

    fn act(
        &mut self,
        slot: usize,
        decide: impl FnOnce(&mut Supervisor) -> Vec<supervisor::Order>,
    ) -> Vec<Order> {
        let orders = decide(&mut self.slots.all[slot].supervisor);
        self.pass_on(slot, orders)
    }

    /// Converts a supervisor's orders into the pool's.
    fn pass_on(&mut self, slot: usize, orders: Vec<supervisor::Order>) -> Vec<Order> {
        let mut all = Vec::new();
        for order in orders {
            match order {
                supervisor::Order::Tell(supervisor::Event::Progress(id, progress)) => {
                    all.extend(self.report_progress(id, progress));
                }
                supervisor::Order::Tell(supervisor::Event::Done(id, reply)) => {
                    let module = self.slots.all[slot].module;
                    let work = self.slots.all[slot].work.take();
                    let first = work.as_ref().map_or(0, |work| work.first);
                    all.extend(match reply {
                        Reply::Beyond if module < Some(Module::Boards) => self.ask_for_more(work),
                        Reply::Rows(rows) => self.finish_piece(id, first, rows),
                        reply => self.finish(id, reply),
                    });
                }
                supervisor::Order::Tell(supervisor::Event::Failed(failure)) => {
                    all.extend(self.lose(slot, failure));
                }
                order => {
                    if order == supervisor::Order::Spawn {
                        self.slots.all[slot].module = self.ready;
                    }
                    all.push(Order::Worker(slot, order));
                }
            }
        }
        all
    }

    /// The progress to report to the page. A piece of a split part counts only its own
    /// lines, so its progress is not reported.
    fn report_progress(&mut self, id: JobId, progress: Progress) -> Option<Order> {
        if self.splits.has(id) {
            return None;
        }
        let race = self.race.as_mut().filter(|race| race.id() == id);
        let progress = race.map_or(progress, |race| race.take_progress(progress));
        Some(Order::Tell(Event::Progress(id, progress)))
    }

    /// Stores rows. Those of a split part wait until all of its pieces are done.
    fn finish_piece(&mut self, id: JobId, first: usize, rows: Rows) -> Vec<Order> {
        match self.splits.put(id, first, rows) {
            Some(whole) => self.finish(id, Reply::Rows(whole)),
            None => self.hand_out(),
        }
    }

    fn finish(&mut self, id: JobId, reply: Reply) -> Vec<Order> {
        let Some(reply) = self.judge(id, reply) else { return self.hand_out() };
        let mut orders = self.end_all(id);
        orders.extend(self.hand_out());
        orders.push(Order::Tell(Event::Done(id, reply)));
        orders
    }

    /// The answer to a job; `None` while other workers may still find a better puzzle.
    fn judge(&mut self, id: JobId, reply: Reply) -> Option<Reply> {
        let Some(race) = self.race.as_mut().filter(|race| race.id() == id) else { return Some(reply) };
        let is_won = Race::is_won_by(&reply);
        if !is_won {
            race.keep(&reply);
            if self.slots.is_running(id) {
                return None;
            }
        }
        let closest = self.race.take().and_then(Race::into_closest);
        Some(closest.filter(|_| !is_won).map_or(reply, Reply::Generated))
    }

    /// Removes a job and ends all its workers.
    fn give_up(&mut self, id: JobId) -> Vec<Order> {
        self.queue.retain(|work| work.job.id != id);
        self.race.take_if(|race| race.id() == id);
        self.splits.forget(id);
        self.end_all(id)
    }

    /// Ends all workers of a job. If no other worker is left, one is replaced, or kept if it
    /// is loading.
    fn end_all(&mut self, id: JobId) -> Vec<Order> {
        let mut orders = Vec::new();
        for slot in (0..self.slots.all.len()).rev() {
            if self.slots.all[slot].is_at(id) {
                self.slots.all[slot].work = None;
                let is_hung = self.is_doubtful && self.slots.all[slot].supervisor.is_loading();
                if self.slots.present() > 1 || is_hung {
                    orders.extend(self.end(slot));
                } else {
                    orders.extend(self.act(slot, Supervisor::stop));
                }
            }
        }
        orders
    }

    fn end(&mut self, slot: usize) -> Vec<Order> {
        self.act(slot, Supervisor::end)
    }
}

#[cfg(test)]
mod tests;
