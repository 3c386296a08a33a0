//! Hints, stage by stage, in a session without a browser. The real handler answers the
//! worker's jobs.

use crate::english::english;
use crate::said;
use crate::stored;
use nonet::game::Game;
use nonet::game::moves::{Fill, Move};
use nonet::game::save;
use nonet::session::action::{Action, Effect, Failure, Slot};
use nonet::session::hinting::{Act, HintView};
use nonet::session::picture::Stress;
use nonet::session::settings::Settings;
use nonet::session::{Saved, Session, Tone};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, Request};
use nonet_engine::human::{Code, Mark, Role, technique};
use nonet_engine::solve::first_solutions;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant};

use crate::puzzles::PUZZLE;

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// A game with these givens after some moves.
pub(crate) fn game(givens: &Grid, moves: impl IntoIterator<Item = Move>) -> Game {
    let solution = first_solutions(givens, 1).remove(0);
    let mut game = Game::new(Puzzle { givens: givens.clone(), solution, recipe: None, grade: None });
    moves.into_iter().for_each(|step| game.play(step).unwrap());
    game
}

fn classic(moves: impl IntoIterator<Item = Move>) -> Game {
    game(&Grid::read(Variant::CLASSIC, PUZZLE).unwrap(), moves)
}

pub(crate) fn session(game: &Game) -> Session {
    let saved = Saved { game: Some(save::save(game, 0)), ..Saved::default() };
    let mut session = stored::start(&saved, 7);
    // Stop generating the next puzzle, so that only hint jobs remain.
    session.update(Action::Close, 0);
    session.update(Action::Cancel, 0);
    session
}

/// A session in a position whose next step is the technique, from the technique's
/// example.
fn at_example(code: &'static str) -> Session {
    let (position, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
    let mut givens = position.grid();
    let written: Vec<_> = givens.filled().filter(|&(cell, _)| !position.givens().contains(cell)).collect();
    written.iter().for_each(|&(cell, _)| givens.set(cell, None));
    let place = written.iter().map(|&(cell, digit)| Move::Place { cell, digit, clean: false });
    let possible = |cell| position.grid().candidates(cell) - position.candidates(cell);
    let removed = position.empty().into_iter().flat_map(|cell| {
        possible(cell).iter().map(move |digit| Move::Remove { cell, digit }).collect::<Vec<_>>()
    });
    let session = session(&game(&givens, place.chain(removed)));
    assert!(!step.eliminations.is_empty() || !step.placements.is_empty());
    session
}

fn started(effects: &[Effect]) -> Option<&Job> {
    effects.iter().find_map(|effect| match effect {
        // A copy for the library may go along with anything, and at the end the hardest step is asked for.
        Effect::Start(job) if !matches!(job.request, Request::Shelf(_) | Request::Appraise { .. }) => {
            Some(job)
        }
        _ => None,
    })
}

/// Presses Hint, and answers the worker's job if there is one.
pub(crate) fn hint(session: &mut Session) -> Option<HintView> {
    let effects = session.update(Action::Hint, 0);
    if let Some(job) = started(&effects) {
        assert!(matches!(job.request, Request::Hint(..)));
        assert_eq!(session.hint_view().unwrap().next, None, "no next stage during the search");
        let reply = handle(job.request.clone(), &mut |_| {});
        session.update(Action::Done(job.id, reply), 0);
    }
    session.hint_view()
}

/// The text beside the title, in English.
fn detail(view: &HintView) -> String {
    view.detail.as_ref().map(english).unwrap_or_default()
}

fn technique_name(session: &mut Session) -> String {
    hint(session);
    english(&hint(session).unwrap().title)
}

fn removed(session: &Session, cell: usize) -> Vec<u8> {
    session.game().board().content(Cell::new(cell)).removed.iter().map(Digit::value).collect()
}

#[test]
fn a_hint_opens_stage_by_stage_in_both_directions_and_is_applied() {
    let mut session = at_example("0300");
    let before = session.game().clone();
    let look = hint(&mut session).unwrap();
    assert!(english(&look.title) == "Where to look" && !look.can_go_back && !look.can_do, "{look:?}");
    assert!(english(&look.text).starts_with("Where can "), "{look:?}");
    let name = hint(&mut session).unwrap();
    assert_eq!((english(&name.title), detail(&name)), ("X-Wing".to_owned(), "hard".to_owned()));
    assert!(name.can_do && name.can_go_back);
    assert!(!session.picture().is_empty(), "the place stays marked");
    let pattern = hint(&mut session).unwrap();
    assert!(english(&pattern.text).contains("In discs: "), "{pattern:?}");
    assert_eq!(pattern.tier.as_ref().map(english).as_deref(), Some("hard"));
    assert!((1..=3).contains(&pattern.legend.len()) && pattern.idea.is_some(), "{pattern:?}");
    let roles = |session: &Session| session.picture().spots.iter().map(|spot| spot.role).collect::<Vec<_>>();
    assert!(!roles(&session).is_empty() && !roles(&session).contains(&Role::Removed));
    let mut proof = Vec::new();
    while !proof.last().is_some_and(|view: &HintView| view.is_last) {
        proof.push(hint(&mut session).unwrap());
    }
    assert_eq!(detail(&proof[0]), format!("1 of {}", proof.len()));
    assert!(roles(&session).contains(&Role::Removed));
    for earlier in proof.iter().rev().skip(1).chain([&pattern, &name, &look]) {
        session.update(Action::Hinting(Act::Back), 0);
        assert_eq!(session.hint_view().as_ref(), Some(earlier));
    }
    session.update(Action::Hinting(Act::Back), 0);
    assert_eq!(session.hint_view().as_ref(), Some(&look), "there is no stage before the first");
    session.update(Action::Hinting(Act::Read(0)), 0);
    assert_eq!(session.hint_view(), Some(look), "no sentence can be chosen before the proof is open");
    (0..3).for_each(|_| drop(hint(&mut session)));
    for at in [proof.len() - 1, 0, proof.len()] {
        session.update(Action::Hinting(Act::Read(at)), 0);
        let read = if at < proof.len() { at } else { 0 };
        assert_eq!(session.hint_view().as_ref(), Some(&proof[read]), "{at}");
        assert_eq!(proof[read].proof.as_ref().map(|(_, at)| *at), Some(read));
    }
    (0..proof.len()).for_each(|_| drop(hint(&mut session)));
    assert_eq!(session.hint_view(), None);
    assert!(said(&session).starts_with("Ruled out: "), "{:?}", session.message());
    assert_eq!((session.game().hints, session.game().deepest_hint), (1, 6));
    session.update(Action::Undo, 0);
    assert_eq!(session.game().board(), before.board(), "the step is one move");
}

#[test]
fn a_chain_shows_one_inference_at_a_time() {
    // Easier steps may come first in the example of a chain.
    let is_chain = |name: String| ["Loop", "Chain"].iter().any(|kind| name.contains(kind));
    let mut session = at_example("0708");
    while !is_chain(technique_name(&mut session)) {
        session.update(Action::Hinting(Act::Do), 0);
    }
    let mut arrows = Vec::new();
    while let Some(view) = hint(&mut session) {
        if detail(&view).contains(" of ") {
            let picture = session.picture();
            let fresh = picture.arrows.iter().filter(|arrow| arrow.stress == Stress::Fresh).count();
            arrows.push((picture.arrows.len(), fresh));
        }
    }
    // Both ends of the chain lead to the candidate that its conclusion removes.
    let conclusion = arrows.len() - 2;
    let is_inference = |&(at, fresh): &(usize, usize)| fresh <= if at == conclusion { 2 } else { 1 };
    let grows = arrows.windows(2).all(|pair| pair[1].0 == pair[0].0 + pair[1].1);
    let mut each = arrows.iter().enumerate().map(|(at, &(_, fresh))| (at, fresh));
    assert!(grows && each.all(|one| is_inference(&one)), "{arrows:?}");
    // Links between candidates that touch have no arrow.
    assert!(arrows.last().unwrap().0 >= 3, "{arrows:?}");
}

#[test]
fn an_applied_step_is_not_offered_again_without_notes() {
    let mut session = session(&classic([]));
    let mut steps = 0;
    while !session.is_solved() {
        let before = session.game().board().clone();
        hint(&mut session).unwrap();
        session.update(Action::Hinting(Act::Do), 0);
        assert_ne!(*session.game().board(), before, "the step changed nothing");
        steps += 1;
        assert!(steps < 300, "the hints repeat themselves");
        assert_eq!(session.game().fault(), None);
    }
    let text = &said(&session);
    assert!(
        text.ends_with(&format!("Hints used: {steps}. The deepest one showed the whole step.")),
        "{text}"
    );
}

#[test]
fn removed_candidates_survive_saving_and_return_with_undo() {
    let mut session = at_example("0300");
    hint(&mut session);
    let effects = session.update(Action::Hinting(Act::Do), 0);
    let stored = effects.iter().rev().find_map(|effect| match effect {
        Effect::Store(Slot::Game, text) => Some(text.clone()),
        _ => None,
    });
    let loaded = save::load(&stored.unwrap()).unwrap();
    assert_eq!(loaded.board(), session.game().board());
    assert_eq!((loaded.hints, loaded.deepest_hint), (1, 6));
    let count = |session: &Session| (0..81).map(|cell| removed(session, cell).len()).sum::<usize>();
    let done = count(&session);
    session.update(Action::Undo, 0);
    assert!(count(&session) < done);
    // The candidate was never noted, so the message is not about notes.
    let text = |session: &Session| said(session);
    let undone = text(&session);
    assert!(undone.starts_with("Undone: ") && undone.ends_with(" is no longer ruled out."), "{undone}");
    session.update(Action::Redo, 0);
    assert_eq!(count(&session), done);
    assert_eq!(text(&session), undone.replace("Undo", "Redo").replace("no longer ", ""));
}

#[test]
fn a_wrong_digit_comes_before_any_step_and_can_be_undone() {
    let moves = [(0, 1), (2, 1), (3, 4)];
    let place = |(cell, value)| Move::Place { cell: Cell::new(cell), digit: digit(value), clean: true };
    let mut session = session(&classic(moves.map(place)));
    let first = hint(&mut session).unwrap();
    assert!(first.is_fault && first.rewind == Some(2), "{first:?}");
    assert_eq!(english(&first.text), "One digit in box 1 is wrong.");
    assert!(session.cells().iter().all(|cell| !cell.is_hinted), "the box is framed, no cell");
    assert!(!session.picture().is_empty());
    assert_eq!(english(&hint(&mut session).unwrap().text), "r1c3 is not 1.");
    assert!(session.cells()[2].is_hinted && !session.picture().is_empty());
    let mut erased = session;
    let mut undone = self::session(erased.game());
    hint(&mut erased);
    assert_eq!(english(&erased.cells()[2].label()), "empty, row 1 column 3, box 1");
    hint(&mut undone);
    undone.update(Action::Hinting(Act::Rewind), 0);
    assert_eq!(said(&undone), "Undid 2 moves. No mistakes left.");
    assert!(undone.cells()[0].digit.is_some() && undone.cells()[2].digit.is_none() && undone.can_redo());
}

#[test]
fn a_wrongly_removed_candidate_is_shown_and_put_back() {
    let game = classic([Move::Fill(Fill::Everything)]);
    let is_open = |cell: &Cell| game.board().content(*cell).notes.len() > 2;
    let cell = game.board().digits().empty_cells().find(is_open).unwrap();
    let digit = game.puzzle().solution.get(cell).unwrap();
    let mut session = session(&classic([Move::Fill(Fill::Everything), Move::Note { cell, digit }]));
    let first = hint(&mut session).unwrap();
    assert!(
        first.is_fault && english(&first.text).starts_with("You ruled out a candidate that is needed in "),
        "{first:?}"
    );
    assert!(english(&hint(&mut session).unwrap().text).starts_with(&format!("You ruled out {digit} in r")));
    assert_eq!(session.picture().spots.len(), 1);
    assert_eq!(hint(&mut session), None);
    assert!(session.game().board().content(cell).notes.contains(digit));
    assert_eq!(session.game().fault(), None);
}

#[test]
fn a_move_or_close_ends_a_hint() {
    let mut session = session(&classic([]));
    hint(&mut session).unwrap();
    session.update(Action::Select(Cell::new(2)), 0);
    assert!(session.is_hinting(), "moving the selection does not close it");
    session.update(Action::Digit(digit(6)), 0);
    assert!(!session.is_hinting());
    hint(&mut session).unwrap();
    session.update(Action::Undo, 0);
    assert!(!session.is_hinting());
    hint(&mut session).unwrap();
    session.update(Action::Hinting(Act::Close), 0);
    assert!(!session.is_hinting() && session.picture().is_empty());
    assert_eq!(session.game().hints, 3);
}

#[test]
fn a_search_can_be_cancelled_and_a_late_answer_is_dropped() {
    let mut session = session(&classic([]));
    let effects = session.update(Action::Hint, 0);
    let job = started(&effects).unwrap().clone();
    assert!(session.update(Action::Hinting(Act::Close), 0).contains(&Effect::Stop(job.id)));
    session.update(Action::Done(job.id, handle(job.request, &mut |_| {})), 0);
    assert_eq!(session.hint_view(), None);
}

#[test]
fn a_failed_worker_leaves_the_game_unchanged() {
    let mut session = session(&classic([]));
    let board = session.game().board().clone();
    for failure in [Failure::Load, Failure::Crash, Failure::Timeout] {
        let effects = session.update(Action::Hint, 0);
        session.update(Action::WorkerFailed(started(&effects).unwrap().id, failure), 0);
        assert_eq!((session.hint_view(), session.message().tone), (None, Tone::Warn));
        assert!(said(&session).contains("Your game is unchanged"), "{:?}", session.message());
    }
    assert_eq!((session.game().board(), session.game().hints), (&board, 0));
    assert!(hint(&mut session).is_some(), "the hint can be requested again");
}

/// The first stage shows where to look, but not what is there.
#[test]
fn the_first_stage_does_not_reveal_the_outcome() {
    for code in ["0000", "0002", "0003", "0100", "0200", "0300", "0400", "0800", "0702", "1302"] {
        let (position, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
        let shown = nonet_engine::human::ShownStep::new(&position, &step);
        let tells = |mark: &Mark| matches!(mark, Mark::Candidates(Role::Removed | Role::Placed, ..));
        assert!(
            !shown.look.marks.iter().any(tells) && !english(&shown.look.message).contains("r1c"),
            "{:?}",
            shown.look
        );
    }
}

#[test]
fn hints_know_extra_techniques_only_if_the_player_wants_them() {
    for extras in [false, true] {
        let mut session = at_example("0802");
        let settings = Settings { extras, ..Settings::default() };
        session.update(Action::Settings(settings.write()), 0);
        hint(&mut session).unwrap();
        let title = english(&hint(&mut session).unwrap().title);
        assert_eq!(title == "WXYZ-Wing", extras, "{title}");
    }
}
