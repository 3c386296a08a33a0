//! A whole session without a browser. The worker's answers come from the test or from
//! the real handler.

use crate::english::english;
use crate::{said, spoken};
use crate::{store, stored};
use nonet::game::save;
use nonet::session::action::{Action, Dialog, Effect, Failure, Loaded, Mode, Screen, Slot, Step, Wish};
use nonet::session::handover::Handover;
use nonet::session::own::of_lent;
use nonet::session::settings::{Mistakes, Settings};
use nonet::session::ways::Out;
use nonet::session::{Saved, Session, Tone};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, JobId, Reply, Request};
use nonet_engine::Progress;
use nonet_engine::rate::{Demand, Family};
use nonet_engine::{Cell, Digit, Grid, Level, Method, Puzzle, Recipe, Symmetry, Variant};

use crate::puzzles::{PUZZLE, SOLUTION};

fn grid(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// A session that has its turn, as in the only tab.
fn start(saved: &Saved) -> (Session, Vec<Effect>) {
    start_at(saved, 7, 0)
}

fn start_at(saved: &Saved, entropy: u64, now: u64) -> (Session, Vec<Effect>) {
    let (mut session, effects) = Session::start(saved, entropy, now);
    assert_eq!(stored(&effects, Slot::Game), None, "nothing is stored before the store has answered");
    let effects = store::answer(&mut session, &mut stored::of(saved), effects, now);
    (session, effects)
}

/// A session on the seed's puzzle, entered by the player.
fn playing() -> Session {
    let puzzle = Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None };
    let game = save::save(&nonet::game::Game::new(puzzle), 0);
    let (mut session, _) = start(&Saved { game: Some(game), ..Saved::default() });
    // Stop generating the next puzzle, so that only the test's own jobs remain.
    begin(&mut session);
    session.update(Action::Cancel, 0);
    session
}

/// Performs a first action, which starts generating the next puzzle.
fn begin(session: &mut Session) -> Job {
    started(&session.update(Action::Close, 0)).expect("a puzzle is generated in advance").clone()
}

fn started(effects: &[Effect]) -> Option<&Job> {
    effects.iter().find_map(|effect| if let Effect::Start(job) = effect { Some(job) } else { None })
}

fn stored(effects: &[Effect], slot: Slot) -> Option<&str> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Store(other, text) if *other == slot => Some(text.as_str()),
        _ => None,
    })
}

fn label(session: &Session, cell: usize) -> String {
    english(&session.cells()[cell].label())
}

/// A puzzle as the reply to a request.
fn made_for(job: &Job) -> Reply {
    let Request::Generate(recipe) = &job.request else { panic!("{job:?} asks for no puzzle") };
    Reply::Generated(Puzzle {
        givens: grid(PUZZLE),
        solution: grid(SOLUTION),
        recipe: Some(recipe.clone()),
        grade: None,
    })
}

#[test]
fn a_first_visit_shows_a_puzzle_at_once_and_generates_another_at_the_first_action() {
    let (mut session, effects) = start(&Saved::default());
    assert!(session.cells().iter().filter(|cell| cell.is_given).count() >= 17);
    assert!(stored(&effects, Slot::Game).is_some(), "stored before the first move");
    assert_eq!(started(&effects), None);
    assert_eq!(started(&session.update(Action::Select(Cell::new(3)), 0)), None, "the page itself sets focus");
    assert!(matches!(begin(&mut session).request, Request::Generate(_)));
    assert_eq!(session.job(), None, "the player does not wait for the next puzzle");
    let (other, _) = start_at(&Saved::default(), 8, 0);
    assert_ne!(other.cells(), session.cells(), "other entropy, other puzzle");
}

#[test]
fn digits_notes_and_erasing_by_keys() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::Digit(digit(1)), 0);
    assert_eq!(label(&session, 0), "1, row 1 column 1, box 1");
    session.update(Action::Digit(digit(1)), 0);
    assert_eq!(label(&session, 0), "empty, row 1 column 1, box 1");
    session.update(Action::DigitAs(digit(6), Mode::Corner), 0);
    session.update(Action::ToggleNotes, 0);
    session.update(Action::Digit(digit(1)), 0);
    assert_eq!(label(&session, 0), "empty, notes 1 6, row 1 column 1, box 1");
    session.update(Action::Step(Step::Right), 0);
    assert_eq!(label(&session, 1), "2, given, row 1 column 2, box 1");
    session.update(Action::Erase, 0);
    assert_eq!(said(&session), "That is one of the given digits.");
    session.update(Action::Step(Step::Left), 0);
    session.update(Action::Erase, 0);
    assert_eq!(label(&session, 0), "empty, row 1 column 1, box 1");
    session.update(Action::Undo, 0);
    assert_eq!(label(&session, 0), "empty, notes 1 6, row 1 column 1, box 1");
}

#[test]
fn a_conflict_is_marked_in_both_cells_and_announced() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::Digit(digit(5)), 0);
    assert_eq!((session.message().tone, said(&session).as_str()), (Tone::Warn, "5 is already in this row."));
    assert_eq!(label(&session, 0), "5, conflict, row 1 column 1, box 1");
    assert_eq!(label(&session, 6), "5, given, conflict, row 1 column 7, box 3");
}

#[test]
fn a_wrong_digit_is_marked_only_if_the_player_wants_it() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(2)), 0);
    session.update(Action::Digit(digit(1)), 0);
    assert!(!session.cells()[2].is_mistake);
    assert!(spoken(session.spoken()).starts_with("1 placed. "));
    session.update(Action::Change(Settings { mistakes: Mistakes::Always, ..Settings::default() }), 0);
    assert!(session.cells()[2].is_mistake);
}

#[test]
fn a_player_who_has_digits_checked_hears_of_a_mistake_and_not_how_many_are_left() {
    let mut session = playing();
    session.update(Action::Change(Settings { mistakes: Mistakes::Always, ..Settings::default() }), 0);
    session.update(Action::Select(Cell::new(2)), 0);
    session.update(Action::Digit(digit(1)), 0);
    assert_eq!((said(&session).as_str(), session.message().tone), ("1 is a mistake.", Tone::Warn));
    assert_eq!(spoken(session.spoken()), "1 is a mistake.");
    session.update(Action::Undo, 0);
    assert_eq!(spoken(session.spoken()), "Undone: r1c3 no longer holds 1.");
    session.update(Action::Redo, 0);
    assert_eq!(spoken(session.spoken()), "Redone: 1 in r1c3. 1 is a mistake.");
    session.update(Action::Erase, 0);
    session.update(Action::Digit(SOLUTION[2..3].parse().unwrap()), 0);
    assert!(spoken(session.spoken()).contains(" placed. "), "{}", spoken(session.spoken()));
}

#[test]
fn singles_follow_a_digit_only_if_the_player_wants_it_and_one_undo_takes_all_back() {
    let empty = |session: &Session| session.game().board().digits().empty_cells().count();
    for wanted in [false, true] {
        let mut session = playing();
        session.update(Action::Change(Settings { fill_singles: wanted, ..session.settings().clone() }), 0);
        let before = empty(&session);
        let (cell, digit) = nonet::game::singles::singles(session.game().board())[0];
        session.update(Action::Select(cell), 0);
        session.update(Action::Digit(digit), 0);
        let placed = before - empty(&session);
        if wanted {
            assert!(placed > 1);
            let board = session.game().board();
            assert!(board.digits().filled().all(|(cell, digit)| grid(SOLUTION).get(cell) == Some(digit)));
            if !session.is_solved() {
                let expected = if placed == 2 {
                    "One single followed.".into()
                } else {
                    format!("{} singles followed.", placed - 1)
                };
                assert!(said(&session).ends_with(&expected), "{}", said(&session));
            }
        } else {
            assert_eq!(placed, 1);
        }
        session.update(Action::Undo, 0);
        assert_eq!(empty(&session), before);
        // A note is not followed by singles.
        session.update(Action::DigitAs(digit, Mode::Corner), 0);
        assert_eq!(empty(&session), before);
    }
}

#[test]
fn a_highlight_counts_the_cells_that_it_shows() {
    let mut session = playing();
    let (cell, digit) = nonet::game::singles::singles(session.game().board())[0];
    let shown = |session: &mut Session| {
        session.update(Action::Light(digit), 0);
        let shown = session.cells().iter().filter(|cell| cell.is_open).count();
        let text = said(session);
        session.update(Action::Light(digit), 0);
        (shown, text)
    };
    let (before, text) = shown(&mut session);
    assert!(text.contains(&before.to_string()), "{text}");
    session.update(Action::Select(cell), 0);
    session.update(Action::Strike(digit), 0);
    let (after, text) = shown(&mut session);
    assert_eq!(after, before - 1);
    assert!(text.contains(&after.to_string()), "{text}");
}

#[test]
fn arrows_wrap_and_jumps_find_their_cells() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    for (step, cell) in [
        (Step::Up, 72),
        (Step::Left, 80),
        (Step::Down, 8),
        (Step::Right, 0),
        (Step::BoxDown, 27),
        (Step::RowEnd, 35),
        (Step::BoxUp, 8),
        (Step::RowStart, 0),
        (Step::Last, 80),
        (Step::First, 0),
        (Step::NextEmpty, 2),
        (Step::PreviousEmpty, 0),
        (Step::PreviousEmpty, 79),
    ] {
        session.update(Action::Step(step), 0);
        assert_eq!(session.selected_cell(), Cell::new(cell), "{step:?}");
    }
}

#[test]
fn every_move_is_stored_at_once_with_its_history() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::DigitAs(digit(1), Mode::Corner), 1_000);
    session.update(Action::Digit(digit(6)), 2_000);
    let effects = session.update(Action::Undo, 5_000);
    let game = stored(&effects, Slot::Game).expect("stored with the move").to_owned();
    let (mut back, _) = start_at(&Saved { game: Some(game), ..Saved::default() }, 1, 100_000);
    assert_eq!(label(&back, 0), "empty, notes 1, row 1 column 1, box 1");
    assert_eq!(back.clock_text().as_deref(), Some("0:05"));
    back.update(Action::Redo, 100_000);
    assert_eq!(label(&back, 0), "6, row 1 column 1, box 1");
    back.update(Action::Undo, 100_000);
    back.update(Action::Undo, 100_000);
    assert_eq!(label(&back, 0), "empty, row 1 column 1, box 1");
    assert!(!back.can_undo());
}

#[test]
fn solving_stops_the_clock_and_is_announced() {
    let mut session = playing();
    for (cell, digit) in grid(SOLUTION).filled().filter(|(cell, _)| grid(PUZZLE).get(*cell).is_none()) {
        assert!(!session.is_solved());
        session.update(Action::Select(cell), 60_000);
        session.update(Action::Digit(digit), 61_000);
    }
    assert!(session.is_solved());
    assert_eq!(
        (session.message().tone, said(&session).as_str()),
        (Tone::Done, "Solved in 1:01 without hints.")
    );
    session.update(Action::Tick, 99_000);
    assert_eq!(session.clock_text().as_deref(), Some("1:01"));
}

/// A digit entered after the last one used to undo the end of the game, and so did Undo: the
/// record was lost.
#[test]
fn a_finished_board_stays_finished() {
    let mut session = playing();
    for (cell, digit) in grid(SOLUTION).filled().filter(|(cell, _)| grid(PUZZLE).get(*cell).is_none()) {
        session.update(Action::Select(cell), 0);
        session.update(Action::Digit(digit), 0);
    }
    assert!(session.is_solved());
    let solved = session.cells();
    session.update(Action::Digit(digit(1)), 0);
    session.update(Action::Erase, 0);
    assert!(!session.can_undo());
    session.update(Action::Undo, 0);
    assert_eq!(said(&session), "Solved. To play on from an earlier place, branch in the replay.");
    session.update(Action::UndoMistake, 0);
    assert_eq!((session.cells(), session.is_solved()), (solved, true));
}

/// Notes that a wrong digit tidied away used to stay gone.
#[test]
fn notes_come_back_when_the_digit_that_tidied_them_away_goes() {
    let mut session = playing();
    session.update(Action::FillNotes, 0);
    let board = session.game().board().clone();
    let geometry = board.geometry();
    let cell = board.digits().empty_cells().next().unwrap();
    let right = grid(SOLUTION).get(cell).unwrap();
    let wrong = board.content(cell).notes.iter().find(|digit| *digit != right).unwrap();
    let noted: Vec<Cell> = geometry
        .peers(cell)
        .iter()
        .copied()
        .filter(|peer| board.content(*peer).notes.contains(wrong))
        .collect();
    assert!(noted.len() > 2, "there is something to tidy away");
    let left = |session: &Session| -> Vec<Cell> {
        let board = session.game().board();
        noted.iter().copied().filter(|peer| board.content(*peer).notes.contains(wrong)).collect()
    };
    session.update(Action::Select(cell), 0);
    session.update(Action::Digit(wrong), 0);
    assert_eq!(left(&session), []);
    // The player fills one of the cells and writes a note into another one, then takes it away.
    let solved = |at: usize| grid(SOLUTION).get(noted[at]).unwrap();
    session.update(Action::Select(noted[0]), 0);
    session.update(Action::Digit(solved(0)), 0);
    session.update(Action::Select(noted[1]), 0);
    session.update(Action::DigitAs(wrong, Mode::Corner), 0);
    session.update(Action::DigitAs(digit(if wrong == digit(1) { 2 } else { 1 }), Mode::Corner), 0);
    session.update(Action::DigitAs(wrong, Mode::Corner), 0);
    session.update(Action::Select(cell), 0);
    session.update(Action::Digit(right), 0);
    assert_eq!(left(&session), noted[2..]);
    assert!(said(&session).contains("placed"), "{}", said(&session));
    // One press takes back the digit and the notes, and a save has all of it.
    let back = save::load(&save::save(session.game(), 0)).unwrap();
    assert_eq!(back.board(), session.game().board());
    session.update(Action::Undo, 0);
    assert_eq!(left(&session), []);
    session.update(Action::Erase, 0);
    assert_eq!(left(&session), noted[2..], "also when the digit is erased");
}

#[test]
fn a_puzzle_that_is_entered_again_says_so() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::Digit(digit(1)), 0);
    let game = session.game().clone();
    session.update(Action::Begin(Box::new(Handover::Again(Box::new(game.clone())))), 0);
    assert_eq!(said(&session), "You have begun this puzzle before. Here it is as you left it.");
    assert_eq!(session.game().id, game.id);
}

/// Going to another place used to un-solve the game.
#[test]
fn a_place_of_a_solved_game_is_played_on_in_a_copy() {
    let mut session = playing();
    let open: Vec<_> =
        grid(SOLUTION).filled().filter(|(cell, _)| grid(PUZZLE).get(*cell).is_none()).collect();
    let (mut memory, mut effects) = (store::Memory::default(), Vec::new());
    for &(cell, digit) in &open {
        session.update(Action::Select(cell), 30_000);
        effects.extend(session.update(Action::Digit(digit), 30_000));
    }
    let solved = session.game().clone();
    let last = open.len();
    session.update(Action::GoTo(last), 40_000);
    assert!(session.is_solved(), "the last place is no other one");
    effects.extend(session.update(Action::GoTo(last - 1), 40_000));
    store::answer(&mut session, &mut memory, effects, 40_000);
    let copy = session.game();
    assert_eq!((copy.copy_of, copy.is_solved(), copy.dates.solved), (Some(solved.id), false, None));
    assert_ne!(copy.id, solved.id);
    assert_eq!(english(&session.level_text()), "Your puzzle (copy)");
    assert_eq!(said(&session), "You play on in a copy. The solved game stays in your games, with its time.");
    let kept = save::load(&memory.get(solved.id).expect("it is kept").text).unwrap();
    assert_eq!((kept.is_solved(), kept.dates.solved), (true, solved.dates.solved));
    // The left line is no part of the copy, so none of its digits is a slip.
    assert!(!english(&session.score().name).contains("slip"), "{}", english(&session.score().name));
    let (cell, digit) = open[last - 1];
    session.update(Action::Select(cell), 50_000);
    session.update(Action::Digit(digit), 50_000);
    assert!(session.is_solved() && session.game().copy_of == Some(solved.id));
}

#[test]
fn the_clock_is_paused_while_the_page_is_hidden() {
    let mut session = playing();
    let effects = session.update(Action::Visible(false), 10_000);
    let game = stored(&effects, Slot::Game).expect("stored when the page is hidden").to_owned();
    assert!(save::load(&game).is_ok());
    session.update(Action::Visible(true), 500_000);
    session.update(Action::Tick, 501_000);
    assert_eq!(session.clock_text().as_deref(), Some("0:11"));
}

#[test]
fn a_new_game_takes_the_puzzle_generated_in_advance() {
    let (mut session, _) = start(&Saved::default());
    let job = begin(&mut session);
    let effects = session.update(Action::Done(job.id, made_for(&job)), 0);
    assert!(stored(&effects, Slot::Next).is_some(), "stored for the next visit");
    session.update(Action::Select(Cell::new(0)), 0);
    let effects = session.update(Action::NewGameAlike, 0);
    assert_eq!(label(&session, 1), "2, given, row 1 column 2, box 1");
    assert!(started(&effects).is_some(), "the next one is being generated");
    assert!(effects.contains(&Effect::Forget(Slot::Next)));
}

#[test]
fn a_jigsaw_made_to_order_is_followed_by_one_with_other_regions() {
    let (mut session, _) = start(&Saved::default());
    let order: Recipe = "5x5+anti-knight+jigsaw easy none carve 0".parse().unwrap();
    let mut effects = session.update(Action::NewGame(Wish { recipe: order.clone(), seed: Some(42) }), 0);
    let mut boards = Vec::new();
    for _ in 0..3 {
        let job = started(&effects).unwrap().clone();
        let Request::Generate(asked) = &job.request else { panic!("{job:?}") };
        assert_eq!(Recipe { seed: 0, ..asked.clone() }, order);
        effects = session.update(Action::Done(job.id, handle(job.request, &mut |_| ())), 0);
        boards.push(session.game().puzzle().givens.variant());
        // Waits for the one that is generated in advance.
        session.update(Action::NewGameAlike, 0);
    }
    assert_eq!(session.last_order(), Some(order));
    boards.dedup();
    assert!(boards.len() > 1 && boards.iter().all(|board| !board.layout().has_boxes), "{boards:?}");
}

/// The player can't cancel a job in the background, so it has a time limit.
#[test]
fn generating_in_advance_stops_at_its_time_limit() {
    let (mut session, _) = start(&Saved::default());
    let job = begin(&mut session);
    assert_eq!(session.update(Action::Tick, 29_000), []);
    assert!(session.update(Action::Tick, 31_000).contains(&Effect::Stop(job.id)));
    // A job that the player waits for has a Cancel button and no such limit.
    let job = started(&session.update(Action::NewGameAlike, 31_000)).unwrap().clone();
    assert!(!session.update(Action::Tick, 99_000).contains(&Effect::Stop(job.id)));
    assert!(session.job().is_some());
}

#[test]
fn the_player_can_return_to_the_previous_game() {
    let mut session = playing();
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::Digit(digit(1)), 0);
    let effects = session.update(Action::NewGameAlike, 0);
    let job = started(&effects).unwrap().clone();
    session.update(Action::Done(job.id, made_for(&job)), 0);
    assert!(session.has_previous());
    session.update(Action::PreviousGame, 0);
    assert_eq!(label(&session, 0), "1, row 1 column 1, box 1");
}

#[test]
fn a_request_waits_for_a_fitting_job_or_replaces_it() {
    let (mut session, _) = start(&Saved::default());
    let ahead = begin(&mut session);
    assert_eq!(
        started(&session.update(Action::NewGameAlike, 0)),
        None,
        "the same puzzle is not asked for twice"
    );
    assert!(session.job().is_some());
    let recipe = Recipe { symmetry: Symmetry::Rotate180, ..Recipe::classic(Level::Hard, 0) };
    let effects = session.update(Action::NewGame(Wish { recipe: recipe.clone(), seed: Some(42) }), 0);
    let job = started(&effects).unwrap().clone();
    assert_eq!(job.request, Request::Generate(Recipe { seed: 42, ..recipe }));
    let before = session.cells();
    session.update(Action::Done(ahead.id, made_for(&ahead)), 0);
    assert_eq!(session.cells(), before, "a stale answer is dropped");
    session.update(Action::Done(job.id, made_for(&job)), 0);
    assert_ne!(session.cells(), before);
    assert_eq!(session.recipe().map(|recipe| (recipe.seed, recipe.level)), Some((42, Level::Hard)));
}

#[test]
fn a_puzzle_that_arrives_leaves_an_open_page_open() {
    let mut session = playing();
    let job = started(&session.update(Action::NewGameAlike, 0)).unwrap().clone();
    session.update(Action::Go(Screen::Settings), 0);
    session.update(Action::Done(job.id, made_for(&job)), 0);
    assert_eq!(session.recipe().map(|recipe| recipe.level), Some(Level::Medium), "it is played");
    assert_eq!(session.screen(), Screen::Settings);
}

#[test]
fn a_failed_worker_never_ends_play() {
    for failure in [Failure::Load, Failure::Crash, Failure::Timeout] {
        let mut session = playing();
        let job = started(&session.update(Action::NewGameAlike, 0)).unwrap().id;
        assert!(session.job().is_some());
        session.update(Action::WorkerFailed(job, failure), 0);
        assert_eq!(session.message().tone, Tone::Warn);
        assert_eq!(session.job(), None);
        session.update(Action::Select(Cell::new(0)), 0);
        session.update(Action::Digit(digit(1)), 0);
        assert_eq!(label(&session, 0), "1, row 1 column 1, box 1");
        assert!(
            started(
                &session
                    .update(Action::NewGame(Wish { recipe: Recipe::classic(Level::Easy, 0), seed: None }), 0)
            )
            .is_some()
        );
    }
}

#[test]
fn cancelling_stops_the_worker_at_once() {
    let mut session = playing();
    let job = started(&session.update(Action::NewGameAlike, 0)).unwrap().id;
    let effects = session.update(Action::Cancel, 0);
    assert!(effects.contains(&Effect::Stop(job)));
    assert_eq!(session.job(), None);
}

#[test]
fn a_text_that_is_pasted_on_the_board_goes_to_the_page_where_puzzles_are_entered() {
    let mut session = playing();
    let paste = |session: &mut Session, text: &str| {
        session.update(Action::Paste(text.into(), Some("my\nlist.txt".into())), 0)
    };
    assert_eq!(paste(&mut session, " \n"), []);
    let lent = Effect::Lend(Slot::Pasted, format!("my list.txt\n{PUZZLE}"));
    let go = Effect::Go(Screen::Enter);
    let effects = paste(&mut session, PUZZLE);
    let at = |effect: &Effect| effects.iter().position(|other| other == effect).expect("the effect");
    assert!(at(&lent) < at(&go), "the page finds the text when it opens");
    assert_eq!(of_lent("my list.txt\n1\n2"), ("1\n2".into(), Some("my list.txt".into())));
    assert_eq!(of_lent("\n1\n2"), ("1\n2".into(), None));
    assert_eq!(paste(&mut session, PUZZLE), [], "another page is open");
}

#[test]
fn a_puzzle_that_a_room_hands_over_is_played() {
    let mut session = playing();
    session.update(Action::Show(Screen::Enter), 0);
    let puzzle = Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None };
    session.update(Action::Show(Screen::Game), 0);
    session.update(Action::Begin(Box::new(Handover::Play(puzzle))), 0);
    assert_eq!(english(&session.level_text()), "Your puzzle");
    assert_eq!(said(&session), "Your puzzle has exactly one solution. Enjoy!");

    let recipe = Recipe::classic(Level::Hard, 0);
    let wish = Wish { recipe: recipe.clone(), seed: Some(5) };
    let effects = session.update(Action::Begin(Box::new(Handover::Make(wish))), 0);
    assert_eq!(started(&effects).unwrap().request, Request::Generate(Recipe { seed: 5, ..recipe }));
}

#[test]
fn settings_ignore_unknown_fields() {
    let settings = "theme dark\nfrom-the-future 1\n".to_owned();
    let (session, _) = start(&Saved { settings: Some(settings), ..Saved::default() });
    assert_eq!(session.settings().theme, nonet::session::settings::Theme::Dark);
    assert_eq!(session.settings().mistakes, Mistakes::Never, "checking is off unless asked for");
}

#[test]
fn an_unknown_job_changes_nothing() {
    let mut session = playing();
    let before = session.cells();
    let recipe = Recipe { method: Method::Build, ..Recipe::classic(Level::Easy, 1) };
    let reply = Reply::Generated(Puzzle {
        givens: grid(PUZZLE),
        solution: grid(SOLUTION),
        recipe: Some(recipe),
        grade: None,
    });
    assert_eq!(session.update(Action::Done(JobId(99), reply), 0), []);
    assert_eq!(session.cells(), before);
}

#[test]
fn the_address_follows_what_opens_and_closes() {
    let mut session = playing();
    let menu = Screen::Over(Dialog::Menu);
    let effects = session.update(Action::Go(menu), 0);
    assert!(effects.contains(&Effect::Go(menu)));
    assert_eq!(session.update(Action::Show(menu), 0), [], "the address has it already");

    let effects = session.update(Action::Go(Screen::Settings), 0);
    assert!(effects.contains(&Effect::Go(Screen::Settings)), "Back leads to the board");
    let effects = session.update(Action::Close, 0);
    assert!(effects.contains(&Effect::Leave(Out::To(Screen::Game))) && effects.contains(&Effect::FocusBoard));
    assert_eq!(session.screen(), Screen::Game);

    assert_eq!(session.update(Action::Close, 0), [Effect::FocusBoard], "nothing was open");
    session.update(Action::Show(Screen::Over(Dialog::NewGame)), 0); // Forward
    assert_eq!(session.dialog(), Some(Dialog::NewGame));
    let effects = session.update(Action::Show(Screen::Game), 0); // Back
    assert_eq!(session.dialog(), None);
    assert!(!effects.contains(&Effect::Leave(Out::To(Screen::Game))), "the address has changed already");
}

#[test]
fn settings_from_a_room_leave_the_game_alone() {
    let mut session = playing();
    session.update(Action::Digit(digit(1)), 0);
    let before = session.cells().iter().map(|cell| cell.digit).collect::<Vec<_>>();
    let settings = Settings { clock: false, ..Settings::default() };
    assert_eq!(session.update(Action::Settings(settings.write()), 0), [], "they are stored already");
    assert_eq!(*session.settings(), settings);
    assert_eq!(session.cells().iter().map(|cell| cell.digit).collect::<Vec<_>>(), before);
}

#[test]
fn the_clock_waits_while_anything_is_open() {
    for screen in [Screen::Over(Dialog::Menu), Screen::Settings, Screen::Workbench] {
        let (mut session, _) = start(&Saved::default());
        session.update(Action::Go(screen), 1_000);
        session.update(Action::Close, 5_000);
        session.update(Action::Tick, 7_000);
        assert_eq!(session.clock_text().as_deref(), Some("0:03"), "{screen:?}");
    }
}

#[test]
fn the_game_waits_while_the_workbench_is_open() {
    let (mut session, _) = start(&Saved::default());
    session.update(Action::Show(Screen::Workbench), 0);
    session.update(Action::Show(Screen::Game), 5_000);
    session.update(Action::Tick, 8_000);
    assert_eq!(session.clock_text().as_deref(), Some("0:03"));
    assert_eq!(session.screen(), Screen::of_hash("#/"));
    assert_eq!(Screen::of_hash(&Screen::Workbench.hash()), Screen::Workbench);
}

#[test]
fn a_waiting_player_sees_the_progress_of_loading() {
    let at = |bytes, total| Action::Loading(Some(Loaded { bytes, total }));
    let mut session = playing();
    session.update(at(0, None), 0);
    assert!(!spoken(session.spoken()).starts_with("Loading"), "the player does not wait for the next puzzle");
    session.update(Action::Hint, 0);
    let text = |session: &Session| english(&session.hint_view().unwrap().text);
    assert_eq!(text(&session), "Loading the solver…");
    session.update(at(120_000, Some(307_000)), 0);
    assert_eq!(text(&session), "Loading the solver: 120 of 307 KB…");
    session.update(at(120_001, None), 0);
    assert_eq!(text(&session), "Loading the solver: 121 KB so far…");
    session.update(Action::Loading(None), 0);
    assert_eq!(text(&session), "Looking for the next step…");

    session.update(Action::NewGameAlike, 0);
    session.update(at(0, Some(400)), 0);
    assert!(spoken(session.spoken()).starts_with("Loading the solver…"));
    session.update(at(100, Some(400)), 0);
    assert_eq!(session.job().unwrap().percent, Some(25));
}

#[test]
fn progress_is_counted_by_box_and_without_the_givens() {
    let mut session = playing();
    let board = grid(PUZZLE);
    let given = |number: usize| {
        let cells = board.geometry().cells().filter(|cell| board.geometry().box_number(*cell) == number);
        cells.filter(|cell| board.get(*cell).is_some()).count() as u32
    };
    let fresh: Vec<_> = (0..9).map(|number| (0, 9 - given(number))).collect();
    assert_eq!(session.progress(), fresh);
    let empty = board.geometry().cells().find(|cell| board.get(*cell).is_none()).unwrap();
    session.update(Action::Select(empty), 0);
    session.update(Action::Digit(grid(SOLUTION).get(empty).unwrap()), 0);
    let number = board.geometry().box_number(empty);
    assert_eq!(session.progress()[number], (1, 9 - given(number)));
    assert_eq!(session.progress().iter().map(|(placed, _)| placed).sum::<u32>(), 1);
}

#[test]
fn a_key_knows_the_boxes_that_hold_its_digit() {
    let session = playing();
    let board = grid(PUZZLE);
    for key in session.keys() {
        for number in 0..9 {
            let cells = board.geometry().cells().filter(|cell| board.geometry().box_number(*cell) == number);
            let is_there = cells.filter_map(|cell| board.get(cell)).any(|digit| digit == key.digit);
            assert_eq!(key.boxes >> number & 1 == 1, is_there, "{} in box {}", key.digit, number + 1);
        }
        assert_eq!(key.boxes.count_ones() + u32::from(key.left), 9, "each box holds a digit once");
    }
}

#[test]
fn the_seed_of_a_puzzle_can_be_read_and_copied() {
    let (mut session, _) = start(&Saved::default());
    assert_eq!(session.seed(), None, "the built-in puzzle cannot be ordered by its seed");
    let wish = Wish { recipe: Recipe::classic(Level::Easy, 0), seed: Some(4_217_908) };
    let effects = session.update(Action::NewGame(wish), 0);
    let job = started(&effects).unwrap().clone();
    let reply = nonet::worker::handler::handle(job.request, &mut |_| {});
    session.update(Action::Done(job.id, reply), 0);
    assert_eq!(session.seed(), Some(4_217_908));
    let effects = session.update(Action::CopySeed, 0);
    assert!(effects.contains(&Effect::Copy("4217908".to_owned())), "{effects:?}");
}

#[test]
fn only_a_game_made_to_order_can_be_ordered_again() {
    let (mut session, _) = start(&Saved::default());
    assert_eq!(session.last_order(), None);
    let plain = Recipe::classic(Level::Hard, 0);
    session.update(Action::NewGame(Wish { recipe: plain.clone(), seed: None }), 0);
    assert_eq!(session.last_order(), None);
    let order = Recipe { symmetry: Symmetry::Rotate180, ..plain };
    session.update(Action::NewGame(Wish { recipe: order.clone(), seed: Some(7) }), 0);
    assert_eq!(session.last_order(), Some(order));
}

/// The limit of attempts says nothing about how soon a search succeeds.
#[test]
fn a_search_shows_no_share_of_its_attempts() {
    let (mut session, _) = start(&Saved::default());
    let wish = Wish { recipe: Recipe::classic(Level::Extreme, 0), seed: Some(3) };
    let effects = session.update(Action::NewGame(wish), 0);
    let job = started(&effects).unwrap().clone();
    let progress = Progress::new(5_000, 500_000);
    session.update(Action::Progress(job.id, progress), 0);
    let shown = session.job().unwrap();
    assert_eq!((shown.percent, english(&shown.text).contains("500")), (None, true), "{shown:?}");
}

#[test]
fn a_puzzle_with_chosen_techniques_keeps_the_name_and_the_mark_of_its_level() {
    let named = |demand: Demand| {
        let recipe = Recipe { demand, ..Recipe::classic(Level::Hard, 1) };
        let puzzle =
            Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: Some(recipe), grade: None };
        let game = save::save(&nonet::game::Game::new(puzzle), 0);
        let (session, _) = start(&Saved { game: Some(game), ..Saved::default() });
        (english(&session.level_text()), session.level())
    };
    let needs = Family::all().take(1).collect();
    assert_eq!(named(Demand { uses: needs, ..Demand::default() }), ("Hard".to_owned(), Some(Level::Hard)));
    let ratings = Some((70, 80));
    assert_eq!(named(Demand { ratings, ..Demand::default() }), ("Custom".to_owned(), None));
}
