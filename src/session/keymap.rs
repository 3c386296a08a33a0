//! The meaning of keys: one table for the keyboard, the help page and the settings, where
//! players change keys. The words for it are in `super::help`. The first matching row
//! wins. Letters that are digits on large boards come before letters that are commands.
//! Ctrl+W, Ctrl+T and Ctrl+N are never bound, because browsers reserve them. Called by
//! the page, which converts browser events into [`Press`].

mod chord;
mod custom;

use super::action::{Action, Mode, Query, Screen, Step};
use super::hinting::Act;
use nonet_engine::Digit;

pub use chord::Chord;
pub use custom::{CustomKeys, taken_by};

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playing {
    /// Number of digits of the board.
    pub side: usize,
    /// Whether single letters and signs are commands.
    pub letters: bool,
    /// Whether a hint is open.
    pub is_hinting: bool,
    /// Whether Enter chooses the cell with focus: cells are being selected one by one,
    /// or a digit waits for its cell.
    pub is_choosing: bool,
    /// The keys that the player has changed.
    pub keys: CustomKeys,
}

impl Playing {
    /// A board of this many digits, with the usual keys.
    pub fn on(side: usize, letters: bool) -> Self {
        Self { side, letters, is_hinting: false, is_choosing: false, keys: CustomKeys::default() }
    }
}

/// When a key has its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    /// Always.
    Always,
    /// While a hint is open.
    Hinting,
    /// While a hint is open and focus is outside the board.
    Outside,
    /// While Enter chooses cells.
    Choosing,
}

/// Declares the keys: the name that a player's own keys are stored with, the usual keys,
/// when they count, and what they do.
macro_rules! keymap {
    ($($(#[$doc:meta])* $key:ident $name:literal $chords:literal $when:ident $action:expr;)*) => {
        /// What a key is for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Key {
            /// Enter a digit.
            Digit,
            /// Note a digit in the corner.
            Corner,
            /// Note a digit in the centre.
            Centre,
            /// Give a colour.
            Colour,
            /// Strike a candidate.
            Strike,
            /// Highlight the places of a digit.
            Light,
            /// Leave the board for the buttons.
            Tab,
            $($(#[$doc])* $key,)*
        }

        impl Key {
            /// The keys that a player can change, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$key),*];
        }

        /// The rows of the keys that a player can change, in the same order.
        static ROWS: &[Row] = &[$(Row { name: $name, usual: $chords, when: When::$when, action: $action }),*];
    };
}

/// A row of the table.
struct Row {
    /// The name with which a player's own keys are stored.
    name: &'static str,
    /// The usual keys, between spaces.
    usual: &'static str,
    when: When,
    action: Action,
}

keymap! {
    /// Erase.
    Erase "erase" "Backspace Delete 0" Always Action::Erase;
    /// The next stage of an open hint.
    HintOn "hint-next" "Enter" Hinting Action::Hint;
    /// The next stage, from outside the board.
    HintOnOutside "hint-next-outside" "ArrowRight" Outside Action::Hint;
    /// Its previous stage.
    HintBack "hint-back" "Shift+H Shift+Enter" Hinting Action::Hinting(Act::Back);
    /// The previous stage, from outside the board.
    HintBackOutside "hint-back-outside" "ArrowLeft" Outside Action::Hinting(Act::Back);
    /// Apply the hint.
    HintDo "hint-do" "J" Hinting Action::Hinting(Act::Do);
    /// Close the hint.
    HintClose "hint-close" "Escape" Hinting Action::Hinting(Act::Close);
    /// Choose the cell with focus.
    Use "use" "Enter" Choosing Action::Use;
    /// One cell up.
    Up "up" "ArrowUp W" Always Action::Step(Step::Up);
    /// One cell to the left.
    Left "left" "ArrowLeft A" Always Action::Step(Step::Left);
    /// One cell down.
    Down "down" "ArrowDown S" Always Action::Step(Step::Down);
    /// One cell to the right.
    Right "right" "ArrowRight D" Always Action::Step(Step::Right);
    /// Select up to the cell above.
    ExtendUp "extend-up" "Shift+ArrowUp" Always Action::Extend(Step::Up);
    /// Select up to the cell at the left.
    ExtendLeft "extend-left" "Shift+ArrowLeft" Always Action::Extend(Step::Left);
    /// Select up to the cell below.
    ExtendDown "extend-down" "Shift+ArrowDown" Always Action::Extend(Step::Down);
    /// Select up to the cell at the right.
    ExtendRight "extend-right" "Shift+ArrowRight" Always Action::Extend(Step::Right);
    /// The next empty cell.
    NextEmpty "next-empty" "Ctrl+ArrowRight Ctrl+ArrowDown" Always Action::Step(Step::NextEmpty);
    /// The previous empty cell.
    PreviousEmpty "previous-empty" "Ctrl+ArrowLeft Ctrl+ArrowUp" Always Action::Step(Step::PreviousEmpty);
    /// The start of the row.
    RowStart "row-start" "Home" Always Action::Step(Step::RowStart);
    /// The end of the row.
    RowEnd "row-end" "End" Always Action::Step(Step::RowEnd);
    /// The first cell.
    First "first" "Ctrl+Home" Always Action::Step(Step::First);
    /// The last cell.
    Last "last" "Ctrl+End" Always Action::Step(Step::Last);
    /// Up by a box.
    BoxUp "box-up" "PageUp" Always Action::Step(Step::BoxUp);
    /// Down by a box.
    BoxDown "box-down" "PageDown" Always Action::Step(Step::BoxDown);
    /// Select every cell.
    SelectAll "select-all" "Ctrl+A" Always Action::SelectAll;
    /// Select the cells like this one.
    SelectAlike "select-alike" "Ctrl+Shift+A" Always Action::SelectAlike;
    /// Select the cells of the next clue.
    NextClue "next-clue" "L" Always Action::SelectClue(true);
    /// Select the cells of the previous clue.
    PreviousClue "previous-clue" "Shift+L" Always Action::SelectClue(false);
    /// Select this cell too, or no longer.
    SelectCell "select-cell" "Ctrl+Space" Always Action::ToggleCell;
    /// Select cells one by one.
    Select "select" "M" Always Action::TogglePicking;
    /// Take back the selection.
    Escape "escape" "Escape" Always Action::Escape;
    /// The mode for digits.
    ModeDigit "mode-digit" "Z" Always Action::Mode(Mode::Digit);
    /// The mode for corner notes.
    ModeCorner "mode-corner" "X" Always Action::Mode(Mode::Corner);
    /// The mode for centre notes.
    ModeCentre "mode-centre" "C" Always Action::Mode(Mode::Centre);
    /// The mode for colours.
    ModeColour "mode-colour" "V" Always Action::Mode(Mode::Colour);
    /// The next mode.
    NextMode "next-mode" "Space" Always Action::NextMode;
    /// Corner notes on or off.
    Notes "notes" "N" Always Action::ToggleNotes;
    /// Candidates below the notes, or no longer.
    Candidates "candidates" "K" Always Action::ToggleCandidates;
    /// Enlarge the board, or show it whole.
    Zoom "zoom" "+ -" Always Action::Zoom;
    /// Hide the board, or show it again.
    Pause "pause" "P" Always Action::Pause;
    /// Check the board.
    Check "check" "E" Always Action::Check;
    /// Set a checkpoint.
    Checkpoint "checkpoint" "B" Always Action::Checkpoint;
    /// Ask for a hint.
    Hint "hint" "H ?" Always Action::Hint;
    /// Undo.
    Undo "undo" "Ctrl+Z [" Always Action::Undo;
    /// Redo.
    Redo "redo" "Ctrl+Y Ctrl+Shift+Z ]" Always Action::Redo;
    /// Copy the board.
    Copy "copy" "Ctrl+C" Always Action::CopyBoard;
    /// Hear the row.
    ReadRow "read-row" "Alt+R" Always Action::Ask(Query::Row);
    /// Hear the column.
    ReadColumn "read-column" "Alt+C" Always Action::Ask(Query::Column);
    /// Hear the box.
    ReadBox "read-box" "Alt+B" Always Action::Ask(Query::Box);
    /// Hear what is left.
    ReadLeft "read-left" "Alt+D" Always Action::Ask(Query::Left);
    /// Hear the candidates of the cell.
    ReadCandidates "read-candidates" "Alt+N" Always Action::Ask(Query::Candidates);
    /// Hear the selection.
    ReadSelection "read-selection" "Alt+S" Always Action::Ask(Query::Selection);
    /// Hear the colours on the board.
    ReadColours "read-colours" "Alt+O" Always Action::Ask(Query::Colours);
    /// Hear the strikes on the board.
    ReadStrikes "read-strikes" "Alt+K" Always Action::Ask(Query::Strikes);
    /// Open the help page.
    Help "help" "F1" Always Action::Go(Screen::Help);
}

impl Key {
    /// The row of a key that a player can change. The others come first in the enum.
    fn row(self) -> Option<&'static Row> {
        ROWS.get((self as usize).checked_sub(Self::Tab as usize + 1)?)
    }

    /// The name with which a player's own keys are stored; empty for fixed keys.
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.name)
    }

    /// The usual keys, between spaces.
    fn usual(self) -> &'static str {
        self.row().map_or("", |row| row.usual)
    }

    fn when(self) -> When {
        self.row().map_or(When::Always, |row| row.when)
    }

    fn action(self) -> Option<Action> {
        self.row().map(|row| row.action.clone())
    }

    /// Letters that only work together: if a board has one of them as a digit, none of
    /// them is a command. Otherwise players would press the wrong one.
    fn family(self) -> &'static str {
        match self {
            Self::Up | Self::Left | Self::Down | Self::Right => "WASD",
            Self::ModeDigit | Self::ModeCorner | Self::ModeCentre | Self::ModeColour => "ZXCV",
            _ => "",
        }
    }

    /// The keys with this meaning on a player's board: their own or else the usual ones.
    pub fn chords(self, playing: &Playing) -> Vec<Chord> {
        let own = playing.keys.of(self);
        let family = if own.is_some() { "" } else { self.family() };
        let chords = own.unwrap_or(self.usual()).split_whitespace();
        chords.filter_map(|text| text.parse().ok()).filter(|chord| playing.allows(chord, family)).collect()
    }
}

impl Playing {
    /// Whether a chord can be a command. Digits of the board come first.
    fn allows(&self, chord: &Chord, family: &str) -> bool {
        let is_digit = |symbol| Digit::from_symbol(symbol).is_some_and(|digit| digit.index() < self.side);
        match chord.symbol() {
            None | Some('0') => true,
            Some(symbol) => {
                self.letters
                    && !is_digit(symbol)
                    && !(symbol.is_ascii_alphabetic() && family.chars().any(is_digit))
            }
        }
    }
}

/// The action of a press; `None` leaves it to the browser.
pub fn action(press: &Press, playing: &Playing) -> Option<Action> {
    if let Some(digit) = digit(press, playing) {
        return entry(press, digit);
    }
    key_of(press, playing)?.action()
}

/// The key of the table to which a press belongs, unless it is a digit.
fn key_of(press: &Press, playing: &Playing) -> Option<Key> {
    let mut chord = Chord::of(press)?;
    if press.code == "Digit0" && !press.ctrl && !press.alt && !press.shift {
        "0".clone_into(&mut chord.name);
    }
    let applies = |key: &&Key| match key.when() {
        When::Always => true,
        When::Hinting => playing.is_hinting,
        When::Outside => playing.is_hinting && press.is_off_board,
        When::Choosing => playing.is_choosing && !press.is_off_board,
    };
    Key::ALL.iter().filter(applies).find(|key| key.chords(playing).contains(&chord)).copied()
}

/// The meaning of a digit with the modifiers that are held.
fn entry(press: &Press, digit: Digit) -> Option<Action> {
    // On the number pad, Windows hides a held Shift and sends the key's other meaning.
    let has_hidden_shift = press.code.starts_with("Numpad") && !is_figure(&press.key);
    Some(match (press.ctrl, press.alt, press.shift || has_hidden_shift) {
        (false, false, false) => Action::Digit(digit),
        (false, false, true) => Action::DigitAs(digit, Mode::Corner),
        (true, false, false) => Action::DigitAs(digit, Mode::Centre),
        (true, false, true) => Action::DigitAs(digit, Mode::Colour),
        (false, true, false) => Action::Light(digit),
        (false, true, true) => Action::Strike(digit),
        (true, true, _) => return None,
    })
}

/// The mode that held modifiers mean, while no other key is pressed.
pub fn held_mode(shift: bool, ctrl: bool) -> Option<Mode> {
    match (ctrl, shift) {
        (false, false) => None,
        (false, true) => Some(Mode::Corner),
        (true, false) => Some(Mode::Centre),
        (true, true) => Some(Mode::Colour),
    }
}

/// The digit of a key: on the digit row, on the number pad, or a letter on boards that
/// have it. It checks the key's place first, since the digit row of some layouts types
/// signs.
fn digit(press: &Press, playing: &Playing) -> Option<Digit> {
    let place = press.code.strip_prefix("Digit").or_else(|| {
        // Without Num Lock the number pad sends arrows.
        press.code.strip_prefix("Numpad").filter(|_| press.num_lock || is_figure(&press.key))
    });
    let mut text = place.unwrap_or(&press.key).chars();
    let (Some(symbol), None) = (text.next(), text.next()) else { return None };
    // Letters with Ctrl or Alt are commands on every board.
    let is_taken = symbol.is_ascii_alphabetic() && (press.ctrl || press.alt);
    // Each of the nine colours has its key, on small boards too.
    let count = if press.ctrl && press.shift { playing.side.max(9) } else { playing.side };
    Digit::from_symbol(symbol).filter(|digit| !is_taken && digit.index() < count)
}

fn is_figure(key: &str) -> bool {
    matches!(key.as_bytes(), [b'0'..=b'9'])
}

#[cfg(test)]
mod tests;
