//! The rooms with a form: a puzzle of the player's own, and settings.

use nonet::session::action::{Action, Effect, Failure, Screen, Slot};
use nonet::session::forms::Forms;
use nonet::session::handover::Handover;
use nonet::session::learning::Kept;
use nonet::session::own;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::{Settings, Theme};
use nonet::session::ways::Out;
use nonet::worker::protocol::{Job, Reply, Request};
use nonet_engine::{Grid, Puzzle, Variant};

use crate::english::english;
use crate::puzzles::{PUZZLE, SOLUTION};

fn grid(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

/// The room for the player's own puzzle.
fn entering() -> Rooms {
    let mut rooms = Rooms::new(7);
    rooms.update(RoomAction::Show(Screen::Enter), 0);
    rooms
}

fn act(rooms: &mut Rooms, action: Action) -> Vec<Effect> {
    rooms.update(RoomAction::Form(action), 0)
}

fn enter(rooms: &mut Rooms, act: own::Act) -> Vec<Effect> {
    rooms.update(RoomAction::Own(act), 0)
}

fn check(rooms: &mut Rooms) -> Option<Job> {
    enter(rooms, own::Act::Play).into_iter().find_map(|effect| match effect {
        Effect::Start(job) => Some(job),
        _ => None,
    })
}

/// The check's answer comes in.
fn answer(rooms: &mut Rooms, solutions: Vec<Grid>) -> Vec<Effect> {
    let job = check(rooms).expect("the puzzle is checked");
    rooms.update(RoomAction::Done(job.id, Reply::Solved(solutions)), 0)
}

fn verdict(forms: &Forms) -> String {
    english(&forms.own().message())
}

#[test]
fn an_entered_puzzle_is_checked_before_it_is_handed_over() {
    let mut rooms = entering();
    enter(&mut rooms, own::Act::Text(PUZZLE.replacen('2', "x", 1)));
    assert!(rooms.forms().own().is_faulty());
    assert_eq!(check(&mut rooms), None);
    enter(&mut rooms, own::Act::Text(PUZZLE.replacen(".2", "82", 1)));
    assert_eq!(verdict(rooms.forms()), "8 appears twice in column 1: r1c1 and r2c1.");

    enter(&mut rooms, own::Act::Text(PUZZLE.to_owned()));
    assert_eq!(check(&mut rooms).unwrap().request, Request::Solve { givens: grid(PUZZLE), limit: 2 });
    enter(&mut rooms, own::Act::Cancel);
    answer(&mut rooms, vec![]);
    assert_eq!(verdict(rooms.forms()), "This puzzle has no solution.");

    let other = SOLUTION.replacen("126", "621", 1);
    answer(&mut rooms, vec![grid(SOLUTION), grid(&other)]);
    assert_eq!(
        verdict(rooms.forms()),
        "This puzzle has more than one solution: r1c1 can be 1 or 6. Differing cells are marked."
    );
    assert_eq!(rooms.forms().own().cells().iter().filter(|cell| cell.either.is_some()).count(), 2);

    let effects = answer(&mut rooms, vec![grid(SOLUTION)]);
    let puzzle = Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None };
    let handover = Effect::Lend(Slot::Handover, Handover::Play(puzzle).write());
    assert_eq!(effects, [handover, Effect::Leave(Out::To(Screen::Game))]);
}

#[test]
fn whoever_leaves_the_room_stops_the_check() {
    let mut rooms = entering();
    enter(&mut rooms, own::Act::Text(PUZZLE.to_owned()));
    let job = check(&mut rooms).unwrap();
    assert_eq!(rooms.update(RoomAction::Show(Screen::Game), 0), [Effect::Stop(job.id)]);
    assert_eq!(rooms.update(RoomAction::Done(job.id, Reply::Solved(vec![grid(SOLUTION)])), 0), []);
    assert!(!rooms.forms().own().is_checking());
}

#[test]
fn a_lost_check_is_told() {
    let mut rooms = entering();
    enter(&mut rooms, own::Act::Text(PUZZLE.to_owned()));
    let job = check(&mut rooms).unwrap();
    rooms.update(RoomAction::WorkerFailed(job.id, Failure::Crash), 0);
    assert_eq!(
        verdict(rooms.forms()),
        "The puzzle generator crashed. Nonet has restarted it: please try again."
    );
}

#[test]
fn a_pasted_board_of_another_size_chooses_its_board() {
    let mut rooms = entering();
    enter(&mut rooms, own::Act::Text("12..\n....\n..1.\n....".to_owned()));
    assert_eq!(Ok(rooms.forms().own().variant()), "4x4".parse::<Variant>());
    enter(&mut rooms, own::Act::Variant(Variant::CLASSIC));
    assert!(rooms.forms().own().is_faulty(), "a board chosen by hand stays");
}

#[test]
fn settings_start_from_the_stored_ones_and_are_stored_at_once() {
    let mut rooms = Rooms::new(7);
    let stored = Settings { clock: false, ..Settings::default() };
    rooms.update(RoomAction::Kept(Box::new(Kept { settings: Some(stored.write()), ..Kept::default() })), 0);
    rooms.update(RoomAction::Show(Screen::Settings), 0);
    assert_eq!(*rooms.forms().settings(), stored);
    let changed = Settings { theme: Theme::Dark, ..stored };
    let effects = act(&mut rooms, Action::Change(changed.clone()));
    assert_eq!(effects, [Effect::Store(Slot::Settings, changed.write())]);
}
