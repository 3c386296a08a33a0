//! The daily puzzles: five for each calendar day, one of each level, and one with a kind of rules,
//! the variant. The day and the level determine the recipe, so everyone gets the same puzzles
//! without a server.

use std::collections::BTreeMap;

use super::Entry;
use crate::game::moment::Day;
use crate::kinds::mixture;
use nonet_engine::{Level, Recipe};

/// The first day with puzzles: 2026-01-01.
pub const FIRST: Day = Day(20_454);

/// Number of puzzles of a day: one of each level.
pub const COUNT: usize = Level::ALL.len();

/// The seeds of the daily puzzles begin here. `session::context` draws smaller seeds, so no
/// other game has the seed of a daily puzzle by chance.
const BASE: u64 = 1_000_000_000;

/// The kind of the variant, from Monday to Sunday, and its level.
const WEEK: [(&str, Level); 7] = [
    ("killer", Level::Medium),
    ("arrow", Level::Medium),
    ("kropki", Level::Medium),
    ("jigsaw", Level::Medium),
    ("renban", Level::Medium),
    ("sandwich", Level::Hard),
    ("whisper", Level::Hard),
];

/// The recipe of a daily puzzle. The seed is `BASE + 5 × day + level`, where the day counts
/// from 1970-01-01 and the level from 0. It must never change: players compare their times.
pub fn recipe(day: Day, level: Level) -> Recipe {
    let number = u64::from(day.0.max(FIRST.0).unsigned_abs());
    Recipe::classic(level, BASE + number * COUNT as u64 + level as u64)
}

/// The kind of the variant of a day, and its level.
pub fn variant_kind(day: Day) -> (&'static str, Level) {
    WEEK[usize::from(day.weekday())]
}

/// The recipe of the variant of a day. Its seed is `BASE` + the day. It must never change.
pub fn variant(day: Day) -> Recipe {
    let day = day.max(FIRST);
    let (kind, level) = variant_kind(day);
    Recipe { seed: BASE + u64::from(day.0.unsigned_abs()), ..mixture(level, &[kind]) }
}

/// A puzzle of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// That of a level.
    Level(Level),
    /// The variant.
    Variant,
}

impl Which {
    /// The recipe of the puzzle of a day.
    pub fn recipe(self, day: Day) -> Recipe {
        match self {
            Self::Level(level) => recipe(day, level),
            Self::Variant => variant(day),
        }
    }
}

/// The day of a recipe, and which of its puzzles it makes. `None` if it is not the recipe of a daily
/// puzzle.
pub fn of_recipe(recipe: &Recipe) -> Option<(Day, Which)> {
    let number = recipe.seed.checked_sub(BASE)?;
    let day = |number: u64| Some(Day(i32::try_from(number).ok()?));
    // A puzzle's recipe names the clues and the regions that its seed has drawn.
    let recipe = recipe.clone().undrawn();
    let is_it = |(day, which): &(Day, Which)| which.recipe(*day) == recipe;
    let level = Which::Level(Level::ALL[(number % COUNT as u64) as usize]);
    let of_level = day(number / COUNT as u64).map(|day| (day, level)).filter(is_it);
    of_level.or_else(|| day(number).map(|day| (day, Which::Variant)).filter(is_it))
}

/// The player's games of the levels' puzzles of one day, by level.
pub type Five<'a> = [Option<&'a Entry>; COUNT];

/// The player's games of the puzzles of one day.
#[derive(Clone, Copy, Default)]
pub struct Games<'a> {
    /// Those of the levels.
    pub five: Five<'a>,
    /// That of the variant.
    pub variant: Option<&'a Entry>,
}

impl<'a> Games<'a> {
    /// The game of a puzzle.
    pub fn of(&self, which: Which) -> Option<&'a Entry> {
        match which {
            Which::Level(level) => self.five[level as usize],
            Which::Variant => self.variant,
        }
    }
}

/// The player's games of daily puzzles, by day, without copies of solved games. If there are
/// several games of a puzzle, a solved one comes first, then the one that was played last.
pub fn games(entries: &[Entry]) -> BTreeMap<Day, Games<'_>> {
    let rank = |entry: &Entry| {
        let summary = &entry.summary;
        (summary.is_solved, summary.dates.changed, summary.revision, summary.id)
    };
    let mut days: BTreeMap<Day, Games> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| !entry.summary.is_copy) {
        let Some((day, which)) = entry.summary.recipe.as_ref().and_then(of_recipe) else { continue };
        let games = days.entry(day).or_default();
        let game = match which {
            Which::Level(level) => &mut games.five[level as usize],
            Which::Variant => &mut games.variant,
        };
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
                assert_eq!(of_recipe(&recipe), Some((Day(number), Which::Level(level))));
                seeds.push(recipe.seed);
            }
            assert_eq!(of_recipe(&variant(Day(number))), Some((Day(number), Which::Variant)));
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
        let variant = |day| variant(Day::of(2026, 11, day)).to_string();
        assert_eq!(variant(23), "9x9+killer medium none carve 1000020780");
        assert_eq!(variant(29), "9x9+whisper hard none carve 1000020786");
    }

    #[test]
    fn each_day_of_a_week_has_a_variant_of_another_kind() {
        let mut kinds = WEEK.map(|(kind, _)| kind);
        kinds.sort_unstable();
        assert!(kinds.windows(2).all(|two| two[0] != two[1]));
        for day in FIRST.0..FIRST.0 + 7 {
            assert_ne!(
                variant(Day(day)),
                Recipe { seed: variant(Day(day)).seed, ..mixture(variant_kind(Day(day)).1, &[]) }
            );
        }
    }

    #[test]
    fn a_game_of_a_variant_is_known_by_the_recipe_of_its_puzzle() {
        for day in [Day::of(2026, 11, 25), Day::of(2026, 11, 26)] {
            let puzzle = generate::generate(&variant(day)).unwrap();
            assert_eq!(puzzle.recipe.as_ref().and_then(of_recipe), Some((day, Which::Variant)));
        }
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
        let ids = |day| games[&day].five.map(|game| game.map_or(0, |entry| entry.summary.id.0));
        assert_eq!(ids(day), [5, 0, 3, 0, 0]);
        assert_eq!((ids(Day(day.0 + 1)), solved(&games[&day].five)), ([6, 0, 0, 0, 0], 1));
    }
}
