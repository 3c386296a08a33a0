//! The meaning of keys. The tests write presses like players do.

use super::*;

const NINE: Playing = Playing { side: 9, letters: true, is_hinting: false };
const BIG: Playing = Playing { side: 25, letters: true, is_hinting: false };

/// Parses a press such as `Ctrl+Shift+z`, with its place on a US keyboard.
fn press(text: &str) -> Press {
    let (held, key) = text.rsplit_once('+').unwrap_or(("", text));
    let code = match key.as_bytes() {
        [byte @ b'0'..=b'9'] => format!("Digit{}", char::from(*byte)),
        [byte] if byte.is_ascii_alphabetic() => format!("Key{}", char::from(byte.to_ascii_uppercase())),
        _ => key.to_owned(),
    };
    Press {
        key: key.to_owned(),
        code,
        shift: held.contains("Shift"),
        ctrl: held.contains("Ctrl"),
        alt: held.contains("Alt"),
        num_lock: true,
        is_off_board: false,
    }
}

fn does(text: &str, playing: Playing) -> Option<Action> {
    action(&press(text), playing)
}

fn number_pad(place: &str, key: &str, num_lock: bool) -> Option<Action> {
    action(&Press { key: key.to_owned(), code: place.to_owned(), num_lock, ..Press::default() }, NINE)
}

fn four() -> Digit {
    Digit::from_index(3)
}

#[test]
fn digits_come_from_the_row_and_the_number_pad() {
    assert_eq!(does("4", NINE), Some(Action::Digit(four())));
    assert_eq!(does("4", Playing { side: 4, ..NINE }), Some(Action::Digit(four())));
    assert_eq!(does("5", Playing { side: 4, ..NINE }), None);
    assert_eq!(number_pad("Numpad4", "4", true), Some(Action::Digit(four())));
    assert_eq!(does("0", NINE), Some(Action::Erase));
    assert_eq!(number_pad("Numpad0", "0", true), Some(Action::Erase));
    // The digit row of a French keyboard types signs.
    let french = Press { key: "'".to_owned(), ..press("4") };
    assert_eq!(action(&french, NINE), Some(Action::Digit(four())));
}

#[test]
fn a_held_key_means_the_other_entry() {
    for text in ["Shift+4", "Ctrl+4", "Alt+4", "Ctrl+Shift+4"] {
        assert_eq!(does(text, NINE), Some(Action::OtherDigit(four())), "{text}");
    }
    let shifted = Press { key: "$".to_owned(), ..press("Shift+4") };
    assert_eq!(action(&shifted, NINE), Some(Action::OtherDigit(four())));
}

#[test]
fn windows_hides_shift_on_the_number_pad() {
    assert_eq!(number_pad("Numpad4", "ArrowLeft", true), Some(Action::OtherDigit(four())));
    assert_eq!(number_pad("Numpad4", "ArrowLeft", false), Some(Action::Step(Step::Left)));
}

#[test]
fn letters_that_the_board_has_are_digits_first() {
    assert_eq!(does("n", NINE), Some(Action::ToggleNotes));
    assert_eq!(does("n", BIG), Digit::from_symbol('N').map(Action::Digit));
    assert_eq!(does("Shift+N", BIG), Digit::from_symbol('N').map(Action::OtherDigit));
    assert_eq!(does("n", Playing { side: 16, ..BIG }), Some(Action::ToggleNotes));
    assert_eq!(does("a", NINE), Some(Action::Step(Step::Left)));
    assert_eq!(does("s", BIG), None);
    for playing in [NINE, BIG] {
        assert_eq!(does("Ctrl+c", playing), Some(Action::CopyBoard));
        assert_eq!(does("Alt+c", playing), Some(Action::Ask(Query::Column)));
    }
}

#[test]
fn letters_and_signs_can_be_switched_off() {
    let quiet = Playing { letters: false, ..NINE };
    for text in ["n", "h", "w", "?", "[", "]"] {
        assert!(does(text, NINE).is_some(), "{text}");
        assert_eq!(does(text, quiet), None, "{text}");
    }
    assert_eq!(does(" ", quiet), Some(Action::ToggleNotes));
}

#[test]
fn undo_and_redo_have_every_usual_key() {
    assert_eq!(["Ctrl+z", "["].map(|text| does(text, NINE)), [const { Some(Action::Undo) }; 2]);
    assert_eq!(
        ["Ctrl+y", "Ctrl+Shift+Z", "]"].map(|text| does(text, NINE)),
        [const { Some(Action::Redo) }; 3]
    );
}

#[test]
fn moves_have_their_modifiers() {
    let step = |text| match does(text, NINE) {
        Some(Action::Step(step)) => Some(step),
        _ => None,
    };
    assert_eq!(step("ArrowUp"), Some(Step::Up));
    assert_eq!(step("Ctrl+ArrowDown"), Some(Step::NextEmpty));
    assert_eq!(step("Ctrl+ArrowLeft"), Some(Step::PreviousEmpty));
    assert_eq!(step("Home"), Some(Step::RowStart));
    assert_eq!(step("Ctrl+End"), Some(Step::Last));
    assert_eq!(step("PageDown"), Some(Step::BoxDown));
    assert_eq!(step("Alt+ArrowLeft"), None);
}

#[test]
fn an_open_hint_has_its_own_keys() {
    let hinting = Playing { is_hinting: true, ..NINE };
    for key in ["h", "Enter"] {
        assert_eq!(does(key, hinting), Some(Action::Hint), "{key}");
    }
    for key in ["Shift+H", "Shift+Enter"] {
        assert_eq!(does(key, hinting), Some(Action::Hinting(Act::Back)), "{key}");
        assert_ne!(does(key, NINE), Some(Action::Hinting(Act::Back)), "{key}");
    }
    assert_eq!(does("Escape", hinting), Some(Action::Hinting(Act::Close)));
    let off_board = |key| action(&Press { is_off_board: true, ..press(key) }, hinting);
    assert_eq!(off_board("ArrowRight"), Some(Action::Hint));
    assert_eq!(off_board("ArrowLeft"), Some(Action::Hinting(Act::Back)));
    assert_eq!(does("ArrowRight", hinting), Some(Action::Step(Step::Right)));
}

#[test]
fn the_browser_keeps_its_own_keys() {
    for text in
        ["Ctrl+w", "Ctrl+t", "Ctrl+n", "Ctrl+r", "Ctrl+a", "Alt+ArrowLeft", "F5", "Tab", "Escape", "Enter"]
    {
        assert_eq!(does(text, NINE), None, "{text}");
        assert_eq!(does(text, BIG), None, "{text}");
    }
}
