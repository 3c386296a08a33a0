//! Judges drafts of puzzles: whether they have one solution, and how hard they are for the ladder.

use std::ops::ControlFlow;

use crate::generate::budget::Budget;
use crate::human::{LADDER, Position, Tier};
use crate::rules::{Constraint, Rules};
use crate::solve::{SearchOutcome, Solver};
use crate::{Grid, Level, Variant};

/// The most digits that a search may choose for each cell of the board. What is not decided then counts as
/// several solutions.
const NODES_PER_CELL: u64 = 8;

/// Cost of building a search on terms, per cell, in units of the budget.
const NETWORK_CELL: u64 = 20_000;
/// Cost of asking a technique of the ladder for its first step, by its tier.
const TECHNIQUE: [u64; 7] = [500, 500, 8_000, 10_000, 300_000, 1_500_000, 1_500_000];

/// Judges drafts on one board with one solution.
pub(super) struct Judge<'a> {
    board: Variant,
    solution: &'a Grid,
    pub(super) budget: &'a mut Budget,
}

impl<'a> Judge<'a> {
    pub(super) fn new(solution: &'a Grid, budget: &'a mut Budget) -> Self {
        Self { board: solution.variant(), solution, budget }
    }

    /// The rules of the board and clues.
    fn rules(&self, clues: &[Constraint]) -> Rules {
        let rules = self.board.rules().clone().with(clues.iter().cloned());
        rules.expect("each clue is true on the board")
    }

    /// A draft on a board that has its clues.
    pub(super) fn puzzle(&self, clues: &[Constraint], givens: &Grid) -> Grid {
        on_board(Variant::of(self.rules(clues)), givens)
    }

    /// A solver for the board with clues.
    pub(super) fn solver(&mut self, clues: &[Constraint]) -> Solver {
        let cells = self.solution.geometry().cell_count() as u64;
        self.budget.spend(NETWORK_CELL * cells);
        let solver = match clues {
            [] => Solver::new(self.board),
            _ => Solver::with_clues(self.board, &self.rules(clues)),
        };
        solver.with_max_nodes(NODES_PER_CELL * cells)
    }

    /// Whether the solution is the only one, as far as a search can tell.
    pub(super) fn is_unique(&mut self, solver: &mut Solver, givens: &Grid) -> bool {
        // Fewer clues may mean more, where the absence of a mark says something.
        let mut is_found = false;
        let outcome = solver.solutions(givens, |found| {
            is_found |= found == self.solution;
            if found == self.solution { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        self.budget.spend_on_searches(solver);
        outcome == Ok(SearchOutcome::Exhausted) && is_found
    }

    /// How hard a puzzle is, compared with a level. What is harder than all tiers of the level is not looked into.
    pub(super) fn grade(&mut self, level: Level, clues: &[Constraint], givens: &Grid) -> Found {
        let (above, most) = tiers(level);
        if most == Tier::Beyond {
            // Also what the ladder does not solve.
            let is_easier = above.is_some_and(|above| self.hardest(clues, givens, above).is_some());
            return if is_easier { Found::TooEasy } else { Found::Right };
        }
        match self.hardest(clues, givens, most) {
            None => Found::TooHard,
            Some(found) if above.is_none_or(|above| found > above) => Found::Right,
            Some(_) => Found::TooEasy,
        }
    }

    /// The hardest tier of the steps with which the ladder solves a puzzle. `None` if it needs one above
    /// `most`, or gets stuck. Each board with clues stays in memory, as every [`Variant`] does.
    pub(super) fn hardest(&mut self, clues: &[Constraint], givens: &Grid, most: Tier) -> Option<Tier> {
        let mut position = Position::wide(&self.puzzle(clues, givens));
        let used = LADDER.iter().rposition(|technique| technique.tier <= most).map_or(0, |last| last + 1);
        let mut hardest = Tier::Beginner;
        while !position.is_solved() {
            let step = LADDER[..used].iter().find_map(|technique| {
                self.budget.spend(TECHNIQUE[technique.tier as usize]);
                technique.first(&position)
            })?;
            hardest = hardest.max(step.technique.tier);
            if hardest > most {
                return None;
            }
            position.apply(&step);
        }
        Some(hardest)
    }
}

/// How hard a puzzle is, compared with a level.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    TooEasy,
    Right,
    TooHard,
}

/// The same digits on another board of the same size.
pub(super) fn on_board(board: Variant, digits: &Grid) -> Grid {
    let mut grid = Grid::empty(board);
    digits.filled().for_each(|(cell, digit)| grid.set(cell, Some(digit)));
    grid
}

/// The tiers that puzzles of a level need: above the first, and at most the second.
fn tiers(level: Level) -> (Option<Tier>, Tier) {
    match level {
        Level::Easy => (None, Tier::Easy),
        Level::Medium => (Some(Tier::Easy), Tier::Medium),
        Level::Hard => (Some(Tier::Medium), Tier::Hard),
        Level::Master => (Some(Tier::Hard), Tier::Expert),
        Level::Extreme => (Some(Tier::Expert), Tier::Beyond),
    }
}
