//! The view of the workbench.

use super::scroll::Window;
use super::{Draft, Workbench, words};
use crate::session::words::two_sentences;
use crate::worker::protocol::Column;
use nonet_engine::formats::lines::without_number;
use nonet_engine::message::Message;

/// One row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowView {
    /// Its place in the table, from 0.
    pub place: usize,
    /// Its line number in the file.
    pub line: usize,
    /// The puzzle as it is in the file.
    pub puzzle: String,
    /// Its results: a text for each column; empty until it is done.
    pub cells: Vec<String>,
    /// Its fault, shown instead of the cells.
    pub fault: Option<Message>,
    /// Whether it is the selected row.
    pub is_selected: bool,
}

/// The progress of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunView {
    /// What the run does.
    pub title: Message,
    /// How much is done.
    pub done: Message,
    /// The estimated remaining time, if it is known.
    pub left: Option<Message>,
    /// Progress in percent.
    pub percent: u32,
    /// The shares by which nine squares are filled, one after the other.
    pub shares: [(u32, u32); 9],
}

impl RunView {
    /// All of it in one line. `loading` is shown before the amount that is done.
    pub fn line(&self, loading: Option<Message>) -> Message {
        let done = loading.unwrap_or_else(|| self.done.clone());
        words::line(self.title.clone(), done, self.left.clone())
    }
}

impl Workbench {
    /// The text in the box.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The form for a generated list.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The list or the result of the last run, and how many rows are shown.
    pub fn status(&self) -> Message {
        let status = match &self.verdict {
            _ if self.is_arranging() => return words::table_arranging(self.list.len()),
            Some(verdict) => verdict.clone(),
            None if self.reading.is_some() => words::reading(self.source.clone(), self.list.len()),
            None => words::list(self.source.clone(), self.list.len(), self.is_cut),
        };
        self.filtered(status)
    }

    /// The message about the sort and the filter.
    pub(super) fn order_told(&self) -> Message {
        let column = self.sort().and_then(|sort| Some((self.columns().get(sort.column)?, sort.is_falling)));
        self.filtered(words::sorted(column))
    }

    /// Appends how many rows are shown, if there is a filter.
    fn filtered(&self, message: Message) -> Message {
        if !self.is_filtered() {
            return message;
        }
        two_sentences(message, words::table_shown(self.row_count(), self.list.len()))
    }

    /// The progress of the run, if there is one.
    pub fn run_view(&self) -> Option<RunView> {
        let run = self.run.as_ref()?;
        let total = self.list.len();
        let finished = self.results.done();
        let done = finished + run.rows_under_way();
        let spent = run.spent();
        let left = (spent >= 500 && done > 0).then(|| {
            let seconds = spent * (total - done.min(total)) as u64 / done as u64 / 1_000;
            words::run_left(words::span(seconds))
        });
        Some(RunView {
            title: words::doing(run.task(), total),
            // Those that stay if the run is stopped now.
            done: words::done(finished, spent),
            left,
            percent: (done * 100).checked_div(total).unwrap_or_default() as u32,
            shares: std::array::from_fn(|at| share(at, done, total)),
        })
    }

    /// The columns of the results.
    pub fn columns(&self) -> &'static [Column] {
        self.results.columns
    }

    /// Whether the form for generating is shown where there is room for one source.
    pub fn generates(&self) -> bool {
        self.generates
    }

    /// The number of characters of the longest text in a column of words.
    pub fn widest(&self) -> usize {
        self.results.widest()
    }

    /// The number of puzzles in the list.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.list.len() == 0
    }

    /// The number of faulty lines.
    pub fn fault_count(&self) -> usize {
        self.results.faults().len()
    }

    /// Whether only the faulty lines are shown.
    pub fn is_faults_only(&self) -> bool {
        self.is_faults_only
    }

    /// The rows that are drawn, and their place.
    pub fn window(&self) -> Window {
        let Window { first, count, top } = self.window;
        let last = (first + count).min(self.row_count());
        Window { first: first.min(last), count: last - first.min(last), top }
    }

    /// Whether rows that can be seen are not drawn.
    pub fn lacks(&self, seen: Window) -> bool {
        let last = |window: Window| (window.first + window.count).min(self.row_count());
        seen.first < self.window.first || last(seen) > last(self.window)
    }

    /// Changes when the table must scroll back to its first row.
    pub fn rewinds(&self) -> u32 {
        self.rewinds
    }

    /// The rows that are drawn.
    pub fn rows(&self) -> Vec<RowView> {
        let Window { first, count, .. } = self.window();
        (first..first + count).map(|place| self.row(place)).collect()
    }

    fn row(&self, place: usize) -> RowView {
        let row = self.row_at(place);
        let (number, line) = self.list.get(row).unwrap_or((row as u32 + 1, ""));
        let (cells, fault) = match self.results.get(row) {
            None => (Vec::new(), None),
            Some(Ok(text)) => (text.split('\t').map(str::to_owned).collect(), None),
            Some(Err(fault)) => (Vec::new(), Some(words::fault(fault))),
        };
        let is_selected = self.chosen_row() == Some(row);
        RowView { place, line: number as usize, puzzle: puzzle(line).to_owned(), cells, fault, is_selected }
    }
}

/// The share by which the square at this place of nine is filled.
fn share(at: usize, done: usize, total: usize) -> (u32, u32) {
    ((done * 9).saturating_sub(at * total).min(total) as u32, total as u32)
}

/// The puzzle in groups, one for each row of its board. Anything else is one group.
pub fn groups(puzzle: &str) -> Vec<&str> {
    let side = puzzle.len().isqrt();
    if !puzzle.is_ascii() || side < 4 || side * side != puzzle.len() {
        return vec![puzzle];
    }
    (0..side).map(|row| &puzzle[row * side..(row + 1) * side]).collect()
}

/// The puzzle of a line, without the text that follows it.
pub(super) fn puzzle(line: &str) -> &str {
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '#');
    // As in the readers: a word of up to 15 characters is a row of a board with spaces.
    without_number(line).split(ends).next().filter(|word| word.len() > 15).unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_squares_fill_one_after_the_other() {
        let full = |done, total| -> Vec<(u32, u32)> { (0..9).map(|at| share(at, done, total)).collect() };
        assert_eq!(full(0, 500), [(0, 500); 9]);
        assert_eq!(full(500, 500), [(500, 500); 9]);
        let half = full(250, 500);
        assert_eq!(half[..5], [(500, 500), (500, 500), (500, 500), (500, 500), (250, 500)]);
        assert_eq!(half[5..], [(0, 500); 4]);
    }

    #[test]
    fn a_board_is_told_in_groups_and_other_text_whole() {
        let line = "1".repeat(81);
        assert_eq!(groups(&line), vec!["111111111"; 9]);
        assert_eq!(groups(&line[1..]), [&line[1..]]);
        assert_eq!(groups("nonsense"), ["nonsense"]);
        assert_eq!(groups(""), [""]);
        assert_eq!(groups(&"ä".repeat(8)), ["ä".repeat(8)]);
    }
}
