//! The replay without a browser: from a stored game, by buttons, keys and time, and back
//! to the board. The real handler answers the worker's jobs.

use crate::english::english;
use crate::puzzles::{PUZZLE, SOLUTION};
use crate::stored;
use nonet::game::moves::Move;
use nonet::game::{Game, GameId, save};
use nonet::session::Session;
use nonet::session::action::{Action, Effect, Failure, Saved, Screen, Step};
use nonet::session::handover::Handover;
use nonet::session::keymap::Press;
use nonet::session::learning::{Kept, KeyReader};
use nonet::session::replay::{Act, SPEEDS, StopKind};
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::Settings;
use nonet::session::view::CellView;
use nonet::session::ways::Out;
use nonet::worker::handler::handle;
use nonet::worker::protocol::Job;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant};

fn grid(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

fn new_game() -> Game {
    Game::new(Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None })
}

fn place(cell: Cell, digit: Digit) -> Move {
    Move::Place { cell, digit, clean: true }
}

/// A game that was solved with a digit every two seconds, after a slip, a hint and a
/// minute of thought before the tenth digit.
fn solved() -> Game {
    let mut game = new_game();
    let open: Vec<Cell> = game.board().digits().empty_cells().collect();
    let right = |cell| grid(SOLUTION).get(cell).unwrap();
    let mut at = 0;
    for (number, &cell) in open.iter().enumerate() {
        if number == 9 {
            let wrong = Digit::all(9).find(|digit| *digit != right(cell)).unwrap();
            game.play_at(place(cell, wrong), at + 20_000).unwrap();
            game.undo();
            game.count_hint(at + 40_000);
            at += 58_000;
        }
        at += 2_000;
        game.play_at(place(cell, right(cell)), at).unwrap();
    }
    assert!(game.is_solved());
    game
}

/// The rooms with the replay of a game; the worker has answered.
fn replayed(game: &Game, settings: &Settings) -> Rooms {
    let (mut rooms, jobs) = asked(game, settings);
    for job in jobs {
        let reply = handle(job.request, &mut |_| {});
        rooms.update(RoomAction::Done(job.id, reply), 0);
    }
    rooms
}

/// The replay of a game, and the jobs that the worker gets.
fn asked(game: &Game, settings: &Settings) -> (Rooms, Vec<Job>) {
    let mut rooms = Rooms::new(7);
    let kept = Kept { game: Some(save::save(game, 0)), settings: Some(settings.write()), ..Kept::default() };
    rooms.update(RoomAction::Kept(Box::new(kept)), 0);
    let effects = rooms.update(RoomAction::Show(Screen::Replay), 0);
    let job = |effect| if let Effect::Start(job) = effect { Some(job) } else { None };
    (rooms, effects.into_iter().filter_map(job).collect())
}

fn act(rooms: &mut Rooms, act: Act) -> Vec<Effect> {
    rooms.update(RoomAction::Replay(act), 0)
}

fn press(rooms: &mut Rooms, action: Action) -> Vec<Effect> {
    rooms.update(RoomAction::Press(action), 0)
}

fn text(rooms: &Rooms) -> String {
    english(&rooms.replay().text().unwrap())
}

fn spoken(rooms: &Rooms) -> String {
    crate::spoken(rooms.spoken())
}

/// The digits on the board of the replay.
fn digits(rooms: &Rooms) -> Vec<Option<Digit>> {
    rooms.replay().board().unwrap().1.iter().map(|view| view.digit).collect()
}

#[test]
fn keys_step_through_every_move_and_back_and_say_it() {
    let mut rooms = replayed(&solved(), &Settings::default());
    assert_eq!((text(&rooms), rooms.replay().at()), ("Start of the game".to_owned(), 0));
    let start = digits(&rooms);
    let count = rooms.replay().count();
    let mut boards = vec![start.clone()];
    for _ in 0..count {
        press(&mut rooms, Action::Step(Step::Right));
        assert!(spoken(&rooms).starts_with(&text(&rooms)));
        boards.push(digits(&rooms));
    }
    let filled: String = digits(&rooms).into_iter().flatten().map(|digit| digit.to_string()).collect();
    assert_eq!(filled, SOLUTION);
    press(&mut rooms, Action::Step(Step::Right));
    assert_eq!(rooms.replay().at(), count, "the end is the end");
    for at in (0..count).rev() {
        press(&mut rooms, Action::Step(Step::Left));
        assert_eq!(digits(&rooms), boards[at], "at {at}");
    }
    press(&mut rooms, Action::Step(Step::RowEnd));
    assert_eq!(rooms.replay().at(), count);
    press(&mut rooms, Action::Step(Step::RowStart));
    assert_eq!((rooms.replay().at(), digits(&rooms)), (0, start));
    press(&mut rooms, Action::Digit(Digit::new(1).unwrap()));
    assert_eq!(rooms.replay().at(), 0, "nothing can be entered");
}

#[test]
fn a_slow_spot_names_the_technique_and_leads_there() {
    let mut rooms = replayed(&solved(), &Settings::default());
    let stops: Vec<_> = rooms.replay().stops().iter().map(|stop| (stop.kind, english(&stop.name))).collect();
    assert_eq!(stops.len(), 3, "{stops:?}");
    let of = |kind| stops.iter().position(|stop| stop.0 == kind).unwrap();
    assert!(stops[of(StopKind::Slow)].1.starts_with("Slow spot, 1:00 before r"), "{stops:?}");
    assert_eq!(stops[of(StopKind::Slip)].1, "Slip, 0:38");
    assert_eq!(stops[of(StopKind::Hint)].1, "Hint, 0:58");
    let slow = rooms.replay().stops()[of(StopKind::Slow)].place;
    act(&mut rooms, Act::To(slow));
    assert_eq!(rooms.replay().at(), 9);
    let technique = rooms.replay().slow().unwrap().technique.expect("the worker knows the next step");
    let name = english(&technique.name());
    assert!(spoken(&rooms).ends_with(&format!("The easiest step here: {name}.")), "{}", spoken(&rooms));
    assert!(stops[of(StopKind::Slow)].1.ends_with(&format!(": {name}")), "{stops:?}");
    let slip = rooms.replay().stops()[of(StopKind::Slip)].place;
    act(&mut rooms, Act::To(slip));
    assert!(text(&rooms).ends_with(", a slip"), "{}", text(&rooms));
    assert_eq!(rooms.replay().board().unwrap().1.iter().filter(|view| view.is_mistake).count(), 1);
}

#[test]
fn a_slow_spot_says_if_the_worker_is_lost() {
    let (mut rooms, jobs) = asked(&solved(), &Settings::default());
    let slow = rooms.replay().stops().iter().find(|stop| stop.kind == StopKind::Slow).unwrap().place;
    act(&mut rooms, Act::To(slow));
    assert!(!spoken(&rooms).contains("did not load"));
    for job in jobs {
        rooms.update(RoomAction::WorkerFailed(job.id, Failure::Load), 0);
    }
    assert_eq!(spoken(&rooms), "The solver did not load. Are you offline?");
    let view = rooms.replay().slow().unwrap();
    assert!(english(&view.text).ends_with("The solver did not load. Are you offline?"));
    assert_eq!(view.technique, None);
}

#[test]
fn a_playing_replay_keeps_the_rhythm_but_shortens_long_gaps() {
    let mut rooms = replayed(&solved(), &Settings::default());
    assert_eq!(rooms.replay().wait(), None);
    act(&mut rooms, Act::Toggle);
    assert_eq!(rooms.replay().wait(), Some(2_000));
    act(&mut rooms, Act::Speed(SPEEDS[1]));
    assert_eq!(rooms.replay().wait(), Some(500));
    let heard = rooms.spoken().len();
    let mut longest = 0;
    for _ in 0..rooms.replay().count() {
        longest = longest.max(rooms.replay().wait().expect("it plays on"));
        act(&mut rooms, Act::Tick);
    }
    assert_eq!(longest, 750, "three seconds at four times the speed");
    assert_eq!((rooms.replay().wait(), rooms.spoken().len()), (None, heard + 1), "only the end is announced");
    act(&mut rooms, Act::Toggle);
    assert_eq!((rooms.replay().at(), rooms.replay().is_playing()), (0, true), "again from the start");
    press(&mut rooms, Action::Step(Step::Right));
    assert!(!rooms.replay().is_playing(), "a step stops it");
}

#[test]
fn a_branch_continues_the_game_from_there() {
    let mut game = solved();
    game.id = GameId(7);
    let mut rooms = replayed(&game, &Settings::default());
    act(&mut rooms, Act::To(5));
    let effects = act(&mut rooms, Act::Branch);
    let handed = effects.iter().find_map(|effect| match effect {
        Effect::Begin(handover) => Some((**handover).clone()),
        _ => None,
    });
    assert!(effects.contains(&Effect::Leave(Out::To(Screen::Game))));
    let begin = Action::Begin(Box::new(handed.expect("a handover")));
    let saved = Saved { game: Some(save::save(&game, 0)), ..Saved::default() };
    let mut session = stored::start(&saved, 7);
    session.update(begin.clone(), 0);
    assert_eq!((session.game().place(), session.is_solved()), (5, false));
    assert_eq!((session.game().move_count(), session.game().copy_of), (5, Some(game.id)));
    // Another game has begun meanwhile.
    let other = nonet_engine::generate::starter(3);
    session.update(Action::Begin(Box::new(Handover::Play(other))), 0);
    session.update(begin, 0);
    assert_eq!(session.game().move_count(), 0);
}

#[test]
fn a_running_game_shows_no_mistakes_and_no_clock_no_times() {
    let mut game = new_game();
    let open: Vec<Cell> = game.board().digits().empty_cells().collect();
    let wrong = Digit::all(9).find(|digit| grid(SOLUTION).get(open[0]) != Some(*digit)).unwrap();
    game.play_at(place(open[0], wrong), 5_000).unwrap();
    let settings = Settings { clock: false, ..Settings::default() };
    let rooms = replayed(&game, &settings);
    assert_eq!((rooms.replay().at(), rooms.replay().time()), (1, None), "it begins where the game is");
    assert!(!text(&rooms).contains("slip"), "{}", text(&rooms));
    assert!(rooms.replay().board().unwrap().1.iter().all(|view| !view.is_mistake));
    assert!(!english(&rooms.replay().detail().unwrap()).contains(':'));
    let none = replayed(&new_game(), &settings);
    assert!(none.replay().is_empty() && spoken(&none).contains("no moves"));
}

#[test]
fn space_and_p_start_the_replay_and_stop_it() {
    let mut rooms = replayed(&solved(), &Settings::default());
    press(&mut rooms, Action::Step(Step::RowStart));
    let mut plays = false;
    for (key, code) in [(" ", "Space"), ("p", "KeyP"), ("p", "KeyP"), (" ", "Space")] {
        let pressed = Press { key: key.to_owned(), code: code.to_owned(), ..Press::default() };
        let action = KeyReader::of_replay(true).read(&pressed).expect("a key of the replay");
        press(&mut rooms, action);
        plays = !plays;
        assert_eq!(rooms.replay().is_playing(), plays, "{key:?}");
    }
}

/// Corner notes stood in their places beside centre notes, and ran into them.
#[test]
fn the_replay_draws_a_cell_as_the_board_does() {
    let mut game = new_game();
    let open: Vec<Cell> = game.board().digits().empty_cells().collect();
    let digit = |value| Digit::new(value).unwrap();
    for value in [1, 2, 5] {
        game.play(Move::Note { cell: open[0], digit: digit(value) }).unwrap();
        game.play(Move::Centre { cell: open[0], digit: digit(value + 2) }).unwrap();
        game.play(Move::Note { cell: open[1], digit: digit(value) }).unwrap();
    }
    let rooms = replayed(&game, &Settings::default());
    let saved = Saved { game: Some(save::save(&game, 0)), ..Saved::default() };
    let (session, _) = Session::start(&saved, 7, 0);
    let drawn = |view: &CellView| (view.digit, view.notes, view.centre, view.struck, view.is_packed);
    let replayed: Vec<_> = rooms.replay().board().unwrap().1.iter().map(drawn).collect();
    assert_eq!(replayed, session.cells().iter().map(drawn).collect::<Vec<_>>());
    assert!(replayed[open[0].index()].4 && !replayed[open[1].index()].4);
}
