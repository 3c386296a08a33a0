//! Statistics of the player's solved games: times by level, the techniques met, and where
//! the player slowed down. They are computed from the summaries whenever they are shown, so
//! they are never out of step with the games. `calendar` counts days.

use std::collections::BTreeMap;

use super::Entry;
use super::calendar::first_day;
use super::summary::{Analysis, Summary};
use crate::game::GameId;
use crate::game::moment::{Day, Moment};
use nonet_engine::human::Code;
use nonet_engine::{Level, Variant};
use serde::{Deserialize, Serialize};

/// Minimum number of solved games, both before and within the last nine weeks, that a trend needs.
const TREND: usize = 5;

/// Number of columns of a histogram for each doubling of the time.
const COLUMNS: u16 = 8;

/// Which games count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Period {
    /// This week and the eight weeks before it.
    Weeks,
    /// This calendar year.
    Year,
    /// All of them, also those whose date is not known.
    #[default]
    All,
}

impl Period {
    /// All periods, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Weeks, Self::Year, Self::All];

    /// Whether a game that was solved on a day counts.
    fn admits(self, day: Option<Day>, today: Day) -> bool {
        match self {
            Self::Weeks => day.is_some_and(|day| day >= first_day(today)),
            Self::Year => day.is_some_and(|day| day.date().0 == today.date().0),
            Self::All => true,
        }
    }
}

/// The day on which a game was solved, where the player was. `None` for a copy, too: its puzzle
/// was solved before.
pub fn solved_day(summary: &Summary) -> Option<Day> {
    summary.dates.solved.filter(|_| summary.is_solved && !summary.is_copy).map(Moment::day)
}

/// Which games count for the best time, the median and the trend. All solved games are counted
/// and drawn. Copies of solved games are no games of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counting {
    /// Games that the player solved without help.
    #[default]
    Unaided,
    /// All of them.
    All,
}

impl Counting {
    fn admits(self, game: &Summary) -> bool {
        self == Self::All || game.is_unaided()
    }
}

/// The statistics of a board and a period.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// The five levels, then all other games if there are any.
    pub rows: Vec<Row>,
    /// The techniques of the solve paths and those that the player used: the most frequent on solve paths come
    /// first.
    pub met: Vec<Met>,
    /// Number of digits and strikes that no technique explains.
    pub guesses: u32,
    /// The techniques that the player was slow to find, the slowest first.
    pub slow: Vec<Slow>,
}

/// The solved games of a level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The level; `None` for custom games and puzzles from elsewhere.
    pub level: Option<Level>,
    /// Number of solved games.
    pub solved: usize,
    /// Number of games that were solved with help.
    pub with_help: usize,
    /// Number of hints in all games.
    pub hints: u32,
    /// The shortest time of the games that count, in milliseconds.
    pub best: Option<u64>,
    /// The median time of the games that count, in milliseconds.
    pub median: Option<u64>,
    /// The medians before and within the last nine weeks, if both have enough games. The
    /// period does not matter.
    pub trend: Option<(u64, u64)>,
    /// The columns of the histogram that are not empty, in order of time.
    pub columns: BTreeMap<u16, Column>,
}

/// A column of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Column {
    /// Number of games without help.
    pub plain: u32,
    /// Number of games with help.
    pub hinted: u32,
}

/// A technique in the player's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met {
    /// The technique.
    pub code: Code,
    /// Number of games whose solve path has it.
    pub games: usize,
    /// How often the player found it.
    pub found: u32,
    /// The average time of a find, in milliseconds. `None` if there is none.
    pub average: Option<u64>,
    /// How often it was done after a hint.
    pub hinted: u32,
    /// The last day on which the player found it.
    pub last: Option<Day>,
}

/// A technique that the player was slow to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slow {
    /// The technique.
    pub code: Code,
    /// How often.
    pub count: u32,
    /// The average time that it took, in milliseconds.
    pub average: u64,
}

impl Statistics {
    /// Computes the statistics.
    pub fn of(entries: &[Entry], variant: Variant, period: Period, counting: Counting, today: Day) -> Self {
        let solved: Vec<(&Summary, Option<Day>)> = entries
            .iter()
            .map(|entry| &entry.summary)
            .filter(|summary| summary.is_solved && !summary.is_copy && summary.board() == variant)
            .map(|summary| (summary, solved_day(summary)))
            .collect();
        let counted = || solved.iter().filter(|(_, day)| period.admits(*day, today));
        let levels = Level::ALL.into_iter().map(Some).chain([None]);
        let rows = levels.map(|level| {
            let counts = |game: &&(&Summary, _)| game.0.level() == level && counting.admits(game.0);
            let trend = trend(solved.iter().filter(counts), today);
            let games = counted().map(|(summary, _)| *summary).filter(|summary| summary.level() == level);
            Row { level, trend, ..Row::of(games, counting) }
        });
        let rows = rows.filter(|row| row.level.is_some() || row.solved > 0).collect();
        let dated = || counted().filter_map(|(summary, day)| Some((summary.analysis.as_ref()?, *day)));
        let analyses = || dated().map(|(analysis, _)| analysis);
        let guesses = analyses().fold(0, |sum: u32, analysis| sum.saturating_add(analysis.guesses));
        let mut slow: BTreeMap<Code, (u32, u64)> = BTreeMap::new();
        for &(code, time) in analyses().flat_map(|analysis| &analysis.slow) {
            let (count, sum) = slow.entry(code).or_default();
            (*count, *sum) = (*count + 1, sum.saturating_add(time));
        }
        let slow = slow.into_iter();
        let mut slow: Vec<_> =
            slow.map(|(code, (count, sum))| Slow { code, count, average: sum / u64::from(count) }).collect();
        slow.sort_by_key(|slow| std::cmp::Reverse(slow.average));
        let met = met(dated());
        Self { rows, met, guesses, slow }
    }

    /// Number of solved games.
    pub fn solved(&self) -> usize {
        self.rows.iter().map(|row| row.solved).sum()
    }
}

/// The techniques of all solved games.
pub fn met_in(entries: &[Entry]) -> Vec<Met> {
    let games = entries.iter().map(|entry| &entry.summary).filter(|game| game.is_solved && !game.is_copy);
    met(games.filter_map(|game| Some((game.analysis.as_ref()?, solved_day(game)))))
}

fn met<'a>(analyses: impl Iterator<Item = (&'a Analysis, Option<Day>)>) -> Vec<Met> {
    #[derive(Default)]
    struct Sum {
        games: usize,
        found: u32,
        time: u64,
        hinted: u32,
        last: Option<Day>,
    }
    let mut sums: BTreeMap<Code, Sum> = BTreeMap::new();
    for (analysis, day) in analyses {
        for &code in &analysis.techniques {
            sums.entry(code).or_default().games += 1;
        }
        for used in &analysis.used {
            let sum = sums.entry(used.code).or_default();
            sum.found = sum.found.saturating_add(used.found);
            sum.time = sum.time.saturating_add(used.time);
            sum.hinted = sum.hinted.saturating_add(used.hinted);
            sum.last = sum.last.max(day.filter(|_| used.found > 0));
        }
    }
    let met = sums.into_iter().map(|(code, Sum { games, found, time, hinted, last })| {
        let average = time.checked_div(found.into());
        Met { code, games, found, average, hinted, last }
    });
    let mut met: Vec<Met> = met.collect();
    met.sort_by_key(|met| std::cmp::Reverse(met.games));
    met
}

impl Row {
    fn of<'a>(games: impl Iterator<Item = &'a Summary>, counting: Counting) -> Self {
        let (mut row, mut times) = (Self::default(), Vec::new());
        for game in games {
            let has_help = !game.is_unaided();
            row.solved += 1;
            row.with_help += usize::from(has_help);
            row.hints = row.hints.saturating_add(game.hints);
            if counting.admits(game) {
                times.push(game.elapsed);
            }
            let column = row.columns.entry(column(game.elapsed)).or_default();
            *(if has_help { &mut column.hinted } else { &mut column.plain }) += 1;
        }
        times.sort_unstable();
        (row.best, row.median) = (times.first().copied(), median(&times));
        row
    }
}

/// The times of the player's games of one board and level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Times {
    /// The shortest, in milliseconds.
    pub best: u64,
    /// Whether the game that is compared has it.
    pub is_best: bool,
    /// The median, in milliseconds.
    pub median: u64,
}

impl Times {
    /// The times of all games like this one that were solved without help. `None` if there is no
    /// other one to compare it with.
    pub fn like(id: GameId, entries: &[Entry]) -> Option<Self> {
        let this = &entries.iter().find(|entry| entry.summary.id == id)?.summary;
        let counts = |game: &&Summary| {
            let is_like = game.board() == this.board() && game.level() == this.level();
            is_like && game.is_solved && !game.is_copy && game.is_unaided()
        };
        let games = || entries.iter().map(|entry| &entry.summary).filter(counts);
        games().find(|game| game.id != id)?;
        let Row { best, median, .. } = Row::of(games(), Counting::Unaided);
        Some(Self { best: best?, is_best: counts(&this) && Some(this.elapsed) == best, median: median? })
    }
}

/// The boards of solved games; the classic one is always there.
pub fn boards(entries: &[Entry]) -> Vec<Variant> {
    let solved = entries.iter().map(|entry| &entry.summary).filter(|summary| summary.is_solved);
    let mut boards: Vec<Variant> = solved.map(Summary::board).chain([Variant::CLASSIC]).collect();
    boards.sort_unstable();
    boards.dedup();
    boards
}

/// The median of sorted times: the mean of the middle two if their number is even.
fn median(times: &[u64]) -> Option<u64> {
    let middle = times.len() / 2;
    let upper = *times.get(middle)?;
    if times.len() % 2 == 1 { Some(upper) } else { Some(u64::midpoint(times[middle - 1], upper)) }
}

/// The medians before and within the last nine weeks.
fn trend<'a>(games: impl Iterator<Item = &'a (&'a Summary, Option<Day>)>, today: Day) -> Option<(u64, u64)> {
    let start = first_day(today);
    let (recent, before): (Vec<_>, Vec<_>) = games.partition(|(_, day)| day.is_some_and(|day| day >= start));
    let median_of = |games: Vec<&(&Summary, Option<Day>)>| {
        let mut times: Vec<u64> = games.iter().map(|(summary, _)| summary.elapsed).collect();
        times.sort_unstable();
        median(&times).filter(|_| times.len() >= TREND)
    };
    Some((median_of(before)?, median_of(recent)?))
}

/// The column of a time in milliseconds. The axis is logarithmic.
fn column(time: u64) -> u16 {
    place(time) / PLACES
}

/// The shortest time of a column, in milliseconds.
pub fn start_of(column: u16) -> u64 {
    #[allow(clippy::cast_sign_loss)] // a power of two
    let time = (f64::from(column) / f64::from(COLUMNS)).exp2().ceil() as u64;
    time
}

/// Number of places in a column.
pub const PLACES: u16 = 10;

/// The place of a time in milliseconds on the logarithmic axis: 80 for each doubling. Times
/// below a second count as a second.
pub fn place(time: u64) -> u16 {
    let time = time.clamp(1_000, u64::from(u32::MAX));
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss)] // between 79 and 2,560
    let place = ((time as f64).log2() * f64::from(COLUMNS * PLACES)) as u16;
    place
}

#[cfg(test)]
#[path = "statistics/tests.rs"]
mod tests;
