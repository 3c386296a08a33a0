//! The selected row of the table: its puzzle as a board, its result, and what the player
//! can do with this puzzle alone.

use std::collections::BTreeMap;

use super::drawn::DrawnBoard;
use super::facets::Pattern;
use super::{Workbench, view, words};
use crate::session::context::Context;
use crate::session::effect::Effect;
use crate::session::jobs::Owner;
use crate::session::screen::Screen;
use crate::session::ways;
use crate::worker::protocol::{Column, JobId, LineFault, MADE_COLUMNS, Reply, Request, Task};
use nonet_engine::formats;
use nonet_engine::message::Message;
use nonet_engine::{Grid, Variant};

/// The selected row, and the ratings of single rows.
#[derive(Default)]
pub(super) struct Chosen {
    /// Its place in the list.
    row: Option<usize>,
    /// Whether it is open as a board.
    is_open: bool,
    /// The job that rates a single row, and the row.
    rating: Option<(JobId, usize)>,
    /// The rows that were rated one by one.
    rated: BTreeMap<usize, Result<String, LineFault>>,
    /// The job that looks for redundant givens of a row, and the row.
    checking: Option<(JobId, usize)>,
    /// The number of redundant givens of rows that were open, where there is an answer.
    redundant: BTreeMap<usize, Option<usize>>,
    /// The outcome of the last side effect: "Copied."
    note: Option<Message>,
}

impl Chosen {
    /// Whether this job is about a single row.
    pub(super) fn has_job(&self, id: JobId) -> bool {
        [self.rating, self.checking].into_iter().flatten().any(|(job, _)| job == id)
    }

    /// Forgets the jobs, which were stopped.
    pub(super) fn stop(&mut self) {
        (self.rating, self.checking) = (None, None);
    }

    /// What stays when another list is opened.
    pub(super) fn for_next_list(&self) -> Self {
        Self { is_open: self.is_open, ..Self::default() }
    }
}

/// The open row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenRow {
    /// Its line number in the file.
    pub line: usize,
    /// The board; `None` if the line is no puzzle.
    pub board: Option<DrawnBoard>,
    /// The number of givens.
    pub givens: usize,
    /// What is known about the puzzle: names and values.
    pub facts: Vec<(Message, Message)>,
    /// Its fault.
    pub fault: Option<Message>,
    /// Whether it is being rated.
    pub is_rating: bool,
    /// Whether it can be rated, and is not yet.
    pub can_rate: bool,
    /// Whether there is a solve path.
    pub can_walk: bool,
    /// The outcome of the last side effect.
    pub note: Option<Message>,
}

impl Workbench {
    /// The page shows the selected row as a board, or only the table.
    pub(in crate::session) fn show(&mut self, is_open: bool) {
        self.chosen.is_open = is_open;
    }

    /// The selected row of the list.
    pub(super) fn chosen_row(&self) -> Option<usize> {
        self.chosen.row.filter(|row| *row < self.list.len())
    }

    /// The place of the selected row in the table, if the table shows it.
    pub fn selected(&self) -> Option<usize> {
        self.place_of(self.chosen_row()?)
    }

    pub(super) fn select(&mut self, place: usize, context: &mut Context) {
        if place < self.row_count() {
            self.chosen.row = Some(self.row_at(place));
            self.chosen.note = None;
            self.check_row(context);
        }
    }

    /// Opens a row of the table as a board.
    pub(super) fn open(&mut self, place: usize, context: &mut Context) {
        self.select(place, context);
        if self.chosen_row().is_some() && !self.chosen.is_open {
            self.chosen.is_open = true;
            context.push(Effect::Go(Screen::BenchRow));
            self.check_row(context);
        }
    }

    /// Closes the open row.
    pub(super) fn close(&mut self, context: &mut Context) {
        if std::mem::take(&mut self.chosen.is_open) {
            context.push(Effect::Leave(ways::out(Screen::BenchRow)));
        }
    }

    /// The puzzle of the selected row as text.
    pub(in crate::session) fn chosen_text(&self) -> Option<&str> {
        let (_, line) = self.list.get(self.chosen_row()?)?;
        Some(view::puzzle(line))
    }

    fn chosen_grid(&self) -> Option<Grid> {
        formats::read(None, self.chosen_text()?).ok()
    }

    /// The selected puzzle, if it may have a solve path.
    pub(in crate::session) fn walkable(&self) -> Option<Grid> {
        self.chosen_grid().filter(|grid| grid.conflict().is_none())
    }

    pub(super) fn copy(&self, context: &mut Context) {
        if let Some(text) = self.chosen_text() {
            context.push(Effect::Copy(text.to_owned()));
        }
    }

    /// Rates the selected row alone.
    pub(super) fn rate_row(&mut self, context: &mut Context) {
        let Some(row) = self.chosen_row().filter(|_| self.chosen.rating.is_none()) else { return };
        let Some((_, line)) = self.list.get(row) else { return };
        let lines = [line].into_iter().collect();
        let id = context.start(Owner::Workbench, Request::Each(Task::Rate, lines));
        self.chosen.rating = Some((id, row));
        context.say(words::row_rating());
    }

    /// Looks for redundant givens of the open row, unless a result has them. One row at a
    /// time: while it is looked at, the player may go on to others.
    fn check_row(&mut self, context: &mut Context) {
        let chosen = &self.chosen;
        let Some(row) = self.chosen_row().filter(|_| chosen.is_open && chosen.checking.is_none()) else {
            return;
        };
        let is_known = chosen.redundant.contains_key(&row) || self.redundant(row).is_some();
        if is_known || self.is_busy() || self.walkable().is_none() {
            return;
        }
        let Some(text) = self.chosen_text() else { return };
        let id = context.start(Owner::Workbench, Request::Each(Task::Minimise, [text].into_iter().collect()));
        self.chosen.checking = Some((id, row));
    }

    /// The number of redundant givens, if it is known.
    fn redundant(&self, row: usize) -> Option<usize> {
        let is_minimised = self.columns() == Task::Minimise.columns();
        let told = self.results.get(row).filter(|_| is_minimised);
        told.map_or_else(|| self.chosen.redundant.get(&row).copied().flatten(), |told| redundant(told.ok()?))
    }

    /// Takes in the result about a single row; `None` if its job was lost.
    pub(super) fn take_row(&mut self, id: JobId, reply: Option<&Reply>, context: &mut Context) {
        let outcome = if let Some(Reply::Rows(rows)) = reply { rows.unpack() } else { None };
        let told = match &outcome {
            Some(outcome) if outcome.rows.len() == 1 => outcome.get(0),
            _ => Err(LineFault::Lost),
        };
        if let Some((_, row)) = self.chosen.checking.take_if(|(job, _)| *job == id) {
            self.chosen.redundant.insert(row, told.ok().and_then(redundant));
            self.check_row(context);
        } else {
            self.take_rating(told, context);
        }
    }

    fn take_rating(&mut self, rated: Result<&str, LineFault>, context: &mut Context) {
        let Some((_, row)) = self.chosen.rating.take() else { return };
        self.chosen.rated.insert(row, rated.map(str::to_owned));
        let number = self.list.get(row).map_or(0, |(number, _)| number);
        context.say(match rated {
            Ok(told) => words::row_rated(number, told.split('\t').next().unwrap_or_default().to_owned()),
            Err(fault) => words::fault(fault),
        });
    }

    /// Shows and announces the outcome of a side effect.
    pub(in crate::session) fn tell_note(&mut self, message: Message, context: &mut Context) {
        self.chosen.note = Some(message.clone());
        context.say(message);
    }

    /// Whether a row is open.
    pub fn is_row_open(&self) -> bool {
        self.chosen.is_open && self.chosen_row().is_some()
    }

    /// The open row, if one is open.
    pub fn open_row(&self) -> Option<OpenRow> {
        let row = self.chosen_row().filter(|_| self.chosen.is_open)?;
        let (number, _) = self.list.get(row)?;
        let puzzle = self.chosen_grid();
        let result = self.results.get(row);
        let told: Vec<&str> = match result {
            Some(Ok(told)) => told.split('\t').collect(),
            _ => Vec::new(),
        };
        let mut columns = self.columns().iter().zip(&told);
        let board_of = |told: &str| Grid::read(puzzle.as_ref()?.variant(), told).ok();
        let board = columns.find(|(column, _)| column.is_board());
        let board = board.and_then(|(_, told)| board_of(told));
        let mut facts = facts(self.columns(), &told);
        let alone = self.chosen.rated.get(&row);
        if let Some(Ok(told)) = alone.filter(|_| !self.is_rated()) {
            facts.extend(self::facts(Task::Rate.columns(), &told.split('\t').collect::<Vec<_>>()));
        }
        if puzzle.is_some() {
            facts.extend(self.facts_of(row, number));
        }
        let fault = match (result, alone) {
            (Some(Err(fault)), _) => Some(fault),
            (_, Some(Err(fault))) => Some(*fault),
            _ => None,
        };
        let is_rated = self.is_rated() && result.is_some() || alone.is_some_and(Result::is_ok);
        let is_classic = puzzle.as_ref().is_some_and(|grid| grid.variant() == Variant::CLASSIC);
        Some(OpenRow {
            line: number as usize,
            givens: puzzle.as_ref().map_or(0, Grid::filled_count),
            board: puzzle.as_ref().map(|puzzle| DrawnBoard::new(puzzle, board.as_ref())),
            facts,
            fault: fault.map(words::fault).or_else(|| puzzle.is_none().then(words::row_unreadable)),
            is_rating: self.chosen.rating.is_some_and(|(_, other)| other == row),
            can_rate: is_classic && !is_rated && self.chosen.rating.is_none(),
            can_walk: self.walkable().is_some(),
            note: self.chosen.note.clone(),
        })
    }
}

impl Workbench {
    /// What the puzzle itself tells: its symmetry, whether it is minimal, and its seed.
    fn facts_of(&self, row: usize, number: u32) -> impl Iterator<Item = (Message, Message)> {
        let pattern = self.list.get(row).and_then(|(_, line)| Pattern::read(line));
        let symmetry = pattern.map(|pattern| {
            let names = pattern.symmetries().map(|symmetry| words::symmetry(symmetry.name()));
            (words::row_symmetry(), words::symmetries(names.collect()))
        });
        let redundant = self.redundant(row);
        let minimal = redundant.map(|count| (words::row_minimal(), words::row_redundant(count)));
        // The list of generated puzzles has a column for seeds.
        let seed = self.first_seed.filter(|_| self.columns() != MADE_COLUMNS);
        let seed = seed.map(|first| {
            let seed = first.wrapping_add(u64::from(number) - 1);
            (words::row_seed(), words::row_value(seed.to_string()))
        });
        symmetry.into_iter().chain(minimal).chain(seed)
    }
}

/// The columns of a result, but for boards. The three numbers of a rating are one value.
fn facts(columns: &[Column], told: &[&str]) -> Vec<(Message, Message)> {
    let is_told = |(column, _): &(&Column, &&str)| !column.is_board() && !matches!(column.id, "ep" | "ed");
    let fact = |(column, value): (&Column, &&str)| match (column.id, told) {
        ("er", [er, ep, ed, ..]) => (words::row_rated_as(), words::row_value([*er, *ep, *ed].join(" / "))),
        ("hardest", _) => (words::column(column), words::facets::rule(value)),
        _ => (words::column(column), words::row_value((*value).to_owned())),
    };
    columns.iter().zip(told).filter(is_told).map(fact).collect()
}

/// The number of redundant givens, from the result of minimising.
fn redundant(told: &str) -> Option<usize> {
    let mut numbers = told.split('\t').map(str::parse::<usize>);
    let (givens, left) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    givens.checked_sub(left)
}
