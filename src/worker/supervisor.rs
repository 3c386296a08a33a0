//! Supervises one worker: decides what to do when a job starts, stops or ends, and when
//! the worker does not load, crashes or stays silent. Plain Rust without a clock, so
//! every sequence of events has a unit test. [`super::pool`] has one supervisor for
//! each worker; `client` carries out the orders in the browser.
//!
//! A busy worker can't receive a stop message. So the remedy is always the same: end
//! the worker and start another. A supervisor has at most one worker and one job. It
//! drops messages about any other job. After a worker did not load, it retries only for
//! a new job, so it does not send endless requests to a broken host.
//!
//! A browser may kill an idle worker without notice. So an idle worker must acknowledge
//! a job within [`BEGIN_MS`]. If it does not, the supervisor replaces it and posts the
//! job once more. The new worker has just reported that it is ready, so the short limit
//! does not apply to it. A slow machine therefore restarts a job at most once.

use super::protocol::Failure;
use nonet_engine::Progress;

use super::protocol::{Job, JobId, Message, Reply};

/// Maximum time until a new worker is ready, in milliseconds. It fetches only two
/// scripts of 16 KB in this time; the page has the module already.
pub const LOAD_MS: u32 = 30_000;
/// Maximum time until an idle worker acknowledges a job, in milliseconds.
pub const BEGIN_MS: u32 = 2_000;
/// Maximum time between two messages of a busy worker, in milliseconds.
pub const SILENCE_MS: u32 = 60_000;

/// An event for the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The progress of the job.
    Progress(JobId, Progress),
    /// The job is done.
    Done(JobId, Reply),
    /// The job is lost, with the reason. The next one may be started.
    Failed(Failure),
}

/// An order to the client. Orders are carried out in sequence.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// End the worker, if there is one, and start another.
    Spawn,
    /// End the worker.
    End,
    /// Send it a job.
    Post(Job),
    /// Call [`Supervisor::time_out`] after this many milliseconds. Replaces an earlier
    /// call.
    Wait(u32),
    /// Cancel that call.
    Rest,
    /// Tell the page. Always last, since the page may answer with a new job.
    Tell(Event),
}

#[derive(Default)]
enum State {
    /// There is no worker.
    #[default]
    Absent,
    /// It was started but is not ready. A message sent now would be lost.
    Loading { waiting: Option<Job> },
    /// It is ready and has no job.
    Idle,
    /// The job is posted but not acknowledged. The worker was idle before.
    Posted(Job),
    /// It does a job.
    Busy(JobId),
}

/// The page's view of one worker.
#[derive(Default)]
pub struct Supervisor {
    state: State,
}

impl Supervisor {
    /// Starts a job. It replaces a running or waiting one.
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

    /// Stops the job, if there is one.
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

    /// Ends the worker and its job.
    pub fn end(&mut self) -> Vec<Order> {
        self.state = State::Absent;
        vec![Order::End, Order::Rest]
    }

    /// Whether there is a worker, loading or ready.
    pub fn is_present(&self) -> bool {
        !matches!(self.state, State::Absent)
    }

    /// Whether there is a worker that is not ready.
    pub fn is_loading(&self) -> bool {
        matches!(self.state, State::Loading { .. })
    }

    /// Handles a message of the worker.
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
    pub fn fail(&mut self) -> Vec<Order> {
        self.lose(Failure::Crash)
    }

    /// The time of [`Order::Wait`] has passed.
    pub fn time_out(&mut self) -> Vec<Order> {
        match std::mem::take(&mut self.state) {
            State::Posted(job) => self.respawn(Some(job)),
            state => {
                self.state = state;
                self.lose(Failure::Timeout)
            }
        }
    }

    /// Gives up the worker. The page is told only if a job is lost.
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
