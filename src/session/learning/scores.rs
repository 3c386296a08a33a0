//! How many exercises of each technique the player has solved. The device stores lines of code
//! and count. A damaged line is dropped and the rest stays.

use std::collections::BTreeMap;
use std::fmt::Write;

use nonet_engine::human::Code;

/// Solved exercises by technique.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scores(BTreeMap<Code, u32>);

impl Scores {
    /// Reads the stored text.
    pub(super) fn read(text: &str) -> Self {
        let line = |line: &str| {
            let (code, count) = line.split_once(' ')?;
            Some((code.parse().ok()?, count.parse().ok()?))
        };
        Self(text.lines().filter_map(line).collect())
    }

    /// The text to store.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        for (code, count) in &self.0 {
            let _ = writeln!(text, "{code} {count}"); // a String takes all
        }
        text
    }

    /// The number of exercises of a technique.
    pub fn of(&self, code: Code) -> u32 {
        self.0.get(&code).copied().unwrap_or(0)
    }

    /// Adds one.
    pub(super) fn add(&mut self, code: Code) {
        let count = self.0.entry(code).or_default();
        *count = count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_survive_storage_and_only_damaged_lines_are_dropped() {
        let mut scores = Scores::read("0300 2\nnonsense\n0301 x\n0400 1\n");
        let fish = Code::from_static("0300");
        scores.add(fish);
        assert_eq!((scores.of(fish), scores.of(Code::from_static("0301"))), (3, 0));
        assert_eq!(scores.write(), "0300 3\n0400 1\n");
        assert_eq!(Scores::read(&scores.write()), scores);
    }
}
