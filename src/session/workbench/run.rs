//! A run over the list: which pieces the workers have, which come next, and the results
//! of the finished ones. A run either does a task with each puzzle or generates the
//! list.

use super::facets::Tally;
use super::list::Results;
use super::order::Order;
use super::spread::Spread;
use super::{Workbench, words};
use crate::session::context::Context;
use crate::session::jobs::Owner;
use crate::worker::protocol::{Failure, JobId, LineFault, MADE_COLUMNS, Outcome, Reply, Request, Task};
use nonet_engine::Progress;
use nonet_engine::Recipe;
use nonet_engine::formats::lines::Lines;

/// Maximum number of pieces that the workers have at a time: two for each of at most
/// eight workers.
const AHEAD: usize = 16;
/// Milliseconds between two announcements of the progress in the live region.
const SPEAK_MS: u64 = 15_000;

/// The work of a run.
pub(super) enum Work {
    /// The task, with each puzzle.
    Each(Task),
    /// The list is generated; the recipe has the seed of the first puzzle.
    Generate(Recipe),
}

impl Work {
    /// The task; `None` generates the list.
    pub(super) fn task(&self) -> Option<Task> {
        match self {
            Self::Each(task) => Some(*task),
            Self::Generate(_) => None,
        }
    }
}

/// A run in progress.
pub(super) struct Run {
    work: Work,
    /// The next piece to give to a worker.
    next: usize,
    pieces: usize,
    pending: Vec<Pending>,
    began: u64,
    now: u64,
    spoke: u64,
}

/// A piece that a worker has.
struct Pending {
    id: JobId,
    piece: usize,
    /// Number of its rows that are done.
    done: usize,
}

impl Run {
    fn new(work: Work, pieces: usize, now: u64) -> Self {
        Self { work, next: 0, pieces, pending: Vec::new(), began: now, now, spoke: now }
    }

    /// The task; `None` generates the list.
    pub(super) fn task(&self) -> Option<Task> {
        self.work.task()
    }

    /// Milliseconds since the run began, as of its last answer.
    pub(super) fn spent(&self) -> u64 {
        self.now.saturating_sub(self.began)
    }

    /// Number of finished rows in pieces that are not finished.
    pub(super) fn rows_under_way(&self) -> usize {
        self.pending.iter().map(|pending| pending.done).sum()
    }

    /// The next piece, if a worker can take one.
    fn next_piece(&self) -> Option<usize> {
        (self.next < self.pieces && self.pending.len() < AHEAD).then_some(self.next)
    }

    fn give(&mut self, id: JobId) {
        self.pending.push(Pending { id, piece: self.next, done: 0 });
        self.next += 1;
    }

    /// Removes a finished or lost job; returns its piece.
    fn finish(&mut self, id: JobId) -> Option<usize> {
        let at = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.swap_remove(at).piece)
    }

    fn is_done(&self) -> bool {
        self.pending.is_empty() && self.next == self.pieces
    }
}

impl Workbench {
    /// Starts a run in pieces of `per` rows.
    pub(super) fn begin_run(&mut self, work: Work, per: usize, context: &mut Context) {
        let columns = work.task().map_or(MADE_COLUMNS, Task::columns);
        self.results = Results::new(columns, self.list.len(), per);
        self.verdict = None;
        self.is_faults_only = false;
        (self.order, self.spread, self.tally) = (Order::default(), Spread::default(), Tally::default());
        self.slices.stop_arranging();
        context.say(words::run_begun(words::doing(work.task(), self.list.len())));
        self.run = Some(Run::new(work, self.list.len().div_ceil(per), context.now()));
        self.give_out(context);
    }

    /// Gives the workers their next pieces.
    fn give_out(&mut self, context: &mut Context) {
        while let Some(request) = self.next_request() {
            let id = context.start(Owner::Workbench, request);
            if let Some(run) = &mut self.run {
                run.give(id);
            }
        }
    }

    fn next_request(&self) -> Option<Request> {
        let run = self.run.as_ref()?;
        let (from, to) = self.rows_of(run.next_piece()?);
        Some(match &run.work {
            Work::Generate(recipe) => {
                let seed = recipe.seed.wrapping_add(from as u64);
                Request::Many(Recipe { seed, ..recipe.clone() }, (to - from) as u32)
            }
            Work::Each(task) => Request::Each(*task, self.list.part(from, to)),
        })
    }

    /// The rows of a piece: the first, and the one after the last.
    fn rows_of(&self, piece: usize) -> (usize, usize) {
        let from = piece * self.results.per;
        (from, (from + self.results.per).min(self.list.len()))
    }

    /// Handles the progress of a piece.
    pub(in crate::session) fn take_progress(&mut self, id: JobId, progress: Progress, context: &mut Context) {
        let pending = self.run.iter_mut().flat_map(|run| &mut run.pending).find(|pending| pending.id == id);
        if let Some(pending) = pending {
            pending.done = progress.done.saturating_sub(1) as usize;
        }
        self.announce(context);
    }

    /// Handles the result of a piece.
    pub(in crate::session) fn take(&mut self, id: JobId, reply: Reply, context: &mut Context) {
        if self.chosen.has_job(id) {
            return self.take_row(id, Some(&reply), context);
        }
        let outcome = if let Reply::Rows(rows) = reply { rows.unpack() } else { None };
        self.take_piece(id, outcome, context);
    }

    /// Handles the loss of a piece. If no worker loads, the run ends, since the other
    /// pieces would be lost too.
    pub(in crate::session) fn fail(&mut self, id: JobId, failure: Failure, context: &mut Context) {
        if self.chosen.has_job(id) {
            return self.take_row(id, None, context);
        }
        if failure == Failure::Load {
            self.stop_run(context);
            self.verdict = Some(words::run_not_loaded());
            context.say(words::run_not_loaded());
        } else {
            self.take_piece(id, None, context);
        }
    }

    /// Stores the result of a piece; `None` marks all its rows as lost.
    fn take_piece(&mut self, id: JobId, outcome: Option<Outcome>, context: &mut Context) {
        let Some(piece) = self.run.as_mut().and_then(|run| run.finish(id)) else { return };
        let outcome = outcome.unwrap_or_else(|| self.lost(piece));
        self.put(piece, outcome);
        self.announce(context);
        if self.run.as_ref().is_some_and(Run::is_done) {
            self.end_run(context);
        } else {
            self.give_out(context);
        }
    }

    /// The result of a piece whose rows are all lost.
    fn lost(&self, piece: usize) -> Outcome {
        let (from, to) = self.rows_of(piece);
        Outcome::faulty(to - from, LineFault::Lost)
    }

    fn put(&mut self, piece: usize, outcome: Outcome) {
        if self.run.as_ref().is_some_and(|run| run.task().is_none()) {
            let (puzzles, rows) = apart(outcome);
            self.list.put(piece, puzzles);
            self.tally(piece * self.results.per, &rows);
            self.results.put(piece, rows);
        } else {
            if self.is_rated() {
                self.spread.take(&outcome);
            }
            self.tally(piece * self.results.per, &outcome);
            self.results.put(piece, outcome);
        }
    }

    /// Stops the run, if there is one. Finished rows stay.
    pub(super) fn stop_run(&mut self, context: &mut Context) {
        context.stop(Owner::Workbench);
        self.chosen.stop();
        if self.run.is_some() {
            self.rewind();
            self.end_run(context);
        }
    }

    /// Ends the run, complete or not, and announces its outcome.
    fn end_run(&mut self, context: &mut Context) {
        let Some(run) = self.run.take() else { return };
        let total = self.list.len();
        if run.task().is_none() && !run.is_done() {
            self.list.drop_missing();
            self.results.drop_missing();
        }
        let (done, faults) = (self.results.done(), self.results.faults().len());
        let milliseconds = context.now().saturating_sub(run.began);
        let verdict = words::ended(run.task(), done, total, faults, milliseconds);
        self.verdict = Some(verdict.clone());
        self.begin_arranging();
        self.go_on(context);
        context.say(verdict);
    }

    /// Updates the time, and announces the progress every [`SPEAK_MS`].
    fn announce(&mut self, context: &mut Context) {
        let now = context.now();
        let Some(run) = &mut self.run else { return };
        run.now = now;
        if now.saturating_sub(run.spoke) >= SPEAK_MS {
            run.spoke = now;
            if let Some(view) = self.run_view() {
                context.say(words::spoken(view.percent, view.left));
            }
        }
    }
}

/// Splits a result into the generated puzzles and their columns.
fn apart(outcome: Outcome) -> (Lines, Outcome) {
    let (mut puzzles, mut rows) = (Lines::default(), Lines::default());
    for row in outcome.rows.iter() {
        let (puzzle, told) = row.split_once('\t').unwrap_or(("", row));
        puzzles.push(puzzle);
        rows.push(told);
    }
    (puzzles, Outcome { rows, faults: outcome.faults })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_piece_is_given_once_and_at_most_ahead_at_a_time() {
        let mut run = Run::new(Work::Each(Task::Solve), 40, 0);
        let mut given = 0;
        while let Some(piece) = run.next_piece() {
            assert_eq!(piece, given);
            run.give(JobId(given as u32));
            given += 1;
        }
        assert_eq!(given, AHEAD);
        assert_eq!((run.finish(JobId(3)), run.finish(JobId(3))), (Some(3), None));
        assert_eq!(run.next_piece(), Some(AHEAD));
        assert!(!run.is_done());
    }
}
