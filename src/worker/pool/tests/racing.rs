//! Searches that several workers try with different seeds.

use super::*;

#[test]
fn a_search_that_is_raced_before_the_module_is_there_is_raced() {
    let mut pool = Pool::new(3);
    pool.start(search(1));
    pool.hurry(JobId(1), vec![2]);
    let orders = pool.take_module();
    assert!(orders.contains(&Order::Look(GROW_MS)), "{orders:?}");
    assert_eq!(spawned(&pool.look()), [1]);
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
    let at = |done, givens| Progress { givens, ..Progress::new(done, 9) };
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
    assert_eq!(told(&pool.fail(0)), []);
    assert_eq!(posted(&[pool.hear(0, Message::Ready), pool.look()].concat()), [], "no further seed");
    assert_eq!(told(&pool.time_out(1)), [Event::Failed(JobId(1), Failure::Timeout)]);
}
