//! The workbench without a browser. The tests do its jobs with the worker's handler, in
//! any order, or lose them.

use crate::english::english;
use crate::{find_games, spoken};
use nonet::session::action::{Effect, Failure, Screen};
use nonet::session::handover::Handover;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::ways::Out;
use nonet::session::workbench::facets::{Facet, Menu};
use nonet::session::workbench::{Act, Draft, FileKind, OpenRow, RowView, Source, scroll};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, LineFault, Outcome, Reply, Task};
use nonet_engine::Progress;
use nonet_engine::{Digit, Grid, Level, Variant};

use crate::puzzles::PUZZLE;

fn rooms() -> Rooms {
    Rooms::new(7)
}

fn act(rooms: &mut Rooms, act: Act, now: u64) -> Vec<Effect> {
    rooms.update(RoomAction::Workbench(act), now)
}

fn jobs(effects: Vec<Effect>) -> Vec<Job> {
    let job = |effect| if let Effect::Start(job) = effect { Some(job) } else { None };
    effects.into_iter().filter_map(job).collect()
}

/// The description of the list, or the result of the last run.
fn status(rooms: &Rooms) -> String {
    english(&rooms.workbench().status())
}

/// The fault of a line.
fn fault(row: &RowView) -> String {
    english(row.fault.as_ref().unwrap())
}

/// Generates a list.
fn make(rooms: &mut Rooms, draft: Draft) {
    act(rooms, Act::Draft(draft), 0);
    let waiting = jobs(act(rooms, Act::Make, 0));
    work(rooms, waiting);
}

/// Does all jobs and those that follow, the newest first. Returns how many.
fn work(rooms: &mut Rooms, mut waiting: Vec<Job>) -> usize {
    let mut done = 0;
    while let Some(Job { id, request }) = waiting.pop() {
        done += 1;
        let reply = handle(request, &mut |_| {});
        waiting.extend(jobs(rooms.update(RoomAction::Done(id, reply), 2_000)));
    }
    assert!(!rooms.workbench().is_busy());
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
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(3_000)), 0);
    assert_eq!(rooms.workbench().len(), 3_002);
    let effects = act(&mut rooms, Act::Run(Task::Solve), 0);
    let first = jobs(effects);
    assert_eq!(first.len(), 16, "no more than 16 pieces at a time");
    assert!(work(&mut rooms, first) > 16);
    let bench = rooms.workbench();
    assert_eq!((bench.row_count(), bench.fault_count()), (3_002, 2));
    assert_eq!(status(&rooms), "Solved 3,002 puzzles in 2 s. That is 1,501 per second. 2 lines have errors.");
    let rows = bench.rows();
    assert_eq!((rows[0].line, rows[1].line), (3, 4));
    assert!(fault(&rows[0]).starts_with("Column 4: \"s\""), "{:?}", rows[0]);
    assert_eq!(rows[1].puzzle, PUZZLE);
    assert_eq!(rows[1].cells[0], "1");
    assert!(Grid::read(Variant::CLASSIC, &rows[1].cells[1]).unwrap().is_solved());
    act(&mut rooms, Act::FaultsOnly(true), 0);
    let faults = rooms.workbench().rows();
    assert_eq!(faults.iter().map(|row| row.line).collect::<Vec<_>>(), [3, 3_004]);
}

#[test]
fn a_file_is_read_in_slices_up_to_the_limit() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Open(Source::File("puzzles.txt".to_owned())), 0);
    for slice in list(100).as_bytes().chunks(1_000) {
        act(&mut rooms, Act::Slice(slice.to_vec()), 0);
        assert!(
            jobs(act(&mut rooms, Act::Run(Task::Solve), 0)).is_empty(),
            "not before the file is complete"
        );
    }
    act(&mut rooms, Act::End, 0);
    assert_eq!(status(&rooms), "puzzles.txt: 102 puzzles.");
    act(&mut rooms, Act::Open(Source::File("many.txt".to_owned())), 0);
    let slice = "1\n".repeat(100_000).into_bytes();
    (0..11).for_each(|_| drop(act(&mut rooms, Act::Slice(slice.clone()), 0)));
    act(&mut rooms, Act::End, 0);
    assert_eq!(rooms.workbench().len(), 1_000_000);
    assert_eq!(
        status(&rooms),
        "many.txt: the first 1,000,000 puzzles. The list is full, so the rest is left out."
    );
}

#[test]
fn a_lost_piece_is_marked_and_a_run_without_workers_ends() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(40)), 0);
    let mut waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    let lost = waiting.remove(1);
    rooms.update(RoomAction::WorkerFailed(lost.id, Failure::Crash), 0);
    work(&mut rooms, waiting);
    let bench = rooms.workbench();
    assert_eq!(bench.fault_count(), 16 + 2);
    assert_eq!(fault(&bench.rows()[17]), "Not done: the solver stopped. Try again.");
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    let effects = rooms.update(RoomAction::WorkerFailed(waiting[0].id, Failure::Load), 0);
    assert!(effects.contains(&Effect::Stop(waiting[1].id)));
    assert!(!rooms.workbench().is_busy());
    assert!(status(&rooms).contains("did not load"));
}

#[test]
fn generating_gives_the_same_list_in_any_order() {
    let made = |is_reversed: bool| {
        let mut rooms = rooms();
        let draft = Draft { level: Level::Hard, count: "300".to_owned(), seed: "5".to_owned() };
        act(&mut rooms, Act::Draft(draft), 0);
        let mut waiting = jobs(act(&mut rooms, Act::Make, 0));
        if is_reversed {
            waiting.reverse();
        }
        work(&mut rooms, waiting);
        rooms
    };
    let (mut rooms, other) = (made(false), made(true));
    assert_eq!(rooms.workbench().rows(), other.workbench().rows());
    assert_eq!(rooms.workbench().row_count(), 300);
    assert_eq!(rooms.workbench().rows()[7].cells[1], "12", "seeds count up from the first");
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Minimise), 0));
    work(&mut rooms, waiting);
    assert_eq!(rooms.workbench().fault_count(), 0, "each has one solution");
}

#[test]
fn an_impossible_list_is_refused() {
    let read = |count: &str, seed: &str| {
        Draft { count: count.to_owned(), seed: seed.to_owned(), ..Draft::default() }.read()
    };
    assert_eq!(read("1,000", ""), Ok((1_000, None)));
    assert_eq!(read(" 5 ", " 9 "), Ok((5, Some(9))));
    assert!(read("0", "").is_err() && read("1000001", "").is_err() && read("5", "x").is_err());
}

#[test]
fn cancelling_keeps_finished_rows() {
    let mut rooms = rooms();
    let draft = Draft { count: "1000".to_owned(), ..Draft::default() };
    act(&mut rooms, Act::Draft(draft), 0);
    let mut waiting = jobs(act(&mut rooms, Act::Make, 0));
    let Job { id, request } = waiting.pop().unwrap();
    rooms.update(RoomAction::Done(id, handle(request, &mut |_| {})), 10);
    let effects = act(&mut rooms, Act::Cancel, 20);
    assert!(waiting.iter().all(|job| effects.contains(&Effect::Stop(job.id))));
    let bench = rooms.workbench();
    assert!((1..1_000).contains(&bench.row_count()), "{}", bench.row_count());
    assert!(bench.rows().iter().all(|row| row.puzzle.len() == 81 && row.cells.len() == 2));
    assert!(status(&rooms).starts_with("Stopped after"), "{}", status(&rooms));
    let late = &waiting[0];
    rooms.update(RoomAction::Done(late.id, handle(late.request.clone(), &mut |_| {})), 30);
    assert!(status(&rooms).starts_with("Stopped after"));
}

/// The complete file that is saved.
fn file(rooms: &mut Rooms, kind: FileKind) -> String {
    let effects = act(rooms, Act::Save(kind), 0);
    rest_of_file(rooms, effects)
}

fn rest_of_file(rooms: &mut Rooms, mut effects: Vec<Effect>) -> String {
    let mut whole_text = String::new();
    loop {
        let Effect::Part { part, is_first, whole } = &effects[0] else { panic!("{effects:?}") };
        assert_eq!(*is_first, whole_text.is_empty());
        whole_text += &part.text(english);
        if whole.is_some() {
            return whole_text;
        }
        assert_eq!(effects[1..], [Effect::GoOn]);
        effects = act(rooms, Act::GoOn, 0);
    }
}

#[test]
fn sorting_while_saving_keeps_each_row_once_in_the_file() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(6_000)), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    let effects = act(&mut rooms, Act::Save(FileKind::Csv), 0);
    let [Effect::Part { part: begin, is_first: true, whole: None }, Effect::GoOn] = &effects[..] else {
        panic!("{effects:?}")
    };
    // In descending order, the faulty line comes last.
    let mut effects = act(&mut rooms, Act::Sort(0), 0);
    let mut file = begin.text(english);
    let mut is_whole = false;
    while effects.contains(&Effect::GoOn) || !is_whole {
        for effect in &effects {
            if let Effect::Part { part, whole, .. } = effect {
                file += &part.text(english);
                is_whole |= whole.is_some();
            }
        }
        effects = act(&mut rooms, Act::GoOn, 0);
    }
    let numbers: Vec<u32> =
        file.lines().skip(1).map(|line| line.split(',').next().unwrap().parse().unwrap()).collect();
    assert_eq!(numbers.len(), 6_002);
    assert!(numbers.is_sorted(), "in the order before sorting");
    assert!(!rooms.workbench().is_busy() && rooms.workbench().sort().is_some());
    assert_eq!(rooms.workbench().rows()[0].line, 4, "the table is sorted afterwards");
}

#[test]
fn a_file_has_every_line_and_can_be_read_as_a_list() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(3_000)), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    let csv = file(&mut rooms, FileKind::Csv);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3_003);
    assert_eq!(lines[0], "Line,Puzzle,Solutions,Fault");
    assert!(lines[1].starts_with("3,nonsense,,\"Column 4: \"\"s\"\" is neither"), "{}", lines[1]);
    assert_eq!(lines[2], format!("4,{PUZZLE},1,"));
    let text = file(&mut rooms, FileKind::Text);
    assert_eq!(text.lines().nth(1), Some(format!("{PUZZLE}\t1").as_str()));
    act(&mut rooms, Act::Typed(text), 0);
    assert_eq!(rooms.workbench().len(), 3_000, "faults are comments");
}

/// Text in a list from a stranger must not run as a formula in a spreadsheet.
#[test]
fn no_cell_of_a_file_is_a_formula() {
    let bad = ["=1+1", "+1", "-1", "@SUM(A1)", "1\r=1+1", "\"=1+1\"", "＝1+1", "=1,2", "1\t=1+1"];
    let list = format!("{}\n{PUZZLE}\n", bad.join("\n"));
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    let csv = file(&mut rooms, FileKind::Csv);
    let rows: Vec<&str> = csv.split('\n').collect();
    let expected = [
        "1,\"'=1+1\",",
        "2,\"'+1\",",
        "3,\"'-1\",",
        "4,\"'@SUM(A1)\",",
        "5,\"1\r=1+1\",",
        "6,\"\"\"=1+1\"\"\",",
        "7,\"'＝1+1\",",
        "8,\"'=1,2\",",
    ];
    for (row, begin) in rows[1..].iter().zip(expected) {
        assert!(row.starts_with(begin), "{row:?} does not start with {begin:?}");
    }
    assert_eq!(rows[10], format!("10,{PUZZLE},1,"));
    let tsv = file(&mut rooms, FileKind::Tsv);
    let expected = ["1\t'=1+1\t", "2\t'+1\t", "3\t'-1\t", "4\t'@SUM(A1)\t", "5\t1 =1+1\t"];
    for (row, begin) in tsv.split('\n').skip(1).zip(expected) {
        assert!(row.starts_with(begin), "{row:?} does not start with {begin:?}");
    }
    assert!(tsv.contains("\n6\t\"\"\"=1+1\"\"\"\t") && !tsv.contains('\r'), "{tsv}");

    // Read as a list again, the puzzles are puzzles and the rest is not.
    for text in [csv, tsv] {
        act(&mut rooms, Act::Typed(text), 0);
        let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
        work(&mut rooms, waiting);
        let rows = rooms.workbench().rows();
        let good: Vec<&str> = rows.iter().filter(|row| row.fault.is_none()).map(|row| &*row.puzzle).collect();
        assert_eq!((rows.len(), good), (11, vec![PUZZLE]), "the heading is not a puzzle");
    }
}

#[test]
fn scrolling_shows_other_rows() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(5_000)), 0);
    let rows = rooms.workbench().row_count();
    let window = scroll::Sight { scrolled: 30_000.0, seen: 300.0, row: 30.0, rows }.window();
    assert!(rooms.workbench().lacks(window));
    act(&mut rooms, Act::Scroll(window), 0);
    assert!(!rooms.workbench().lacks(window));
    let rows = rooms.workbench().rows();
    assert_eq!((rows[0].place, rows.len()), (994, 22));
    act(&mut rooms, Act::Typed(String::new()), 0);
    assert!(rooms.workbench().rows().is_empty());
}

/// Does all slices; returns how many there were.
fn go_on(rooms: &mut Rooms, mut effects: Vec<Effect>) -> usize {
    let mut steps = 0;
    while effects.contains(&Effect::GoOn) {
        effects = act(rooms, Act::GoOn, 0);
        steps += 1;
    }
    steps
}

#[test]
fn a_long_list_is_sorted_in_slices_and_unchanged_until_the_last() {
    // A puzzle without one of its givens has one solution or several.
    let without = |at: usize| format!("{}.{}\n", &PUZZLE[..at], &PUZZLE[at + 1..]);
    let list: String = (0..81).map(without).collect();
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list.repeat(100)), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    let firsts = |rooms: &Rooms| rooms.workbench().rows()[0].line;

    let effects = act(&mut rooms, Act::Sort(0), 0);
    let bench = rooms.workbench();
    assert!(bench.is_busy() && effects == [Effect::GoOn]);
    assert_eq!((status(&rooms), firsts(&rooms)), ("Sorting and filtering 8,100 puzzles…".to_owned(), 1));
    act(&mut rooms, Act::Cancel, 0);
    assert!(!rooms.workbench().is_busy() && rooms.workbench().sort().is_none());
    assert_eq!(act(&mut rooms, Act::GoOn, 0), [], "the work was cancelled");

    act(&mut rooms, Act::Sort(0), 0);
    let effects = act(&mut rooms, Act::Sort(0), 0);
    assert!(go_on(&mut rooms, effects) > 3);
    let file = file(&mut rooms, FileKind::Csv);
    let rows: Vec<(u32, u32)> = (file.lines().skip(1))
        .map(|line| line.split(',').collect::<Vec<_>>())
        .map(|fields| (fields[2].parse().unwrap(), fields[0].parse().unwrap()))
        .collect();
    assert_eq!(rows.len(), 8_100);
    assert!(rows.is_sorted_by_key(|&(solutions, line)| (u32::MAX - solutions, line)));
    assert!(rows[0].0 > 1 && rows[8_099].0 == 1);
    assert!(spoken(rooms.spoken()).starts_with("Sorted by Solutions, highest first."));

    let effects = act(&mut rooms, Act::Filter("1".to_owned(), Vec::new()), 0);
    go_on(&mut rooms, effects);
    let shown = rows.iter().filter(|row| row.0 == 1).count();
    assert_eq!(rooms.workbench().row_count(), shown);
    assert!(status(&rooms).ends_with(&format!(" {} of 8,100 puzzles shown.", &commas(shown))));
    let effects = act(&mut rooms, Act::Filter(String::new(), Vec::new()), 0);
    go_on(&mut rooms, effects);
    act(&mut rooms, Act::Sort(0), 0);
    assert_eq!((rooms.workbench().row_count(), firsts(&rooms)), (8_100, 1));
}

fn commas(number: usize) -> String {
    format!("{},{:03}", number / 1_000, number % 1_000)
}

/// A list of three lines whose second one is faulty, counted.
fn counted() -> Rooms {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(format!("{PUZZLE}\nnonsense\n{PUZZLE}\trated 4.2\n")), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    rooms
}

/// What is known about the puzzle of an open row.
fn facts(row: &OpenRow) -> Vec<String> {
    row.facts.iter().map(|(what, value)| format!("{}: {}", english(what), english(value))).collect()
}

fn open(rooms: &mut Rooms, place: usize) -> Vec<Effect> {
    act(rooms, Act::OpenRow { place, takes_focus: false }, 0)
}

#[test]
fn a_row_opens_as_a_board_at_its_own_address_and_back_closes_it() {
    let mut rooms = counted();
    assert_eq!(rooms.workbench().open_row(), None);
    let effects = open(&mut rooms, 2);
    assert_eq!(effects[0], Effect::Go(Screen::BenchRow));
    rooms.update(RoomAction::Show(Screen::BenchRow), 0);
    work(&mut rooms, jobs(effects));
    let row = rooms.workbench().open_row().unwrap();
    assert_eq!((row.line, row.givens, row.fault.as_ref()), (3, 26, None));
    assert_eq!(row.board.as_ref().unwrap().digits.len(), 26);
    assert_eq!(facts(&row), ["Solutions: 1", "Symmetry: None", "Minimal: Yes"]);
    assert!(row.can_rate && row.can_walk);
    assert_eq!(act(&mut rooms, Act::Select(1), 0), [], "the open row follows the selection");
    let row = rooms.workbench().open_row().unwrap();
    assert!(row.board.is_none() && row.fault.is_some() && !row.can_rate && !row.can_walk);
    assert_eq!(act(&mut rooms, Act::Close, 0), [Effect::Leave(Out::To(Screen::Workbench))]);
    assert_eq!(rooms.workbench().open_row(), None);
    open(&mut rooms, 0);
    rooms.update(RoomAction::Show(Screen::Workbench), 0);
    assert!(!rooms.workbench().is_row_open(), "the browser's Back");
    assert_eq!(rooms.workbench().selected(), Some(0));
}

#[test]
fn the_selected_row_stays_selected_when_the_table_is_sorted_and_not_in_another_list() {
    let mut rooms = counted();
    act(&mut rooms, Act::Select(2), 0);
    act(&mut rooms, Act::FaultsOnly(true), 0);
    assert_eq!(rooms.workbench().selected(), None, "it is not shown");
    act(&mut rooms, Act::FaultsOnly(false), 0);
    act(&mut rooms, Act::Sort(0), 0);
    let effects = act(&mut rooms, Act::Sort(0), 0);
    go_on(&mut rooms, effects);
    let rows = rooms.workbench().rows();
    let place = rows.iter().position(|row| row.line == 3).unwrap();
    assert_eq!(rooms.workbench().selected(), Some(place));
    assert!(rows[place].is_selected && rows.iter().filter(|row| row.is_selected).count() == 1);
    act(&mut rooms, Act::Typed(PUZZLE.to_owned()), 0);
    assert_eq!(rooms.workbench().selected(), None);
}

#[test]
fn a_row_is_copied_walked_and_handed_to_the_board_without_its_remarks() {
    let mut rooms = counted();
    open(&mut rooms, 2);
    rooms.update(RoomAction::Show(Screen::BenchRow), 0);
    assert_eq!(act(&mut rooms, Act::Copy, 0), [Effect::Copy(PUZZLE.to_owned())]);
    rooms.update(RoomAction::Copied(true), 0);
    assert_eq!(english(&rooms.workbench().open_row().unwrap().note.unwrap()), "Copied.");
    // The room for entering a puzzle checks it and hands it over.
    let effects = act(&mut rooms, Act::Play, 0);
    assert!(effects.contains(&Effect::Go(Screen::Enter)));
    let checks = jobs(effects);
    rooms.update(RoomAction::Show(Screen::Enter), 0);
    let [Job { id, request }] = &checks[..] else { panic!("{checks:?}") };
    let effects = rooms.update(RoomAction::Done(*id, handle(request.clone(), &mut |_| {})), 0);
    let effects = find_games(&mut rooms, effects, &[]);
    let [Effect::Begin(handover), Effect::Leave(Out::To(Screen::Game))] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert!(matches!(&**handover, Handover::Play(puzzle) if puzzle.givens.to_string() == PUZZLE));
    rooms.update(RoomAction::Show(Screen::BenchRow), 0);
    assert_eq!(act(&mut rooms, Act::Walk, 0), [Effect::Go(Screen::BenchPath)]);
    let waiting = jobs(rooms.update(RoomAction::Show(Screen::BenchPath), 0));
    let [Job { id, request }] = &waiting[..] else { panic!("{waiting:?}") };
    rooms.update(RoomAction::Done(*id, handle(request.clone(), &mut |_| {})), 0);
    let cells = rooms.learning().cells().unwrap();
    let digits: String = cells.iter().map(|cell| cell.digit.map_or('.', Digit::symbol)).collect();
    assert_eq!(digits, PUZZLE);
}

#[test]
fn one_row_is_rated_alone() {
    let mut rooms = counted();
    let checks = jobs(open(&mut rooms, 0));
    work(&mut rooms, checks);
    let waiting = jobs(act(&mut rooms, Act::RateRow, 0));
    assert_eq!(waiting.len(), 1);
    assert!(rooms.workbench().open_row().unwrap().is_rating);
    assert_eq!(act(&mut rooms, Act::RateRow, 0), [], "once is enough");
    act(&mut rooms, Act::Select(2), 0);
    work(&mut rooms, waiting);
    let row = rooms.workbench().open_row().unwrap();
    assert!(!row.is_rating && row.can_rate, "the rating is the other row's");
    act(&mut rooms, Act::Select(0), 0);
    let row = rooms.workbench().open_row().unwrap();
    let facts: Vec<String> = row.facts.iter().map(|(what, _)| english(what)).collect();
    let expected =
        ["Solutions", "Rating", "Hardest step", "Estimated time in min", "Time in ms", "Symmetry", "Minimal"];
    assert_eq!(facts, expected);
    assert!(!row.can_rate && spoken(rooms.spoken()).starts_with("Puzzle 1 is rated "));
    // A job that is lost can be tried again.
    act(&mut rooms, Act::Select(2), 0);
    let waiting = jobs(act(&mut rooms, Act::RateRow, 0));
    rooms.update(RoomAction::WorkerFailed(waiting[0].id, Failure::Crash), 0);
    let row = rooms.workbench().open_row().unwrap();
    assert_eq!(english(&row.fault.unwrap()), "Not done: the solver stopped. Try again.");
    assert!(row.can_rate);
}

#[test]
fn the_brush_and_the_typed_text_filter_together() {
    let mut rooms = rooms();
    make(&mut rooms, Draft { level: Level::Hard, count: "40".to_owned(), seed: "1".to_owned() });
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Rate), 0));
    work(&mut rooms, waiting);
    let told = |rooms: &Rooms| -> Vec<(f64, String)> {
        let rows = rooms.workbench().rows();
        rows.iter().map(|row| (row.cells[0].parse().unwrap(), row.cells[3].clone())).collect()
    };
    let all = told(&rooms);
    act(&mut rooms, Act::Brush(40, 44), 0);
    assert_eq!(rooms.workbench().chart().unwrap().brush, Some((40, 44)));
    assert_eq!(told(&rooms), all, "only shown so far");
    let effects = act(&mut rooms, Act::Range(Some((40, 44))), 0);
    go_on(&mut rooms, effects);
    let is_in = |row: &&(f64, String)| (4.0..=4.4).contains(&row.0);
    let expected: Vec<_> = all.iter().filter(is_in).cloned().collect();
    assert!(!expected.is_empty() && expected.len() < all.len());
    assert_eq!(told(&rooms), expected);
    let effects = act(&mut rooms, Act::Range(None), 0);
    go_on(&mut rooms, effects);
    for typed in ["4.0-4.4", "4,0-4,4"] {
        let effects = act(&mut rooms, Act::Filter(typed.to_owned(), Vec::new()), 0);
        go_on(&mut rooms, effects);
        assert_eq!(told(&rooms), expected, "{typed}");
    }
    let effects = act(&mut rooms, Act::Range(Some((40, 44))), 0);
    go_on(&mut rooms, effects);
    let name = expected[0].1.clone();
    let effects = act(&mut rooms, Act::Filter(name.to_uppercase(), Vec::new()), 0);
    go_on(&mut rooms, effects);
    let both: Vec<_> = expected.iter().filter(|row| row.1 == name).cloned().collect();
    assert_eq!(told(&rooms), both);
    let effects = act(&mut rooms, Act::Range(None), 0);
    go_on(&mut rooms, effects);
    assert_eq!(told(&rooms), all.iter().filter(|row| row.1 == name).cloned().collect::<Vec<_>>());
    assert!(status(&rooms).contains(" of 40 puzzles shown."), "{}", status(&rooms));
    // In another language the text names rules that the rows have in English.
    let before = told(&rooms);
    let effects = act(&mut rooms, Act::Filter("Paar".to_owned(), Vec::new()), 0);
    go_on(&mut rooms, effects);
    assert_eq!(told(&rooms), []);
    let effects = act(&mut rooms, Act::Filter("Paar".to_owned(), vec![name.parse().unwrap()]), 0);
    go_on(&mut rooms, effects);
    assert_eq!(told(&rooms), before);
}

/// Chooses a value of a menu, or all.
fn pick(rooms: &mut Rooms, facet: Facet, value: Option<&str>) {
    let effects = act(rooms, Act::Pick(facet, value.map(str::to_owned)), 0);
    go_on(rooms, effects);
}

#[test]
fn menus_filter_together_with_the_brush_and_the_page_tells_how_many_rows_are_left() {
    let mut rooms = rooms();
    make(&mut rooms, Draft { level: Level::Hard, count: "60".to_owned(), seed: "1".to_owned() });
    let facets = |rooms: &Rooms| rooms.workbench().menus().iter().map(|menu| menu.facet).collect::<Vec<_>>();
    assert_eq!(facets(&rooms), [Facet::Givens], "no puzzle of a level has a symmetry");
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Rate), 0));
    work(&mut rooms, waiting);
    assert_eq!(facets(&rooms), [Facet::Givens, Facet::Technique]);

    let rows = |rooms: &Rooms| rooms.workbench().rows();
    act(&mut rooms, Act::Scroll(scroll::Window { first: 0, count: 100, top: 0.0 }), 0);
    let all = rows(&rooms);
    let givens = |row: &RowView| row.puzzle.bytes().filter(u8::is_ascii_digit).filter(|b| *b != b'0').count();
    let menus = rooms.workbench().menus();
    for Menu { facet, values, .. } in &menus {
        assert_eq!(values.iter().map(|(_, count)| count).sum::<u32>(), 60, "each puzzle has one value");
        for (value, count) in values {
            pick(&mut rooms, *facet, Some(value));
            let has = |row: &RowView| match facet {
                Facet::Givens => givens(row).to_string() == *value,
                _ => row.cells[3] == *value,
            };
            assert!(rows(&rooms).iter().all(has), "{value}");
            assert_eq!(rows(&rooms).len(), *count as usize, "{value}");
        }
        pick(&mut rooms, *facet, None);
        assert_eq!(rows(&rooms), all);
    }
    // Two menus, the brush and a text at once.
    let row = &all[0];
    let (count, technique) = (givens(row).to_string(), row.cells[3].clone());
    let tenths = row.cells[0].replace('.', "").parse().unwrap();
    pick(&mut rooms, Facet::Givens, Some(&count));
    pick(&mut rooms, Facet::Technique, Some(&technique));
    let effects = act(&mut rooms, Act::Range(Some((tenths, tenths))), 0);
    go_on(&mut rooms, effects);
    let is_like = |other: &&RowView| {
        givens(other) == givens(row) && other.cells[3] == technique && other.cells[0] == row.cells[0]
    };
    let expected: Vec<usize> = all.iter().filter(is_like).map(|row| row.line).collect();
    assert_eq!(rows(&rooms).iter().map(|row| row.line).collect::<Vec<_>>(), expected);
    let told = format!("{} of 60 puzzles shown.", expected.len());
    assert!(spoken(rooms.spoken()).ends_with(&told), "{}", spoken(rooms.spoken()));
    assert!(status(&rooms).ends_with(&told));
    // The next run begins with all rows.
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Minimise), 0));
    work(&mut rooms, waiting);
    assert_eq!((rows(&rooms).len(), facets(&rooms).last()), (60, Some(&Facet::Minimal)));
    pick(&mut rooms, Facet::Minimal, Some("minimal"));
    assert!(rows(&rooms).iter().all(|row| row.cells[0] == row.cells[1]));
}

#[test]
fn an_open_row_tells_its_symmetry_its_seed_and_whether_it_is_minimal() {
    let mut rooms = rooms();
    make(&mut rooms, Draft { level: Level::Easy, count: "3".to_owned(), seed: "40".to_owned() });
    let first = jobs(open(&mut rooms, 2));
    assert_eq!(facts(&rooms.workbench().open_row().unwrap())[2..], ["Symmetry: None"], "not known yet");
    assert_eq!(jobs(act(&mut rooms, Act::Select(1), 0)), [], "one at a time");
    assert_eq!(work(&mut rooms, first), 2, "the row that is open now comes next");
    for place in 0..3 {
        let waiting = jobs(act(&mut rooms, Act::Select(place), 0));
        work(&mut rooms, waiting);
        let row = rooms.workbench().open_row().unwrap();
        let puzzle = rooms.workbench().rows()[place].puzzle.clone();
        let minimal = nonet_engine::solve::Solver::new(Variant::CLASSIC);
        let redundant = redundant(minimal, &puzzle);
        let told = if redundant == 0 { "Yes".to_owned() } else { format!("No, {redundant} redundant") };
        assert_eq!(facts(&row).last(), Some(&format!("Minimal: {told}")), "the seed has a column");
    }
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    work(&mut rooms, waiting);
    assert_eq!(facts(&rooms.workbench().open_row().unwrap()).last().unwrap(), "Seed: 42");
    // Half a turn maps the givens of this line onto each other.
    act(&mut rooms, Act::Typed(format!("1{}2\n", ".".repeat(79))), 0);
    open(&mut rooms, 0);
    let row = rooms.workbench().open_row().unwrap();
    assert_eq!(facts(&row), ["Symmetry: Half turn, Diagonal, Anti-diagonal"]);
}

/// The number of givens that one pass in board order removes.
fn redundant(mut solver: nonet_engine::solve::Solver, puzzle: &str) -> usize {
    let mut grid = Grid::read(Variant::CLASSIC, puzzle).unwrap();
    let cells: Vec<_> = grid.filled().collect();
    let mut count = 0;
    for (cell, digit) in cells {
        grid.set(cell, None);
        if solver.count_solutions(&grid, 2) == 1 {
            count += 1;
        } else {
            grid.set(cell, Some(digit));
        }
    }
    count
}

#[test]
fn the_squares_of_a_run_fill_with_its_rows() {
    let mut rooms = rooms();
    act(&mut rooms, Act::Typed(list(300)), 0);
    let mut waiting = jobs(act(&mut rooms, Act::Run(Task::Count), 0));
    let full = |rooms: &Rooms| {
        let shares = rooms.workbench().run_view().unwrap().shares;
        shares.iter().map(|(part, _)| part).sum::<u32>()
    };
    assert_eq!(full(&rooms), 0);
    let Job { id, request } = waiting.remove(0);
    rooms.update(RoomAction::Done(id, handle(request, &mut |_| {})), 10);
    assert_eq!(full(&rooms), 16 * 9, "16 of 302 rows, each of nine squares counts all rows");
}

/// "12 done" became "Stopped after 0 of 50": what is finished of a piece is lost.
#[test]
fn a_run_counts_what_stays_when_it_is_stopped() {
    let mut rooms = rooms();
    let empty = format!("{}\n", ".".repeat(625));
    act(&mut rooms, Act::Typed(empty.repeat(50)), 0);
    let waiting = jobs(act(&mut rooms, Act::Run(Task::Rate), 0));
    let outcome = Outcome::faulty(1, LineFault::Lost);
    for job in &waiting[..3] {
        rooms.update(RoomAction::Done(job.id, Reply::Rows((&outcome).into())), 10);
    }
    let progress = Progress::new(9, 50);
    rooms.update(RoomAction::Progress(waiting[3].id, progress), 20);
    let told = english(&rooms.workbench().run_view().unwrap().done);
    assert!(told.starts_with("3 done"), "{told}");
    act(&mut rooms, Act::Cancel, 20);
    assert!(status(&rooms).starts_with("Stopped after 3 of 50"), "{}", status(&rooms));
}
