//! One game: the board, the move history, the clock, and saving them as text. The time
//! is always an argument.

pub mod about;
pub mod board;
pub mod clock;
pub mod colour;
pub mod events;
pub mod fault;
#[cfg(test)]
mod fixture;
pub mod gaps;
pub mod hint;
pub mod history;
pub mod moment;
pub mod moves;
pub mod save;
pub mod singles;
pub mod versions;

use std::fmt;
use std::str::FromStr;

use nonet_engine::{Cell, Digit, DigitSet, Puzzle};

use about::About;
use board::{Board, Content};
use clock::Clock;
use events::Help;
use history::{Checkpoint, History, Place};
use moment::Moment;
use moves::{Change, Move, Refused, execute};
use nonet_later::later;

/// What tells a game from all others, on every device that it travels to.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct GameId(pub u64);

impl GameId {
    /// A game that has no identity yet. It gets one when it is first stored.
    pub const NONE: Self = Self(0);
}

/// Written as a hexadecimal number.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        u64::from_str_radix(text, 16).map(Self).map_err(|_| ())
    }
}

/// When a game was played. Games of earlier versions of Nonet do not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Dates {
    /// When it was first stored.
    pub begun: Option<Moment>,
    /// When it was last stored.
    pub changed: Option<Moment>,
    /// When it was solved for the first time.
    pub solved: Option<Moment>,
}

/// A game in progress or solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Its identity.
    pub id: GameId,
    /// When it was played.
    pub dates: Dates,
    puzzle: Puzzle,
    board: Board,
    history: History,
    /// When the player asked for help: the time played, in milliseconds.
    helps: Vec<(u64, Help)>,
    /// The time played.
    pub clock: Clock,
    /// Hints asked for.
    pub hints: u32,
    /// How often the device has stored this game, or the games that it replaced. Of two saves
    /// with the same moves, the one with the higher revision is the newer. 0 if a save has none.
    pub revision: u64,
    /// The deepest stage that any hint reached; 0 if there was no hint.
    pub deepest_hint: u8,
    /// What the setter of the puzzle says about it.
    pub about: About,
    /// The solved game that this one continues from an earlier place. What is solved stays
    /// solved, so the player goes on in a copy.
    pub copy_of: Option<GameId>,
    /// The game from which this one forked: both were played on differently from the same place.
    pub version_of: Option<GameId>,
}

impl Game {
    /// A new game with a paused clock.
    pub fn new(puzzle: Puzzle) -> Self {
        let board = Board::new(puzzle.givens.clone());
        Self {
            id: GameId::NONE,
            dates: Dates::default(),
            puzzle,
            board,
            history: History::default(),
            helps: Vec::new(),
            clock: Clock::default(),
            hints: 0,
            revision: 0,
            deepest_hint: 0,
            about: About::default(),
            copy_of: None,
            version_of: None,
        }
    }

    /// A copy of the game as it was at a place of its history: the moves that lead there and no
    /// others, and the help that the player had by then. It has no identity yet. `None` if there
    /// is no such place.
    #[later(Game)]
    pub fn copy_at(&self, place: Place) -> Option<Game> {
        let mut copy = Self::new(self.puzzle.clone());
        let line = self.history.line(place);
        for place in &line {
            let node = self.history.node(*place)?;
            copy.play_at(node.step.clone(), node.at).ok()?;
        }
        let at = line.last().and_then(|last| self.history.node(*last)).map_or(0, |node| node.at);
        let is_later = |help: &&(u64, Help)| help.0 > at;
        copy.helps = self.helps.iter().filter(|help| !is_later(help)).copied().collect();
        // Saves of earlier versions have the number of hints without their times.
        let later = self.helps.iter().filter(is_later).filter(|help| help.1 == Help::Hint).count();
        copy.hints = self.hints.saturating_sub(later as u32);
        copy.deepest_hint = if copy.hints > 0 { self.deepest_hint } else { 0 };
        copy.history.checkpoints = self.history.checkpoints_on(&line);
        copy.clock = Clock::paused_at(at);
        copy.about.clone_from(&self.about);
        copy.copy_of = Some(self.copy_of.unwrap_or(self.id));
        Some(copy)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Records that the game is stored at this time. A game without an identity gets this one.
    pub fn stamp(&mut self, id: GameId, now: Moment) {
        if self.id == GameId::NONE {
            self.id = id;
        }
        self.dates.begun.get_or_insert(now);
        self.dates.changed = Some(now);
        if self.is_solved() {
            self.dates.solved.get_or_insert(now);
        }
    }

    /// What grows while a game is played, on whatever device: the date of the last change,
    /// and without one the number of moves. A date after now counts as now: a clock was wrong,
    /// and the game must not be the newest for ever.
    pub fn age(&self, now: Moment) -> (Option<Moment>, usize, u64) {
        (self.dates.changed.min(Some(now)), self.move_count(), self.revision)
    }

    /// Corrects a last change after now; returns whether it was one.
    pub fn settle(&mut self, now: Moment) -> bool {
        let is_later = self.dates.changed > Some(now);
        if is_later {
            self.dates.changed = Some(now);
        }
        is_later
    }

    /// Whether there is something to keep: a move, or a puzzle that Nonet can't generate again.
    pub fn is_worth_keeping(&self) -> bool {
        self.move_count() > 0 || self.puzzle.recipe.is_none()
    }

    /// The current board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Counts a hint at a time played.
    pub fn count_hint(&mut self, at: u64) {
        self.hints = self.hints.saturating_add(1);
        self.helps.push((at, Help::Hint));
    }

    /// Records that the player had the board checked.
    pub fn count_check(&mut self, at: u64) {
        self.helps.push((at, Help::Check));
    }

    /// How often the player had the board checked.
    pub fn checks(&self) -> usize {
        self.helps.iter().filter(|(_, help)| *help == Help::Check).count()
    }

    /// Makes a move at the time of the last one.
    ///
    /// # Errors
    /// Says why the move is not possible. The game is unchanged then.
    pub fn play(&mut self, step: Move) -> Result<(), Refused> {
        let last = self.history.nodes().last().map_or(0, |node| node.at);
        self.play_at(step, last)
    }

    /// Makes a move. `at` is the time played, in milliseconds. Moves that were undone stay in
    /// the history, on a branch of their own.
    ///
    /// # Errors
    /// Says why the move is not possible. The game is unchanged then.
    pub fn play_at(&mut self, step: Move, at: u64) -> Result<(), Refused> {
        let mut changes = execute(&self.board, &step)?;
        if let (Move::Note { .. }, Some(last)) = (&step, self.history.node(self.history.current()))
            && last.step == step
        {
            // A note that is added and at once removed was a slip, and rules nothing
            // out.
            let slip = last.changes.iter();
            changes = slip.map(|slip| Change { before: slip.after, after: slip.before, ..*slip }).collect();
        }
        self.board.apply(&changes);
        self.history.push(step, changes, at);
        Ok(())
    }

    /// Undoes the last move; returns it with its changes.
    pub fn undo(&mut self) -> Option<(Move, Vec<Change>)> {
        let last = self.history.node(self.history.current())?.clone();
        self.history.go(&mut self.board, last.parent);
        Some((last.step, last.changes))
    }

    /// Redoes the move that was undone last.
    pub fn redo(&mut self) -> Option<(Move, Vec<Change>)> {
        let next = self.history.next()?;
        self.history.go(&mut self.board, next);
        self.history.node(next).map(|node| (node.step.clone(), node.changes.clone()))
    }

    /// Where in its history the game is.
    pub fn place(&self) -> Place {
        self.history.current()
    }

    /// Goes to another place of the history; returns whether it exists.
    pub fn go(&mut self, place: Place) -> bool {
        self.history.go(&mut self.board, place)
    }

    /// Names the current place. `at` is the time played, in milliseconds.
    pub fn set_checkpoint(&mut self, name: &str, at: u64) {
        let place = self.history.current();
        self.history.checkpoints.push(Checkpoint { name: history::one_line(name), place, at });
    }

    /// Gives a checkpoint another name.
    pub fn rename_checkpoint(&mut self, index: usize, name: &str) {
        if let Some(checkpoint) = self.history.checkpoints.get_mut(index) {
            checkpoint.name = history::one_line(name);
        }
    }

    /// Forgets a checkpoint. The moves stay.
    pub fn remove_checkpoint(&mut self, index: usize) {
        if index < self.history.checkpoints.len() {
            self.history.checkpoints.remove(index);
        }
    }

    /// The checkpoints, in the order in which they were set.
    pub fn checkpoints(&self) -> &[Checkpoint] {
        &self.history.checkpoints
    }

    /// The lines that the player left: where they end, when, and how many digits the board
    /// has there. Lines without a placed digit of their own are missing.
    pub fn branches(&self) -> Vec<(Place, u64, usize)> {
        let here = self.history.line(self.history.tip());
        // Digits that are on the board after these moves and were not before them.
        let placed = |line: &[Place]| {
            let changes =
                line.iter().filter_map(|&place| self.history.node(place)).flat_map(|node| &node.changes);
            let digits = |(more, fewer): (usize, usize), change: &Change| {
                let (before, after) = (change.before.digit.is_some(), change.after.digit.is_some());
                (more + usize::from(after && !before), fewer + usize::from(before && !after))
            };
            let (more, fewer) = changes.fold((0, 0), digits);
            more.saturating_sub(fewer)
        };
        let mut branches = Vec::new();
        for end in self.history.ends() {
            let line = self.history.line(end);
            let own: Vec<Place> =
                line.iter().copied().filter(|place| here.binary_search(place).is_err()).collect();
            if let Some(node) = self.history.node(end).filter(|_| placed(&own) > 0) {
                branches.push((end, node.at, placed(&line)));
            }
        }
        branches
    }

    /// Whether both have the same puzzle and the same history, and are at the same place.
    pub fn has_same_moves(&self, other: &Self) -> bool {
        self.puzzle == other.puzzle && self.history == other.history
    }

    /// Whether the game goes on from another one: it has the same puzzle, and its moves begin
    /// with all of the other game's moves.
    pub fn continues(&self, other: &Self) -> bool {
        self.puzzle.givens == other.puzzle.givens && self.history.begins_with(&other.history)
    }

    /// The moves that bring back the notes which the digit of a cell tidied away, for when the
    /// digit goes. A note stays away if its cell is filled, if its digit is not possible
    /// there, or if the player has touched the note since.
    pub fn tidied_by(&self, cell: Cell) -> Vec<Move> {
        let Some(digit) = self.board.content(cell).digit else { return Vec::new() };
        let line = self.history.line(self.history.current());
        let nodes: Vec<_> = line.iter().filter_map(|&place| self.history.node(place)).collect();
        let places = |change: &Change| {
            change.cell == cell && change.before.digit != Some(digit) && change.after.digit == Some(digit)
        };
        let Some(at) = nodes.iter().rposition(|node| node.changes.iter().any(places)) else {
            return Vec::new();
        };
        let mut without = self.board.digits().clone();
        without.set(cell, None);
        let excluded = without.geometry().excluded(cell, digit);
        let of = |content: &Content, digit: Digit| {
            [content.notes, content.centre, content.struck, content.removed].map(|set| set.contains(digit))
        };
        let later = || nodes[at + 1..].iter().flat_map(|node| &node.changes);
        let is_touched = |other: Cell, note: Digit| {
            later().any(|change| change.cell == other && of(&change.before, note) != of(&change.after, note))
        };
        let mut moves = Vec::new();
        for change in nodes[at].changes.iter().filter(|change| change.cell != cell) {
            let other = change.cell;
            if without.get(other).is_some() {
                continue;
            }
            for note in without.candidates(other) {
                let is_its = note == digit || excluded.contains(&(other, note));
                if !is_its || is_touched(other, note) {
                    continue;
                }
                let is_gone = |notes: fn(&Content) -> DigitSet| {
                    notes(&change.before).contains(note) && !notes(&change.after).contains(note)
                };
                if is_gone(|content| content.notes) {
                    moves.push(Move::Note { cell: other, digit: note });
                }
                if is_gone(|content| content.centre) {
                    moves.push(Move::Centre { cell: other, digit: note });
                }
            }
        }
        moves
    }

    /// Whether there is a move to undo.
    pub fn can_undo(&self) -> bool {
        self.history.current() > 0
    }

    /// Whether there is a move to redo.
    pub fn can_redo(&self) -> bool {
        self.history.next().is_some()
    }

    /// Whether the board is full and correct.
    pub fn is_solved(&self) -> bool {
        *self.board.digits() == self.puzzle.solution
    }

    /// Whether no cell is empty.
    pub fn is_full(&self) -> bool {
        self.board.digits().empty_cells().next().is_none()
    }

    /// Whether the player's digit differs from the solution.
    pub fn is_mistake(&self, cell: Cell) -> bool {
        let digit = self.board.content(cell).digit;
        digit.is_some() && digit != self.puzzle.solution.get(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Digit;

    fn place(cell: usize, value: u8) -> Move {
        Move::Place { cell: Cell::new(cell), digit: Digit::new(value).unwrap(), clean: true }
    }

    #[test]
    fn a_copy_has_the_moves_before_its_place_and_no_others() {
        let mut game = fixture::game();
        game.stamp(GameId(7), Moment { at: 5, offset: 0 });
        game.play_at(place(2, 7), 1_000).unwrap();
        game.undo();
        game.play_at(place(0, 1), 2_000).unwrap();
        game.count_hint(2_500);
        game.set_checkpoint("here", 2_600);
        game.play_at(place(2, 3), 3_000).unwrap();
        let board = game.board().clone();
        game.count_hint(3_500);
        game.play_at(place(3, 4), 4_000).unwrap();
        let copy = game.copy_at(3).unwrap();
        assert_eq!((copy.board(), copy.move_count(), copy.place()), (&board, 2, 2));
        assert_eq!((copy.id, copy.dates, copy.copy_of), (GameId::NONE, Dates::default(), Some(GameId(7))));
        assert_eq!((copy.hints, copy.helps.len(), copy.clock.elapsed(0)), (1, 1, 3_000));
        assert_eq!((copy.checkpoints().len(), copy.checkpoints()[0].place), (1, 1));
        let back = save::load(&save::save(&copy, 0)).unwrap();
        assert_eq!(back, copy);
        assert_eq!(back.copy_at(1).unwrap().copy_of, Some(GameId(7)), "of a copy, too");
        assert_eq!(game.copy_at(5), None);
    }
}
