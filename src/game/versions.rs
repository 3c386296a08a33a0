//! How two versions of a game relate. A game only grows: each move is added behind all moves
//! that were made before, also after undoing. So a version contains another one if its moves
//! begin with those of the other. No date and no counter decides what is thrown away.

use nonet_engine::formats::fields::find;

use super::{Game, GameId};

/// How one version of a game relates to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Both have the same moves. They may be at different places of them.
    Same,
    /// It contains the other one, and more.
    Longer,
    /// The other one contains it, and more.
    Shorter,
    /// Each has moves that the other has not.
    Forked,
}

/// How the first of two saves of a game relates to the second. Reads only what it compares.
pub fn order(one: &str, other: &str) -> Order {
    let is_same = |name| find(one, name) == find(other, name);
    if !is_same("board") || !is_same("givens") {
        return Order::Forked;
    }
    match (begins(one, other), begins(other, one)) {
        (true, true) => Order::Same,
        (true, false) => Order::Longer,
        (false, true) => Order::Shorter,
        (false, false) => Order::Forked,
    }
}

/// Whether the moves of a save begin with those of another one, on the same branches.
fn begins(save: &str, with: &str) -> bool {
    let items = |text, name| find(text, name).unwrap_or_default();
    let (all, first) = (items(save, "moves"), items(with, "moves"));
    let starts = all
        .strip_prefix(first)
        .is_some_and(|rest| first.is_empty() || rest.is_empty() || rest.starts_with(' '));
    let count = first.split_whitespace().count();
    let is_among = |branch: &&str| {
        branch.split(':').next().and_then(|at| at.parse().ok()).is_some_and(|at: usize| at <= count)
    };
    let among = items(save, "branches").split_whitespace().take_while(is_among);
    starts && among.eq(items(with, "branches").split_whitespace())
}

impl Game {
    /// Makes it a game of its own, since another version of it was played on differently. Forks
    /// of the same game get the same identities in turn, so that nothing is kept twice.
    pub fn fork(&mut self) {
        self.version_of.get_or_insert(self.id);
        self.id = self.id.other_version();
    }
}

impl GameId {
    #[must_use]
    fn other_version(self) -> Self {
        // A bijection, so that two games never share one. Zero means that there is none.
        let mixed = (self.0 ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        Self(mixed.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::game;
    use crate::game::moves::Move;
    use crate::game::save;
    use nonet_engine::{Cell, Digit};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Plays moves, some after undoing or on another line.
    fn play(game: &mut Game, moves: usize, rng: &mut ChaCha8Rng) {
        for _ in 0..moves {
            if rng.random_range(0..4) == 0 {
                game.go(rng.random_range(0..=game.move_count()));
            }
            let step = Move::Note {
                cell: Cell::new([2, 3, 5][rng.random_range(0..3)]),
                digit: Digit::new(rng.random_range(1..=9)).unwrap(),
            };
            game.play(step).unwrap();
        }
    }

    /// The oracle: all places that can be reached, each with the moves that lead there.
    fn lines(game: &Game) -> Vec<Vec<String>> {
        let nodes = game.history.nodes();
        let line = |place| {
            game.history.line(place).into_iter().map(|place| nodes[place - 1].step.to_string()).collect()
        };
        (1..=nodes.len()).map(line).collect()
    }

    #[test]
    fn a_version_contains_another_if_it_can_reach_all_its_places_in_the_same_order() {
        let mut seen = [0; 4];
        for seed in 0..400 {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let (mut one, shared, more) =
                (game(), rng.random_range(0..6), [rng.random_range(0..3), rng.random_range(0..3)]);
            play(&mut one, shared, rng);
            let mut other = one.clone();
            play(&mut one, more[0], rng);
            play(&mut other, more[1], rng);
            let (first, second) = (lines(&one), lines(&other));
            let expected = match (first.starts_with(&second), second.starts_with(&first)) {
                (true, true) => Order::Same,
                (true, false) => Order::Longer,
                (false, true) => Order::Shorter,
                (false, false) => Order::Forked,
            };
            assert_eq!(order(&save::save(&one, 0), &save::save(&other, 0)), expected, "seed {seed}");
            assert_eq!(one.continues(&other), matches!(expected, Order::Same | Order::Longer));
            seen[expected as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
    }

    #[test]
    fn moves_with_the_same_beginning_and_games_of_other_puzzles_are_forks() {
        let text = save::save(&game(), 0);
        let with = |moves: &str| text.replace("moves \n", &format!("moves {moves}\n"));
        assert_eq!(order(&with("0=1 2=3"), &with("0=1 2=31")), Order::Forked);
        assert_eq!(order(&with("0=1 2=3"), &with("0=1")), Order::Longer);
        assert_eq!(order(&with("0=1"), &text), Order::Longer);
        assert_eq!(order(&text, &text.replace("givens", "givens .")), Order::Forked);
    }

    #[test]
    fn other_versions_have_identities_of_their_own() {
        let mut ids = vec![GameId(7)];
        for _ in 0..100 {
            let next = ids.last().unwrap().other_version();
            assert!(next != GameId::NONE && !ids.contains(&next));
            ids.push(next);
        }
    }
}
