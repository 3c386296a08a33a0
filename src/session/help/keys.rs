//! The keys of the player's board, with their meanings.

use super::Help;
use crate::session::keymap::{self, Key, Press};
use nonet_engine::message::{Label, Message};
use nonet_engine::{Digit, labels, messages};

labels! {
    fn help_moving();
    fn help_digits();
    fn help_notes();
    fn help_hints();
    fn help_others();
    fn does_digit();
    fn does_other_digit();
    fn does_erase();
    fn does_hint_on();
    fn does_hint_back();
    fn does_hint_close();
    fn does_move();
    fn does_empty();
    fn does_ends();
    fn does_notes();
    fn does_hint();
    fn does_box();
    fn does_undo();
    fn does_redo();
    fn does_copy();
    fn does_read();
    fn does_left();
    fn does_help();
    fn does_tab();
    fn key_arrows();
    fn key_ctrl_arrow();
    fn key_home();
    fn key_end();
    fn key_page_up();
    fn key_page_down();
    fn key_tab();
    fn key_held_digit();
    fn key_backspace();
    fn key_delete();
    fn key_ctrl_z();
    fn key_ctrl_y();
    fn key_ctrl_shift_z();
    fn key_space();
    fn key_enter();
    fn key_shift_enter();
    fn key_shift_h();
    fn key_right_outside();
    fn key_left_outside();
    fn key_escape();
    fn key_ctrl_c();
    fn key_alt_rcb();
    fn key_alt_d();
}

messages! {
    fn key_digits(last: Digit);
    fn key_digits_letters(last: Digit);
    fn key_name(name: &'static str);
    fn keys_of(keys: Vec<Message>);
}

/// The names of keys with the same meaning, and the meaning.
pub type Keys = (Message, Label);

impl Help {
    /// The keys in groups, each with its meaning. Keys that the player's board does not
    /// have are missing.
    pub fn keys(&self) -> Vec<(Label, Vec<Keys>)> {
        let rows =
            |keys: &[Key]| keys.iter().filter_map(|&key| Some((self.names(key)?, meaning(key)))).collect();
        GROUPS.iter().map(|(name, keys)| (name(), rows(keys))).collect()
    }

    /// The names of the keys of a row; `None` if the board has none of them.
    fn names(&self, key: Key) -> Option<Message> {
        let label = |label: Label| Some(Message::from(label));
        let name = |symbol: &'static str, code: &str| {
            let press = Press { key: symbol.to_lowercase(), code: code.to_owned(), ..Press::default() };
            self.is_for(key, &press).then(|| key_name(symbol))
        };
        let names: Vec<Option<Message>> = match key {
            Key::Digit => vec![Some(self.digits())],
            Key::OtherDigit => vec![label(key_held_digit())],
            Key::Erase => vec![label(key_backspace()), label(key_delete()), name("0", "Digit0")],
            Key::HintOn => vec![label(key_enter()), label(key_right_outside())],
            Key::HintBack => {
                let press = Press { key: "h".to_owned(), shift: true, ..Press::default() };
                let shift_h = self.is_for(key, &press).then(|| key_shift_h().into());
                vec![shift_h, label(key_shift_enter()), label(key_left_outside())]
            }
            Key::HintClose => vec![label(key_escape())],
            Key::Move => {
                let letters = [("W", "KeyW"), ("A", "KeyA"), ("S", "KeyS"), ("D", "KeyD")];
                let letters = letters.map(|(symbol, code)| name(symbol, code));
                [label(key_arrows())].into_iter().chain(letters).collect()
            }
            Key::Empty => vec![label(key_ctrl_arrow())],
            Key::Ends => vec![label(key_home()), label(key_end())],
            Key::Notes => vec![label(key_space()), name("N", "KeyN")],
            Key::Hint => vec![name("H", "KeyH"), name("?", "Slash")],
            Key::Box => vec![label(key_page_up()), label(key_page_down())],
            Key::Undo => vec![label(key_ctrl_z()), name("[", "BracketLeft")],
            Key::Redo => vec![label(key_ctrl_y()), label(key_ctrl_shift_z()), name("]", "BracketRight")],
            Key::Copy => vec![label(key_ctrl_c())],
            Key::Read => vec![label(key_alt_rcb())],
            Key::Left => vec![label(key_alt_d())],
            Key::Help => vec![Some(key_name("F1"))],
            Key::Tab => vec![label(key_tab())],
        };
        let names: Vec<Message> = names.into_iter().flatten().collect();
        (!names.is_empty()).then(|| keys_of(names))
    }

    /// Whether a press belongs to a row on the player's board.
    fn is_for(&self, key: Key, press: &Press) -> bool {
        keymap::row_of(press, self.playing) == Some(key)
    }

    fn digits(&self) -> Message {
        let last = Digit::from_index(self.playing.side - 1);
        if self.playing.side > 9 { key_digits_letters(last) } else { key_digits(last) }
    }
}

/// The name of a group of keys, and its rows.
type Group = (fn() -> Label, &'static [Key]);

/// The order of the keys on the page: the first ones are used most.
const GROUPS: [Group; 5] = [
    (help_moving, &[Key::Move, Key::Empty, Key::Ends, Key::Box, Key::Tab]),
    (help_digits, &[Key::Digit, Key::Erase, Key::Undo, Key::Redo]),
    (help_notes, &[Key::Notes, Key::OtherDigit]),
    (help_hints, &[Key::Hint, Key::HintOn, Key::HintBack, Key::HintClose]),
    (help_others, &[Key::Copy, Key::Read, Key::Left, Key::Help]),
];

fn meaning(key: Key) -> Label {
    match key {
        Key::Digit => does_digit(),
        Key::OtherDigit => does_other_digit(),
        Key::Erase => does_erase(),
        Key::HintOn => does_hint_on(),
        Key::HintBack => does_hint_back(),
        Key::HintClose => does_hint_close(),
        Key::Move => does_move(),
        Key::Empty => does_empty(),
        Key::Ends => does_ends(),
        Key::Notes => does_notes(),
        Key::Hint => does_hint(),
        Key::Box => does_box(),
        Key::Undo => does_undo(),
        Key::Redo => does_redo(),
        Key::Copy => does_copy(),
        Key::Read => does_read(),
        Key::Left => does_left(),
        Key::Help => does_help(),
        Key::Tab => does_tab(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::session::keymap::KEYMAP;
    use crate::session::learning::Kept;

    fn help(game: &str, settings: &str) -> Help {
        let mut help = Help::default();
        let texts = (Some(game.to_owned()), Some(settings.to_owned()));
        help.keep(&Kept { game: texts.0, settings: texts.1, practice: None });
        help
    }

    /// The keys of a row, as written on the page.
    fn written(help: &Help, key: Key) -> Option<String> {
        help.names(key).map(|names| english(&names))
    }

    #[test]
    fn every_key_stands_on_the_page_once() {
        let shown: Vec<Key> = GROUPS.iter().flat_map(|(_, keys)| keys.iter().copied()).collect();
        assert_eq!(shown.len(), KEYMAP.len());
        assert!(KEYMAP.iter().all(|row| shown.contains(&row.key)));
        let first: Vec<usize> = help("", "").keys().iter().map(|(_, rows)| rows.len()).collect();
        assert_eq!(first.iter().sum::<usize>(), KEYMAP.len());
    }

    #[test]
    fn only_the_keys_of_the_board_are_shown() {
        let nine = help("board 9x9\n", "");
        assert_eq!(written(&nine, Key::Digit).unwrap(), "1 to 9");
        assert_eq!(written(&nine, Key::Move).unwrap(), "Arrow keys, W, A, S, D");
        assert_eq!(written(&nine, Key::Hint).unwrap(), "H, ?");
        let small = help("board 4x4\n", "");
        assert_eq!(written(&small, Key::Digit).unwrap(), "1 to 4");
        // A to G are digits there, and H is still free.
        let large = help("board 16x16\n", "");
        assert_eq!(written(&large, Key::Digit).unwrap(), "1 to 9, A to G");
        assert_eq!(written(&large, Key::Move).unwrap(), "Arrow keys");
        assert_eq!(written(&large, Key::Notes).unwrap(), "Space, N");
        let largest = help("board 25x25\n", "");
        assert_eq!(written(&largest, Key::Notes).unwrap(), "Space");
        assert_eq!(written(&largest, Key::Hint).unwrap(), "?");
        assert_eq!(written(&largest, Key::HintBack).unwrap(), "Shift+Enter, ← outside the board");
    }

    #[test]
    fn without_letter_shortcuts_no_letter_is_shown() {
        let help = help("board 9x9\n", "letters false\n");
        assert_eq!(written(&help, Key::Notes).unwrap(), "Space");
        assert_eq!(written(&help, Key::Undo).unwrap(), "Ctrl+Z");
        assert_eq!(written(&help, Key::Hint), None);
        assert!(help.keys().iter().all(|(_, rows)| !rows.is_empty()));
    }
}
