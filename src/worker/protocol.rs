//! What page and worker say to each other: plain data, packed with postcard.
//! Every message about a job carries its number, so that a reply which comes
//! after its job was given up is known and dropped.

mod list;
pub mod study;

use serde::{Deserialize, Serialize};

use nonet_engine::formats::lines::Lines;
use nonet_engine::generate::Progress;
use nonet_engine::human::{Candidate, Options, ShownStep};
use nonet_engine::rate::Report;
use nonet_engine::{Grid, Puzzle, Recipe};
use study::{Packed, Study};

pub use list::{COUNT_LIMIT, Column, ColumnKind, MADE_COLUMNS, Outcome, Task};

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

/// Why a job was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The worker did not load.
    Load,
    /// The worker stopped with an error.
    Crash,
    /// The worker did not answer in time.
    Timeout,
}

/// How much of a file has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// Bytes that have arrived, as they are after any compression is undone.
    pub bytes: u32,
    /// Bytes in all, if the server tells: it does not when it compresses.
    pub total: Option<u32>,
}

impl Loaded {
    /// In percent, if that is known.
    pub fn percent(self) -> Option<u32> {
        let percent = u64::from(self.bytes) * 100 / u64::from(self.total?.max(1));
        Some(percent.min(100) as u32)
    }
}
