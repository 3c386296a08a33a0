//! Entering a puzzle as text and on the board.

use super::*;
use crate::english::english;
use crate::session::words as general;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn typed(text: &str) -> OwnPuzzle {
    let mut own = OwnPuzzle::default();
    own.set_text(text.to_owned());
    own
}

fn said(own: &OwnPuzzle) -> String {
    english(&own.message())
}

fn digits(own: &OwnPuzzle) -> String {
    own.cells().iter().map(|cell| cell.digit.map_or('.', Digit::symbol)).collect()
}

#[test]
fn the_board_shows_what_was_read_beside_a_fault() {
    let own = typed(&PUZZLE.replacen('8', "x", 1));
    assert!(own.is_faulty());
    assert_eq!(said(&own), "Line 1, column 21: \"x\" is neither a digit nor a blank ( . 0 * _ ).");
    assert_eq!(digits(&own), PUZZLE.replacen('8', ".", 1));
    let faulty: Vec<_> = own.cells().into_iter().filter(OwnCell::is_faulty).collect();
    assert_eq!(faulty.iter().map(|cell| cell.unread).collect::<Vec<_>>(), [Some('x')]);
    assert_eq!(english(&faulty[0].label()), "x, not a digit, row 3 column 3, box 1");
}

#[test]
fn two_givens_that_clash_are_both_marked() {
    let own = typed(&PUZZLE.replacen('.', "5", 1));
    assert_eq!(said(&own), "5 appears twice in row 1: r1c1 and r1c3.");
    let marked: Vec<_> = own.cells().iter().map(|cell| cell.is_conflict).collect();
    assert_eq!(
        marked.iter().enumerate().filter(|(_, is)| **is).map(|(at, _)| at).collect::<Vec<_>>(),
        [0, 2]
    );
    assert_eq!(english(&own.cells()[2].label()), "5, conflict, row 1 column 3, box 1");
}

#[test]
fn letters_are_not_digits_on_a_small_board() {
    let own = typed("hello world");
    assert_eq!(said(&own), "Line 1, column 1: \"h\" is a letter. This board has the digits 1 to 9.");
    assert_eq!(own.cells()[0].unread, Some('h'));
    // On a board with 16 digits, some letters are digits.
    let mut own = typed("G");
    own.set_variant("16x16".parse().unwrap());
    assert_eq!(own.cells()[0].digit, Digit::new(16));
    own.set_text("H".to_owned());
    assert_eq!(said(&own), "Line 1, column 1: H is too large here: digits go from 1 to G.");
}

#[test]
fn a_text_without_enough_givens_says_so_at_once() {
    let mut own = typed(&".".repeat(81));
    assert_eq!(said(&own), "No givens yet. This board (9 × 9) needs at least 17.");
    assert!(!own.is_faulty());
    assert_eq!(own.start_check(), None);
    assert!(own.is_faulty());
    assert_eq!(
        said(&typed(&format!("1{}", ".".repeat(80)))),
        "1 given. This board (9 × 9) needs at least 17: add 16 or more."
    );
    assert_eq!(said(&typed(PUZZLE)), "30 givens.");
}

#[test]
fn pressing_the_button_without_a_text_says_what_to_do() {
    let mut own = OwnPuzzle::default();
    assert_eq!((own.start_check(), own.is_faulty()), (None, true));
    assert!(said(&own).starts_with("Type or paste a puzzle"), "{}", said(&own));
    own.enter(Digit::new(4));
    assert!(!own.is_faulty());
}

#[test]
fn text_and_board_follow_each_other() {
    let mut own = typed(PUZZLE);
    own.select(Cell::new(2));
    own.enter(Digit::new(4));
    assert_eq!(own.text().lines().next(), Some("534.7...."));
    assert_eq!(own.text().lines().count(), 9);
    own.enter(Digit::new(4));
    assert_eq!(own.text().replace('\n', ""), PUZZLE);
    own.step(Step::Left);
    own.enter(None);
    assert_eq!((own.selected(), digits(&own)), (Cell::new(1), PUZZLE.replacen('3', ".", 1)));
    own.set_text("12".to_owned());
    assert_eq!(&digits(&own)[..3], "12.");
    // A digit that the board does not have changes nothing.
    let before = own.clone();
    own.enter(Digit::new(12));
    assert_eq!(own, before);
    // An emptied board has no text.
    let mut own = OwnPuzzle::default();
    own.enter(Digit::new(4));
    own.enter(None);
    assert_eq!(own.text(), "");
}

#[test]
fn what_is_typed_on_the_board_is_read_again_on_every_board() {
    for variant in Variant::all() {
        let mut own = OwnPuzzle::default();
        own.set_variant(variant);
        for (index, cell) in variant.geometry().cells().enumerate().filter(|(index, _)| index % 5 == 0) {
            own.select(cell);
            own.enter(Some(Digit::from_index(index % variant.geometry().side())));
        }
        let mut other = OwnPuzzle::default();
        other.set_variant(variant);
        other.set_text(own.text().to_owned());
        assert_eq!(digits(&own), digits(&other), "{variant:?}");
    }
}

#[test]
fn a_text_of_another_size_changes_the_board_even_if_it_is_faulty() {
    let own = typed(&format!("12?4{}", ".".repeat(12)));
    assert_eq!(own.variant(), "4x4".parse().unwrap());
    assert_eq!(own.cells()[2].unread, Some('?'));
}

#[test]
fn an_edit_ends_the_verdict() {
    let mut own = typed(PUZZLE);
    own.refuse(general::no_solution());
    assert!(own.is_faulty());
    own.enter(None);
    assert!(!own.is_faulty());
}
