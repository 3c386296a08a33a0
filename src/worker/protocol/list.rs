//! Work on a list of puzzles: the tasks, the columns that each task fills, and
//! the rows that come back. `handler` and `bulk` produce it, the workbench shows it.

use super::{Failure, Packed};
use nonet_engine::RecipeFault;
use nonet_engine::formats::ReadFault;
use nonet_engine::formats::lines::Lines;
use nonet_engine::solve::Contradiction;
use serde::{Deserialize, Serialize};

/// A task for each puzzle of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Find a solution and whether it is the only one.
    Solve,
    /// Count the solutions, up to [`COUNT_LIMIT`].
    Count,
    /// Remove redundant givens until the puzzle is minimal.
    Minimise,
    /// Rate it.
    Rate,
}

impl Task {
    /// All tasks. A new task needs columns here, messages in `session::workbench`, and
    /// an arm in the worker's `bulk`.
    pub const ALL: [Self; 4] = [Self::Solve, Self::Count, Self::Minimise, Self::Rate];

    /// The columns of its results.
    pub fn columns(self) -> &'static [Column] {
        const SOLVE: &[Column] =
            &[Column::narrow("solutions", "Solutions"), Column::board("solution", "Solution")];
        const COUNT: &[Column] = &[Column::narrow("solutions", "Solutions")];
        const MINIMISE: &[Column] = &[
            Column::narrow("givens", "Givens"),
            Column::narrow("left", "Left"),
            Column::board("minimal", "Minimal puzzle"),
        ];
        const RATE: &[Column] = &[
            Column::narrow("er", "ER"),
            Column::narrow("ep", "EP"),
            Column::narrow("ed", "ED"),
            Column::wide("hardest", "Hardest step"),
            Column::narrow("minutes", "Minutes"),
            Column::narrow("milliseconds", "Milliseconds"),
        ];
        match self {
            Self::Solve => SOLVE,
            Self::Count => COUNT,
            Self::Minimise => MINIMISE,
            Self::Rate => RATE,
        }
    }
}

/// The columns of the puzzles that [`Request::Many`](super::Request::Many) generates.
pub const MADE_COLUMNS: &[Column] = &[Column::narrow("givens", "Givens"), Column::long("seed", "Seed")];

/// A column of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its id in the message files.
    pub id: &'static str,
    /// Its heading in a file: data, the same in every language, so that programs find it.
    pub heading: &'static str,
    /// The kind of its content.
    pub kind: ColumnKind,
}

/// What a column contains. The kind decides the column's width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// A number of a few digits.
    Narrow,
    /// A number of up to 20 digits. Seeds of a list differ only in the last ones.
    Long,
    /// Words.
    Wide,
    /// A board in one line.
    Board,
}

impl Column {
    /// Whether it contains a board in one line.
    pub fn is_board(&self) -> bool {
        self.kind == ColumnKind::Board
    }

    const fn narrow(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Narrow }
    }

    const fn long(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Long }
    }

    const fn wide(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Wide }
    }

    const fn board(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Board }
    }
}

/// Maximum number of solutions that are counted.
pub const COUNT_LIMIT: u32 = 10_000;

/// Why a line has no result. The page finds the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LineFault {
    /// The line is no puzzle. Columns count from 1; `None` if the fault concerns the
    /// whole line.
    Unreadable(ReadFault, Option<u32>),
    /// The givens contradict each other.
    Contradiction(Contradiction),
    /// The puzzle has no solution, as a search has shown.
    NoSolution,
    /// The task needs a puzzle with one solution, and this one has several.
    SeveralSolutions,
    /// The search reached its limit before it found a solution.
    TooHard,
    /// The searches for redundant givens reached their limit.
    TooLong,
    /// Only classic puzzles have ratings.
    Unrated,
    /// No puzzle can be as the recipe asks.
    Impossible(RecipeFault),
    /// No worker survived the line.
    Crashed,
    /// Each worker fell silent on the line.
    TimedOut,
    /// The line was lost together with its part of the list.
    Lost,
}

/// The results of a list, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "(Lines, Vec<(u32, LineFault)>)", into = "(Lines, Vec<(u32, LineFault)>)")]
pub struct Outcome {
    /// For each line the texts of the task's columns with tabs between them. A
    /// generated puzzle precedes its columns. Empty where the line is faulty.
    pub rows: Lines,
    /// Indices of the faulty lines, in order, each with its fault.
    pub faults: Vec<(u32, LineFault)>,
}

impl Outcome {
    /// As many lines as that, all with the same fault.
    pub fn faulty(count: usize, fault: LineFault) -> Self {
        let mut outcome = Self::default();
        (0..count).for_each(|_| outcome.push(Err(fault)));
        outcome
    }

    /// Adds a line.
    pub fn push(&mut self, row: Result<&str, LineFault>) {
        if let Err(fault) = row {
            self.faults.push((self.rows.len() as u32, fault));
        }
        self.rows.push(row.unwrap_or_default());
    }

    /// The texts of a line.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn get(&self, at: usize) -> Result<&str, LineFault> {
        match self.faults.binary_search_by_key(&(at as u32), |&(row, _)| row) {
            Ok(place) => Err(self.faults[place].1),
            Err(_) => Ok(self.rows.get(at)),
        }
    }

    /// Adds the lines of another list.
    fn append(&mut self, other: &Self) {
        let first = self.rows.len() as u32;
        self.faults.extend(other.faults.iter().map(|&(row, fault)| (first + row, fault)));
        other.rows.iter().for_each(|row| self.rows.push(row));
    }
}

/// The results of a part of a list, as they reach the page: in pieces, if the part was
/// lost once and split. Only the workbench decodes them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rows(Vec<Piece>);

/// A piece of a part of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Piece {
    /// A worker has done it.
    Done(Packed<Outcome>),
    /// The number of lines that no worker survived, and the reason. Only the page's pool
    /// adds this piece.
    #[serde(skip)]
    Lost(usize, Failure),
}

impl From<&Outcome> for Rows {
    fn from(outcome: &Outcome) -> Self {
        Self(vec![Piece::Done(outcome.into())])
    }
}

impl Rows {
    /// As many lines as that, all of them lost.
    pub fn lost(count: usize, failure: Failure) -> Self {
        Self(vec![Piece::Lost(count, failure)])
    }

    /// Adds the lines that follow.
    pub fn append(&mut self, next: Self) {
        self.0.extend(next.0);
    }

    /// The results, or `None` if another version of the app encoded them.
    pub fn unpack(&self) -> Option<Outcome> {
        let mut pieces = self.0.iter().map(|piece| match piece {
            Piece::Done(outcome) => outcome.unpack(),
            Piece::Lost(count, Failure::Timeout) => Some(Outcome::faulty(*count, LineFault::TimedOut)),
            Piece::Lost(count, Failure::Crash | Failure::Load) => {
                Some(Outcome::faulty(*count, LineFault::Crashed))
            }
        });
        let mut whole = pieces.next()??;
        for piece in pieces {
            whole.append(&piece?);
        }
        Some(whole)
    }
}

impl TryFrom<(Lines, Vec<(u32, LineFault)>)> for Outcome {
    type Error = &'static str;
    fn try_from((rows, faults): (Lines, Vec<(u32, LineFault)>)) -> Result<Self, &'static str> {
        let is_in_order = faults.is_sorted_by(|(one, _), (next, _)| one < next);
        if is_in_order && faults.last().is_none_or(|&(last, _)| (last as usize) < rows.len()) {
            Ok(Self { rows, faults })
        } else {
            Err("a fault is of no line")
        }
    }
}

impl From<Outcome> for (Lines, Vec<(u32, LineFault)>) {
    fn from(Outcome { rows, faults }: Outcome) -> Self {
        (rows, faults)
    }
}
