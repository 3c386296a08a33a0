//! Courses of events that a pool may meet. Workers are places in it; what they
//! say is made up, so no course needs a clock or a browser.

use super::*;
use crate::worker::protocol::{Outcome, Stand, Task};
use nonet_engine::formats::lines::Lines;
use nonet_engine::{Grid, Level, Variant};
use supervisor::Order as To;

fn part(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Each(Task::Solve, Lines::default()) }
}

/// A part of a list with so many lines, "line 0" and so on.
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
    Message::Done(JobId(id), Reply::Rows(Outcome::default()))
}

fn recipe(seed: u64) -> Recipe {
    Recipe::classic(Level::Extreme, seed)
}

fn search(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Generate(recipe(1)) }
}

/// The message that a puzzle with so many givens was found.
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

/// A pool that may have so many workers, and has their module.
fn loaded(workers: usize) -> Pool {
    let mut pool = Pool::new(workers + 1);
    pool.start(part(99));
    assert_eq!(spawned(&pool.fetched()), [0]);
    pool.hear(0, Message::Ready);
    assert_eq!(told(&pool.hear(0, rows(99))).len(), 1);
    pool.end(0);
    pool
}

/// A pool that may have so many workers, of which the first listens.
fn awake(workers: usize) -> Pool {
    let mut pool = loaded(workers);
    assert_eq!(spawned(&pool.start(part(100))), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 100)]);
    assert_eq!(told(&pool.hear(0, rows(100))).len(), 1);
    pool
}

/// Three workers at work on parts 1 to 3, and part 4 waits.
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
    let begun = vec![Order::Fetch, Order::Tell(Event::Loading(Some(Loaded::default())))];
    assert_eq!(pool.start(search(1)), begun);
    assert_eq!(pool.start(hint(2)), [], "it waits for the same download");
    let some = Loaded { bytes: 120_000, total: Some(307_000) };
    assert_eq!(pool.arrived(some), [Order::Tell(Event::Loading(Some(some)))]);
    let orders = pool.fetched();
    assert_eq!(spawned(&orders), [0]);
    assert_eq!(orders.last(), Some(&Order::Tell(Event::Loading(None))));
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 2)]);
    assert_eq!(posted(&pool.hear(0, Message::Done(JobId(2), Reply::Hint(None)))), [(0, 1)]);
    assert_eq!(pool.arrived(some), [], "it is over");
}

#[test]
fn a_module_that_does_not_come_fails_what_waits_and_is_fetched_for_the_next_job() {
    let mut pool = Pool::new(4);
    pool.start(search(1));
    pool.start(part(2));
    let mut events = vec![Event::Loading(None)];
    events.extend([1, 2].map(|id| Event::Failed(JobId(id), Failure::Load)));
    assert_eq!(told(&pool.not_fetched()), events);
    assert_eq!(pool.start(hint(3))[0], Order::Fetch);
    assert_eq!(spawned(&pool.fetched()), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 3)]);
}

#[test]
fn a_job_given_up_while_the_module_loads_starts_no_worker() {
    let mut pool = Pool::new(4);
    pool.start(search(1));
    assert_eq!(pool.stop(JobId(1)), []);
    assert_eq!(spawned(&pool.fetched()), []);
    assert_eq!(spawned(&pool.start(hint(2))), [0], "the module is there");
}

#[test]
fn a_search_that_is_raced_before_the_module_is_there_is_raced() {
    let mut pool = Pool::new(3);
    pool.start(search(1));
    pool.hurry(JobId(1), vec![2]);
    let orders = pool.fetched();
    assert!(orders.contains(&Order::Look(GROW_MS)), "{orders:?}");
    assert_eq!(spawned(&pool.look()), [1]);
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

/// How a worker is lost.
type Loss = fn(&mut Pool, usize) -> Vec<Order>;

/// Has every worker do what it was given, but for pieces with a line that no
/// worker survives. Returns what the page was told.
fn work_on(pool: &mut Pool, mut orders: Vec<Order>, deadly: &str, fail: Loss) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..1_000 {
        events.extend(told(&orders));
        let Some(slot) = (0..pool.slot_count()).find(|&slot| pool.slots[slot].work.is_some()) else { break };
        let work = pool.slots[slot].work.as_ref().map(|work| work.job.clone());
        let Some(Job { id, request: Request::Each(_, lines) }) = work else { panic!("only lists here") };
        pool.hear(slot, Message::Ready);
        orders = if lines.iter().any(|line| line == deadly) {
            fail(pool, slot)
        } else {
            let mut rows = Outcome::default();
            lines.iter().for_each(|line| rows.push(if line == "line 3" { Err(line) } else { Ok(line) }));
            pool.hear(slot, Message::Done(id, Reply::Rows(rows)))
        };
    }
    events
}

#[test]
fn a_line_that_no_worker_survives_is_marked_alone_and_all_others_are_done() {
    let ways: [(Loss, &str); 2] = [
        (Pool::broke, "Not done: the solver crashed on this line."),
        (Pool::overdue, "Not done: this line took too long."),
    ];
    for (fail, mark) in ways {
        for (workers, count, deadly) in [(1, 16, 11), (3, 15, 0), (2, 2, 1), (1, 1, 0), (3, 33, 32)] {
            let mut pool = awake(workers);
            let orders = pool.start(lines(1, count));
            let deadly = format!("line {deadly}");
            let events = work_on(&mut pool, orders, &deadly, fail);
            let [Event::Done(JobId(1), Reply::Rows(outcome))] = &events[..] else { panic!("{events:?}") };
            let row = |at| {
                let line = format!("line {at}");
                if line == deadly { mark.to_owned() } else { line }
            };
            assert_eq!(outcome.rows.iter().collect::<Vec<_>>(), (0..count).map(row).collect::<Vec<_>>());
            let fault = |at: &u32| format!("line {at}") == deadly || *at == 3;
            assert_eq!(outcome.faults, (0..count as u32).filter(fault).collect::<Vec<_>>());
            assert!(pool.splits.is_empty() && pool.queue.is_empty());
        }
    }
}

#[test]
fn a_healthy_line_survives_a_worker_that_crashed_by_chance() {
    let mut pool = awake(1);
    pool.start(lines(1, 1));
    assert_eq!(told(&pool.broke(0)), []);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 1)]);
    let orders = pool.hear(0, rows(1));
    assert_eq!(told(&orders), [Event::Done(JobId(1), Reply::Rows(Outcome::default()))]);
}

#[test]
fn puzzles_that_are_made_are_split_by_their_seeds() {
    let request = Request::Many(recipe(10), 5);
    let Some((Request::Many(first, 2), 2, Request::Many(other, 3))) = request.halves() else { panic!() };
    assert_eq!((first.seed, other.seed), (10, 12));
    assert_eq!(Request::Many(recipe(10), 1).halves(), None);
}

#[test]
fn a_split_part_that_is_given_up_leaves_nothing_behind() {
    let mut pool = awake(2);
    pool.start(lines(1, 8));
    pool.broke(0);
    let orders = pool.stop(JobId(1));
    assert_eq!(told(&orders), []);
    assert!(pool.splits.is_empty() && pool.queue.is_empty());
    pool.hear(0, Message::Ready);
    assert_eq!(posted(&pool.start(hint(2))), [(0, 2)]);
}

#[test]
fn where_no_worker_loads_each_job_fails() {
    let mut pool = loaded(3);
    pool.start(search(1));
    assert_eq!(told(&pool.broke(0)), [Event::Failed(JobId(1), Failure::Load)]);
    assert_eq!(spawned(&pool.start(part(2))), [0]);
    let orders = pool.broke(0);
    assert_eq!((spawned(&orders), told(&orders)), (vec![0], vec![]), "a part has a second try");
    assert_eq!(told(&pool.broke(0)), [Event::Failed(JobId(2), Failure::Load)]);
}

#[test]
fn where_further_workers_do_not_load_the_first_does_all() {
    let mut pool = awake(3);
    (1..=3).for_each(|id| drop(pool.start(part(id))));
    assert_eq!(spawned(&pool.look()), [1, 2]);
    for slot in [1, 2] {
        assert_eq!(told(&pool.broke(slot)), []);
    }
    let next = [pool.hear(0, rows(1)), pool.look(), pool.hear(0, rows(3)), pool.hear(0, rows(2))].concat();
    assert_eq!(spawned(&next), []);
    assert_eq!(told(&next).len(), 3);
}

#[test]
fn giving_a_list_up_leaves_one_worker() {
    let mut pool = at_work();
    let orders: Vec<Order> = (1..=4).flat_map(|id| pool.stop(JobId(id))).collect();
    assert_eq!(told(&orders), []);
    assert_eq!(pool.present(), 1);
    let orders: Vec<Order> = (0..3).flat_map(|slot| pool.hear(slot, rows(1))).collect();
    assert_eq!(told(&orders), [], "late words are dropped");
}

#[test]
fn a_search_that_takes_long_is_raced_and_the_first_in_range_wins() {
    let mut pool = awake(3);
    assert_eq!(posted(&pool.start(search(1))), [(0, 1)]);
    assert_eq!(pool.hurry(JobId(1), vec![2, 3, 4]), [Order::Look(GROW_MS)]);
    assert_eq!(spawned(&pool.look()), [1, 2]);
    let posts = [pool.hear(1, Message::Ready), pool.hear(2, Message::Ready)].concat();
    assert_eq!(posted(&posts), [(1, 1), (2, 1)]);
    let seeds: Vec<u64> = posts
        .iter()
        .filter_map(|order| match order {
            Order::Worker(_, To::Post(Job { request: Request::Generate(recipe), .. })) => Some(recipe.seed),
            _ => None,
        })
        .collect();
    assert_eq!(seeds, [2, 3]);
    let orders = pool.hear(1, found(1, 19, 2));
    assert_eq!(ended(&orders), [2, 0]);
    let [Event::Done(JobId(1), Reply::Generated(puzzle))] = &told(&orders)[..] else { panic!("{orders:?}") };
    assert_eq!(puzzle.recipe, Some(recipe(2)));
    assert_eq!(posted(&pool.start(part(2))), [(1, 2)], "the winner goes on");
}

#[test]
fn a_search_without_hurry_has_one_worker() {
    let mut pool = awake(4);
    assert_eq!(posted(&pool.start(search(1))), [(0, 1)]);
    assert_eq!(pool.look(), []);
}

#[test]
fn if_none_comes_into_range_the_closest_wins() {
    let mut pool = awake(2);
    pool.start(search(1));
    pool.hurry(JobId(1), vec![2]);
    pool.look();
    pool.hear(1, Message::Ready);
    assert_eq!(told(&pool.hear(0, found(1, 21, 1))), []);
    let orders = pool.hear(1, found(1, 22, 2));
    let [Event::Done(_, Reply::Generated(puzzle))] = &told(&orders)[..] else { panic!("{orders:?}") };
    assert_eq!(puzzle.given_count(), 21);
}

#[test]
fn the_progress_of_a_race_never_goes_back() {
    let mut pool = awake(2);
    pool.start(search(1));
    pool.hurry(JobId(1), vec![2]);
    pool.look();
    pool.hear(1, Message::Ready);
    let at = |attempt, best| Progress { attempt, attempts: 9, best, rating: None };
    let mut heard = |slot, progress| told(&pool.hear(slot, Message::Progress(JobId(1), progress)));
    assert_eq!(heard(0, at(5, Some(20))), [Event::Progress(JobId(1), at(5, Some(20)))]);
    assert_eq!(heard(1, at(1, None)), [Event::Progress(JobId(1), at(5, Some(20)))]);
    assert_eq!(heard(1, at(6, Some(21))), [Event::Progress(JobId(1), at(6, Some(20)))]);
}

#[test]
fn a_crash_in_a_race_is_told_only_if_it_was_the_last() {
    let mut pool = awake(2);
    pool.start(search(1));
    pool.hurry(JobId(1), vec![2, 3, 4]);
    pool.look();
    pool.hear(1, Message::Ready);
    assert_eq!(told(&pool.broke(0)), []);
    assert_eq!(posted(&[pool.hear(0, Message::Ready), pool.look()].concat()), [], "no further seed");
    assert_eq!(told(&pool.overdue(1)), [Event::Failed(JobId(1), Failure::Timeout)]);
}
