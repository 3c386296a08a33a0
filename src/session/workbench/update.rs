//! The player's actions at the workbench.

use super::list::List;
use super::order::Order;
use super::run::Work;
use super::slices::Slice;
use super::{Act, Workbench, words};
use crate::session::context::Context;
use crate::session::effect::Effect;
use crate::session::words::level_title;
use crate::worker::protocol::Task;
use nonet_engine::formats::lines::Splitter;
use nonet_engine::{Level, Recipe};

/// Number of workers that the list is divided for.
const WORKERS: usize = 8;

impl Workbench {
    pub(in crate::session) fn act(&mut self, act: Act, context: &mut Context) {
        match act {
            Act::Typed(text) => {
                self.stop(context);
                self.set_typed(text);
            }
            Act::Open(source) => {
                self.stop(context);
                self.set_list(Some(words::source(source)));
                self.reading = Some(Splitter::default());
            }
            Act::Slice(bytes) => self.read_slice(&bytes),
            Act::End => {
                self.end();
                context.say(self.status());
            }
            Act::Draft(draft) => self.draft = draft,
            Act::Make => self.make_list(context),
            Act::Run(task) => self.run_list(task, context),
            Act::Cancel => {
                self.reading = None;
                if self.is_arranging() {
                    self.order = Order::default();
                    self.slices.stop_arranging();
                }
                self.stop(context);
            }
            Act::Scroll(window) => self.window = window,
            Act::FaultsOnly(only) => {
                self.is_faults_only = only;
                self.order = Order::default();
                self.slices.stop_arranging();
                self.rewind();
            }
            Act::Sort(column) => {
                self.sort_by(column);
                self.put_in_order(context);
            }
            Act::Filter(text, rules) => {
                self.filter_by(text, rules);
                self.put_in_order(context);
            }
            Act::Pick(facet, value) => {
                self.pick(facet, value);
                self.put_in_order(context);
            }
            Act::Brush(least, most) => self.brush(least, most),
            Act::Drag(drag) => {
                if let Some(range) = self.drag(drag) {
                    self.set_range(range);
                    self.put_in_order(context);
                }
            }
            Act::Range(range) => {
                self.set_range(range);
                self.put_in_order(context);
            }
            Act::Choose { generates } => self.generates = generates,
            Act::Select(place) => self.select(place, context),
            Act::OpenRow { place, .. } => self.open(place, context),
            Act::Close => self.close(context),
            Act::Play | Act::Walk => {} // `Rooms` leads to another page
            Act::RateRow => self.rate_row(context),
            Act::Copy => self.copy(context),
            Act::Save(kind) => {
                if let Some(writing) = self.new_writing(kind) {
                    self.slices.put_back(Slice::Write(writing));
                    self.go_on(context);
                }
            }
            Act::GoOn => self.go_on(context),
        }
    }

    /// Shows the rows in the chosen order, or starts to sort them.
    fn put_in_order(&mut self, context: &mut Context) {
        self.begin_arranging();
        self.rewind();
        if self.is_arranging() {
            self.go_on(context);
        } else {
            context.say(self.order_told());
        }
    }

    /// Does the next slice of sorting or saving.
    pub(super) fn go_on(&mut self, context: &mut Context) {
        match self.slices.take() {
            None => return, // it was stopped
            Some(Slice::Write(writing)) => {
                let (part, rest) = self.write_part(writing);
                context.push(part);
                if let Some(rest) = rest {
                    self.slices.put_back(Slice::Write(rest));
                }
            }
            Some(Slice::Arrange(mut arranging)) => {
                let rows = self.arrange(&mut arranging);
                if rows.is_some() {
                    self.order.set_rows(rows);
                    self.rewind();
                    context.say(self.order_told());
                } else {
                    self.slices.put_back(Slice::Arrange(arranging));
                }
            }
        }
        if self.slices.is_busy() {
            context.push(Effect::GoOn);
        }
    }

    fn make_list(&mut self, context: &mut Context) {
        let draft = self.draft.clone();
        let (count, seed) = match draft.read() {
            Ok(read) => read,
            Err(fault) => return context.say(fault),
        };
        let seed = seed.unwrap_or_else(|| context.draw_seed());
        self.stop(context);
        let source = words::source_generated(level_title(draft.level), seed.to_string());
        self.set_list(Some(source));
        self.first_seed = Some(seed);
        // Each puzzle with few givens needs a search of its own.
        let per = if draft.level == Level::Extreme { 2 } else { 128 };
        self.list = List::to_be_made(count, per);
        self.rewind();
        self.begin_run(Work::Generate(Recipe::classic(draft.level, seed)), per, context);
    }

    fn run_list(&mut self, task: Task, context: &mut Context) {
        if self.is_busy() || self.list.len() == 0 {
            return;
        }
        // A hard puzzle may take a second, so smaller pieces report sooner.
        let piece = self.list.piece(WORKERS);
        let per = if task == Task::Rate { piece.min(64) } else { piece };
        self.begin_run(Work::Each(task), per, context);
    }

    /// Stops the run and the file that is being saved.
    fn stop(&mut self, context: &mut Context) {
        self.slices.stop_writing();
        self.stop_run(context);
    }
}
