//! What the player writes about a game: its title, its tags and its collection. It is not
//! a part of the save, so it can change while another tab plays the game.

use serde::{Deserialize, Serialize};

use crate::game::moment::Moment;
use nonet_engine::formats::fields::{find, read, write};

/// Maximum length of a title, a tag or the name of a collection, in characters.
pub const LONGEST: usize = 80;
/// Maximum number of tags of a game.
pub const MOST_TAGS: usize = 20;

/// What the player wrote about a game. Empty texts mean nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Label {
    /// The title.
    pub title: String,
    /// The tags, without repetition.
    pub tags: Vec<String>,
    /// The collection that it belongs to.
    pub collection: String,
    /// Its place in the collection, counted from 1; 0 if it has none.
    pub number: u32,
    /// When it was last changed. Of two labels, the later one is kept.
    pub changed: Option<Moment>,
}

impl Label {
    /// Whether the player wrote nothing, and removed nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether this label replaces another one of the same game.
    pub fn replaces(&self, other: &Self) -> bool {
        other.is_empty() || self.changed > other.changed
    }

    /// Corrects a date after now, which no later label could follow.
    pub fn settle(&mut self, now: Moment) {
        self.changed = self.changed.min(Some(now));
    }

    /// The label as lines of text, which the reader of saves skips.
    pub fn write(&self, text: &mut String) {
        for (name, value) in [("label-title", &self.title), ("label-collection", &self.collection)] {
            if !value.is_empty() {
                write(text, name, one_line(value));
            }
        }
        for tag in &self.tags {
            write(text, "label-tag", one_line(tag));
        }
        if self.number > 0 {
            write(text, "label-number", self.number);
        }
        if let Some(changed) = self.changed {
            write(text, "label-changed", changed);
        }
    }

    /// Reads the label among other lines. What is missing is empty.
    pub fn read(text: &str) -> Self {
        let line = |name| find(text, name).map(one_line).unwrap_or_default();
        let mut label = Self {
            title: line("label-title"),
            collection: line("label-collection"),
            number: read(text, "label-number").unwrap_or_default(),
            changed: read(text, "label-changed").ok(),
            tags: Vec::new(),
        };
        for tag in text.lines().filter_map(|line| line.strip_prefix("label-tag ")) {
            label.add_tag(tag);
        }
        label
    }

    /// Adds a tag unless it is there or there are too many.
    pub fn add_tag(&mut self, tag: &str) {
        let tag = one_line(tag);
        if !tag.is_empty() && self.tags.len() < MOST_TAGS && !self.tags.contains(&tag) {
            self.tags.push(tag);
        }
    }
}

/// A text on one line, without space around it and not too long.
pub fn one_line(text: &str) -> String {
    let line = text.trim().replace(char::is_whitespace, " ");
    line.chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_comes_back_from_its_lines() {
        let mut label = Label {
            title: "Two  loops".to_owned(),
            collection: "From the book".to_owned(),
            number: 17,
            changed: Some(Moment { at: 5, offset: -60 }),
            ..Label::default()
        };
        for tag in ["evening", " with\nbreak ", "evening", ""] {
            label.add_tag(tag);
        }
        assert_eq!(label.tags, ["evening", "with break"]);
        let mut text = String::from("nonet-game 3\n");
        label.write(&mut text);
        assert_eq!(Label::read(&text), label);
        assert_eq!(Label::read("nonet-game 3\nhints 2\n"), Label::default());
        assert_eq!(one_line(&"x".repeat(200)).len(), LONGEST);
        let cut_at_space = format!("{} y", "x".repeat(LONGEST - 1));
        assert_eq!(one_line(&one_line(&cut_at_space)), one_line(&cut_at_space));
    }

    #[test]
    fn the_later_label_is_kept_and_an_empty_one_gives_way() {
        let at = |at| Label { changed: Some(Moment { at, offset: 0 }), ..Label::default() };
        assert!(at(2).replaces(&at(1)) && !at(1).replaces(&at(2)) && !at(1).replaces(&at(1)));
        assert!(at(1).replaces(&Label::default()));
        let mut future = at(9);
        future.settle(Moment { at: 3, offset: 0 });
        assert!(at(4).replaces(&future), "a wrong clock does not win for ever");
        assert!(!Label::default().replaces(&at(1)));
    }
}
