//! The list of techniques in sections, what the player has learned, and what comes next.
//! A section holds the codes with the same first two digits, so nothing here knows a
//! technique. Also the names by which a search finds one. Part of `learning`.

use super::{Learning, Lesson, words};
use crate::worker::protocol::study::Entry;
use nonet_engine::human::Code;
use nonet_engine::message::Message;
use nonet_engine::rate::Family;

/// The number of solved positions that make a technique learned: one for each square of
/// a nonet.
pub const LEARNED: u32 = 9;

/// The sections in order: the id in the message files, and the first two digits of the
/// codes.
const SECTIONS: [(&str, &[u16]); 11] = [
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
    known.unwrap_or(&SECTIONS[SECTIONS.len() - 1]).0
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
        (self.entries.iter().filter(|entry| self.has_learned(entry.code)).count(), self.entries.len())
    }

    /// The easiest technique that the player has not learned.
    pub fn next_technique(&self) -> Option<&Entry> {
        self.entries.iter().find(|entry| !self.has_learned(entry.code))
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
