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
mod tests {
    use super::*;
    use crate::worker::protocol::Request;
    use nonet_engine::{Grid, Variant};

    fn job(id: u32) -> Job {
        Job { id: JobId(id), request: Request::Count { givens: Grid::empty(Variant::CLASSIC), limit: 2 } }
    }

    fn done(id: u32) -> Message {
        Message::Done(JobId(id), Reply::Counted(1))
    }

    fn spawned() -> Vec<Order> {
        vec![Order::Spawn, Order::Wait(LOAD_MS)]
    }

    fn posted(id: u32) -> Vec<Order> {
        vec![Order::Post(job(id)), Order::Wait(SILENCE_MS)]
    }

    fn lost(failure: Failure) -> Order {
        Order::Tell(Event::Failed(failure))
    }

    /// A supervisor whose worker is at work on job 1.
    fn busy() -> Supervisor {
        let mut supervisor = Supervisor::default();
        assert_eq!(supervisor.start(job(1)), spawned());
        assert_eq!(supervisor.hear(Message::Ready), posted(1));
        supervisor
    }

    #[test]
    fn a_job_waits_until_the_worker_listens_and_is_done_once() {
        let mut supervisor = busy();
        let told = vec![Order::Rest, Order::Tell(Event::Done(JobId(1), Reply::Counted(1)))];
        assert_eq!(supervisor.hear(done(1)), told);
        assert_eq!(supervisor.hear(done(1)), []);
        let orders = supervisor.start(job(2));
        assert_eq!(orders, [Order::Post(job(2)), Order::Wait(BEGIN_MS)], "the same worker goes on");
        assert_eq!(supervisor.hear(Message::Begun(JobId(1))), [], "not this job");
        assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [Order::Wait(SILENCE_MS)]);
        assert_eq!(supervisor.overdue(), [spawned(), vec![lost(Failure::Timeout)]].concat());
    }

    /// A supervisor whose worker was idle when it got job 2.
    fn asked() -> Supervisor {
        let mut supervisor = busy();
        supervisor.hear(done(1));
        supervisor.start(job(2));
        supervisor
    }

    #[test]
    fn an_idle_worker_that_is_gone_is_replaced_and_the_job_posted_once_more() {
        let mut supervisor = asked();
        assert_eq!(supervisor.overdue(), spawned(), "soon, and the page hears nothing of it");
        assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [], "the old worker's late word");
        assert_eq!(supervisor.hear(Message::Ready), posted(2), "this time without the short limit");
        assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [Order::Wait(SILENCE_MS)]);
        let told = vec![Order::Rest, Order::Tell(Event::Done(JobId(2), Reply::Counted(1)))];
        assert_eq!(supervisor.hear(done(2)), told);
    }

    #[test]
    fn a_job_that_was_never_acknowledged_can_be_done_lost_or_given_up() {
        let told = vec![Order::Rest, Order::Tell(Event::Done(JobId(2), Reply::Counted(1)))];
        assert_eq!(asked().hear(done(2)), told);
        assert_eq!(asked().broke(), [spawned(), vec![lost(Failure::Crash)]].concat());
        assert_eq!(asked().stop(), spawned());
        assert_eq!(asked().start(job(3)), spawned());
    }

    #[test]
    fn a_job_is_lost_only_after_its_second_worker_fell_silent() {
        let mut supervisor = asked();
        supervisor.overdue();
        supervisor.hear(Message::Ready);
        assert_eq!(supervisor.overdue(), [spawned(), vec![lost(Failure::Timeout)]].concat());
    }

    #[test]
    fn progress_is_passed_on_and_counts_as_a_sign_of_life() {
        let progress = Progress { attempt: 2, attempts: 9, best: None, rating: None };
        let told = vec![Order::Wait(SILENCE_MS), Order::Tell(Event::Progress(JobId(1), progress))];
        assert_eq!(busy().hear(Message::Progress(JobId(1), progress)), told);
    }

    #[test]
    fn stopping_ends_the_worker_and_its_late_words_are_dropped() {
        let mut supervisor = busy();
        assert_eq!(supervisor.stop(), spawned());
        assert_eq!(supervisor.start(job(2)), []);
        assert_eq!(supervisor.hear(done(1)), []);
        assert_eq!(supervisor.hear(Message::Ready), posted(2));
        assert_eq!(supervisor.hear(done(1)), []);
    }

    #[test]
    fn a_second_job_takes_the_place_of_the_first() {
        let mut supervisor = busy();
        assert_eq!(supervisor.start(job(2)), spawned());
        assert_eq!(supervisor.start(job(3)), []);
        assert_eq!(supervisor.hear(Message::Ready), posted(3));
    }

    #[test]
    fn stopping_a_job_that_waits_leaves_the_worker_alone() {
        let mut supervisor = Supervisor::default();
        supervisor.start(job(1));
        assert_eq!(supervisor.stop(), []);
        assert_eq!(supervisor.hear(Message::Ready), [Order::Rest]);
        assert_eq!(supervisor.stop(), []);
    }

    #[test]
    fn a_crash_or_silence_loses_the_job_and_brings_a_new_worker() {
        for failure in [Failure::Crash, Failure::Timeout] {
            let mut supervisor = busy();
            let orders = if failure == Failure::Crash { supervisor.broke() } else { supervisor.overdue() };
            assert_eq!(orders, [spawned(), vec![lost(failure)]].concat());
            assert_eq!(supervisor.start(job(2)), []);
            assert_eq!(supervisor.hear(Message::Ready), posted(2));
        }
    }

    #[test]
    fn a_worker_that_does_not_load_is_tried_again_only_for_a_new_job() {
        let ended = vec![Order::End, Order::Rest];
        for give_up in [Supervisor::broke, Supervisor::overdue] {
            let mut supervisor = Supervisor::default();
            supervisor.start(job(1));
            assert_eq!(give_up(&mut supervisor), [ended.clone(), vec![lost(Failure::Load)]].concat());
            assert_eq!(supervisor.hear(Message::Ready), []);
            assert_eq!(supervisor.start(job(2)), spawned());
        }
    }

    #[test]
    fn trouble_without_a_job_is_not_told() {
        let mut supervisor = Supervisor::default();
        supervisor.start(job(1));
        supervisor.stop();
        assert_eq!(supervisor.broke(), [Order::End, Order::Rest]);
        supervisor.start(job(1));
        supervisor.hear(Message::Ready);
        supervisor.hear(done(1));
        assert_eq!(supervisor.broke(), [Order::End, Order::Rest]);
        assert_eq!(supervisor.start(job(2)), spawned());
    }
}
