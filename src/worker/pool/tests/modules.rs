//! Which module the workers get, and what becomes of jobs that need another one.

use super::*;

/// A hint on a board that is not the classic one.
fn other_hint(id: u32) -> Job {
    let digits = Grid::empty("6x6".parse().unwrap());
    let stand = Stand { givens: digits.clone(), digits, removed: Vec::new() };
    Job { id: JobId(id), request: Request::Hint(stand, nonet_engine::human::Options::default()) }
}

fn fetched(orders: &[Order]) -> Vec<Module> {
    let fetch = |order: &Order| match order {
        Order::Fetch(module) => Some(*module),
        _ => None,
    };
    orders.iter().filter_map(fetch).collect()
}

fn hinted(id: u32) -> Message {
    Message::Done(JobId(id), Reply::Hint(None))
}

#[test]
fn a_request_names_the_module_that_knows_its_board() {
    let classic = Recipe::classic(Level::Easy, 1);
    let other = Recipe { variant: "6x6".parse().unwrap(), ..classic.clone() };
    let drawn = [
        Recipe { new_regions: true, ..classic.clone() },
        Recipe { new_clues: "killer".parse().unwrap(), ..classic.clone() },
    ];
    assert_eq!(Request::Generate(classic.clone()).module(), Module::Classic);
    assert_eq!(Request::Many(classic, 3).module(), Module::Classic);
    for recipe in drawn.into_iter().chain([other]) {
        assert_eq!(Request::Generate(recipe.clone()).module(), Module::Boards, "{recipe:?}");
    }
    assert_eq!([hint(1), other_hint(1)].map(|job| job.request.module()), [Module::Classic, Module::Boards]);
}

#[test]
fn the_first_job_fetches_the_module_that_it_needs() {
    for (job, module) in [(hint(1), Module::Classic), (other_hint(1), Module::Boards)] {
        let mut pool = Pool::new(4);
        assert_eq!(fetched(&pool.start(job)), [module]);
        let orders = pool.take_module();
        assert_eq!((spawned(&orders), fetched(&orders)), (vec![0], vec![]));
    }
}

#[test]
fn a_job_that_needs_more_replaces_an_idle_worker_and_the_module_is_fetched_once() {
    let mut pool = awake(1);
    let orders = pool.start(other_hint(1));
    assert_eq!((fetched(&orders), posted(&orders), spawned(&orders)), (vec![Module::Boards], vec![], vec![]));
    let orders = pool.take_module();
    assert_eq!((ended(&orders), spawned(&orders)), (vec![0], vec![0]));
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 1)]);
    assert_eq!(told(&pool.hear(0, hinted(1))).len(), 1);
    assert_eq!(posted(&pool.start(hint(2))), [(0, 2)], "this worker can do all");
    pool.hear(0, hinted(2));
    assert_eq!(posted(&pool.start(other_hint(3))), [(0, 3)]);
}

#[test]
fn while_more_loads_classic_jobs_go_on() {
    let mut pool = awake(1);
    pool.start(other_hint(1));
    assert_eq!(posted(&pool.start(hint(2))), [(0, 2)]);
    assert_eq!(spawned(&pool.take_module()), [1], "the other one is at work");
    assert_eq!(told(&pool.hear(0, hinted(2))).len(), 1);
    assert_eq!(posted(&pool.hear(1, Message::Ready)), [(1, 1)]);
}

#[test]
fn if_more_does_not_load_only_the_jobs_that_need_it_are_lost() {
    let mut pool = awake(1);
    pool.start(part(1));
    pool.start(part(2));
    pool.start(other_hint(3));
    let events = [Event::Loading(None), Event::Failed(JobId(3), Failure::Load)];
    assert_eq!(told(&pool.fail_module()), events);
    assert_eq!(posted(&pool.hear(0, rows(1))), [(0, 2)]);
    assert_eq!(fetched(&pool.start(other_hint(4))), [Module::Boards], "again");
}

#[test]
fn what_a_worker_finds_out_to_be_beyond_it_is_done_by_one_that_knows_all_boards() {
    let mut pool = awake(1);
    pool.start(part(1));
    let orders = pool.hear(0, Message::Done(JobId(1), Reply::Beyond));
    assert_eq!((fetched(&orders), posted(&orders)), (vec![Module::Boards], vec![]));
    assert_eq!(told(&orders), [Event::Loading(Some(Loaded::default()))], "the page waits for the job");
    assert_eq!(spawned(&pool.take_module()), [0]);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 1)]);
    assert_eq!(told(&pool.hear(0, rows(1))).len(), 1);
}

#[test]
fn a_module_that_is_likely_to_be_needed_is_there_before_its_jobs() {
    let mut pool = Pool::new(2);
    assert_eq!(fetched(&pool.prepare(Module::Boards)), [Module::Boards]);
    assert_eq!(pool.start(search(1)), [], "it needs no other download");
    assert_eq!(spawned(&pool.take_module()), [0]);
    assert_eq!(pool.prepare(Module::Boards), []);
    assert_eq!(posted(&pool.hear(0, Message::Ready)), [(0, 1)]);
}

#[test]
fn a_race_on_another_board_waits_for_its_module() {
    let mut pool = awake(3);
    let recipe = Recipe { variant: "6x6".parse().unwrap(), ..recipe(1) };
    pool.start(Job { id: JobId(1), request: Request::Generate(recipe) });
    assert_eq!(pool.hurry(JobId(1), vec![2]), []);
    let orders = pool.take_module();
    assert_eq!((spawned(&orders), orders.contains(&Order::Look(GROW_MS))), (vec![0], true));
    assert_eq!(spawned(&pool.look()), [1]);
}
