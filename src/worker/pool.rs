//! All workers together: how many there are, and which does what. Plain Rust
//! with no clock, like the [`Supervisor`] that watches over each of them;
//! [`super::client`] carries the orders out in the browser.
//!
//! There is one worker until a job turns out to be long: only after
//! [`GROW_MS`] does the pool grow, and workers that then have nothing to do for
//! [`IDLE_MS`] are ended. A list is many jobs, each a part of it. A search that
//! the player waits for may be raced: further workers try other seeds, and the
//! first puzzle in range wins. What is quick gets a worker at once. What a job with a given seed brings forth never
//! depends on how many workers there are.
//!
//! The page fetches the workers' module once, when there is a first job. Jobs
//! wait for it in the queue, and all fail if it does not come. The next job then
//! has it fetched again.
//!
//! A part of a list whose worker crashed or fell silent is halved, and the halves
//! go out again, down to single lines. So a line that no worker survives is
//! marked alone, after at least two tries, and all others are done. Other jobs
//! are told as lost at once.

use std::collections::VecDeque;

use super::protocol::{Failure, Loaded};
use super::protocol::{Job, JobId, Message, Outcome, Reply, Request};
use super::supervisor::{self, Supervisor};
use nonet_engine::generate::Progress;
use nonet_engine::{Puzzle, Recipe};

/// At most so many workers, however many cores there are.
pub const MOST: usize = 8;
/// One more may be started for what is quick, so that even on one core it need not
/// wait until a long job is done.
const SPARE: usize = 1;
/// A job is long that is not done in so many milliseconds.
pub const GROW_MS: u32 = 200;
/// Workers that nobody needs are ended after so many milliseconds.
pub const IDLE_MS: u32 = 10_000;
/// Number of losses after which a single line is marked as lost.
const MOST_LOSSES: u8 = 2;

/// What the page is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The job is under way.
    Progress(JobId, Progress),
    /// The job is done.
    Done(JobId, Reply),
    /// The job is lost, and why.
    Failed(JobId, Failure),
    /// How much of the workers' module has arrived; `None` when loading is over.
    Loading(Option<Loaded>),
}

/// What the client is to do, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// Something for one worker; never [`supervisor::Order::Tell`].
    Worker(usize, supervisor::Order),
    /// Call [`Pool::look`] after so many milliseconds, in place of any earlier call.
    Look(u32),
    /// Fetch the workers' module; answered by [`Pool::fetched`] or [`Pool::not_fetched`].
    Fetch,
    /// Tell the page.
    Tell(Event),
}

/// A worker's place. It may be empty.
#[derive(Default)]
struct Slot {
    supervisor: Supervisor,
    work: Option<Work>,
}

/// A job or a piece of one, and how often it was lost.
struct Work {
    job: Job,
    losses: u8,
    /// Row of the job at which it begins; not 0 only for a piece of a [`Split`].
    first: usize,
}

/// A part of a list that was lost and goes out again in pieces. The page hears
/// of the part as a whole.
struct Split {
    id: JobId,
    /// Pieces that are not done.
    open: usize,
    /// Pieces that are done, in order, each with the row at which it begins.
    done: Vec<(usize, Outcome)>,
}

/// What the pool knows of the workers' module.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Module {
    Absent,
    Loading,
    Ready,
}

/// A search that may be tried with other seeds as well.
struct Race {
    id: JobId,
    recipe: Recipe,
    seeds: VecDeque<u64>,
    /// The closest puzzle, while none is in range.
    closest: Option<Puzzle>,
    progress: Option<Progress>,
}

/// All workers as the page knows them.
pub struct Pool {
    slots: Vec<Slot>,
    /// At most so many workers; fewer than slots once some did not load.
    most: usize,
    queue: VecDeque<Work>,
    race: Option<Race>,
    splits: Vec<Split>,
    module: Module,
    /// What [`Self::look`] will be for, if it is due.
    looking: Option<Looking>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Looking {
    ToGrow,
    ToShrink,
}

impl Pool {
    /// A pool for a machine with so many cores. One of them is left to the page,
    /// so that it answers while all workers are busy.
    pub fn new(cores: usize) -> Self {
        let most = cores.saturating_sub(1).clamp(1, MOST);
        let mut slots = Vec::new();
        slots.resize_with(most + SPARE, Slot::default);
        Self {
            slots,
            most,
            queue: VecDeque::new(),
            race: None,
            splits: Vec::new(),
            module: Module::Absent,
            looking: None,
        }
    }

    /// How many workers there may be.
    pub fn slot_count(&self) -> usize {
        self.slots.len()
    }

    /// Takes a job in. A single one goes before the parts of a list.
    pub fn start(&mut self, job: Job) -> Vec<Order> {
        let work = Work { losses: 0, first: 0, job };
        if work.job.request.is_part() {
            self.queue.push_back(work);
        } else {
            self.queue.push_front(work);
        }
        self.hand_out()
    }

    /// The player waits for the puzzle of a job: should it take long, other
    /// seeds will do as well.
    pub fn hurry(&mut self, id: JobId, seeds: Vec<u64>) -> Vec<Order> {
        let works = self.slots.iter().filter_map(|slot| slot.work.as_ref()).chain(&self.queue);
        let recipe =
            works.map(|work| &work.job).find(|job| job.id == id).and_then(|job| match &job.request {
                Request::Generate(recipe) => Some(recipe.clone()),
                _ => None,
            });
        let Some(recipe) = recipe else { return Vec::new() };
        self.race = Some(Race { id, recipe, seeds: seeds.into(), closest: None, progress: None });
        self.hand_out()
    }

    /// Gives a job up, if it is not done.
    pub fn stop(&mut self, id: JobId) -> Vec<Order> {
        let mut orders = self.give_up(id);
        orders.extend(self.hand_out());
        orders
    }

    /// How much of the module has arrived.
    pub fn arrived(&self, loaded: Loaded) -> Vec<Order> {
        match self.module {
            Module::Loading => vec![Order::Tell(Event::Loading(Some(loaded)))],
            Module::Absent | Module::Ready => Vec::new(),
        }
    }

    /// The module is there: workers can start.
    pub fn fetched(&mut self) -> Vec<Order> {
        self.module = Module::Ready;
        let mut orders = self.hand_out();
        orders.push(Order::Tell(Event::Loading(None)));
        orders
    }

    /// The module did not come: every job that waits is lost.
    pub fn not_fetched(&mut self) -> Vec<Order> {
        self.module = Module::Absent;
        self.race = None;
        self.splits.clear();
        let lost = self.queue.drain(..).map(|work| Event::Failed(work.job.id, Failure::Load));
        std::iter::once(Event::Loading(None)).chain(lost).map(Order::Tell).collect()
    }

    /// Takes in what a worker says.
    pub fn hear(&mut self, slot: usize, message: Message) -> Vec<Order> {
        self.act(slot, |supervisor| supervisor.hear(message))
    }

    /// A worker reported an error: its script did not load, or it crashed.
    pub fn broke(&mut self, slot: usize) -> Vec<Order> {
        self.act(slot, Supervisor::broke)
    }

    /// The time that a worker was given is over.
    pub fn overdue(&mut self, slot: usize) -> Vec<Order> {
        self.act(slot, Supervisor::overdue)
    }

    /// The time asked for by [`Order::Look`] is over: grows if a job turned out
    /// to be long, shrinks if there was nothing to do.
    pub fn look(&mut self) -> Vec<Order> {
        match self.looking.take() {
            Some(Looking::ToGrow) => self.grow(),
            Some(Looking::ToShrink) => self.shrink(),
            None => Vec::new(),
        }
    }

    fn grow(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        while let Some(slot) = self.free().or_else(|| self.empty()) {
            let Some(work) = self.racer().or_else(|| self.queue.pop_front()) else { break };
            orders.extend(self.give(slot, work));
        }
        orders.extend(self.settle());
        orders
    }

    fn shrink(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        for slot in (1..self.slots.len()).rev() {
            if self.slots[slot].is_free() && self.present() > 1 {
                orders.extend(self.end(slot));
            }
        }
        orders
    }

    /// One more try at the search that is raced, with the next seed.
    fn racer(&mut self) -> Option<Work> {
        let race = self.race.as_mut()?;
        let seed = race.seeds.pop_front()?;
        let request = Request::Generate(Recipe { seed, ..race.recipe.clone() });
        Some(Work { losses: 0, first: 0, job: Job { id: race.id, request } })
    }

    /// Gives what waits to workers that are free; one is started if there is none
    /// at all, and for what is quick.
    fn hand_out(&mut self) -> Vec<Order> {
        if self.module != Module::Ready {
            return self.fetch();
        }
        let mut orders = Vec::new();
        while let Some(work) = self.queue.front() {
            let is_wanted = self.present() == 0 || work.job.request.is_quick();
            let most = if work.job.request.is_quick() { self.most + SPARE } else { self.most };
            let Some(slot) = self.free().or_else(|| self.room(most).filter(|_| is_wanted)) else { break };
            let Some(work) = self.queue.pop_front() else { break };
            orders.extend(self.give(slot, work));
        }
        orders.extend(self.settle());
        orders
    }

    /// Has the module fetched, unless nobody wants it or it is on its way.
    fn fetch(&mut self) -> Vec<Order> {
        if self.queue.is_empty() || self.module != Module::Absent {
            return Vec::new();
        }
        self.module = Module::Loading;
        vec![Order::Fetch, Order::Tell(Event::Loading(Some(Loaded::default())))]
    }

    /// When to look again: soon if something is under way that more workers
    /// could help with, late if there are too many.
    fn settle(&mut self) -> Option<Order> {
        let is_racing = self.race.as_ref().is_some_and(|race| !race.seeds.is_empty());
        let has_room = self.free().or_else(|| self.empty()).is_some();
        let want = if (is_racing || !self.queue.is_empty()) && has_room {
            Looking::ToGrow
        } else if self.present() > 1 && self.slots.iter().any(Slot::is_free) {
            Looking::ToShrink
        } else {
            return None;
        };
        let is_new = self.looking.replace(want) != Some(want);
        let ms = if want == Looking::ToGrow { GROW_MS } else { IDLE_MS };
        is_new.then_some(Order::Look(ms))
    }

    fn present(&self) -> usize {
        self.slots.iter().filter(|slot| slot.is_present()).count()
    }

    /// A worker with nothing to do.
    fn free(&self) -> Option<usize> {
        self.slots.iter().position(Slot::is_free)
    }

    /// Room for another worker.
    fn empty(&self) -> Option<usize> {
        self.room(self.most)
    }

    /// A place for another worker, if there are fewer than so many.
    fn room(&self, most: usize) -> Option<usize> {
        let has_room = self.present() < most;
        self.slots.iter().position(|slot| has_room && !slot.is_present())
    }

    fn give(&mut self, slot: usize, work: Work) -> Vec<Order> {
        let job = work.job.clone();
        self.slots[slot].work = Some(work);
        let orders = self.slots[slot].supervisor.start(job);
        self.pass_on(slot, orders)
    }

    fn act(
        &mut self,
        slot: usize,
        decide: impl FnOnce(&mut Supervisor) -> Vec<supervisor::Order>,
    ) -> Vec<Order> {
        let orders = decide(&mut self.slots[slot].supervisor);
        self.pass_on(slot, orders)
    }

    /// Turns a supervisor's orders into the pool's.
    fn pass_on(&mut self, slot: usize, orders: Vec<supervisor::Order>) -> Vec<Order> {
        let mut all = Vec::new();
        for order in orders {
            match order {
                supervisor::Order::Tell(supervisor::Event::Progress(id, progress)) => {
                    all.extend(self.progress(id, progress));
                }
                supervisor::Order::Tell(supervisor::Event::Done(id, reply)) => {
                    let first = self.slots[slot].work.take().map_or(0, |work| work.first);
                    all.extend(match reply {
                        Reply::Rows(rows) => self.piece_done(id, first, rows),
                        reply => self.done(id, reply),
                    });
                }
                supervisor::Order::Tell(supervisor::Event::Failed(failure)) => {
                    all.extend(self.lost(slot, failure));
                }
                order => all.push(Order::Worker(slot, order)),
            }
        }
        all
    }

    /// Of several that race, the one that is furthest speaks for all. A piece of
    /// a split part counts its own lines only, so it does not speak.
    fn progress(&mut self, id: JobId, progress: Progress) -> Option<Order> {
        if self.splits.iter().any(|split| split.id == id) {
            return None;
        }
        let Some(race) = self.race.as_mut().filter(|race| race.id == id) else {
            return Some(Order::Tell(Event::Progress(id, progress)));
        };
        let so_far = race.progress.unwrap_or(progress);
        let best = so_far.best.into_iter().chain(progress.best).min();
        let told = Progress { attempt: so_far.attempt.max(progress.attempt), best, ..progress };
        race.progress = Some(told);
        Some(Order::Tell(Event::Progress(id, told)))
    }

    /// Takes rows in; those of a split part wait until all of its pieces are done.
    fn piece_done(&mut self, id: JobId, first: usize, rows: Outcome) -> Vec<Order> {
        let Some(at) = self.splits.iter().position(|split| split.id == id) else {
            return self.done(id, Reply::Rows(rows));
        };
        let split = &mut self.splits[at];
        let place = split.done.partition_point(|&(before, _)| before < first);
        split.done.insert(place, (first, rows));
        split.open -= 1;
        if split.open > 0 {
            return self.hand_out();
        }
        let mut whole = Outcome::default();
        self.splits.remove(at).done.iter().for_each(|(_, rows)| whole.append(rows));
        self.done(id, Reply::Rows(whole))
    }

    /// Gives a lost piece of a list out again, in halves if it has several lines.
    /// A single line that was lost too often is marked.
    fn retry(&mut self, work: Work, failure: Failure) -> Vec<Order> {
        let Work { job: Job { id, request }, losses, first } = work;
        let again = |first, request| Work { job: Job { id, request }, losses, first };
        match request.halves() {
            Some((half, at, other)) => {
                match self.splits.iter_mut().find(|split| split.id == id) {
                    Some(split) => split.open += 1,
                    None => self.splits.push(Split { id, open: 2, done: Vec::new() }),
                }
                self.queue.push_front(again(first + at, other));
                self.queue.push_front(again(first, half));
                self.hand_out()
            }
            None if losses < MOST_LOSSES => {
                self.queue.push_front(again(first, request));
                self.hand_out()
            }
            None => {
                let mut rows = Outcome::default();
                (0..request.rows()).for_each(|_| rows.push(Err(lost_line(failure))));
                self.piece_done(id, first, rows)
            }
        }
    }

    fn done(&mut self, id: JobId, reply: Reply) -> Vec<Order> {
        let Some(reply) = self.verdict(id, reply) else { return self.hand_out() };
        let mut orders = self.end_all(id);
        orders.extend(self.hand_out());
        orders.push(Order::Tell(Event::Done(id, reply)));
        orders
    }

    /// The answer to a job; none yet, while others may still find a better one.
    fn verdict(&mut self, id: JobId, reply: Reply) -> Option<Reply> {
        let is_running = self.slots.iter().any(|slot| slot.is_at(id));
        let Some(race) = self.race.as_mut().filter(|race| race.id == id) else { return Some(reply) };
        if let Reply::Generated(puzzle) = &reply
            && !puzzle.is_in_range()
        {
            let closest = race.closest.get_or_insert_with(|| puzzle.clone());
            if puzzle.given_count() < closest.given_count() {
                *closest = puzzle.clone();
            }
            if is_running {
                return None;
            }
        }
        let closest = self.race.take().and_then(|race| race.closest);
        match (reply, closest) {
            (Reply::Generated(puzzle), Some(closest)) if !puzzle.is_in_range() => {
                Some(Reply::Generated(closest))
            }
            (reply, _) => Some(reply),
        }
    }

    /// A worker failed and took its job with it.
    fn lost(&mut self, slot: usize, failure: Failure) -> Vec<Order> {
        let Some(mut work) = self.slots[slot].work.take() else { return Vec::new() };
        let id = work.job.id;
        if failure == Failure::Load {
            // Others will not load either; those that did go on.
            self.most = self.present().max(1);
        }
        work.losses += 1;
        if work.job.request.is_part() {
            if failure != Failure::Load {
                return self.retry(work, failure);
            }
            if work.losses < MOST_LOSSES {
                self.queue.push_front(work);
                return self.hand_out();
            }
            let mut orders = self.give_up(id);
            orders.extend(self.hand_out());
            orders.push(Order::Tell(Event::Failed(id, failure)));
            return orders;
        }
        if let Some(race) = self.race.as_mut().filter(|race| race.id == id) {
            race.seeds.clear(); // what failed once is not tried with every seed
        }
        if self.slots.iter().any(|slot| slot.is_at(id)) {
            return self.hand_out(); // others race on
        }
        let closest = self.race.take_if(|race| race.id == id).and_then(|race| race.closest);
        let event = match closest {
            Some(puzzle) => Event::Done(id, Reply::Generated(puzzle)),
            None => Event::Failed(id, failure),
        };
        let mut orders = self.hand_out();
        orders.push(Order::Tell(event));
        orders
    }

    /// Forgets a job and ends all that work on it.
    fn give_up(&mut self, id: JobId) -> Vec<Order> {
        self.queue.retain(|work| work.job.id != id);
        self.race.take_if(|race| race.id == id);
        self.splits.retain(|split| split.id != id);
        self.end_all(id)
    }

    /// Ends all that work on a job. The last worker there is starts afresh.
    fn end_all(&mut self, id: JobId) -> Vec<Order> {
        let mut orders = Vec::new();
        for slot in (0..self.slots.len()).rev() {
            if self.slots[slot].is_at(id) {
                self.slots[slot].work = None;
                if self.present() > 1 {
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

impl Slot {
    fn is_present(&self) -> bool {
        self.supervisor.is_present()
    }

    fn is_free(&self) -> bool {
        self.is_present() && self.work.is_none()
    }

    fn is_at(&self, id: JobId) -> bool {
        self.work.as_ref().is_some_and(|work| work.job.id == id)
    }
}

/// What the player reads in place of a line's result.
fn lost_line(failure: Failure) -> &'static str {
    match failure {
        Failure::Timeout => "Not done: this line took too long.",
        Failure::Crash | Failure::Load => "Not done: the solver crashed on this line.",
    }
}

#[cfg(test)]
mod tests;
