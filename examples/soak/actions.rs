//! Player actions on the board's page, as parts of random sequences. Used by `playing`
//! and `rooms`.

use nonet::session::action::{Screen, Step, Wish};
use nonet::session::handover::Handover;
use nonet::session::hinting;
use nonet::session::settings::{Palette, Settings, Theme};
use nonet_engine::random::index;
use nonet_engine::{Cell, Digit, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::mutate::{self, noise_text, one_in, pick};
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
    pick(rng, &[Act::Back, Act::Read(at), Act::Do, Act::Rewind, Act::Close])
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
    Settings {
        theme: pick(rng, Theme::ALL),
        palette: pick(rng, Palette::ALL),
        conflicts: one_in(rng, 2),
        clean_notes: one_in(rng, 2),
        uniqueness: one_in(rng, 2),
        left: one_in(rng, 2),
        last: one_in(rng, 2).then(|| recipe(rng)),
        ..Settings::default()
    }
}

/// A game that a room hands over, and sometimes a text that is none.
pub(crate) fn handover(rng: &mut ChaCha8Rng) -> Handover {
    let made = Handover::Make(Wish { recipe: recipe(rng), seed: one_in(rng, 2).then(|| rng.random()) });
    let played = Handover::Play(boards::puzzle(rng));
    let text = if one_in(rng, 2) { made.write() } else { played.write() };
    Handover::read(&mutate::text(rng, &text)).unwrap_or(played)
}
