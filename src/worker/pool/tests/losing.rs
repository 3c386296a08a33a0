//! Workers that crash, fall silent or do not load.

use super::*;

/// A way to lose a worker.
type Loss = fn(&mut Pool, usize) -> Vec<Order>;

/// Lets every worker do its work, except pieces with a deadly line, which fail. Returns
/// the events for the page.
fn work_on(pool: &mut Pool, mut orders: Vec<Order>, deadly: &str, fail: Loss) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..1_000 {
        events.extend(told(&orders));
        let Some(slot) = (0..pool.slot_count()).find(|&slot| pool.slots.all[slot].work.is_some()) else {
            break;
        };
        let work = pool.slots.all[slot].work.as_ref().map(|work| work.job.clone());
        let Some(Job { id, request: Request::Each(_, lines) }) = work else { panic!("only lists here") };
        pool.hear(slot, Message::Ready);
        orders = if lines.iter().any(|line| line == deadly) {
            fail(pool, slot)
        } else {
            let mut rows = Outcome::default();
            lines.iter().for_each(|line| {
                rows.push(if line == "line 3" { Err(LineFault::TooHard) } else { Ok(line) });
            });
            pool.hear(slot, Message::Done(id, Reply::Rows((&rows).into())))
        };
    }
    events
}

#[test]
fn a_line_that_no_worker_survives_is_marked_alone_and_all_others_are_done() {
    let ways: [(Loss, LineFault); 2] =
        [(Pool::fail, LineFault::Crashed), (Pool::time_out, LineFault::TimedOut)];
    for (fail, mark) in ways {
        for (workers, count, deadly) in [(1, 16, 11), (3, 15, 0), (2, 2, 1), (1, 1, 0), (3, 33, 32)] {
            let mut pool = awake(workers);
            let orders = pool.start(lines(1, count));
            let deadly = format!("line {deadly}");
            let events = work_on(&mut pool, orders, &deadly, fail);
            let [Event::Done(JobId(1), Reply::Rows(rows))] = &events[..] else { panic!("{events:?}") };
            let outcome = rows.unpack().unwrap();
            assert_eq!(outcome.rows.len(), count);
            for at in 0..count {
                let line = format!("line {at}");
                let expected = match at {
                    _ if line == deadly => Err(mark),
                    3 => Err(LineFault::TooHard),
                    _ => Ok(line.as_str()),
                };
                assert_eq!(outcome.get(at), expected);
            }
            assert!(pool.splits.is_empty() && pool.queue.is_empty());
        }
    }
}

#[test]
fn a_healthy_line_survives_a_worker_that_crashed_by_chance() {
    let mut pool = awake(1);
    pool.start(lines(1, 1));
    assert_eq!(told(&pool.fail(0)), []);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 1)]);
    let orders = pool.hear(0, rows(1));
    assert_eq!(told(&orders), [Event::Done(JobId(1), Reply::Rows((&Outcome::default()).into()))]);
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
    pool.fail(0);
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
    assert_eq!(told(&pool.fail(0)), [Event::Failed(JobId(1), Failure::Load)]);
    assert_eq!(spawned(&pool.start(part(2))), [0]);
    let orders = pool.fail(0);
    assert_eq!((spawned(&orders), told(&orders)), (vec![0], vec![]), "a part has a second try");
    assert_eq!(told(&pool.fail(0)), [Event::Failed(JobId(2), Failure::Load)]);
}

#[test]
fn after_one_did_not_load_a_job_gets_a_worker_that_asks_for_its_files_anew() {
    // The hint's worker hangs, then that of the puzzle made in advance, which is given up.
    let mut pool = loaded(1);
    pool.start(hint(1));
    pool.start(search(2));
    let orders = pool.time_out(0);
    assert_eq!((spawned(&orders), told(&orders)), (vec![0], vec![Event::Failed(JobId(1), Failure::Load)]));
    assert_eq!(ended(&pool.stop(JobId(2))), [0], "it may hang, too");
    assert_eq!(spawned(&pool.start(hint(3))), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 3)]);
    // Once one has loaded, a worker that loads may stay without a job.
    assert_eq!(spawned(&pool.stop(JobId(3))), [0]);
    pool.start(hint(4));
    assert_eq!(pool.stop(JobId(4)), []);
    assert_eq!(pool.start(hint(5)), []);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 5)]);
}

#[test]
fn a_job_that_joins_an_attempt_after_a_failure_gets_one_of_its_own() {
    let lost = |id| Event::Failed(JobId(id), Failure::Load);
    let mut pool = Pool::new(2);
    pool.start(search(1));
    pool.start(hint(2));
    assert_eq!(told(&pool.fail_module()), [Event::Loading(None), lost(2), lost(1)]);
    pool.start(search(3));
    assert_eq!(pool.start(hint(4)), [], "it waits for the attempt of the other one");
    let orders = pool.fail_module();
    assert_eq!(orders[0], Order::Fetch(Module::Classic));
    assert_eq!(told(&orders), [Event::Loading(Some(Loaded::default())), lost(3)]);
    assert_eq!(told(&pool.fail_module()), [Event::Loading(None), lost(4)], "once");
    pool.start(hint(5));
    assert_eq!(spawned(&pool.take_module()), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 5)]);
}

#[test]
fn when_one_does_not_load_others_that_load_without_a_job_are_ended() {
    let mut pool = awake(1);
    pool.start(search(1));
    assert_eq!(told(&pool.fail(0)), [Event::Failed(JobId(1), Failure::Crash)]);
    pool.start(search(2));
    assert_eq!(spawned(&pool.start(hint(3))), [1]);
    pool.stop(JobId(2));
    assert_eq!(spawned(&pool.start(hint(4))), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 4)]);
    pool.fail(0);
    let orders = pool.fail(1);
    assert_eq!((ended(&orders), told(&orders)), (vec![1, 0], vec![Event::Failed(JobId(3), Failure::Load)]));
    assert_eq!(spawned(&pool.start(hint(5))), [0]);
}

#[test]
fn where_further_workers_do_not_load_the_first_does_all() {
    let mut pool = awake(3);
    (1..=3).for_each(|id| drop(pool.start(part(id))));
    assert_eq!(spawned(&pool.look()), [1, 2]);
    for slot in [1, 2] {
        assert_eq!(told(&pool.fail(slot)), []);
    }
    let next = [pool.hear(0, rows(1)), pool.look(), pool.hear(0, rows(3)), pool.hear(0, rows(2))].concat();
    assert_eq!(spawned(&next), []);
    assert_eq!(told(&next).len(), 3);
}
