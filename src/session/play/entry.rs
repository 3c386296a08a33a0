//! The meaning of a digit key: which move it is for the selected cells. One entry for
//! several cells is one move, so one undo takes it back. It adds where something is
//! missing; only if every cell has it already does it remove.

use super::Play;
use crate::game::board::Content;
use crate::game::colour::Colour;
use crate::game::moves::Move;
use crate::session::action::Mode;
use nonet_engine::{Cell, Digit};

/// The meaning of a digit key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) enum Entry {
    /// The move, and the number of cells that it is about.
    Move(Move, usize),
    /// No selected cell can take the digit: its places are highlighted instead.
    Light(Digit),
    /// The board has no such digit, or there is no such colour.
    Nothing,
}

impl Play {
    /// The meaning of a digit key in a mode. `clean` removes a placed digit from the
    /// notes of its peers.
    pub(in crate::session) fn entry(&self, digit: Digit, mode: Mode, clean: bool) -> Entry {
        if mode == Mode::Colour {
            return self.colour_entry(digit);
        }
        if digit.index() >= self.game.board().geometry().side() {
            return Entry::Nothing;
        }
        if self.own_cells().next().is_none() {
            return Entry::Light(digit);
        }
        match mode {
            Mode::Digit => self.toggled(
                self.own_cells(),
                |content| content.digit == Some(digit),
                |cell, is_there| match is_there {
                    true => Move::Clear { cell },
                    false => Move::Place { cell, digit, clean },
                },
            ),
            Mode::Corner => {
                let has = |content: &Content| content.notes.contains(digit);
                self.toggled(self.open_cells(), has, |cell, _| Move::Note { cell, digit })
            }
            _ => {
                let has = |content: &Content| content.centre.contains(digit);
                self.toggled(self.open_cells(), has, |cell, _| Move::Centre { cell, digit })
            }
        }
    }

    /// Strikes a candidate of the selected cells, or takes the strike back.
    pub(in crate::session) fn strike_entry(&self, digit: Digit) -> Entry {
        if digit.index() >= self.game.board().geometry().side() {
            return Entry::Nothing;
        }
        let has = |content: &Content| content.shown_strikes().contains(digit);
        self.toggled(self.open_cells(), has, |cell, is_there| match is_there {
            true => Move::Restore { cell, digit },
            false => Move::Remove { cell, digit },
        })
    }

    /// Colours the selected cells. If a digit is lit, it colours that candidate of
    /// theirs, and without a selection the digit everywhere.
    fn colour_entry(&self, key: Digit) -> Entry {
        let Some(colour) = Colour::of_key(key) else { return Entry::Nothing };
        let cells = self.selection.cells().iter().copied();
        match self.lit {
            None => self.toggled(
                cells,
                |content| content.colours.contains(colour),
                |cell, _| Move::Paint { cell, colour },
            ),
            Some(digit) if self.selection.cells().is_empty() => self.bind(digit, colour),
            Some(digit) => self.toggled(
                cells,
                |content| content.tints.of(digit) == Some(colour),
                |cell, is_there| Move::Tint { cell, digit, colour: Some(colour).filter(|_| !is_there) },
            ),
        }
    }

    /// Gives a digit a colour in every cell, so that it keeps it wherever it is placed.
    fn bind(&self, digit: Digit, colour: Colour) -> Entry {
        self.toggled(
            self.game.board().geometry().cells(),
            |content| content.tints.of(digit) == Some(colour),
            |cell, is_there| Move::Tint { cell, digit, colour: Some(colour).filter(|_| !is_there) },
        )
    }

    /// A long press on a colour: gives it to the digit that is lit, or else removes it
    /// from the whole board.
    pub(in crate::session) fn long_colour_entry(&self, key: Digit) -> Entry {
        let Some(colour) = Colour::of_key(key) else { return Entry::Nothing };
        match self.lit {
            Some(digit) => self.bind(digit, colour),
            None => self.without_colours(|other| other == colour),
        }
    }

    /// Removes colours from the whole board.
    pub(in crate::session) fn without_colours(&self, is_gone: impl Fn(Colour) -> bool) -> Entry {
        let board = self.game.board();
        let side = board.geometry().side();
        let parts = board.geometry().cells().flat_map(|cell| {
            let content = board.content(cell);
            let cells = content.colours.iter().filter(|&colour| is_gone(colour));
            let cells = cells.map(move |colour| Move::Paint { cell, colour });
            let tinted = Digit::all(side).filter(|&digit| content.tints.of(digit).is_some_and(&is_gone));
            let tinted = tinted.map(move |digit| Move::Tint { cell, digit, colour: None });
            cells.chain(tinted).collect::<Vec<_>>()
        });
        let parts: Vec<Move> = parts.collect();
        if parts.is_empty() { Entry::Nothing } else { Entry::Move(Move::all(parts), 0) }
    }

    /// The move that adds something to the cells that lack it. If none lacks it, it is
    /// removed from all.
    fn toggled(
        &self,
        cells: impl Iterator<Item = Cell>,
        has: impl Fn(&Content) -> bool,
        step: impl Fn(Cell, bool) -> Move,
    ) -> Entry {
        let has = |cell: &Cell| has(&self.game.board().content(*cell));
        let cells: Vec<Cell> = cells.collect();
        let is_everywhere = cells.iter().all(has);
        let parts: Vec<Move> = cells
            .into_iter()
            .filter(|cell| is_everywhere || !has(cell))
            .map(|cell| step(cell, is_everywhere))
            .collect();
        match parts.len() {
            0 => Entry::Nothing,
            count => Entry::Move(Move::all(parts), count),
        }
    }

    /// The move of the erase key. Of what the cells hold, digits go first, then notes,
    /// then strikes, then colours. In the mode for colours only these go.
    pub(in crate::session) fn erase_entry(&self) -> Entry {
        let each = |cells: &dyn Fn(Cell, Content) -> Vec<Move>| -> Vec<Move> {
            let board = self.game.board();
            self.selection.cells().iter().flat_map(|&cell| cells(cell, board.content(cell))).collect()
        };
        let is_own = |cell| !self.game.board().is_given(cell);
        let digits = |cell, content: Content| {
            let has_digit = content.digit.is_some() && is_own(cell);
            if has_digit { vec![Move::Clear { cell }] } else { Vec::new() }
        };
        let notes = |cell, content: Content| {
            if content.digit.is_some() {
                return Vec::new();
            }
            let corner = (!content.notes.is_empty()).then_some(Move::ClearNotes { cell });
            corner
                .into_iter()
                .chain(content.centre.iter().map(|digit| Move::Centre { cell, digit }))
                .collect()
        };
        let strikes = |cell, content: Content| {
            if content.digit.is_some() {
                return Vec::new();
            }
            content.removed.iter().map(|digit| Move::Restore { cell, digit }).collect()
        };
        let colours = |cell, content: Content| {
            let painted = content.colours.iter().map(|colour| Move::Paint { cell, colour });
            let tinted = Digit::all(self.game.board().geometry().side())
                .filter(|&digit| content.tints.of(digit).is_some())
                .map(|digit| Move::Tint { cell, digit, colour: None });
            painted.chain(tinted).collect()
        };
        let layers: [&dyn Fn(Cell, Content) -> Vec<Move>; 4] = [&digits, &notes, &strikes, &colours];
        let first = if self.mode() == Mode::Colour { 3 } else { 0 };
        let parts = layers[first..].iter().map(|layer| each(layer)).find(|parts| !parts.is_empty());
        match parts {
            Some(parts) => Entry::Move(Move::all(parts), self.selection.cells().len()),
            None => Entry::Nothing,
        }
    }

    /// The selected cells that are not given.
    fn own_cells(&self) -> impl Iterator<Item = Cell> {
        let board = self.game.board();
        self.selection.cells().iter().copied().filter(|&cell| !board.is_given(cell))
    }

    /// The cells that notes are for: the empty ones, or if there is none, those that
    /// hold a digit, so that the player hears why they take no notes.
    fn open_cells(&self) -> impl Iterator<Item = Cell> {
        let is_empty = |cell: &Cell| self.game.board().content(*cell).digit.is_none();
        let has_empty = self.own_cells().any(|cell| is_empty(&cell));
        self.own_cells().filter(move |cell| !has_empty || is_empty(cell))
    }
}
