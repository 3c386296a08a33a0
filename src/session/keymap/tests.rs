//! The meaning of keys. The tests write presses like players do.

use super::*;

fn nine() -> Playing {
    Playing::on(9, true)
}

fn big() -> Playing {
    Playing::on(25, true)
}

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

fn does(text: &str, playing: impl Into<Option<Playing>>) -> Option<Action> {
    action(&press(text), &playing.into().unwrap_or_else(nine))
}

fn number_pad(place: &str, key: &str, num_lock: bool) -> Option<Action> {
    action(&Press { key: key.to_owned(), code: place.to_owned(), num_lock, ..Press::default() }, &nine())
}

fn four() -> Digit {
    Digit::from_index(3)
}

#[test]
fn digits_come_from_the_row_and_the_number_pad() {
    assert_eq!(does("4", nine()), Some(Action::Digit(four())));
    assert_eq!(does("4", Playing { side: 4, ..nine() }), Some(Action::Digit(four())));
    assert_eq!(does("5", Playing { side: 4, ..nine() }), None);
    assert_eq!(number_pad("Numpad4", "4", true), Some(Action::Digit(four())));
    assert_eq!(does("0", nine()), Some(Action::Erase));
    assert_eq!(number_pad("Numpad0", "0", true), Some(Action::Erase));
    // The digit row of a French keyboard types signs.
    let french = Press { key: "'".to_owned(), ..press("4") };
    assert_eq!(action(&french, &nine()), Some(Action::Digit(four())));
}

#[test]
fn held_keys_choose_what_a_digit_enters() {
    let expected = [
        ("Shift+4", Action::DigitAs(four(), Mode::Corner)),
        ("Ctrl+4", Action::DigitAs(four(), Mode::Centre)),
        ("Ctrl+Shift+4", Action::DigitAs(four(), Mode::Colour)),
        ("Alt+4", Action::Light(four())),
        ("Alt+Shift+4", Action::Strike(four())),
    ];
    for (text, action) in expected {
        assert_eq!(does(text, nine()), Some(action), "{text}");
    }
    let shifted = Press { key: "$".to_owned(), ..press("Shift+4") };
    assert_eq!(action(&shifted, &nine()), Some(Action::DigitAs(four(), Mode::Corner)));
    // All colours have their key, also where there are only four digits.
    let nine_on_four = does("Ctrl+Shift+9", Playing::on(4, true));
    assert_eq!(nine_on_four, Some(Action::DigitAs(Digit::from_index(8), Mode::Colour)));
    assert_eq!(
        [(true, false), (false, true), (true, true)].map(|(shift, ctrl)| held_mode(shift, ctrl)),
        [Some(Mode::Corner), Some(Mode::Centre), Some(Mode::Colour)]
    );
}

#[test]
fn windows_hides_shift_on_the_number_pad() {
    assert_eq!(number_pad("Numpad4", "ArrowLeft", true), Some(Action::DigitAs(four(), Mode::Corner)));
    assert_eq!(number_pad("Numpad4", "ArrowLeft", false), Some(Action::Step(Step::Left)));
}

#[test]
fn letters_that_the_board_has_are_digits_first() {
    assert_eq!(does("n", nine()), Some(Action::ToggleNotes));
    assert_eq!(does("n", big()), Digit::from_symbol('N').map(Action::Digit));
    assert_eq!(
        does("Shift+N", big()),
        Digit::from_symbol('N').map(|digit| Action::DigitAs(digit, Mode::Corner))
    );
    assert_eq!(does("n", Playing { side: 16, ..big() }), Some(Action::ToggleNotes));
    assert_eq!(does("a", nine()), Some(Action::Step(Step::Left)));
    assert_eq!(does("s", big()), None);
    for playing in [nine(), big()] {
        assert_eq!(does("Ctrl+c", playing.clone()), Some(Action::CopyBoard));
        assert_eq!(does("Alt+c", playing), Some(Action::Ask(Query::Column)));
    }
}

#[test]
fn letters_and_signs_can_be_switched_off() {
    let quiet = Playing { letters: false, ..nine() };
    for text in ["n", "h", "w", "?", "[", "]"] {
        assert!(does(text, nine()).is_some(), "{text}");
        assert_eq!(does(text, quiet.clone()), None, "{text}");
    }
    assert_eq!(does(" ", quiet), Some(Action::NextMode));
}

#[test]
fn undo_and_redo_have_every_usual_key() {
    assert_eq!(["Ctrl+z", "["].map(|text| does(text, nine())), [const { Some(Action::Undo) }; 2]);
    assert_eq!(
        ["Ctrl+y", "Ctrl+Shift+Z", "]"].map(|text| does(text, nine())),
        [const { Some(Action::Redo) }; 3]
    );
}

#[test]
fn moves_have_their_modifiers() {
    let step = |text| match does(text, nine()) {
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
    let hinting = Playing { is_hinting: true, ..nine() };
    for key in ["h", "Enter"] {
        assert_eq!(does(key, hinting.clone()), Some(Action::Hint), "{key}");
    }
    for key in ["Shift+H", "Shift+Enter"] {
        assert_eq!(does(key, hinting.clone()), Some(Action::Hinting(Act::Back)), "{key}");
        assert_ne!(does(key, nine()), Some(Action::Hinting(Act::Back)), "{key}");
    }
    assert_eq!(does("j", hinting.clone()), Some(Action::Hinting(Act::Do)));
    assert_eq!(does("j", nine()), None, "nothing is applied that has not been found");
    assert_eq!(does("Escape", hinting.clone()), Some(Action::Hinting(Act::Close)));
    let off_board = |key| action(&Press { is_off_board: true, ..press(key) }, &hinting);
    assert_eq!(off_board("ArrowRight"), Some(Action::Hint));
    assert_eq!(off_board("ArrowLeft"), Some(Action::Hinting(Act::Back)));
    assert_eq!(does("ArrowRight", hinting.clone()), Some(Action::Step(Step::Right)));
}

#[test]
fn the_browser_keeps_its_own_keys() {
    for text in ["Ctrl+w", "Ctrl+t", "Ctrl+n", "Ctrl+r", "Alt+ArrowLeft", "F5", "Tab", "Enter"] {
        assert_eq!(does(text, nine()), None, "{text}");
        assert_eq!(does(text, big()), None, "{text}");
    }
}

#[test]
fn modes_have_a_row_of_letters() {
    let modes = ["z", "x", "c", "v"].map(|text| does(text, nine()));
    assert_eq!(modes, Mode::ALL.map(|mode| Some(Action::Mode(mode))));
    // C is a digit there: the four letters go together.
    let large = || Playing::on(16, true);
    assert_eq!(["z", "x", "v"].map(|text| does(text, large())), [const { None }; 3]);
    assert_eq!(does(" ", large()), Some(Action::NextMode));
}

#[test]
fn cells_are_selected_by_keys() {
    assert_eq!(does("Shift+ArrowUp", nine()), Some(Action::Extend(Step::Up)));
    assert_eq!(does("Ctrl+a", nine()), Some(Action::SelectAll));
    assert_eq!(does("Ctrl+Shift+A", nine()), Some(Action::SelectAlike));
    assert_eq!(does("Ctrl+ ", nine()), Some(Action::ToggleCell));
    assert_eq!(does("Escape", nine()), Some(Action::Escape));
    let choosing = || Playing { is_choosing: true, ..nine() };
    assert_eq!(does("Enter", choosing()), Some(Action::Use));
    assert_eq!(action(&Press { is_off_board: true, ..press("Enter") }, &choosing()), None);
}

#[test]
fn players_change_keys() {
    let playing = |keys: &str| Playing { keys: keys.parse().unwrap(), ..nine() };
    let changed = playing("undo U | mode-digit Q");
    assert_eq!(does("u", changed.clone()), Some(Action::Undo));
    assert_eq!(does("Ctrl+z", changed.clone()), None);
    assert_eq!(does("q", changed.clone()), Some(Action::Mode(Mode::Digit)));
    assert_eq!(does("x", changed.clone()), Some(Action::Mode(Mode::Corner)), "the others stay");
    let text = changed.keys.to_string();
    assert_eq!(text, "undo U | mode-digit Q");
    let again = changed.keys.with(Key::Redo, &"Shift+U".parse().unwrap()).without(Key::Undo);
    assert_eq!(again.to_string(), "mode-digit Q | redo Shift+U");
    assert!(playing("unknown U | undo | redo A|B | |").keys.to_string().starts_with("redo A"));
    assert_eq!(taken_by(&"H".parse().unwrap(), Key::Undo, &nine()), Some(Key::Hint));
    assert_eq!(taken_by(&"Enter".parse().unwrap(), Key::Undo, &nine()), None, "it counts only in a hint");
    assert_eq!(taken_by(&"H".parse().unwrap(), Key::Hint, &nine()), None);
}

#[test]
fn usual_keys_can_be_read_and_have_one_meaning() {
    for &key in Key::ALL {
        assert!(!key.name().is_empty());
        assert_eq!(key.chords(&nine()).len(), key.usual().split_whitespace().count(), "{key:?}");
        for chord in key.chords(&nine()) {
            assert_eq!(taken_by(&chord, key, &nine()), None, "{key:?} {chord}");
        }
    }
}
