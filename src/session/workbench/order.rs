//! Which rows the table shows, and in what order: sorted by a column, filtered, or
//! only the faulty ones. The order is computed in slices when one of these changes
//! and when a run ends; until then the rows stay as they were. Without a sort and a
//! filter there is no list of rows at all.

use super::Workbench;
use super::arranging::Arranging;
use super::slices::Slice;
use crate::session::recipe::read_range;
use nonet_engine::rate::read_tenths;

/// The sort by a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sort {
    /// The column of the results, counted from 0.
    pub column: usize,
    /// Descending.
    pub is_falling: bool,
}

/// The chosen sort and filter, and the resulting rows.
#[derive(Default)]
pub(super) struct Order {
    pub(super) sort: Option<Sort>,
    /// The filter as typed.
    pub(super) filter: String,
    /// Rows in order; `None` shows all rows in list order.
    rows: Option<Vec<u32>>,
}

impl Order {
    pub(super) fn set_rows(&mut self, rows: Option<Vec<u32>>) {
        self.rows = rows;
    }
}

/// A filter of rows.
pub(super) enum Filter {
    /// A rating in the first column, in tenths, both ends included.
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
    /// The sort of the table.
    pub fn sort(&self) -> Option<Sort> {
        self.order.sort
    }

    /// The filter as typed.
    pub fn filter(&self) -> &str {
        &self.order.filter
    }

    /// The number of rows in the table.
    pub fn row_count(&self) -> usize {
        self.order.rows.as_ref().map_or_else(|| self.row_count_unordered(), Vec::len)
    }

    /// The list row at a place in the table.
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

    /// Sorts by a column: ascending, then descending, then not at all.
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

    /// Whether the rows are being sorted and filtered.
    pub fn is_arranging(&self) -> bool {
        self.slices.is_arranging()
    }

    /// Starts to sort and filter the results so far.
    pub(super) fn begin_arranging(&mut self) {
        let (filter, sort) = (Filter::read(&self.order.filter), self.order.sort);
        if filter.is_none() && sort.is_none() {
            self.order.rows = None;
            self.slices.stop_arranging();
        } else {
            self.slices.put_back(Slice::Arrange(Arranging::new(filter, sort)));
        }
    }

    /// Does a slice of sorting and filtering; returns the rows in order after the last
    /// slice.
    pub(super) fn arrange(&self, arranging: &mut Arranging) -> Option<Vec<u32>> {
        let row = |place| self.row_unordered(place) as u32;
        let told = |row: u32| self.results.get(row as usize).and_then(Result::ok);
        arranging.step(self.row_count_unordered(), row, told)
    }
}
