//! The protocol between page and worker: plain data, packed with postcard. Every
//! message about a job carries the job's number, so the page recognises and drops a
//! reply to a stopped job.

mod list;
mod packed;
pub mod study;

use serde::{Deserialize, Serialize};

use crate::game::{Game, GameId};
use crate::library::estimate::Estimate;
use crate::library::shelf::{Ask, ShelfFault, Told};
use crate::library::statistics::Times;
use nonet_engine::Progress;
use nonet_engine::formats::lines::Lines;
use nonet_engine::generate::{Change, ChangeError};
use nonet_engine::human::minutes::Minutes;
use nonet_engine::human::{Candidate, Code, Options, Rung, ShownStep};
use nonet_engine::rate::Rating;
use nonet_engine::solve::Part;
use nonet_engine::{Cell, Digit, Grid, Puzzle, Recipe, Variant};
use study::{Studied, Study};

pub use list::{COUNT_LIMIT, Column, ColumnKind, LineFault, MADE_COLUMNS, Outcome, Rows, Task};
pub use packed::Packed;

/// The number of a job. The page counts up and never uses a number twice. Board and other pages
/// count from different numbers, since they share the workers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct JobId(pub u32);

impl JobId {
    /// The numbers above this one are those of the pages beside the board.
    pub const LAST_OF_BOARD: Self = Self(u32::MAX / 2);

    /// Whether a page beside the board has asked for the job.
    pub fn is_of_pages(self) -> bool {
        self > Self::LAST_OF_BOARD
    }
}

/// A request to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Generate a puzzle.
    Generate(Recipe),
    /// Find up to `limit` solutions.
    Solve {
        /// The givens.
        givens: Grid,
        /// Maximum number of solutions.
        limit: u32,
    },
    /// Count solutions, up to `limit`.
    Count {
        /// The givens.
        givens: Grid,
        /// Maximum number of solutions.
        limit: u32,
    },
    /// Find the next step of a game.
    Hint(Stand, Options),
    /// Answer a question about the position of a game.
    Teach(Stand, Options, Question),
    /// Rate a classic puzzle.
    Rate(Grid),
    /// A request of a learning page.
    Study(Study),
    /// A request to the library.
    Shelf(Packed<Ask>),
    /// Find the times of the games in the library that are like this one, and how long it should take.
    Times {
        /// The game.
        id: GameId,
        /// The digits of its puzzle.
        givens: Grid,
        /// The solution.
        solution: Grid,
    },
    /// Find the hardest technique that a puzzle needs, and how long people need for it.
    Appraise {
        /// The digits of the puzzle.
        givens: Grid,
        /// The solution.
        solution: Grid,
        /// The techniques of the ladder.
        options: Options,
    },
    /// Find out what a setter wants to know of a puzzle.
    Inspect(Grid, Options),
    /// Change a setter's puzzle, with a seed.
    Change(Grid, Change, u64),
    /// Do a task with each line of a list.
    Each(Task, Lines),
    /// Generate this many puzzles, with the recipe's seed and the seeds that follow.
    Many(Recipe, u32),
}

impl Request {
    /// Whether it is a part of a list. Several workers share a list, and single
    /// requests are handed out before its parts.
    pub fn is_part(&self) -> bool {
        matches!(self, Self::Each(..) | Self::Many(..))
    }

    /// The number of rows of a part; 0 for any other request.
    pub fn rows(&self) -> usize {
        match self {
            Self::Each(_, lines) => lines.len(),
            Self::Many(_, count) => *count as usize,
            _ => 0,
        }
    }

    /// Halves a part; the number is the first row of the second half. `None` if the
    /// part has fewer than two rows.
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

    /// The module that can do it. Which boards a list or the library has, only the worker finds
    /// out: see [`Reply::Beyond`].
    pub fn module(&self) -> Module {
        match self {
            Self::Generate(recipe) | Self::Many(recipe, _) => Module::for_recipe(recipe),
            // What knows clues.
            Self::Change(..) | Self::Study(Study::Techniques { for_clues: true }) => Module::Boards,
            Self::Solve { givens, .. }
            | Self::Count { givens, .. }
            | Self::Rate(givens)
            | Self::Inspect(givens, _)
            | Self::Times { givens, .. }
            | Self::Appraise { givens, .. } => Module::of(givens.variant()),
            Self::Hint(stand, _) | Self::Teach(stand, ..) | Self::Study(Study::Path(stand, _)) => {
                Module::of(stand.digits.variant())
            }
            Self::Study(Study::Exercise(code, variant, _)) => {
                Module::for_technique(*code).max(Module::of(*variant))
            }
            Self::Study(Study::Lesson(code)) => Module::for_technique(*code),
            Self::Study(Study::Techniques { .. }) | Self::Shelf(_) | Self::Each(..) => Module::Classic,
        }
    }

    /// Whether it is quick while the player waits. If all workers are busy, the pool
    /// starts another worker for it at once.
    pub fn is_quick(&self) -> bool {
        matches!(self, Self::Hint(..) | Self::Teach(..) | Self::Shelf(_) | Self::Times { .. })
    }
}

/// A module that workers run. The greater one can do all that the other one can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Module {
    /// It knows the classic board, and reads boards without clues.
    Classic,
    /// It knows all boards.
    Boards,
}

impl Module {
    /// The module of this build.
    pub const OWN: Self = if cfg!(feature = "boards") { Self::Boards } else { Self::Classic };

    /// The module that knows a board.
    pub fn of(variant: Variant) -> Self {
        if variant == Variant::CLASSIC { Self::Classic } else { Self::Boards }
    }

    /// The module that has a technique.
    pub fn for_technique(code: Code) -> Self {
        if code.is_for_clues() { Self::Boards } else { Self::Classic }
    }

    /// The module that makes the puzzle of a recipe.
    pub fn for_recipe(recipe: &Recipe) -> Self {
        let draws_rules = recipe.new_regions || !recipe.new_clues.is_empty();
        if draws_rules { Self::Boards } else { Self::of(recipe.variant) }
    }
}

/// What a player asks about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Which other steps are there?
    Others,
    /// Does a technique apply that is easier than this one?
    Simpler(Code),
    /// Why can't this cell be this digit?
    WhyNot(Cell, Digit),
    /// What does each clue rule out by itself?
    Clues,
}

/// The state of a game, which the ladder of its board reasons from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// The digits that were given.
    pub givens: Grid,
    /// All digits, given and entered.
    pub digits: Grid,
    /// Candidates that the player has ruled out.
    pub removed: Vec<Candidate>,
}

impl Stand {
    /// The state of a game.
    pub fn of(game: &Game) -> Self {
        let board = game.board();
        let removed_from = |cell| {
            let removed = board.content(cell).removed;
            removed.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
        };
        Self {
            givens: game.puzzle().givens.clone(),
            digits: board.digits().clone(),
            removed: board.digits().empty_cells().flat_map(removed_from).collect(),
        }
    }

    /// Whether its parts belong to one game.
    pub fn is_consistent(&self) -> bool {
        let geometry = self.digits.geometry();
        let is_on_board =
            |at: &Candidate| at.cell.index() < geometry.cell_count() && at.digit.index() < geometry.side();
        self.givens.is_part_of(&self.digits) && self.removed.iter().all(is_on_board)
    }
}

/// The worker's reply to a job. Each job gets one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The puzzle, or the closest one that was found.
    Generated(Puzzle),
    /// The solutions found.
    Solved(Vec<Grid>),
    /// The number of solutions, at most the limit.
    Counted(u32),
    /// The next step; `None` if no technique applies.
    Hint(Option<Box<ShownStep>>),
    /// The answer to a question in a sentence, if it needs one, and its steps.
    Taught(Option<nonet_engine::message::Message>, Vec<ShownStep>),
    /// The rating.
    Rated(Rating),
    /// The reply to a learning page.
    Studied(Packed<Studied>),
    /// The library's answer, or why there is none.
    Shelf(Result<Packed<Told>, ShelfFault>),
    /// The times of games like this one, if there are others, and how long it should take.
    Times(GameId, Option<Times>, Estimate),
    /// The hardest step of a puzzle, and its minutes.
    Appraised(Appraisal),
    /// What a setter wants to know of a puzzle.
    Inspected(Packed<Insight>),
    /// The changed puzzle of a setter, or why there is none.
    Changed(Result<Grid, ChangeError>),
    /// The result of each line, or each generated puzzle.
    Rows(Rows),
    /// The fault of the request, as a text for the player.
    Refused(nonet_engine::message::Message),
    /// The job needs [`Module::Boards`]. The pool has it done there, and the page never sees this.
    Beyond,
}

/// What a puzzle asks of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Appraisal {
    /// The hardest technique that it needs; `None` if the ladder does not solve it soon.
    pub hardest: Option<Rung>,
    /// How long people need for it.
    pub minutes: Minutes,
}

/// What a setter wants to know of a puzzle, as far as the searches ended soon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Insight {
    /// It has no solution: parts that contradict each other. Empty if none were found.
    Contradiction(Vec<Part>),
    /// It has one solution.
    Unique {
        /// The parts that are not needed for that, each by itself.
        not_needed: Vec<Part>,
        /// What it asks of a player.
        appraisal: Appraisal,
    },
    /// It has several solutions.
    Several {
        /// How many are known.
        solutions: u32,
        /// Whether there are no others.
        is_exact: bool,
        /// For each cell, for each digit: how many of these have it. `None` if that is not decided.
        counts: Vec<Option<u32>>,
        /// How cells are related in all solutions, if all are known.
        relations: Relations,
    },
}

/// Which cells of a puzzle are equal, or different, in all its solutions. A cell that has one digit in all
/// solutions is left out. So are different cells that have no candidate in common.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Relations {
    /// Groups of cells that are always equal.
    pub equal: Vec<Vec<Cell>>,
    /// Cells that are always different, though they don't see each other.
    pub different: Vec<[Cell; 2]>,
}

/// From page to worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Its number.
    pub id: JobId,
    /// The request.
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
    /// The worker listens. Messages sent before are lost.
    Ready,
    /// The progress of a job.
    Progress(JobId, Progress),
    /// A job is done.
    Done(JobId, Reply),
    /// A job has arrived. The worker sends this before it begins the job.
    Begun(JobId),
}

impl Message {
    /// The job that the message is about.
    pub fn job(&self) -> Option<JobId> {
        match self {
            Self::Ready => None,
            Self::Progress(id, _) | Self::Done(id, _) | Self::Begun(id) => Some(*id),
        }
    }
}

/// The reason why a job was lost.
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
    /// Bytes that have arrived, after decompression.
    pub bytes: u32,
    /// Size of the file in bytes. A server that compresses does not send it.
    pub total: Option<u32>,
}

impl Loaded {
    /// In percent, if that is known.
    pub fn percent(self) -> Option<u32> {
        let percent = u64::from(self.bytes) * 100 / u64::from(self.total?.max(1));
        Some(percent.min(100) as u32)
    }
}
