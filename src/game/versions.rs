//! How two versions of a game relate. A game only grows: each move is added behind all moves
//! that were made before, also after undoing. So a version contains another one if its moves
//! begin with those of the other. No date and no counter decides what is thrown away.

use super::clock::Clock;
use super::history::{Checkpoint, Place};
use super::moment::Moment;
use super::{Game, GameId, save};
use nonet_later::later;

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

/// What becomes of a version when the store has another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Merged<V> {
    /// The stored one has everything.
    Theirs,
    /// This one has everything.
    Ours,
    /// This one has everything of both.
    Both(V),
    /// Each has moves that the other has not. This is our one, as a game of its own.
    Forked(V),
}

/// Merges a save of a game with the one that is stored. Nothing that the player did is thrown away.
/// `known` is the last version that both were known to continue. `now` is there if our save comes
/// from elsewhere, as from a backup, and not from a tab of this device.
///
/// Two saves with the same moves differ in the place, the clock, hints and checkpoints: the later
/// one stays. A change after now counts as one of now.
#[later]
pub fn merge(ours: &str, known: Option<&str>, theirs: &str, now: Option<Moment>) -> Merged<Game> {
    let Ok(mut ours) = save::load(ours) else { return Merged::Theirs };
    let theirs = match save::load(theirs) {
        Ok(theirs) => theirs,
        // A newer version of Nonet wrote it: nothing here can judge it.
        Err(save::LoadError::Newer(_)) => return Merged::Theirs,
        Err(_) if now.is_some() => return Merged::Ours,
        Err(_) => {
            ours.fork();
            return Merged::Forked(ours);
        }
    };
    let known = known.and_then(|known| save::load(known).ok());
    if let Some(known) = known.filter(|known| ours.continues(known) && theirs.continues(known)) {
        let merged = theirs.merged(&ours, &known);
        return match merged {
            _ if merged == theirs => Merged::Theirs,
            _ if merged == ours => Merged::Ours,
            merged => Merged::Both(merged),
        };
    }
    let is_later = || {
        let at = |game: &Game| (now.map(|now| (game.is_solved(), game.age(now))), game.revision);
        at(&ours) > at(&theirs)
    };
    match ours.order(&theirs) {
        Order::Same if is_later() => Merged::Ours,
        Order::Same | Order::Shorter => Merged::Theirs,
        // What is solved stays solved.
        Order::Longer if now.is_none() || ours.is_solved() || !theirs.is_solved() => Merged::Ours,
        // The copy of a tab that had merged its moves, but not yet copied what it merged.
        Order::Forked if now.is_none() && theirs.has_moves_of(&ours) => Merged::Theirs,
        Order::Longer | Order::Forked => {
            ours.fork();
            Merged::Forked(ours)
        }
    }
}

impl Game {
    /// How this version of a game relates to another one.
    pub fn order(&self, other: &Self) -> Order {
        match (self.continues(other), other.continues(self)) {
            (true, true) => Order::Same,
            (true, false) => Order::Longer,
            (false, true) => Order::Shorter,
            (false, false) => Order::Forked,
        }
    }

    /// Whether another version has no other moves, whatever their order. A version of another
    /// puzzle never has.
    fn has_moves_of(&self, other: &Self) -> bool {
        let mut steps: Vec<_> = self.history.nodes().iter().map(|node| &node.step).collect();
        let mut take = |step| steps.iter().position(|own| *own == step).map(|at| steps.remove(at));
        self.puzzle.givens == other.puzzle.givens
            && other.history.nodes().iter().all(|node| take(&node.step).is_some())
    }

    /// This version with what the player added to `known` in another one. Both continue `known`.
    /// The moves are made again after those of this version. If that is not possible, or if this
    /// version is solved, they become a branch where they were made.
    fn merged(&self, other: &Self, known: &Self) -> Self {
        let on_top = if self.is_solved() { None } else { self.with_moves(other, known, true) };
        let on_branch = || self.with_moves(other, known, false);
        let mut merged = on_top.or_else(on_branch).unwrap_or_else(|| self.clone());
        let helps = other.helps.strip_prefix(known.helps.as_slice()).unwrap_or_default();
        merged.helps.extend_from_slice(helps);
        merged.hints = merged.hints.saturating_add(other.hints.saturating_sub(known.hints));
        merged.deepest_hint = merged.deepest_hint.max(other.deepest_hint);
        if other.about != known.about {
            merged.about.clone_from(&other.about);
        }
        merged.revision = merged.revision.max(other.revision);
        merged.dates.changed = merged.dates.changed.max(other.dates.changed);
        merged.dates.solved = merged.dates.solved.or(other.dates.solved);
        // Both clocks ran at the same time.
        merged.clock = Clock::paused_at(merged.clock.elapsed(0).max(other.clock.elapsed(0)));
        merged
    }

    /// This version with the moves and checkpoints of another one. `None` if one of the moves is
    /// not possible.
    fn with_moves(&self, other: &Self, known: &Self, is_on_top: bool) -> Option<Self> {
        let mut merged = self.clone();
        let (theirs, ours) = (self.history.nodes(), other.history.nodes());
        let shared = self.history.shared_with(&other.history);
        // Where each place of the other version is in this one.
        let mut places: Vec<Place> = (0..=shared).collect();
        if is_on_top {
            places[known.place()] = self.place();
        }
        let end = merged.place();
        // A move that both made counts once: a tab that began with the copy of another one's moves
        // has them, too.
        let mut made: Vec<Place> = (shared + 1..=theirs.len()).collect();
        for node in &ours[shared..] {
            if let Some(at) = made.iter().position(|place| theirs[place - 1].step == node.step) {
                places.push(made.remove(at));
                continue;
            }
            merged.go(places[node.parent]);
            let last = merged.history.nodes().last().map_or(0, |node| node.at);
            merged.play_at(node.step.clone(), node.at.max(last)).ok()?;
            places.push(merged.place());
        }
        // Going to another place is no move, so it counts only if the others made none.
        let has_all = theirs.len() == shared;
        let is_later = other.place() != known.place() || other.revision > self.revision;
        merged.go(match other.place() {
            _ if !is_on_top => end,
            place if has_all && is_later && place <= shared => place,
            place if ours.len() > shared => places[place],
            _ => end,
        });
        let of = |one: &Checkpoint| {
            let place = if one.place <= shared { one.place } else { places[one.place] };
            Checkpoint { place, ..one.clone() }
        };
        let (old, new) = (&known.history.checkpoints, &other.history.checkpoints);
        merged.history.checkpoints.retain(|one| !old.contains(one) || new.contains(one));
        merged.history.checkpoints.extend(new.iter().filter(|one| !old.contains(one)).map(of));
        Some(merged)
    }

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
            assert_eq!(one.order(&other), expected, "seed {seed}");
            seen[expected as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
    }

    #[test]
    fn moves_with_the_same_beginning_and_games_of_other_puzzles_are_forks() {
        let text = save::save(&game(), 0);
        let with = |moves: &str| save::load(&text.replace("moves \n", &format!("moves {moves}\n"))).unwrap();
        let short = with("");
        assert_eq!(short.order(&Game::new(nonet_engine::generate::starter(1))), Order::Forked);
    }

    /// The steps of all moves, sorted.
    fn steps(game: &Game) -> Vec<String> {
        let mut steps: Vec<String> = game.history.nodes().iter().map(|node| node.step.to_string()).collect();
        steps.sort();
        steps
    }

    #[test]
    fn a_merged_version_has_the_moves_of_both_once() {
        let mut both = 0;
        for seed in 0..400 {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let mut known = game();
            play(&mut known, rng.random_range(0..5), rng);
            let [mut ours, mut theirs] = [known.clone(), known.clone()];
            play(&mut ours, rng.random_range(0..4), rng);
            play(&mut theirs, rng.random_range(0..4), rng);
            let [k, o, t] = [&known, &ours, &theirs].map(|game| save::save(game, 0));
            let merged = match merge(&o, Some(&k), &t, None) {
                Merged::Theirs => theirs.clone(),
                Merged::Ours => ours.clone(),
                Merged::Both(merged) => merged,
                other @ Merged::Forked(_) => panic!("seed {seed}: {other:?}"),
            };
            assert!(merged.continues(&theirs), "seed {seed}");
            // The oracle: of each step as many as the one that has more of it.
            let mut expected = steps(&theirs);
            let mut left = expected.clone();
            for step in steps(&ours) {
                match left.iter().position(|other| *other == step) {
                    Some(at) => drop(left.remove(at)),
                    None => expected.push(step),
                }
            }
            expected.sort();
            assert_eq!(steps(&merged), expected, "seed {seed}");
            let text = save::save(&merged, 0);
            assert_eq!(save::load(&text).unwrap(), merged, "seed {seed}");
            assert_eq!(merge(&text, Some(&t), &text, None), Merged::Theirs, "seed {seed}: once only");
            both += usize::from(merged != theirs);
        }
        assert!(both > 200, "{both}");
    }

    #[test]
    fn moves_made_at_the_same_time_follow_those_of_the_store() {
        let place = |cell, digit| Move::Place {
            cell: Cell::new(cell),
            digit: Digit::new(digit).unwrap(),
            clean: true,
        };
        let mut known = game();
        known.play(place(0, 1)).unwrap();
        let [mut ours, mut theirs] = [known.clone(), known.clone()];
        ours.play(place(2, 6)).unwrap();
        theirs.play(place(3, 4)).unwrap();
        theirs.count_hint(0);
        ours.count_hint(0);
        ours.set_checkpoint("here", 0);
        let merged = theirs.merged(&ours, &known);
        assert!(merged.board().digits().to_string().starts_with("1264"));
        assert_eq!((merged.hints, merged.checkpoints()[0].place), (2, 3));
        // The copy that the tab had written before it merged.
        let [copy, both] = [&ours, &merged].map(|game| save::save(game, 0));
        assert_eq!(merge(&copy, None, &both, None), Merged::Theirs);
        assert!(matches!(merge(&copy, None, &save::save(&theirs, 0), None), Merged::Forked(_)));
        // The player took the last move back while the other tab went on.
        let mut back = known.clone();
        back.undo();
        assert_eq!(theirs.merged(&back, &known).board(), theirs.board());
        assert_eq!(known.merged(&back, &known).board(), back.board());
        // The store had taken a move without an answer, and then the player undid it.
        let mut undone = theirs.clone();
        undone.undo();
        undone.revision += 1;
        assert_eq!(theirs.merged(&undone, &known).board(), undone.board());
        // The same cell was filled in both: what is not possible becomes a branch.
        let mut same = known.clone();
        same.play(place(3, 4)).unwrap();
        same.play(place(2, 6)).unwrap();
        assert_eq!(theirs.merged(&same, &known).board(), same.board(), "the first move is the same");
        let mut note = known.clone();
        note.play(Move::Note { cell: Cell::new(3), digit: Digit::new(7).unwrap() }).unwrap();
        let merged = theirs.merged(&note, &known);
        assert_eq!((merged.board(), merged.move_count()), (theirs.board(), 3));
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

    const NOW: Moment = Moment { at: 1_000, offset: 0 };

    fn save_at(revision: u64, at: u64) -> String {
        let mut game = Game::new(nonet_engine::generate::starter(1));
        game.revision = revision;
        game.stamp(GameId(7), Moment { at, offset: 0 });
        save::save(&game, 0)
    }

    fn is_replaced(stored: &str, save: &str) -> bool {
        merge(save, None, stored, Some(NOW)) == Merged::Ours
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
            nonet_engine::generate::starter(1).givens.empty_cells().map(Cell::index).take(3).collect();
        let [one, two, three] = open[..] else { panic!() };
        let short = with_moves(&format!("{one}~1 {two}~1"), 90);
        let long = with_moves(&format!("{one}~1 {two}~1 {three}~1"), 3);
        let other = with_moves(&format!("{one}~1 {two}~2 {three}~1"), 60);
        for text in [&short, &long, &other] {
            assert!(save::load(text).is_ok(), "{text}");
        }
        assert_eq!(merge(&long, None, &short, Some(NOW)), Merged::Ours);
        assert_eq!(merge(&short, None, &long, Some(NOW)), Merged::Theirs);
        for (one, two) in [(&short, &other), (&other, &long), (&long, &other)] {
            assert!(matches!(merge(two, None, one, Some(NOW)), Merged::Forked(_)));
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
