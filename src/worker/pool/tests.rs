//! Sequences of events in a pool. The tests make up the workers' messages, so they need
//! no clock and no browser. Races are in `racing`, lost workers in `losing`.

mod losing;
mod modules;
mod racing;

use super::*;
use crate::worker::protocol::{LineFault, Loaded, Outcome, Stand, Task};
use nonet_engine::formats::lines::Lines;
use nonet_engine::{Grid, Level, Puzzle, Recipe, Variant};
use supervisor::Order as To;

fn part(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Each(Task::Solve, Lines::default()) }
}

/// A part of a list with `count` lines, "line 0" and so on.
fn lines(id: u32, count: usize) -> Job {
    let lines: Vec<String> = (0..count).map(|at| format!("line {at}")).collect();
    let lines = lines.iter().map(String::as_str).collect();
    Job { id: JobId(id), request: Request::Each(Task::Solve, lines) }
}

fn hint(id: u32) -> Job {
    let digits = Grid::empty(Variant::CLASSIC);
    let stand = Stand { givens: digits.clone(), digits, removed: Vec::new() };
    Job { id: JobId(id), request: Request::Hint(stand, nonet_engine::human::Options::default()) }
}

fn rows(id: u32) -> Message {
    Message::Done(JobId(id), Reply::Rows((&Outcome::default()).into()))
}

fn recipe(seed: u64) -> Recipe {
    Recipe::classic(Level::Extreme, seed)
}

fn search(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Generate(recipe(1)) }
}

/// The message that a puzzle with this many givens was found.
fn found(id: u32, givens: usize, seed: u64) -> Message {
    let mut grid = Grid::empty(Variant::CLASSIC);
    let one = nonet_engine::Digit::new(1);
    (0..givens).for_each(|at| grid.set(nonet_engine::Cell::new(at), one));
    let puzzle = Puzzle { givens: grid.clone(), solution: grid, recipe: Some(recipe(seed)), grade: None };
    Message::Done(JobId(id), Reply::Generated(puzzle))
}

/// Jobs that were posted, with the worker.
fn posted(orders: &[Order]) -> Vec<(usize, u32)> {
    let post = |order: &Order| match order {
        Order::Worker(slot, To::Post(job)) => Some((*slot, job.id.0)),
        _ => None,
    };
    orders.iter().filter_map(post).collect()
}

fn spawned(orders: &[Order]) -> Vec<usize> {
    let spawn = |order: &Order| match order {
        Order::Worker(slot, To::Spawn) => Some(*slot),
        _ => None,
    };
    orders.iter().filter_map(spawn).collect()
}

fn ended(orders: &[Order]) -> Vec<usize> {
    let end = |order: &Order| match order {
        Order::Worker(slot, To::End) => Some(*slot),
        _ => None,
    };
    orders.iter().filter_map(end).collect()
}

fn told(orders: &[Order]) -> Vec<Event> {
    let tell = |order: &Order| match order {
        Order::Tell(event) => Some(event.clone()),
        _ => None,
    };
    orders.iter().filter_map(tell).collect()
}

/// A pool with a maximum of `workers` workers that has their module.
fn loaded(workers: usize) -> Pool {
    let mut pool = Pool::new(workers + 1);
    pool.start(part(99));
    assert_eq!(spawned(&pool.take_module()), [0]);
    pool.hear(0, Message::Ready);
    assert_eq!(told(&pool.hear(0, rows(99))).len(), 1);
    pool.end(0);
    pool
}

/// A pool with a maximum of `workers` workers, of which the first listens.
fn awake(workers: usize) -> Pool {
    let mut pool = loaded(workers);
    assert_eq!(spawned(&pool.start(part(100))), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 100)]);
    assert_eq!(told(&pool.hear(0, rows(100))).len(), 1);
    pool
}

/// A pool whose three workers work on parts 1 to 3 while part 4 waits.
fn at_work() -> Pool {
    let mut pool = awake(3);
    for id in 1..=4 {
        pool.start(part(id));
    }
    assert_eq!(spawned(&pool.look()), [1, 2]);
    assert_eq!(posted(&pool.hear(1, Message::Ready)), [(1, 2)]);
    assert_eq!(posted(&pool.hear(2, Message::Ready)), [(2, 3)]);
    pool
}

#[test]
fn what_is_done_soon_is_done_by_one_worker() {
    let mut pool = awake(4);
    assert_eq!(posted(&pool.start(part(1))), [(0, 1)]);
    assert_eq!(pool.start(part(2)), [Order::Look(GROW_MS)]);
    assert_eq!(posted(&pool.hear(0, rows(1))), [(0, 2)]);
    assert_eq!(told(&pool.hear(0, rows(2))).len(), 1);
    assert_eq!(pool.look(), [], "nothing waits any more");
}

#[test]
fn a_long_list_gets_all_workers_and_each_part_is_done_once() {
    let mut pool = at_work();
    assert_eq!(posted(&pool.hear(1, rows(2))), [(1, 4)]);
    let mut seen = Vec::new();
    for (slot, id) in [(0, 1), (2, 3), (1, 4)] {
        seen.extend(told(&pool.hear(slot, rows(id))));
    }
    assert_eq!(seen.len(), 3);
    assert_eq!(pool.hear(1, rows(4)), []);
}

#[test]
fn workers_that_nobody_needs_are_ended_after_a_while() {
    let mut pool = at_work();
    let mut last = Vec::new();
    for (slot, id) in [(1, 2), (0, 1), (2, 3)] {
        last.extend(pool.hear(slot, rows(id)));
    }
    assert!(last.contains(&Order::Look(IDLE_MS)));
    assert_eq!(ended(&pool.look()), [2], "one is still at work, one stays");
    assert!(pool.hear(1, rows(4)).contains(&Order::Look(IDLE_MS)));
    assert_eq!(ended(&pool.look()), [1]);
    assert_eq!(pool.look(), []);
    assert_eq!(posted(&pool.start(part(5))), [(0, 5)]);
}

#[test]
fn one_core_is_left_to_the_page_and_there_is_always_a_worker() {
    let slots = |cores| Pool::new(cores).slot_count() - SPARE;
    assert_eq!([0, 1, 2, 3, 8, 9, 64].map(slots), [1, 1, 1, 2, 7, MOST, MOST]);
    let mut pool = awake(1);
    pool.start(part(1));
    assert_eq!(pool.start(part(2)), []);
    assert_eq!(pool.look(), []);
}

#[test]
fn the_module_is_fetched_once_for_all_jobs_and_they_wait_for_it() {
    let mut pool = Pool::new(4);
    let begun = vec![Order::Fetch(Module::Classic), Order::Tell(Event::Loading(Some(Loaded::default())))];
    assert_eq!(pool.start(search(1)), begun);
    assert_eq!(pool.start(hint(2)), [], "it waits for the same download");
    let some = Loaded { bytes: 120_000, total: Some(307_000) };
    assert_eq!(pool.report_loading(some), [Order::Tell(Event::Loading(Some(some)))]);
    let orders = pool.take_module();
    assert_eq!(spawned(&orders), [0]);
    assert_eq!(orders.last(), Some(&Order::Tell(Event::Loading(None))));
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 2)]);
    assert_eq!(posted(&pool.hear(0, Message::Done(JobId(2), Reply::Hint(None)))), [(0, 1)]);
    assert_eq!(pool.report_loading(some), [], "it is over");
}

#[test]
fn a_module_that_does_not_come_fails_what_waits_and_is_fetched_for_the_next_job() {
    let mut pool = Pool::new(4);
    pool.start(search(1));
    pool.start(part(2));
    let mut events = vec![Event::Loading(None)];
    events.extend([1, 2].map(|id| Event::Failed(JobId(id), Failure::Load)));
    assert_eq!(told(&pool.fail_module()), events);
    assert_eq!(pool.start(hint(3))[0], Order::Fetch(Module::Classic));
    assert_eq!(spawned(&pool.take_module()), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 3)]);
}

#[test]
fn a_job_given_up_while_the_module_loads_starts_no_worker() {
    let mut pool = Pool::new(4);
    pool.start(search(1));
    assert_eq!(pool.stop(JobId(1)), []);
    assert_eq!(spawned(&pool.take_module()), []);
    assert_eq!(spawned(&pool.start(hint(2))), [0], "the module is there");
}

#[test]
fn a_hint_does_not_wait_for_long_jobs() {
    for cores in [1, 3] {
        let mut pool = awake(cores);
        pool.start(search(1));
        assert_eq!(spawned(&pool.start(hint(2))), [1], "at once");
        assert_eq!(posted(&pool.hear(1, Message::Ready)), [(1, 2)]);
        assert_eq!(told(&pool.hear(1, Message::Done(JobId(2), Reply::Hint(None)))).len(), 1);
        assert_eq!(posted(&pool.start(hint(3))), [(1, 3)], "who is there is asked again");
    }
}

#[test]
fn a_single_job_goes_before_the_parts_that_wait() {
    let mut pool = at_work();
    pool.start(search(9));
    assert_eq!(posted(&pool.hear(0, rows(1))), [(0, 9)]);
}

#[test]
fn giving_a_list_up_leaves_one_worker() {
    let mut pool = at_work();
    let orders: Vec<Order> = (1..=4).flat_map(|id| pool.stop(JobId(id))).collect();
    assert_eq!(told(&orders), []);
    assert_eq!(pool.slots.present(), 1);
    let orders: Vec<Order> = (0..3).flat_map(|slot| pool.hear(slot, rows(1))).collect();
    assert_eq!(told(&orders), [], "late words are dropped");
}
