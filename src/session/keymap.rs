//! The meaning of keys: one table for both the keyboard and the help dialog. The first
//! matching row wins. So letters that are digits on large boards come before letters
//! that are commands. Ctrl+W, Ctrl+T and Ctrl+N are never bound, because browsers
//! reserve them. Called by the page, which converts browser events into [`Press`].

use super::action::{Action, Query, Screen, Step};
use super::hinting::Act;
use nonet_engine::Digit;
use nonet_engine::labels;
use nonet_engine::message::Label;

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

labels! {
    fn keys_digit();
    fn does_digit();
    fn keys_other_digit();
    fn does_other_digit();
    fn keys_erase();
    fn does_erase();
    fn keys_hint_on();
    fn does_hint_on();
    fn keys_hint_back();
    fn does_hint_back();
    fn keys_hint_close();
    fn does_hint_close();
    fn keys_move();
    fn does_move();
    fn keys_empty();
    fn does_empty();
    fn keys_ends();
    fn does_ends();
    fn keys_notes();
    fn does_notes();
    fn keys_hint();
    fn does_hint();
    fn keys_box();
    fn does_box();
    fn keys_undo();
    fn does_undo();
    fn keys_redo();
    fn does_redo();
    fn keys_copy();
    fn does_copy();
    fn keys_read();
    fn does_read();
    fn keys_left();
    fn does_left();
    fn keys_help();
    fn does_help();
    fn keys_tab();
    fn does_tab();
}

/// A row of the table: some keys and their meaning.
pub struct Row {
    /// The keys, as the help dialog shows them.
    pub keys: Label,
    /// Their meaning.
    pub does: Label,
    /// The action of a press, if it is one of these keys.
    find: fn(&Press, Playing) -> Option<Action>,
}

const fn row(keys: Label, does: Label, find: fn(&Press, Playing) -> Option<Action>) -> Row {
    Row { keys, does, find }
}

/// All keys.
pub static KEYMAP: [Row; 19] = [
    row(keys_digit(), does_digit(), |press, playing| {
        digit(press, playing).filter(|_| !is_other(press)).map(Action::Digit)
    }),
    row(keys_other_digit(), does_other_digit(), |press, playing| {
        digit(press, playing).filter(|_| is_other(press)).map(Action::OtherDigit)
    }),
    row(keys_erase(), does_erase(), |press, _| {
        let is_erase = ["Backspace", "Delete", "0"].contains(&press.key.as_str()) || press.code == "Digit0";
        (is_erase && press.is_bare()).then_some(Action::Erase)
    }),
    row(keys_hint_on(), does_hint_on(), |press, playing| {
        let is_next = press.key == "Enter" || press.key == "ArrowRight" && press.is_off_board;
        (is_next && press.is_bare() && playing.is_hinting).then_some(Action::Hint)
    }),
    row(keys_hint_back(), does_hint_back(), |press, playing| {
        let is_letter = playing.letters && press.is("h") && press.is_shift();
        let is_enter = press.key == "Enter" && press.is_shift();
        let is_left = press.key == "ArrowLeft" && press.is_bare() && press.is_off_board;
        ((is_letter || is_enter || is_left) && playing.is_hinting).then_some(Action::Hinting(Act::Back))
    }),
    row(keys_hint_close(), does_hint_close(), |press, playing| {
        let is_close = press.key == "Escape" && press.is_bare();
        (is_close && playing.is_hinting).then_some(Action::Hinting(Act::Close))
    }),
    row(keys_move(), does_move(), |press, playing| arrow(press, playing).map(Action::Step)),
    row(keys_empty(), does_empty(), |press, _| {
        let step = match press.key.as_str() {
            "ArrowRight" | "ArrowDown" => Step::NextEmpty,
            "ArrowLeft" | "ArrowUp" => Step::PreviousEmpty,
            _ => return None,
        };
        press.is_ctrl().then_some(Action::Step(step))
    }),
    row(keys_ends(), does_ends(), |press, _| {
        let step = match (press.key.as_str(), press.ctrl) {
            ("Home", false) => Step::RowStart,
            ("End", false) => Step::RowEnd,
            ("Home", true) => Step::First,
            ("End", true) => Step::Last,
            _ => return None,
        };
        (!press.alt && !press.shift).then_some(Action::Step(step))
    }),
    row(keys_notes(), does_notes(), |press, playing| {
        let is_space = press.key == " " && press.is_bare();
        (is_space || press.is_letter("n", playing)).then_some(Action::ToggleNotes)
    }),
    row(keys_hint(), does_hint(), |press, playing| {
        (press.is_letter("h", playing) || press.is_sign("?", playing)).then_some(Action::Hint)
    }),
    row(keys_box(), does_box(), |press, _| {
        let step = match press.key.as_str() {
            "PageUp" => Step::BoxUp,
            "PageDown" => Step::BoxDown,
            _ => return None,
        };
        press.is_bare().then_some(Action::Step(step))
    }),
    row(keys_undo(), does_undo(), |press, playing| {
        let is_undo = press.is_ctrl() && press.is("z");
        (is_undo || press.is_sign("[", playing)).then_some(Action::Undo)
    }),
    row(keys_redo(), does_redo(), |press, playing| {
        let is_redo =
            press.ctrl && !press.alt && (press.is("y") && !press.shift || press.is("z") && press.shift);
        (is_redo || press.is_sign("]", playing)).then_some(Action::Redo)
    }),
    row(keys_copy(), does_copy(), |press, _| (press.is_ctrl() && press.is("c")).then_some(Action::CopyBoard)),
    row(keys_read(), does_read(), |press, _| {
        let query = match press.code.as_str() {
            "KeyR" => Query::Row,
            "KeyC" => Query::Column,
            "KeyB" => Query::Box,
            _ => return None,
        };
        press.is_alt().then_some(Action::Ask(query))
    }),
    row(keys_left(), does_left(), |press, _| {
        (press.is_alt() && press.code == "KeyD").then_some(Action::Ask(Query::Left))
    }),
    row(keys_help(), does_help(), |press, _| {
        (press.key == "F1" && press.is_bare()).then_some(Action::Go(Screen::Help))
    }),
    row(keys_tab(), does_tab(), |_, _| None),
];

/// The action of a press; `None` leaves it to the browser.
pub fn action(press: &Press, playing: Playing) -> Option<Action> {
    KEYMAP.iter().find_map(|row| (row.find)(press, playing))
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
