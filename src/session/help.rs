//! The help page: how to play, the keys of the player's board, a glossary, and a search
//! through all of it.

mod glossary;
mod keys;
mod pictures;

use super::keymap::Playing;
use super::learning::Kept;
use super::settings::Settings;
use nonet_engine::Variant;
use nonet_engine::formats::fields;

pub use glossary::term;
pub use keys::{Keys, keys_for, meaning};
pub use pictures::{Picture, picture};

/// The state of the help page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    query: String,
    /// The board and the settings that the keys depend on.
    playing: Playing,
}

impl Default for Help {
    fn default() -> Self {
        Self { query: String::new(), playing: Playing { is_hinting: true, ..Playing::on(9, true) } }
    }
}

impl Help {
    /// Reads the board and the settings that the device stores.
    pub(super) fn keep(&mut self, kept: &Kept) {
        let read = |name| fields::read::<Variant>(kept.game.as_deref()?, name).ok();
        self.playing.side = usize::from(read("board").unwrap_or(Variant::CLASSIC).layout().side);
        let settings = Settings::read(kept.settings.as_deref().unwrap_or_default());
        self.playing.letters = settings.letters;
        self.playing.keys = settings.keys.unwrap_or_default();
    }

    pub(super) fn search(&mut self, query: String) {
        self.query = query;
    }

    /// What the player looks for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Whether the player looks for something.
    pub fn is_searching(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// Whether these texts together have every word of the search.
    pub fn finds(&self, texts: &[&str]) -> bool {
        let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
        let query = self.query.to_lowercase();
        query.split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_finds_what_has_all_its_words() {
        let mut help = Help::default();
        assert!(help.finds(&["anything"]) && !help.is_searching());
        help.search(" strong LINK".to_owned());
        assert!(help.is_searching());
        assert!(help.finds(&["Strong link", "One of two"]));
        assert!(help.finds(&["A link", "that is strong"]));
        assert!(!help.finds(&["Weak link"]));
    }
}
