//! What a text is: a plain grid, whose faults the board shows, or puzzles of another program.

use super::found::{Found, Recognised, recognise};
use crate::faults;
use nonet_engine::formats;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Grid, Variant};

/// What most people write for an empty cell.
const USUAL_BLANKS: [char; 4] = ['.', '0', '*', '_'];

/// What was read of a text.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Reading {
    /// All digits on the board.
    pub(super) grid: Grid,
    /// The cells whose symbol is no digit of the board.
    pub(super) unread: Vec<(Cell, char)>,
    /// The first two equal digits in a house.
    pub(super) clash: Option<[Cell; 2]>,
    /// Why the puzzle on the board can't be played.
    pub(super) fault: Option<Message>,
    /// The puzzles of another program.
    pub(super) found: Option<Found>,
    /// Whether the text is too long for this page, and nothing of it was read.
    pub(super) is_too_long: bool,
}

impl Reading {
    pub(super) fn empty(variant: Variant) -> Self {
        Self {
            grid: Grid::empty(variant),
            unread: Vec::new(),
            clash: None,
            fault: None,
            found: None,
            is_too_long: false,
        }
    }

    /// Reads a text. If `may_resize`, a text of another size changes the variant.
    pub(super) fn of(text: &str, variant: Variant, may_resize: bool) -> Self {
        let mut reading = Self::empty(variant);
        if text.trim().is_empty() {
            return reading;
        }
        let is_whole = |draft: &formats::Draft| draft.found == draft.grid.digits().len();
        let mut draft = formats::draft(Some(variant), text);
        if may_resize && !is_whole(&draft) {
            let resized = formats::draft(None, text);
            if is_whole(&resized) {
                draft = resized;
            }
        }
        // A strange symbol beside the usual blanks is a slip of the player's.
        let is_grid = draft.error.is_none() || is_whole(&draft) && text.contains(USUAL_BLANKS);
        match recognise(text, is_grid, !may_resize) {
            Recognised::Found(found) => {
                reading.found = Some(found);
                reading.show_chosen();
            }
            Recognised::Faulty(fault, is_too_long) => {
                reading.fault = Some(fault);
                reading.is_too_long = is_too_long;
            }
            Recognised::Plain => {
                reading.unread = draft.unread;
                reading.grid = draft.grid;
                reading.find_clash();
                // One fault at a time: an unreadable text comes first.
                if let Some(error) = &draft.error {
                    reading.fault = Some(faults::of_text(error));
                }
            }
        }
        reading
    }

    /// The digits of the puzzle.
    pub(super) fn givens(&self) -> &Grid {
        self.found.as_ref().map_or(&self.grid, |found| &found.chosen().givens)
    }

    /// Shows the chosen puzzle on the board.
    pub(super) fn show_chosen(&mut self) {
        let Some(found) = &self.found else { return };
        self.grid = found.chosen().progress.clone();
        self.find_clash();
    }

    /// Finds two equal givens in a house.
    fn find_clash(&mut self) {
        let clash = self.givens().conflict();
        self.fault = clash.as_ref().map(|clash| faults::of_conflict(self.grid.geometry(), clash));
        self.clash = clash.map(|clash| clash.cells);
    }
}
