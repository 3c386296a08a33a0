//! The player's games, apart from the one on the board: what is kept of each, how two
//! versions of a game are merged, how a backup is written, and how games are found. All
//! of it is plain Rust. `worker::shelf` keeps the games in the browser's database, and
//! `session::games` shows them.

pub mod backup;
pub mod book;
pub mod calendar;
pub mod daily;
pub mod estimate;
pub mod imported;
pub mod label;
pub mod link;
pub mod picture;
pub mod query;
pub mod record;
pub mod shelf;
pub mod statistics;
pub mod summary;

use serde::{Deserialize, Serialize};

use label::Label;
use summary::Summary;

/// A game in the library.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// The save: the puzzle with the whole history.
    pub save: String,
    /// What the player wrote about it.
    pub label: Label,
}

/// What the pages know of a game without loading it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// What the save says.
    pub summary: Summary,
    /// What the player wrote about it.
    pub label: Label,
}

impl Entry {
    /// The title: the player's, or else the one that came with the puzzle. Empty if there is none.
    pub fn title(&self) -> &str {
        if self.label.title.is_empty() { &self.summary.title } else { &self.label.title }
    }
}
