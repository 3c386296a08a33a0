//! The messages of the board's page. The texts are in `locales/en/game.ftl`, and in
//! `rooms.ftl` where only a room uses them.

mod estimate;
pub mod hints;
mod new_game;

use super::action::{Failure, Loaded};
use super::view::colour_name;
use crate::game::board::Content;
use crate::game::colour::Colour;
use crate::game::moves::Refused;
use crate::game::save::LoadError;
pub(crate) use crate::rules::{board, name_of};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Geometry, House, Level, Puzzle, Recipe, Variant, messages};

pub use estimate::{asked, demanded, estimate, minutes};
pub(super) use new_game::{making, new_bad_seed, opened};
pub use new_game::{numbers, sentence};

messages! {
    /// Data that is the same in every language: the notation of a step.
    pub(super) fn verbatim(text: String);
    /// Two sentences, one after the other.
    pub(super) fn two_sentences(first: Message, second: Message);

    pub(super) fn nothing_to_undo();
    pub(super) fn nothing_to_redo();
    pub(super) fn erased();
    pub(super) fn notes_filled();
    pub(super) fn already_solved();
    pub(super) fn step_done();
    pub(super) fn game_over();
    pub(super) fn copy_begun();
    pub(super) fn cancelled();
    pub(super) fn no_previous_game();
    pub(super) fn previous_game_opened();
    pub(super) fn game_opened();
    pub(super) fn checking_puzzle();
    pub(super) fn own_empty();
    pub(super) fn own_started();
    pub(super) fn entered_again();
    pub(super) fn entered_solved();
    pub(super) fn no_solution();
    pub(super) fn store_failed();
    pub(super) fn damaged_before();
    pub(super) fn newer_save();
    pub(super) fn update_ready();
    pub(super) fn next_damaged();
    pub(super) fn both_kept();

    fn copied_done();
    fn copied_failed();
    /// `mode`: digit, corner, centre or colour.
    pub(super) fn mode_chosen(mode: &'static str);
    fn centre_notes_of_cell(digits: DigitSet);
    pub(super) fn notes_tidied();
    pub(super) fn digit_filled(digit: Digit);
    pub(super) fn fill_which();
    pub(super) fn restored(digit: Digit, cell: String);
    fn cell_painted(colour: Message, cell: String);
    fn cell_unpainted(colour: Message, cell: String);
    fn candidate_painted(digit: Digit, cell: String, colour: Message);
    fn candidate_unpainted(digit: Digit, cell: String);
    pub(super) fn singles_filled(count: usize);
    fn entered_in(mode: &'static str, digit: Digit, count: usize);
    fn erased_from(mode: &'static str, digit: Digit, count: usize);
    fn struck_in(digit: Digit, count: usize);
    fn unstruck_in(digit: Digit, count: usize);
    fn painted_in(colour: Message, count: usize);
    fn unpainted_in(colour: Message, count: usize);
    fn digit_bound(digit: Digit, colour: Message);
    fn digit_unbound(digit: Digit);
    fn colour_gone(colour: Message);
    pub(super) fn colours_cleared();
    pub(super) fn light_on(digit: Digit, left: usize, open: usize);
    pub(super) fn light_first(digit: Digit, left: usize, open: usize);
    pub(super) fn light_off();
    fn pause_on();
    fn pause_off();
    fn check_clean();
    fn check_wrong(count: usize);
    fn check_lost(count: usize);
    pub(super) fn full_but_wrong();
    pub(super) fn checkpoint_set(number: usize);
    pub(super) fn checkpoint_removed();
    pub(super) fn place_reached(count: usize);
    fn candidates_on();
    fn candidates_off();
    fn picking_on();
    fn picking_off();
    pub(super) fn selected(count: usize);
    fn selected_cells(cells: Vec<Message>);
    fn nothing_selected();
    fn cell_candidates(digits: DigitSet);
    fn cell_filled(digit: Digit);
    fn cell_without_candidates();
    fn colour_in(colour: Message, places: Vec<Message>);
    fn no_colours();
    fn struck_candidates(candidates: Vec<Message>);
    fn no_strikes();
    pub(super) fn refused_given();
    fn refused_filled();
    pub(super) fn digit_placed(digit: Digit, left: usize);
    pub(super) fn placed(digit: Digit);
    pub(super) fn digit_mistake(digit: Digit);
    fn notes_none();
    fn notes_of_cell(digits: DigitSet);

    pub(super) fn undo_label();
    pub(super) fn redo_label();
    fn moved_cleared(what: Message, digit: Digit, cell: String);
    fn moved_placed(what: Message, digit: Digit, cell: String);
    fn moved_struck(what: Message, digit: Digit, cell: String);
    fn moved_unstruck(what: Message, digit: Digit, cell: String);
    fn moved_notes(what: Message, cell: String, digits: DigitSet);
    fn moved_no_notes(what: Message, cell: String);
    fn moved(what: Message);

    fn one_cell(cell: String);
    fn candidate_in_cell(digit: Digit, cell: String);
    fn candidates_struck(candidates: Vec<Message>);
    fn house_read_out(house: Message, contents: Vec<Message>);
    fn content_digit(digit: Digit);
    fn content_empty();
    fn digit_left(digit: Digit, count: usize);
    fn digits_left(digits: Vec<Message>);
    fn nothing_left();

    fn solved_alone(time: String);
    /// `depth`: how far the deepest hint was opened.
    fn solved_with_hints(time: String, hints: u32, depth: &'static str);
    /// What the setter says at the end.
    pub(super) fn end_words(words: String);
    pub(super) fn rated(rating: String);
    pub(super) fn rated_by_step(rating: String, step: Message);

    pub(super) fn givens_found(count: usize);
    fn givens_count(count: u16);
    fn givens_and_board(count: u16, board: Message);
    fn level_name(level: &'static str);
    /// The name of a copy of a solved game.
    fn level_copy(name: Message);
    fn level_version(name: Message);
    /// The title of a puzzle that has one.
    pub(super) fn level_titled(title: String);
    fn level_custom();
    fn level_own();
    fn level_and_board(level: Message, board: Message);
    pub(super) fn board_label(level: Message, board: Message);

    /// The title of a page: its content and the app's name.
    pub fn page_title(page: Message);
    /// How many of the cells to fill have a digit.
    pub fn progress_placed(placed: u32, all: u32);
    /// How many of them have none.
    pub fn progress_left(left: u32);
    /// How many hints the player asked for.
    pub fn progress_hints(hints: u32);

    fn cell_can_be(cell: String, digits: DigitSet);

    pub(super) fn bytes_of(what: Message, kilobytes: u32, total: u32);
    fn bytes_so_far(what: Message, kilobytes: u32);
    fn bytes_none(what: Message);
    fn loading_solver();
    fn loading_page();
    pub(super) fn rest_loading();
    pub(super) fn rest_not_loaded();

    fn generator_not_loaded();
    fn generator_crashed();
    fn took_too_long();

    fn save_unreadable();
    fn save_newer(version: u32);
    fn save_mismatch();
    fn save_bad_move(number: usize);
    fn game_damaged(why: Message);
    fn previous_game_damaged(why: Message);
}

pub(super) fn copied(done: bool) -> Message {
    if done { copied_done() } else { copied_failed() }
}

pub(super) fn paused(on: bool) -> Message {
    if on { pause_on() } else { pause_off() }
}

/// What a check found: wrong digits, and cells whose right digit is ruled out.
pub(super) fn checked(wrong: usize, lost: usize) -> Message {
    match (wrong, lost) {
        (0, 0) => check_clean(),
        (0, lost) => check_lost(lost),
        (wrong, 0) => check_wrong(wrong),
        (wrong, lost) => two_sentences(check_wrong(wrong), check_lost(lost)),
    }
}

pub(super) fn candidates_shown(on: bool) -> Message {
    if on { candidates_on() } else { candidates_off() }
}

pub(super) fn picking(on: bool) -> Message {
    if on { picking_on() } else { picking_off() }
}

fn colour(colour: Colour) -> Message {
    colour_name(colour.name())
}

pub(super) fn painted(what: Colour, cell: String, is_there: bool) -> Message {
    if is_there { cell_painted(colour(what), cell) } else { cell_unpainted(colour(what), cell) }
}

pub(super) fn tinted(digit: Digit, cell: String, what: Option<Colour>) -> Message {
    match what {
        Some(what) => candidate_painted(digit, cell, colour(what)),
        None => candidate_unpainted(digit, cell),
    }
}

/// The message about one entry in several cells.
pub(super) fn entered(mode: &'static str, digit: Digit, count: usize, is_removed: bool) -> Message {
    if is_removed { erased_from(mode, digit, count) } else { entered_in(mode, digit, count) }
}

pub(super) fn struck_many(digit: Digit, count: usize, is_removed: bool) -> Message {
    if is_removed { unstruck_in(digit, count) } else { struck_in(digit, count) }
}

pub(super) fn painted_many(what: Colour, count: usize, is_removed: bool) -> Message {
    if is_removed { unpainted_in(colour(what), count) } else { painted_in(colour(what), count) }
}

pub(super) fn bound(digit: Digit, what: Colour, is_removed: bool) -> Message {
    if is_removed { digit_unbound(digit) } else { digit_bound(digit, colour(what)) }
}

pub(super) fn colour_cleared(what: Colour) -> Message {
    colour_gone(colour(what))
}

fn cells(names: Vec<String>) -> Vec<Message> {
    names.into_iter().map(one_cell).collect()
}

pub(super) fn selection(names: Vec<String>) -> Message {
    if names.is_empty() { nothing_selected() } else { selected_cells(cells(names)) }
}

/// What a cell can be.
pub(super) fn candidates(digit: Option<Digit>, candidates: DigitSet) -> Message {
    match digit {
        Some(digit) => cell_filled(digit),
        None if candidates.is_empty() => cell_without_candidates(),
        None => cell_candidates(candidates),
    }
}

/// Each colour with its cells and its candidates.
pub(super) fn colours(all: impl Iterator<Item = (Colour, Vec<String>, Vec<(Digit, String)>)>) -> Message {
    let places = |names, tinted: Vec<(Digit, String)>| {
        let tinted = tinted.into_iter().map(|(digit, cell)| candidate_in_cell(digit, cell));
        cells(names).into_iter().chain(tinted).collect::<Vec<_>>()
    };
    let all = all.map(|(what, names, tinted)| (what, places(names, tinted)));
    let told = all.filter(|(_, places)| !places.is_empty());
    let told = told.map(|(what, places)| colour_in(colour(what), places));
    told.reduce(two_sentences).unwrap_or_else(no_colours)
}

pub(super) fn strikes(struck: Vec<(Digit, String)>) -> Message {
    if struck.is_empty() {
        return no_strikes();
    }
    struck_candidates(struck.into_iter().map(|(digit, cell)| candidate_in_cell(digit, cell)).collect())
}

pub(super) fn centre_notes(notes: DigitSet) -> Message {
    if notes.is_empty() { notes_none() } else { centre_notes_of_cell(notes) }
}

/// The message about a refused move; `None` if there is nothing to say.
pub(super) fn refused(refused: Refused) -> Option<Message> {
    match refused {
        Refused::Given => Some(refused_given()),
        Refused::Filled => Some(refused_filled()),
        Refused::Nothing | Refused::OffBoard => None,
    }
}

pub(super) fn notes(notes: DigitSet) -> Message {
    if notes.is_empty() { notes_none() } else { notes_of_cell(notes) }
}

/// The message about an undone or redone move.
pub(super) fn moved_between(what: Message, cell: String, from: Content, to: Content) -> Message {
    match (from.digit, to.digit) {
        (Some(digit), None) => moved_cleared(what, digit, cell),
        (_, Some(digit)) if from.digit != to.digit => moved_placed(what, digit, cell),
        // A hint can remove a candidate that was never noted.
        _ if from.notes == to.notes => match (struck(from, to), struck(to, from)) {
            (Some(digit), _) => moved_struck(what, digit, cell),
            (None, Some(digit)) => moved_unstruck(what, digit, cell),
            (None, None) => moved(what),
        },
        _ if to.notes.is_empty() => moved_no_notes(what, cell),
        _ => moved_notes(what, cell, to.notes),
    }
}

/// The first digit that is ruled out in `to` but not in `from`.
fn struck(from: Content, to: Content) -> Option<Digit> {
    to.removed.iter().find(|&digit| !from.removed.contains(digit))
}

pub(super) fn ruled_out(removed: Vec<(Digit, String)>) -> Message {
    candidates_struck(removed.into_iter().map(|(digit, cell)| candidate_in_cell(digit, cell)).collect())
}

/// Reads out a house, cell by cell.
pub(super) fn house(house: &House, digits: impl Iterator<Item = Option<Digit>>) -> Message {
    let contents = digits.map(|digit| digit.map_or_else(content_empty, content_digit)).collect();
    house_read_out(name_of(house), contents)
}

pub(super) fn left(left: impl Iterator<Item = (Digit, usize)>) -> Message {
    let left: Vec<Message> =
        left.filter(|(_, count)| *count > 0).map(|(digit, count)| digit_left(digit, count)).collect();
    if left.is_empty() { nothing_left() } else { digits_left(left) }
}

/// A duration: `12:04`, or `1:02:03` from an hour on.
pub(super) fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The name of a level, with what sets the game apart from others of its puzzle.
pub(super) fn level_kind(name: Message, is_copy: bool, is_version: bool) -> Message {
    match (is_copy, is_version) {
        (true, _) => level_copy(name),
        (false, true) => level_version(name),
        (false, false) => name,
    }
}

pub(super) fn solved(milliseconds: u64, hints: u32, deepest: u8) -> Message {
    let time = clock(milliseconds);
    if hints == 0 { solved_alone(time) } else { solved_with_hints(time, hints, hints::depth_name(deepest)) }
}

/// The name of a level.
pub fn level_title(level: Level) -> Message {
    level_name(level.name())
}

/// "Medium", "Custom" if the player chose other givens or ratings, or "Your puzzle".
pub(super) fn level_of(recipe: Option<&Recipe>) -> Message {
    let Some(recipe) = recipe else { return level_own() };
    recipe.named_level().map_or_else(level_custom, level_title)
}

/// The level, followed by the board if it is not the classic one.
pub(super) fn level(puzzle: &Puzzle) -> Message {
    let level = level_of(puzzle.recipe.as_ref());
    let variant = puzzle.givens.variant();
    if variant == Variant::CLASSIC { level } else { level_and_board(level, board(variant)) }
}

/// The number of givens, followed by the board if it is not the classic one. Rules matter more than
/// the number, and there is one line for both.
pub(super) fn givens(puzzle: &Puzzle) -> Message {
    let count = puzzle.given_count();
    let variant = puzzle.givens.variant();
    match variant {
        _ if variant == Variant::CLASSIC => givens_count(count),
        _ if variant.is_named() => givens_and_board(count, board(variant)),
        _ => board(variant),
    }
}

pub(super) fn several(geometry: &Geometry, cells: &[(Cell, Digit, Digit)]) -> Message {
    let Some(&(cell, one, other)) = cells.first() else { return no_solution() };
    cell_can_be(geometry.name(cell), DigitSet::of(one).with(other))
}

/// The progress of loading a file.
fn arrived(what: Message, loaded: Loaded) -> Message {
    let kilobytes = |bytes: u32| bytes.div_ceil(1_000);
    match loaded {
        Loaded { bytes: 0, .. } => bytes_none(what),
        Loaded { bytes, total: Some(total) } => bytes_of(what, kilobytes(bytes), kilobytes(total)),
        Loaded { bytes, total: None } => bytes_so_far(what, kilobytes(bytes)),
    }
}

/// The progress of loading the solver.
pub(super) fn loading(loaded: Loaded) -> Message {
    arrived(loading_solver(), loaded)
}

/// The progress of loading another page.
pub fn page_loading(loaded: Loaded) -> Message {
    arrived(loading_page(), loaded)
}

pub(super) fn failed(failure: Failure) -> Message {
    match failure {
        Failure::Load => generator_not_loaded(),
        Failure::Crash => generator_crashed(),
        Failure::Timeout => took_too_long(),
    }
}

fn why(error: &LoadError) -> Message {
    match *error {
        LoadError::Unreadable(_) => save_unreadable(),
        LoadError::Newer(version) => save_newer(version),
        LoadError::Puzzle => save_mismatch(),
        LoadError::Move(number) => save_bad_move(number),
    }
}

pub(super) fn damaged(error: &LoadError) -> Message {
    game_damaged(why(error))
}

pub(super) fn previous_damaged(error: &LoadError) -> Message {
    previous_game_damaged(why(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;

    #[test]
    fn times_look_like_a_clock() {
        assert_eq!(
            [0, 59_999, 60_000, 724_000, 3_600_000].map(clock),
            ["0:00", "0:59", "1:00", "12:04", "1:00:00"]
        );
        assert_eq!(english(&solved(724_000, 0, 0)), "Solved in 12:04 without hints.");
        assert_eq!(english(&solved(724_000, 1, 0)), "Solved in 12:04. Hints used: 1.");
        assert_eq!(
            english(&solved(724_000, 2, 3)),
            "Solved in 12:04. Hints used: 2. The deepest one named the technique."
        );
    }

    #[test]
    fn remaining_digits_are_counted() {
        let digit = |value| Digit::new(value).unwrap();
        assert_eq!(
            english(&left([(digit(1), 0), (digit(2), 1), (digit(3), 4)].into_iter())),
            "Left to place: 2 once, 3 4 times."
        );
        assert_eq!(english(&left([(digit(1), 0)].into_iter())), "All digits are placed.");
    }
}
