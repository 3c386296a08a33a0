//! The requests that keep games in the library, and the rules by which two versions of a
//! game are merged. `worker::shelf` answers them with the browser's database.

use serde::{Deserialize, Serialize};

use super::label::Label;
use super::{Entry, Record};
use crate::game::GameId;
use crate::game::moment::Moment;
use crate::game::save;
use crate::game::versions::Order;
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

/// What becomes of a save when the library has one of the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It replaces the stored one, and has all its moves.
    Replaces,
    /// The stored one stays, and has all its moves.
    Stays,
    /// Both stay: each has moves that the other has not.
    Both,
}

/// Judges a save from elsewhere of a game that the library has. Nothing that the player did is
/// thrown away. Two saves with the same moves differ in the place, the clock, hints and
/// checkpoints: the later one stays. A change after now counts as one of now.
pub fn judge(stored: &str, save: &str, now: Moment) -> Verdict {
    let Ok(new) = save::load(save) else { return Verdict::Stays };
    let old = match save::load(stored) {
        Ok(old) => old,
        // A newer version of Nonet wrote it: nothing here can judge it.
        Err(save::LoadError::Newer(_)) => return Verdict::Stays,
        Err(_) => return Verdict::Replaces,
    };
    // What is solved stays solved.
    let is_later = || (new.is_solved(), new.age(now)) > (old.is_solved(), old.age(now));
    match new.order(&old) {
        Order::Same if is_later() => Verdict::Replaces,
        Order::Same | Order::Shorter => Verdict::Stays,
        Order::Longer if old.is_solved() && !new.is_solved() => Verdict::Both,
        Order::Longer => Verdict::Replaces,
        Order::Forked => Verdict::Both,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::moves::Move;
    use nonet_engine::generate;

    const NOW: Moment = Moment { at: 1_000, offset: 0 };

    fn save_at(revision: u64, at: u64) -> String {
        let mut game = Game::new(generate::starter(1));
        game.revision = revision;
        game.stamp(GameId(7), Moment { at, offset: 0 });
        save::save(&game, 0)
    }

    fn is_replaced(stored: &str, save: &str) -> bool {
        judge(stored, save, NOW) == Verdict::Replaces
    }

    fn with_moves(moves: &str, revision: u64) -> String {
        let text = save_at(revision, 100).replace("moves \n", &format!("moves {moves}\n"));
        let count = moves.split_whitespace().count();
        text.replace("at 0\ntip 0\n", &format!("at {count}\ntip {count}\n"))
    }

    /// The date and the revision used to decide, in turn, and moves were dropped without a word.
    #[test]
    fn no_date_and_no_revision_throws_moves_away() {
        let open: Vec<_> =
            generate::starter(1).givens.empty_cells().map(nonet_engine::Cell::index).take(3).collect();
        let [one, two, three] = open[..] else { panic!() };
        let short = with_moves(&format!("{one}~1 {two}~1"), 90);
        let long = with_moves(&format!("{one}~1 {two}~1 {three}~1"), 3);
        let other = with_moves(&format!("{one}~1 {two}~2 {three}~1"), 60);
        for text in [&short, &long, &other] {
            assert!(save::load(text).is_ok(), "{text}");
        }
        assert_eq!(judge(&short, &long, NOW), Verdict::Replaces);
        assert_eq!(judge(&long, &short, NOW), Verdict::Stays);
        for (one, two) in [(&short, &other), (&other, &long), (&long, &other)] {
            assert_eq!(judge(one, two, NOW), Verdict::Both);
        }
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
        assert!(!is_replaced(&solved, &save_at(9, 900)));
        assert!(is_replaced(&save_at(9, 900), &solved));
    }

    #[test]
    fn an_older_game_from_elsewhere_never_replaces_a_newer_one() {
        assert!(is_replaced(&save_at(9, 100), &save_at(2, 200)));
        assert!(!is_replaced(&save_at(2, 200), &save_at(9, 100)));
        assert!(!is_replaced(&save_at(2, 200), "damaged"));
        assert!(is_replaced("damaged", &save_at(2, 200)));
        let newer = save_at(2, 200).replace("nonet-game 3", "nonet-game 99");
        assert!(!is_replaced(&newer, &save_at(9, 900)));
    }

    /// A game whose clock was years ahead used to win every merge.
    #[test]
    fn a_change_in_the_future_does_not_win_for_ever() {
        let mut future = save::load(&save_at(2, 9_000)).unwrap();
        let played = save_at(9, 1_000);
        assert!(!is_replaced(&played, &save::save(&future, 0)), "both count as played now");
        assert!(is_replaced(&save_at(2, 9_000), &played));
        assert!(future.settle(Moment { at: 500, offset: 0 }));
        assert!(is_replaced(&save::save(&future, 0), &played), "played later on");
        assert!(!future.settle(Moment { at: 600, offset: 0 }));
    }
}
