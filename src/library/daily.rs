//! The daily puzzles: five for each calendar day, one of each level. The day and the level
//! determine the recipe, so everyone gets the same five without a server.

use std::collections::BTreeMap;

use super::Entry;
use crate::game::moment::Day;
use nonet_engine::{Level, Recipe};

/// The first day with puzzles: 2026-01-01.
pub const FIRST: Day = Day(20_454);

/// Number of puzzles of a day: one of each level.
pub const COUNT: usize = Level::ALL.len();

/// The seeds of the daily puzzles begin here. `session::context` draws smaller seeds, so no
/// other game has the seed of a daily puzzle by chance.
const BASE: u64 = 1_000_000_000;

/// The recipe of a daily puzzle. The seed is `BASE + 5 × day + level`, where the day counts
/// from 1970-01-01 and the level from 0. It must never change: players compare their times.
pub fn recipe(day: Day, level: Level) -> Recipe {
    let number = u64::from(day.0.max(FIRST.0).unsigned_abs());
    Recipe::classic(level, BASE + number * COUNT as u64 + level as u64)
}

/// The day and the level of a recipe. `None` if it is not the recipe of a daily puzzle.
pub fn of_recipe(recipe: &Recipe) -> Option<(Day, Level)> {
    let number = recipe.seed.checked_sub(BASE)?;
    let day = Day(i32::try_from(number / COUNT as u64).ok()?);
    let level = Level::ALL[(number % COUNT as u64) as usize];
    (*recipe == self::recipe(day, level)).then_some((day, level))
}

/// The player's games of the puzzles of one day, by level.
pub type Five<'a> = [Option<&'a Entry>; COUNT];

/// The player's games of daily puzzles, by day, without copies of solved games. If there are
/// several games of a puzzle, a solved one comes first, then the one that was played last.
pub fn games(entries: &[Entry]) -> BTreeMap<Day, Five<'_>> {
    let rank = |entry: &Entry| {
        let summary = &entry.summary;
        (summary.is_solved, summary.dates.changed, summary.revision, summary.id)
    };
    let mut days: BTreeMap<Day, Five> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| !entry.summary.is_copy) {
        let Some((day, level)) = entry.summary.recipe.as_ref().and_then(of_recipe) else { continue };
        let game = &mut days.entry(day).or_default()[level as usize];
        if game.is_none_or(|other| rank(entry) > rank(other)) {
            *game = Some(entry);
        }
    }
    days
}

/// How many puzzles of a day are solved.
pub fn solved(five: &Five) -> usize {
    five.iter().flatten().filter(|entry| entry.summary.is_solved).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moment::Moment;
    use crate::game::{Game, GameId};
    use crate::library::label::Label;
    use crate::library::summary::Summary;
    use nonet_engine::{Puzzle, Symmetry, generate};

    #[test]
    fn a_daily_puzzle_has_a_recipe_of_its_own_and_the_recipe_says_which() {
        assert_eq!(FIRST, Day::of(2026, 1, 1));
        let mut seeds = Vec::new();
        for number in (FIRST.0..FIRST.0 + 4_000).chain([i32::MAX]) {
            for level in Level::ALL {
                let recipe = recipe(Day(number), level);
                assert_eq!(of_recipe(&recipe), Some((Day(number), level)));
                seeds.push(recipe.seed);
            }
        }
        let count = seeds.len();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), count);
    }

    /// Players compare their times, so these never change.
    #[test]
    fn the_seeds_are_pinned() {
        let seed = |year, month, day, level| recipe(Day::of(year, month, day), level).seed;
        assert_eq!(seed(2026, 1, 1, Level::Easy), 1_000_102_270);
        assert_eq!(seed(2026, 11, 23, Level::Easy), 1_000_103_900);
        assert_eq!(seed(2026, 11, 23, Level::Extreme), 1_000_103_904);
        assert_eq!(seed(2026, 11, 24, Level::Hard), 1_000_103_907);
    }

    #[test]
    fn other_recipes_are_no_daily_puzzles() {
        let daily = recipe(Day::of(2026, 11, 23), Level::Hard);
        for other in [
            Recipe { seed: 7, ..daily.clone() },
            Recipe { seed: u64::MAX, ..daily.clone() },
            Recipe { level: Level::Easy, ..daily.clone() },
            Recipe { symmetry: Symmetry::Rotate180, ..daily.clone() },
            Recipe { givens: Some((24, 26)), ..daily.clone() },
            // Before the first day.
            Recipe { seed: 1_000_102_269, level: Level::Extreme, ..daily },
        ] {
            assert_eq!(of_recipe(&other), None, "{other:?}");
        }
    }

    fn entry(id: u64, day: Day, level: Level, is_solved: bool, at: u64) -> Entry {
        let mut game = Game::new(Puzzle { recipe: Some(recipe(day, level)), ..generate::starter(0) });
        game.stamp(GameId(id), Moment { at, offset: 0 });
        let mut summary = Summary::of(&game, 0);
        summary.is_solved = is_solved;
        Entry { summary, label: Label::default() }
    }

    #[test]
    fn of_several_games_of_a_puzzle_a_solved_one_counts_then_the_last_one() {
        let (day, hard, easy) = (Day::of(2026, 3, 1), Level::Hard, Level::Easy);
        let entries = [
            entry(1, day, hard, true, 10),
            entry(2, day, hard, false, 90),
            entry(3, day, hard, true, 20),
            entry(4, day, easy, false, 5),
            entry(5, day, easy, false, 9),
            entry(6, Day(day.0 + 1), easy, false, 9),
        ];
        let mut copy = entry(7, day, hard, true, 99);
        copy.summary.is_copy = true;
        let entries = [&entries[..], &[copy]].concat();
        let games = games(&entries);
        let ids = |day| games[&day].map(|game| game.map_or(0, |entry| entry.summary.id.0));
        assert_eq!(ids(day), [5, 0, 3, 0, 0]);
        assert_eq!((ids(Day(day.0 + 1)), solved(&games[&day])), ([6, 0, 0, 0, 0], 1));
    }
}
