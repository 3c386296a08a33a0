//! Filters and sorts the rows of the table in slices, so that a million rows do not
//! block the page: a merge sort that sorts runs of a few thousand rows and merges
//! them two by two, a part at a time.

use std::cmp::Ordering;
use std::collections::VecDeque;

use super::order::{Filter, Sort};

/// Number of rows that one slice filters and sorts. They make a run.
const LOOKED_AT: usize = 2_048;
/// Number of rows that one slice merges.
const MERGED: usize = 16_384;

/// A row and its sort key. Numbers come before texts in both directions.
#[derive(Clone, Copy)]
struct Key {
    /// Orders numbers by value; the maximum for any other text.
    number: u64,
    /// The first bytes of the text. They tell most rows apart without a lookup.
    start: u64,
    row: u32,
}

/// Two runs that are being merged.
struct Merging {
    runs: [Vec<Key>; 2],
    /// Number of rows taken from each run so far.
    taken: [usize; 2],
    merged: Vec<Key>,
}

/// A sort in progress.
pub(super) struct Arranging {
    filter: Option<Filter>,
    sort: Option<Sort>,
    /// Number of rows that were filtered.
    seen: usize,
    /// Sorted runs that are not merged yet.
    runs: VecDeque<Vec<Key>>,
    merging: Option<Merging>,
    /// Rows that come last, in list order: those without a text in the column, or all
    /// rows if there is no sort.
    unsorted: Vec<u32>,
}

impl Arranging {
    pub(super) fn new(filter: Option<Filter>, sort: Option<Sort>) -> Self {
        let (runs, unsorted) = (VecDeque::new(), Vec::new());
        Self { filter, sort, seen: 0, runs, merging: None, unsorted }
    }

    /// Does a slice; returns the sorted rows after the last one. `row` maps each of
    /// `count` places to a row. `line` returns the line of a row, `told` its result: texts
    /// separated by tabs.
    pub(super) fn step<'a>(
        &mut self,
        count: usize,
        row: impl Fn(usize) -> u32,
        line: impl Fn(u32) -> &'a str,
        told: impl Fn(u32) -> Option<&'a str>,
    ) -> Option<Vec<u32>> {
        if self.seen < count {
            let to = (self.seen + LOOKED_AT).min(count);
            self.look_at((self.seen..to).map(row), line, told);
            self.seen = to;
        } else if let Some(merging) = &mut self.merging {
            let sort = self.sort;
            if merging.step(|one, other| order(sort, one, other, &told)) {
                self.runs.extend(self.merging.take().map(|merging| merging.merged));
            }
        }
        if self.seen < count || self.merging.is_some() {
            return None;
        }
        let first = self.runs.pop_front().unwrap_or_default();
        let Some(second) = self.runs.pop_front() else {
            let mut rows: Vec<u32> = first.into_iter().map(|key| key.row).collect();
            rows.append(&mut self.unsorted);
            return Some(rows);
        };
        self.merging = Some(Merging::new([first, second]));
        None
    }

    /// Filters the next rows and sorts them as a run.
    fn look_at<'a>(
        &mut self,
        rows: impl Iterator<Item = u32>,
        line: impl Fn(u32) -> &'a str,
        told: impl Fn(u32) -> Option<&'a str>,
    ) {
        let mut run = Vec::new();
        for row in rows {
            let text = told(row);
            let lets = |filter: &Filter| text.is_some_and(|text| filter.lets_through(line(row), text));
            if self.filter.as_ref().is_some_and(|filter| !lets(filter)) {
                continue;
            }
            match self.sort.and_then(|sort| Some((sort, cell(text?, sort)?))) {
                Some((sort, text)) => run.push(Key::new(text, sort, row)),
                None => self.unsorted.push(row),
            }
        }
        if !run.is_empty() {
            run.sort_unstable_by(|one, other| order(self.sort, one, other, &told));
            self.runs.push_back(run);
        }
    }
}

impl Key {
    fn new(text: &str, sort: Sort, row: u32) -> Self {
        let mut start = [0; 8];
        start.iter_mut().zip(text.bytes()).for_each(|(to, byte)| *to = byte);
        let start = u64::from_be_bytes(start);
        let number = number(text).map(|number| {
            // The same order as `f64::total_cmp`.
            let bits = number.to_bits();
            let ordered = if bits >> 63 == 1 { !bits } else { bits | 1 << 63 };
            if sort.is_falling { !ordered } else { ordered }
        });
        Self { number: number.unwrap_or(u64::MAX), start: if sort.is_falling { !start } else { start }, row }
    }
}

impl Merging {
    fn new(runs: [Vec<Key>; 2]) -> Self {
        let merged = Vec::with_capacity(runs[0].len() + runs[1].len());
        Self { runs, taken: [0; 2], merged }
    }

    /// Merges the next rows; returns whether the merge is complete.
    fn step(&mut self, order: impl Fn(&Key, &Key) -> Ordering) -> bool {
        for _ in 0..MERGED {
            let [first, second] = [0, 1].map(|run| self.runs[run].get(self.taken[run]));
            let (from, key) = match (first, second) {
                (Some(first), Some(second)) if order(first, second).is_gt() => (1, second),
                (Some(first), _) => (0, first),
                (None, Some(second)) => (1, second),
                (None, None) => return true,
            };
            self.merged.push(*key);
            self.taken[from] += 1;
        }
        false
    }
}

/// Compares two rows. Two rows are never equal.
fn order<'a>(sort: Option<Sort>, one: &Key, other: &Key, told: impl Fn(u32) -> Option<&'a str>) -> Ordering {
    let by_text = || {
        let Some(sort) = sort else { return Ordering::Equal };
        let start = if sort.is_falling { !one.start } else { one.start };
        if start.to_be_bytes()[7] == 0 {
            return Ordering::Equal; // that was the whole text
        }
        let text = |key: &Key| told(key.row).and_then(|text| cell(text, sort));
        let order = text(one).cmp(&text(other));
        if sort.is_falling { order.reverse() } else { order }
    };
    let by_key = one.number.cmp(&other.number).then(one.start.cmp(&other.start));
    by_key.then_with(by_text).then(one.row.cmp(&other.row))
}

/// The text in the sort's column, if there is one.
fn cell(told: &str, sort: Sort) -> Option<&str> {
    told.split('\t').nth(sort.column).filter(|cell| !cell.is_empty())
}

/// The value of a text that is a number: "7.2", or "10000+" for 10,000 or more.
fn number(text: &str) -> Option<f64> {
    text.strip_suffix('+').unwrap_or(text).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::random::from_seed;
    use rand::RngExt;

    fn sorted(texts: &[String], is_falling: bool) -> Vec<&str> {
        let mut arranging = Arranging::new(None, Some(Sort { column: 1, is_falling }));
        let told: Vec<String> = texts.iter().map(|text| format!("x\t{text}")).collect();
        let mut step = || {
            arranging.step(
                told.len(),
                |at| at as u32,
                |_| "",
                |row| told.get(row as usize).map(String::as_str),
            )
        };
        let rows = std::iter::repeat_with(&mut step).find_map(|rows| rows).unwrap();
        assert_eq!(rows.len(), texts.len());
        rows.into_iter().map(|row| texts[row as usize].as_str()).collect()
    }

    #[test]
    fn a_number_with_a_plus_is_a_number_and_others_come_after_it() {
        let texts = ["10", "10000+", "", "2", "9+", "none", "2"].map(str::to_owned);
        assert_eq!(sorted(&texts, false), ["2", "2", "9+", "10", "10000+", "none", ""]);
        assert_eq!(sorted(&texts, true), ["10000+", "10", "9+", "2", "2", "none", ""]);
    }

    #[test]
    fn what_is_long_and_mixed_is_sorted() {
        // Rust panics if an order contradicts itself.
        let texts = ["10", "9", "10x", "1 000", "2", "x", "10000+"].repeat(40);
        let texts: Vec<String> = texts.into_iter().map(str::to_owned).collect();
        let sorted = sorted(&texts, false);
        assert_eq!((sorted[0], sorted[279]), ("2", "x"));
    }

    #[test]
    fn sorting_in_steps_equals_sorting_at_once() {
        let rng = &mut from_seed(3);
        for count in [1, LOOKED_AT, 3 * LOOKED_AT + 1, 5 * MERGED] {
            let mut text = || match rng.random_range(0..5) {
                0 => String::new(),
                1 => format!("{}.{}", rng.random_range(0..12), rng.random_range(0..10)),
                // Many of these texts have the same start.
                2 => format!("Hidden Pair {}", rng.random_range(0..900)),
                3 => format!("{}+", rng.random_range(-9..9)),
                _ => rng.random_range(0..1_000_000_000_u32).to_string(),
            };
            let texts: Vec<String> = std::iter::repeat_with(&mut text).take(count).collect();
            for is_falling in [false, true] {
                let mut expected: Vec<&str> = texts.iter().map(String::as_str).collect();
                expected.sort_by(|a, b| {
                    let kind = |text: &str| (text.is_empty(), number(text).is_none());
                    let sizes = number(a).zip(number(b));
                    let order = sizes.map_or(Ordering::Equal, |(a, b)| a.total_cmp(&b)).then(a.cmp(b));
                    kind(a).cmp(&kind(b)).then(if is_falling { order.reverse() } else { order })
                });
                assert!(sorted(&texts, is_falling) == expected, "{count} texts, falling: {is_falling}");
            }
        }
    }
}
