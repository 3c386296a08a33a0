//! Player actions on the board's page, as parts of random sequences.

use nonet::session::action::{Action, Mode, Pick, Query, Screen, Step, Wish};
use nonet::session::guide::First;
use nonet::session::handover::Handover;
use nonet::session::hinting;
use nonet::session::settings::{Choice, Mistakes, NoteLayout, Palette, Settings, Switch, Theme, Verbosity};
use nonet_engine::random::index;
use nonet_engine::{Cell, Digit, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::mutate::{self, noise_text, one_in, one_of, pick};
use crate::recipes::recipe;

/// Picks a cell of the board. Rarely one outside it, as in a late event of a larger
/// board.
pub(crate) fn cell(rng: &mut ChaCha8Rng, variant: Variant) -> Cell {
    if one_in(rng, 40) { Cell::new(index(rng, 625)) } else { boards::cell(rng, variant) }
}

/// Picks a digit of the board. Rarely a larger one, which the keyboard can also send.
pub(crate) fn digit(rng: &mut ChaCha8Rng, variant: Variant) -> Digit {
    if one_in(rng, 40) { Digit::from_index(index(rng, 25)) } else { boards::digit(rng, variant) }
}

pub(crate) fn step(rng: &mut ChaCha8Rng) -> Step {
    let steps = [
        Step::Up,
        Step::Down,
        Step::Left,
        Step::Right,
        Step::RowStart,
        Step::RowEnd,
        Step::First,
        Step::Last,
        Step::BoxUp,
        Step::BoxDown,
        Step::NextEmpty,
        Step::PreviousEmpty,
    ];
    pick(rng, &steps)
}

/// A page or dialog of the app.
pub(crate) fn screen(rng: &mut ChaCha8Rng) -> Screen {
    pick(rng, &Screen::all().collect::<Vec<_>>())
}

pub(crate) fn hint_act(rng: &mut ChaCha8Rng) -> hinting::Act {
    use hinting::Act;
    let at = pick(rng, &[0, 1, 2, 30, usize::MAX]);
    let usual = [Act::Back, Act::Read(at), Act::Do, Act::Rewind, Act::Close];
    let asked = [Act::Name, Act::Singles, Act::Clues, Act::Why, Act::Simpler, Act::Another];
    let first_game = [Act::Guide(First::Game), Act::Guide(First::Killer), Act::Skip, Act::NoGuide];
    match rng.random_range(0..9_u32) {
        0..5 => pick(rng, &usual),
        5..8 => pick(rng, &asked),
        _ => pick(rng, &first_game),
    }
}

/// Selects cells, or what one does with them besides placing a digit.
pub(crate) fn selecting(rng: &mut ChaCha8Rng, variant: Variant) -> Action {
    let cell = cell(rng, variant);
    match rng.random_range(0..12_u32) {
        0..4 => Action::Pick(cell, pick(rng, &[Pick::Only, Pick::Toggle, Pick::Add, Pick::Over])),
        4 => Action::Tap(cell),
        5 => Action::LongPress(cell),
        6 => Action::Extend(step(rng)),
        7 => Action::SelectAlike,
        8 => Action::ToggleCell,
        9 => Action::Use,
        _ => one_of(rng, vec![Action::SelectAll, Action::TogglePicking, Action::Escape]),
    }
}

/// Enters something else than a digit, or changes how that is done.
pub(crate) fn entering(rng: &mut ChaCha8Rng, variant: Variant) -> Action {
    let digit = digit(rng, variant);
    match rng.random_range(0..12_u32) {
        0..3 => Action::DigitAs(digit, pick(rng, &Mode::ALL)),
        3 => Action::Strike(digit),
        4 => Action::Light(digit),
        5 => Action::LongDigit(digit),
        6 => Action::Mode(pick(rng, &Mode::ALL)),
        7 => Action::HoldMode(one_in(rng, 2).then(|| pick(rng, &Mode::ALL))),
        8 => Action::FillDigit,
        9 => Action::Tidy,
        10 => Action::StrikeCombination(rng.random_range(0..70)),
        _ => {
            one_of(rng, vec![Action::NextMode, Action::ToggleCandidates, Action::ClearColours, Action::Zoom])
        }
    }
}

/// Goes about the history, pauses or checks.
pub(crate) fn moving_about(rng: &mut ChaCha8Rng) -> Action {
    let at = pick(rng, &[0, 1, 2, 17, usize::MAX]);
    match rng.random_range(0..8_u32) {
        0..2 => Action::Checkpoint,
        2 => Action::GoTo(at),
        3 => Action::RenameCheckpoint(at, noise_text(rng, 20)),
        4 => Action::RemoveCheckpoint(at),
        5 => Action::Pause,
        _ => one_of(rng, vec![Action::Check, Action::UndoMistake]),
    }
}

pub(crate) fn query(rng: &mut ChaCha8Rng) -> Query {
    let queries = [
        Query::Row,
        Query::Column,
        Query::Box,
        Query::Left,
        Query::Candidates,
        Query::Selection,
        Query::Colours,
        Query::Strikes,
    ];
    pick(rng, &queries)
}

pub(crate) fn own_text(rng: &mut ChaCha8Rng) -> String {
    let puzzle = boards::puzzle(rng).givens.to_string();
    match rng.random_range(0..4_u32) {
        0 => noise_text(rng, 300),
        1 => mutate::text(rng, &puzzle),
        _ => puzzle,
    }
}

pub(crate) fn settings(rng: &mut ChaCha8Rng) -> Settings {
    let mut settings = Settings {
        theme: pick(rng, Theme::ALL),
        palette: pick(rng, Palette::ALL),
        note_layout: pick(rng, NoteLayout::ALL),
        mistakes: pick(rng, Mistakes::ALL),
        verbosity: pick(rng, Verbosity::ALL),
        last: one_in(rng, 2).then(|| recipe(rng)),
        ..Settings::default()
    };
    for switch in Switch::ALL {
        *switch.value(&mut settings) = one_in(rng, 2);
    }
    settings
}

/// A game that another page hands over.
pub(crate) fn handover(rng: &mut ChaCha8Rng) -> Handover {
    if one_in(rng, 2) {
        return Handover::Play(boards::puzzle(rng));
    }
    Handover::Make(Wish { recipe: recipe(rng), seed: one_in(rng, 2).then(|| rng.random()) })
}
