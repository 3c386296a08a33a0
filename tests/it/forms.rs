//! The rooms with a form: a puzzle of the player's own, and settings.

use nonet::session::action::{Action, Effect, Failure, Screen, Slot};
use nonet::session::forms::Forms;
use nonet::session::handover::Handover;
use nonet::session::languages::{Instead, News};
use nonet::session::learning::Kept;
use nonet::session::own;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::{Language, Settings, Theme};
use nonet::session::ways::Out;
use nonet::worker::protocol::{Job, Reply, Request};
use nonet_engine::{Grid, Puzzle, Variant};

use crate::english::english;
use crate::find_games;
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
    let handover = Effect::Begin(Box::new(Handover::Play(puzzle)));
    let effects = find_games(&mut rooms, effects, &[]);
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

/// The settings page of a player who has chosen Polish.
fn choosing_a_language() -> (Rooms, Settings) {
    let mut rooms = Rooms::new(7);
    let stored = Settings { language: Language::Polish, ..Settings::default() };
    rooms.update(RoomAction::Kept(Box::new(Kept { settings: Some(stored.write()), ..Kept::default() })), 0);
    assert_eq!(rooms.update(RoomAction::Show(Screen::Settings), 0), [Effect::AskLanguages]);
    (rooms, stored)
}

fn choose(rooms: &mut Rooms, stored: &Settings, language: Language) -> Vec<Effect> {
    act(rooms, Action::Change(Settings { language, ..stored.clone() }))
}

#[test]
fn a_language_is_stored_when_its_texts_have_arrived() {
    let (mut rooms, stored) = choosing_a_language();
    let fetch = [Effect::FetchLanguage(Language::French)];
    assert_eq!(choose(&mut rooms, &stored, Language::French), fetch);
    assert_eq!(*rooms.forms().settings(), stored);
    let changed = Settings { language: Language::French, ..stored };
    assert_eq!(
        rooms.update(RoomAction::Languages(News::Loaded(Language::French)), 0),
        [Effect::Store(Slot::Settings, changed.write()), Effect::ChangeLanguage]
    );
}

#[test]
fn a_language_whose_texts_do_not_arrive_is_not_stored() {
    let (mut rooms, stored) = choosing_a_language();
    choose(&mut rooms, &stored, Language::French);
    assert_eq!(rooms.update(RoomAction::Languages(News::Failed(Language::French)), 0), []);
    assert_eq!(*rooms.forms().settings(), stored);
    let note = "This language did not load. Connect to a network, then choose it again.";
    assert_eq!(rooms.forms().languages().note().map(|note| english(&note)).as_deref(), Some(note));
    assert_eq!(rooms.spoken().last().map(|heard| english(&heard.message)).as_deref(), Some(note));
    // A setting that is changed afterwards is stored with the language that there is.
    let changed = Settings { theme: Theme::Dark, ..stored };
    assert_eq!(
        act(&mut rooms, Action::Change(changed.clone())),
        [Effect::Store(Slot::Settings, changed.write())]
    );
}

#[test]
fn only_the_language_that_was_chosen_last_is_stored() {
    let (mut rooms, stored) = choosing_a_language();
    choose(&mut rooms, &stored, Language::French);
    choose(&mut rooms, &stored, Language::German);
    assert_eq!(rooms.update(RoomAction::Languages(News::Loaded(Language::French)), 0), []);
    assert_eq!(rooms.update(RoomAction::Languages(News::Failed(Language::French)), 0), []);
    assert_eq!(rooms.forms().languages().note(), None);
    assert_eq!(rooms.update(RoomAction::Languages(News::Loaded(Language::German)), 0).len(), 2);
}

#[test]
fn the_settings_tell_which_language_the_page_has_instead_of_the_players() {
    let (mut rooms, _) = choosing_a_language();
    assert_eq!(rooms.update(RoomAction::Languages(News::Network), 0), [Effect::AskLanguages]);
    let near = Instead::Near { wanted: "Dutch".to_owned(), shown: "English".to_owned() };
    rooms.update(
        RoomAction::Languages(News::Known { missing: vec![Language::French], instead: Some(near) }),
        0,
    );
    let languages = rooms.forms().languages();
    assert_eq!(languages.missing(), [Language::French]);
    let note = languages.note().map(|note| english(&note));
    assert_eq!(note.as_deref(), Some("Dutch is not available yet. Nonet shows English instead."));
}
