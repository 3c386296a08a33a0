//! The player's own puzzle, from the first typed character to the verdict. A text is either a
//! plain grid or what another program wrote. Of a plain grid, text and board are two views: each
//! follows the other. Of another program's text, the board shows the chosen puzzle, and edits
//! wait until the player takes its givens over. A puzzle can be played only if it has exactly
//! one solution; otherwise the player sees why. Routed to by [`page::OwnPage`].
//!
//! Invariant: nothing but the player changes the text, also not a fault.

mod cells;
mod found;
mod page;
mod past;
mod reading;
mod verdict;
pub mod words;

use super::action::Step;
use super::play;
use crate::library::link::Linked;
use nonet_engine::formats::exchange::Record;
use nonet_engine::{Cell, Digit, Grid, Variant};

pub use cells::OwnCell;
pub use found::Found;
pub(super) use page::OwnPage;

use past::{Before, Change, Past};
use reading::Reading;
use verdict::Verdict;

/// Maximum length of a text that is read with each typed character, in bytes.
const READ_AT_ONCE: usize = 20_000;

/// What the player does on the page for entering a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The text in the field changed.
    Text(String),
    /// A text was opened, dropped, or pasted outside the field. A file has a name.
    Load(String, Option<String>),
    /// The variant changed.
    Variant(Variant),
    /// A cell was clicked, tapped or focused.
    Select(Cell),
    /// Move the selection on the board.
    Step(Step),
    /// Fill in the selected cell, or empty it.
    Digit(Option<Digit>),
    /// Go back to before the last change.
    Undo,
    /// Take back the last undo.
    Redo,
    /// Choose a puzzle of a list by its number, from 0, and play it.
    PlayOne(usize),
    /// Take the givens of the puzzle over, to edit them.
    Edit,
    /// Name the collection.
    Title(String),
    /// Add all puzzles of the list to the player's games.
    Collect,
    /// Check the puzzle, and play it if it has one solution.
    Play,
    /// Stop the check.
    Cancel,
    /// The time that the page waited for is over.
    Tick,
}

/// What the board lends to this page (`Slot::Pasted`): the name of the file in a line
/// of its own, which is empty for a text without one, and the text.
pub(super) fn to_lend(text: &str, file: Option<String>) -> String {
    let file = file.unwrap_or_default().replace('\n', " ");
    format!("{file}\n{text}")
}

/// The text and the name of its file, from what was lent.
pub fn of_lent(lent: &str) -> (String, Option<String>) {
    let (file, text) = lent.split_once('\n').unwrap_or(("", lent));
    (text.to_owned(), (!file.is_empty()).then(|| file.to_owned()))
}

/// The text, what was read of it, and the verdict.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnPuzzle {
    text: String,
    reading: Reading,
    selected: Cell,
    verdict: Verdict,
    /// The name of the collection that the puzzles make. `None` until the player names it.
    title: Option<String>,
    /// The name of the file.
    file: Option<String>,
    past: Past,
    /// Whether the text is long and the page waits for the end of typing before it reads it.
    is_unread: bool,
    /// Whether the text came from elsewhere, as that of a link that the player has opened.
    has_arrived: bool,
}

impl Default for OwnPuzzle {
    fn default() -> Self {
        Self::empty(Variant::CLASSIC)
    }
}

impl OwnPuzzle {
    fn empty(variant: Variant) -> Self {
        Self {
            text: String::new(),
            reading: Reading::empty(variant),
            selected: Cell::new(0),
            verdict: Verdict::Open,
            title: None,
            file: None,
            past: Past::default(),
            is_unread: false,
            has_arrived: false,
        }
    }

    /// The text as typed, or as the board was filled in.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The board.
    pub fn variant(&self) -> Variant {
        self.reading.grid.variant()
    }

    /// The selected cell.
    pub fn selected(&self) -> Cell {
        self.selected
    }

    /// What another program wrote, if the text is no plain grid.
    pub fn found(&self) -> Option<&Found> {
        self.reading.found.as_ref()
    }

    /// What somebody shared with the player by a link, which is shown as a game, not as a text.
    pub fn shared(&self) -> Option<&Linked> {
        self.found().filter(|_| self.has_arrived).and_then(Found::linked)
    }

    /// The puzzles of the text, in its order; none if it is a plain grid.
    pub fn records(&self) -> &[Record] {
        self.found().map_or(&[], Found::records)
    }

    /// The name of the collection that the puzzles make: the player's, or else that of the file,
    /// or else the first title.
    pub fn title(&self) -> &str {
        let first = || self.records().iter().find_map(|record| record.about.title.as_deref());
        self.title.as_deref().or(self.file.as_deref()).or_else(first).unwrap_or_default()
    }

    /// Whether the text is too long for this page. The workbench reads such texts.
    pub fn is_for_workbench(&self) -> bool {
        self.reading.is_too_long || self.found().is_some_and(|found| found.is_for_workbench)
    }

    /// The board as read, with the faulty cells marked.
    pub fn cells(&self) -> Vec<OwnCell> {
        let grid = &self.reading.grid;
        let (geometry, givens) = (grid.geometry(), self.reading.givens());
        let has_placed = grid != givens;
        let different: &[_] = match &self.verdict {
            Verdict::Several(cells) => cells,
            _ => &[],
        };
        let view = |cell| OwnCell {
            digit: grid.get(cell),
            unread: self.reading.unread.iter().find(|(other, _)| *other == cell).map(|&(_, symbol)| symbol),
            either: different.iter().find(|(other, ..)| *other == cell).map(|&(_, a, b)| (a, b)),
            is_placed: grid.get(cell).is_some() && givens.get(cell).is_none(),
            is_conflict: self.reading.clash.is_some_and(|cells| cells.contains(&cell)),
            is_selected: cell == self.selected,
            has_placed,
            place: (grid.variant(), cell),
        };
        geometry.cells().map(view).collect()
    }

    fn now(&self) -> Before {
        Before { text: self.text.clone(), variant: self.variant(), selected: self.selected }
    }

    /// Takes the text of the field.
    pub(super) fn set_text(&mut self, text: String) {
        self.past.remember(self.now(), Change::Typing);
        self.has_arrived = false;
        if text.len() > READ_AT_ONCE {
            (self.text, self.is_unread, self.verdict) = (text, true, Verdict::Open);
        } else {
            self.read(text, self.variant(), true);
        }
    }

    /// Whether the text has to be read yet.
    pub(super) fn is_unread(&self) -> bool {
        self.is_unread
    }

    /// Reads a long text after the end of typing.
    pub(super) fn read_late(&mut self) {
        if self.is_unread {
            let text = std::mem::take(&mut self.text);
            self.read(text, self.variant(), true);
        }
    }

    /// Takes a text from elsewhere, with the name of its file.
    pub(super) fn load(&mut self, text: String, file: Option<String>) {
        self.past.remember(self.now(), Change::Single);
        (self.title, self.has_arrived) = (None, true);
        let stem = |name: String| name.rsplit_once('.').map_or(name.clone(), |(stem, _)| stem.to_owned());
        self.file = file.map(stem);
        self.read(text, self.variant(), true);
    }

    pub(super) fn set_variant(&mut self, variant: Variant) {
        self.past.remember(self.now(), Change::Single);
        self.read(self.text.clone(), variant, false);
    }

    pub(super) fn set_title(&mut self, title: String) {
        self.title = Some(title);
    }

    pub(super) fn select(&mut self, cell: Cell) {
        if cell.index() < self.reading.grid.digits().len() {
            self.selected = cell;
        }
    }

    pub(super) fn step(&mut self, step: Step) {
        self.selected = play::target(&self.reading.grid, self.selected, step);
    }

    /// Fills in the selected cell; the same digit again, or none, empties it. The text
    /// becomes the rows of the board. Puzzles of another program stay as they are.
    pub(super) fn enter(&mut self, digit: Option<Digit>) {
        let side = self.reading.grid.geometry().side();
        if self.found().is_some() || digit.is_some_and(|digit| digit.index() >= side) {
            return;
        }
        let mut grid = self.reading.grid.clone();
        let before = grid.get(self.selected);
        grid.set(self.selected, digit.filter(|_| digit != before));
        self.write(&grid);
    }

    /// Takes the givens of the chosen puzzle over, so that they can be edited.
    pub(super) fn edit_givens(&mut self) {
        let givens = self.reading.givens().clone();
        self.write(&givens);
    }

    /// Writes a board as the text.
    fn write(&mut self, grid: &Grid) {
        self.past.remember(self.now(), Change::Single);
        let line: Vec<char> = grid.to_string().chars().collect();
        let rows: Vec<String> = line.chunks(grid.geometry().side()).map(|row| row.iter().collect()).collect();
        let text = if grid.filled_count() == 0 { String::new() } else { rows.join("\n") };
        self.read(text, grid.variant(), false);
    }

    pub(super) fn undo(&mut self) {
        let before = self.past.undo(self.now());
        self.restore(before);
    }

    pub(super) fn redo(&mut self) {
        let after = self.past.redo(self.now());
        self.restore(after);
    }

    fn restore(&mut self, state: Option<Before>) {
        if let Some(Before { text, variant, selected }) = state {
            self.read(text, variant, false);
            self.selected = selected;
        }
    }

    /// Replaces the text. If `may_resize`, a text of another size changes the variant.
    fn read(&mut self, text: String, variant: Variant, may_resize: bool) {
        let before = self.variant();
        self.reading = Reading::of(&text, variant, may_resize);
        self.text = text;
        self.is_unread = false;
        self.verdict = Verdict::Open;
        if self.variant() != before {
            self.selected = Cell::new(0);
        }
    }

    /// Puts another puzzle of the text on the board.
    pub(super) fn choose(&mut self, number: usize) {
        let before = self.variant();
        if let Some(found) = &mut self.reading.found {
            found.choose(number);
            self.reading.show_chosen();
            self.verdict = Verdict::Open;
        }
        if self.variant() != before {
            self.selected = Cell::new(0);
        }
    }
}

#[cfg(test)]
mod tests;
