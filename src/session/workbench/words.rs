//! The messages of the workbench. The texts are in `locales/en/rooms.ftl`.

pub mod facets;

use super::{FileKind, Source};
use crate::faults;
use crate::worker::protocol::{Column, LineFault, Task};
use nonet_engine::message::Message;
use nonet_engine::messages;
use nonet_engine::solve::ContradictionKind;

messages! {
    fn source_file(name: String);
    fn source_clipboard();
    fn source_dropped();
    /// The source of generated puzzles.
    pub(super) fn source_generated(level: Message, seed: String);
    fn list_none();
    fn list_empty(source: Message);
    fn list_reading(source: Message, count: usize);
    fn list_of(count: usize);
    fn list_from(source: Message, count: usize);
    fn list_cut(source: Message, count: usize);

    /// `task`: an id from [`name`], as in all messages with a task.
    fn run_title(task: &'static str, count: usize);
    pub(super) fn run_begun(title: Message);
    fn run_done(done: usize);
    fn run_done_rate(done: usize, rate: u64);
    pub(super) fn run_left(time: Message);
    fn run_line(title: Message, done: Message);
    fn run_line_left(title: Message, done: Message, left: Message);
    fn run_spoken(percent: u32);
    fn run_spoken_left(percent: u32, left: Message);
    fn time_moment();
    fn time_seconds(seconds: u64);
    fn time_minutes(minutes: u64, seconds: u64);
    fn time_hours(hours: u64, minutes: u64);
    fn run_ended(task: &'static str, count: usize, time: Message);
    fn run_rate(rate: u64);
    fn run_stopped(done: usize, total: usize);
    fn run_faults(count: usize);
    pub(super) fn run_not_loaded();
    fn line_at_column(column: u32, fault: Message);
    fn line_contradiction(why: Message);
    fn line_no_solution();
    fn line_several_solutions();
    fn line_too_hard();
    fn line_too_long();
    fn line_unrated();
    fn line_crashed();
    fn line_timed_out();
    fn line_lost();
    /// A fault in a saved list, where the table does not name the line.
    pub(super) fn file_fault(line: u32, fault: Message);
    /// Several sentences, one after the other.
    fn sentences_of_run(sentences: Vec<Message>);

    fn table_column(column: &'static str);
    pub(super) fn table_arranging(count: usize);
    fn table_sorted_rising(column: Message);
    fn table_sorted_falling(column: Message);
    fn table_unsorted();
    pub(super) fn table_shown(shown: usize, total: usize);
    fn table_save(kind: &'static str);
    /// A row of the list is being rated.
    pub fn row_rating();
    pub(super) fn row_rated(line: u32, rating: String);
    pub(super) fn row_unreadable();
    /// A value as the result has it.
    pub(super) fn row_value(value: String);
    pub(super) fn row_rated_as();
    /// The name of symmetries.
    pub fn row_symmetry();
    /// `symmetry`: a name of the engine.
    pub(super) fn symmetry(symmetry: &'static str);
    fn row_symmetries(symmetries: Vec<Message>);
    fn row_no_symmetry();
    pub(super) fn row_minimal();
    pub(super) fn row_redundant(count: usize);
    pub(super) fn row_seed();

    fn bench_task(task: &'static str);
    fn bench_task_detail(task: &'static str);
    pub(super) fn bench_bad_count(most: usize);
}

impl Task {
    /// The label of the button.
    pub fn title(self) -> Message {
        bench_task(name(Some(self)))
    }

    /// A short description.
    pub fn detail(self) -> Message {
        bench_task_detail(name(Some(self)))
    }
}

/// The id of a task in the message files; `None` is generating the list.
fn name(task: Option<Task>) -> &'static str {
    match task {
        Some(Task::Solve) => "solve",
        Some(Task::Count) => "count",
        Some(Task::Minimise) => "minimise",
        Some(Task::Rate) => "rate",
        None => "generate",
    }
}

impl FileKind {
    /// The label of the button.
    pub fn title(self) -> Message {
        table_save(match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Tsv => "tsv",
        })
    }
}

/// The symmetries of a puzzle.
pub(super) fn symmetries(names: Vec<Message>) -> Message {
    if names.is_empty() { row_no_symmetry() } else { row_symmetries(names) }
}

/// The heading of a column of results.
pub fn column(column: &Column) -> Message {
    table_column(column.id)
}

/// The heading of the column with line numbers.
pub fn column_line() -> Message {
    table_column("line")
}

/// The heading of the column with puzzles.
pub fn column_puzzle() -> Message {
    table_column("puzzle")
}

/// The source of a list.
pub(super) fn source(source: Source) -> Message {
    match source {
        Source::File(name) => source_file(name),
        Source::Clipboard => source_clipboard(),
        Source::Dropped => source_dropped(),
    }
}

/// The title of a run over this many puzzles.
pub(super) fn doing(task: Option<Task>, count: usize) -> Message {
    run_title(name(task), count)
}

/// A duration.
pub(super) fn span(seconds: u64) -> Message {
    match seconds {
        0 => time_moment(),
        1..60 => time_seconds(seconds),
        60..3_600 => time_minutes(seconds / 60, seconds % 60),
        _ => time_hours(seconds / 3_600, seconds / 60 % 60),
    }
}

pub(super) fn reading(source: Option<Message>, lines: usize) -> Message {
    source.map_or_else(|| list_of(lines), |source| list_reading(source, lines))
}

/// The description of the list. `source` is `None` for the text box.
pub(super) fn list(source: Option<Message>, count: usize, is_cut: bool) -> Message {
    match (source, count) {
        (None, 0) => list_none(),
        (None, _) => list_of(count),
        (Some(source), 0) => list_empty(source),
        (Some(source), _) if is_cut => list_cut(source, count),
        (Some(source), _) => list_from(source, count),
    }
}

/// The sort: the column, and whether it is descending.
pub(super) fn sorted(by: Option<(&Column, bool)>) -> Message {
    match by {
        Some((by, false)) => table_sorted_rising(column(by)),
        Some((by, true)) => table_sorted_falling(column(by)),
        None => table_unsorted(),
    }
}

/// The progress of a run.
pub(super) fn done(done: usize, milliseconds: u64) -> Message {
    rate(done, milliseconds).map_or_else(|| run_done(done), |rate| run_done_rate(done, rate))
}

/// A run in one line.
pub(super) fn line(title: Message, done: Message, left: Option<Message>) -> Message {
    match left {
        Some(left) => run_line_left(title, done, left),
        None => run_line(title, done),
    }
}

/// The progress of a run as the live region announces it.
pub(super) fn spoken(percent: u32, left: Option<Message>) -> Message {
    left.map_or_else(|| run_spoken(percent), |left| run_spoken_left(percent, left))
}

/// The result of a run: `done` of `total` puzzles in this many milliseconds.
pub(super) fn ended(
    task: Option<Task>,
    done: usize,
    total: usize,
    faults: usize,
    milliseconds: u64,
) -> Message {
    let mut sentences = if done < total {
        vec![run_stopped(done, total)]
    } else {
        vec![run_ended(name(task), done, span(milliseconds / 1_000))]
    };
    if done == total {
        sentences.extend(rate(done, milliseconds).map(run_rate));
    }
    if faults > 0 {
        sentences.push(run_faults(faults));
    }
    sentences_of_run(sentences)
}

/// Puzzles per second, if the run was long enough to measure.
fn rate(done: usize, milliseconds: u64) -> Option<u64> {
    let rate = (done as u64).saturating_mul(1_000).checked_div(milliseconds)?;
    (milliseconds >= 100).then_some(rate)
}

/// Why a line has no result.
pub(super) fn fault(fault: LineFault) -> Message {
    match fault {
        LineFault::Unreadable(fault, None) => faults::of_reading(fault),
        LineFault::Unreadable(fault, Some(column)) => line_at_column(column, faults::of_reading(fault)),
        LineFault::Contradiction(found) => {
            let why = faults::of_givens(&found);
            if matches!(found.kind, ContradictionKind::Clash(_)) { why } else { line_contradiction(why) }
        }
        LineFault::NoSolution => line_no_solution(),
        LineFault::SeveralSolutions => line_several_solutions(),
        LineFault::TooHard => line_too_hard(),
        LineFault::TooLong => line_too_long(),
        LineFault::Unrated => line_unrated(),
        LineFault::Impossible(fault) => faults::of_recipe(fault),
        LineFault::Crashed => line_crashed(),
        LineFault::TimedOut => line_timed_out(),
        LineFault::Lost => line_lost(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use nonet_engine::formats::ReadFault;
    use nonet_engine::solve::Contradiction;
    use nonet_engine::{Cell, Conflict, Digit, RecipeFault, Variant};

    #[test]
    fn numbers_and_times_read_well() {
        assert_eq!(
            [0, 999, 1_000, 1_234_567].map(|count| english(&list_of(count))),
            ["0 puzzles.", "999 puzzles.", "1,000 puzzles.", "1,234,567 puzzles."]
        );
        assert_eq!(
            [0, 42, 200, 7_500].map(|seconds| english(&span(seconds))),
            ["< 1 s", "42 s", "3 min 20 s", "2 h 5 min"]
        );
        assert_eq!(
            english(&ended(Some(Task::Solve), 2_000, 2_000, 1, 2_000)),
            "Solved 2,000 puzzles in 2 s. That is 1,000 per second. 1 line has an error."
        );
        assert_eq!(english(&ended(None, 2, 1_000, 0, 2_000)), "Stopped after 2 of 1,000 puzzles.");
    }

    #[test]
    fn each_fault_of_a_line_is_told() {
        let no_place = ContradictionKind::NoPlace { house: 9, digit: Digit::new(4).unwrap() };
        let clash = Conflict { digit: Digit::new(2).unwrap(), house: 0, cells: [0, 1].map(Cell::new) };
        let contradiction =
            |kind| LineFault::Contradiction(Contradiction { variant: Variant::CLASSIC, kind });
        let expected = [
            (
                LineFault::Unreadable(ReadFault::Symbol('s'), Some(4)),
                "Column 4: \"s\" is neither a digit nor a blank ( . 0 * _ ).",
            ),
            (LineFault::Unreadable(ReadFault::Empty, None), "There is no puzzle in this text."),
            (contradiction(ContradictionKind::Clash(clash)), "2 appears twice in row 1: r1c1 and r1c2."),
            (contradiction(no_place), "It has no solution. There is no place for 4 in column 1."),
            (LineFault::NoSolution, "It has no solution."),
            (LineFault::SeveralSolutions, "It has more than one solution."),
            (LineFault::TooHard, "This one is too hard to decide here."),
            (LineFault::TooLong, "This one takes too long to minimise here."),
            (LineFault::Unrated, "Only 9 × 9 puzzles can be rated."),
            (LineFault::Impossible(RecipeFault::GivensReversed), "Enter the smaller number of givens first."),
            (LineFault::Crashed, "Not done: the solver crashed on this line."),
            (LineFault::TimedOut, "Not done: this line took too long."),
            (LineFault::Lost, "Not done: the solver stopped. Try again."),
        ];
        for (of, words) in expected {
            assert_eq!(english(&fault(of)), words);
        }
    }
}
