//! What page and worker say to each other: plain data, packed with postcard.
//! Every message about a job carries its number, so that a reply which comes
//! after its job was given up is known and dropped.

pub mod study;

use serde::{Deserialize, Serialize};

use nonet_engine::formats::lines::Lines;
use nonet_engine::generate::Progress;
use nonet_engine::human::{Candidate, Options, ShownStep};
use nonet_engine::rate::Report;
use nonet_engine::{Grid, Puzzle, Recipe};
use study::{Packed, Study};

/// Number of a job; the page counts them up and never uses one twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// What the worker is asked to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Make a puzzle.
    Generate(Recipe),
    /// Find up to `limit` solutions.
    Solve {
        /// The givens.
        givens: Grid,
        /// Stop after so many.
        limit: u32,
    },
    /// Count solutions, up to `limit`.
    Count {
        /// The givens.
        givens: Grid,
        /// Stop after so many.
        limit: u32,
    },
    /// Find the next step of a classic game.
    Hint(Stand, Options),
    /// Rate a classic puzzle.
    Rate(Grid),
    /// For the pages that one learns from.
    Study(Study),
    /// Do the same with each line of a list.
    Each(Task, Lines),
    /// Make puzzles by a recipe and by the same with the seeds that follow.
    Many(Recipe, u32),
}

impl Request {
    /// Whether it is a part of something larger, which others of its kind go on
    /// with, and which a single request need not wait for.
    pub fn is_part(&self) -> bool {
        matches!(self, Self::Each(..) | Self::Many(..))
    }

    /// How many rows a part has; 0 for what is no part.
    pub fn rows(&self) -> usize {
        match self {
            Self::Each(_, lines) => lines.len(),
            Self::Many(_, count) => *count as usize,
            _ => 0,
        }
    }

    /// A part in two, and the row at which the second begins; `None` if it has
    /// fewer than two rows.
    pub fn halves(&self) -> Option<(Self, usize, Self)> {
        let at = Some(self.rows() / 2).filter(|&at| at > 0)?;
        match self {
            Self::Each(task, lines) => {
                let part = |from, to| Self::Each(*task, lines.part(from, to));
                Some((part(0, at), at, part(at, lines.len())))
            }
            Self::Many(recipe, count) => {
                let seed = recipe.seed.wrapping_add(at as u64);
                let other = Self::Many(Recipe { seed, ..recipe.clone() }, count - at as u32);
                Some((Self::Many(recipe.clone(), at as u32), at, other))
            }
            _ => None,
        }
    }

    /// Whether it takes a moment only, and the player waits: another worker is
    /// started for it at once if those that there are have long jobs.
    pub fn is_quick(&self) -> bool {
        matches!(self, Self::Hint(..))
    }
}

/// How a classic game stands, as far as reasoning goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// The digits that were given.
    pub givens: Grid,
    /// All digits, given and written.
    pub digits: Grid,
    /// Candidates that the player has taken away.
    pub removed: Vec<Candidate>,
}

impl Stand {
    /// Why its parts do not belong to one game, in words for the player.
    pub fn fault(&self) -> Option<&'static str> {
        let geometry = self.digits.geometry();
        let is_on_board =
            |at: &Candidate| at.cell.index() < geometry.cell_count() && at.digit.index() < geometry.side();
        if !self.givens.is_part_of(&self.digits) {
            Some("The givens and the digits do not belong together.")
        } else if !self.removed.iter().all(is_on_board) {
            Some("A candidate is not on this board.")
        } else {
            None
        }
    }
}

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
        const SOLVE: &[Column] = &[Column::narrow("Solutions"), Column::board("Solution")];
        const COUNT: &[Column] = &[Column::narrow("Solutions")];
        const MINIMISE: &[Column] =
            &[Column::narrow("Givens"), Column::narrow("Left"), Column::board("Minimal puzzle")];
        const RATE: &[Column] = &[
            Column::narrow("ER"),
            Column::narrow("EP"),
            Column::narrow("ED"),
            Column::wide("Hardest step"),
            Column::narrow("Milliseconds"),
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
pub const MADE_COLUMNS: &[Column] = &[Column::narrow("Givens"), Column::narrow("Seed")];

/// One thing that is told of each puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its heading.
    pub title: &'static str,
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

    const fn narrow(title: &'static str) -> Self {
        Self { title, kind: ColumnKind::Narrow }
    }

    const fn wide(title: &'static str) -> Self {
        Self { title, kind: ColumnKind::Wide }
    }

    const fn board(title: &'static str) -> Self {
        Self { title, kind: ColumnKind::Board }
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

/// What the worker answers, once a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The puzzle asked for, or the closest that was found.
    Generated(Puzzle),
    /// The solutions found.
    Solved(Vec<Grid>),
    /// How many there are, at most the limit.
    Counted(u32),
    /// The next step; none where the ladder ends.
    Hint(Option<Box<ShownStep>>),
    /// The rating.
    Rated(Report),
    /// For the pages that one learns from.
    Studied(Packed),
    /// What came of each line, or each puzzle that was made.
    Rows(Outcome),
    /// What is wrong with the request, for the player to read.
    Refused(String),
}

/// From page to worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Its number.
    pub id: JobId,
    /// What to do.
    pub request: Request,
}

impl Job {
    /// Reads a packed job.
    ///
    /// # Errors
    /// The number of a job that cannot be read, or 0 if that cannot be read either.
    pub fn read(bytes: &[u8]) -> Result<Self, JobId> {
        let id = || postcard::take_from_bytes(bytes).map_or_else(|_| JobId::default(), |(id, _)| id);
        postcard::from_bytes(bytes).map_err(|_| id())
    }
}

/// From worker to page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Message {
    /// The worker listens; what was sent before is lost.
    Ready,
    /// A job is under way.
    Progress(JobId, Progress),
    /// A job is done.
    Done(JobId, Reply),
    /// A job has arrived; sent before any work on it.
    Begun(JobId),
}

impl Message {
    /// Which job it is about.
    pub fn job(&self) -> Option<JobId> {
        match self {
            Self::Ready => None,
            Self::Progress(id, _) | Self::Done(id, _) | Self::Begun(id) => Some(*id),
        }
    }
}
