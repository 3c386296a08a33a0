//! The player's own puzzle, from the first typed character to the verdict. Text and
//! board are two views of it: each follows the other. It can be played only if it has
//! exactly one solution; otherwise the player sees why.

use super::action::Step;
use super::play;
use super::view::{cell_conflict, cell_digit, cell_empty, cell_label, cell_place};
use super::words;
use crate::faults;
use nonet_engine::formats;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant, messages};

messages! {
    fn own_too_few(count: usize, board: Message, fewest: u16);
    fn own_cell_unread(symbol: String, place: Message);
    fn own_cell_either(first: Digit, second: Digit, place: Message);
}

/// The verdict on the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    /// Not checked yet.
    Open,
    /// The player asked for a check, but there is nothing to check.
    Nothing,
    /// The worker checks it.
    Checking,
    /// It has no solution, and why.
    NoSolution(Message),
    /// It has several solutions; the cells where two of them differ.
    Several(Vec<(Cell, Digit, Digit)>),
}

/// What the player does on the page for entering a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The text changed.
    Text(String),
    /// The variant changed.
    Variant(Variant),
    /// A cell was clicked, tapped or focused.
    Select(Cell),
    /// Move the selection on the board.
    Step(Step),
    /// Fill in the selected cell, or empty it.
    Digit(Option<Digit>),
    /// Check the puzzle, and play it if it has one solution.
    Play,
    /// Stop the check.
    Cancel,
}

/// The typed text, the board read from it, and the verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPuzzle {
    text: String,
    grid: Grid,
    /// The cells whose symbol is no digit of the board.
    unread: Vec<(Cell, char)>,
    /// The first two equal digits in a house.
    clash: Option<[Cell; 2]>,
    fault: Option<Message>,
    selected: Cell,
    verdict: Verdict,
}

/// One cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnCell {
    /// The digit that was read.
    pub digit: Option<Digit>,
    /// The symbol that could not be read.
    pub unread: Option<char>,
    /// The digits of two solutions, where they differ.
    pub either: Option<(Digit, Digit)>,
    /// Whether the digit clashes with another one.
    pub is_conflict: bool,
    /// Whether the cell is selected.
    pub is_selected: bool,
    /// Row, column and box, counted from 1.
    place: (u8, u8, u8),
}

impl OwnCell {
    /// The cell's name for a screen reader; the content comes first.
    pub fn label(&self) -> Message {
        let (row, column, box_number) = self.place;
        let place = cell_place(row, column, box_number);
        match *self {
            Self { unread: Some(symbol), .. } => own_cell_unread(symbol.to_string(), place),
            Self { either: Some((first, second)), .. } => own_cell_either(first, second, place),
            Self { digit: Some(digit), is_conflict: true, .. } => {
                cell_label(vec![cell_digit(digit), cell_conflict().into(), place])
            }
            Self { digit: Some(digit), .. } => cell_label(vec![cell_digit(digit), place]),
            Self { digit: None, .. } => cell_label(vec![cell_empty().into(), place]),
        }
    }

    /// Whether something is wrong with the cell.
    pub fn is_faulty(&self) -> bool {
        self.unread.is_some() || self.is_conflict || self.either.is_some()
    }
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
            grid: Grid::empty(variant),
            unread: Vec::new(),
            clash: None,
            fault: None,
            selected: Cell::new(0),
            verdict: Verdict::Open,
        }
    }

    /// The text as typed, or as the board was filled in.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The variant of the board.
    pub fn variant(&self) -> Variant {
        self.grid.variant()
    }

    /// The selected cell of the board.
    pub fn selected(&self) -> Cell {
        self.selected
    }

    /// Whether the worker is checking it.
    pub fn is_checking(&self) -> bool {
        self.verdict == Verdict::Checking
    }

    /// Whether [`Self::message`] is about a fault.
    pub fn is_faulty(&self) -> bool {
        self.fault.is_some() || !matches!(self.verdict, Verdict::Open | Verdict::Checking)
    }

    /// The message beside the button.
    pub fn message(&self) -> Message {
        let count = self.grid.filled_count();
        let fewest = self.variant().layout().fewest;
        match (&self.fault, &self.verdict) {
            (Some(fault), _) => fault.clone(),
            (None, Verdict::Checking) => words::checking_puzzle(),
            (None, Verdict::NoSolution(why)) => why.clone(),
            (None, Verdict::Several(cells)) => words::several(self.grid.geometry(), cells),
            (None, Verdict::Open | Verdict::Nothing) if self.text.trim().is_empty() => words::own_empty(),
            (None, _) if count < usize::from(fewest) => {
                own_too_few(count, words::board(self.variant()), fewest)
            }
            (None, _) => words::givens_found(count),
        }
    }

    /// The board as read, with the faulty cells marked.
    pub fn cells(&self) -> Vec<OwnCell> {
        let geometry = self.grid.geometry();
        let different: &[_] = match &self.verdict {
            Verdict::Several(cells) => cells,
            _ => &[],
        };
        let number = |index: usize| index as u8 + 1;
        let view = |cell| OwnCell {
            digit: self.grid.get(cell),
            unread: self.unread.iter().find(|(other, _)| *other == cell).map(|&(_, symbol)| symbol),
            either: different.iter().find(|(other, ..)| *other == cell).map(|&(_, a, b)| (a, b)),
            is_conflict: self.clash.is_some_and(|cells| cells.contains(&cell)),
            is_selected: cell == self.selected,
            place: (
                number(geometry.row(cell)),
                number(geometry.column(cell)),
                number(geometry.box_number(cell)),
            ),
        };
        geometry.cells().map(view).collect()
    }

    pub(super) fn set_text(&mut self, text: String) {
        self.text = text;
        self.read(self.variant(), true);
    }

    pub(super) fn set_variant(&mut self, variant: Variant) {
        self.read(variant, false);
    }

    pub(super) fn select(&mut self, cell: Cell) {
        if cell.index() < self.grid.digits().len() {
            self.selected = cell;
        }
    }

    pub(super) fn step(&mut self, step: Step) {
        self.selected = play::target(&self.grid, self.selected, step);
    }

    /// Fills in the selected cell; the same digit again, or none, empties it. The text
    /// becomes the rows of the board.
    pub(super) fn enter(&mut self, digit: Option<Digit>) {
        let side = self.grid.geometry().side();
        if digit.is_some_and(|digit| digit.index() >= side) {
            return;
        }
        let before = self.grid.get(self.selected);
        self.grid.set(self.selected, digit.filter(|_| digit != before));
        let line: Vec<char> = self.grid.to_string().chars().collect();
        let rows: Vec<String> = line.chunks(side).map(|row| row.iter().collect()).collect();
        self.text = if self.grid.filled_count() == 0 { String::new() } else { rows.join("\n") };
        self.read(self.variant(), false);
    }

    /// Reads the text. If `may_resize`, a text of another size changes the variant.
    fn read(&mut self, variant: Variant, may_resize: bool) {
        let text = std::mem::take(&mut self.text);
        let selected = Some(self.selected).filter(|_| variant == self.variant()).unwrap_or(Cell::new(0));
        *self = Self { text, selected, ..Self::empty(variant) };
        if self.text.trim().is_empty() {
            return;
        }
        let is_whole = |draft: &formats::Draft| draft.found == draft.grid.digits().len();
        let mut draft = formats::draft(&self.text, Some(variant));
        if may_resize && !is_whole(&draft) {
            let resized = formats::draft(&self.text, None);
            if is_whole(&resized) {
                draft = resized;
                self.selected = Cell::new(0);
            }
        }
        let clash = draft.grid.conflict();
        let geometry = draft.grid.geometry();
        // One fault at a time: an unreadable text comes first.
        self.fault = match (&draft.error, &clash) {
            (Some(error), _) => Some(faults::of_text(error)),
            (None, Some(clash)) => Some(faults::of_conflict(geometry, clash)),
            (None, None) => None,
        };
        self.clash = clash.map(|clash| clash.cells);
        self.unread = draft.unread;
        self.grid = draft.grid;
    }

    /// Starts the check; returns the grid to check if the text is sound.
    pub(super) fn start_check(&mut self) -> Option<Grid> {
        if self.fault.is_some() {
            return None;
        }
        let is_empty = self.grid.filled_count() == 0;
        self.verdict = if is_empty { Verdict::Nothing } else { Verdict::Checking };
        (!is_empty).then(|| self.grid.clone())
    }

    /// Goes back to the state before the check.
    pub(super) fn cancel_check(&mut self) {
        if self.is_checking() {
            self.verdict = Verdict::Open;
        }
    }

    /// The check did not come to a result, and why.
    pub(super) fn fail_check(&mut self, why: Message) {
        if self.is_checking() {
            self.verdict = Verdict::NoSolution(why);
        }
    }

    /// Records that the puzzle has no solution, and why.
    pub(super) fn refuse(&mut self, why: Message) {
        self.verdict = Verdict::NoSolution(why);
    }

    /// Records up to two solutions of `givens`; returns the puzzle if there is exactly
    /// one.
    pub(super) fn take_solutions(&mut self, givens: Grid, solutions: &[Grid]) -> Option<Puzzle> {
        match solutions {
            [] => self.refuse(words::no_solution()),
            [solution] => {
                *self = Self::empty(self.variant());
                return Some(Puzzle { givens, solution: solution.clone(), recipe: None, grade: None });
            }
            [one, other, ..] => {
                let differing = |cell| match (one.get(cell), other.get(cell)) {
                    (Some(a), Some(b)) if a != b => Some((cell, a, b)),
                    _ => None,
                };
                self.verdict = Verdict::Several(givens.geometry().cells().filter_map(differing).collect());
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
