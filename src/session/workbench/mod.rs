//! The workbench: a list of puzzles, and one thing done with all of them. It
//! gives the workers a piece at a time, each as soon as an earlier one is done,
//! and takes the answers in by their place, so the table is in the order of the
//! lines whoever was quicker. `update` says what changes it. One of the rooms;
//! nothing here touches the game.

mod arranging;
mod file;
mod list;
mod order;
pub mod scroll;
mod spread;
mod update;
mod view;
mod words;

use crate::worker::protocol::{JobId, MADE_COLUMNS, Outcome, Request, Task};
use nonet_engine::formats::lines::{Lines, Splitter};
use nonet_engine::generate::Progress;
use nonet_engine::{Level, Recipe};

pub use file::FileKind;
use file::Writing;
use list::{List, MOST, Results};
use order::Order;
pub use order::Sort;
use scroll::Window;
pub use spread::Bar;
use spread::Spread;
pub use view::{RowView, RunView};

/// Pieces given out at a time: some for each of the most workers there can be.
const AHEAD: usize = 16;
/// Text that is typed or pasted stays in its box up to this length.
pub const TYPED: usize = 20_000;

/// What happens at the workbench.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The text in the box changed; it is the list.
    Typed(String),
    /// A file of that name begins; it is the list.
    Open(String),
    /// More of the file.
    Slice(Vec<u8>),
    /// The file is whole.
    End,
    /// What is to be made changed.
    Draft(Draft),
    /// Make it.
    Make,
    /// Do this with each puzzle.
    Run(Task),
    /// Stop what is going on.
    Cancel,
    /// The table was scrolled.
    Scroll(Window),
    /// Show only lines at fault, or all.
    FaultsOnly(bool),
    /// Sort by a column of the results: rising, then falling, then not at all.
    Sort(usize),
    /// Show only rows with this rating, or this text.
    Filter(String),
    /// Hand the player a file of what there is.
    Save(FileKind),
    /// The last part of it was taken.
    NextPart,
    /// The page had its turn: the rows are put in order a step further.
    GoOn,
}

/// What the player wants made, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The level.
    pub level: Level,
    /// How many.
    pub count: String,
    /// The seed of the first; empty for any.
    pub seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self { level: Level::default(), count: "100".to_owned(), seed: String::new() }
    }
}

impl Draft {
    /// How many, and the seed of the first if one was typed.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(&self) -> Result<(usize, Option<u64>), &'static str> {
        let count: String = self.count.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
        let count = count.parse().ok().filter(|count| (1..=MOST).contains(count)).ok_or(words::BAD_COUNT)?;
        match self.seed.trim() {
            "" => Ok((count, None)),
            seed => Ok((count, Some(seed.parse().map_err(|_| words::BAD_SEED)?))),
        }
    }
}

/// What the page shows at the workbench.
#[derive(Default)]
pub struct Workbench {
    typed: String,
    /// Where the list is from; empty for the box.
    name: String,
    list: List,
    is_cut: bool,
    reading: Option<Splitter>,
    draft: Draft,
    results: Results,
    run: Option<Run>,
    /// What the last run came to.
    verdict: Option<String>,
    writing: Option<Writing>,
    is_faults_only: bool,
    order: Order,
    spread: Spread,
    window: Window,
    /// How often the table went back to its first row.
    rewinds: u32,
}

/// What is done with the list.
struct Run {
    /// `None` makes the list.
    task: Option<Task>,
    /// What a list is made by, with the seed of the first puzzle.
    recipe: Option<Recipe>,
    next: usize,
    pieces: usize,
    pending: Vec<Pending>,
    began: u64,
    now: u64,
    spoke: u64,
}

/// A piece that a worker is at.
struct Pending {
    id: JobId,
    piece: usize,
    /// Rows of it that are done.
    done: usize,
}

impl Workbench {
    /// Whether a job is one of its pieces.
    pub(super) fn is_mine(&self, id: JobId) -> bool {
        self.run.as_ref().is_some_and(|run| run.pending.iter().any(|pending| pending.id == id))
    }

    /// Whether it is at work: the page may draw it less often than it changes.
    pub fn is_busy(&self) -> bool {
        self.run.is_some() || self.reading.is_some() || self.writing.is_some() || self.is_arranging()
    }

    fn set_list(&mut self, name: String) {
        let (window, rewinds) = (self.window, self.rewinds);
        *self = Self { name, draft: std::mem::take(&mut self.draft), window, rewinds, ..Self::default() };
        self.rewind();
    }

    fn set_typed(&mut self, text: String) {
        self.set_list(String::new());
        self.reading = Some(Splitter::default());
        self.slice(text.as_bytes());
        self.end();
        self.typed = text;
    }

    fn slice(&mut self, bytes: &[u8]) {
        let Some(splitter) = &mut self.reading else { return };
        let (list, is_cut) = (&mut self.list, &mut self.is_cut);
        splitter.feed(bytes, |number, line| keep(list, is_cut, number, line));
    }

    fn end(&mut self) {
        if let Some(mut splitter) = self.reading.take() {
            let (list, is_cut) = (&mut self.list, &mut self.is_cut);
            splitter.end(|number, line| keep(list, is_cut, number, line));
        }
        self.rewind();
    }

    /// Back to the first row.
    fn rewind(&mut self) {
        self.window = Window { first: 0, count: self.window.count.max(40), top: 0.0 };
        self.rewinds = self.rewinds.wrapping_add(1);
    }

    fn begin(&mut self, task: Option<Task>, recipe: Option<Recipe>, per: usize, now: u64) {
        let columns = task.map_or(MADE_COLUMNS, Task::columns);
        self.results = Results::new(columns, self.list.len(), per);
        self.verdict = None;
        self.is_faults_only = false;
        (self.order, self.spread) = (Order::default(), Spread::default());
        let pieces = self.list.len().div_ceil(per);
        let run = Run { task, recipe, next: 0, pieces, pending: Vec::new(), began: now, now, spoke: now };
        self.run = Some(run);
    }

    /// The next piece of work, if a worker should have one.
    fn next_request(&self) -> Option<Request> {
        let run = self.run.as_ref().filter(|run| run.next < run.pieces && run.pending.len() < AHEAD)?;
        let from = run.next * self.results.per;
        let to = (from + self.results.per).min(self.list.len());
        Some(match (&run.recipe, run.task) {
            (Some(recipe), _) => {
                let seed = recipe.seed.wrapping_add(from as u64);
                Request::Many(Recipe { seed, ..recipe.clone() }, (to - from) as u32)
            }
            (None, task) => Request::Each(task.unwrap_or(Task::Solve), self.list.part(from, to)),
        })
    }

    fn given_out(&mut self, id: JobId) {
        if let Some(run) = &mut self.run {
            run.pending.push(Pending { id, piece: run.next, done: 0 });
            run.next += 1;
        }
    }

    fn progress(&mut self, id: JobId, progress: Progress) {
        let pending = self.run.iter_mut().flat_map(|run| &mut run.pending).find(|pending| pending.id == id);
        if let Some(pending) = pending {
            pending.done = progress.attempt.saturating_sub(1) as usize;
        }
    }

    /// Takes an answer in; whether that was the last.
    fn take(&mut self, id: JobId, outcome: Outcome) -> bool {
        let Some(run) = &mut self.run else { return false };
        let Some(at) = run.pending.iter().position(|pending| pending.id == id) else { return false };
        let piece = run.pending.swap_remove(at).piece;
        let is_last = run.pending.is_empty() && run.next == run.pieces;
        if run.recipe.is_some() {
            let (puzzles, rows) = apart(outcome);
            self.list.put(piece, puzzles);
            self.results.put(piece, rows);
        } else {
            if self.is_rated() {
                self.spread.take(&outcome);
            }
            self.results.put(piece, outcome);
        }
        is_last
    }

    /// As many rows as a piece has, all of them lost.
    fn lost(&self, id: JobId) -> Outcome {
        let pending = self.run.iter().flat_map(|run| &run.pending).find(|pending| pending.id == id);
        let mut outcome = Outcome::default();
        if let Some(pending) = pending {
            let from = pending.piece * self.results.per;
            let to = (from + self.results.per).min(self.list.len());
            (from..to).for_each(|_| outcome.push(Err(words::LOST)));
        }
        outcome
    }

    /// Ends the run, done or not, and says what came of it.
    fn close(&mut self, now: u64) -> Option<String> {
        let run = self.run.take()?;
        let total = self.list.len();
        let is_whole = run.pending.is_empty() && run.next == run.pieces;
        if run.recipe.is_some() && !is_whole {
            self.list.close_up();
            self.results.close_up();
        }
        let (done, faults) = (self.results.done(), self.results.faults().len());
        let verdict = words::ended(run.task, done, total, faults, now.saturating_sub(run.began));
        self.verdict = Some(verdict.clone());
        self.begin_arranging();
        Some(verdict)
    }
}

/// Takes a line in, as long as there is room.
fn keep(list: &mut List, is_cut: &mut bool, number: u32, line: &str) {
    if list.is_full() {
        *is_cut = true;
    } else {
        list.push(number, line);
    }
}

/// The puzzles that were made, and what is told of each.
fn apart(outcome: Outcome) -> (Lines, Outcome) {
    let (mut puzzles, mut rows) = (Lines::default(), Lines::default());
    for row in outcome.rows.iter() {
        let (puzzle, told) = row.split_once('\t').unwrap_or(("", row));
        puzzles.push(puzzle);
        rows.push(told);
    }
    (puzzles, Outcome { rows, faults: outcome.faults })
}
