//! Measures how long the page of the statistics computes, for a library of many games:
//!
//!     cargo run --profile test --example statistics -- 5000

#![allow(clippy::disallowed_methods)] // a program on the command line has a clock

use std::time::Instant;

use nonet::game::moment::{Day, Moment};
use nonet::game::{Game, GameId};
use nonet::library::calendar::Calendar;
use nonet::library::label::Label;
use nonet::library::statistics::{Counting, Period, Statistics};
use nonet::library::summary::{Analysis, Summary};
use nonet::library::{Entry, daily};
use nonet_engine::human::LADDER;
use nonet_engine::{Level, Puzzle, Recipe, Variant, generate};

/// Number of measurements; the median is printed.
const RUNS: usize = 51;
const TODAY: Day = Day(20_780);

/// A solved game with ten techniques, of which it was slow to find two.
fn entry(number: u64) -> Entry {
    let level = Level::ALL[(number % 5) as usize];
    let recipe = Some(Recipe::classic(level, number));
    let game = Game::new(Puzzle { recipe, ..generate::starter(number % 16) });
    let mut summary = Summary::of(&game, 0);
    (summary.id, summary.is_solved) = (GameId(number + 1), true);
    (summary.elapsed, summary.hints) = (60_000 + number * 7_919 % 2_400_000, (number % 3) as u32);
    let days = u64::from(TODAY.0.unsigned_abs()) - number % 1_500;
    summary.dates.solved = Some(Moment { at: days * 86_400_000, offset: 60 });
    let codes = LADDER.iter().map(|technique| technique.code).skip((number % 40) as usize);
    let slow = codes.clone().take(2).map(|code| (code, 90_000)).collect();
    summary.analysis =
        Some(Analysis { er: Some(30), techniques: codes.take(10).collect(), slow, ..Analysis::default() });
    Entry { summary, label: Label::default() }
}

fn measure(name: &str, work: impl Fn() -> usize) {
    let mut times: Vec<f64> = Vec::new();
    let mut sum = 0;
    for _ in 0..RUNS {
        let start = Instant::now();
        sum += work();
        times.push(start.elapsed().as_secs_f64() * 1_000.0);
    }
    times.sort_by(f64::total_cmp);
    println!("{name}: {:.2} ms ({sum})", times[RUNS / 2]);
}

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(5_000);
    let entries: Vec<Entry> = (0..count).map(entry).collect();
    measure("statistics", || {
        Statistics::of(&entries, Variant::CLASSIC, Period::All, Counting::Unaided, TODAY).solved()
    });
    measure("calendar and streak", || Calendar::of(&entries).streak(TODAY).longest as usize);
    measure("daily puzzles", || daily::games(&entries).len());
}
