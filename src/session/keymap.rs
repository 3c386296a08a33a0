//! The meaning of keys: one table for both the keyboard and the help page, which has the
//! words for it (`super::help`). The first matching row wins. So letters that are digits on large boards come before letters
//! that are commands. Ctrl+W, Ctrl+T and Ctrl+N are never bound, because browsers
//! reserve them. Called by the page, which converts browser events into [`Press`].

use super::action::{Action, Query, Screen, Step};
use super::hinting::Act;
use nonet_engine::Digit;

/// A key press as the browser reports it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools)]
pub struct Press {
    /// The key on the player's layout: `a`, `ArrowLeft`.
    pub key: String,
    /// Its place on the keyboard: `KeyA`, `Numpad4`.
    pub code: String,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl or Command is held.
    pub ctrl: bool,
    /// Whether Alt or Option is held.
    pub alt: bool,
    /// Whether Num Lock is on, so that the number pad enters digits.
    pub num_lock: bool,
    /// Whether focus is outside the board.
    pub is_off_board: bool,
}

/// The state that the meaning of a key depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playing {
    /// Number of digits of the board.
    pub side: usize,
    /// Whether single letters and signs are commands.
    pub letters: bool,
    /// Whether a hint is open.
    pub is_hinting: bool,
}

/// What a row of the table is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Enter a digit.
    Digit,
    /// Enter a note; a digit in notes mode.
    OtherDigit,
    /// Erase.
    Erase,
    /// The next stage of an open hint.
    HintOn,
    /// Its previous stage.
    HintBack,
    /// Close it.
    HintClose,
    /// Move by a cell.
    Move,
    /// Move to an empty cell.
    Empty,
    /// Move to an end of the row or the board.
    Ends,
    /// Notes mode on or off.
    Notes,
    /// Ask for a hint.
    Hint,
    /// Move by a box.
    Box,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Copy the board.
    Copy,
    /// Hear a house.
    Read,
    /// Hear what is left.
    Left,
    /// Open the help page.
    Help,
    /// Leave the board for the buttons.
    Tab,
}

/// A row of the table: some keys and their meaning.
pub struct Row {
    /// What it is about.
    pub key: Key,
    /// The action of a press, if it is one of these keys.
    find: fn(&Press, Playing) -> Option<Action>,
}

const fn row(key: Key, find: fn(&Press, Playing) -> Option<Action>) -> Row {
    Row { key, find }
}

/// All keys.
pub static KEYMAP: [Row; 19] = [
    row(Key::Digit, |press, playing| digit(press, playing).filter(|_| !is_other(press)).map(Action::Digit)),
    row(Key::OtherDigit, |press, playing| {
        digit(press, playing).filter(|_| is_other(press)).map(Action::OtherDigit)
    }),
    row(Key::Erase, |press, _| {
        let is_erase = ["Backspace", "Delete", "0"].contains(&press.key.as_str()) || press.code == "Digit0";
        (is_erase && press.is_bare()).then_some(Action::Erase)
    }),
    row(Key::HintOn, |press, playing| {
        let is_next = press.key == "Enter" || press.key == "ArrowRight" && press.is_off_board;
        (is_next && press.is_bare() && playing.is_hinting).then_some(Action::Hint)
    }),
    row(Key::HintBack, |press, playing| {
        let is_letter = playing.letters && press.is("h") && press.is_shift();
        let is_enter = press.key == "Enter" && press.is_shift();
        let is_left = press.key == "ArrowLeft" && press.is_bare() && press.is_off_board;
        ((is_letter || is_enter || is_left) && playing.is_hinting).then_some(Action::Hinting(Act::Back))
    }),
    row(Key::HintClose, |press, playing| {
        let is_close = press.key == "Escape" && press.is_bare();
        (is_close && playing.is_hinting).then_some(Action::Hinting(Act::Close))
    }),
    row(Key::Move, |press, playing| arrow(press, playing).map(Action::Step)),
    row(Key::Empty, |press, _| {
        let step = match press.key.as_str() {
            "ArrowRight" | "ArrowDown" => Step::NextEmpty,
            "ArrowLeft" | "ArrowUp" => Step::PreviousEmpty,
            _ => return None,
        };
        press.is_ctrl().then_some(Action::Step(step))
    }),
    row(Key::Ends, |press, _| {
        let step = match (press.key.as_str(), press.ctrl) {
            ("Home", false) => Step::RowStart,
            ("End", false) => Step::RowEnd,
            ("Home", true) => Step::First,
            ("End", true) => Step::Last,
            _ => return None,
        };
        (!press.alt && !press.shift).then_some(Action::Step(step))
    }),
    row(Key::Notes, |press, playing| {
        let is_space = press.key == " " && press.is_bare();
        (is_space || press.is_letter("n", playing)).then_some(Action::ToggleNotes)
    }),
    row(Key::Hint, |press, playing| {
        (press.is_letter("h", playing) || press.is_sign("?", playing)).then_some(Action::Hint)
    }),
    row(Key::Box, |press, _| {
        let step = match press.key.as_str() {
            "PageUp" => Step::BoxUp,
            "PageDown" => Step::BoxDown,
            _ => return None,
        };
        press.is_bare().then_some(Action::Step(step))
    }),
    row(Key::Undo, |press, playing| {
        let is_undo = press.is_ctrl() && press.is("z");
        (is_undo || press.is_sign("[", playing)).then_some(Action::Undo)
    }),
    row(Key::Redo, |press, playing| {
        let is_redo =
            press.ctrl && !press.alt && (press.is("y") && !press.shift || press.is("z") && press.shift);
        (is_redo || press.is_sign("]", playing)).then_some(Action::Redo)
    }),
    row(Key::Copy, |press, _| (press.is_ctrl() && press.is("c")).then_some(Action::CopyBoard)),
    row(Key::Read, |press, _| {
        let query = match press.code.as_str() {
            "KeyR" => Query::Row,
            "KeyC" => Query::Column,
            "KeyB" => Query::Box,
            _ => return None,
        };
        press.is_alt().then_some(Action::Ask(query))
    }),
    row(Key::Left, |press, _| (press.is_alt() && press.code == "KeyD").then_some(Action::Ask(Query::Left))),
    row(Key::Help, |press, _| (press.key == "F1" && press.is_bare()).then_some(Action::Go(Screen::Help))),
    row(Key::Tab, |_, _| None),
];

/// The action of a press; `None` leaves it to the browser.
pub fn action(press: &Press, playing: Playing) -> Option<Action> {
    KEYMAP.iter().find_map(|row| (row.find)(press, playing))
}

/// The row that a press belongs to.
pub fn row_of(press: &Press, playing: Playing) -> Option<Key> {
    KEYMAP.iter().find(|row| (row.find)(press, playing).is_some()).map(|row| row.key)
}

/// The digit of a key: on the digit row, on the number pad, or a letter on boards that
/// have it. It checks the key's place first, since the digit row of some layouts types
/// signs.
fn digit(press: &Press, playing: Playing) -> Option<Digit> {
    let place = press.code.strip_prefix("Digit").or_else(|| {
        // Without Num Lock the number pad sends arrows.
        press.code.strip_prefix("Numpad").filter(|_| press.num_lock || is_figure(&press.key))
    });
    let mut text = place.unwrap_or(&press.key).chars();
    let (Some(symbol), None) = (text.next(), text.next()) else { return None };
    // Letters with Ctrl or Alt are commands on every board.
    let is_taken = symbol.is_ascii_alphabetic() && (press.ctrl || press.alt);
    Digit::from_symbol(symbol).filter(|digit| !is_taken && digit.index() < playing.side)
}

/// Whether the press asks for the other kind of entry. On the number pad, Windows hides
/// a held Shift and sends the key's other meaning instead.
fn is_other(press: &Press) -> bool {
    let has_hidden_shift = press.code.starts_with("Numpad") && !is_figure(&press.key);
    press.shift || press.ctrl || press.alt || has_hidden_shift
}

fn is_figure(key: &str) -> bool {
    matches!(key.as_bytes(), [b'0'..=b'9'])
}

fn arrow(press: &Press, playing: Playing) -> Option<Step> {
    // A is a digit on large boards. If only three of the four letters worked, players
    // would press the wrong one.
    let letter = |name| playing.side <= 9 && press.is_letter(name, playing);
    let arrow = |name| press.key == name && press.is_bare();
    [
        ("ArrowUp", "w", Step::Up),
        ("ArrowLeft", "a", Step::Left),
        ("ArrowDown", "s", Step::Down),
        ("ArrowRight", "d", Step::Right),
    ]
    .into_iter()
    .find(|&(key, name, _)| arrow(key) || letter(name))
    .map(|(.., step)| step)
}

impl Press {
    fn is(&self, letter: &str) -> bool {
        self.key.eq_ignore_ascii_case(letter)
    }

    fn is_bare(&self) -> bool {
        !self.shift && !self.ctrl && !self.alt
    }

    fn is_shift(&self) -> bool {
        self.shift && !self.ctrl && !self.alt
    }

    fn is_ctrl(&self) -> bool {
        self.ctrl && !self.shift && !self.alt
    }

    fn is_alt(&self) -> bool {
        self.alt && !self.shift && !self.ctrl
    }

    fn is_letter(&self, letter: &str, playing: Playing) -> bool {
        playing.letters && self.is(letter) && self.is_bare()
    }

    /// Whether the press is this sign. A sign may need Shift, or the other Alt key, which arrives
    /// as Ctrl and Alt together.
    fn is_sign(&self, sign: &str, playing: Playing) -> bool {
        playing.letters && self.key == sign && self.ctrl == self.alt
    }
}

#[cfg(test)]
mod tests;
