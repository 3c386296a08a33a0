//! What the setter says about the puzzle on the page: typed here, or come along with a text.

use super::OwnPuzzle;
use super::past::Change;
use crate::game::about::About;
use crate::library::imported::about_of;
use crate::library::link::Linked;

/// A text of an [`About`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// The title.
    Title,
    /// Who made the puzzle.
    Author,
    /// The rules.
    Rules,
    /// What is said at the end.
    Message,
}

impl Said {
    /// All texts, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Title, Self::Author, Self::Rules, Self::Message];

    /// Its name in the code: stands in element ids and messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Author => "author",
            Self::Rules => "rules",
            Self::Message => "message",
        }
    }

    /// Whether it may have several lines.
    pub fn has_lines(self) -> bool {
        matches!(self, Self::Rules | Self::Message)
    }

    /// The text.
    pub fn of(self, about: &About) -> &str {
        match self {
            Self::Title => &about.title,
            Self::Author => &about.author,
            Self::Rules => &about.rules,
            Self::Message => &about.message,
        }
    }

    fn of_mut(self, about: &mut About) -> &mut String {
        match self {
            Self::Title => &mut about.title,
            Self::Author => &mut about.author,
            Self::Rules => &mut about.rules,
            Self::Message => &mut about.message,
        }
    }
}

impl OwnPuzzle {
    /// What is said about the puzzle on the board.
    pub fn about(&self) -> About {
        match (self.found(), self.found().and_then(|found| found.linked())) {
            (_, Some(Linked::Puzzle(_, _, about))) => (**about).clone(),
            (_, Some(Linked::Game(game))) => game.about.clone(),
            (Some(found), None) => about_of(found.chosen()),
            (None, None) => self.about.clone(),
        }
    }

    /// Takes a text. Nothing else depends on it, so what is known of the puzzle stays.
    pub(super) fn say(&mut self, said: Said, text: String) {
        self.past.remember(self.now(), Change::About(said));
        *said.of_mut(&mut self.about) = text;
    }
}
