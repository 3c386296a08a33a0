//! The player's own puzzle, from the first typed character to the verdict. It can be
//! played only if it has exactly one solution; otherwise the player sees why.

use super::words;
use crate::faults;
use nonet_engine::formats;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant};

/// The verdict on the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    /// Not checked yet.
    Open,
    /// The worker checks it.
    Checking,
    /// It has no solution, and why.
    NoSolution(Message),
    /// It has several solutions; the cells where two of them differ.
    Several(Vec<(Cell, Digit, Digit)>),
}

/// The typed text, the board read from it, and the verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPuzzle {
    text: String,
    variant: Variant,
    reading: Result<Grid, Message>,
    verdict: Verdict,
}

/// One cell of the preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnCell {
    /// The typed digit.
    pub digit: Option<Digit>,
    /// The digits of two solutions, where they differ.
    pub either: Option<(Digit, Digit)>,
}

impl Default for OwnPuzzle {
    fn default() -> Self {
        let variant = Variant::CLASSIC;
        Self { text: String::new(), variant, reading: Ok(Grid::empty(variant)), verdict: Verdict::Open }
    }
}

impl OwnPuzzle {
    /// The text as typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The variant of the board.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether the worker is checking it.
    pub fn is_checking(&self) -> bool {
        self.verdict == Verdict::Checking
    }

    /// Whether [`Self::message`] is about a fault.
    pub fn is_faulty(&self) -> bool {
        !self.text.trim().is_empty()
            && (self.reading.is_err() || matches!(self.verdict, Verdict::NoSolution(_) | Verdict::Several(_)))
    }

    /// The message below the text.
    pub fn message(&self) -> Message {
        match (&self.reading, &self.verdict) {
            _ if self.text.trim().is_empty() => words::own_empty(),
            (Err(fault), _) => fault.clone(),
            (_, Verdict::Checking) => words::checking_puzzle(),
            (_, Verdict::NoSolution(why)) => why.clone(),
            (Ok(grid), Verdict::Several(cells)) => words::several(grid.geometry(), cells),
            (Ok(grid), Verdict::Open) => words::givens_found(grid.filled_count()),
        }
    }

    /// The board read from the text; empty while the text is faulty.
    pub fn preview(&self) -> Vec<OwnCell> {
        let empty = Grid::empty(self.variant);
        let grid = self.reading.as_ref().unwrap_or(&empty);
        let either = |cell| match &self.verdict {
            Verdict::Several(cells) => {
                cells.iter().find(|(other, ..)| *other == cell).map(|&(_, a, b)| (a, b))
            }
            _ => None,
        };
        grid.geometry().cells().map(|cell| OwnCell { digit: grid.get(cell), either: either(cell) }).collect()
    }

    pub(super) fn set_text(&mut self, text: String) {
        self.text = text;
        self.read(true);
    }

    pub(super) fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
        self.read(false);
    }

    /// Reads the text. If `may_resize`, a text of another size changes the variant.
    fn read(&mut self, may_resize: bool) {
        self.verdict = Verdict::Open;
        if self.text.trim().is_empty() {
            self.reading = Ok(Grid::empty(self.variant));
            return;
        }
        let mut reading = formats::read(&self.text, Some(self.variant));
        if let (Err(_), true, Ok(resized)) = (&reading, may_resize, formats::read(&self.text, None)) {
            self.variant = resized.variant();
            reading = Ok(resized);
        }
        self.reading =
            reading.map_err(|error| faults::of_text(&error)).and_then(|grid| match grid.conflict() {
                Some(conflict) => Err(faults::of_conflict(grid.geometry(), &conflict)),
                None => Ok(grid),
            });
    }

    /// Starts the check; returns the grid to check if the text is sound.
    pub(super) fn start_check(&mut self) -> Option<Grid> {
        let grid = self.reading.as_ref().ok().filter(|grid| grid.filled_count() > 0)?.clone();
        self.verdict = Verdict::Checking;
        Some(grid)
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
                *self = Self { variant: self.variant, ..Self::default() };
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
