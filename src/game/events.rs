//! What happened in a game and when, for the score and the replay. Undo leaves no event: a
//! move that was undone has still been made.

use super::Game;
use super::history::Place;
use super::moves::{Change, Move};
use nonet_engine::{Cell, Digit};

/// Something that happened, with the time played until then, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The time played.
    pub at: u64,
    /// The place after the move; 0 for what is no move.
    pub place: Place,
    /// What happened.
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A digit was placed.
    Placed {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Whether it is the solution's.
        is_right: bool,
    },
    /// A digit was erased.
    Erased {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// A hint was asked for.
    Hint,
    /// The player had the board checked.
    Check,
    /// A checkpoint was set.
    Checkpoint(String),
}

/// A move of the current line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The move.
    pub step: Move,
    /// The time played, in milliseconds.
    pub at: u64,
    /// The place after it.
    pub place: Place,
}

/// Help that the player asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
    Hint,
    Check,
}

impl Game {
    /// Everything that happened, in order, with moves that were undone later.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for (index, node) in self.history.nodes().iter().enumerate() {
            for change in &node.changes {
                let (cell, before, after) = (change.cell, change.before.digit, change.after.digit);
                if before == after {
                    continue;
                }
                let kind = match (before, after) {
                    (_, Some(digit)) => {
                        let is_right = self.puzzle.solution.get(cell) == Some(digit);
                        EventKind::Placed { cell, digit, is_right }
                    }
                    (Some(digit), None) => EventKind::Erased { cell, digit },
                    (None, None) => continue,
                };
                events.push(Event { at: node.at, place: index + 1, kind });
            }
        }
        events.extend(self.helps.iter().map(|&(at, help)| {
            let kind = match help {
                Help::Hint => EventKind::Hint,
                Help::Check => EventKind::Check,
            };
            Event { at, place: 0, kind }
        }));
        let checkpoints = self.history.checkpoints.iter();
        events.extend(checkpoints.map(|one| Event {
            at: one.at,
            place: 0,
            kind: EventKind::Checkpoint(one.name.clone()),
        }));
        events.sort_by_key(|event| event.at);
        events
    }

    /// The number of moves that were made, with those that were undone. Place `n` is after
    /// the `n`th of them.
    pub fn move_count(&self) -> usize {
        self.history.nodes().len()
    }

    /// What the move before a place changed, and the time played then, in milliseconds.
    /// `None` at the start.
    pub fn made(&self, place: Place) -> Option<(&[Change], u64)> {
        self.history.node(place).map(|node| (node.changes.as_slice(), node.at))
    }

    /// The moves from the start to now.
    pub fn line(&self) -> Vec<Played> {
        let played = |place| {
            let node = self.history.node(place)?;
            Some(Played { step: node.step.clone(), at: node.at, place })
        };
        self.history.line(self.history.current()).into_iter().filter_map(played).collect()
    }
}
