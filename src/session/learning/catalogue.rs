//! The list of techniques in sections, what the player has learned, and what comes next.
//! A section holds the codes with the same first two digits, so nothing here knows a
//! technique. Also the names by which a search finds one. Part of `learning`.

use super::{Learning, Lesson, words};
use crate::game::moment::Day;
use crate::library::statistics::Met;
use crate::worker::protocol::study::Entry;
use nonet_engine::human::{Code, Rung};
use nonet_engine::message::Message;
use nonet_engine::rate::Family;
use nonet_engine::{Level, Recipe};

/// The number of solved positions that make a technique learned: one for each square of
/// a nonet.
pub const LEARNED: u32 = 9;

/// Minimum number of finds in games, without a hint, from which Learn no longer suggests a technique.
const KNOWN: u32 = 3;

/// The sections in order: the id in the message files, and the first two digits of the
/// codes.
const SECTIONS: [(&str, &[u16]); 12] = [
    ("singles", &[0]),
    ("subsets", &[1, 2]),
    ("fish", &[3]),
    ("one_digit", &[4]),
    ("wings", &[8]),
    ("uniqueness", &[6]),
    ("colours", &[5]),
    ("chains", &[7]),
    ("sets", &[9, 11]),
    ("forcing", &[13]),
    ("hardest", &[12, 15]),
    ("clues", &[16]),
];

/// A section of the list.
pub struct Section<'a> {
    /// Its id, for the element's key.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// How difficult its techniques are.
    pub difficulty: Message,
    /// Its techniques, easiest first.
    pub entries: Vec<&'a Entry>,
    /// How many of them the player has learned.
    pub learned: usize,
}

/// The id of the section of a technique.
fn section_of(code: Code) -> &'static str {
    let start = u16::from(code) / 100;
    let known = SECTIONS.iter().find(|(_, starts)| starts.contains(&start));
    known.map_or("hardest", |(id, _)| id)
}

impl Lesson {
    /// The section of the technique, and how difficult it is.
    pub fn detail(&self) -> Message {
        words::detail(section_of(self.entry.code), self.entry.tier)
    }
}

impl Learning {
    /// The whole list.
    pub fn sections(&self) -> Vec<Section<'_>> {
        let section = |&(id, _): &(&'static str, _)| {
            let entries: Vec<&Entry> =
                self.entries.iter().filter(|entry| section_of(entry.code) == id).collect();
            let tiers = entries.iter().map(|entry| entry.tier);
            let tiers = (tiers.clone().min()?, tiers.max()?);
            Some(Section {
                id,
                title: words::section(id),
                difficulty: words::difficulty(ratings(&entries), tiers),
                learned: entries.iter().filter(|entry| self.has_learned(entry.code)).count(),
                entries,
            })
        };
        SECTIONS.iter().filter_map(section).collect()
    }

    /// Whether the player has learned a technique.
    pub fn has_learned(&self, code: Code) -> bool {
        self.solved(code) >= LEARNED
    }

    /// The number of techniques that the player has learned, and the number of all.
    pub fn learned(&self) -> (usize, usize) {
        let all = || Rung::all().map(Rung::code);
        (all().filter(|&code| self.has_learned(code)).count(), all().count())
    }

    /// Whether the player wants to be told what to learn and what to repeat.
    pub fn advises(&self) -> bool {
        self.settings.advice
    }

    /// The easiest technique that the player has neither learned nor used in games. Techniques for clues are for
    /// those who have met them.
    pub fn next_technique(&self) -> Option<&Entry> {
        let is_used = |code| self.met_of(code).is_some_and(|met| met.found >= KNOWN);
        let is_met = |code: Code| !code.is_for_clues() || self.met_of(code).is_some();
        let is_next = |code| is_met(code) && !self.has_learned(code) && !is_used(code);
        self.entries.iter().find(|entry| is_next(entry.code))
    }

    /// The number of solved games whose solve path has a technique.
    pub fn games_with(&self, code: Code) -> usize {
        self.met_of(code).map_or(0, |met| met.games)
    }

    fn met_of(&self, code: Code) -> Option<&Met> {
        self.met.iter().find(|met| met.code == code)
    }

    /// The easiest learned technique that is worth repeating: the player has neither practised it nor found it
    /// in a game for some time.
    pub fn to_repeat(&self, today: Day) -> Option<&Entry> {
        let found = |code| self.met_of(code).and_then(|met| met.last);
        self.entries.iter().find(|entry| self.scores.is_due(entry.code, found(entry.code), today))
    }

    /// Of the other techniques, the one with the most solved positions that the player
    /// has not learned.
    pub fn nearly_learned(&self) -> Option<&Entry> {
        let next = self.next_technique()?.code;
        let open = |entry: &&Entry| entry.code != next && (1..LEARNED).contains(&self.solved(entry.code));
        // Of equals the easiest: the last one wins.
        self.entries.iter().rev().filter(open).max_by_key(|entry| self.solved(entry.code))
    }
}

/// The recipe of puzzles that need a technique and nothing harder, with the givens of the level to which the
/// technique belongs. `None` if there are no such puzzles.
pub fn puzzle_with(code: Code) -> Option<Recipe> {
    let rung = Rung::try_from(code).ok().filter(|rung| rung.is_ever_next() && !rung.is_extra())?;
    let has_kind = |level: &Level| Rung::of_level(*level).is_none_or(|least| least <= rung);
    let level = Level::ALL.into_iter().rfind(has_kind)?;
    let recipe = Recipe::classic(level, 0).requiring(rung).with_hardest(rung);
    recipe.fault().is_none().then_some(recipe)
}

/// A name as the search compares it: small letters, without spaces, hyphens, quotes and brackets.
pub fn in_short(name: &str) -> String {
    let is_kept = |letter: &char| !letter.is_whitespace() && !letter.is_ascii_punctuation() && *letter != '’';
    name.chars().filter(is_kept).flat_map(char::to_lowercase).collect()
}

/// All names by which the search finds a technique, in short, one per line. `text` renders a message. It
/// gives `None` for a message without a text.
pub fn names(code: Code, text: impl Fn(&Message) -> Option<String>) -> String {
    let all = [code.name(), code.english_name(), code.aliases()];
    let all: Vec<String> = all.iter().filter_map(text).collect();
    let each = all.iter().flat_map(|names| names.split(','));
    each.map(in_short).collect::<Vec<_>>().join("\n")
}

/// All names by which the search finds a rule of the rating, as [`names`] has those of a technique: in
/// the player's language, in English, and those of its technique.
pub fn rule_names(family: Family, text: impl Fn(&Message) -> Option<String>) -> String {
    let own = text(&family.title()).into_iter().chain([family.name().to_owned()]);
    let mut all: Vec<String> = own.map(|name| in_short(&name)).collect();
    all.extend(family.technique().map(|code| names(code, text)));
    all.join("\n")
}

/// The lowest and the highest rating of the techniques, if several of them are on the scale. One
/// rating says nothing about the others.
fn ratings(entries: &[&Entry]) -> Option<(u16, u16)> {
    let is_here = |family: &Family| {
        family.technique().is_some_and(|code| entries.iter().any(|entry| entry.code == code))
    };
    let all: Vec<u16> = Family::all().filter(is_here).map(Family::least).collect();
    Some((*all.iter().min()?, *all.iter().max()?)).filter(|(from, to)| from < to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::diagram::Diagram;
    use nonet_engine::human::{LADDER, technique};

    fn entry(code: &str) -> Entry {
        let technique = technique(code.parse().unwrap()).unwrap();
        Entry { code: technique.code, tier: technique.tier, diagram: Diagram::of(technique).unwrap() }
    }

    #[test]
    fn what_the_player_uses_in_games_needs_no_advice() {
        let mut learning =
            Learning { entries: ["0002", "0003", "0100"].map(entry).into(), ..Learning::default() };
        let next = |learning: &Learning| learning.next_technique().map(|entry| entry.code.to_string());
        assert_eq!(next(&learning).as_deref(), Some("0002"));
        let met = |code: &str, found| Met {
            code: code.parse().unwrap(),
            games: 4,
            found,
            average: Some(9_000),
            hinted: 1,
            last: None,
        };
        learning.meet(vec![met("0002", KNOWN), met("0003", KNOWN - 1)]);
        assert_eq!(next(&learning).as_deref(), Some("0003"));
        let games = ["0003", "0100"].map(|code| learning.games_with(code.parse().unwrap()));
        assert_eq!(games, [4, 0]);
    }

    #[test]
    fn a_puzzle_for_a_technique_needs_nothing_harder() {
        let mut count = 0;
        for technique in LADDER {
            let Some(recipe) = puzzle_with(technique.code) else { continue };
            let rung = Rung::try_from(technique.code).unwrap();
            assert!(recipe.fault().is_none());
            assert!(recipe.demand.path.requires.contains(rung) && recipe.demand.path.hardest == Some(rung));
            count += 1;
        }
        assert!(count > 40, "{count}");
        let level = |code: &str| puzzle_with(code.parse().unwrap()).unwrap().level;
        assert_eq!(
            [level("0002"), level("0400"), level("0701")],
            [Level::Easy, Level::Master, Level::Extreme]
        );
    }
}
