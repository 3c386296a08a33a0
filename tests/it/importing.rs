//! The page for entering a puzzle, with texts of other programs: what is recognised, what is
//! refused and why, lists, the game that is handed over, and the live number of solutions.

use nonet::game::moves::Move;
use nonet::game::{Game, GameId, save};
use nonet::library::Entry;
use nonet::library::imported::game_of;
use nonet::library::label::Label;
use nonet::library::summary::Summary;
use nonet::session::action::{Action, Effect, Screen};
use nonet::session::handover::Handover;
use nonet::session::learning::Kept;
use nonet::session::library::words as library_words;
use nonet::session::own::words::{facts, heading};
use nonet::session::own::{Act, OwnPuzzle};
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::worker::protocol::{Failure, Job, Reply, Request};
use nonet_engine::formats::exchange;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, solve};

use crate::english::english;
use crate::find_games;
use crate::texts::{BOARDS, GIVENS, TEXTS};

fn entering() -> Rooms {
    let mut rooms = Rooms::new(7);
    rooms.update(RoomAction::Show(Screen::Enter), 0);
    rooms
}

fn act(rooms: &mut Rooms, act: Act, now: u64) -> Vec<Effect> {
    rooms.update(RoomAction::Own(act), now)
}

fn loaded(text: &str) -> Rooms {
    let mut rooms = entering();
    act(&mut rooms, Act::Load(text.to_owned(), None), 0);
    rooms
}

fn own(rooms: &Rooms) -> &OwnPuzzle {
    rooms.forms().own()
}

fn said(rooms: &Rooms) -> String {
    english(&own(rooms).message())
}

fn started(effects: Vec<Effect>) -> Option<Job> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Start(job) => Some(job),
        _ => None,
    })
}

/// Answers a job as the worker would.
fn answer(rooms: &mut Rooms, job: Job, now: u64) -> Vec<Effect> {
    let Request::Solve { givens, limit } = job.request else { panic!("no question about solutions") };
    let solutions = solve::first_solutions(&givens, limit);
    let effects = rooms.update(RoomAction::Done(job.id, Reply::Solved(solutions)), now);
    find_games(rooms, effects, &[])
}

fn handed_over(effects: &[Effect]) -> Option<Handover> {
    effects.iter().find_map(|effect| match effect {
        Effect::Begin(handover) => Some((**handover).clone()),
        _ => None,
    })
}

/// Waits until the page counts, and lets the worker answer.
fn count(rooms: &mut Rooms) -> String {
    let due = rooms.forms().due().expect("the page counts soon");
    let job = started(act(rooms, Act::Tick, due)).expect("the page counts");
    answer(rooms, job, due);
    said(rooms)
}

fn joined(messages: &[Message]) -> String {
    messages.iter().map(english).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_format_is_recognised_and_can_be_played() {
    for (format, text, givens, progress) in TEXTS {
        let mut rooms = loaded(text);
        assert!(!own(&rooms).is_faulty(), "{format}: {}: {text}", said(&rooms));
        let digits: String =
            own(&rooms).cells().iter().map(|cell| cell.digit.map_or('.', Digit::symbol)).collect();
        assert_eq!(digits, progress.unwrap_or(givens), "{format}: {text}");
        assert_eq!(own(&rooms).text(), *text, "the text stays as it is");
        let solutions = solve::first_solutions(&givens.parse().unwrap(), 2);
        let job = started(act(&mut rooms, Act::Play, 0)).expect("the puzzle is checked");
        let effects = answer(&mut rooms, job, 0);
        if let [solution] = &solutions[..] {
            let handover = handed_over(&effects).expect("a game is handed over");
            match (handover, progress) {
                (Handover::Open(game), Some(progress)) => {
                    assert_eq!(game.board().digits().to_string(), *progress, "{format}");
                    assert_eq!(&game.puzzle().solution, solution);
                }
                (Handover::Play(puzzle), None) => assert_eq!(puzzle.givens.to_string(), *givens),
                // A text may have notes alone.
                (Handover::Open(game), None) => assert_eq!(game.board().digits().to_string(), *givens),
                (handover, _) => panic!("{format}: {handover:?}"),
            }
        } else {
            assert!(said(&rooms).contains("more than one solution"), "{format}: {}", said(&rooms));
        }
    }
}

#[test]
fn the_format_and_its_facts_are_named() {
    let told = |text: &str| {
        let rooms = loaded(text);
        let records = own(&rooms).records();
        (
            english(&heading(own(&rooms).found().unwrap())),
            records.first().map(|record| joined(&facts(record))).unwrap_or_default(),
        )
    };
    let text = |format: &str| TEXTS.iter().find(|text| text.0 == format).unwrap().1;
    let facts = |format, name: &str, facts: &str| {
        assert_eq!(told(text(format)), (name.to_owned(), facts.to_owned()), "{format}");
    };
    facts("hodoku", "HoDoKu library line", "30 givens. 1 digit placed. 1 candidate removed.");
    facts("sdk", "SadMan or SudoCue file (.sdk)", "30 givens. 1 digit placed.");
    facts("sudokuexchange", "SudokuExchange link", "30 givens.");
    facts("opensudoku", "OpenSudoku file", "30 givens.");
    facts("tatham", "Simon Tatham's Solo", "30 givens.");
    facts("f-puzzles", "f-puzzles puzzle", "3 givens.");
    let list = format!("{GIVENS}\n{}\n", text("hodoku"));
    assert_eq!(told(&list).0, "2 puzzles · several formats");
    assert_eq!(told(&format!("{GIVENS}\n{GIVENS}")).0, "2 puzzles · Puzzle on one line");
    // A plain grid is no text of another program: the board edits it.
    assert!(own(&loaded(GIVENS)).found().is_none());
    assert!(own(&loaded(&format!("{GIVENS} # rated 4.2"))).found().is_none());
}

#[test]
fn every_faulty_text_has_a_sentence_and_stays() {
    let other = GIVENS.replacen('5', "x", 1);
    let list = format!("{GIVENS}\n{GIVENS}\n{}\n", &GIVENS[1..]);
    let many = format!("{GIVENS}\n").repeat(12_300);
    for (text, words) in [
        (
            list.as_str(),
            "Line 3, column 81: 80 cells, where 81 are expected. The 2 puzzles before it can be used.",
        ),
        (&many, "This text is longer than 1 MB. The workbench reads long lists."),
        (&other, "Line 1, column 1: \"x\" is neither a digit nor a blank ( . 0 * _ )."),
        ("https://sudokupad.app/tjN9LtrrTL", "Line 1, column 9: The puzzle of this link is on a server"),
        (
            "https://example.com/sudoku",
            "Line 1, column 9: This link has no puzzle in a format that Nonet knows.",
        ),
        ("https://f-puzzles.com/?load=N4Ig", "is damaged or incomplete"),
        (
            r#"{"size":9,"grid":[],"killercage":[{"cells":["R1C1"]}],"antiknight":true}"#,
            "Line 1, column 1: 0 rows, where 9 are expected.",
        ),
        ("{\"size\":9,", "This is not valid JSON."),
        ("<opensudoku><game/></opensudoku>", "\"data\" is missing."),
        ("<opensudoku>", "This is not valid XML."),
        (":0000:x:53..7:", "Line 1, column 13: 10 cells, where 9 are expected."),
        (&format!(":0000:x:{GIVENS}:999 x::"), "is not a valid candidate"),
        ("[Puzzle]\n53..7....\n6..19z...", "Line 3, column 6: \"z\" is"),
    ] {
        let rooms = loaded(text);
        assert!(said(&rooms).contains(words), "{text:.60}\n{}\n{words}", said(&rooms));
        assert!(own(&rooms).is_faulty());
        assert_eq!(own(&rooms).text(), text, "the text is not lost");
        assert_eq!(own(&rooms).is_for_workbench(), text.len() > 1_000_000);
    }
}

#[test]
fn unknown_rules_are_named() {
    let row = format!("[{}]", ["{}"; 9].join(","));
    let text = format!(
        r#"{{"size":9,"grid":[{}],"foglight":["R1C1"],"rowindexer":[{{"cells":["R1C1"]}}],"lookandsay":[{{"value":"1"}}]}}"#,
        [row.as_str(); 9].join(",")
    );
    let rooms = loaded(&text);
    assert_eq!(
        said(&rooms),
        "Line 1, column 1: The puzzle has rules that Nonet does not have: foglight and lookandsay."
    );
    assert!(own(&rooms).records().is_empty());
}

#[test]
fn the_rules_of_a_puzzle_come_with_it() {
    let row = format!("[{}]", ["{}"; 9].join(","));
    let text = format!(
        r#"{{"size":9,"grid":[{}],"extraregion":[{{"cells":["R1C1","R5C5"]}}],"antiknight":true}}"#,
        [row.as_str(); 9].join(",")
    );
    let rooms = loaded(&text);
    let variant = own(&rooms).variant();
    assert_eq!(variant.to_string(), "9x9+extra:r1c1,r5c5+anti-knight");
    let rules: Vec<String> = nonet::rules::sentences(variant).iter().map(english).collect();
    assert_eq!(
        rules,
        ["No digit is twice in a framed extra region.", "Cells a knight's move apart hold different digits."]
    );
}

#[test]
fn a_text_of_another_program_gives_its_board() {
    for (format, text, board, givens) in BOARDS {
        let mut rooms = loaded(text);
        assert_eq!(own(&rooms).variant().to_string(), *board, "{format}: {}", said(&rooms));
        // Those with clues show how these are written, and have more than one solution.
        if own(&rooms).variant().has_clues() {
            continue;
        }
        let job = started(act(&mut rooms, Act::Play, 0)).expect("the puzzle is checked");
        let effects = answer(&mut rooms, job, 0);
        let Some(Handover::Play(puzzle)) = handed_over(&effects) else { panic!("{format}: {effects:?}") };
        assert_eq!(
            (puzzle.givens.variant().to_string().as_str(), &puzzle.givens.to_string()),
            (*board, &(*givens).to_owned())
        );
    }
    // The cages of this format are not read.
    assert_eq!(
        said(&loaded("3x3k:zzzc,abc,abc")),
        "Line 1, column 1: The puzzle has a rule that Nonet does not have: killer cages."
    );
}

#[test]
fn a_list_is_played_puzzle_by_puzzle() {
    let second = GIVENS.chars().rev().collect::<String>();
    let mut rooms = entering();
    let list = format!("{GIVENS}\n{second}\n");
    act(&mut rooms, Act::Load(list.clone(), Some("my puzzles.sdm".to_owned())), 0);
    assert_eq!((own(&rooms).records().len(), own(&rooms).title()), (2, "my puzzles"));
    act(&mut rooms, Act::Title("Sunday".to_owned()), 0);
    assert_eq!(own(&rooms).title(), "Sunday");
    let job = started(act(&mut rooms, Act::PlayOne(1), 0)).unwrap();
    let effects = answer(&mut rooms, job, 0);
    let Some(Handover::Play(puzzle)) = handed_over(&effects) else { panic!("{effects:?}") };
    assert_eq!(puzzle.givens.to_string(), second);
    assert_eq!(own(&rooms).text(), list, "the player may want another one");
    // Its givens become the text, and undo brings the list back.
    act(&mut rooms, Act::Edit, 0);
    assert!(own(&rooms).found().is_none());
    assert_eq!(own(&rooms).text().replace('\n', ""), second);
    act(&mut rooms, Act::Undo, 0);
    assert_eq!(own(&rooms).text(), list);
    act(&mut rooms, Act::Redo, 0);
    assert_eq!(own(&rooms).text().replace('\n', ""), second);
}

#[test]
fn digits_on_the_board_leave_another_programs_puzzle_alone() {
    let text = TEXTS.iter().find(|text| text.0 == "hodoku").unwrap().1;
    let mut rooms = loaded(text);
    act(&mut rooms, Act::Select(Cell::new(3)), 0);
    act(&mut rooms, Act::Digit(Digit::new(2)), 0);
    assert_eq!(own(&rooms).text(), text);
}

#[test]
fn a_text_on_another_page_opens_the_page() {
    let mut rooms = Rooms::new(7);
    rooms.update(RoomAction::Show(Screen::Settings), 0);
    let effects = act(&mut rooms, Act::Load(GIVENS.to_owned(), None), 0);
    assert!(effects.contains(&Effect::Go(Screen::Enter)));
    rooms.update(RoomAction::Show(Screen::Enter), 0);
    assert_eq!(count(&mut rooms), "30 givens. 1 solution.");
}

#[test]
fn the_number_of_solutions_is_counted_a_moment_after_the_last_change() {
    let mut rooms = entering();
    act(&mut rooms, Act::Text(GIVENS[..70].to_owned()), 0);
    assert_eq!(rooms.forms().due(), None, "a text with a fault has no solutions");
    act(&mut rooms, Act::Text(GIVENS.to_owned()), 100);
    assert_eq!(rooms.forms().due(), Some(350));
    act(&mut rooms, Act::Digit(Digit::new(5)), 200);
    assert_eq!(rooms.forms().due(), Some(280), "the same cell is emptied");
    assert_eq!(said(&rooms), "29 givens.");
    let told = count(&mut rooms);
    assert!(told == "29 givens. 1 solution." || told.contains("more than one"), "{told}");
    // Too few givens for a count.
    act(&mut rooms, Act::Text(format!("{}{}", &GIVENS[..20], ".".repeat(61))), 1_000);
    assert_eq!(rooms.forms().due(), None);
    assert_eq!(said(&rooms), "8 givens. This board (9 × 9) needs at least 17: add 9 or more.");
    // Several solutions: the cells are marked, until the next change.
    let several = GIVENS.replacen("53", "..", 1).replacen('7', ".", 1).replacen("6..195", "......", 1);
    act(&mut rooms, Act::Text(several), 2_000);
    assert!(count(&mut rooms).starts_with("This puzzle has more than one solution"));
    assert!(own(&rooms).cells().iter().any(|cell| cell.either.is_some()));
    act(&mut rooms, Act::Digit(Digit::new(5)), 3_000);
    assert!(own(&rooms).cells().iter().all(|cell| cell.either.is_none()));
    // No solution.
    act(&mut rooms, Act::Text(GIVENS.replacen("53.", "532", 1)), 4_000);
    let told = count(&mut rooms);
    assert!(told == "This puzzle has no solution.", "{told}");
    // What is known needs no check.
    act(&mut rooms, Act::Text(GIVENS.to_owned()), 5_000);
    count(&mut rooms);
    let effects = act(&mut rooms, Act::Play, 6_000);
    let effects = find_games(&mut rooms, effects, &[]);
    assert!(started(effects.clone()).is_none() && handed_over(&effects).is_some());
}

/// A game of the puzzle, as the library has it.
fn kept(text: &str, id: u64) -> Game {
    let record = exchange::read(text).unwrap().remove(0);
    let solution = solve::first_solutions(&record.givens, 2).remove(0);
    let mut game = game_of(&record, solution);
    game.id = GameId(id);
    game
}

fn place_next(game: &mut Game) {
    let cell = game.board().digits().empty_cells().next().unwrap();
    let digit = game.puzzle().solution.get(cell).unwrap();
    game.play(Move::Place { cell, digit, clean: false }).unwrap();
}

/// What is handed over when a text is entered and the library has these games.
fn entered(text: &str, games: &[&Game]) -> Handover {
    let mut rooms = loaded(text);
    let job = started(act(&mut rooms, Act::Play, 0)).unwrap();
    let Request::Solve { givens, limit } = job.request else { panic!() };
    let solved = Reply::Solved(solve::first_solutions(&givens, limit));
    let effects = rooms.update(RoomAction::Done(job.id, solved), 0);
    handed_over(&find_games(&mut rooms, effects, games)).expect("a game is handed over")
}

/// Each entry used to begin another game "Your puzzle".
#[test]
fn a_puzzle_that_is_entered_again_is_the_game_that_was_begun() {
    let mut begun = kept(GIVENS, 5);
    place_next(&mut begun);
    let other = kept(&GIVENS.chars().rev().collect::<String>(), 6);
    let id = |handover: &Handover| match handover {
        Handover::Again(game) => game.id.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(id(&entered(GIVENS, &[&other, &begun])), 5);
    assert!(matches!(entered(GIVENS, &[&other]), Handover::Play(_)));
    // A text with progress is another beginning, unless the game began with it.
    let library = format!(":0000:x:{}:::", GIVENS.replacen('.', "+1", 1));
    assert!(matches!(entered(&library, &[&begun]), Handover::Open(game) if game.id == GameId::NONE));
    let mut imported = kept(&library, 7);
    place_next(&mut imported);
    assert_eq!(id(&entered(&library, &[&begun, &imported])), 7);
    // A solved game is opened only if no other one is in progress.
    let mut solved = kept(GIVENS, 8);
    while !solved.is_solved() {
        place_next(&mut solved);
    }
    assert_eq!((id(&entered(GIVENS, &[&solved])), id(&entered(GIVENS, &[&solved, &begun]))), (8, 5));
}

#[test]
fn without_a_library_the_games_of_the_device_are_found() {
    let mut begun = kept(GIVENS, 5);
    place_next(&mut begun);
    let mut rooms = loaded(GIVENS);
    let game = Some(save::save(&begun, 0));
    rooms.update(RoomAction::Kept(Box::new(Kept { game, ..Kept::default() })), 0);
    let job = started(act(&mut rooms, Act::Play, 0)).unwrap();
    let Request::Solve { givens, limit } = job.request else { panic!() };
    let solved = Reply::Solved(solve::first_solutions(&givens, limit));
    let search = started(rooms.update(RoomAction::Done(job.id, solved), 0)).expect("a search");
    let effects = rooms.update(RoomAction::WorkerFailed(search.id, Failure::Load), 0);
    assert!(matches!(handed_over(&effects), Some(Handover::Again(game)) if *game == begun));
}

/// The title used to be lost on the way to the library.
#[test]
fn the_title_of_a_file_is_the_name_of_its_game() {
    let rows: Vec<&str> = (0..9).map(|row| &GIVENS[row * 9..row * 9 + 9]).collect();
    let sdk = format!("#DTwo loops\n[Puzzle]\n{}\n", rows.join("\n"));
    let Handover::Open(game) = entered(&sdk, &[]) else { panic!() };
    let back = save::load(&save::save(&game, 0)).unwrap();
    assert_eq!(back.about.title, "Two loops");
    let summary = Summary::of(&back, 0);
    let mut entry = Entry { summary: Summary::read(&summary.write()).unwrap(), label: Label::default() };
    assert_eq!(english(&library_words::heading(&entry)), "Two loops");
    entry.label.title = "Mine".to_owned();
    assert_eq!(english(&library_words::heading(&entry)), "Mine", "the player's title comes first");
    // A game without a title gets that of the file.
    let Handover::Again(game) = entered(&sdk, &[&kept(GIVENS, 5)]) else { panic!() };
    assert_eq!((game.id, game.about.title.as_str()), (GameId(5), "Two loops"));
}

#[test]
fn no_stale_answer_is_shown() {
    let mut rooms = loaded(GIVENS);
    let job = started(act(&mut rooms, Act::Tick, 250)).unwrap();
    let effects = act(&mut rooms, Act::Digit(Digit::new(5)), 260);
    assert_eq!(effects[0], Effect::Stop(job.id));
    answer(&mut rooms, job, 270);
    assert_eq!(said(&rooms), "29 givens.");
    // Who leaves stops the count; who returns starts it again.
    let job = started(act(&mut rooms, Act::Tick, 510)).unwrap();
    assert_eq!(rooms.update(RoomAction::Show(Screen::Game), 520), [Effect::Stop(job.id)]);
    assert_eq!(rooms.forms().due(), None);
    rooms.update(RoomAction::Show(Screen::Enter), 530);
    assert_eq!(rooms.forms().due(), Some(610));
}

#[test]
fn a_long_count_is_stopped() {
    let mut rooms = loaded(GIVENS);
    let job = started(act(&mut rooms, Act::Tick, 250)).unwrap();
    assert_eq!(rooms.forms().due(), Some(3_250));
    assert_eq!(act(&mut rooms, Act::Tick, 3_250), [Effect::Stop(job.id)]);
    assert_eq!(said(&rooms), "30 givens. Number of solutions: not known yet.");
    assert_eq!(rooms.forms().due(), None);
    // A lost count is no verdict either, and the player can still ask.
    let mut rooms = loaded(GIVENS);
    let job = started(act(&mut rooms, Act::Tick, 250)).unwrap();
    rooms.update(RoomAction::WorkerFailed(job.id, Failure::Crash), 300);
    assert_eq!(said(&rooms), "30 givens. Number of solutions: not known yet.");
    assert!(started(act(&mut rooms, Act::Play, 400)).is_some());
}

#[test]
fn a_long_text_is_read_after_the_end_of_typing() {
    let mut rooms = entering();
    let list = format!("{GIVENS}\n").repeat(1_000);
    act(&mut rooms, Act::Text(list.clone()), 0);
    act(&mut rooms, Act::Text(format!("{list}{GIVENS}")), 100);
    assert!(own(&rooms).found().is_none() && rooms.forms().due() == Some(350));
    act(&mut rooms, Act::Tick, 350);
    assert_eq!((own(&rooms).records().len(), rooms.forms().due()), (1_001, Some(600)));
    // The button does not wait.
    act(&mut rooms, Act::Text(list), 1_000);
    assert!(started(act(&mut rooms, Act::Play, 1_001)).is_some());
    assert_eq!(own(&rooms).records().len(), 1_000);
}

#[test]
fn typing_is_one_step_of_undo_and_each_digit_another() {
    let mut rooms = entering();
    for end in 1..5 {
        act(&mut rooms, Act::Text(GIVENS[..end].to_owned()), 0);
    }
    act(&mut rooms, Act::Select(Cell::new(4)), 0);
    act(&mut rooms, Act::Digit(Digit::new(7)), 0);
    let board = |rooms: &Rooms| own(rooms).cells().iter().filter(|cell| cell.digit.is_some()).count();
    assert_eq!(board(&rooms), 3);
    act(&mut rooms, Act::Undo, 0);
    assert_eq!((board(&rooms), own(&rooms).text()), (2, "53.."));
    act(&mut rooms, Act::Undo, 0);
    assert_eq!(own(&rooms).text(), "");
    act(&mut rooms, Act::Undo, 0);
    act(&mut rooms, Act::Redo, 0);
    act(&mut rooms, Act::Redo, 0);
    assert_eq!(board(&rooms), 3);
}

#[test]
fn every_text_becomes_a_game_that_a_save_holds() {
    for (format, text, ..) in TEXTS {
        let record = exchange::read(text).unwrap().remove(0);
        let Some(solution) = solve::solution(&record.givens) else { continue };
        let game = game_of(&record, solution);
        assert_eq!(game.board().digits(), &record.progress, "{format}");
        assert!(save::load(&save::save(&game, 0)).as_ref() == Ok(&game), "{format}");
    }
}

/// Truncates and changes the texts at random places. The engine's own fuzzing reads more; this
/// checks what the page makes of the results.
#[test]
fn damaged_texts_are_read_or_refused_with_a_sentence() {
    let mut state = 17_u64;
    let mut draw = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut rooms = entering();
    for round in 0..2_000 {
        let mut text: Vec<char> = TEXTS[round % TEXTS.len()].1.chars().collect();
        if draw(2) == 0 {
            text.truncate(draw(text.len() + 1));
        }
        for _ in 0..draw(4) {
            let other: Vec<char> = TEXTS[draw(TEXTS.len())].1.chars().collect();
            let symbol = other[draw(other.len())];
            if !text.is_empty() {
                let at = draw(text.len());
                text[at] = symbol;
            }
        }
        let text: String = text.into_iter().collect();
        act(&mut rooms, Act::Text(text.clone()), 0);
        assert_eq!(own(&rooms).text(), text);
        assert!(!said(&rooms).is_empty() && own(&rooms).cells().len() >= 16);
        if round % 8 == 0 {
            act(&mut rooms, Act::Undo, 0);
            act(&mut rooms, Act::PlayOne(draw(3)), 0);
            rooms.update(RoomAction::Form(Action::Close), 0);
        }
    }
}

#[test]
fn a_grid_of_another_program_with_equal_digits_is_refused() {
    let text = format!(
        "https://www.sudokuwiki.org/sudoku.htm?bd={}",
        GIVENS.replacen("53.", "535", 1).replace('.', "0")
    );
    let mut rooms = loaded(&text);
    assert_eq!(said(&rooms), "5 appears twice in row 1: r1c1 and r1c3.");
    assert!(started(act(&mut rooms, Act::Play, 0)).is_none());
    assert_eq!(own(&rooms).text(), text);
}
