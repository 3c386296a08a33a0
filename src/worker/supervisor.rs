//! Watches over the worker: what to do when a job is wanted, given up or done,
//! and when the worker does not load, crashes or falls silent. Plain Rust with
//! no clock, so that every course of events is a unit test. [`super::pool`] has
//! one for each worker; [`super::client`] carries the orders out in the browser.
//!
//! A busy worker cannot hear "stop", so there is one remedy for everything: end
//! it and start another. At most one worker and one job at a time; no message
//! about any other job gets through. A worker that did not even load is tried
//! again only when there is a new job, so a broken host is not asked for ever.
//!
//! A browser may kill an idle worker without a word. So a worker acknowledges a
//! job at once, and one that was idle has [`BEGIN_MS`] for it. After that it is
//! replaced, and the new worker gets the same job. The new worker has just said
//! that it listens, so the short limit does not apply to it: a slow machine
//! costs a job one fresh start, never more.

use super::protocol::Failure;
use nonet_engine::generate::Progress;

use super::protocol::{Job, JobId, Message, Reply};

/// How long a worker may take to say that it listens, in milliseconds. Only its
/// two scripts are fetched in this time, 16 KB: the page has the module by then.
pub const LOAD_MS: u32 = 30_000;
/// How long an idle worker may take to acknowledge a job, in milliseconds.
pub const BEGIN_MS: u32 = 2_000;
/// How long a job may go on without a sign of life, in milliseconds.
pub const SILENCE_MS: u32 = 60_000;

/// What the page is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The job is under way.
    Progress(JobId, Progress),
    /// The job is done.
    Done(JobId, Reply),
    /// The job is lost, and why; the next one may be started.
    Failed(Failure),
}

/// What the client is to do, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// End the worker, if there is one, and start another.
    Spawn,
    /// End the worker.
    End,
    /// Send it a job.
    Post(Job),
    /// Call [`Supervisor::overdue`] after so many milliseconds, in place of any earlier call.
    Wait(u32),
    /// Do not call it.
    Rest,
    /// Tell the page. Always last, since the page may answer with a new job.
    Tell(Event),
}

#[derive(Default)]
enum State {
    /// There is no worker.
    #[default]
    Absent,
    /// It was started but does not listen yet; what is sent now would be lost.
    Loading { waiting: Option<Job> },
    /// It listens.
    Idle,
    /// It was idle when the job was posted, and has not acknowledged it yet.
    Posted(Job),
    /// It works.
    Busy(JobId),
}

/// The worker as the page knows it.
#[derive(Default)]
pub struct Supervisor {
    state: State,
}

impl Supervisor {
    /// Starts a job; one that is still running or waiting is given up.
    pub fn start(&mut self, job: Job) -> Vec<Order> {
        match &mut self.state {
            State::Absent | State::Posted(_) | State::Busy(_) => self.respawn(Some(job)),
            State::Loading { waiting } => {
                *waiting = Some(job);
                Vec::new()
            }
            State::Idle => {
                self.state = State::Posted(job.clone());
                vec![Order::Post(job), Order::Wait(BEGIN_MS)]
            }
        }
    }

    /// Gives up the job, if there is one.
    pub fn stop(&mut self) -> Vec<Order> {
        match &mut self.state {
            State::Posted(_) | State::Busy(_) => self.respawn(None),
            State::Loading { waiting } => {
                *waiting = None;
                Vec::new()
            }
            State::Absent | State::Idle => Vec::new(),
        }
    }

    /// Ends the worker and whatever it does.
    pub fn end(&mut self) -> Vec<Order> {
        self.state = State::Absent;
        vec![Order::End, Order::Rest]
    }

    /// Whether there is a worker, be it one that is loading.
    pub fn is_present(&self) -> bool {
        !matches!(self.state, State::Absent)
    }

    /// Takes in what the worker says.
    pub fn hear(&mut self, message: Message) -> Vec<Order> {
        let begun = match &self.state {
            State::Posted(job) if message.job() == Some(job.id) => Some(job.id),
            _ => None,
        };
        if let Some(id) = begun {
            self.state = State::Busy(id);
        }
        match (&mut self.state, message) {
            (State::Loading { waiting }, Message::Ready) => match waiting.take() {
                Some(job) => self.post(job),
                None => self.rest(Vec::new()),
            },
            (State::Busy(id), Message::Begun(of)) if *id == of => vec![Order::Wait(SILENCE_MS)],
            (State::Busy(id), Message::Progress(of, progress)) if *id == of => {
                vec![Order::Wait(SILENCE_MS), Order::Tell(Event::Progress(of, progress))]
            }
            (State::Busy(id), Message::Done(of, reply)) if *id == of => {
                self.rest(vec![Order::Tell(Event::Done(of, reply))])
            }
            _ => Vec::new(),
        }
    }

    /// The worker reported an error: its script did not load, or it crashed.
    pub fn broke(&mut self) -> Vec<Order> {
        self.lose(Failure::Crash)
    }

    /// The time asked for by [`Order::Wait`] is over.
    pub fn overdue(&mut self) -> Vec<Order> {
        match std::mem::take(&mut self.state) {
            State::Posted(job) => self.respawn(Some(job)),
            state => {
                self.state = state;
                self.lose(Failure::Timeout)
            }
        }
    }

    /// Gives up a worker that had its chance. The page hears of it only if a job is lost.
    fn lose(&mut self, failure: Failure) -> Vec<Order> {
        match std::mem::take(&mut self.state) {
            State::Posted(_) | State::Busy(_) => {
                let mut orders = self.respawn(None);
                orders.push(Order::Tell(Event::Failed(failure)));
                orders
            }
            State::Loading { waiting: Some(_) } => {
                vec![Order::End, Order::Rest, Order::Tell(Event::Failed(Failure::Load))]
            }
            State::Loading { waiting: None } | State::Idle | State::Absent => vec![Order::End, Order::Rest],
        }
    }

    fn respawn(&mut self, waiting: Option<Job>) -> Vec<Order> {
        self.state = State::Loading { waiting };
        vec![Order::Spawn, Order::Wait(LOAD_MS)]
    }

    fn post(&mut self, job: Job) -> Vec<Order> {
        self.state = State::Busy(job.id);
        vec![Order::Post(job), Order::Wait(SILENCE_MS)]
    }

    fn rest(&mut self, then: Vec<Order>) -> Vec<Order> {
        self.state = State::Idle;
        std::iter::once(Order::Rest).chain(then).collect()
    }
}

#[cfg(test)]
mod tests;
