//! Which rows of the table are shown, and in what order: sorted by a column,
//! only those that a filter lets through, only those at fault. Worked out anew
//! when one of these changes and when a run ends; while nothing is chosen there
//! is no list of rows at all.

use std::cmp::Ordering;

use super::Workbench;
use crate::engine::rate::read_tenths;

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

/// What a filter lets through.
enum Filter {
    /// A number in the first column, both ends included, in tenths.
    Range(u16, u16),
    /// A text anywhere in the row, in lower case.
    Text(String),
}

impl Filter {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (least, most) = text.split_once(['-', '–']).unwrap_or((text, text));
        let range = read_tenths(least.trim()).zip(read_tenths(most.trim()));
        match range {
            _ if text.is_empty() => None,
            Some((least, most)) => Some(Self::Range(least, most)),
            None => Some(Self::Text(text.to_ascii_lowercase())),
        }
    }

    fn lets_through(&self, told: &str) -> bool {
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
        match &self.order.rows {
            Some(rows) => rows.len(),
            None if self.is_faults_only => self.results.faults().len(),
            None => self.list.len(),
        }
    }

    /// The row of the list that stands at a place of the table.
    pub(super) fn row_at(&self, place: usize) -> usize {
        let known = match &self.order.rows {
            Some(rows) => rows.get(place),
            None if self.is_faults_only => self.results.faults().get(place),
            None => None,
        };
        known.map_or(place, |&row| row as usize)
    }

    /// The next way to sort by a column: rising, falling, not at all.
    pub(super) fn sort_by(&mut self, column: usize) {
        self.order.sort = match self.order.sort {
            Some(sort) if sort.column == column && sort.is_falling => None,
            Some(sort) if sort.column == column => Some(Sort { column, is_falling: true }),
            _ => Some(Sort { column, is_falling: false }),
        };
        self.put_in_order();
    }

    pub(super) fn filter_by(&mut self, text: String) {
        self.order.filter = text;
        self.put_in_order();
    }

    /// Works the order out, from what is known by now.
    pub(super) fn put_in_order(&mut self) {
        let filter = Filter::read(&self.order.filter);
        self.order.rows = None;
        if filter.is_none() && self.order.sort.is_none() {
            return;
        }
        let told = |row: u32| self.results.get(row as usize).and_then(Result::ok);
        let all = 0..self.row_count() as u32;
        let rows = all.map(|place| self.row_at(place as usize) as u32);
        let lets_through = |&row: &u32| match &filter {
            Some(filter) => told(row).is_some_and(|text| filter.lets_through(text)),
            None => true,
        };
        let mut rows: Vec<u32> = rows.filter(lets_through).collect();
        if let Some(Sort { column, is_falling }) = self.order.sort {
            rows = sorted(rows, is_falling, |row| {
                told(row)?.split('\t').nth(column).filter(|cell| !cell.is_empty())
            });
        }
        self.order.rows = Some(rows);
    }
}

/// Rows by a text of each: first numbers by their size, then other texts; those
/// without one come last.
fn sorted<'a>(rows: Vec<u32>, is_falling: bool, text: impl Fn(u32) -> Option<&'a str>) -> Vec<u32> {
    let keyed = rows.into_iter().map(|row| {
        let text = text(row);
        (text.and_then(number), text, row)
    });
    let mut keyed: Vec<(Option<f64>, Option<&str>, u32)> = keyed.collect();
    keyed.sort_by(|a, b| {
        let by_kind = b.1.is_some().cmp(&a.1.is_some()).then(b.0.is_some().cmp(&a.0.is_some()));
        let by_size = match (a.0, b.0) {
            (Some(a), Some(b)) => a.total_cmp(&b),
            _ => Ordering::Equal,
        };
        let order = by_size.then(a.1.cmp(&b.1));
        by_kind.then(if is_falling { order.reverse() } else { order }).then(a.2.cmp(&b.2))
    });
    keyed.into_iter().map(|(_, _, row)| row).collect()
}

/// What a text comes to: "7.2", "at least 9", "10000 or more".
fn number(text: &str) -> Option<f64> {
    text.trim_start_matches("at least ").trim_end_matches(" or more").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(texts: &[&'static str], is_falling: bool) -> Vec<&'static str> {
        let rows = (0..texts.len() as u32).collect();
        let text = |row: u32| Some(texts[row as usize]).filter(|text| !text.is_empty());
        sorted(rows, is_falling, text).into_iter().map(|row| texts[row as usize]).collect()
    }

    #[test]
    fn a_number_with_words_is_a_number_and_others_come_after_it() {
        let texts = ["10", "10000 or more", "", "2", "at least 9", "none", "2"];
        assert_eq!(order(&texts, false), ["2", "2", "at least 9", "10", "10000 or more", "none", ""]);
        assert_eq!(order(&texts, true), ["10000 or more", "10", "at least 9", "2", "2", "none", ""]);
    }

    #[test]
    fn what_is_long_and_mixed_is_sorted() {
        // Rust ends the program where an order contradicts itself.
        let texts: Vec<&str> = ["10", "9", "10x", "1 000", "2", "x", "10000 or more"].repeat(40);
        let sorted = order(&texts, false);
        assert_eq!((sorted[0], sorted[279]), ("2", "x"));
    }
}
