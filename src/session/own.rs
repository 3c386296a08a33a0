//! The player's own puzzle, from the first typed character to the verdict. A text is either a
//! plain grid or what another program wrote. Of a plain grid, text and board are two views: each
//! follows the other. Of another program's text, the board shows the chosen puzzle, and edits
//! wait until the player takes its givens over. A puzzle can be played only if it has exactly
//! one solution; otherwise the player sees why. Rules and clues are drawn on the board
//! ([`drawing`]), and what the worker finds out is shown beside it (`insight`). Routed to by
//! [`page::OwnPage`].
//!
//! Invariant: nothing but the player changes the text, also not a fault.

mod about;
mod cells;
mod change;
pub mod drawing;
mod found;
mod insight;
mod page;
mod past;
mod reading;
mod verdict;
pub mod words;

use super::action::Step;
use super::play;
use crate::game::about::About;
use crate::library::link::Linked;
use crate::rules::is_playable;
use crate::worker::protocol::Insight;
use nonet_engine::formats::exchange::Record;
use nonet_engine::formats::fields;
use nonet_engine::generate::Change as Wanted;
use nonet_engine::message::Message;
use nonet_engine::rules::{Rules, Takes};
use nonet_engine::solve::Part;
use nonet_engine::{Cell, Digit, Grid, Symmetry, Variant};

pub use about::Said;
pub use cells::OwnCell;
pub use change::Wish;
pub use found::Found;
pub use insight::{Known, PartRow, Share};
pub(super) use page::OwnPage;
pub use page::own_regions_uneven;

use drawing::Drawing;
use past::{Before, Change, Past};
use reading::Reading;
use verdict::Verdict;

/// Maximum length of a text that is read with each typed character, in bytes.
const READ_AT_ONCE: usize = 20_000;

/// What stands before the text of a draft.
const TEXT: &str = "\ntext\n";

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
    /// Place a digit in a cell.
    Place(Cell, Digit),
    /// Choose what is drawn; `None` for digits.
    Tool(Option<&'static str>),
    /// Choose the symmetry in which is drawn and filled in.
    Symmetry(Symmetry),
    /// Begin a drag with what is drawn, at a cell.
    Press(Cell),
    /// Drag over a cell.
    Over(Cell),
    /// Pass a cell with what is drawn.
    Pass(Cell),
    /// End the press.
    Lift,
    /// End what is drawn.
    Finish,
    /// Give up what is drawn, and what is chosen.
    Drop,
    /// Switch a kind of rules of the whole board on or off.
    Switch(&'static str, bool),
    /// Choose a constraint by its number, to change it.
    Choose(usize),
    /// Type the values of the chosen clue.
    Values(String),
    /// Type a zero among the values of the chosen clue.
    Zero,
    /// Put the cells of the chosen clue in the opposite order.
    Turn,
    /// Copy the chosen clue, to put the copy where the next press is.
    Copy,
    /// Remove a part of the puzzle.
    Remove(Part),
    /// Go back to before the last change.
    Undo,
    /// Take back the last undo.
    Redo,
    /// Choose a puzzle of a list by its number, from 0, and play it.
    PlayOne(usize),
    /// Take the givens of the puzzle over, to edit them.
    Edit,
    /// Type what is said about the puzzle.
    About(Said, String),
    /// Name the collection.
    Title(String),
    /// Add all puzzles of the list to the player's games.
    Collect,
    /// Choose how the puzzle is to be finished.
    Wish(Wish),
    /// Change the puzzle.
    Change(Wanted),
    /// Begin again with an empty board.
    Clear,
    /// Show the solve path.
    Walk,
    /// Take the puzzle out of Nonet.
    Share,
    /// Check the puzzle, and play it if it has one solution.
    Play,
    /// Stop the check, or the change.
    Cancel,
    /// The time that the page waited for is over.
    Tick,
}

impl Act {
    /// The cell that it is about.
    fn cell(&self) -> Option<Cell> {
        match self {
            Self::Select(cell)
            | Self::Press(cell)
            | Self::Over(cell)
            | Self::Pass(cell)
            | Self::Place(cell, _)
            | Self::Remove(Part::Given(cell)) => Some(*cell),
            _ => None,
        }
    }

    /// Whether the board has focus after it: the selection moved, or the button for it may be gone.
    pub fn moves_to_board(&self, symmetry: Symmetry) -> bool {
        let moves_on = symmetry != Symmetry::None && matches!(self, Self::Digit(Some(_)));
        moves_on
            || matches!(
                self,
                Self::Step(_)
                    | Self::Undo
                    | Self::Redo
                    | Self::Finish
                    | Self::Drop
                    | Self::Remove(_)
                    | Self::Clear
                    | Self::Place(..)
            )
    }
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
    /// What the player says about a puzzle that is entered here.
    about: About,
    reading: Reading,
    selected: Cell,
    verdict: Verdict,
    /// The name of the collection that the puzzles make. `None` until the player names it.
    title: Option<String>,
    /// The name of the file.
    file: Option<String>,
    past: Past,
    drawing: Drawing,
    /// What the worker has found out.
    insight: Option<Insight>,
    /// Whether the text is long and the page waits for the end of typing before it reads it.
    is_unread: bool,
    /// Whether the text came from elsewhere, as that of a link that the player has opened.
    has_arrived: bool,
    wish: Wish,
    /// Whether a worker changes the puzzle.
    is_changing: bool,
    /// What became of the last change.
    note: Option<Message>,
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
            about: About::default(),
            reading: Reading::empty(variant),
            selected: Cell::new(0),
            verdict: Verdict::Open,
            title: None,
            file: None,
            past: Past::default(),
            drawing: Drawing::default(),
            insight: None,
            is_unread: false,
            has_arrived: false,
            wish: Wish::default(),
            is_changing: false,
            note: None,
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

    /// The rules of the board.
    pub fn rules(&self) -> &'static Rules {
        self.variant().rules()
    }

    /// Whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.drawing.layout().is_some() || self.past.has()[0]
    }

    /// Whether an undone change can be redone.
    pub fn can_redo(&self) -> bool {
        self.past.has()[1]
    }

    /// Whether there is nothing on the page: no text, and a board to choose from the list.
    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.about.is_empty() && self.variant().is_named()
    }

    /// This board without its rules: regions stay where a board needs them.
    fn cleared(&self) -> Variant {
        let plain = Rules::plain(self.rules().side()).with([]);
        let takes = |number: usize| self.rules().constraints()[number].kind().takes;
        Variant::of(plain.unwrap_or_else(|_| self.rules().only(|number| takes(number) == Takes::Regions)))
    }

    /// Whether there is something to clear.
    pub fn can_clear(&self) -> bool {
        !self.text.is_empty() || !self.about.is_empty() || self.variant() != self.cleared()
    }

    /// Whether the board has a cell. A press may come late, after the board has changed.
    fn has_cell(&self, cell: Cell) -> bool {
        cell.index() < self.reading.grid.digits().len()
    }

    /// What is drawn on the board.
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
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
        let view = |cell| {
            let (candidates, is_certain) = self.candidates(cell);
            OwnCell {
                digit: grid.get(cell),
                unread: self
                    .reading
                    .unread
                    .iter()
                    .find(|(other, _)| *other == cell)
                    .map(|&(_, symbol)| symbol),
                either: different.iter().find(|(other, ..)| *other == cell).map(|&(_, a, b)| (a, b)),
                candidates,
                is_certain,
                is_drawn: self.drawing.has(cell),
                is_uneven: self.drawing.layout().is_some_and(|layout| !layout.is_even(cell)),
                is_placed: grid.get(cell).is_some() && givens.get(cell).is_none(),
                is_conflict: self.reading.clash.is_some_and(|cells| cells.contains(&cell)),
                is_selected: cell == self.selected,
                has_placed,
                place: (grid.variant(), cell),
            }
        };
        geometry.cells().map(view).collect()
    }

    /// Whether it is the player's own work, and not a text from elsewhere.
    fn is_own(&self) -> bool {
        self.is_editable() && !self.has_arrived && self.text.len() <= READ_AT_ONCE
    }

    /// Whether something was typed or drawn here.
    fn is_draft(&self) -> bool {
        self.is_own() && !self.is_empty()
    }

    /// The board, what is said about the puzzle, and below [`TEXT`] the text, as the device keeps them.
    fn draft(&self) -> String {
        let mut draft = String::new();
        fields::write(&mut draft, "board", self.variant());
        self.about.write(&mut draft);
        draft.trim_end().to_owned() + TEXT + &self.text
    }

    /// Goes on with a draft. One that can't be read is none.
    fn resume(&mut self, draft: &str) {
        // The drafts of earlier versions are the board and the text.
        let of_fields = || {
            let (fields, text) = draft.split_once(TEXT)?;
            Some((fields::find(fields, "board")?, About::read(fields), text))
        };
        let of_lines = || draft.split_once('\n').map(|(board, text)| (board, About::default(), text));
        if let Some((board, about, text)) = of_fields().or_else(of_lines)
            && let Ok(variant) = board.parse::<Variant>()
            && is_playable(variant)
        {
            self.read(text.to_owned(), variant, false);
            self.about = about;
        }
    }

    fn now(&self) -> Before {
        Before {
            text: self.text.clone(),
            variant: self.variant(),
            about: self.about.clone(),
            selected: self.selected,
            has_arrived: self.has_arrived,
        }
    }

    /// Takes the text of the field.
    pub(super) fn set_text(&mut self, text: String) {
        self.past.remember(self.now(), Change::Typing);
        self.has_arrived = false;
        if text.len() > READ_AT_ONCE {
            (self.text, self.is_unread, self.verdict, self.insight) = (text, true, Verdict::Open, None);
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
        self.about = About::default();
        let stem = |name: String| name.rsplit_once('.').map_or(name.clone(), |(stem, _)| stem.to_owned());
        self.file = file.map(stem);
        self.read(text, self.variant(), true);
    }

    pub(super) fn set_variant(&mut self, variant: Variant) {
        self.past.remember(self.now(), Change::Single);
        self.drawing.drop();
        self.read(self.text.clone(), variant, false);
    }

    /// Changes the rules, with the digits as they are. Puzzles of another program stay as they are.
    fn set_rules(&mut self, rules: Rules, change: Change) {
        self.past.remember(self.now(), change);
        self.has_arrived = false;
        self.read(self.text.clone(), Variant::of(rules), false);
    }

    /// Whether digits and rules can be changed: those of another program's text can't.
    pub fn is_editable(&self) -> bool {
        self.found().is_none()
    }

    pub(super) fn set_symmetry(&mut self, symmetry: Symmetry) {
        self.drawing.set_symmetry(symmetry);
    }

    /// The drawing, with what it needs to know.
    fn draw<T>(&mut self, step: impl FnOnce(&mut Drawing, &Rules) -> Option<T>) -> Option<T> {
        let rules = self.rules();
        if self.is_editable() { step(&mut self.drawing, rules) } else { None }
    }

    /// Whether the last change was a character.
    fn is_typing(&self) -> bool {
        self.past.is_typing()
    }

    /// Begins a new step of undo with the next change.
    fn settle(&mut self) {
        self.past.settle();
    }

    /// Places a digit in a cell.
    pub(super) fn place(&mut self, cell: Cell, digit: Option<Digit>) {
        self.select(cell);
        if self.reading.grid.get(cell) != digit {
            self.enter(digit);
        }
    }

    pub(super) fn set_title(&mut self, title: String) {
        self.title = Some(title);
    }

    pub(super) fn select(&mut self, cell: Cell) {
        // Digits are those of the board again.
        if self.drawing.tool().is_none() {
            self.drawing.drop();
        }
        if self.has_cell(cell) {
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

    /// Selects the next empty cell that the selected one maps onto, so that the pattern of givens becomes
    /// symmetric.
    pub(super) fn step_to_image(&mut self) {
        let (grid, symmetry) = (&self.reading.grid, self.drawing.symmetry());
        let mut images = symmetry.group(grid.geometry(), self.selected).into_iter();
        if let Some(image) = images.find(|cell| grid.get(*cell).is_none()) {
            self.selected = image;
        }
    }

    /// Takes the givens of the chosen puzzle over, so that they can be edited.
    pub(super) fn edit_givens(&mut self) {
        let givens = self.reading.givens().clone();
        let about = self.about();
        self.write(&givens);
        self.about = about;
    }

    /// Writes a board as the text.
    fn write(&mut self, grid: &Grid) {
        self.past.remember(self.now(), Change::Single);
        self.has_arrived = false;
        let line: Vec<char> = grid.to_string().chars().collect();
        let rows: Vec<String> = line.chunks(grid.geometry().side()).map(|row| row.iter().collect()).collect();
        let text = if grid.filled_count() == 0 { String::new() } else { rows.join("\n") };
        self.read(text, grid.variant(), false);
    }

    /// Begins again with an empty board of this size, and its usual rules.
    fn clear(&mut self) {
        self.drawing.drop();
        self.drawing.forget_layout();
        self.write(&Grid::empty(self.cleared()));
        self.about = About::default();
    }

    pub(super) fn undo(&mut self) {
        if self.drawing.undo_stroke() {
            return;
        }
        let before = self.past.undo(self.now());
        self.restore(before);
    }

    pub(super) fn redo(&mut self) {
        let after = self.past.redo(self.now());
        self.restore(after);
    }

    fn restore(&mut self, state: Option<Before>) {
        if let Some(Before { text, variant, about, selected, has_arrived }) = state {
            // Going back over words alone tells nothing new about the puzzle.
            if (&text, variant) != (&self.text, self.variant()) {
                self.read(text, variant, false);
            }
            self.about = about;
            self.drawing.choose_again(self.rules());
            (self.selected, self.has_arrived) = (selected, has_arrived);
        }
    }

    /// Replaces the text. If `may_resize`, a text of another size changes the variant.
    fn read(&mut self, text: String, variant: Variant, may_resize: bool) {
        let before = self.variant();
        self.reading = Reading::of(&text, variant, may_resize);
        self.text = text;
        self.is_unread = false;
        (self.verdict, self.insight) = (Verdict::Open, None);
        // Another board may lack the cell, and rules alone move nothing.
        if self.variant().layout().side != before.layout().side {
            self.selected = Cell::new(0);
            self.drawing.drop();
            self.drawing.forget_layout();
        }
        if !self.is_editable() {
            self.drawing.take_up(None);
            self.drawing.forget_layout();
        }
    }

    /// Puts another puzzle of the text on the board.
    pub(super) fn choose(&mut self, number: usize) {
        let before = self.variant();
        if let Some(found) = &mut self.reading.found {
            found.choose(number);
            self.reading.show_chosen();
            (self.verdict, self.insight) = (Verdict::Open, None);
        }
        if self.variant() != before {
            self.selected = Cell::new(0);
        }
    }
}

#[cfg(test)]
mod tests;
