//! What Nonet says, all in one place: plain, short, friendly. Everything here is
//! read on the screen or heard, so no text relies on colour or place.

pub mod hints;

use super::action::{Failure, Loaded};
use crate::game::board::Content;
use crate::game::moves::Refused;
use crate::game::save::LoadError;
use nonet_engine::generate::Progress;
use nonet_engine::rate::{Grade, tenths};
use nonet_engine::{Cell, Digit, DigitSet, Geometry, House, HouseKind, Puzzle, Recipe, Variant};

pub(super) const NOTHING_TO_UNDO: &str = "Nothing to undo.";
pub(super) const NOTHING_TO_REDO: &str = "Nothing to redo.";
pub(super) const ERASED: &str = "Erased.";
pub(super) const NOTES_FILLED: &str = "Every empty cell has its notes.";
pub(super) const ALREADY_SOLVED: &str = "It is solved. Nothing is left to find.";
pub(super) const DONE: &str = "Done.";
pub(super) const OVER: &str = "It is solved. Undo if you want to go on changing it.";
pub(super) const CANCELLED: &str = "Stopped.";
pub(super) const NO_PREVIOUS: &str = "There is no earlier game.";
pub(super) const PREVIOUS: &str = "Back in the earlier game.";
pub(super) const CHECKING: &str = "Checking that it has exactly one solution…";
pub(super) const OWN_EMPTY: &str = "Empty cells are . 0 * or _. Spaces, lines and borders do not matter.";
pub(super) const OWN_STARTED: &str = "Your puzzle has exactly one solution. Enjoy it.";
pub(super) const NO_SOLUTION: &str = "This puzzle has no solution.";
pub(super) const STORE_FAILED: &str = "Nonet can't save your game: the browser's storage is full or blocked. You can play on, but a reload loses your moves.";
pub(super) const DAMAGED_BEFORE: &str =
    "Nonet couldn't open a saved game on an earlier visit. You can download the save.";
pub(super) const NEWER_SAVE: &str = "A newer version of Nonet has saved this game. Reload the page to go on with it. Until then, Nonet can't save your moves here.";
pub(super) const NEXT_DAMAGED: &str =
    "The puzzle generated in advance was damaged. Nonet will generate another.";

const CLIPBOARD_REFUSED: &str =
    "Nonet can't use the clipboard here. Allow clipboard access for this site, then copy again.";

pub(super) fn copied(done: bool) -> &'static str {
    if done { "Copied." } else { CLIPBOARD_REFUSED }
}

pub(super) fn notes_mode(on: bool) -> &'static str {
    if on { "Notes on." } else { "Notes off." }
}

pub(super) fn refused(refused: Refused) -> &'static str {
    match refused {
        Refused::Given => "This digit belongs to the puzzle.",
        Refused::Filled => "There is a digit here already.",
        Refused::Nothing | Refused::OffBoard => "",
    }
}

pub(super) fn placed(digit: Digit, left: usize) -> String {
    match left {
        0 => format!("{digit} placed. No {digit} left."),
        left => format!("{digit} placed. {left} left."),
    }
}

pub(super) fn clash(digit: Digit, house: HouseKind) -> String {
    let house = match house {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
        HouseKind::Diagonal => "diagonal",
    };
    format!("{digit} is already in this {house}.")
}

pub(super) fn notes(notes: DigitSet) -> String {
    match list(notes.iter()).as_str() {
        "" => "No notes.".to_owned(),
        notes => format!("Notes {notes}."),
    }
}

/// "Undo: removed 4 from r1c3."
pub(super) fn moved(what: &str, name: &str, from: Content, to: Content) -> String {
    match (from.digit, to.digit) {
        (Some(digit), None) => format!("{what}: removed {digit} from {name}."),
        (_, Some(digit)) if from.digit != to.digit => format!("{what}: {digit} in {name}."),
        // What a hint rules out need not have been noted.
        _ if from.notes == to.notes => match (gone(from, to), gone(to, from)) {
            (Some(digit), _) => format!("{what}: {digit} in {name} is ruled out."),
            (None, Some(digit)) => format!("{what}: {digit} in {name} is no longer ruled out."),
            (None, None) => format!("{what}."),
        },
        _ => format!(
            "{what}: notes in {name}: {}.",
            match list(to.notes.iter()).as_str() {
                "" => "none",
                notes => notes,
            }
        ),
    }
}

/// What is ruled out only after a change.
fn gone(from: Content, to: Content) -> Option<Digit> {
    to.removed.iter().find(|&digit| !from.removed.contains(digit))
}

/// "4 is ruled out in r1c2 and r3c4."
pub(super) fn ruled_out(removed: &[(Digit, String)]) -> String {
    let removed: Vec<String> = removed.iter().map(|(digit, name)| format!("{digit} in {name}")).collect();
    format!("Ruled out: {}.", removed.join(", "))
}

/// "Row 4: 5, empty, 3, ..."
pub(super) fn house(house: &House, digits: impl Iterator<Item = Option<Digit>>) -> String {
    let digits: Vec<String> =
        digits.map(|digit| digit.map_or_else(|| "empty".to_owned(), |digit| digit.to_string())).collect();
    capital(&format!("{house}: {}.", digits.join(", ")))
}

pub(super) fn left(left: impl Iterator<Item = (Digit, usize)>) -> String {
    let left: Vec<String> =
        left.filter(|(_, count)| *count > 0).map(|(digit, count)| format!("{digit} {count} times")).collect();
    if left.is_empty() {
        "Nothing is left to place.".to_owned()
    } else {
        format!("Left to place: {}.", left.join(", ")).replace(" 1 times", " once")
    }
}

/// `12:04`, with hours from one on.
pub(super) fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

pub(super) fn solved(milliseconds: u64, hints: u32, deepest: u8) -> String {
    format!("Solved in {}{}.", clock(milliseconds), hints::hints(hints, deepest))
}

pub(super) fn givens(count: usize) -> String {
    if count == 1 { "1 given.".to_owned() } else { format!("{count} givens.") }
}

/// "Medium", or "Custom" where the player chose more than a level.
pub(super) fn level_of(recipe: &Recipe) -> &'static str {
    if recipe.is_custom() { "Custom" } else { recipe.level.title() }
}

/// "Medium", with the board where it is not the classic one.
pub(super) fn level(puzzle: &Puzzle) -> String {
    let level = puzzle.recipe.as_ref().map_or("Your puzzle", level_of);
    match puzzle.givens.variant() {
        Variant::CLASSIC => level.to_owned(),
        variant => format!("{level}, {}", variant.layout().title),
    }
}

/// What a new game opens with.
pub(super) fn new_game(puzzle: &Puzzle) -> String {
    let count = puzzle.given_count();
    match &puzzle.recipe {
        Some(recipe) if !puzzle.has_givens_asked() => {
            let asked = givens_range(recipe);
            format!("{} asks for {asked} givens. The closest found has {count}.", level_of(recipe))
        }
        Some(recipe) if !puzzle.has_rating_asked() => {
            let found = puzzle.grade.map_or_else(String::new, |grade| off(recipe, &grade));
            format!("No puzzle came out quite as asked for. This is the closest: {count} givens{found}.")
        }
        _ => format!("New game: {}, {count} givens.", level(puzzle)),
    }
}

/// ", rated 3.4, without X-Wing": the rating, and techniques that should or
/// should not be needed.
fn off(recipe: &Recipe, grade: &Grade) -> String {
    let demand = recipe.demand;
    let missing =
        demand.needs.without(grade.uses).iter().map(|family| format!(", without {}", family.name()));
    let unwanted = demand.avoids.and(grade.uses).iter().map(|family| format!(", with {}", family.name()));
    format!(", rated {}{}", tenths(grade.er), missing.chain(unwanted).collect::<String>())
}

/// "17 to 19", or one number.
fn givens_range(recipe: &Recipe) -> String {
    let (least, most) = recipe.givens_range().into_inner();
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

pub(super) fn making(recipe: &Recipe, progress: Option<Progress>) -> String {
    let what = match recipe.givens {
        Some(_) => format!("Making a puzzle of {} givens", givens_range(recipe)),
        None if recipe.is_custom() => "Making a puzzle".to_owned(),
        None => format!("Making a puzzle: {}", recipe.level.name()),
    };
    match progress {
        Some(Progress { rating: Some(rating), best: Some(best), .. }) => {
            format!("{what}. The closest so far is rated {}, with {best} givens…", tenths(rating))
        }
        Some(Progress { attempt, attempts, best: Some(best), .. }) => {
            format!("{what}, try {attempt} of {attempts}, {best} givens so far…")
        }
        Some(Progress { attempt, attempts, .. }) => format!("{what}, try {attempt} of {attempts}…"),
        None => format!("{what}…"),
    }
}

pub(super) fn several(geometry: &Geometry, cells: &[(Cell, Digit, Digit)]) -> String {
    let Some(&(cell, one, other)) = cells.first() else { return NO_SOLUTION.to_owned() };
    format!(
        "More than one solution: {} can be {one} or {other}. Cells that differ are marked.",
        geometry.name(cell)
    )
}

/// "Loading the solver: 120 of 307 KB…"
pub(super) fn loading(loaded: Loaded) -> String {
    format!("Loading the solver{}", loaded.told())
}

pub(super) fn failed(failure: Failure) -> &'static str {
    match failure {
        Failure::Load => "The puzzle maker could not start. Your game goes on; New game tries again.",
        Failure::Crash => "The puzzle maker stopped by accident. A new one is ready: please try again.",
        Failure::Timeout => "This took too long and was stopped. Please try again, or choose something else.",
    }
}

pub(super) fn damaged(error: &LoadError) -> String {
    format!("Nonet can't open your saved game: {error}. You can download the save. Here is a new puzzle.")
}

pub(super) fn previous_damaged(error: &LoadError) -> String {
    format!("Nonet can't open your previous game: {error}. You can download the save.")
}

fn list(digits: impl Iterator<Item = Digit>) -> String {
    digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join(", ")
}

/// With a capital first letter, which here is always a plain one.
fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_reads_like_a_clock() {
        assert_eq!(
            [0, 59_999, 60_000, 724_000, 3_600_000].map(clock),
            ["0:00", "0:59", "1:00", "12:04", "1:00:00"]
        );
        assert_eq!(solved(724_000, 0, 0), "Solved in 12:04, without a hint.");
        assert_eq!(solved(724_000, 2, 0), "Solved in 12:04, with 2 hints.");
        assert_eq!(solved(724_000, 2, 3), "Solved in 12:04, with 2 hints, up to a technique's name.");
    }

    #[test]
    fn what_is_left_is_counted() {
        let digit = |value| Digit::new(value).unwrap();
        assert_eq!(
            left([(digit(1), 0), (digit(2), 1), (digit(3), 4)].into_iter()),
            "Left to place: 2 once, 3 4 times."
        );
        assert_eq!(left([(digit(1), 0)].into_iter()), "Nothing is left to place.");
    }
}
