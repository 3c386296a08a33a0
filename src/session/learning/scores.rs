//! How many exercises of each technique the player has solved, and when one that is learned is worth
//! repeating. The device stores lines of code and count, and lines of code, day and number of repetitions. A
//! damaged line is dropped and the rest stays.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::LEARNED;
use crate::game::moment::Day;
use nonet_engine::human::Code;

/// Days until the next repetition, by the number of those before. The intervals of SM-2 (Woźniak 1990) for
/// answers that are neither easy nor hard.
const INTERVALS: [i32; 6] = [1, 6, 15, 38, 94, 234];
/// The first word of a line about repetitions. No code begins like that, so versions of Nonet that know no
/// repetitions read the counts.
const REPEATED: &str = "repeated";

/// Solved exercises by technique.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scores {
    solved: BTreeMap<Code, u32>,
    repeated: BTreeMap<Code, Repeated>,
}

/// The last repetition of a technique, and how many there have been since the player last gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Repeated {
    day: Day,
    count: usize,
}

impl Scores {
    /// Reads the stored text.
    pub(super) fn read(text: &str) -> Self {
        let mut scores = Self::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let _: Option<()> = match words[..] {
                [REPEATED, code, day, count] => scores.read_repeated(code, day, count),
                [code, count] => scores.read_solved(code, count),
                _ => None,
            };
        }
        scores
    }

    fn read_solved(&mut self, code: &str, count: &str) -> Option<()> {
        self.solved.insert(code.parse().ok()?, count.parse().ok()?);
        Some(())
    }

    fn read_repeated(&mut self, code: &str, day: &str, count: &str) -> Option<()> {
        let repeated = Repeated { day: day.parse().ok()?, count: count.parse().ok()? };
        self.repeated.insert(code.parse().ok()?, repeated);
        Some(())
    }

    /// The text to store.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        // A String takes all.
        for (code, count) in &self.solved {
            let _ = writeln!(text, "{code} {count}");
        }
        for (code, Repeated { day, count }) in &self.repeated {
            let _ = writeln!(text, "{REPEATED} {code} {day} {count}");
        }
        text
    }

    /// The number of exercises of a technique.
    pub fn of(&self, code: Code) -> u32 {
        self.solved.get(&code).copied().unwrap_or(0)
    }

    /// Adds one. A technique that is learned waits longer after each repetition that was due.
    pub(super) fn add(&mut self, code: Code, today: Day) {
        if self.is_due(code, None, today)
            && let Some(repeated) = self.repeated.get_mut(&code)
        {
            *repeated = Repeated { day: today, count: repeated.count.saturating_add(1) };
        }
        let count = self.solved.entry(code).or_default();
        *count = count.saturating_add(1);
        // What was learned with a version of Nonet that knew no repetitions begins today, too.
        for (code, _) in self.solved.iter().filter(|(_, count)| **count >= LEARNED) {
            self.repeated.entry(*code).or_insert(Repeated { day: today, count: 0 });
        }
    }

    /// The player gave up: a technique that is learned is due again tomorrow. Returns whether it is learned.
    pub(super) fn give_up(&mut self, code: Code, today: Day) -> bool {
        let is_learned = self.of(code) >= LEARNED;
        if is_learned {
            self.repeated.insert(code, Repeated { day: today, count: 0 });
        }
        is_learned
    }

    /// Whether the player has learned a technique and should repeat it. A find in a game, of which `found` is
    /// the last day, is as good as a repetition.
    pub(super) fn is_due(&self, code: Code, found: Option<Day>, today: Day) -> bool {
        let is_over = |Repeated { day, count }: &Repeated| {
            let last = found.map_or(*day, |found| found.max(*day));
            today.0.saturating_sub(last.0) >= INTERVALS[(*count).min(INTERVALS.len() - 1)]
        };
        self.of(code) >= LEARNED && self.repeated.get(&code).is_some_and(is_over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISH: Code = Code::from_static("0300");

    #[test]
    fn scores_survive_storage_and_only_damaged_lines_are_dropped() {
        let day = Day::of(2026, 11, 24);
        let text = "0300 2\nnonsense\n0301 x\n0400 9\nrepeated 0400 2026-11-20 3\nrepeated 0401 never 3\n";
        let mut scores = Scores::read(text);
        scores.add(FISH, day);
        assert_eq!((scores.of(FISH), scores.of(Code::from_static("0301"))), (3, 0));
        assert_eq!(scores.write(), "0300 3\n0400 9\nrepeated 0400 2026-11-20 3\n");
        assert_eq!(Scores::read(&scores.write()), scores);
    }

    #[test]
    fn the_days_between_repetitions_grow_until_the_player_gives_up() {
        let (mut scores, mut today) = (Scores::default(), Day::of(2026, 11, 24));
        for _ in 0..LEARNED {
            assert!(!scores.is_due(FISH, None, today), "it is not learned yet");
            scores.add(FISH, today);
        }
        let mut wait = |scores: &Scores| {
            let days = (0..1_000).find(|days| scores.is_due(FISH, None, Day(today.0 + days))).unwrap();
            today = Day(today.0 + days);
            (days, today)
        };
        for expected in [1, 6, 15, 38, 94, 234, 234] {
            let (days, due) = wait(&scores);
            assert_eq!(days, expected);
            // An exercise too early changes nothing.
            scores.add(FISH, Day(due.0 - 1));
            assert!(scores.is_due(FISH, None, due));
            scores.add(FISH, due);
        }
        let (_, due) = wait(&scores);
        assert!(scores.give_up(FISH, due));
        assert_eq!(wait(&scores).0, 1);
    }

    #[test]
    fn a_find_in_a_game_is_as_good_as_a_repetition() {
        let scores = Scores::read("0300 9\nrepeated 0300 2026-11-20 1\n");
        let (found, today) = (Day::of(2026, 11, 24), Day::of(2026, 11, 27));
        assert!(scores.is_due(FISH, None, today));
        assert!(!scores.is_due(FISH, Some(found), today));
        assert!(scores.is_due(FISH, Some(found), Day(found.0 + 6)));
    }

    #[test]
    fn what_was_learned_before_repetitions_were_known_begins_with_the_next_exercise() {
        let (mut scores, today) = (Scores::read("0300 9\n0400 8\n"), Day::of(2026, 11, 24));
        assert!(!scores.is_due(FISH, None, today));
        scores.add(Code::from_static("0301"), today);
        assert!(scores.is_due(FISH, None, Day(today.0 + 1)));
        assert!(!scores.is_due(Code::from_static("0400"), None, Day(today.0 + 1)));
    }
}
