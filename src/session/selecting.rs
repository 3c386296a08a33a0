//! Selecting cells, and what a screen reader says about them. Routes to
//! [`super::play::Play`].

use super::action::{Pick, Query, Step};
use super::effect::Effect;
use super::view::Tone;
use super::{Session, words};
use crate::game::colour::Colour;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit};

impl Session {
    /// A cell was pressed, or dragged over.
    pub(super) fn pick(&mut self, cell: Cell, pick: Pick) {
        self.play.pick(cell, pick, self.context.now());
        self.context.push(Effect::FocusBoard);
        if self.play.selection().cells().len() > 1 {
            self.say_selected();
        }
    }

    /// A press on a cell has ended. Until then, the player could still drag.
    pub(super) fn tap(&mut self, cell: Cell) {
        if cell != self.play.selected() {
            // A screen reader clicks without pressing.
            self.play.pick(cell, Pick::Only, self.context.now());
        }
        if let Some(digit) = self.play.held_digit().filter(|_| !self.play.is_picking()) {
            let mode = self.play.mode();
            self.enter(digit, mode);
        }
    }

    pub(super) fn press_long(&mut self, cell: Cell) {
        if !self.play.is_picking() {
            self.play.select(cell);
            self.toggle_picking();
        }
    }

    pub(super) fn step(&mut self, step: Step) {
        self.play.step(step);
        self.context.push(Effect::FocusBoard);
    }

    pub(super) fn extend(&mut self, step: Step) {
        self.play.extend(step);
        self.say_selected();
        self.context.push(Effect::FocusBoard);
    }

    pub(super) fn select_all(&mut self) {
        self.play.select_all();
        self.say_selected();
    }

    pub(super) fn select_alike(&mut self) {
        self.play.select_alike();
        self.say_selected();
    }

    pub(super) fn toggle_cell(&mut self) {
        self.play.toggle_cell();
        self.say_selected();
    }

    pub(super) fn toggle_picking(&mut self) {
        let is_on = self.play.toggle_picking();
        self.tell(Tone::Calm, words::picking(is_on));
        self.context.push(Effect::FocusBoard);
    }

    /// Enter, while cells are chosen one by one or a digit waits for its cell.
    pub(super) fn use_cell(&mut self) {
        if self.play.is_picking() {
            self.toggle_cell();
        } else {
            self.tap(self.play.selected());
        }
    }

    pub(super) fn escape(&mut self) {
        if self.is_paused() {
            return self.pause();
        }
        self.play.escape();
        self.say_selected();
        self.context.push(Effect::FocusBoard);
    }

    pub(super) fn zoom(&mut self) {
        self.is_zoomed = !self.is_zoomed;
        self.context.push(Effect::FocusBoard);
    }

    /// Whether the cells of the board are small on some screens.
    pub fn can_zoom(&self) -> bool {
        self.play.game().board().geometry().side() > 9
    }

    /// Whether the board is enlarged. A hint shows it whole, since its picture may be
    /// anywhere.
    pub fn is_zoomed(&self) -> bool {
        self.is_zoomed && self.can_zoom() && !self.hints.is_open()
    }

    /// Says how many cells are selected, or which clue they are. Focus says which cell it is on.
    fn say_selected(&mut self) {
        match self.selected_clue() {
            Some(clue) => self.tell(Tone::Calm, clue),
            None => self.context.say(words::selected(self.play.selection().cells().len())),
        }
    }

    /// The answer to a question about the cell with focus, or about the whole board.
    pub(super) fn described(&self, query: Query) -> Message {
        let board = self.play.game().board();
        let geometry = board.geometry();
        let names = |cells: Vec<Cell>| cells.into_iter().map(|cell| geometry.name(cell)).collect::<Vec<_>>();
        match query {
            Query::Candidates => {
                let cell = self.play.selected();
                words::candidates(board.content(cell).digit, board.open_candidates(cell))
            }
            Query::Selection => words::selection(names(self.play.selection().cells().to_vec())),
            Query::Colours => {
                let with = |colour| {
                    let has = |cell: &Cell| board.content(*cell).shown_colours().contains(colour);
                    let cells = names(geometry.cells().filter(has).collect());
                    let tinted = geometry.cells().flat_map(|cell| {
                        let content = board.content(cell);
                        let is_open = content.digit.is_none();
                        let has = move |digit: &Digit| is_open && content.tints.of(*digit) == Some(colour);
                        Digit::all(geometry.side()).filter(has).map(move |digit| (digit, geometry.name(cell)))
                    });
                    (colour, cells, tinted.collect::<Vec<_>>())
                };
                words::colours(Colour::ALL.map(with).into_iter())
            }
            _ => {
                let struck = board.digits().empty_cells().flat_map(|cell| {
                    board.content(cell).shown_strikes().iter().map(move |digit| (digit, geometry.name(cell)))
                });
                words::strikes(struck.collect())
            }
        }
    }
}
