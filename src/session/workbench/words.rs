//! What the workbench says.

use super::FileKind;
use crate::worker::protocol::Task;

pub(super) const EMPTY: &str = "No puzzles yet. Paste some, open a file, or have some made.";
pub(super) const BAD_COUNT: &str = "How many? A whole number from 1 to 1,000,000.";
pub(super) const BAD_SEED: &str = "A seed is a whole number of up to 19 digits.";
pub(super) const LOST: &str = "Not done: the worker stopped at these lines. Please try again.";

impl Task {
    /// As a button says it.
    pub fn title(self) -> &'static str {
        ["Solve", "Count", "Minimise", "Rate"][self as usize]
    }

    /// What it is for, in a few words.
    pub fn detail(self) -> &'static str {
        [
            "A solution of each, and whether it is the only one",
            "How many solutions each has",
            "Take away every given that is not needed",
            "How difficult each is, on the scale of Sudoku Explainer",
        ][self as usize]
    }

    fn doing(self) -> &'static str {
        ["Solving", "Counting solutions", "Minimising", "Rating"][self as usize]
    }
}

impl FileKind {
    /// As a button says it.
    pub fn title(self) -> &'static str {
        ["Save as text", "Save as CSV", "Save as TSV"][self as usize]
    }
}

/// "Solving 1,000 puzzles"; no task is the making of them.
pub(super) fn doing(task: Option<Task>, count: usize) -> String {
    format!("{} {}", task.map_or("Making", Task::doing), puzzles(count))
}

/// "1 puzzle", "100,000 puzzles".
pub(super) fn puzzles(count: usize) -> String {
    if count == 1 { "1 puzzle".to_owned() } else { format!("{} puzzles", number(count)) }
}

/// With a comma after each three figures.
pub(super) fn number(number: usize) -> String {
    let figures = number.to_string();
    let groups: Vec<&str> = figures
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

/// How long something takes: "less than a second", "42 s", "3 min 20 s", "2 h 5 min".
pub(super) fn span(seconds: u64) -> String {
    match seconds {
        0 => "less than a second".to_owned(),
        1..60 => format!("{seconds} s"),
        60..3_600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3_600, seconds / 60 % 60),
    }
}

pub(super) fn reading(name: &str, lines: usize) -> String {
    format!("Reading {name}: {} so far…", puzzles(lines))
}

pub(super) fn list(name: &str, count: usize, is_cut: bool) -> String {
    match count {
        0 if name.is_empty() => EMPTY.to_owned(),
        0 => format!("There is no puzzle in {name}."),
        _ if is_cut => format!("The first {} of {name}; more are not taken.", puzzles(count)),
        _ if name.is_empty() => format!("{}.", puzzles(count)),
        _ => format!("{} from {name}.", puzzles(count)),
    }
}

pub(super) fn arranging(count: usize) -> String {
    format!("Putting {} in order…", puzzles(count))
}

/// By which column, and whether the greatest comes first.
pub(super) fn sorted(by: Option<(&str, bool)>) -> String {
    match by {
        Some((column, false)) => format!("Sorted by {column}, rising."),
        Some((column, true)) => format!("Sorted by {column}, falling."),
        None => "In the order of the list.".to_owned(),
    }
}

pub(super) fn shown(shown: usize, all: usize) -> String {
    format!("{} of {} shown.", number(shown), puzzles(all))
}

/// What a run came to: `done` of `total` in so many milliseconds.
pub(super) fn ended(
    task: Option<Task>,
    done: usize,
    total: usize,
    faults: usize,
    milliseconds: u64,
) -> String {
    let faults = match faults {
        0 => String::new(),
        1 => " 1 line is at fault.".to_owned(),
        faults => format!(" {} lines are at fault.", number(faults)),
    };
    if done < total {
        return format!("Stopped after {} of {}.{faults}", number(done), puzzles(total));
    }
    let did = task
        .map_or("Made", |task| ["Solved", "Counted the solutions of", "Minimised", "Rated"][task as usize]);
    let (time, rate) = (span(milliseconds / 1_000), rate(done, milliseconds));
    format!("{did} {} in {time}{rate}.{faults}", puzzles(done))
}

/// ", 12,000 a second", if there was time enough to tell.
pub(super) fn rate(done: usize, milliseconds: u64) -> String {
    match u64::try_from(done).unwrap_or(u64::MAX).saturating_mul(1_000).checked_div(milliseconds) {
        Some(rate) if milliseconds >= 100 => format!(", {} a second", number(rate as usize)),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_read_well() {
        assert_eq!(
            [0, 999, 1_000, 1_234_567].map(number),
            ["0", "999", "1,000", "1,234,567"].map(str::to_owned)
        );
        assert_eq!([0, 42, 200, 7_500].map(span), ["less than a second", "42 s", "3 min 20 s", "2 h 5 min"]);
        assert_eq!(
            ended(Some(Task::Solve), 2_000, 2_000, 1, 2_000),
            "Solved 2,000 puzzles in 2 s, 1,000 a second. 1 line is at fault."
        );
        assert_eq!(ended(None, 2, 1_000, 0, 2_000), "Stopped after 2 of 1,000 puzzles.");
    }
}
