//! The library: every game that is worth keeping is stored with its moves; the page of all games
//! asks the library and follows its answers.

use nonet::game::moment::Moment;
use nonet::game::moves::Move;
use nonet::game::save::{load, save};
use nonet::game::{Game, GameId};
use nonet::library::estimate::Estimate;
use nonet::library::label::Label;
use nonet::library::shelf::{Added, Ask, ShelfFault, Told};
use nonet::library::statistics::Times;
use nonet::library::summary::Summary;
use nonet::library::{Entry, Record};
use nonet::session::action::{Action, Effect, Failure, Screen, Slot};
use nonet::session::handover::Handover;
use nonet::session::learning::Kept;
use nonet::session::library::State;
use nonet::session::library::games::Act;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::Settings;
use nonet::session::storing::Save;
use nonet::session::ways::Out;
use nonet::session::{Saved, Session};
use nonet::worker::protocol::{Job, Reply, Request};
use nonet_engine::human::minutes::Minutes;
use nonet_engine::human::pace::Pace;
use nonet_engine::{Cell, Digit, Puzzle, generate};

use crate::english::english;
use crate::store::{self, Memory};
use crate::stored;

/// A save of each version that was ever released, as it was written then.
const SAVES: [(&str, &str); 5] = [
    ("1", include_str!("../data/saves/1.txt")),
    ("2-without-revision", include_str!("../data/saves/2-without-revision.txt")),
    ("2", include_str!("../data/saves/2.txt")),
    ("3-without-identity", include_str!("../data/saves/3-without-identity.txt")),
    ("3", include_str!("../data/saves/3.txt")),
];

#[test]
fn saves_of_all_versions_open_and_keep_their_moves() {
    for (name, text) in SAVES {
        let game = load(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((game.move_count(), game.hints, game.clock.elapsed(0)), (4, 2, 65_000), "{name}");
        assert!(game.id != GameId::NONE && game.is_worth_keeping(), "{name}");
        let summary = Summary::of(&game, 0);
        assert_eq!(summary.placed_count(), 2, "{name}");
        // Written by this version, it is the same game.
        assert_eq!(load(&save(&game, 0)).as_ref(), Ok(&game), "{name}");
        let (session, _) = Session::start(&Saved { game: Some(text.to_owned()), ..Saved::default() }, 7, 0);
        assert_eq!(
            session.cells().iter().filter(|cell| cell.digit.is_some() && !cell.is_given).count(),
            2,
            "{name}"
        );
    }
    let ids: Vec<GameId> = SAVES.iter().map(|(_, text)| load(text).unwrap().id).collect();
    assert!(ids[..4].iter().all(|id| *id == ids[0]), "copies of one game without an identity");
}

/// The requests to the library among effects.
fn asked(effects: &[Effect]) -> Vec<(Job, Ask)> {
    let request = |effect: &Effect| match effect {
        Effect::Start(job) => match &job.request {
            Request::Shelf(ask) => Some((job.clone(), ask.unpack().unwrap())),
            _ => None,
        },
        _ => None,
    };
    effects.iter().filter_map(request).collect()
}

fn told(told: &Told) -> Reply {
    Reply::Shelf(Ok(told.into()))
}

/// A game with a number of right digits.
fn game(id: u64, placed: usize) -> Game {
    let puzzle = generate::starter(id % 4);
    let mut game = Game::new(puzzle.clone());
    for cell in puzzle.givens.empty_cells().take(placed) {
        let digit = puzzle.solution.get(cell).unwrap();
        game.play(Move::Place { cell, digit, clean: false }).unwrap();
    }
    game.revision = id;
    game.stamp(GameId(id), Moment { at: 1_795_000_000_000 + id, offset: 60 });
    game
}

fn entry(game: &Game) -> Entry {
    Entry { summary: Summary::of(game, 0), label: Label::default() }
}

/// A session, and its store.
fn session(saved: &Saved) -> (Session, Memory<Save>) {
    let mut memory = stored::of(saved);
    let (mut session, effects) = Session::start(saved, 7, 0);
    session.set_moment(Moment { at: 1_795_100_000_000, offset: 0 });
    store::answer(&mut session, &mut memory, effects, 0);
    (session, memory)
}

fn write(session: &mut Session) -> Vec<Effect> {
    let cells = session.cells();
    let cell = Cell::new(cells.iter().position(|cell| cell.digit.is_none()).unwrap());
    session.update(Action::Select(cell), 0);
    session.update(Action::Digit(Digit::new(1).unwrap()), 0)
}

fn another() -> Action {
    Action::Begin(Box::new(Handover::Play(Puzzle { recipe: None, ..generate::starter(9) })))
}

#[test]
fn a_replaced_game_is_kept_and_an_untouched_one_is_not() {
    let (mut session, mut memory) = session(&Saved::default());
    let untouched = memory.on_board().unwrap().id;
    let effects = session.update(another(), 0);
    store::answer(&mut session, &mut memory, effects, 0);
    assert_eq!(memory.kept.len(), 1, "a puzzle that was entered is kept");
    assert!(memory.get(untouched).is_none() && memory.previous.is_none());
    let effects = write(&mut session);
    store::answer(&mut session, &mut memory, effects, 0);
    let played = session.game().clone();
    let effects = session.update(another(), 0);
    store::answer(&mut session, &mut memory, effects, 0);
    let old = load(&memory.get(played.id).unwrap().text).unwrap();
    assert_eq!((old.move_count(), old.dates.begun.is_some()), (1, true));
    assert_eq!((memory.previous, memory.game), (Some(played.id), Some(session.game().id)));
    assert!(session.is_stored());
}

/// Two versions of the game on the board used to take turns in the library, and each turn lost
/// moves.
#[test]
fn a_game_that_was_played_on_differently_goes_on_as_a_game_of_its_own() {
    let (mut session, mut memory) = session(&Saved { game: Some(save(&game(5, 3), 0)), ..Saved::default() });
    // The store was restored from an older copy of the device, where the game went on otherwise.
    let mut other = game(5, 1);
    let cell = other.board().digits().empty_cells().nth(3).unwrap();
    other.play(Move::Place { cell, digit: Digit::new(1).unwrap(), clean: false }).unwrap();
    memory.kept = vec![store::of_text(&save(&other, 0))];
    let effects = write(&mut session);
    store::answer(&mut session, &mut memory, effects, 0);
    let stored = load(&memory.on_board().unwrap().text).unwrap();
    assert_eq!((stored.version_of, stored.move_count()), (Some(GameId(5)), 4));
    assert!(stored.id != GameId(5) && stored.id == session.game().id);
    assert_eq!(load(&memory.get(GameId(5)).unwrap().text).unwrap().move_count(), 2);
    assert_eq!(
        english(session.message().message.as_ref().unwrap()),
        "This game went on somewhere else, too. Nonet keeps both versions."
    );
}

#[test]
fn the_end_has_the_times_of_games_like_it_once_the_game_is_stored() {
    let game = Some(save(&game(5, 40), 0));
    let (mut session, mut memory) = session(&Saved { game, ..Saved::default() });
    let solution = session.game().puzzle().solution.clone();
    let mut effects = Vec::new();
    for cell in session.game().board().digits().empty_cells().collect::<Vec<_>>() {
        store::answer(&mut session, &mut memory, effects, 0);
        session.update(Action::Select(cell), 0);
        effects = session.update(Action::Digit(solution.get(cell).unwrap()), 0);
    }
    assert_eq!(session.end_view().unwrap().times, None);
    let effects = store::answer(&mut session, &mut memory, effects, 0);
    let times = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Start(Job { id, request: Request::Times { id: game, .. } }) => Some((*id, *game)),
            _ => None,
        })
    };
    let (job, id) = times(&effects).unwrap();
    assert_eq!(id, session.game().id);
    let found = Times { best: 252_000, is_best: false, median: 3_723_000 };
    let minutes = Minutes { typical: 10.4, low: 8.2, high: 14.0 };
    // Three games, each twice as long as estimated.
    let pace = Pace::of([(10.0, 20.0); 3]);
    let estimate = Estimate { minutes: Some(minutes), pace };
    session.update(Action::Done(job, Reply::Times(id, Some(found), estimate)), 0);
    let told = session.end_view().unwrap().estimate.unwrap();
    let own = pace.minutes(&minutes).typical.round();
    assert!((16.0..20.0).contains(&own), "{own}");
    assert_eq!(english(&told), format!("about {own} min for you"));
    let view = session.end_view().unwrap().times.unwrap();
    assert_eq!((view.best.as_str(), view.median.as_str(), view.is_best), ("4:12", "1:02:03", false));
    let settings = Settings { clock: false, ..Settings::default() }.write();
    session.update(Action::Settings(settings), 0);
    let view = session.end_view().unwrap();
    assert_eq!((view.times, view.estimate), (None, None), "the player sees no times");
}

fn exchanges(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Exchange(..))).count()
}

#[test]
fn what_the_store_refuses_goes_along_with_the_next_move() {
    for fault in [ShelfFault::Failed, ShelfFault::Full] {
        let (mut session, mut memory) = session(&Saved::default());
        assert_eq!(exchanges(&write(&mut session)), 1);
        session.update(Action::Exchanged(Err(fault)), 0);
        assert!(session.notice().is_some() && !session.is_stored());
        session.update(Action::DismissNotice, 0);
        session.update(Action::Digit(Digit::new(2).unwrap()), 0);
        session.update(Action::Exchanged(Err(fault)), 0);
        assert!(session.notice().is_none(), "one notice is enough");
        // Without a move it is tried again, too.
        let effects = (0..10).flat_map(|_| session.update(Action::Tick, 0)).collect();
        store::answer(&mut session, &mut memory, effects, 0);
        assert!(session.is_stored());
        assert_eq!(load(&memory.on_board().unwrap().text).unwrap().move_count(), session.game().move_count());
    }
}

#[test]
fn without_a_database_nothing_is_asked_again_and_the_player_is_told() {
    let (mut session, _) = Session::start(&Saved::default(), 7, 0);
    session.update(Action::Exchanged(Err(ShelfFault::Blocked)), 0);
    assert!(session.notice().is_some());
    assert_eq!(exchanges(&write(&mut session)) + exchanges(&session.update(another(), 0)), 0);
}

#[test]
fn games_left_by_an_earlier_version_are_stored_and_only_then_deleted() {
    let (left, untouched, board) = (game(5, 2), game(6, 0), game(7, 3));
    let saved = Saved {
        game: Some(save(&board, 0)),
        previous: Some(save(&game(4, 1), 0)),
        shelved: [&left, &untouched].map(|game| save(game, 0)).to_vec(),
        ..Saved::default()
    };
    let mut memory = Memory::default();
    let (mut session, effects) = Session::start(&saved, 7, 0);
    assert_eq!((session.game().id, session.has_previous()), (board.id, true));
    let effects = store::answer(&mut session, &mut memory, effects, 0);
    let mut ids: Vec<_> = memory.kept.iter().map(|save| save.id).collect();
    ids.sort();
    assert_eq!(ids, [GameId(4), GameId(5), GameId(7)], "one had no moves");
    assert_eq!((memory.game, memory.previous), (Some(GameId(7)), Some(GameId(4))));
    assert!(effects.contains(&Effect::Unshelve(GameId(5), save(&left, 0))));
    assert!(effects.contains(&Effect::Forget(Slot::Previous)) && session.is_stored());
}

#[test]
fn a_game_from_the_library_continues_and_an_older_version_never_replaces_the_board() {
    let (mut session, _) = session(&Saved { game: Some(save(&game(5, 9), 0)), ..Saved::default() });
    session.update(Action::Begin(Box::new(Handover::Open(Box::new(game(6, 3))))), 0);
    assert_eq!(session.cells().iter().filter(|cell| cell.digit.is_some() && !cell.is_given).count(), 3);
    let mut older = game(6, 1);
    older.dates = game(1, 0).dates;
    session.update(Action::Begin(Box::new(Handover::Open(Box::new(older)))), 0);
    assert_eq!(session.cells().iter().filter(|cell| cell.digit.is_some() && !cell.is_given).count(), 3);
}

/// The rooms with the page of all games, and the number of the list's job.
fn games(board: &Game) -> (Rooms, Job) {
    let mut rooms = Rooms::new(7);
    let kept = Kept { game: Some(save(board, 0)), ..Kept::default() };
    rooms.update(RoomAction::Kept(Box::new(kept)), 0);
    let effects = rooms.update(RoomAction::Show(Screen::Games), 0);
    let [(job, Ask::List)] = &asked(&effects)[..] else { panic!("{effects:?}") };
    (rooms, job.clone())
}

fn act(rooms: &mut Rooms, act: Act) -> Vec<Effect> {
    rooms.update(RoomAction::Games(act), 0)
}

fn notes(rooms: &Rooms) -> Vec<String> {
    rooms.games().notes().0.iter().map(english).collect()
}

#[test]
fn a_game_is_opened_from_the_list_and_the_one_on_the_board_is_just_shown() {
    let (mut rooms, job) = games(&game(5, 2));
    let entries = vec![entry(&game(5, 2)), entry(&game(6, 4))];
    rooms.update(RoomAction::Done(job.id, told(&Told::Listed { entries, unread: 0 })), 0);
    assert_eq!((rooms.library().state(), rooms.library().entries().len()), (State::Here, 2));
    assert_eq!(act(&mut rooms, Act::Open(GameId(5))), [Effect::Leave(Out::To(Screen::Game))]);
    let effects = act(&mut rooms, Act::Open(GameId(6)));
    let [(job, Ask::Load(ids))] = &asked(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(ids, &[GameId(6)]);
    let record = Record { save: save(&game(6, 4), 0), label: Label::default() };
    let effects = rooms.update(RoomAction::Done(job.id, told(&Told::Loaded(vec![record]))), 0);
    let handed = effects.iter().find_map(|effect| match effect {
        Effect::Begin(handover) => Some((**handover).clone()),
        _ => None,
    });
    assert_eq!(handed, Some(Handover::Open(Box::new(load(&save(&game(6, 4), 0)).unwrap()))));
}

#[test]
fn games_are_deleted_and_brought_back_but_not_the_one_on_the_board() {
    let (mut rooms, job) = games(&game(5, 2));
    let entries = vec![entry(&game(5, 2)), entry(&game(6, 4))];
    rooms.update(RoomAction::Done(job.id, told(&Told::Listed { entries, unread: 0 })), 0);
    act(&mut rooms, Act::TogglePicking);
    act(&mut rooms, Act::PickAll(vec![GameId(5), GameId(6)]));
    let effects = act(&mut rooms, Act::DeletePicked);
    let [(job, Ask::Delete(ids))] = &asked(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(ids, &[GameId(6)]);
    let record = Record { save: save(&game(6, 4), 0), label: Label::default() };
    rooms.update(RoomAction::Done(job.id, told(&Told::Deleted(vec![record.clone()]))), 0);
    assert_eq!(notes(&rooms), ["The game on the board can't be deleted. Start another game first."]);
    assert_eq!(deleted(&rooms).as_deref(), Some("1 game deleted."));
    let effects = act(&mut rooms, Act::BringBack);
    let [(_, Ask::Add { games, .. })] = &asked(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(games, &[record]);
    assert_eq!(deleted(&rooms), None);
}

fn deleted(rooms: &Rooms) -> Option<String> {
    rooms.games().deleted_text().as_ref().map(english)
}

/// Undo used to bring back the last game only, and leaving the page ended it.
#[test]
fn every_deleted_game_can_be_brought_back_until_the_library_has_it() {
    let (mut rooms, job) = games(&game(5, 2));
    let entries = vec![entry(&game(5, 2)), entry(&game(6, 4)), entry(&game(7, 3))];
    rooms.update(RoomAction::Done(job.id, told(&Told::Listed { entries, unread: 0 })), 0);
    let record = |id| Record { save: save(&game(id, 4), 0), label: Label::default() };
    for id in [6, 7] {
        let (job, _) = asked(&act(&mut rooms, Act::Delete(GameId(id)))).remove(0);
        rooms.update(RoomAction::Done(job.id, told(&Told::Deleted(vec![record(id)]))), 0);
    }
    rooms.update(RoomAction::Show(Screen::Stats), 0);
    rooms.update(RoomAction::Show(Screen::Games), 0);
    assert_eq!(deleted(&rooms).as_deref(), Some("2 games deleted."));
    let bring_back = |rooms: &mut Rooms| {
        let effects = act(rooms, Act::BringBack);
        let mut all = asked(&effects).into_iter();
        let games = |(job, ask)| match ask {
            Ask::Add { games, .. } => Some((job, games)),
            _ => None,
        };
        let (job, games): (Job, Vec<Record>) = all.find_map(games).expect("games come back");
        assert_eq!(games, [record(6), record(7)]);
        job
    };
    // A full storage loses nothing.
    let job = bring_back(&mut rooms);
    rooms.update(RoomAction::Done(job.id, Reply::Shelf(Err(ShelfFault::Full))), 0);
    assert_eq!(deleted(&rooms).as_deref(), Some("2 games deleted."));
    let job = bring_back(&mut rooms);
    rooms.update(RoomAction::WorkerFailed(job.id, Failure::Crash), 0);
    assert_eq!(deleted(&rooms).as_deref(), Some("2 games deleted."));
    let job = bring_back(&mut rooms);
    rooms.update(RoomAction::Done(job.id, told(&Told::Added(Added::default()))), 0);
    assert_eq!((deleted(&rooms), notes(&rooms)), (None, vec!["2 games restored.".to_owned()]));
}

#[test]
fn a_backup_with_a_newer_version_of_the_game_on_the_board_is_handed_to_the_board() {
    let (mut rooms, _) = games(&game(5, 2));
    let effects = act(&mut rooms, Act::Restore("nonet-backup 1\nend nonet-backup\n".to_owned()));
    let (job, _) = asked(&effects).remove(0);
    let added = Added { updated: vec![GameId(5)], kept: 3, is_cut: true, ..Added::default() };
    let effects = rooms.update(RoomAction::Done(job.id, told(&Told::Added(added))), 0);
    assert_eq!(
        notes(&rooms),
        [
            "1 game updated to its newer version.",
            "3 games were already here.",
            "The file ends too early, so some games may be missing."
        ]
    );
    assert!(effects.contains(&Effect::Announce), "the board takes the moves in");
}

#[test]
fn without_a_database_the_game_on_the_board_is_listed() {
    let (mut rooms, job) = games(&game(5, 2));
    rooms.update(RoomAction::Done(job.id, Reply::Shelf(Err(ShelfFault::Blocked))), 0);
    assert_eq!(rooms.library().state(), State::Closed(ShelfFault::Blocked));
    let ids: Vec<u64> = rooms.library().entries().iter().map(|entry| entry.summary.id.0).collect();
    assert_eq!(ids, [5]);
    assert_eq!(act(&mut rooms, Act::Open(GameId(5))), [Effect::Leave(Out::To(Screen::Game))]);
}

#[test]
fn the_name_of_a_game_begins_with_its_level_and_its_progress() {
    let (mut rooms, job) = games(&game(5, 2));
    let mut named = entry(&game(6, 4));
    named.label = Label { title: "Two loops".to_owned(), ..Label::default() };
    let own = Game::new(Puzzle { recipe: None, ..generate::starter(2) });
    let entries = vec![entry(&game(5, 2)), named, entry(&own)];
    rooms.update(RoomAction::Done(job.id, told(&Told::Listed { entries, unread: 0 })), 0);
    let today = game(5, 0).dates.changed.unwrap().day();
    let library = rooms.library();
    let name = |index: usize| {
        english(&nonet::session::library::games::Games::name(&library.entries()[index], library, today))
    };
    let open = |id: u64| 81 - game(id, 0).puzzle().givens.filled_count();
    assert_eq!(name(0), format!("Medium, 2 of {} placed, on the board, 0:00 played, Today", open(5)));
    assert_eq!(name(1), format!("Medium, 4 of {} placed, Two loops, 0:00 played, Today", open(6)));
    assert!(name(2).starts_with("Your puzzle, 0 of "), "{}", name(2));
}
