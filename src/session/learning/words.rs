//! What is said on the pages one learns from.

use crate::session::action::Failure;
use nonet_engine::generate::Progress;
use nonet_engine::human::{ShownStep, Tier};
use nonet_engine::{Cell, Digit, Variant};

pub(super) const LISTING: &str = "Fetching the techniques…";
pub(super) const READING: &str = "Fetching the lesson…";
pub(super) const WALKING: &str = "Solving it step by step…";
pub(super) const STOPPED: &str = "Stopped.";
pub(super) const NO_GAME: &str = "There is no game on the board.";
pub(super) const SOLVED: &str = "This puzzle is solved: there is no step left.";
pub(super) const FAULTY: &str =
    "Something on the board is not right, so no path leads on from here. A hint tells what it is.";
pub(super) const OTHER_BOARD: &str = "The techniques are for the classic board of 9 × 9.";
pub(in crate::session) const NOT_KEPT: &str = "This device could not keep your count.";

/// Where a technique stands in the list.
pub fn tier(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "Beginner",
        Tier::Easy => "Easy",
        Tier::Medium => "Medium",
        Tier::Hard => "Hard",
        Tier::Expert => "Expert",
        Tier::Extreme => "Extreme",
        Tier::Beyond => "Beyond extreme",
    }
}

/// "Looking for a position, puzzle 12…"
pub(super) fn looking(progress: Option<Progress>) -> String {
    progress.map_or_else(
        || "Looking for a position…".to_owned(),
        |progress| format!("Looking for a position, puzzle {}…", progress.attempt),
    )
}

pub(super) fn failed(failure: Failure) -> &'static str {
    match failure {
        Failure::Load => "The helper that works this out could not start. Are you offline?",
        Failure::Crash => "The helper stopped by accident. A new one is ready: please try again.",
        Failure::Timeout => "This took too long and was stopped. Please try again.",
    }
}

/// "12 steps", "1 step"
fn steps(count: usize) -> String {
    if count == 1 { "1 step".to_owned() } else { format!("{count} steps") }
}

pub(super) fn group(name: &str, count: usize) -> String {
    if count == 1 { name.to_owned() } else { format!("{name}, {}", steps(count)) }
}

/// What a line says that a step does.
pub(super) fn outcome(line: &str) -> &str {
    line.split_once(" => ").or_else(|| line.split_once(": ")).map_or(line, |(_, outcome)| outcome)
}

/// "54 steps: 40 Hidden Single, 1 X-Wing."
pub(super) fn summary(counts: &[(&str, usize)], all: usize, left: usize) -> String {
    let counts: Vec<String> = counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
    let end = match left {
        0 => String::new(),
        1 => " No technique here goes further; 1 cell stays open.".to_owned(),
        left => format!(" No technique here goes further; {left} cells stay open."),
    };
    format!("{}: {}.{end}", steps(all), counts.join(", "))
}

/// What is to be done in an exercise.
pub(super) fn task(name: &str, writes: bool) -> String {
    if writes {
        format!("{name}: choose the cell and write its digit.")
    } else {
        format!("{name}: choose a cell, then the digit that it rules out there.")
    }
}

fn place(cell: Cell) -> String {
    Variant::CLASSIC.geometry().name(cell)
}

pub(super) fn filled(cell: Cell) -> String {
    format!("{} is filled already.", place(cell))
}

pub(super) fn no_candidate(cell: Cell, digit: Digit) -> String {
    format!("{digit} is no candidate of {}.", place(cell))
}

pub(super) fn crossed(cell: Cell, digit: Digit) -> String {
    format!("{digit} is crossed out in {} already.", place(cell))
}

/// It is the solution's.
pub(super) fn needed(cell: Cell, digit: Digit, step: &ShownStep) -> String {
    format!("No: {digit} is needed in {}. {}", place(cell), step.look.text)
}

/// It is wrong there.
pub(super) fn wrong(cell: Cell, digit: Digit, step: &ShownStep) -> String {
    format!("No: {} is not {digit}. {}", place(cell), step.look.text)
}

/// It is true, yet not by this technique.
pub(super) fn elsewhere(cell: Cell, digit: Digit, writes: bool, step: &ShownStep) -> String {
    let what = if writes {
        format!("{digit} belongs in {}, but that is no {}.", place(cell), step.name)
    } else {
        format!("{digit} does not belong in {}, but no {} shows that.", place(cell), step.name)
    };
    format!("{what} {}", step.look.text)
}

/// One is found, and so many are left.
pub(super) fn right(left: usize) -> String {
    format!("Right. This step removes {left} more.")
}

/// All are found.
pub(super) fn done(step: &ShownStep, count: u32) -> String {
    let count = if count == 1 { "1 solved".to_owned() } else { format!("{count} solved") };
    format!("Right: {}. {count} so far.", step.line.replace(" => ", ", so "))
}
