//! A race: several workers search for a puzzle with different seeds, and the first
//! puzzle in range wins. If none is in range, the closest one wins.

use std::collections::VecDeque;

use nonet_engine::Progress;
use nonet_engine::{Puzzle, Recipe};

use crate::worker::protocol::{JobId, Module, Reply, Request};

/// A search that several workers try with different seeds.
pub(super) struct Race {
    id: JobId,
    /// The module that its workers need.
    pub(super) module: Module,
    recipe: Recipe,
    seeds: VecDeque<u64>,
    /// The closest puzzle so far; only used if none is in range.
    closest: Option<Puzzle>,
    progress: Option<Progress>,
}

impl Race {
    pub(super) fn new(id: JobId, recipe: Recipe, seeds: Vec<u64>) -> Self {
        Self {
            id,
            module: Module::for_recipe(&recipe),
            recipe,
            seeds: seeds.into(),
            closest: None,
            progress: None,
        }
    }

    /// The number of the raced job.
    pub(super) fn id(&self) -> JobId {
        self.id
    }

    /// Whether another worker may join.
    pub(super) fn has_seeds(&self) -> bool {
        !self.seeds.is_empty()
    }

    /// The request with the next seed, if there is one.
    pub(super) fn next_try(&mut self) -> Option<Request> {
        let seed = self.seeds.pop_front()?;
        Some(Request::Generate(Recipe { seed, ..self.recipe.clone() }))
    }

    /// Stops further tries after a worker was lost: a crash would probably repeat with
    /// every seed.
    pub(super) fn drop_seeds(&mut self) {
        self.seeds.clear();
    }

    /// Updates the progress of one worker; returns that of the one that is furthest
    /// ahead.
    pub(super) fn take_progress(&mut self, progress: Progress) -> Progress {
        let so_far = self.progress.unwrap_or(progress);
        let givens = so_far.givens.into_iter().chain(progress.givens).min();
        let furthest = Progress { done: so_far.done.max(progress.done), givens, ..progress };
        self.progress = Some(furthest);
        furthest
    }

    /// Whether an answer decides the race even while other workers run.
    pub(super) fn is_won_by(reply: &Reply) -> bool {
        !matches!(reply, Reply::Generated(puzzle) if !puzzle.is_in_range())
    }

    /// Keeps a puzzle that is out of range if it is the closest so far.
    pub(super) fn keep(&mut self, reply: &Reply) {
        let Reply::Generated(puzzle) = reply else { return };
        let closest = self.closest.get_or_insert_with(|| puzzle.clone());
        if puzzle.given_count() < closest.given_count() {
            *closest = puzzle.clone();
        }
    }

    /// The closest puzzle that was found.
    pub(super) fn into_closest(self) -> Option<Puzzle> {
        self.closest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{Level, generate};

    fn race() -> Race {
        Race::new(JobId(1), Recipe::classic(Level::Extreme, 1), vec![2, 3])
    }

    #[test]
    fn each_seed_is_tried_once_and_none_after_a_loss() {
        let seed = |request| match request {
            Some(Request::Generate(recipe)) => recipe.seed,
            other => panic!("{other:?}"),
        };
        let mut race = race();
        assert_eq!((seed(race.next_try()), race.has_seeds()), (2, true));
        race.drop_seeds();
        assert_eq!(race.next_try(), None);
    }

    #[test]
    fn a_puzzle_in_range_wins_and_of_the_others_the_closest_is_kept() {
        let starter = generate::starter(1);
        let found = |puzzle: &Puzzle| Reply::Generated(puzzle.clone());
        let out_of_range = |added: usize| {
            let mut puzzle = starter.clone();
            puzzle.recipe = Some(Recipe::classic(Level::Extreme, 1));
            let cells: Vec<_> = puzzle.givens.empty_cells().take(added).collect();
            cells.into_iter().for_each(|cell| puzzle.givens.set(cell, puzzle.solution.get(cell)));
            puzzle
        };
        assert!(
            Race::is_won_by(&found(&starter))
                && Race::is_won_by(&Reply::Refused(nonet_engine::human::Code::from_static("0300").name()))
        );
        let (near, far) = (out_of_range(3), out_of_range(5));
        assert!(!Race::is_won_by(&found(&far)));
        let mut race = race();
        [&far, &near, &far].into_iter().for_each(|puzzle| race.keep(&found(puzzle)));
        assert_eq!(race.into_closest(), Some(near));
    }
}
