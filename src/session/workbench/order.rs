//! Which rows of the table are shown, and in what order: sorted by a column,
//! only those that a filter lets through, only those at fault. Worked out anew
//! when one of these changes and when a run ends, in steps; until the last the
//! rows stay as they were. While nothing is chosen there is no list of rows at all.

use super::Workbench;
use super::arranging::Arranging;
use super::slices::Slice;
use crate::session::recipe::read_range;
use nonet_engine::rate::read_tenths;

/// Sorted by a column, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sort {
    /// Which column of the results.
    pub column: usize,
    /// Greatest first.
    pub is_falling: bool,
}

/// What was chosen, and what came of it.
#[derive(Default)]
pub(super) struct Order {
    pub(super) sort: Option<Sort>,
    /// As typed.
    pub(super) filter: String,
    /// Rows in order; `None` is all rows as they stand.
    rows: Option<Vec<u32>>,
}

impl Order {
    pub(super) fn set_rows(&mut self, rows: Option<Vec<u32>>) {
        self.rows = rows;
    }
}

/// What a filter lets through.
pub(super) enum Filter {
    /// A number in the first column, both ends included, in tenths.
    Range(u16, u16),
    /// A text anywhere in the row, in lower case.
    Text(String),
}

impl Filter {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        match read_range(text, read_tenths) {
            _ if text.is_empty() => None,
            Some((least, most)) => Some(Self::Range(least, most)),
            None => Some(Self::Text(text.to_ascii_lowercase())),
        }
    }

    pub(super) fn lets_through(&self, told: &str) -> bool {
        match self {
            Self::Range(least, most) => {
                let first = told.split('\t').next().and_then(read_tenths);
                first.is_some_and(|value| (*least..=*most).contains(&value))
            }
            Self::Text(text) => told.to_ascii_lowercase().contains(text),
        }
    }
}

impl Workbench {
    /// By what the table is sorted.
    pub fn sort(&self) -> Option<Sort> {
        self.order.sort
    }

    /// What is typed to filter by.
    pub fn filter(&self) -> &str {
        &self.order.filter
    }

    /// Rows of the table.
    pub fn row_count(&self) -> usize {
        self.order.rows.as_ref().map_or_else(|| self.row_count_unordered(), Vec::len)
    }

    /// The row of the list that stands at a place of the table.
    pub(super) fn row_at(&self, place: usize) -> usize {
        match &self.order.rows {
            Some(rows) => rows.get(place).map_or(place, |&row| row as usize),
            None => self.row_unordered(place),
        }
    }

    fn row_count_unordered(&self) -> usize {
        if self.is_faults_only { self.results.faults().len() } else { self.list.len() }
    }

    fn row_unordered(&self, place: usize) -> usize {
        let fault = self.is_faults_only.then(|| self.results.faults().get(place)).flatten();
        fault.map_or(place, |&row| row as usize)
    }

    /// The next way to sort by a column: rising, falling, not at all.
    pub(super) fn sort_by(&mut self, column: usize) {
        self.order.sort = match self.order.sort {
            Some(sort) if sort.column == column && sort.is_falling => None,
            Some(sort) if sort.column == column => Some(Sort { column, is_falling: true }),
            _ => Some(Sort { column, is_falling: false }),
        };
    }

    pub(super) fn filter_by(&mut self, text: String) {
        self.order.filter = text;
    }

    /// Whether the rows are being put in order.
    pub fn is_arranging(&self) -> bool {
        self.slices.is_arranging()
    }

    /// Begins to work the order out, from what is known by now.
    pub(super) fn begin_arranging(&mut self) {
        let (filter, sort) = (Filter::read(&self.order.filter), self.order.sort);
        if filter.is_none() && sort.is_none() {
            self.order.rows = None;
            self.slices.stop_arranging();
        } else {
            self.slices.put_back(Slice::Arrange(Arranging::new(filter, sort)));
        }
    }

    /// Does a slice of it; returns the rows in order after the last one.
    pub(super) fn arrange(&self, arranging: &mut Arranging) -> Option<Vec<u32>> {
        let row = |place| self.row_unordered(place) as u32;
        let told = |row: u32| self.results.get(row as usize).and_then(Result::ok);
        arranging.step(self.row_count_unordered(), row, told)
    }
}
