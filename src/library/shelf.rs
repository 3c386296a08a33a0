//! The requests that keep games in the library. `worker::shelf` answers them with the browser's
//! database.

use serde::{Deserialize, Serialize};

use super::label::Label;
use super::{Entry, Record};
use crate::game::GameId;
use crate::game::moment::Moment;
use nonet_engine::Grid;

/// A request to the library.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// List all games.
    List,
    /// Load games.
    Load(Vec<GameId>),
    /// Load the games of a puzzle.
    Find(Grid),
    /// Add games from elsewhere, or games that were deleted.
    Add {
        /// The games.
        games: Vec<Record>,
        /// The date.
        now: Moment,
    },
    /// Add puzzles as a collection.
    Collect {
        /// The puzzles.
        puzzles: Vec<Draft>,
        /// The name of the collection.
        title: String,
        /// The identity of the first game. The others follow it.
        first: GameId,
        /// The date.
        now: Moment,
    },
    /// Add the games of a backup.
    Restore {
        /// The text of its file.
        text: String,
        /// The date.
        now: Moment,
    },
    /// Write a backup of all games, with these texts.
    BackUp {
        /// The settings.
        settings: Option<String>,
        /// The counts of solved exercises.
        practice: Option<String>,
    },
    /// Replace the labels of games.
    Label(Vec<(GameId, Label)>),
    /// Delete games.
    Delete(Vec<GameId>),
    /// Delete the whole library.
    Erase,
    /// Analyse solved games, and store the result with their summaries.
    Study(Vec<GameId>),
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// All games, in no order.
    Listed {
        /// The games.
        entries: Vec<Entry>,
        /// The number of stored saves that can't be read.
        unread: usize,
    },
    /// The games asked for, as far as they are there.
    Loaded(Vec<Record>),
    /// What became of the games that were to be added.
    Added(Added),
    /// What became of the puzzles of a collection.
    Collected(Collected),
    /// The backup.
    Backup {
        /// The games as text.
        text: String,
        /// The number of games.
        count: usize,
    },
    /// It is done.
    Done,
    /// The games that were deleted.
    Deleted(Vec<Record>),
}

/// Why the library can't answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ShelfFault {
    /// The browser has no database for this page: a private window, or storage is blocked.
    Blocked,
    /// The storage is full.
    Full,
    /// A newer version of Nonet has changed the database.
    Newer,
    /// The text to restore is no backup.
    NoBackup,
    /// There may be boards that the worker's module does not know. The page never sees this: the
    /// pool asks a worker that knows all boards.
    Beyond,
    /// Anything else.
    Failed,
}

/// What became of games that were to be added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Added {
    /// The games that are new.
    pub new: Vec<GameId>,
    /// The games that have more moves now.
    pub updated: Vec<GameId>,
    /// The number of games that are here with the same moves, or more.
    pub kept: usize,
    /// The number of games that were played on differently here, and are new. Both versions are
    /// kept.
    pub others: usize,
    /// The games that were played on differently here.
    pub forked: Vec<GameId>,
    /// The number of saves that can't be read.
    pub unread: usize,
    /// The number of saves that a newer version of Nonet wrote.
    pub newer: usize,
    /// Whether the backup was cut short.
    pub is_cut: bool,
}

/// A puzzle whose solution is not known yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The move that makes the player's digits, notes and colours, as a save has it. Empty if
    /// there are none.
    pub step: String,
    /// The title. Empty if it has none.
    pub title: String,
}

/// What became of the puzzles of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Collected {
    /// The number of games added.
    pub added: usize,
    /// The number of puzzles without a solution, which were left out.
    pub unsolvable: usize,
    /// The number of puzzles with several solutions, which were left out.
    pub several: usize,
}
