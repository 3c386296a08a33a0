//! The statistics against a naive count, on random games.

use std::collections::BTreeSet;

use super::*;
use crate::game::{Game, GameId};
use crate::library::calendar::Calendar;
use crate::library::label::Label;
use crate::library::summary::{Analysis, Used};
use nonet_engine::{Puzzle, Recipe, generate};

/// A sequence of numbers below a bound (`SplitMix64`).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}

const TODAY: Day = Day(20_780);
const DAY_MS: u64 = 86_400_000;

#[test]
fn jigsaws_that_differ_only_in_their_regions_are_one_board() {
    let solved = |seed| {
        let recipe: Recipe = format!("5x5+jigsaw easy none carve {seed}").parse().unwrap();
        let mut summary = Summary::of(&Game::new(generate::generate(&recipe).unwrap()), 0);
        (summary.id, summary.is_solved) = (GameId(seed), true);
        Entry { summary, label: Label::default() }
    };
    let entries = [solved(1), solved(2)];
    assert_ne!(entries[0].summary.givens.variant(), entries[1].summary.givens.variant());
    assert_eq!(boards(&entries).len(), 2, "the classic board is always there");
    assert!(Times::like(GameId(1), &entries).is_some());
}

/// Games of the last 400 days, of all levels, on two boards.
fn games(count: u64, seed: u64) -> Vec<Entry> {
    let codes = ["0000", "0200", "0300", "0803"].map(|code| code.parse::<Code>().unwrap());
    let small: Variant = "4x4".parse().unwrap();
    let boards = [Variant::CLASSIC, Variant::CLASSIC, small]
        .map(|variant| generate::generate(&Recipe { variant, ..Recipe::classic(Level::Easy, 1) }).unwrap());
    let mut numbers = Numbers(seed);
    let entry = |id: u64| {
        let mut next = |bound| numbers.below(bound);
        let puzzle = &boards[next(3) as usize];
        let level = Level::ALL[next(4) as usize];
        let recipe = (next(6) > 0).then(|| Recipe {
            level,
            givens: (next(9) == 0).then_some((30, 32)),
            ..puzzle.recipe.clone().unwrap()
        });
        let game = Game::new(Puzzle { recipe, ..puzzle.clone() });
        let mut summary = Summary::of(&game, 0);
        (summary.id, summary.is_solved) = (GameId(id), next(5) > 0);
        (summary.elapsed, summary.hints) = (next(3_000_000), next(3) as u32 * (next(2) as u32));
        (summary.checks, summary.is_copy) = (next(5) as u32 / 4, next(9) == 0);
        let at = (u64::from(TODAY.0.unsigned_abs()) - next(400)) * DAY_MS + next(DAY_MS);
        summary.dates.solved = (next(8) > 0).then_some(Moment { at, offset: next(1_400) as i16 - 700 });
        if next(3) > 0 {
            let techniques = codes.into_iter().filter(|_| next(2) == 0).collect();
            let slow = codes.map(|code| (code, next(400_000))).into_iter().take(next(3) as usize).collect();
            let mut used =
                |code| Used { code, found: next(4) as u32, time: next(90_000), hinted: next(2) as u32 };
            let (used, guesses) = (codes.map(&mut used)[1..].to_vec(), next(3) as u32);
            summary.analysis = Some(Analysis { techniques, slow, er: None, used, guesses });
        }
        Entry { summary, label: Label::default() }
    };
    (1..=count).map(entry).collect()
}

fn naive_median(mut times: Vec<u64>) -> Option<u64> {
    times.sort_unstable();
    match times.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(times[odd / 2]),
        even => Some(u64::midpoint(times[even / 2 - 1], times[even / 2])),
    }
}

#[test]
fn the_figures_are_those_of_a_naive_count() {
    let entries = games(700, 5);
    for variant in boards(&entries) {
        for (period, counting) in Period::ALL
            .into_iter()
            .flat_map(|period| [Counting::Unaided, Counting::All].map(|counting| (period, counting)))
        {
            let told = Statistics::of(&entries, variant, period, counting, TODAY);
            let counts = |entry: &&Entry| {
                let summary = &entry.summary;
                let day = summary.dates.solved.map(Moment::day);
                let is_in = match period {
                    Period::Weeks => day.is_some_and(|day| (0..63).contains(&(day.0 - first_day(TODAY).0))),
                    Period::Year => day.is_some_and(|day| day.to_string().starts_with("2026-")),
                    Period::All => true,
                };
                summary.is_solved && !summary.is_copy && summary.board() == variant && is_in
            };
            let all: Vec<&Summary> = entries.iter().filter(counts).map(|entry| &entry.summary).collect();
            assert_eq!(told.solved(), all.len());
            for row in &told.rows {
                let of_level: Vec<_> = all.iter().filter(|summary| summary.level() == row.level).collect();
                let is_helped = |summary: &Summary| summary.hints > 0 || summary.checks > 0;
                let counted = of_level.iter().filter(|game| counting == Counting::All || !is_helped(game));
                let times: Vec<u64> = counted.map(|summary| summary.elapsed).collect();
                assert_eq!(
                    (row.best, row.median),
                    (times.iter().min().copied(), naive_median(times.clone()))
                );
                assert_eq!(row.hints, of_level.iter().map(|summary| summary.hints).sum::<u32>());
                assert_eq!(row.with_help, of_level.iter().filter(|game| is_helped(game)).count());
                let plain: u32 = row.columns.values().map(|column| column.plain).sum();
                let hinted: u32 = row.columns.values().map(|column| column.hinted).sum();
                assert_eq!((plain as usize + row.with_help, hinted as usize), (row.solved, row.with_help));
            }
            let analyses = || all.iter().filter_map(|summary| summary.analysis.as_ref());
            let codes: BTreeSet<_> = analyses()
                .flat_map(|analysis| {
                    let used = analysis.used.iter().map(|used| used.code);
                    analysis.techniques.iter().copied().chain(used)
                })
                .collect();
            assert_eq!(told.met.iter().map(|met| met.code).collect::<BTreeSet<_>>(), codes);
            for met in &told.met {
                let has_it = |analysis: &&Analysis| analysis.techniques.contains(&met.code);
                assert_eq!(met.games, analyses().filter(has_it).count());
                let used =
                    || analyses().flat_map(|analysis| &analysis.used).filter(|used| used.code == met.code);
                let found: u32 = used().map(|used| used.found).sum();
                assert_eq!((met.found, met.hinted), (found, used().map(|used| used.hinted).sum()));
                let time: u64 = used().map(|used| used.time).sum();
                let days = all.iter().filter(|summary| {
                    let used = summary.analysis.iter().flat_map(|analysis| &analysis.used);
                    used.into_iter().any(|used| used.code == met.code && used.found > 0)
                });
                assert_eq!(met.last, days.filter_map(|summary| solved_day(summary)).max());
                assert_eq!(met.average, (found > 0).then(|| time / u64::from(found)));
            }
            assert_eq!(told.guesses, analyses().map(|analysis| analysis.guesses).sum::<u32>());
            assert!(told.met.is_sorted_by_key(|met| std::cmp::Reverse(met.games)));
            for slow in &told.slow {
                let all =
                    analyses().flat_map(|analysis| &analysis.slow).filter(|(code, _)| *code == slow.code);
                let times: Vec<u64> = all.map(|(_, time)| *time).collect();
                assert_eq!(
                    (slow.count as usize, slow.average),
                    (times.len(), times.iter().sum::<u64>() / times.len() as u64)
                );
            }
        }
    }
}

#[test]
fn the_end_of_a_game_compares_it_with_all_like_it_that_had_no_help() {
    let entries = games(300, 7);
    assert_eq!(Times::like(GameId(1_000), &entries), None, "no such game");
    let (mut none, mut best) = (0, 0);
    for Entry { summary: this, .. } in entries.iter().filter(|entry| entry.summary.is_solved) {
        let has_no_help = |game: &&Entry| game.summary.hints == 0 && game.summary.checks == 0;
        let is_like = |game: &&Entry| {
            let game = &game.summary;
            game.is_solved && !game.is_copy && (game.board(), game.level()) == (this.board(), this.level())
        };
        let like: Vec<&Summary> =
            entries.iter().filter(has_no_help).filter(is_like).map(|entry| &entry.summary).collect();
        let others = like.iter().filter(|game| game.id != this.id).count();
        let all: Vec<u64> = like.iter().map(|game| game.elapsed).collect();
        let expected = (others > 0).then(|| Times {
            best: *all.iter().min().unwrap(),
            is_best: like
                .iter()
                .any(|game| game.id == this.id && all.iter().all(|time| game.elapsed <= *time)),
            median: naive_median(all.clone()).unwrap(),
        });
        assert_eq!(Times::like(this.id, &entries), expected);
        none += usize::from(expected.is_none());
        best += usize::from(expected.is_some_and(|times| times.is_best));
    }
    assert!(best > 5, "{none} without others, {best} with the best time");
}

#[test]
fn the_calendar_counts_the_days_of_dated_games() {
    let entries = games(900, 6);
    let calendar = Calendar::of(&entries);
    let solved: Vec<Day> = entries.iter().filter_map(|entry| solved_day(&entry.summary)).collect();
    let mut longest = (0, None);
    let days: BTreeSet<Day> = solved.iter().copied().collect();
    for &day in &days {
        assert_eq!(calendar.count(day) as usize, solved.iter().filter(|other| **other == day).count());
        let length = (0..1_000).take_while(|back| days.contains(&Day(day.0 - back))).count();
        if day <= TODAY && length >= longest.0 {
            longest = (length, Some(day));
        }
    }
    let streak = calendar.streak(TODAY);
    assert_eq!((streak.longest as usize, streak.longest_end), longest);
}

#[test]
fn a_trend_needs_games_before_and_within_nine_weeks() {
    let mut entries = games(400, 7);
    for (at, entry) in entries.iter_mut().enumerate() {
        let summary = &mut entry.summary;
        let day = if at % 2 == 0 { 20_000 } else { u64::from(TODAY.0.unsigned_abs()) };
        summary.dates.solved = Some(Moment { at: day * DAY_MS, offset: 0 });
        summary.elapsed = if at % 2 == 0 { 600_000 } else { 300_000 };
    }
    let of = |entries: &[Entry]| {
        Statistics::of(entries, Variant::CLASSIC, Period::Weeks, Counting::All, TODAY).rows[0].trend
    };
    assert_eq!(of(&entries), Some((600_000, 300_000)));
    assert_eq!(of(&entries[..8]), None);
}

/// "Best 1:17" with 63 hints was the record.
#[test]
fn games_with_help_set_no_record_unless_the_player_wants_them_to() {
    let mut entries = games(3, 8);
    for (at, entry) in entries.iter_mut().enumerate() {
        let game = Game::new(generate::starter(1));
        let elapsed = [600_000, 77_000, 60_000][at];
        let mut summary = Summary::of(&game, 0);
        (summary.is_solved, summary.elapsed) = (true, elapsed);
        *entry = Entry { summary, label: Label::default() };
    }
    (entries[1].summary.hints, entries[2].summary.checks) = (63, 1);
    let level = entries[0].summary.level();
    let best = |entries: &[Entry], counting| {
        let told = Statistics::of(entries, Variant::CLASSIC, Period::All, counting, TODAY);
        let row = told.rows.into_iter().find(|row| row.level == level).unwrap();
        (row.best, row.median, row.solved, row.with_help)
    };
    assert_eq!(best(&entries, Counting::Unaided), (Some(600_000), Some(600_000), 3, 2));
    assert_eq!(best(&entries, Counting::All), (Some(60_000), Some(77_000), 3, 2));
    assert_eq!(best(&entries[1..], Counting::Unaided), (None, None, 2, 2), "nothing counts");
}

#[test]
fn the_axis_is_logarithmic() {
    assert_eq!((place(120_000) - place(60_000), place(960_000) - place(480_000)), (80, 80));
    assert_eq!((place(0), place(u64::MAX)), (place(1_000), 2_559));
    for column in place(1_000) / PLACES + 1..200 {
        let start = start_of(column);
        assert_eq!((place(start) / PLACES, place(start - 1) / PLACES), (column, column - 1));
    }
    assert!((0..5_000).map(|second| place(second * 1_000)).is_sorted());
}
