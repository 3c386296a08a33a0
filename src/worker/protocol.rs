//! What page and worker say to each other: plain data, packed with postcard.
//! Every message about a job carries its number, so that a reply which comes
//! after its job was given up is known and dropped.

use serde::{Deserialize, Serialize};

use crate::engine::generate::Progress;
use crate::engine::{Grid, Puzzle, Recipe};

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

/// From worker to page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Message {
    /// The worker listens; what was sent before is lost.
    Ready,
    /// A job is under way.
    Progress(JobId, Progress),
    /// A job is done.
    Done(JobId, Reply),
}
