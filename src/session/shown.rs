//! The view of the board's page, computed from the session.

use super::action::{Dialog, Mode};
use super::keeping::Notice;
use super::keymap::Playing;
use super::picture::Picture;
use super::play::Entry;
use super::screen::Screen;
use super::settings::Settings;
use super::spoken::Heard;
use super::view::{CellView, JobView, KeyView, Presence, Said};
use super::{Session, words};
use crate::game::Game;
use crate::game::about::About;
use crate::game::board::box_shares;
use crate::game::colour::Colour;
use crate::rules::rules_named;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Level, Recipe, Variant};
use nonet_later::later;

impl Session {
    /// The game on the board.
    pub fn game(&self) -> &Game {
        self.play.game()
    }

    /// The view of every cell, in board order.
    pub fn cells(&self) -> Vec<CellView> {
        // What a hint speaks of shows all its candidates, whatever the player has noted.
        let spoken = self.hints.spoken_cells();
        let cells = self.play.game().board().geometry().cells();
        cells.map(|cell| self.cell(cell, spoken.binary_search(&cell).is_ok())).collect()
    }

    fn cell(&self, cell: Cell, is_spoken: bool) -> CellView {
        let (board, settings) = (self.play.game().board(), &self.settings);
        let geometry = board.geometry();
        let content = board.content(cell);
        let selection = self.play.selection();
        let chosen = self.highlighted();
        let is_selected = selection.contains(cell);
        let is_empty = content.digit.is_none();
        let open = || board.open_candidates(cell);
        CellView {
            candidates: if settings.candidates || is_spoken { open() } else { DigitSet::EMPTY },
            verbosity: settings.verbosity,
            is_given: board.is_given(cell),
            is_conflict: settings.conflicts && board.is_conflict(cell),
            is_mistake: self.is_marked(cell),
            is_selected,
            is_among_many: is_selected && selection.cells().len() > 1,
            is_cursor: cell == selection.cursor(),
            is_peer: !is_selected && self.shows_tints() && settings.peers && self.is_peer(cell),
            is_same: (!is_selected || self.play.lit().is_some())
                && content.digit.is_some()
                && content.digit == chosen,
            is_open: self.play.lit().is_some_and(|digit| open().contains(digit)),
            marked_note: chosen.filter(|&digit| is_empty && (content.notes | content.centre).contains(digit)),
            is_hinted: self.hints.is_about(cell),
            ..CellView::written(geometry, cell, content, settings)
        }
    }

    /// The digit whose places are highlighted: the one that the player asked for, or
    /// that of the selected cell.
    fn highlighted(&self) -> Option<Digit> {
        if !self.shows_tints() {
            return None;
        }
        let selection = self.play.selection();
        let digit = || match *selection.cells() {
            [cell] => self.play.game().board().content(cell).digit,
            _ => None,
        };
        self.play.lit().or_else(|| digit().filter(|_| self.settings.same))
    }

    /// Whether a cell shares a house with every selected cell.
    fn is_peer(&self, cell: Cell) -> bool {
        let geometry = self.play.game().board().geometry();
        match self.play.selection().cells() {
            [] => false,
            [one] => geometry.peers(*one).binary_search(&cell).is_ok(),
            cells => geometry.houses_of(cell).iter().any(|&house| {
                let house = &geometry.houses()[house].cells;
                cells.iter().all(|cell| house.contains(cell))
            }),
        }
    }

    /// Whether cells are tinted for the selected one. The marks of a hint and a solved
    /// board stand for themselves.
    fn shows_tints(&self) -> bool {
        !self.hints.is_drawing() && !self.is_solved()
    }

    /// Whether the game has just been solved, and the player has not moved on the board
    /// since.
    pub fn is_at_end(&self) -> bool {
        self.is_solved() && !self.play.is_roaming()
    }

    /// The number of hints so far.
    pub fn hint_count(&self) -> u32 {
        self.play.game().hints
    }

    /// The keypad, smallest digit first. In the mode for colours it has nine keys.
    pub fn keys(&self) -> Vec<KeyView> {
        let board = self.play.game().board();
        let geometry = board.geometry();
        let bit = |(cell, _): (Cell, Digit)| 1 << geometry.box_number(cell);
        let boxes = |digit| {
            let cells = board.digits().filled().filter(|(_, other)| *other == digit);
            cells.map(bit).fold(0, |all, bit: u32| all | bit)
        };
        let key = |digit| KeyView {
            digit,
            left: board.left(digit) as u8,
            boxes: boxes(digit),
            presence: self.presence(digit),
            is_lit: self.play.lit() == Some(digit),
        };
        let count = if self.play.mode() == Mode::Colour { Colour::ALL.len() } else { geometry.side() };
        Digit::all(count).map(key).collect()
    }

    /// How many of the selected cells have what a key enters.
    fn presence(&self, digit: Digit) -> Presence {
        let (board, mode) = (self.play.game().board(), self.play.mode());
        let has = |cell: &Cell| {
            let content = board.content(*cell);
            match (mode, Colour::of_key(digit), self.play.lit()) {
                (Mode::Digit, ..) => false,
                (Mode::Corner, ..) => content.digit.is_none() && content.notes.contains(digit),
                (Mode::Centre, ..) => content.digit.is_none() && content.centre.contains(digit),
                (Mode::Colour, colour, Some(lit)) => colour.is_some() && content.tints.of(lit) == colour,
                (Mode::Colour, colour, None) => colour.is_some_and(|colour| content.colours.contains(colour)),
            }
        };
        let cells = self.play.selection().cells();
        match cells.iter().filter(|cell| has(cell)).count() {
            0 => Presence::None,
            count if count == cells.len() => Presence::All,
            _ => Presence::Some,
        }
    }

    /// The progress in each box: how many of the cells that were empty at the start now
    /// hold a digit, and how many such cells there are.
    pub fn progress(&self) -> Vec<(u32, u32)> {
        let game = self.play.game();
        let digits = game.board().digits();
        box_shares(&game.puzzle().givens, |cell| digits.get(cell).is_some())
    }

    /// The level; `None` if the player chose other givens or ratings.
    pub fn level(&self) -> Option<Level> {
        self.recipe()?.named_level()
    }

    /// The variant of the board.
    pub fn board_variant(&self) -> Variant {
        self.play.variant()
    }

    /// The selected cell.
    pub fn selected_cell(&self) -> Cell {
        self.play.selected()
    }

    /// The board's name for a screen reader: "Sudoku, Medium, 9 × 9".
    pub fn board_label(&self) -> Message {
        words::board_label(self.level_text(), words::board(self.play.variant()))
    }

    /// The title of the puzzle, or else "Medium", "Custom" or "Your puzzle", and whether the game is a copy.
    pub fn level_text(&self) -> Message {
        let game = self.play.game();
        let level = match game.about.title.as_str() {
            "" => words::level_of(self.recipe()),
            title => words::level_titled(title.to_owned()),
        };
        words::level_kind(level, game.copy_of.is_some(), game.version_of.is_some())
    }

    /// What the setter says about the puzzle.
    pub fn about(&self) -> &About {
        &self.play.game().about
    }

    /// Whether there is more to read about the puzzle than its givens.
    pub fn has_rules(&self) -> bool {
        !self.board_variant().is_named() || !self.about().is_empty()
    }

    /// What the line under the title says: the rules of the board, if it has no name, or its givens.
    pub fn detail_text(&self) -> Message {
        let variant = self.board_variant();
        if variant.is_named() { self.givens_text() } else { rules_named(variant) }
    }

    /// "32 givens", followed by the board if it is not the classic one.
    pub fn givens_text(&self) -> Message {
        words::givens(self.play.game().puzzle())
    }

    /// The recipe of the puzzle on the board; `None` if the player entered it.
    pub fn recipe(&self) -> Option<&Recipe> {
        self.play.game().puzzle().recipe.as_ref()
    }

    /// "12:04"; `None` if the player hides the clock.
    pub fn clock_text(&self) -> Option<String> {
        self.settings.clock.then(|| words::clock(self.play.game().clock.elapsed(self.context.now())))
    }

    /// The mode of entry.
    pub fn mode(&self) -> Mode {
        self.play.mode()
    }

    /// Whether cells are selected one by one.
    pub fn is_picking(&self) -> bool {
        self.play.is_picking()
    }

    /// Whether something on the board has a colour.
    pub fn has_colours(&self) -> bool {
        self.play.without_colours(None) != Entry::Nothing
    }

    /// The selected cells, if there are several.
    pub fn many_selected(&self) -> &[Cell] {
        let cells = self.play.selection().cells();
        if cells.len() > 1 && !self.is_at_end() { cells } else { &[] }
    }

    /// Whether there is a move to undo.
    pub fn can_undo(&self) -> bool {
        self.play.game().can_undo() && !self.is_solved()
    }

    /// Whether there is a move to redo.
    pub fn can_redo(&self) -> bool {
        self.play.game().can_redo()
    }

    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.play.game().is_solved()
    }

    /// Whether a selected cell holds something that the player can erase.
    pub fn can_erase(&self) -> bool {
        self.play.erase_entry() != Entry::Nothing
    }

    /// Whether there is an earlier game to return to.
    pub fn has_previous(&self) -> bool {
        self.play.previous().is_some()
    }

    /// The message in the panel.
    pub fn message(&self) -> &Said {
        &self.message
    }

    /// The content of the live region: the last announcements, the oldest first.
    pub fn spoken(&self) -> &[Heard] {
        self.context.heard()
    }

    /// The job that the player waits for.
    pub fn job(&self) -> Option<JobView> {
        let text = self.making.awaited()?;
        Some(match self.context.loading() {
            Some(loaded) => JobView { text: words::loading(loaded), percent: loaded.percent() },
            None => JobView { text, percent: None },
        })
    }

    /// The notice that is shown, if there is one.
    pub fn notice(&self) -> Option<&Notice> {
        self.keeping.notice()
    }

    /// The state that the meaning of a key depends on.
    pub fn playing(&self) -> Playing {
        Playing {
            is_hinting: self.hints.is_open(),
            is_choosing: self.play.is_picking() || self.play.held_digit().is_some(),
            keys: self.settings.keys.clone().unwrap_or_default(),
            ..Playing::on(self.play.game().board().geometry().side(), self.settings.letters)
        }
    }

    /// The page that is shown.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The open dialog.
    pub fn dialog(&self) -> Option<Dialog> {
        self.screen.dialog()
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a hint is open.
    pub fn is_hinting(&self) -> bool {
        self.hints.is_open()
    }

    /// The marks of the open hint, or of the first game.
    pub fn picture(&self) -> Picture {
        if self.hints.is_open() {
            return self.hint_picture();
        }
        self.guide_step().map(|step| self.guide_picture(step)).unwrap_or_default()
    }

    #[later(Session)]
    fn hint_picture(&self) -> Picture {
        self.hints.picture(self.play.game().board().digits())
    }

    /// The cells that the pattern and the eliminations of the open step are about.
    pub fn spoken_cells(&self) -> Vec<Cell> {
        self.hints.spoken_cells()
    }

    /// The text shown instead of a job's progress while the workers' module loads.
    pub fn loading_text(&self) -> Option<Message> {
        self.context.loading().map(words::loading)
    }
}
