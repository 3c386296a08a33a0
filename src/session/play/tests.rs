//! Tests of the part that holds the game, without a session.

use super::*;
use nonet_engine::generate;

fn play() -> Play {
    Play::new(Game::new(generate::starter(3)))
}

fn right(play: &Play) -> Digit {
    play.game().puzzle().solution.get(play.selected()).unwrap()
}

#[test]
fn play_begins_at_the_first_empty_cell_and_a_digit_key_works_there() {
    let mut play = play();
    let cell = play.selected();
    assert_eq!(play.game().board().content(cell).digit, None);
    let digit = right(&play);
    let place = Move::Place { cell, digit, clean: true };
    assert_eq!(play.digit_move(digit, false, true), Some(place.clone()));
    assert_eq!(play.digit_move(digit, true, true), Some(Move::Note { cell, digit }));
    play.execute(&place).unwrap();
    assert_eq!(play.digit_move(digit, false, true), Some(Move::Clear { cell }));
    assert!(play.toggle_notes());
    assert_eq!(
        play.digit_move(digit, true, true),
        Some(Move::Clear { cell }),
        "in notes mode the other entry is a digit"
    );
    assert_eq!(play.digit_move(Digit::from_index(20), false, true), None, "not on this board");
}

#[test]
fn undo_and_redo_select_the_cell_that_changes() {
    let mut play = play();
    let cell = play.selected();
    play.execute(&Move::Note { cell, digit: right(&play) }).unwrap();
    for change in [Play::undo, Play::redo] {
        play.step(Step::Last);
        assert_eq!(change(&mut play).unwrap()[0].cell, cell);
        assert_eq!(play.selected(), cell);
    }
    assert_eq!(play.redo(), None);
}

#[test]
fn a_game_that_was_begun_becomes_the_previous_one() {
    let mut play = play();
    let other = || Game::new(generate::starter(4));
    assert!(play.install(other(), 0).is_none(), "the first game has no moves");
    play.execute(&Move::Note { cell: play.selected(), digit: right(&play) }).unwrap();
    play.count_revision();
    let begun = play.game().clone();
    assert_eq!(play.install(other(), 0).map(|game| game.board().clone()), Some(begun.board().clone()));
    assert_eq!(play.game().revision, 1, "the revision never goes backwards");
    assert!(play.take_previous().is_some() && play.previous().is_none());
}

#[test]
fn a_stored_game_is_adopted_by_its_revision() {
    let mut play = play();
    let mut stored = play.game().clone();
    assert!(!play.is_older_than(&stored), "the same game");
    stored.play(Move::Note { cell: play.selected(), digit: right(&play) }).unwrap();
    stored.revision = 2;
    assert!(play.is_older_than(&stored));
    assert_eq!(play.adopt(stored.clone()), Adopted { is_other: false, is_moved: true });
    assert!(!play.is_older_than(&stored));
    stored.revision = 1;
    assert!(!play.is_older_than(&stored));
    let other = Game::new(generate::starter(5));
    assert_eq!(play.adopt(other), Adopted { is_other: true, is_moved: true });
    assert_eq!(play.game().revision, 2);
}
