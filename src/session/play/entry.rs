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
        if self.own_cells().is_empty() {
            return Entry::Light(digit);
        }
        match mode {
            Mode::Digit => {
                self.toggled(&self.own_cells(), &|content| content.digit == Some(digit), &|cell, is_there| {
                    if is_there { Move::Clear { cell } } else { Move::Place { cell, digit, clean } }
                })
            }
            Mode::Corner => {
                self.toggled(&self.open_cells(), &|content| content.notes.contains(digit), &|cell, _| {
                    Move::Note { cell, digit }
                })
            }
            _ => self.toggled(&self.open_cells(), &|content| content.centre.contains(digit), &|cell, _| {
                Move::Centre { cell, digit }
            }),
        }
    }

    /// Strikes a candidate of the selected cells, or takes the strike back.
    pub(in crate::session) fn strike_entry(&self, digit: Digit) -> Entry {
        if digit.index() >= self.game.board().geometry().side() {
            return Entry::Nothing;
        }
        self.toggled(
            &self.open_cells(),
            &|content| content.shown_strikes().contains(digit),
            &|cell, is_there| {
                if is_there { Move::Restore { cell, digit } } else { Move::Remove { cell, digit } }
            },
        )
    }

    /// Colours the selected cells. If a digit is lit, it colours that candidate of
    /// theirs, and without a selection the digit everywhere.
    fn colour_entry(&self, key: Digit) -> Entry {
        let Some(colour) = Colour::of_key(key) else { return Entry::Nothing };
        let cells = self.selection.cells();
        match self.lit {
            None => self.toggled(cells, &|content| content.colours.contains(colour), &|cell, _| {
                Move::Paint { cell, colour }
            }),
            Some(digit) if cells.is_empty() => self.bind(digit, colour),
            Some(digit) => self.tinted(cells, digit, colour),
        }
    }

    fn tinted(&self, cells: &[Cell], digit: Digit, colour: Colour) -> Entry {
        self.toggled(cells, &|content| content.tints.of(digit) == Some(colour), &|cell, is_there| {
            Move::Tint { cell, digit, colour: Some(colour).filter(|_| !is_there) }
        })
    }

    /// Gives a digit a colour in every cell, so that it keeps it wherever it is placed.
    fn bind(&self, digit: Digit, colour: Colour) -> Entry {
        let cells: Vec<Cell> = self.game.board().geometry().cells().collect();
        self.tinted(&cells, digit, colour)
    }

    /// A long press on a colour: gives it to the digit that is lit, or else removes it
    /// from the whole board.
    pub(in crate::session) fn long_colour_entry(&self, key: Digit) -> Entry {
        let Some(colour) = Colour::of_key(key) else { return Entry::Nothing };
        match self.lit {
            Some(digit) => self.bind(digit, colour),
            None => self.without_colours(Some(colour)),
        }
    }

    /// Removes a colour from the whole board, or all of them.
    pub(in crate::session) fn without_colours(&self, which: Option<Colour>) -> Entry {
        let mut parts = Vec::new();
        for cell in self.game.board().geometry().cells() {
            self.fade(cell, which, &mut parts);
        }
        if parts.is_empty() { Entry::Nothing } else { Entry::Move(Move::all(parts), 0) }
    }

    /// Collects the moves that remove a colour from a cell, or all of them.
    fn fade(&self, cell: Cell, which: Option<Colour>, parts: &mut Vec<Move>) {
        let content = self.game.board().content(cell);
        let is_gone = |colour| which.is_none_or(|which| which == colour);
        for colour in content.colours.iter().filter(|&colour| is_gone(colour)) {
            parts.push(Move::Paint { cell, colour });
        }
        for digit in Digit::all(self.game.board().geometry().side()) {
            if content.tints.of(digit).is_some_and(is_gone) {
                parts.push(Move::Tint { cell, digit, colour: None });
            }
        }
    }

    /// The move that adds something to the cells that lack it. If none lacks it, it is
    /// removed from all.
    fn toggled(
        &self,
        cells: &[Cell],
        has: &dyn Fn(&Content) -> bool,
        step: &dyn Fn(Cell, bool) -> Move,
    ) -> Entry {
        let has = |cell: &Cell| has(&self.game.board().content(*cell));
        let is_everywhere = cells.iter().all(has);
        let mut parts = Vec::new();
        for &cell in cells {
            if is_everywhere || !has(&cell) {
                parts.push(step(cell, is_everywhere));
            }
        }
        match parts.len() {
            0 => Entry::Nothing,
            count => Entry::Move(Move::all(parts), count),
        }
    }

    /// The move of the erase key. Of what the cells hold, digits go first, then notes,
    /// then strikes, then colours. In the mode for colours only these go.
    pub(in crate::session) fn erase_entry(&self) -> Entry {
        let first = if self.mode() == Mode::Colour { 3 } else { 0 };
        for layer in first..4 {
            let mut parts = Vec::new();
            for &cell in self.selection.cells() {
                self.strip(cell, layer, &mut parts);
            }
            if !parts.is_empty() {
                return Entry::Move(Move::all(parts), self.selection.cells().len());
            }
        }
        Entry::Nothing
    }

    /// Collects the moves that empty a layer of a cell.
    fn strip(&self, cell: Cell, layer: usize, parts: &mut Vec<Move>) {
        let content = self.game.board().content(cell);
        match (layer, content.digit) {
            (0, Some(_)) if !self.game.board().is_given(cell) => parts.push(Move::Clear { cell }),
            (1, None) => {
                if !content.notes.is_empty() {
                    parts.push(Move::ClearNotes { cell });
                }
                parts.extend(content.centre.iter().map(|digit| Move::Centre { cell, digit }));
            }
            (2, None) => parts.extend(content.removed.iter().map(|digit| Move::Restore { cell, digit })),
            (3, _) => self.fade(cell, None, parts),
            _ => {}
        }
    }

    /// The selected cells that are not given.
    fn own_cells(&self) -> Vec<Cell> {
        let mut cells = self.selection.cells().to_vec();
        cells.retain(|&cell| !self.game.board().is_given(cell));
        cells
    }

    /// The cells that notes are for: the empty ones, or if there is none, those that
    /// hold a digit, so that the player hears why they take no notes.
    fn open_cells(&self) -> Vec<Cell> {
        let is_empty = |cell: &Cell| self.game.board().content(*cell).digit.is_none();
        let mut cells = self.own_cells();
        if cells.iter().any(is_empty) {
            cells.retain(is_empty);
        }
        cells
    }
}
