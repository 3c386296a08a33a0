//! The workbench without a browser: the jobs that it gives out are done here by
//! the worker's own handler, in any order, or are lost.

use nonet::engine::{Grid, Level, Variant};
use nonet::session::action::{Action, Effect, Failure, Screen};
use nonet::session::workbench::{Act, Draft, FileKind, scroll};
use nonet::session::{Saved, Session};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, Task};

const PUZZLE: &str = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

fn session() -> Session {
    let (mut session, _) = Session::start(Saved::default(), 7, 0);
    session.update(Action::Show(Screen::Workbench), 0);
    session.update(Action::Cancel, 0);
    session
}

fn act(session: &mut Session, act: Act, now: u64) -> Vec<Effect> {
    session.update(Action::Workbench(act), now)
}

fn jobs(effects: Vec<Effect>) -> Vec<Job> {
    let job = |effect| if let Effect::Start(job) = effect { Some(job) } else { None };
    effects.into_iter().filter_map(job).collect()
}

/// Does all jobs, the one given out last first, and those that follow.
fn work(session: &mut Session, mut waiting: Vec<Job>) -> usize {
    let mut done = 0;
    while let Some(Job { id, request }) = waiting.pop() {
        done += 1;
        let reply = handle(request, &mut |_| {});
        waiting.extend(jobs(session.update(Action::Done(id, reply), 2_000)));
    }
    assert!(!session.workbench().is_busy());
    done
}

/// A list with a comment, an empty line and two bad lines.
fn list(count: usize) -> String {
    let mut text = "# a comment\n\nnonsense\n".to_owned();
    text += &format!("{PUZZLE}\trated 9.0\n").repeat(count);
    text + &PUZZLE[1..]
}

#[test]
fn a_list_is_solved_in_the_order_of_its_lines() {
    let mut session = session();
    act(&mut session, Act::Typed(list(3_000)), 0);
    assert_eq!(session.workbench().len(), 3_002);
    let effects = act(&mut session, Act::Run(Task::Solve), 0);
    let first = jobs(effects);
    assert_eq!(first.len(), 16, "no more than workers can soon take");
    assert!(work(&mut session, first) > 16);
    let bench = session.workbench();
    assert_eq!((bench.row_count(), bench.fault_count()), (3_002, 2));
    assert_eq!(bench.status(), "Solved 3,002 puzzles in 2 s, 1,501 a second. 2 lines are at fault.");
    let rows = bench.rows();
    assert_eq!((rows[0].line.as_str(), rows[1].line.as_str()), ("3", "4"));
    assert!(rows[0].fault.as_ref().unwrap().starts_with("Column 4: \"s\""), "{:?}", rows[0]);
    assert_eq!(rows[1].puzzle, PUZZLE);
    assert_eq!(rows[1].cells[0], "1");
    assert!(Grid::read(Variant::CLASSIC, &rows[1].cells[1]).unwrap().is_solved());
    act(&mut session, Act::FaultsOnly(true), 0);
    let faults = session.workbench().rows();
    assert_eq!(faults.iter().map(|row| row.line.as_str()).collect::<Vec<_>>(), ["3", "3,004"]);
}

#[test]
fn a_file_is_read_in_slices_and_only_so_much_of_it() {
    let mut session = session();
    act(&mut session, Act::Open("puzzles.txt".to_owned()), 0);
    for slice in list(100).as_bytes().chunks(1_000) {
        act(&mut session, Act::Slice(slice.to_vec()), 0);
        assert!(jobs(act(&mut session, Act::Run(Task::Solve), 0)).is_empty(), "not before it is whole");
    }
    act(&mut session, Act::End, 0);
    assert_eq!(session.workbench().status(), "102 puzzles from puzzles.txt.");
    act(&mut session, Act::Open("many.txt".to_owned()), 0);
    let slice = "1\n".repeat(100_000).into_bytes();
    (0..11).for_each(|_| drop(act(&mut session, Act::Slice(slice.clone()), 0)));
    act(&mut session, Act::End, 0);
    assert_eq!(session.workbench().len(), 1_000_000);
    assert_eq!(session.workbench().status(), "The first 1,000,000 puzzles of many.txt; more are not taken.");
}

#[test]
fn a_lost_piece_is_told_and_where_no_worker_loads_all_ends() {
    let mut session = session();
    act(&mut session, Act::Typed(list(40)), 0);
    let mut waiting = jobs(act(&mut session, Act::Run(Task::Count), 0));
    let lost = waiting.remove(1);
    session.update(Action::WorkerFailed(lost.id, Failure::Crash), 0);
    work(&mut session, waiting);
    let bench = session.workbench();
    assert_eq!(bench.fault_count(), 16 + 2);
    assert_eq!(bench.rows()[17].fault.as_deref().unwrap_or_default().split(':').next(), Some("Not done"));
    let waiting = jobs(act(&mut session, Act::Run(Task::Count), 0));
    let effects = session.update(Action::WorkerFailed(waiting[0].id, Failure::Load), 0);
    assert!(effects.contains(&Effect::Stop(waiting[1].id)));
    assert!(!session.workbench().is_busy());
    assert!(session.workbench().status().contains("could not start"));
}

#[test]
fn making_is_the_same_in_any_order_and_what_is_made_can_be_worked_on() {
    let made = |is_reversed: bool| {
        let mut session = session();
        let draft = Draft { level: Level::Hard, count: "300".to_owned(), seed: "5".to_owned() };
        act(&mut session, Act::Draft(draft), 0);
        let mut waiting = jobs(act(&mut session, Act::Make, 0));
        if is_reversed {
            waiting.reverse();
        }
        work(&mut session, waiting);
        session
    };
    let (mut session, other) = (made(false), made(true));
    assert_eq!(session.workbench().rows(), other.workbench().rows());
    assert_eq!(session.workbench().row_count(), 300);
    assert_eq!(session.workbench().rows()[7].cells[1], "12", "seeds count up from the first");
    let waiting = jobs(act(&mut session, Act::Run(Task::Minimise), 0));
    work(&mut session, waiting);
    assert_eq!(session.workbench().fault_count(), 0, "each has one solution");
}

#[test]
fn what_cannot_be_made_is_told() {
    let read = |count: &str, seed: &str| {
        Draft { count: count.to_owned(), seed: seed.to_owned(), ..Draft::default() }.read()
    };
    assert_eq!(read("1,000", ""), Ok((1_000, None)));
    assert_eq!(read(" 5 ", " 9 "), Ok((5, Some(9))));
    assert!(read("0", "").is_err() && read("1000001", "").is_err() && read("5", "x").is_err());
}

#[test]
fn giving_up_keeps_what_is_done() {
    let mut session = session();
    let draft = Draft { count: "1000".to_owned(), ..Draft::default() };
    act(&mut session, Act::Draft(draft), 0);
    let mut waiting = jobs(act(&mut session, Act::Make, 0));
    let Job { id, request } = waiting.pop().unwrap();
    session.update(Action::Done(id, handle(request, &mut |_| {})), 10);
    let effects = act(&mut session, Act::Cancel, 20);
    assert!(waiting.iter().all(|job| effects.contains(&Effect::Stop(job.id))));
    let bench = session.workbench();
    assert!((1..1_000).contains(&bench.row_count()), "{}", bench.row_count());
    assert!(bench.rows().iter().all(|row| row.puzzle.len() == 81 && row.cells.len() == 2));
    assert!(bench.status().starts_with("Stopped after"), "{}", bench.status());
    let late = &waiting[0];
    session.update(Action::Done(late.id, handle(late.request.clone(), &mut |_| {})), 30);
    assert!(session.workbench().status().starts_with("Stopped after"));
}

/// The file that is handed out, put together.
fn file(session: &mut Session, kind: FileKind) -> String {
    let mut effects = act(session, Act::Save(kind), 0);
    let mut whole_text = String::new();
    loop {
        let [Effect::Part { text, whole }] = &effects[..] else { panic!("{effects:?}") };
        whole_text += text;
        if whole.is_some() {
            return whole_text;
        }
        effects = act(session, Act::NextPart, 0);
    }
}

#[test]
fn a_file_holds_every_line_and_its_text_is_a_list_again() {
    let mut session = session();
    act(&mut session, Act::Typed(list(3_000)), 0);
    let waiting = jobs(act(&mut session, Act::Run(Task::Count), 0));
    work(&mut session, waiting);
    let csv = file(&mut session, FileKind::Csv);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3_003);
    assert_eq!(lines[0], "Line,Puzzle,Solutions,Fault");
    assert!(lines[1].starts_with("3,nonsense,,\"Column 4: \"\"s\"\" is neither"), "{}", lines[1]);
    assert_eq!(lines[2], format!("4,{PUZZLE},1,"));
    let text = file(&mut session, FileKind::Text);
    assert_eq!(text.lines().nth(1), Some(format!("{PUZZLE}\t1").as_str()));
    act(&mut session, Act::Typed(text), 0);
    assert_eq!(session.workbench().len(), 3_000, "what is wrong is a comment");
}

#[test]
fn the_game_waits_while_the_workbench_is_open() {
    let mut session = session();
    session.update(Action::Show(Screen::Game), 5_000);
    session.update(Action::Tick, 8_000);
    assert_eq!(session.clock_text().as_deref(), Some("0:03"));
    assert_eq!(session.screen(), Screen::of_hash("#/"));
    assert_eq!(Screen::of_hash(Screen::Workbench.hash()), Screen::Workbench);
}

#[test]
fn scrolling_shows_other_rows() {
    let mut session = session();
    act(&mut session, Act::Typed(list(5_000)), 0);
    let window = scroll::window(36_000.0, 360.0, session.workbench().row_count());
    act(&mut session, Act::Scroll(window), 0);
    let rows = session.workbench().rows();
    assert_eq!((rows[0].place, rows.len()), (994, 22));
    act(&mut session, Act::Typed(String::new()), 0);
    assert!(session.workbench().rows().is_empty());
}
