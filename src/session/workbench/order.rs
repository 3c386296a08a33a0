//! Which rows the table shows, and in what order: sorted by a column, filtered, or
//! only the faulty ones. The order is computed in slices when one of these changes
//! and when a run ends; until then the rows stay as they were. Without a sort and a
//! filter there is no list of rows at all.

use super::Workbench;
use super::arranging::Arranging;
use super::facets::Picks;
use super::slices::Slice;
use super::spread::MOST_ON_AXIS;
use crate::session::recipe::read_range;
use nonet_engine::rate::{Family, read_tenths};

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
    /// The rules that the text names.
    rules: Vec<Family>,
    /// The range of ratings that the brush chose.
    pub(super) range: Option<(u16, u16)>,
    /// The values that the menus chose.
    pub(super) picks: Picks,
    /// Rows in order; `None` shows all rows in list order.
    rows: Option<Vec<u32>>,
}

impl Order {
    pub(super) fn set_rows(&mut self, rows: Option<Vec<u32>>) {
        self.rows = rows;
    }
}

/// A filter of rows.
#[derive(Default)]
pub(super) struct Filter {
    /// Ranges of the rating in the first column, in tenths, both ends included.
    ranges: Vec<(u16, u16)>,
    /// Texts in lower case. The row has one of them anywhere.
    texts: Vec<String>,
    /// Values that the row must have.
    picks: Picks,
}

impl Filter {
    /// The filter of a typed text, which may be a range of ratings, of the brush, and of
    /// the menus.
    fn read(order: &Order, range: Option<(u16, u16)>) -> Option<Self> {
        let text = order.filter.trim();
        let mut filter =
            Self { ranges: range.into_iter().collect(), texts: Vec::new(), picks: order.picks.clone() };
        match read_range(text, read_tenths) {
            Some(typed) if !text.is_empty() => filter.ranges.push(typed),
            _ if !text.is_empty() => {
                // Results have the English names. Most of these have the text, too, in English.
                let text = text.to_ascii_lowercase();
                let rules = order.rules.iter().map(|family| family.name().to_ascii_lowercase());
                filter.texts = rules.filter(|name| !name.contains(&text)).collect();
                filter.texts.push(text);
            }
            _ => {}
        }
        let is_empty = filter.ranges.is_empty() && filter.texts.is_empty() && filter.picks.is_empty();
        (!is_empty).then_some(filter)
    }

    pub(super) fn lets_through(&self, line: &str, told: &str) -> bool {
        let rating = || told.split('\t').next().and_then(read_tenths);
        let is_in =
            |&(least, most): &(u16, u16)| rating().is_some_and(|value| (least..=most).contains(&value));
        let has_text = || {
            let told = told.to_ascii_lowercase();
            self.texts.iter().any(|text| told.contains(text))
        };
        self.ranges.iter().all(is_in)
            && (self.texts.is_empty() || has_text())
            && self.picks.let_through(line, told)
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

    /// Whether the brush, a menu or a text filters the table.
    pub fn is_filtered(&self) -> bool {
        let order = &self.order;
        order.range.is_some() || !order.picks.is_empty() || !order.filter.trim().is_empty()
    }

    /// The number of rows in the table.
    pub fn row_count(&self) -> usize {
        self.order.rows.as_ref().map_or_else(|| self.row_count_unordered(), Vec::len)
    }

    /// The place in the table of a list row, if the table shows it.
    pub(super) fn place_of(&self, row: usize) -> Option<usize> {
        match &self.order.rows {
            Some(rows) => rows.iter().position(|&other| other as usize == row),
            None if self.is_faults_only => self.results.faults().binary_search(&(row as u32)).ok(),
            None => (row < self.list.len()).then_some(row),
        }
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

    pub(super) fn filter_by(&mut self, text: String, rules: Vec<Family>) {
        self.order.filter = text;
        self.order.rules = rules;
    }

    /// Whether the rows are being sorted and filtered.
    pub fn is_arranging(&self) -> bool {
        self.slices.is_arranging()
    }

    /// Starts to sort and filter the results so far.
    pub(super) fn begin_arranging(&mut self) {
        // On the axis, 20.0 follows 12.4.
        let range =
            self.order.range.map(|(least, most)| (least, if most > MOST_ON_AXIS { u16::MAX } else { most }));
        let (filter, sort) = (Filter::read(&self.order, range), self.order.sort);
        if filter.is_none() && sort.is_none() {
            self.order.rows = None;
            self.slices.stop_arranging();
        } else {
            self.slices.put_back(Slice::Arrange(Arranging::new(filter, sort).into()));
        }
    }

    /// Does a slice of sorting and filtering; returns the rows in order after the last
    /// slice.
    pub(super) fn arrange(&self, arranging: &mut Arranging) -> Option<Vec<u32>> {
        let row = |place| self.row_unordered(place) as u32;
        let told = |row: u32| self.results.get(row as usize).and_then(Result::ok);
        let line = |row: u32| self.list.get(row as usize).map_or("", |(_, line)| line);
        arranging.step(self.row_count_unordered(), row, line, told)
    }
}
