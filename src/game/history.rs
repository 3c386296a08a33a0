//! Every move of a game, as a tree: a move that is made after undoing begins a branch, and
//! the old line stays. Nothing that a player did is ever dropped. Each move keeps the time
//! played until then, and its changes, so that going anywhere in the tree replays nothing.
//!
//! Invariant: the board of the game is the one at `current`. Nodes are in the order in which
//! they were made, so a node comes after its parent.

use super::board::Board;
use super::moves::{Change, Move};

/// A place in the tree: 0 is the start of the game, and `n` is after the `n`th move that was
/// made.
pub type Place = usize;

/// A move that was made.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) step: Move,
    pub(super) changes: Vec<Change>,
    /// The time played, in milliseconds.
    pub(super) at: u64,
    pub(super) parent: Place,
    /// The move that redo makes after this one.
    next: Option<Place>,
}

/// A place that the player has named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub place: Place,
    /// The time played when it was set, in milliseconds.
    pub at: u64,
}

/// A name on one line, since a save has one line for all names. Each break or tab becomes
/// a space, and a space at the end stays: the player may be typing the next word.
pub(super) fn one_line(name: &str) -> String {
    name.trim_start().replace(char::is_whitespace, " ")
}

/// All moves and checkpoints.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    nodes: Vec<Node>,
    current: Place,
    /// The move that redo makes at the start.
    first: Option<Place>,
    pub(super) checkpoints: Vec<Checkpoint>,
}

/// What redo does on lines that the player left is no part of it.
impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        let nodes = |history: &Self| {
            let all = history.nodes.iter();
            all.map(|node| (node.step.clone(), node.at, node.parent)).collect::<Vec<_>>()
        };
        (self.current, self.tip(), &self.checkpoints) == (other.current, other.tip(), &other.checkpoints)
            && nodes(self) == nodes(other)
    }
}

impl History {
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(super) fn current(&self) -> Place {
        self.current
    }

    /// The move before a place; `None` at the start.
    pub(super) fn node(&self, place: Place) -> Option<&Node> {
        self.nodes.get(place.checked_sub(1)?)
    }

    fn parent(&self, place: Place) -> Place {
        self.node(place).map_or(0, |node| node.parent)
    }

    fn next_of(&mut self, place: Place) -> &mut Option<Place> {
        match place.checked_sub(1) {
            Some(index) => &mut self.nodes[index].next,
            None => &mut self.first,
        }
    }

    /// The place that redo leads to.
    pub(super) fn next(&self) -> Option<Place> {
        match self.node(self.current) {
            Some(node) => node.next,
            None => self.first,
        }
    }

    /// The place that redoing everything leads to.
    pub(super) fn tip(&self) -> Place {
        let after = |place: &Place| self.node(*place).and_then(|node| node.next);
        match self.next() {
            Some(next) => std::iter::successors(Some(next), after).last().unwrap_or(next),
            None => self.current,
        }
    }

    /// Adds a move after the current place, whose changes are on the board already. The same
    /// move made again after undoing it is the one that was there.
    pub(super) fn push(&mut self, step: Move, changes: Vec<Change>, at: u64) {
        let parent = self.current;
        let is_same = |node: &Node| node.parent == parent && node.step == step && node.changes == changes;
        let place = if let Some(index) = self.nodes.iter().position(is_same) {
            index + 1
        } else {
            self.nodes.push(Node { step, changes, at, parent, next: None });
            self.nodes.len()
        };
        *self.next_of(parent) = Some(place);
        self.current = place;
    }

    /// Moves the board to another place; returns whether that place exists. Redo then
    /// follows the line to it.
    pub(super) fn go(&mut self, board: &mut Board, to: Place) -> bool {
        if to > self.nodes.len() {
            return false;
        }
        // A parent has a smaller number, so the larger of both is never above the other.
        let (mut up, mut down) = (self.current, to);
        let mut ahead = Vec::new();
        while up != down {
            if up > down {
                board.revert(&self.nodes[up - 1].changes);
                up = self.parent(up);
            } else {
                ahead.push(down);
                down = self.parent(down);
            }
        }
        for place in ahead.into_iter().rev() {
            board.apply(&self.nodes[place - 1].changes);
            let parent = self.parent(place);
            *self.next_of(parent) = Some(place);
        }
        self.current = to;
        true
    }

    /// The places on the way from the start to a place, without the start.
    pub(super) fn line(&self, to: Place) -> Vec<Place> {
        let above = |place: &Place| Some(self.parent(*place)).filter(|parent| *parent > 0);
        let mut line: Vec<Place> = std::iter::successors(Some(to).filter(|to| *to > 0), above).collect();
        line.reverse();
        line
    }

    /// How many of the first moves are the same in another history. Their times don't matter.
    pub(super) fn shared_with(&self, other: &Self) -> usize {
        let is_same = |(one, other): &(&Node, &Node)| (&one.step, one.parent) == (&other.step, other.parent);
        self.nodes.iter().zip(&other.nodes).take_while(is_same).count()
    }

    /// Whether the first moves are all the moves of another history.
    pub(super) fn begins_with(&self, other: &Self) -> bool {
        self.shared_with(other) == other.nodes.len()
    }

    /// The checkpoints on a line, with their places counted along it.
    pub(super) fn checkpoints_on(&self, line: &[Place]) -> Vec<Checkpoint> {
        let on_line = |one: &Checkpoint| {
            let place = match one.place {
                0 => 0,
                place => line.binary_search(&place).ok()? + 1,
            };
            Some(Checkpoint { place, ..one.clone() })
        };
        self.checkpoints.iter().filter_map(on_line).collect()
    }

    /// The ends of all lines: places after which no move was made.
    pub(super) fn ends(&self) -> Vec<Place> {
        let mut is_end = vec![true; self.nodes.len() + 1];
        for node in &self.nodes {
            is_end[node.parent] = false;
        }
        (1..is_end.len()).filter(|&place| is_end[place]).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::events::EventKind;
    use crate::game::fixture::game;
    use crate::game::moves::Move;
    use crate::game::{Game, save};
    use nonet_engine::{Cell, Digit};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn note(cell: usize, value: u8) -> Move {
        Move::Note { cell: Cell::new(cell), digit: Digit::new(value).unwrap() }
    }

    fn place(cell: usize, value: u8) -> Move {
        Move::Place { cell: Cell::new(cell), digit: Digit::new(value).unwrap(), clean: true }
    }

    #[test]
    fn a_line_that_was_left_can_be_reached_again() {
        let mut game = game();
        game.play_at(place(0, 1), 1_000).unwrap();
        game.set_checkpoint("  before\nthe guess ", 1_500);
        game.play_at(place(2, 7), 2_000).unwrap();
        let left = game.board().clone();
        game.undo();
        game.play_at(place(2, 3), 3_000).unwrap();
        assert_eq!(
            game.branches(),
            [(2, 2_000, left.digits().filled().count() - game.puzzle().givens.filled().count())]
        );
        assert!(game.go(2) && *game.board() == left);
        assert!(!game.can_redo());
        assert_eq!(game.checkpoints()[0].name, "before the guess ");
        assert!(game.go(game.checkpoints()[0].place) && !game.go(4));
        assert_eq!(game.redo().map(|(step, _)| step), Some(place(2, 7)), "redo follows the last way");
        let back = save::load(&save::save(&game, 0)).unwrap();
        assert_eq!(
            (back.board(), back.checkpoints(), back.events()),
            (game.board(), game.checkpoints(), game.events())
        );
    }

    #[test]
    fn the_same_move_after_undo_is_no_new_branch() {
        let mut game = game();
        game.play(place(0, 1)).unwrap();
        game.play(place(2, 7)).unwrap();
        game.undo();
        game.play(place(2, 7)).unwrap();
        assert_eq!((game.place(), game.branches().len()), (2, 0));
    }

    #[test]
    fn events_have_their_times_also_those_that_were_undone() {
        let mut game = game();
        game.play_at(place(2, 1), 10).unwrap();
        game.undo();
        game.count_hint(15);
        game.play_at(place(0, 1), 20).unwrap();
        game.count_check(30);
        game.play_at(Move::Clear { cell: Cell::new(0) }, 40).unwrap();
        let one = Digit::new(1).unwrap();
        let placed = |cell, is_right| EventKind::Placed { cell: Cell::new(cell), digit: one, is_right };
        let kinds: Vec<_> = game.events().into_iter().map(|event| (event.at, event.kind)).collect();
        let expected = [
            (10, placed(2, false)),
            (15, EventKind::Hint),
            (20, placed(0, true)),
            (30, EventKind::Check),
            (40, EventKind::Erased { cell: Cell::new(0), digit: one }),
        ];
        assert_eq!(kinds, expected);
        assert_eq!(game.line().iter().map(|played| played.at).collect::<Vec<_>>(), [20, 40]);
    }

    /// Random play, undo, redo and jumps, judged by boards that are kept whole.
    #[test]
    fn any_walk_through_the_history_leads_to_the_board_that_was_there() {
        let mut rng = ChaCha8Rng::seed_from_u64(15);
        for _ in 0..30 {
            let mut game = game();
            let mut boards = vec![game.board().clone()];
            let open: Vec<usize> = game.board().digits().empty_cells().map(Cell::index).collect();
            for at in 0..120 {
                let cell = open[rng.random_range(0..open.len() as u32) as usize];
                let value = rng.random_range(1..=9u8);
                let before = game.place();
                match rng.random_range(0..8u8) {
                    0 => _ = game.undo(),
                    1 => _ = game.redo(),
                    2 => assert!(game.go(rng.random_range(0..boards.len() as u32) as usize)),
                    3 => game.set_checkpoint(&format!("at {at}"), at),
                    4 => _ = game.play_at(note(cell, value), at),
                    _ => _ = game.play_at(place(cell, value), at),
                }
                if game.place() == boards.len() {
                    boards.push(game.board().clone());
                }
                assert_eq!(*game.board(), boards[game.place()], "from {before}");
            }
            let mut back: Game = save::load(&save::save(&game, 0)).unwrap();
            assert_eq!(back, game);
            for (place, board) in boards.iter().enumerate() {
                assert!(back.go(place) && back.board() == board);
            }
        }
    }
}
