//! Sequences of events in a supervisor. The tests make up the worker's messages, so
//! they need no clock and no browser.

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

/// A supervisor whose worker does job 1.
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
    assert_eq!(orders, [Order::Post(job(2)), Order::Wait(BEGIN_MS)], "the same worker takes the next job");
    assert_eq!(supervisor.hear(Message::Begun(JobId(1))), [], "an old job");
    assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [Order::Wait(SILENCE_MS)]);
    assert_eq!(supervisor.time_out(), [spawned(), vec![lost(Failure::Timeout)]].concat());
}

/// A supervisor whose worker was idle when job 2 was posted.
fn asked() -> Supervisor {
    let mut supervisor = busy();
    supervisor.hear(done(1));
    supervisor.start(job(2));
    supervisor
}

#[test]
fn a_dead_idle_worker_is_replaced_and_its_job_posted_again() {
    let mut supervisor = asked();
    assert_eq!(supervisor.time_out(), spawned(), "the page is not told");
    assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [], "a late message of the old worker");
    assert_eq!(supervisor.hear(Message::Ready), posted(2), "the short limit no longer applies");
    assert_eq!(supervisor.hear(Message::Begun(JobId(2))), [Order::Wait(SILENCE_MS)]);
    let told = vec![Order::Rest, Order::Tell(Event::Done(JobId(2), Reply::Counted(1)))];
    assert_eq!(supervisor.hear(done(2)), told);
}

#[test]
fn a_job_that_was_never_acknowledged_can_be_done_lost_or_given_up() {
    let told = vec![Order::Rest, Order::Tell(Event::Done(JobId(2), Reply::Counted(1)))];
    assert_eq!(asked().hear(done(2)), told);
    assert_eq!(asked().fail(), [spawned(), vec![lost(Failure::Crash)]].concat());
    assert_eq!(asked().stop(), spawned());
    assert_eq!(asked().start(job(3)), spawned());
}

#[test]
fn a_job_is_lost_only_after_its_second_worker_times_out() {
    let mut supervisor = asked();
    supervisor.time_out();
    supervisor.hear(Message::Ready);
    assert_eq!(supervisor.time_out(), [spawned(), vec![lost(Failure::Timeout)]].concat());
}

#[test]
fn progress_is_passed_on_and_restarts_the_timeout() {
    let progress = Progress::new(2, 9);
    let told = vec![Order::Wait(SILENCE_MS), Order::Tell(Event::Progress(JobId(1), progress))];
    assert_eq!(busy().hear(Message::Progress(JobId(1), progress)), told);
}

#[test]
fn stopping_ends_the_worker_and_drops_its_late_messages() {
    let mut supervisor = busy();
    assert_eq!(supervisor.stop(), spawned());
    assert_eq!(supervisor.start(job(2)), []);
    assert_eq!(supervisor.hear(done(1)), []);
    assert_eq!(supervisor.hear(Message::Ready), posted(2));
    assert_eq!(supervisor.hear(done(1)), []);
}

#[test]
fn a_second_job_replaces_the_first() {
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
        let orders = if failure == Failure::Crash { supervisor.fail() } else { supervisor.time_out() };
        assert_eq!(orders, [spawned(), vec![lost(failure)]].concat());
        assert_eq!(supervisor.start(job(2)), []);
        assert_eq!(supervisor.hear(Message::Ready), posted(2));
    }
}

#[test]
fn a_worker_that_does_not_load_is_tried_again_only_for_a_new_job() {
    let ended = vec![Order::End, Order::Rest];
    for give_up in [Supervisor::fail, Supervisor::time_out] {
        let mut supervisor = Supervisor::default();
        supervisor.start(job(1));
        assert_eq!(give_up(&mut supervisor), [ended.clone(), vec![lost(Failure::Load)]].concat());
        assert_eq!(supervisor.hear(Message::Ready), []);
        assert_eq!(supervisor.start(job(2)), spawned());
    }
}

#[test]
fn failures_without_a_job_are_not_reported() {
    let mut supervisor = Supervisor::default();
    supervisor.start(job(1));
    supervisor.stop();
    assert_eq!(supervisor.fail(), [Order::End, Order::Rest]);
    supervisor.start(job(1));
    supervisor.hear(Message::Ready);
    supervisor.hear(done(1));
    assert_eq!(supervisor.fail(), [Order::End, Order::Rest]);
    assert_eq!(supervisor.start(job(2)), spawned());
}
