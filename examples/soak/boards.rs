//! Initial puzzles and games of every board.

use std::sync::OnceLock;

use nonet::game::Game;
use nonet::game::clock::Clock;
use nonet::game::moves::{Fill, Move};
use nonet_engine::generate::{generate, starter};
use nonet_engine::random::index;
use nonet_engine::{Cell, Digit, Level, Puzzle, Recipe, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::mutate::{one_in, pick};

/// A puzzle of any board; half of them are classic ones.
pub(crate) fn puzzle(rng: &mut ChaCha8Rng) -> Puzzle {
    if one_in(rng, 4) {
        return starter(rng.random());
    }
    let all = made();
    all[index(rng, all.len())].clone()
}

/// A classic puzzle of any level.
pub(crate) fn classic(rng: &mut ChaCha8Rng) -> Puzzle {
    let classic: Vec<&Puzzle> =
        made().iter().filter(|puzzle| puzzle.givens.variant() == Variant::CLASSIC).collect();
    if one_in(rng, 4) { starter(rng.random()) } else { pick(rng, &classic).clone() }
}

/// Generated once per process: one puzzle of each board with a name and of some with more rules, and
/// several classic ones.
fn made() -> &'static [Puzzle] {
    static MADE: OnceLock<Vec<Puzzle>> = OnceLock::new();
    MADE.get_or_init(|| {
        let ruled = ["9x9+windoku", "9x9+anti-knight", "9x9+diagonal", "6x6+non-consecutive"];
        let ruled = ruled.into_iter().map(|name| name.parse().expect("the board exists"));
        let boards = Variant::all().chain(ruled);
        let easy = boards.map(|variant| Recipe { variant, ..Recipe::classic(Level::Easy, 1) });
        let levels = [Level::Medium, Level::Hard, Level::Master];
        let classic = levels.into_iter().flat_map(|level| [2, 3].map(|seed| Recipe::classic(level, seed)));
        let make = |recipe| generate(&recipe);
        easy.chain(classic).map(|recipe| make(recipe).expect("this recipe can be made")).collect()
    })
}

/// A cell of a board.
pub(crate) fn cell(rng: &mut ChaCha8Rng, variant: Variant) -> Cell {
    Cell::new(index(rng, variant.geometry().cell_count()))
}

/// A digit of a board.
pub(crate) fn digit(rng: &mut ChaCha8Rng, variant: Variant) -> Digit {
    Digit::from_index(index(rng, variant.geometry().side()))
}

/// Any move, also one that is not possible.
pub(crate) fn step(rng: &mut ChaCha8Rng, puzzle: &Puzzle) -> Move {
    let variant = puzzle.givens.variant();
    let (cell, digit) = (cell(rng, variant), digit(rng, variant));
    match rng.random_range(0..12_u32) {
        0..4 => {
            Move::Place { cell, digit: puzzle.solution.get(cell).unwrap_or(digit), clean: one_in(rng, 2) }
        }
        4 => Move::Place { cell, digit, clean: one_in(rng, 2) },
        5 => Move::Clear { cell },
        6..8 => Move::Note { cell, digit },
        8 => Move::Remove { cell, digit },
        9 => Move::ClearNotes { cell },
        10 => Move::Fill(Fill::Everything),
        _ => Move::Several((0..3).map(|_| Move::Remove { cell: self::cell(rng, variant), digit }).collect()),
    }
}

/// A game in progress, with undone moves and extreme numbers.
pub(crate) fn game(rng: &mut ChaCha8Rng) -> Game {
    let puzzle = puzzle(rng);
    let mut game = Game::new(puzzle.clone());
    for _ in 0..rng.random_range(0..40_u32) {
        // A refused move changes nothing.
        let _ = game.play(step(rng, &puzzle));
        if one_in(rng, 6) {
            game.undo();
        }
    }
    for _ in 0..rng.random_range(0..6_u32) {
        game.undo();
    }
    game.clock = Clock::paused_at(pick(rng, &[0, 1, 59_999, 86_400_000, u64::MAX - 1, u64::MAX]));
    game.hints = pick(rng, &[0, 1, 12, u32::MAX - 1, u32::MAX]);
    game.deepest_hint = pick(rng, &[0, 1, 5, u8::MAX]);
    game
}
