//! What digit keys, modes and the helpers for notes do: they become moves for the
//! selected cells. Routes to [`super::play::Play`].

use super::action::Mode;
use super::effect::Effect;
use super::play::Entry;
use super::view::Tone;
use super::{Session, words};
use crate::game::colour::Colour;
use crate::game::moves::{Fill, Move};
use crate::game::singles::singles_after;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit};

impl Session {
    /// Handles a key of the keypad or the keyboard, in the current mode.
    pub(super) fn press_digit(&mut self, digit: Digit) {
        match self.play.mode() {
            _ if self.hints.is_questioning() => self.enter(digit, Mode::Digit),
            Mode::Colour => self.enter(digit, Mode::Colour),
            _ if self.settings.digit_first => self.light(digit, true),
            mode => self.enter(digit, mode),
        }
    }

    /// Handles a digit key in a mode. While a question waits for its digit, every digit key
    /// answers it.
    pub(super) fn enter(&mut self, digit: Digit, mode: Mode) {
        if self.hints.is_questioning() && digit.index() < self.play.game().board().geometry().side() {
            return self.ask_why(digit);
        }
        let entry = self.play.entry(digit, mode, self.settings.clean_notes);
        let what = match (mode, Colour::of_key(digit)) {
            (Mode::Colour, Some(colour)) => What::Colour(colour),
            _ => What::Digit(digit, mode),
        };
        self.perform(entry, what);
    }

    /// Strikes a candidate of the selected cells, or takes the strike back.
    pub(super) fn strike(&mut self, digit: Digit) {
        let entry = self.play.strike_entry(digit);
        self.perform(entry, What::Strike(digit));
    }

    pub(super) fn erase(&mut self) {
        let entry = self.play.erase_entry();
        let board = self.play.game().board();
        let mut cells = self.play.selection().cells().iter();
        if entry == Entry::Nothing && cells.len() > 0 && cells.all(|&cell| board.is_given(cell)) {
            return self.tell(Tone::Calm, words::refused_given());
        }
        self.perform(entry, What::Nothing);
    }

    fn perform(&mut self, entry: Entry, what: What) {
        match entry {
            Entry::Move(step, count) => {
                let is_many = matches!(step, Move::Several(_)) && count != 1;
                let is_removed = is_many && self.removes(&step);
                let (whole, followed) = self.with_singles(&step);
                let whole = self.with_notes(&step, whole);
                self.execute_and_tell(&whole, |session| {
                    let (tone, text) = if is_many {
                        (Tone::Calm, what.of_many(count, is_removed))
                    } else {
                        session.outcome(&step)
                    };
                    match followed {
                        0 => (tone, text),
                        count => (tone, words::two_sentences(text, words::singles_filled(count))),
                    }
                });
            }
            Entry::Light(digit) => self.light(digit, false),
            Entry::Nothing => {}
        }
    }

    /// A move, and with it the singles that it leads to, if it places a digit and the
    /// player wants them filled; and how many they are.
    fn with_singles(&self, step: &Move) -> (Move, usize) {
        let parts = match step {
            Move::Several(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let places = |part: &Move| matches!(part, Move::Place { .. });
        if !self.settings.fill_singles || !parts.iter().any(places) {
            return (step.clone(), 0);
        }
        let clean = self.settings.clean_notes;
        let singles = singles_after(self.play.game().board(), step);
        let follow = singles.iter().map(|&(cell, digit)| Move::Place { cell, digit, clean });
        (Move::all(parts.iter().cloned().chain(follow).collect()), singles.len())
    }

    /// The whole move, and with it the notes that come back because its step replaces or erases
    /// the digit that tidied them away.
    fn with_notes(&self, step: &Move, whole: Move) -> Move {
        let (Move::Place { cell, .. } | Move::Clear { cell }) = *step else { return whole };
        let notes = self.play.game().tidied_by(cell);
        let parts = match whole {
            Move::Several(parts) => parts,
            one => vec![one],
        };
        // The digit goes first, then the notes come back, then what follows from the new digit.
        let (first, rest) = parts.split_at(1);
        Move::all(first.iter().chain(&notes).chain(rest).cloned().collect())
    }

    /// Whether a move with several parts takes something away.
    fn removes(&self, step: &Move) -> bool {
        let Move::Several(parts) = step else { return false };
        let board = self.play.game().board();
        parts.first().is_some_and(|part| match *part {
            Move::Note { cell, digit } => board.content(cell).notes.contains(digit),
            Move::Centre { cell, digit } => board.content(cell).centre.contains(digit),
            Move::Paint { cell, colour } => board.content(cell).colours.contains(colour),
            Move::Clear { .. } | Move::Restore { .. } | Move::Tint { colour: None, .. } => true,
            _ => false,
        })
    }

    /// Highlights the places of a digit, or no longer.
    pub(super) fn light(&mut self, digit: Digit, is_first: bool) {
        let board = self.play.game().board();
        if digit.index() >= board.geometry().side() {
            return;
        }
        let left = board.left(digit);
        let can_be = |cell: &Cell| board.open_candidates(*cell).contains(digit);
        let open = board.digits().empty_cells().filter(can_be).count();
        let text = match self.play.light(digit, is_first) {
            None => words::light_off(),
            Some(digit) if is_first => words::light_first(digit, left, open),
            Some(digit) => words::light_on(digit, left, open),
        };
        self.tell(Tone::Calm, text);
    }

    /// Handles a key of the keypad that was pressed for long: a digit waits for its
    /// cells; among notes, its candidate is struck; a colour goes to every place.
    pub(super) fn press_digit_long(&mut self, digit: Digit) {
        match self.play.mode() {
            Mode::Digit => self.light(digit, true),
            Mode::Corner | Mode::Centre => self.strike(digit),
            Mode::Colour => {
                let entry = self.play.long_colour_entry(digit);
                if let Some(colour) = Colour::of_key(digit) {
                    self.perform(entry, What::Everywhere(colour, self.play.lit()));
                }
            }
        }
    }

    pub(super) fn clear_colours(&mut self) {
        self.return_to_board();
        let entry = self.play.without_colours(None);
        self.perform(entry, What::AllColours);
    }

    pub(super) fn choose_mode(&mut self, mode: Mode) {
        self.play.set_mode(mode);
        self.context.say(words::mode_chosen(mode.name()));
    }

    pub(super) fn toggle_notes(&mut self) {
        let is_noting = self.play.own_mode() == Mode::Corner;
        self.choose_mode(if is_noting { Mode::Digit } else { Mode::Corner });
    }

    pub(super) fn toggle_candidates(&mut self) {
        self.return_to_board();
        self.settings.candidates = !self.settings.candidates;
        self.store_settings();
        self.tell(Tone::Calm, words::candidates_shown(self.settings.candidates));
    }

    pub(super) fn fill_notes(&mut self, fill: Fill) {
        self.return_to_board();
        self.execute(&Move::Fill(fill));
    }

    /// Notes the candidates of one digit: the one that is lit, or that of the cell.
    pub(super) fn fill_digit(&mut self) {
        self.return_to_board();
        let board = self.play.game().board();
        match self.play.lit().or(board.content(self.play.selected()).digit) {
            Some(digit) => self.fill_notes(Fill::Digit(digit)),
            None => self.tell(Tone::Calm, words::fill_which()),
        }
    }

    pub(super) fn tidy(&mut self) {
        self.return_to_board();
        self.execute(&Move::Tidy);
        self.context.push(Effect::FocusBoard);
    }
}

/// What a key enters, for the message about several cells.
#[derive(Clone, Copy)]
enum What {
    Digit(Digit, Mode),
    Strike(Digit),
    Colour(Colour),
    /// On the whole board: a colour of its own, or of a digit.
    Everywhere(Colour, Option<Digit>),
    AllColours,
    Nothing,
}

impl What {
    fn of_many(self, count: usize, is_removed: bool) -> Message {
        match self {
            Self::Digit(digit, mode) => words::entered(mode.name(), digit, count, is_removed),
            Self::Strike(digit) => words::struck_many(digit, count, is_removed),
            Self::Colour(colour) => words::painted_many(colour, count, is_removed),
            Self::Everywhere(colour, Some(digit)) => words::bound(digit, colour, is_removed),
            Self::Everywhere(colour, None) => words::colour_cleared(colour),
            Self::AllColours => words::colours_cleared(),
            Self::Nothing => words::erased(),
        }
    }
}
