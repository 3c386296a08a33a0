//! The player's own puzzle, from the first character typed to the verdict: it is
//! played only if it has exactly one solution, and if it has not, the player
//! sees why.

use super::words;
use nonet_engine::formats;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant};

/// What is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    /// Not asked yet.
    Open,
    /// The worker is at it.
    Checking,
    /// It cannot be solved; says why, where that is plain to see.
    NoSolution(Message),
    /// At least two; the cells where two of them differ.
    Several(Vec<(Cell, Digit, Digit)>),
}

/// The text, how it reads, and what is known of it.
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
    /// What was typed.
    pub digit: Option<Digit>,
    /// What it is in each of two solutions, where they differ.
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

    /// The board it is read on.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether the worker is at it.
    pub fn is_checking(&self) -> bool {
        self.verdict == Verdict::Checking
    }

    /// Whether [`Self::message`] tells of a fault.
    pub fn is_faulty(&self) -> bool {
        !self.text.trim().is_empty()
            && (self.reading.is_err() || matches!(self.verdict, Verdict::NoSolution(_) | Verdict::Several(_)))
    }

    /// What the player reads below the text.
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

    /// The board as it reads so far; empty while the text is at fault.
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

    /// Reads the text. A text of another size than the board's moves the choice
    /// of board with it, if `may_resize`.
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
            reading.map_err(|error| words::verbatim(error.to_string())).and_then(|grid| {
                match grid.conflict() {
                    Some(conflict) => Err(words::conflict(grid.geometry(), &conflict)),
                    None => Ok(grid),
                }
            });
    }

    /// The grid to check, if there is one to be checked.
    pub(super) fn start_check(&mut self) -> Option<Grid> {
        let grid = self.reading.as_ref().ok().filter(|grid| grid.filled_count() > 0)?.clone();
        self.verdict = Verdict::Checking;
        Some(grid)
    }

    /// Goes back to before the check.
    pub(super) fn checked_nothing(&mut self) {
        if self.is_checking() {
            self.verdict = Verdict::Open;
        }
    }

    /// The worker saw at once that there is no solution.
    pub(super) fn refused(&mut self, why: Message) {
        self.verdict = Verdict::NoSolution(why);
    }

    /// Takes in up to two solutions of `givens`; the puzzle if there is just one.
    pub(super) fn checked(&mut self, givens: Grid, solutions: &[Grid]) -> Option<Puzzle> {
        match solutions {
            [] => self.refused(words::no_solution()),
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
