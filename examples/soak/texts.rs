//! Valid texts of all formats, as a base for damaged ones.

use nonet::session::settings::Settings;
use nonet_engine::Puzzle;
use nonet_engine::formats::{FORMATS, fields};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::mutate::{one_in, pick};
use crate::recipes;

pub(crate) fn board(rng: &mut ChaCha8Rng) -> String {
    let grid = boards::puzzle(rng).givens;
    (pick(rng, &FORMATS).write)(&grid)
}

pub(crate) fn line(rng: &mut ChaCha8Rng) -> String {
    boards::puzzle(rng).givens.to_string()
}

pub(crate) fn game(rng: &mut ChaCha8Rng) -> String {
    let Puzzle { givens, solution, .. } = boards::puzzle(rng);
    let (board, notes) = (givens.variant(), ["", " r1c1=12", " r2c3=4 r1c2=3"]);
    format!("{board} {givens} {}{}", if one_in(rng, 2) { &givens } else { &solution }, pick(rng, &notes))
}

pub(crate) fn list(rng: &mut ChaCha8Rng) -> String {
    let lines: Vec<String> =
        (0..rng.random_range(1..6_u32)).map(|number| format!("{number},{}", line(rng))).collect();
    lines.join("\n")
}

pub(crate) fn record(rng: &mut ChaCha8Rng) -> String {
    let mut text = String::new();
    fields::write(&mut text, "hints", rng.random::<u32>());
    fields::write(&mut text, "moves", a_move(rng));
    text
}

pub(crate) fn a_move(rng: &mut ChaCha8Rng) -> String {
    let puzzle = boards::puzzle(rng);
    boards::step(rng, &puzzle).to_string()
}

pub(crate) fn settings(rng: &mut ChaCha8Rng) -> String {
    Settings { last: Some(recipes::recipe(rng)), conflicts: one_in(rng, 2), ..Settings::default() }.write()
}

pub(crate) fn position(rng: &mut ChaCha8Rng) -> String {
    let puzzle = boards::classic(rng);
    let mut text = String::new();
    for (cell, digit) in puzzle.solution.filled() {
        match puzzle.givens.get(cell) {
            Some(digit) => text.push(digit.symbol()),
            None if one_in(rng, 2) => text.extend(['+', digit.symbol()]),
            None => text.push('.'),
        }
    }
    let removed: Vec<String> = (0..4).map(|_| rng.random_range(111..1000_u32).to_string()).collect();
    format!("{text} {}", removed.join(" "))
}

pub(crate) fn words(rng: &mut ChaCha8Rng) -> String {
    let all = ["0302", "rating=12-119 needs=x-wing", "x-wing,naked-pair", "6.2", "24-26", "22–26", "3.0-4.2"];
    pick(rng, &all).to_owned()
}
