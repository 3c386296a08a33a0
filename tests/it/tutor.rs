//! Hints for learners, in sessions without a browser: all singles at once, the name alone,
//! other and easier steps, why a cell is not a digit, and the first game. The real handler
//! answers the worker's jobs. The solution and naive computations are the oracles.

use crate::stored;
use std::collections::BTreeSet;

use crate::english::english;
use crate::said;
use nonet::game::moves::Move;
use nonet::game::singles::singles;
use nonet::game::{Game, save};
use nonet::session::action::{Action, Effect, Failure, Mode, Screen, Slot, Wish};
use nonet::session::guide::First;
use nonet::session::hinting::{Act, HintView};
use nonet::session::settings::Settings;
use nonet::session::{Saved, Session};
use nonet::worker::handler::handle;
use nonet_engine::generate::generate;
use nonet_engine::human::{Candidate, Code, LADDER, Position, technique};
use nonet_engine::random::{from_seed, index};
use nonet_engine::solve::first_solutions;
use nonet_engine::{Cell, Digit, Grid, Level, Puzzle, Recipe, Variant};

use crate::puzzles::PUZZLE;

fn session(game: &Game) -> Session {
    let saved = Saved { game: Some(save::save(game, 0)), ..Saved::default() };
    let mut session = stored::start(&saved, 7);
    // Stop generating the next puzzle, so that only hint jobs remain.
    session.update(Action::Close, 0);
    session.update(Action::Cancel, 0);
    session
}

fn of_givens(givens: &Grid) -> Game {
    let solution = first_solutions(givens, 1).remove(0);
    Game::new(Puzzle { givens: givens.clone(), solution, recipe: None, grade: None })
}

fn classic() -> Game {
    of_givens(&Grid::read(Variant::CLASSIC, PUZZLE).unwrap())
}

/// The game of a technique's example.
fn example(code: &'static str) -> Game {
    let (position, _) = technique(Code::from_static(code)).unwrap().shown().unwrap();
    let mut givens = position.grid();
    let written: Vec<_> = givens.filled().filter(|&(cell, _)| !position.givens().contains(cell)).collect();
    written.iter().for_each(|&(cell, _)| givens.set(cell, None));
    let mut game = of_givens(&givens);
    for &(cell, digit) in &written {
        game.play(Move::Place { cell, digit, clean: false }).unwrap();
    }
    for cell in position.empty() {
        for digit in position.grid().candidates(cell) - position.candidates(cell) {
            game.play(Move::Remove { cell, digit }).unwrap();
        }
    }
    game
}

/// The first candidate that a technique's example removes.
fn eliminated(code: &'static str) -> Candidate {
    let (_, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
    step.eliminations[0]
}

/// Performs an action, and answers its hint job if there is one.
fn act(session: &mut Session, action: Action) -> Option<HintView> {
    let effects = session.update(action, 0);
    for effect in effects {
        if let Effect::Start(job) = effect {
            let reply = handle(job.request.clone(), &mut |_| {});
            session.update(Action::Done(job.id, reply), 0);
        }
    }
    session.hint_view()
}

fn ask(session: &mut Session, question: Act) -> HintView {
    act(session, Action::Hinting(question)).expect("an answer")
}

/// Asks why a cell is not a digit.
fn why(session: &mut Session, cell: Cell, digit: Digit) -> HintView {
    session.update(Action::Select(cell), 0);
    ask(session, Act::Why);
    act(session, Action::Digit(digit)).expect("an answer")
}

#[test]
fn a_question_takes_its_digit_from_every_digit_key() {
    for key in [Action::Digit as fn(Digit) -> Action, |digit| Action::DigitAs(digit, Mode::Corner)] {
        let mut session = session(&classic());
        let cell = session.selected_cell();
        ask(&mut session, Act::Why);
        let digit = Digit::new(2).unwrap();
        assert!(act(&mut session, key(digit)).is_some());
        assert!(!session.game().can_undo(), "it is an answer, not a move");
        assert_eq!(session.selected_cell(), cell);
    }
}

fn text(view: &HintView) -> String {
    english(&view.text)
}

/// Positions of games of every level, some way through.
fn games(count: usize) -> Vec<Game> {
    let rng = &mut from_seed(20);
    let at = |number: usize| {
        let level = Level::ALL[number % Level::ALL.len()];
        let mut game = Game::new(generate(&Recipe::classic(level, 300 + number as u64 / 12)).unwrap());
        let empty: Vec<Cell> = game.board().digits().empty_cells().collect();
        for _ in 0..index(rng, empty.len() - 5) {
            let cell = empty[index(rng, empty.len())];
            let digit = game.puzzle().solution.get(cell).unwrap();
            let _ = game.play(Move::Place { cell, digit, clean: true });
        }
        game
    };
    (0..count).map(at).collect()
}

/// The singles of a game, computed naively from the rules.
fn naive_singles(game: &Game) -> BTreeSet<(Cell, Digit)> {
    let board = game.board();
    let geometry = board.geometry();
    let fits = |cell: Cell, digit: Digit| {
        board.digits().get(cell).is_none()
            && !board.content(cell).removed.contains(digit)
            && geometry.cells().all(|other| {
                let meet = geometry.houses().iter().any(|house| {
                    house.cells.contains(&cell) && house.cells.contains(&other) && other != cell
                });
                !meet || board.digits().get(other) != Some(digit)
            })
    };
    let digits = || Digit::all(geometry.side());
    let mut found = BTreeSet::new();
    for cell in geometry.cells() {
        for digit in digits().filter(|&digit| fits(cell, digit)) {
            let is_naked = digits().filter(|&digit| fits(cell, digit)).count() == 1;
            let is_hidden = geometry
                .houses()
                .iter()
                .filter(|house| house.cells.contains(&cell))
                .any(|house| house.cells.iter().filter(|&&other| fits(other, digit)).count() == 1);
            if is_naked || is_hidden {
                found.insert((cell, digit));
            }
        }
    }
    found
}

#[test]
fn all_singles_are_those_of_a_naive_computation_and_of_the_ladder() {
    let is_single = |code: Code| ["0000", "0002", "0003"].map(Code::from_static).contains(&code);
    let mut count = 0;
    for game in games(150) {
        let found: BTreeSet<_> = singles(game.board()).into_iter().collect();
        assert_eq!(found, naive_singles(&game));
        let position = Position::new(game.board().digits());
        let steps = LADDER.iter().filter(|one| is_single(one.code)).flat_map(|one| one.all(&position));
        let placed: BTreeSet<_> =
            steps.flat_map(|step| step.placements).map(|at| (at.cell, at.digit)).collect();
        assert_eq!(found, placed);
        count += found.len();
    }
    assert!(count > 500, "{count}");
    for text in ["1.....4.......6.....3.......2....5..", "1.....2..4....3."] {
        let side = if text.len() == 36 { "6x6" } else { "4x4" };
        let game = of_givens(&Grid::read(side.parse().unwrap(), text).unwrap());
        assert_eq!(singles(game.board()).into_iter().collect::<BTreeSet<_>>(), naive_singles(&game));
    }
}

#[test]
fn all_singles_are_shown_then_told_and_placed_as_one_move() {
    let mut session = session(&classic());
    let before = session.game().clone();
    let all = singles(session.game().board());
    let view = ask(&mut session, Act::Singles);
    assert_eq!(text(&view), format!("Singles fill in {} cells: they are marked.", all.len()));
    let marked: Vec<usize> = (0..81).filter(|&at| session.cells()[at].is_hinted).collect();
    assert_eq!(marked, all.iter().map(|(cell, _)| cell.index()).collect::<Vec<_>>());
    assert!(view.can_do && session.picture().spots.is_empty(), "the digits are not told yet");
    let view = act(&mut session, Action::Hint).unwrap();
    assert!(view.is_last && session.picture().spots.len() == all.len());
    assert!(all.iter().all(|(cell, digit)| {
        text(&view).contains(&format!("{digit} in {}", before.board().geometry().name(*cell)))
    }));
    assert_eq!(act(&mut session, Action::Hint), None);
    for &(cell, digit) in &all {
        assert_eq!(session.game().board().content(cell).digit, Some(digit));
    }
    assert_eq!((session.game().hints, session.game().deepest_hint), (1, 6));
    session.update(Action::Undo, 0);
    assert_eq!(session.game().board(), before.board(), "one move");
    assert!(!session.can_undo());
}

#[test]
fn without_singles_or_with_a_mistake_nothing_is_filled_in() {
    let mut none = session(&example("0300"));
    assert_eq!(act(&mut none, Action::Hinting(Act::Singles)), None);
    assert_eq!(said(&none), "No cell can be filled in by a single now.");
    let mut wrong = classic();
    wrong.play(Move::Place { cell: Cell::new(2), digit: Digit::new(1).unwrap(), clean: false }).unwrap();
    let view = ask(&mut session(&wrong), Act::Singles);
    assert!(view.is_fault && text(&view) == "One digit in box 1 is wrong.");
}

#[test]
fn the_name_alone_reveals_nothing_else_and_leads_on() {
    let mut session = session(&example("0300"));
    let view = ask(&mut session, Act::Name);
    assert_eq!(text(&view), "The next step is: X-Wing.");
    assert_eq!(view.detail.as_ref().map(english).as_deref(), Some("hard"));
    assert_eq!(view.lesson, Some(Screen::Lesson(Code::from_static("0300"))));
    assert!(session.picture().is_empty() && !view.can_do && !view.can_go_back);
    assert!(session.cells().iter().all(|cell| !cell.is_hinted));
    assert_eq!(session.game().deepest_hint, 3);
    let place = act(&mut session, Action::Hint).unwrap();
    assert!(text(&place).starts_with("Where can ") && !session.picture().is_empty());
    let pattern = act(&mut session, Action::Hint).unwrap();
    assert!(text(&pattern).contains("In discs: "));
    let back = (0..3).map(|_| act(&mut session, Action::Hinting(Act::Back)).unwrap()).last().unwrap();
    assert!(text(&back).starts_with("Where can "));
    assert_eq!(session.game().hints, 1);
}

#[test]
fn nothing_is_simpler_than_a_hint_and_what_was_tried_is_said() {
    let mut session = session(&example("0300"));
    act(&mut session, Action::Hint);
    let name = act(&mut session, Action::Hint).unwrap();
    assert_eq!(name.questions, [Act::Prove, Act::Simpler, Act::Another, Act::Why]);
    let proof = ask(&mut session, Act::Prove);
    assert!(matches!(proof.proof, Some((_, 0))), "two presses and this one show the proof");
    act(&mut session, Action::Hinting(Act::Back));
    act(&mut session, Action::Hinting(Act::Back));
    let view = ask(&mut session, Act::Simpler);
    let easier = LADDER.iter().take_while(|technique| technique.name != "X-Wing");
    let easier = easier.filter(|technique| !technique.is_for_clues()).count();
    assert_eq!(
        text(&view),
        format!(
            "No. Nonet has tried all {easier} easier techniques, from Full House to Hidden Quadruple. None of \
             them applies here."
        )
    );
    assert_eq!(view.next.as_ref().map(english).as_deref(), Some("Back to the step"));
    assert_eq!(act(&mut session, Action::Hint).as_ref(), Some(&name));
    for out in [Act::Back, Act::Close] {
        ask(&mut session, Act::Simpler);
        assert_eq!(act(&mut session, Action::Hinting(out)).as_ref(), Some(&name), "{out:?}");
    }
    assert_eq!(session.game().hints, 1, "the question does not count");
    assert_eq!(act(&mut session, Action::Hinting(Act::Close)), None, "it closes the hint itself");
}

#[test]
fn other_steps_come_in_turn_and_an_easier_one_is_found_from_a_harder_one() {
    let mut session = session(&classic());
    let first = act(&mut session, Action::Hint).unwrap();
    let mut seen = vec![(english(&first.title), text(&first), session.picture())];
    act(&mut session, Action::Hint);
    let other = ask(&mut session, Act::Another);
    let place = english(other.detail.as_ref().unwrap());
    let count: usize = place.strip_prefix("option 2 of ").unwrap().parse().unwrap();
    assert!(count > 2, "{place}");
    assert_eq!(session.game().hints, 2, "another step is another hint");
    let mut hardest = String::new();
    for number in 2..=count {
        let view = session.hint_view().unwrap();
        let this = (english(&view.title), text(&view), session.picture());
        assert_eq!(english(view.detail.as_ref().unwrap()), format!("option {number} of {count}"));
        assert!(number > count || !seen.contains(&this) || seen.len() > 1);
        seen.push(this);
        let name = act(&mut session, Action::Hint).unwrap();
        hardest = english(&name.title);
        if number < count {
            ask(&mut session, Act::Another);
        }
    }
    assert_ne!(hardest, "Full House");
    let view = ask(&mut session, Act::Simpler);
    assert!(text(&view).starts_with("Yes: "), "{}", text(&view));
    assert_eq!(view.next.as_ref().map(english).as_deref(), Some("Show it"));
    assert!(session.picture().is_empty(), "its place is shown on request only");
    let easier = act(&mut session, Action::Hint).unwrap();
    assert!(text(&easier).starts_with("The next step is: "), "{}", text(&easier));
    let back = act(&mut session, Action::Hinting(Act::Back)).unwrap();
    assert!(text(&back).starts_with("Yes: "));
    act(&mut session, Action::Hint);
    let back = act(&mut session, Action::Hinting(Act::Close)).unwrap();
    assert_eq!(english(&back.title), hardest);
}

#[test]
fn a_lost_question_returns_to_the_step() {
    let mut session = session(&example("0300"));
    act(&mut session, Action::Hint);
    let name = act(&mut session, Action::Hint).unwrap();
    for question in [Act::Simpler, Act::Another] {
        let effects = session.update(Action::Hinting(question), 0);
        let job =
            effects.iter().find_map(|one| if let Effect::Start(job) = one { Some(job.id) } else { None });
        session.update(Action::WorkerFailed(job.unwrap(), Failure::Crash), 0);
        assert_eq!(session.hint_view().as_ref(), Some(&name));
    }
    assert_eq!(session.game().hints, 1);
}

#[test]
fn a_peer_or_a_digit_in_the_cell_is_the_reason_without_a_worker_on_every_board() {
    let givens = Grid::read("6x6".parse().unwrap(), "1.....4.......6.....3.......2....5..").unwrap();
    for game in [classic(), of_givens(&givens)] {
        let geometry = game.board().geometry();
        let mut count = 0;
        for cell in game.board().digits().empty_cells() {
            for digit in Digit::all(geometry.side()).filter(|&digit| game.board().digits().sees(cell, digit))
            {
                let mut session = session(&game);
                session.update(Action::Select(cell), 0);
                session.update(Action::Hinting(Act::Why), 0);
                let effects = session.update(Action::Digit(digit), 0);
                assert!(!effects.iter().any(|effect| matches!(effect, Effect::Start(_))));
                let view = session.hint_view().unwrap();
                let holders: Vec<usize> =
                    (0..geometry.cell_count()).filter(|&at| session.cells()[at].is_hinted).collect();
                assert!(!holders.is_empty());
                for at in holders {
                    assert_eq!(game.board().digits().get(Cell::new(at)), Some(digit));
                    assert!(geometry.peers(cell).contains(&Cell::new(at)));
                    assert!(text(&view).contains(&geometry.name(Cell::new(at))), "{}", text(&view));
                }
                assert_eq!((session.game().hints, session.selected_cell()), (0, cell));
                assert_eq!(session.game().board(), game.board(), "the digit is not entered");
                count += 1;
            }
        }
        assert!(count > 20);
    }
    let mut filled = session(&classic());
    let view = why(&mut filled, Cell::new(1), Digit::new(5).unwrap());
    assert_eq!(text(&view), "r1c2 already holds 2.");
    // The next question begins again.
    assert_eq!(view.next.as_ref().map(english).as_deref(), Some("Ask again"));
    let view = act(&mut filled, Action::Hint).unwrap();
    assert_eq!(text(&view), "Why can't r1c2 be…? Press a digit.");
}

/// Hundreds of positions: no right candidate is ever refuted, and each proof can be read
/// and applied.
#[test]
fn every_proof_agrees_with_the_solution() {
    let (mut proved, mut unknown, mut paths) = (0, 0, 0);
    for (number, game) in games(200).into_iter().enumerate() {
        let mut session = session(&game);
        let digits = game.board().digits();
        let empty: Vec<Cell> = digits.empty_cells().collect();
        let cell = empty[number * 7 % empty.len()];
        let right = game.puzzle().solution.get(cell);
        let wrong: Vec<Digit> =
            digits.candidates(cell).iter().filter(|&digit| Some(digit) != right).collect();
        let one = wrong.get(number % wrong.len().max(1)).copied();
        for digit in one.into_iter().chain(right.filter(|_| number % 3 == 0)) {
            let view = why(&mut session, cell, digit);
            let asked = text(&view);
            if asked.starts_with("Nonet finds no short reason against") {
                assert!(!view.is_last && session.picture().spots.len() == 1);
                unknown += usize::from(Some(digit) != right);
                continue;
            }
            assert_ne!(Some(digit), right, "{asked}");
            proved += 1;
            paths += usize::from(asked.contains(" steps together "));
            // Read it to its end.
            let mut presses = 0;
            while !session.hint_view().unwrap().is_last {
                act(&mut session, Action::Hint).unwrap();
                presses += 1;
                assert!(presses < 400, "{asked}");
            }
            let last = session.hint_view().unwrap();
            assert!(text(&last).starts_with("So "), "{}", text(&last));
            act(&mut session, Action::Hinting(Act::Do));
            let content = session.game().board().content(cell);
            let is_out = content.removed.contains(digit)
                || content.digit.is_some_and(|other| other != digit)
                || session.game().board().digits().sees(cell, digit);
            assert!(is_out, "{asked}");
            assert_eq!(session.game().fault(), None, "{asked}");
            session.update(Action::Undo, 0);
            assert_eq!(session.game().board(), game.board(), "one move: {asked}");
        }
    }
    assert!(proved > 100 && paths > 5 && unknown * 5 < proved, "{proved} {paths} {unknown}");
}

#[test]
fn a_mistake_comes_before_a_proof_but_not_before_what_is_visible() {
    let mut game = classic();
    game.play(Move::Place { cell: Cell::new(2), digit: Digit::new(1).unwrap(), clean: false }).unwrap();
    let mut session = session(&game);
    let candidate = game.board().digits().candidates(Cell::new(80 - 2)).iter().next().unwrap();
    let view = why(&mut session, Cell::new(78), candidate);
    assert!(view.is_fault, "{}", text(&view));
    let view = why(&mut session, Cell::new(0), Digit::new(1).unwrap());
    assert!(text(&view).contains("because it sees the 1 in r1c3"), "{}", text(&view));
}

#[test]
fn a_candidate_that_the_player_ruled_out_is_proved_all_the_same() {
    let game = example("0300");
    let out = eliminated("0300");
    let mut ruled_out = game.clone();
    ruled_out.play(Move::Remove { cell: out.cell, digit: out.digit }).unwrap();
    for game in [game, ruled_out] {
        let view = why(&mut session(&game), out.cell, out.digit);
        assert!(text(&view).starts_with("The X-Wing shows that "), "{}", text(&view));
    }
}

#[test]
fn a_hint_is_applied_at_every_stage_by_one_action() {
    let out = eliminated("0300");
    for stage in 1..6 {
        let mut session = session(&example("0300"));
        for _ in 0..stage {
            act(&mut session, Action::Hint);
        }
        assert!(session.is_hinting());
        session.update(Action::Hinting(Act::Do), 0);
        assert!(!session.is_hinting());
        assert!(session.game().board().content(out.cell).removed.contains(out.digit));
        assert_eq!(session.game().deepest_hint, 6);
    }
    let mut closed = session(&classic());
    closed.update(Action::Hinting(Act::Do), 0);
    assert!(!closed.can_undo(), "nothing has been found");
}

#[test]
fn the_cells_of_a_step_are_those_of_its_pattern_and_its_eliminations() {
    let mut session = session(&example("0300"));
    for _ in 0..2 {
        act(&mut session, Action::Hint);
        assert_eq!(session.spoken_cells(), [], "the pattern is not shown yet");
    }
    let (_, step) = technique(Code::from_static("0300")).unwrap().shown().unwrap();
    let mut expected: BTreeSet<Cell> = step.eliminations.iter().map(|at| at.cell).collect();
    expected.extend(step.pattern().cells());
    assert_eq!(expected.len(), 5);
    for _ in 0..4 {
        act(&mut session, Action::Hint);
        assert_eq!(session.spoken_cells(), expected.iter().copied().collect::<Vec<_>>());
    }
    act(&mut session, Action::Hint);
    assert_eq!((session.is_hinting(), session.spoken_cells()), (false, Vec::new()));
}

#[test]
fn that_something_is_wrong_is_no_hint_until_the_mistake_is_named() {
    let mut game = classic();
    game.play(Move::Place { cell: Cell::new(2), digit: Digit::new(1).unwrap(), clean: false }).unwrap();
    let mut session = session(&game);
    act(&mut session, Action::Hint);
    let counted = |session: &Session| (session.game().hints, session.game().checks());
    assert_eq!((counted(&session), session.game().deepest_hint), ((0, 0), 0));
    session.update(Action::Hinting(Act::Close), 0);
    act(&mut session, Action::Hint);
    act(&mut session, Action::Hint);
    assert_eq!((counted(&session), session.game().deepest_hint), ((0, 1), 1));
    act(&mut session, Action::Hinting(Act::Back));
    act(&mut session, Action::Hint);
    assert_eq!(counted(&session), (0, 1), "it counts once, as a check");
}

/// A session of a first visit.
fn first_visit() -> Session {
    stored::start(&Saved::default(), 7)
}

#[test]
fn the_first_game_is_offered_once_and_only_before_the_first_move() {
    let mut declined = first_visit();
    assert!(declined.offers_guide());
    let effects = declined.update(Action::Hinting(Act::NoGuide), 0);
    let stored = effects.iter().find_map(|effect| match effect {
        Effect::Store(Slot::Settings, text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(Settings::read(&stored.expect("it is remembered")).first_game, Some(true));
    assert!(!declined.offers_guide());

    let mut moved = first_visit();
    let cell = moved.selected_cell();
    let digit = moved.game().puzzle().solution.get(cell).unwrap();
    moved.update(Action::Digit(digit), 0);
    assert!(!moved.offers_guide());
    assert!(!session(&classic()).offers_guide(), "not the puzzle of a first visit");
    let mut easy = first_visit();
    act(&mut easy, Action::NewGame(Wish { recipe: Recipe::classic(Level::Easy, 0), seed: Some(1) }));
    assert!(!easy.offers_guide());
}

/// Plays the open step of the first game; returns the number of the next one.
fn play_step(session: &mut Session, step: usize) -> Option<HintView> {
    let place = |session: &mut Session, cell: Cell| {
        session.update(Action::Select(cell), 0);
        let digit = session.game().puzzle().solution.get(cell).unwrap();
        act(session, Action::Digit(digit))
    };
    match step {
        1 => act(session, Action::Select(Cell::new(30))),
        2 => place(session, Cell::new(30)),
        3 => place(session, Cell::new(52)),
        4 => {
            session.update(Action::Select(Cell::new(19)), 0);
            session.update(Action::ToggleNotes, 0);
            act(session, Action::Digit(Digit::new(7).unwrap()));
            act(session, Action::Digit(Digit::new(8).unwrap()))
        }
        _ => act(session, Action::Hint),
    }
}

fn detail(view: &HintView) -> String {
    view.detail.as_ref().map(english).unwrap_or_default()
}

#[test]
fn the_first_game_goes_on_by_itself_and_ends_with_a_hint() {
    let mut session = first_visit();
    let view = ask(&mut session, Act::Guide(First::Game));
    assert!(session.is_guiding() && detail(&view) == "1 of 5" && english(&view.title) == "First game");
    assert_eq!(session.level(), Some(Level::Easy));
    for step in 1..5 {
        let before = session.hint_view().unwrap();
        assert_eq!(detail(&before), format!("{step} of 5"));
        assert!(!session.picture().is_empty(), "the place is marked");
        let after = play_step(&mut session, step).unwrap();
        assert_eq!(detail(&after), format!("{} of 5", step + 1));
        assert_ne!(text(&after), text(&before));
    }
    assert_eq!(session.game().fault(), None);
    let hint = play_step(&mut session, 5).unwrap();
    assert!(!hint.is_guide && !session.is_guiding());
    session.update(Action::Hinting(Act::Close), 0);
    assert_eq!(session.hint_view(), None, "it is over");
    assert!(!session.offers_guide());
}

#[test]
fn the_first_game_can_be_skipped_gone_back_in_and_closed() {
    let mut session = first_visit();
    ask(&mut session, Act::Guide(First::Game));
    play_step(&mut session, 1);
    play_step(&mut session, 2);
    let back = ask(&mut session, Act::Back);
    assert_eq!(detail(&back), "2 of 5", "a step that is done can be read again");
    session.update(Action::Select(Cell::new(0)), 0);
    assert_eq!(detail(&session.hint_view().unwrap()), "2 of 5");
    for step in 3..=5 {
        assert_eq!(detail(&ask(&mut session, Act::Skip)), format!("{step} of 5"));
    }
    assert_eq!(act(&mut session, Action::Hinting(Act::Skip)), None);
    assert_eq!(said(&session), "You know all you need. Enjoy the game!");
    let before = session.game().clone();
    ask(&mut session, Act::Guide(First::Game));
    assert_eq!(session.game().board(), &nonet::game::board::Board::new(before.puzzle().givens.clone()));
    session.update(Action::Hinting(Act::Close), 0);
    assert!(session.hint_view().is_none() && !session.is_guiding());
}

#[test]
fn the_first_game_keeps_the_game_that_was_begun_and_ends_with_another() {
    let mut game = classic();
    game.play(Move::Place { cell: Cell::new(0), digit: Digit::new(1).unwrap(), clean: true }).unwrap();
    let mut session = session(&game);
    ask(&mut session, Act::Guide(First::Game));
    assert!(session.is_guiding() && session.has_previous());
    session.update(Action::PreviousGame, 0);
    assert_eq!(session.game().board(), game.board());
    assert!(!session.is_guiding() && session.hint_view().is_none());
}

/// On boards with other ladders, questions are answered from the ladder of the board.
#[test]
fn questions_are_answered_on_every_board() {
    let (mut proved, mut named) = (0, 0);
    for (name, count) in [("6x6", 6), ("9x9-diagonal", 3)] {
        let variant: Variant = name.parse().unwrap();
        for seed in 0..count {
            let recipe = Recipe { variant, ..Recipe::classic(Level::Hard, 40 + seed) };
            let game = Game::new(generate(&recipe).unwrap());
            let mut session = session(&game);
            let digits = game.board().digits();
            for cell in digits.empty_cells().step_by(5) {
                for digit in digits.candidates(cell) {
                    let view = why(&mut session, cell, digit);
                    if text(&view).starts_with("Nonet finds no short reason") {
                        continue;
                    }
                    assert_ne!(game.puzzle().solution.get(cell), Some(digit), "{}", text(&view));
                    session.update(Action::Hinting(Act::Do), 0);
                    assert_eq!(session.game().fault(), None, "{}", text(&view));
                    session.update(Action::Undo, 0);
                    proved += 1;
                }
            }
            session.update(Action::Hinting(Act::Close), 0);
            act(&mut session, Action::Hint);
            let first = act(&mut session, Action::Hint).unwrap();
            let other = ask(&mut session, Act::Another);
            assert!(detail(&other).starts_with("option 2 of "), "{}", detail(&other));
            act(&mut session, Action::Hint);
            let answer = ask(&mut session, Act::Simpler);
            let is_same = english(&session.hint_view().unwrap().title) == english(&first.title);
            assert!(text(&answer).starts_with("No") || !is_same, "{}", text(&answer));
            assert!(text(&answer).starts_with("No") || text(&answer).starts_with("Yes: "));
            named += 1;
        }
    }
    assert!(proved > 20 && named == 9, "{proved}");
}
