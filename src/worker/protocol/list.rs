//! Work on a list of puzzles: the tasks, the columns that each task fills, and
//! the rows that come back. `handler` and `bulk` produce it, the workbench shows it.

use nonet_engine::formats::lines::Lines;
use serde::{Deserialize, Serialize};

/// What can be done with each puzzle of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Find a solution, and whether it is the only one.
    Solve,
    /// Count the solutions, up to [`COUNT_LIMIT`].
    Count,
    /// Take givens away until each that is left is needed.
    Minimise,
    /// Rate it.
    Rate,
}

impl Task {
    /// All tasks. A further one wants its columns here, its words in
    /// `session::workbench`, and an arm in the worker's `bulk`.
    pub const ALL: [Self; 4] = [Self::Solve, Self::Count, Self::Minimise, Self::Rate];

    /// What it tells of each puzzle.
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

/// What is told of a puzzle that was made by [`Request::Many`].
pub const MADE_COLUMNS: &[Column] = &[Column::narrow("givens", "Givens"), Column::narrow("seed", "Seed")];

/// One thing that is told of each puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// What it tells, as the messages name it.
    pub id: &'static str,
    /// Its heading in a file, the same in every language, so that programs find it.
    pub heading: &'static str,
    /// What it holds.
    pub kind: ColumnKind,
}

/// What a column holds, and so how wide it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// A number.
    Narrow,
    /// Words.
    Wide,
    /// A board in one line.
    Board,
}

impl Column {
    /// Whether it holds a board in one line.
    pub fn is_board(&self) -> bool {
        self.kind == ColumnKind::Board
    }

    const fn narrow(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Narrow }
    }

    const fn wide(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Wide }
    }

    const fn board(id: &'static str, heading: &'static str) -> Self {
        Self { id, heading, kind: ColumnKind::Board }
    }
}

/// Solutions are counted up to this number.
pub const COUNT_LIMIT: u32 = 10_000;

/// What came of a list, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "(Lines, Vec<u32>)", into = "(Lines, Vec<u32>)")]
pub struct Outcome {
    /// For each line the texts of the task's columns with tabs between them, or
    /// what is wrong with the line. A puzzle that was made goes before them.
    pub rows: Lines,
    /// Places of the lines at fault, in order.
    pub faults: Vec<u32>,
}

impl Outcome {
    /// Adds a line.
    pub fn push(&mut self, row: Result<&str, &str>) {
        if row.is_err() {
            self.faults.push(self.rows.len() as u32);
        }
        let (Ok(text) | Err(text)) = row;
        self.rows.push(text);
    }

    /// Adds the lines of another list.
    pub fn append(&mut self, other: &Self) {
        let first = self.rows.len() as u32;
        self.faults.extend(other.faults.iter().map(|fault| first + fault));
        other.rows.iter().for_each(|row| self.rows.push(row));
    }
}

impl TryFrom<(Lines, Vec<u32>)> for Outcome {
    type Error = &'static str;
    fn try_from((rows, faults): (Lines, Vec<u32>)) -> Result<Self, &'static str> {
        let is_in_order = faults.is_sorted_by(|one, next| one < next);
        if is_in_order && faults.last().is_none_or(|&last| (last as usize) < rows.len()) {
            Ok(Self { rows, faults })
        } else {
            Err("a fault is of no line")
        }
    }
}

impl From<Outcome> for (Lines, Vec<u32>) {
    fn from(Outcome { rows, faults }: Outcome) -> Self {
        (rows, faults)
    }
}
