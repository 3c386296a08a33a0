//! The keys of the player's board, with their meanings, as the help page and the settings
//! write them.

use super::Help;
use crate::session::keymap::{Chord, Key, Playing};
use nonet_engine::message::{Label, Message};
use nonet_engine::{Digit, labels, messages};

labels! {
    fn help_moving();
    fn help_selecting();
    fn help_digits();
    fn help_notes();
    fn help_hints();
    fn help_ear();
    fn help_others();
    fn key_held_digit();
}

messages! {
    fn key_digits(last: Digit);
    fn key_digits_letters(last: Digit);
    fn key_name(name: String);
    /// The words on a key: `Space`, `Enter` and so on.
    fn key_cap(name: &'static str);
    fn key_with_ctrl(key: Message);
    fn key_with_alt(key: Message);
    fn key_with_shift(key: Message);
    fn key_outside(key: Message);
    fn keys_of(keys: Vec<Message>);
    /// What a key does; several keys with one meaning have a name of their own.
    fn key_does(key: &'static str);
}

/// The names of keys with the same meaning, and the meaning.
pub type Keys = (Message, Message);

impl Help {
    /// The keys in groups, each with its meaning. Keys that the player's board does not
    /// have are missing.
    pub fn keys(&self) -> Vec<(Label, Vec<Keys>)> {
        let rows = |rows: &[Row]| rows.iter().filter_map(|row| Some((self.names(row)?, does(row)))).collect();
        GROUPS.iter().map(|(name, keys)| (name(), rows(keys))).collect()
    }

    /// The names of the keys of a row; `None` if the board has none of them.
    fn names(&self, row: &Row) -> Option<Message> {
        let names: Vec<Message> = row.0.iter().flat_map(|&key| self.names_of(key)).collect();
        (!names.is_empty()).then(|| keys_of(names))
    }

    fn names_of(&self, key: Key) -> Vec<Message> {
        let held = |wrap: fn(Message) -> Message| vec![wrap(key_held_digit().into())];
        match key {
            Key::Digit => vec![self.digits()],
            Key::Corner => held(key_with_shift),
            Key::Centre => held(key_with_ctrl),
            Key::Colour => held(|key| key_with_ctrl(key_with_shift(key))),
            Key::Strike => held(|key| key_with_alt(key_with_shift(key))),
            Key::Light => held(key_with_alt),
            Key::Tab => vec![key_cap("Tab")],
            key => key.chords(&self.playing).iter().map(|chord| name(key, chord)).collect(),
        }
    }

    fn digits(&self) -> Message {
        let last = Digit::from_index(self.playing.side - 1);
        if self.playing.side > 9 { key_digits_letters(last) } else { key_digits(last) }
    }
}

/// Keys whose names have a translation.
const CAPS: [&str; 10] =
    ["Space", "Enter", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "Escape", "Insert"];

/// The name of a chord of a key.
fn name(key: Key, chord: &Chord) -> Message {
    let cap = match chord.name.as_str() {
        "ArrowUp" => key_name("↑".to_owned()),
        "ArrowDown" => key_name("↓".to_owned()),
        "ArrowLeft" => key_name("←".to_owned()),
        "ArrowRight" => key_name("→".to_owned()),
        name => match CAPS.iter().find(|cap| **cap == name) {
            Some(cap) => key_cap(cap),
            None => key_name(name.to_owned()),
        },
    };
    let with =
        |is_held: bool, wrap: fn(Message) -> Message, name: Message| if is_held { wrap(name) } else { name };
    let shifted = with(chord.shift, key_with_shift, cap);
    let held = with(chord.ctrl, key_with_ctrl, with(chord.alt, key_with_alt, shifted));
    with(matches!(key, Key::HintOnOutside | Key::HintBackOutside), key_outside, held)
}

/// The keys that a player has for something, as one text; `None` if there is none.
pub fn keys_for(key: Key, playing: &Playing) -> Option<Message> {
    let names: Vec<Message> = key.chords(playing).iter().map(|chord| name(key, chord)).collect();
    (!names.is_empty()).then(|| keys_of(names))
}

/// What a key does.
pub fn meaning(key: Key) -> Message {
    key_does(key.name())
}

/// Some keys, and the name of what they do. One key alone has its own name.
struct Row(&'static [Key], &'static str);

fn does(row: &Row) -> Message {
    match *row.0 {
        [key] if row.1.is_empty() => meaning(key),
        _ => key_does(row.1),
    }
}

/// The name of a group of keys, and its rows.
type Group = (fn() -> Label, &'static [Row]);

/// The order of the keys on the page: the first ones are used most.
const GROUPS: [Group; 7] = [
    (
        help_moving,
        &[
            Row(&[Key::Up, Key::Left, Key::Down, Key::Right], "move"),
            Row(&[Key::NextEmpty, Key::PreviousEmpty], "empty"),
            Row(&[Key::RowStart, Key::RowEnd, Key::First, Key::Last], "ends"),
            Row(&[Key::BoxUp, Key::BoxDown], "box"),
            Row(&[Key::Tab], "tab"),
        ],
    ),
    (
        help_selecting,
        &[
            Row(&[Key::ExtendUp, Key::ExtendLeft, Key::ExtendDown, Key::ExtendRight], "extend"),
            Row(&[Key::SelectAll], ""),
            Row(&[Key::SelectAlike], ""),
            Row(&[Key::NextClue, Key::PreviousClue], "clue"),
            Row(&[Key::SelectCell], ""),
            Row(&[Key::Select], ""),
            Row(&[Key::Use], ""),
            Row(&[Key::Escape], ""),
        ],
    ),
    (
        help_digits,
        &[
            Row(&[Key::Digit], "digit"),
            Row(&[Key::Erase], ""),
            Row(&[Key::Undo], ""),
            Row(&[Key::Redo], ""),
            Row(&[Key::Light], "light"),
        ],
    ),
    (
        help_notes,
        &[
            Row(&[Key::Corner], "corner"),
            Row(&[Key::Centre], "centre"),
            Row(&[Key::Colour], "colour"),
            Row(&[Key::Strike], "strike"),
            Row(&[Key::ModeDigit], ""),
            Row(&[Key::ModeCorner], ""),
            Row(&[Key::ModeCentre], ""),
            Row(&[Key::ModeColour], ""),
            Row(&[Key::NextMode], ""),
            Row(&[Key::Notes], ""),
            Row(&[Key::Candidates], ""),
        ],
    ),
    (
        help_hints,
        &[
            Row(&[Key::Hint], ""),
            Row(&[Key::HintOn, Key::HintOnOutside], "hint-next"),
            Row(&[Key::HintBack, Key::HintBackOutside], "hint-back"),
            Row(&[Key::HintDo], ""),
            Row(&[Key::HintClose], ""),
        ],
    ),
    (
        help_ear,
        &[
            Row(&[Key::ReadRow], ""),
            Row(&[Key::ReadColumn], ""),
            Row(&[Key::ReadBox], ""),
            Row(&[Key::ReadLeft], ""),
            Row(&[Key::ReadCandidates], ""),
            Row(&[Key::ReadSelection], ""),
            Row(&[Key::ReadColours], ""),
            Row(&[Key::ReadStrikes], ""),
        ],
    ),
    (
        help_others,
        &[
            Row(&[Key::Zoom], ""),
            Row(&[Key::Pause], ""),
            Row(&[Key::Check], ""),
            Row(&[Key::Checkpoint], ""),
            Row(&[Key::Copy], ""),
            Row(&[Key::Help], ""),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::session::learning::Kept;

    fn help(game: &str, settings: &str) -> Help {
        let mut help = Help::default();
        let texts = (Some(game.to_owned()), Some(settings.to_owned()));
        help.keep(&Kept { game: texts.0, settings: texts.1, ..Kept::default() });
        help
    }

    /// The keys of a row that begins with a key, as written on the page.
    fn written(help: &Help, key: Key) -> Option<String> {
        let mut rows = GROUPS.iter().flat_map(|(_, rows)| rows.iter());
        help.names(rows.find(|row| row.0.first() == Some(&key))?).map(|names| english(&names))
    }

    #[test]
    fn every_key_stands_on_the_page_once() {
        let shown = || GROUPS.iter().flat_map(|(_, rows)| rows.iter().flat_map(|row| row.0));
        for key in Key::ALL {
            assert_eq!(shown().filter(|shown| *shown == key).count(), 1, "{key:?}");
        }
        for (_, row) in help("", "").keys().iter().flat_map(|(_, rows)| rows) {
            assert!(!english(row).is_empty());
        }
    }

    #[test]
    fn only_the_keys_of_the_board_are_shown() {
        let nine = help("board 9x9\n", "");
        assert_eq!(written(&nine, Key::Digit).unwrap(), "1 to 9");
        assert_eq!(written(&nine, Key::Up).unwrap(), "↑, W, ←, A, ↓, S, →, D");
        assert_eq!(written(&nine, Key::Hint).unwrap(), "H, ?");
        assert_eq!(written(&nine, Key::Corner).unwrap(), "Shift+digit");
        assert_eq!(written(&nine, Key::Colour).unwrap(), "Ctrl+Shift+digit");
        let small = help("board 4x4\n", "");
        assert_eq!(written(&small, Key::Digit).unwrap(), "1 to 4");
        // A to G are digits there, and H is still free.
        let large = help("board 16x16\n", "");
        assert_eq!(written(&large, Key::Digit).unwrap(), "1 to 9, A to G");
        assert_eq!(written(&large, Key::Up).unwrap(), "↑, ←, ↓, →");
        assert_eq!(written(&large, Key::Notes).unwrap(), "N");
        assert_eq!(written(&large, Key::ModeDigit), None, "C is a digit, so Z is no command either");
        let largest = help("board 25x25\n", "");
        assert_eq!(written(&largest, Key::Notes), None);
        assert_eq!(written(&largest, Key::Hint).unwrap(), "?");
        assert_eq!(written(&largest, Key::HintBack).unwrap(), "Shift+Enter, ← outside the board");
    }

    #[test]
    fn without_letter_shortcuts_no_letter_is_shown() {
        let help = help("board 9x9\n", "letters false\n");
        assert_eq!(written(&help, Key::NextMode).unwrap(), "Space");
        assert_eq!(written(&help, Key::Undo).unwrap(), "Ctrl+Z");
        assert_eq!(written(&help, Key::Hint), None);
        assert!(help.keys().iter().all(|(_, rows)| !rows.is_empty()));
    }

    #[test]
    fn the_players_own_keys_are_shown() {
        let help = help("board 9x9\n", "keys undo U | hint Ctrl+J\n");
        assert_eq!(written(&help, Key::Undo).unwrap(), "U");
        assert_eq!(written(&help, Key::Hint).unwrap(), "Ctrl+J");
        assert_eq!(written(&help, Key::Redo).unwrap(), "Ctrl+Y, Ctrl+Shift+Z, ]");
    }
}
