//! What a text says about one puzzle.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::TextFormat as F;
use crate::{Cell, Digit, DigitSet, Grid, UnknownName, Variant};

/// A text format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum TextFormat {
    /// One character per cell on one line, `.` for an empty cell. A rating or a comment may follow.
    Line,
    /// As [`Line`](Self::Line), with `0` for an empty cell: a line of an `.sdm` file. Only written:
    /// reading reports it as `Line`.
    Sdm,
    /// One row per line, with or without borders.
    Grid,
    /// A `.ss` file of Simple Sudoku: a grid with borders of dashes.
    Ss,
    /// A grid of candidates.
    PencilMarks,
    /// An `.sdx` file of `SudoCue`: a grid of candidates in which `u5` is a placed digit.
    Sdx,
    /// An `.sdk` file of `SadMan` and `SudoCue`: lines about the puzzle, and one or two grids.
    Sdk,
    /// A line of `HoDoKu`'s library.
    Hodoku,
    /// A line of gsf's list of hard puzzles, with commas.
    Gsf,
    /// 729 characters, nine for each cell.
    Sukaku,
    /// A link to `SudokuWiki`, or its code that starts with `S9B`.
    SudokuWiki,
    /// A link to `SudokuExchange`.
    SudokuExchange,
    /// A link to f-puzzles, or its JSON.
    FPuzzles,
    /// A link to `SudokuPad`, or its JSON.
    SudokuPad,
    /// An XML file of `OpenSudoku`.
    OpenSudoku,
    /// An XML file of 1G Sudoku.
    OneGSudoku,
    /// A game of Simon Tatham's Solo, or one of its save files.
    Tatham,
    /// A string of Interactive-Sudoku-Solver, or a link to it.
    InteractiveSolver,
    /// A board as Nonet names it, and its givens: `9x9+killer:r1c1,r1c2=12 ....`. A board with more
    /// rules may stand alone.
    Nonet,
}

impl TextFormat {
    /// All formats.
    pub const ALL: [Self; 19] = [
        F::Line,
        F::Sdm,
        F::Grid,
        F::Ss,
        F::PencilMarks,
        F::Sdx,
        F::Sdk,
        F::Hodoku,
        F::Gsf,
        F::Sukaku,
        F::SudokuWiki,
        F::SudokuExchange,
        F::FPuzzles,
        F::SudokuPad,
        F::OpenSudoku,
        F::OneGSudoku,
        F::Tatham,
        F::InteractiveSolver,
        F::Nonet,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            F::Line => "line",
            F::Sdm => "sdm",
            F::Grid => "grid",
            F::Ss => "ss",
            F::PencilMarks => "pencilmarks",
            F::Sdx => "sdx",
            F::Sdk => "sdk",
            F::Hodoku => "hodoku",
            F::Gsf => "gsf",
            F::Sukaku => "sukaku",
            F::SudokuWiki => "sudokuwiki",
            F::SudokuExchange => "sudokuexchange",
            F::FPuzzles => "f-puzzles",
            F::SudokuPad => "sudokupad",
            F::OpenSudoku => "opensudoku",
            F::OneGSudoku => "1gsudoku",
            F::Tatham => "tatham",
            F::InteractiveSolver => "iss",
            F::Nonet => "nonet",
        }
    }

    /// Whether [`write`](super::write()) can write the format.
    pub const fn is_writable(self) -> bool {
        !matches!(self, F::Sdx | F::Gsf | F::OneGSudoku | F::InteractiveSolver)
    }
}

impl fmt::Display for TextFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for TextFormat {
    type Err = UnknownName;
    /// Reads the [name](Self::name).
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let known = Self::ALL.into_iter().find(|format| format.name() == name);
        known.ok_or_else(|| UnknownName::new("format", name))
    }
}

/// What a text says about a puzzle in words. Nothing of it is checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct About {
    /// The title.
    pub title: Option<String>,
    /// Who made the puzzle.
    pub author: Option<String>,
    /// A comment, a description, or the rules in words.
    pub comment: Option<String>,
    /// What the setter says to whoever has solved the puzzle.
    pub message: Option<String>,
    /// The rating.
    pub rating: Option<String>,
    /// The level.
    pub level: Option<String>,
    /// When the puzzle was made.
    pub date: Option<String>,
    /// Where the puzzle comes from.
    pub source: Option<String>,
    /// A link about the puzzle.
    pub url: Option<String>,
}

/// One puzzle of a text, with what was played and noted. Cells that hold a digit have no notes and no
/// removed candidates. No set is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Record {
    /// The format.
    pub format: TextFormat,
    /// What the text says in words.
    pub about: About,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The givens and the digits that were placed. On the same board as the givens.
    pub progress: Grid,
    /// The corner notes of cells. Notes of formats with one kind of notes are here.
    pub corner: BTreeMap<Cell, DigitSet>,
    /// The centre notes of cells.
    pub centre: BTreeMap<Cell, DigitSet>,
    /// The candidates that were removed. Only digits that no peer holds.
    pub removed: BTreeMap<Cell, DigitSet>,
    /// The colours of cells, as the numbers of the format (24-bit RGB where it has names like
    /// `#ff8800`). A cell may have several.
    pub colours: Vec<(Cell, u32)>,
}

impl Record {
    /// A record with nothing but a grid of givens.
    pub fn new(format: TextFormat, givens: Grid) -> Self {
        Self {
            format,
            about: About::default(),
            progress: givens.clone(),
            givens,
            corner: BTreeMap::new(),
            centre: BTreeMap::new(),
            removed: BTreeMap::new(),
            colours: Vec::new(),
        }
    }

    /// A record of an empty board.
    pub(super) fn empty(format: TextFormat, variant: Variant) -> Self {
        Self::new(format, Grid::empty(variant))
    }

    /// The board.
    pub fn variant(&self) -> Variant {
        self.givens.variant()
    }

    /// Writes a digit into a cell, as a given or as a placed digit.
    pub(super) fn fill(&mut self, cell: Cell, digit: Digit, is_given: bool) {
        self.progress.set(cell, Some(digit));
        if is_given {
            self.givens.set(cell, Some(digit));
        }
    }

    /// Removes all candidates of a cell but these. [`Self::tidied`] drops what peers rule out anyway.
    pub(super) fn keep_only(&mut self, cell: Cell, digits: DigitSet) {
        let side = self.givens.geometry().side();
        self.removed.insert(cell, DigitSet::full(side) - digits);
    }

    /// The candidates of a cell that were not removed. Empty for a filled cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        if self.progress.get(cell).is_some() {
            return DigitSet::EMPTY;
        }
        self.progress.candidates(cell) - self.removed.get(&cell).copied().unwrap_or_default()
    }

    /// Drops notes and removed candidates that say nothing.
    #[must_use]
    pub(super) fn tidied(mut self) -> Self {
        let Self { progress, corner, centre, removed, .. } = &mut self;
        for notes in [corner, centre] {
            notes.retain(|&cell, digits| !digits.is_empty() && progress.get(cell).is_none());
        }
        removed.retain(|&cell, digits| {
            if progress.get(cell).is_some() {
                return false;
            }
            *digits &= progress.candidates(cell);
            !digits.is_empty()
        });
        self
    }
}
