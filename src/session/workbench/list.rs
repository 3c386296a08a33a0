//! The list on the workbench and its results, both in small pieces, so nothing large
//! is ever copied or freed at once. Rows count from 0; a line number is the one in
//! the player's file.

use crate::worker::protocol::{Column, ColumnKind, LineFault, Outcome};
use nonet_engine::formats::lines::Lines;

/// Number of puzzles in a chunk, and maximum number of puzzles in a piece.
pub(super) const CHUNK: usize = 2048;
/// Number of characters of a line from which on its board is larger than the classic one.
const LARGE: usize = 140;
/// Maximum number of lines in a list.
pub const MOST: usize = 1_000_000;

/// Some puzzles and their line numbers in the file.
#[derive(Clone, Default)]
struct Chunk {
    lines: Lines,
    numbers: Vec<u32>,
}

/// Puzzles, one per line.
#[derive(Clone)]
pub(super) struct List {
    /// Number of puzzles in each chunk; the last one may have fewer.
    per: usize,
    /// `None` until it is generated.
    chunks: Vec<Option<Chunk>>,
    len: usize,
}

impl Default for List {
    fn default() -> Self {
        Self { per: CHUNK, chunks: Vec::new(), len: 0 }
    }
}

impl List {
    /// Room for puzzles that will be generated, `per` at a time.
    pub(super) fn to_be_made(len: usize, per: usize) -> Self {
        Self { per, chunks: vec![None; len.div_ceil(per)], len }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn is_full(&self) -> bool {
        self.len >= MOST
    }

    pub(super) fn push(&mut self, number: u32, line: &str) {
        if self.len.is_multiple_of(self.per) {
            self.chunks.push(Some(Chunk::default()));
        }
        if let Some(Some(chunk)) = self.chunks.last_mut() {
            chunk.lines.push(line);
            chunk.numbers.push(number);
            self.len += 1;
        }
    }

    /// Takes in generated puzzles.
    pub(super) fn put(&mut self, chunk: usize, lines: Lines) {
        let first = (chunk * self.per) as u32;
        let numbers = (first + 1..=first + lines.len() as u32).collect();
        self.chunks[chunk] = Some(Chunk { lines, numbers });
    }

    /// The line of a row and its number; `None` until it is generated.
    pub(super) fn get(&self, row: usize) -> Option<(u32, &str)> {
        let chunk = self.chunks.get(row / self.per)?.as_ref()?;
        let at = row % self.per;
        Some((*chunk.numbers.get(at)?, chunk.lines.get(at)))
    }

    /// Lines for a worker. They must lie in one chunk.
    pub(super) fn part(&self, from: usize, to: usize) -> Lines {
        let Some(Some(chunk)) = self.chunks.get(from / self.per) else { return Lines::default() };
        let first = from / self.per * self.per;
        chunk.lines.part(from - first, to - first)
    }

    /// The number of rows of a piece. Every worker gets several pieces. A power of 2,
    /// so that each piece lies in one chunk. A puzzle of a large board may take seconds, and what
    /// is finished of a piece is lost when the run is stopped.
    pub(super) fn piece(&self, workers: usize) -> usize {
        let is_large = self.get(0).is_some_and(|(_, line)| line.len() > LARGE);
        let least = if is_large { 1 } else { 16 };
        let even = (self.len / (workers * 4)).max(least).next_power_of_two();
        even.min(self.per)
    }

    /// Drops the rows that were not generated when the run is stopped.
    pub(super) fn drop_missing(&mut self) {
        self.chunks.retain(Option::is_some);
        self.len = self.chunks.iter().flatten().map(|chunk| chunk.lines.len()).sum();
    }
}

/// The results of all rows.
#[derive(Default)]
pub(super) struct Results {
    pub(super) columns: &'static [Column],
    /// Number of rows of a piece.
    pub(super) per: usize,
    pieces: Vec<Option<Outcome>>,
    /// Faulty rows, in order.
    faults: Vec<u32>,
    done: usize,
    /// Number of characters of the longest text in a column of words.
    widest: usize,
}

impl Results {
    pub(super) fn new(columns: &'static [Column], rows: usize, per: usize) -> Self {
        Self { columns, per, pieces: vec![None; rows.div_ceil(per)], ..Self::default() }
    }

    pub(super) fn put(&mut self, piece: usize, outcome: Outcome) {
        let first = (piece * self.per) as u32;
        let at = self.faults.partition_point(|&row| row < first);
        self.faults.splice(at..at, outcome.faults.iter().map(|(row, _)| first + row));
        self.done += outcome.rows.len();
        if let Some(column) = self.columns.iter().position(|column| column.kind == ColumnKind::Wide) {
            let told = outcome.rows.iter().filter_map(|row| row.split('\t').nth(column));
            self.widest = told.map(str::len).max().unwrap_or(0).max(self.widest);
        }
        self.pieces[piece] = Some(outcome);
    }

    /// The result of a row; `Err` is its fault.
    pub(super) fn get(&self, row: usize) -> Option<Result<&str, LineFault>> {
        let piece = self.pieces.get(row.checked_div(self.per)?)?.as_ref()?;
        Some(piece.get(row % self.per))
    }

    pub(super) fn faults(&self) -> &[u32] {
        &self.faults
    }

    /// The number of characters of the longest text in a column of words.
    pub(super) fn widest(&self) -> usize {
        self.widest
    }

    /// The number of finished rows.
    pub(super) fn done(&self) -> usize {
        self.done
    }

    /// Like [`List::drop_missing`].
    pub(super) fn drop_missing(&mut self) {
        self.pieces.retain(Option::is_some);
        let pieces = std::mem::take(&mut self.pieces);
        let whole = Self { columns: self.columns, per: self.per, ..Self::default() };
        *self = Self { pieces: vec![None; pieces.len()], ..whole };
        pieces.into_iter().flatten().enumerate().for_each(|(at, outcome)| self.put(at, outcome));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::protocol::Task;

    #[test]
    fn rows_are_found_in_every_chunk() {
        let mut list = List::default();
        (0..5_000).for_each(|row| list.push(row * 2 + 1, &format!("puzzle {row}")));
        assert_eq!(list.len(), 5_000);
        assert_eq!(list.get(4_321), Some((8_643, "puzzle 4321")));
        assert_eq!(list.get(5_000), None);
        let piece = list.piece(8);
        assert_eq!((piece, CHUNK % piece), (256, 0));
        assert_eq!(list.part(4_864, 5_120).len(), 136);
        assert_eq!(list.part(2_048, 2_050).get(1), "puzzle 2049");
        assert_eq!(List::default().piece(8), 16);
        let mut large = List::default();
        (0..50).for_each(|row| large.push(row + 1, &".".repeat(625)));
        assert_eq!(large.piece(8), 1);
    }

    #[test]
    fn results_come_in_any_order_and_are_found_by_row() {
        let mut results = Results::new(Task::Count.columns(), 40, 16);
        let outcome = |count: u32| {
            let mut outcome = Outcome::default();
            (0..count).for_each(|at| outcome.push(if at == 3 { Err(LineFault::TooHard) } else { Ok("1") }));
            outcome
        };
        results.put(2, outcome(8));
        results.put(0, outcome(16));
        assert_eq!(results.get(20), None);
        results.put(1, outcome(16));
        assert_eq!(results.faults(), [3, 19, 35]);
        assert_eq!((results.get(19), results.get(39)), (Some(Err(LineFault::TooHard)), Some(Ok("1"))));
        assert_eq!(results.done(), 40);
        assert_eq!(Results::default().get(0), None);
    }

    #[test]
    fn what_was_not_made_leaves_no_gap() {
        let mut list = List::to_be_made(40, 16);
        let mut results = Results::new(Task::Count.columns(), 40, 16);
        let lines: Lines = std::iter::repeat_n("puzzle", 16).collect();
        let mut outcome = Outcome::default();
        (0..16).for_each(|_| outcome.push(Ok("20")));
        for piece in [0, 1] {
            list.put(piece, lines.clone());
        }
        results.put(1, outcome);
        assert_eq!(list.get(39), None);
        list.drop_missing();
        results.drop_missing();
        assert_eq!((list.len(), list.get(31)), (32, Some((32, "puzzle"))));
        assert_eq!((results.done(), results.get(0)), (16, Some(Ok("20"))));
    }
}
