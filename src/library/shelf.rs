//! The requests that keep games in the library, and the rules by which two versions of a
//! game are merged. `worker::shelf` answers them with the browser's database.

use serde::{Deserialize, Serialize};

use super::label::Label;
use super::{Entry, Record};
use crate::game::GameId;
use crate::game::moment::Moment;
use crate::game::save::{self, may_replace};
use nonet_engine::Grid;

/// A request to the library.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Keep these saves of this device. A save of a later revision stays.
    Keep(Vec<String>),
    /// Keep these saves, then list all games.
    List(Vec<String>),
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
    /// All games, in no order, and how many saves could not be kept.
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
    /// Anything else.
    Failed,
}

/// What became of games that were to be added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Added {
    /// The games that are new.
    pub new: Vec<GameId>,
    /// The games whose older version was replaced.
    pub updated: Vec<GameId>,
    /// The number of games that are here in the same or a later version.
    pub kept: usize,
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

/// Where a save comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This device. Its revisions count.
    Here,
    /// Another device, or an earlier time. The date of the last change counts, since two
    /// devices count their revisions apart. A change after now counts as one of now.
    Elsewhere {
        /// The date.
        now: Moment,
    },
}

/// Whether a save replaces the stored save of the same game.
pub fn replaces(stored: &str, save: &str, source: Source) -> bool {
    if stored == save {
        return false;
    }
    let Ok(new) = save::load(save) else { return false };
    let old = match save::load(stored) {
        Ok(old) => old,
        // A newer version of Nonet wrote it: nothing here can judge it.
        Err(save::LoadError::Newer(_)) => return false,
        Err(_) => return true,
    };
    match source {
        Source::Here => may_replace(stored, save).is_ok(),
        // What is solved stays solved.
        Source::Elsewhere { now } => (new.is_solved(), new.age(now)) > (old.is_solved(), old.age(now)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::moves::Move;
    use nonet_engine::generate;

    const ELSEWHERE: Source = Source::Elsewhere { now: Moment { at: 1_000, offset: 0 } };

    fn save_at(revision: u64, at: u64) -> String {
        let mut game = Game::new(generate::starter(1));
        game.revision = revision;
        game.stamp(GameId(7), Moment { at, offset: 0 });
        save::save(&game, 0)
    }

    #[test]
    fn of_two_versions_of_this_device_the_later_revision_is_kept() {
        assert!(replaces(&save_at(3, 900), &save_at(4, 100), Source::Here), "the clock was set back");
        assert!(!replaces(&save_at(4, 100), &save_at(3, 900), Source::Here));
        assert!(!replaces(&save_at(4, 100), &save_at(4, 100), Source::Here));
    }

    /// A backup with a later version that was not solved used to replace the record.
    #[test]
    fn a_solved_game_from_elsewhere_is_kept_whatever_the_dates_say() {
        let mut game = save::load(&save_at(2, 100)).unwrap();
        let open: Vec<_> = game.board().digits().empty_cells().collect();
        for cell in open {
            let digit = game.puzzle().solution.get(cell).unwrap();
            game.play(Move::Place { cell, digit, clean: false }).unwrap();
        }
        let solved = save::save(&game, 0);
        assert!(!replaces(&solved, &save_at(9, 900), ELSEWHERE));
        assert!(replaces(&save_at(9, 900), &solved, ELSEWHERE));
    }

    #[test]
    fn an_older_game_from_elsewhere_never_replaces_a_newer_one() {
        assert!(replaces(&save_at(9, 100), &save_at(2, 200), ELSEWHERE));
        assert!(!replaces(&save_at(2, 200), &save_at(9, 100), ELSEWHERE));
        assert!(!replaces(&save_at(2, 200), "damaged", ELSEWHERE));
        assert!(replaces("damaged", &save_at(2, 200), ELSEWHERE));
        let newer = save_at(2, 200).replace("nonet-game 3", "nonet-game 99");
        assert!(!replaces(&newer, &save_at(9, 900), ELSEWHERE));
        assert!(!replaces(&newer, &save_at(9, 900), Source::Here));
    }

    /// A game whose clock was years ahead used to win every merge.
    #[test]
    fn a_change_in_the_future_does_not_win_for_ever() {
        let mut future = save::load(&save_at(2, 9_000)).unwrap();
        let played = save_at(9, 1_000);
        assert!(!replaces(&played, &save::save(&future, 0), ELSEWHERE), "both count as played now");
        assert!(replaces(&save_at(2, 9_000), &played, ELSEWHERE));
        assert!(future.settle(Moment { at: 500, offset: 0 }));
        assert!(replaces(&save::save(&future, 0), &played, ELSEWHERE), "played later on");
        assert!(!future.settle(Moment { at: 600, offset: 0 }));
    }
}
