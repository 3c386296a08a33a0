//! What is done at the workbench: what the player's presses come to, which pieces
//! the workers are given, and what becomes of their answers. Each changes the
//! [`Workbench`](super::Workbench) of the rooms. Called by `rooms`.

use super::list::List;
use super::order::Order;
use super::{Act, Workbench, words};
use crate::session::action::{Effect, Failure};
use crate::session::rooms::Rooms;
use crate::worker::protocol::{JobId, Outcome, Reply, Task};
use nonet_engine::formats::lines::Splitter;
use nonet_engine::generate::Progress;
use nonet_engine::{Level, Recipe};

/// Workers that a list is cut for.
const WORKERS: usize = 8;
/// Milliseconds between two words of the live region on how far it is.
const SPEAK_MS: u64 = 15_000;

impl Rooms {
    /// The workbench, to be looked at.
    pub fn workbench(&self) -> &Workbench {
        &self.workbench
    }

    pub(in crate::session) fn at_workbench(&mut self, act: Act, out: &mut Vec<Effect>) {
        match act {
            Act::Typed(text) => {
                self.give_up_list(out);
                self.workbench.set_typed(text);
            }
            Act::Open(name) => {
                self.give_up_list(out);
                self.workbench.set_list(name);
                self.workbench.reading = Some(Splitter::default());
            }
            Act::Slice(bytes) => self.workbench.slice(&bytes),
            Act::End => {
                self.workbench.end();
                self.say(self.workbench.status());
            }
            Act::Draft(draft) => self.workbench.draft = draft,
            Act::Make => self.make_list(out),
            Act::Run(task) => self.run_list(task, out),
            Act::Cancel => {
                self.workbench.reading = None;
                if self.workbench.is_arranging() {
                    self.workbench.order = Order::default();
                }
                self.give_up_list(out);
            }
            Act::Scroll(window) => self.workbench.window = window,
            Act::FaultsOnly(only) => {
                self.workbench.is_faults_only = only;
                self.workbench.order = Order::default();
                self.workbench.rewind();
            }
            Act::Sort(column) => {
                self.workbench.sort_by(column);
                self.put_in_order(out);
            }
            Act::Filter(text) => {
                self.workbench.filter_by(text);
                self.put_in_order(out);
            }
            Act::Save(kind) => {
                if self.workbench.begin_writing(kind) {
                    self.workbench.write_part(out);
                }
            }
            Act::NextPart => self.workbench.write_part(out),
            Act::GoOn => self.arrange(out),
        }
    }

    /// Shows the rows as was chosen, or begins to put them in order.
    fn put_in_order(&mut self, out: &mut Vec<Effect>) {
        self.workbench.begin_arranging();
        self.workbench.rewind();
        if self.workbench.is_arranging() {
            self.arrange(out);
        } else {
            self.say(self.workbench.order_told());
        }
    }

    /// Goes a step on with it.
    fn arrange(&mut self, out: &mut Vec<Effect>) {
        if !self.workbench.is_arranging() {
            return; // given up
        }
        if self.workbench.arrange() {
            self.workbench.rewind();
            self.say(self.workbench.order_told());
        } else {
            out.push(Effect::GoOn);
        }
    }

    fn make_list(&mut self, out: &mut Vec<Effect>) {
        let draft = self.workbench.draft.clone();
        let (count, seed) = match draft.read() {
            Ok(read) => read,
            Err(fault) => return self.say(fault),
        };
        let seed = seed.unwrap_or_else(|| self.draw_seed());
        self.give_up_list(out);
        self.workbench.set_list(format!("{}, seed {seed}", draft.level.title()));
        // A puzzle of few givens is a search of its own.
        let per = if draft.level == Level::Extreme { 2 } else { 128 };
        self.workbench.list = List::to_be_made(count, per);
        self.workbench.rewind();
        let recipe = Recipe::classic(draft.level, seed);
        self.begin_run(None, Some(recipe), per, out);
    }

    fn run_list(&mut self, task: Task, out: &mut Vec<Effect>) {
        if self.workbench.is_busy() || self.workbench.list.len() == 0 {
            return;
        }
        // A hard puzzle may take a second: smaller pieces are sooner done.
        let piece = self.workbench.list.piece(WORKERS);
        let per = if task == Task::Rate { piece.min(64) } else { piece };
        self.begin_run(Some(task), None, per, out);
    }

    fn begin_run(&mut self, task: Option<Task>, recipe: Option<Recipe>, per: usize, out: &mut Vec<Effect>) {
        self.workbench.begin(task, recipe, per, self.now);
        self.say(format!("{}…", words::doing(task, self.workbench.list.len())));
        self.give_out(out);
    }

    /// Gives the workers what they should have.
    fn give_out(&mut self, out: &mut Vec<Effect>) {
        while let Some(request) = self.workbench.next_request() {
            let job = self.job(request);
            self.workbench.given_out(job.id);
            out.push(Effect::Start(job));
        }
    }

    /// Stops the run, if there is one; what is done stays.
    fn give_up_list(&mut self, out: &mut Vec<Effect>) {
        let pending = self.workbench.run.iter().flat_map(|run| &run.pending);
        // The last ones first: those wait, and must not be begun for nothing.
        out.extend(pending.rev().map(|pending| Effect::Stop(pending.id)));
        self.workbench.writing = None;
        if let Some(verdict) = self.workbench.close(self.now) {
            self.workbench.rewind();
            self.arrange(out);
            self.say(verdict);
        }
    }

    /// How far a piece is.
    pub(in crate::session) fn list_progress(&mut self, id: JobId, progress: Progress) {
        self.workbench.progress(id, progress);
        self.mind_list();
    }

    /// Takes a piece in.
    pub(in crate::session) fn list_done(&mut self, id: JobId, reply: Reply, out: &mut Vec<Effect>) {
        let outcome = match reply {
            Reply::Rows(outcome) => outcome,
            _ => self.workbench.lost(id),
        };
        self.take_piece(id, outcome, out);
    }

    /// A piece is lost. Where no worker loads there is no use in trying the rest.
    pub(in crate::session) fn list_failed(&mut self, id: JobId, failure: Failure, out: &mut Vec<Effect>) {
        if failure == Failure::Load {
            self.give_up_list(out);
            let text = "The puzzle generator did not load.";
            self.workbench.verdict = Some(text.to_owned());
            self.say(text);
        } else {
            let outcome = self.workbench.lost(id);
            self.take_piece(id, outcome, out);
        }
    }

    fn take_piece(&mut self, id: JobId, outcome: Outcome, out: &mut Vec<Effect>) {
        let is_last = self.workbench.take(id, outcome);
        self.mind_list();
        if !is_last {
            self.give_out(out);
        } else if let Some(verdict) = self.workbench.close(self.now) {
            self.arrange(out);
            self.say(verdict);
        }
    }

    /// Keeps the time, and says now and then how far it is.
    fn mind_list(&mut self) {
        let now = self.now;
        let Some(run) = &mut self.workbench.run else { return };
        run.now = now;
        if now.saturating_sub(run.spoke) >= SPEAK_MS {
            run.spoke = now;
            if let Some(view) = self.workbench.run_view() {
                self.say(format!("{} percent. {}", view.percent, view.left));
            }
        }
    }
}
