//! Changes a setter's puzzle into one with one solution, without needless parts, or of a level.
//!
//! Here the puzzle is two things: digits on a board whose only rules are those of the whole board, and the
//! clues on it. So the same search adds, unites and takes away as for puzzles from a seed.

use std::ops::ControlFlow;

use rand::Rng;

use super::judge::{Found, Judge, on_board};
use super::page::{Page, clash};
use super::reduce::{self, Clues};
use super::settle::{Graded, Settling};
use super::{ATTEMPTS_WITHOUT_ROOM, draw, fewest};
use crate::generate::budget::{Budget, SECOND};
use crate::generate::{Change, ChangeError, GenerateError, LIMIT, layout};
use crate::rules::{Constraint, Takes};
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Digit, Grid, Level, NewClues, Progress, Recipe, Symmetry, Variant, random};

/// Maximum number of attempts, each with another solution.
const ATTEMPTS: u32 = 10_000;
/// Maximum number of attempts to make a puzzle harder, each with another order of its parts, and of sets of
/// clues that these try. Each set is a board, and stays in memory.
const ORDERS: u32 = 24;
const BOARDS: u32 = 100;
/// Number of puzzles that are compared, and seconds of work after which no more are made.
const TRIES: u32 = 6;
const SECONDS_OF_TRIES: u64 = 1;
/// Number of solutions up to which the digits to add are chosen among all candidates.
const FEW_SOLUTIONS: u32 = 300;
/// Maximum number of nodes of a search for solutions of the setter's puzzle, and without one of its parts.
const NODES: u64 = 100_000;
const NODES_OF_PART: u64 = 2_000;
/// Number of random digits that a random solution gets before a search finds the others.
const RANDOM_DIGITS: usize = 16;

/// Changes a puzzle. Equal puzzles, changes and seeds give equal results on every machine. `progress` is
/// called before each attempt and may stop the search.
///
/// # Errors
/// If the puzzle has no solution, or several where it must have one, or if no such puzzle is found.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use nonet_engine::generate::{Change, change};
/// use nonet_engine::{Grid, NewClues, Variant, count_solutions};
///
/// let board: Variant = "6x6+thermo:r1c1-r2c1-r3c1-r4c1".parse()?;
/// let to = Change::Complete { clues: "killer".parse::<NewClues>()?, level: None };
/// let puzzle = change(&Grid::empty(board), to, 1, &mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(count_solutions(&puzzle, 2), 1);
/// assert!(puzzle.variant().rules().has("thermo") && puzzle.variant().rules().has("killer"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn change(
    puzzle: &Grid,
    to: Change,
    seed: u64,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, ChangeError> {
    let budget = &mut Budget::new(LIMIT);
    if to == Change::Regions {
        return with_new_regions(puzzle, seed, budget, progress);
    }
    let start = Start::of(puzzle);
    let rng = &mut random::from_seed(seed);
    let limit = if matches!(to, Change::Complete { .. }) { FEW_SOLUTIONS } else { 2 };
    let solutions = start.solutions(limit)?;
    let [solution, others @ ..] = &solutions[..] else { return Err(ChangeError::NoSolution) };
    let way = match (to, others) {
        (Change::Minimal, []) => Way::Reduce(None),
        (Change::Minimal | Change::Regions, _) => return Err(ChangeError::Several),
        (Change::Complete { level: None, .. }, []) => return Ok(puzzle.clone()),
        (Change::Complete { level: Some(level), .. }, []) => match start.graded(solution, level, budget) {
            Found::Right => return Ok(puzzle.clone()),
            Found::TooHard => Way::Complete(NewClues::NONE, Some(level)),
            Found::TooEasy => Way::Reduce(Some(level)),
        },
        (Change::Complete { clues, level: None }, _)
            if clues.is_empty() && solutions.len() < FEW_SOLUTIONS as usize =>
        {
            return Ok(start.with(&fewest::digits(&solutions, rng)));
        }
        (Change::Complete { clues, level }, _) => Way::Complete(clues, level),
    };
    let (attempts, only) = match way {
        Way::Reduce(_) => (ORDERS, Some(solution)),
        Way::Complete(..) => (ATTEMPTS, Some(solution).filter(|_| others.is_empty())),
    };
    let (mut best, mut without_room, mut boards) = (None::<Grid>, 0, BOARDS);
    for attempt in 1..=attempts {
        if progress(Progress::new(attempt, attempts)).is_break() {
            return Err(ChangeError::Stopped);
        }
        let found = match way {
            Way::Reduce(level) => start.reduced(solution, level, &mut boards, budget, rng),
            Way::Complete(clues, level) => match start.completed(only, clues, level, budget, rng) {
                Err(NoRoom) => {
                    without_room += 1;
                    None
                }
                // Of several puzzles the one to which least was added.
                Ok(found) if level.is_none() => {
                    best = found.into_iter().chain(best.take()).min_by_key(size_of);
                    let is_enough = attempt >= TRIES || budget.spent() >= SECONDS_OF_TRIES * SECOND;
                    best.take_if(|_| is_enough)
                }
                Ok(found) => found,
            },
        };
        match found {
            Some(found) => return Ok(found),
            None if budget.is_spent() || without_room >= ATTEMPTS_WITHOUT_ROOM => break,
            None => {}
        }
    }
    best.ok_or(ChangeError::NotFound)
}

/// The puzzle with other regions.
fn with_new_regions(
    puzzle: &Grid,
    seed: u64,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, ChangeError> {
    let Start { board, clues, .. } = Start::of(puzzle);
    let recipe = Recipe { variant: board, ..Recipe::classic(Level::Easy, seed) };
    let drawn = layout::draw(&recipe, budget, progress).map_err(|error| match error {
        GenerateError::Stopped { .. } => ChangeError::Stopped,
        _ => ChangeError::NotFound,
    })?;
    let rules = drawn.rules().clone().with(clues).map_err(|_| ChangeError::NotFound)?;
    let mut changed = Grid::empty(Variant::of(rules));
    puzzle.filled().for_each(|(cell, digit)| changed.set(cell, Some(digit)));
    Ok(changed)
}

/// How a puzzle is changed.
#[derive(Clone, Copy)]
enum Way {
    /// By more clues and digits.
    Complete(NewClues, Option<Level>),
    /// By fewer.
    Reduce(Option<Level>),
}

/// There is no place for clues of the wanted kinds.
struct NoRoom;

/// The puzzle as it is, in its two parts.
struct Start<'a> {
    puzzle: &'a Grid,
    /// The board without clues.
    board: Variant,
    clues: Vec<Constraint>,
}

impl<'a> Start<'a> {
    fn of(puzzle: &'a Grid) -> Self {
        let rules = puzzle.variant().rules();
        let is_clue = |one: &&Constraint| matches!(one.kind().takes, Takes::Clue(_));
        let clues = rules.constraints().iter().filter(is_clue).cloned().collect();
        Self { puzzle, board: Variant::of(rules.without_clues()), clues }
    }

    /// Solutions of what is there, up to a number. There is at least one.
    fn solutions(&self, limit: u32) -> Result<Vec<Grid>, ChangeError> {
        let mut found = Vec::new();
        let mut solver = Solver::new(self.puzzle.variant()).with_max_nodes(NODES);
        let outcome = solver.solutions(self.puzzle, |solution| {
            found.push(solution.clone());
            if found.len() < limit as usize { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match (found.len(), outcome) {
            (0 | 1, Ok(SearchOutcome::OutOfNodes)) => Err(ChangeError::NotDecided),
            (0, _) => Err(ChangeError::NoSolution),
            // The search reached its limit, so they count as many.
            (_, Ok(SearchOutcome::OutOfNodes)) => {
                found.resize(limit as usize, found[0].clone());
                Ok(found)
            }
            _ => Ok(found),
        }
    }

    /// The puzzle with more digits.
    fn with(&self, digits: &[(Cell, Digit)]) -> Grid {
        let mut grid = self.puzzle.clone();
        digits.iter().for_each(|&(cell, digit)| grid.set(cell, Some(digit)));
        grid
    }

    /// A random solution of what is there, on the board without clues.
    fn random_solution(&self, budget: &mut Budget, rng: &mut impl Rng) -> Option<Grid> {
        let mut solver = Solver::new(self.puzzle.variant()).with_max_nodes(NODES);
        solver.shuffle(rng);
        let mut digits = self.puzzle.clone();
        let mut solution = solver.solution(&digits)?;
        let geometry = self.puzzle.geometry();
        for _ in 0..RANDOM_DIGITS {
            let cell = Cell::new(random::index(rng, geometry.cell_count()));
            if digits.get(cell).is_some() {
                continue;
            }
            let digit = Digit::from_index(random::index(rng, geometry.side()));
            let mut more = digits.clone();
            more.set(cell, Some(digit));
            if let Some(found) = solver.solution(&more) {
                (digits, solution) = (more, found);
            }
        }
        budget.spend_on_searches(&mut solver);
        Some(on_board(self.board, &solution))
    }

    /// The symmetry that the givens have, or that they get if there are none.
    fn symmetry(&self) -> Symmetry {
        let is_given = |cell| self.puzzle.get(cell).is_some();
        let is_symmetric = Symmetry::Rotate180.holds(self.puzzle.geometry(), is_given);
        if is_symmetric { Symmetry::Rotate180 } else { Symmetry::None }
    }

    /// The puzzle with clues and digits that leave one solution, and are of a level. `only` is its solution,
    /// if it has no other.
    fn completed(
        &self,
        only: Option<&Grid>,
        kinds: NewClues,
        level: Option<Level>,
        budget: &mut Budget,
        rng: &mut impl Rng,
    ) -> Result<Option<Grid>, NoRoom> {
        let known = only.map(|solution| on_board(self.board, solution));
        let Some(solution) = known.or_else(|| self.random_solution(budget, rng)) else { return Ok(None) };
        let geometry = solution.geometry();
        let symmetry = self.symmetry();
        let mut groups = symmetry.groups(geometry);
        groups.iter_mut().for_each(|group| group.retain(|&cell| self.puzzle.get(cell).is_none()));
        groups.retain(|group| !group.is_empty());
        random::shuffle(&mut groups, rng);
        let frame = self.board.rules().frame().expect("the board has rules");
        let page = &mut Page::new(frame, &solution, symmetry, rng);
        page.keep_off(&self.clues);
        let drawn = draw(kinds, page);
        let is_new = |clue: &&Constraint| !self.clues.iter().any(|old| clash(clue, old));
        let groups_drawn: Vec<_> =
            drawn.groups.into_iter().filter(|group| group.iter().all(|clue| is_new(&clue))).collect();
        let fixed: Vec<_> = drawn.fixed.iter().filter(is_new).cloned().collect();
        if groups_drawn.is_empty() && fixed.is_empty() && !kinds.is_empty() {
            return Err(NoRoom);
        }
        let fixed = self.clues.iter().cloned().chain(fixed).collect();
        let clues = Clues { fixed, groups: groups_drawn, fewest: 1 };
        let judge = &mut Judge::new(&solution, budget);
        let mut givens = solution.clone();
        reduce::reduce_givens(judge, &clues.all(), &mut givens, &groups, 0);
        let states = reduce::reduce_clues(judge, page, clues, &givens);
        let graded = match level {
            Some(level) => Settling { judge, page, level, cells: &groups }.settle(&states, &givens),
            None => Graded { clues: states[states.len() - 1].clone(), givens, distance: 0 },
        };
        let clues = graded.clues.all();
        // A new mark may make what was there before say more than is true.
        let mut solver = judge.solver(&clues);
        let is_right = graded.distance == 0 && judge.is_unique(&mut solver, &graded.givens);
        Ok(is_right.then(|| judge.puzzle(&clues, &graded.givens)))
    }

    /// How hard the puzzle is, compared with a level.
    fn graded(&self, solution: &Grid, level: Level, budget: &mut Budget) -> Found {
        let solution = on_board(self.board, solution);
        let givens = on_board(self.board, self.puzzle);
        Judge::new(&solution, budget).grade(level, &self.clues, &givens)
    }

    /// The puzzle without parts that it does not need: all of them, or as many as a level takes.
    fn reduced(
        &self,
        solution: &Grid,
        level: Option<Level>,
        boards: &mut u32,
        budget: &mut Budget,
        rng: &mut impl Rng,
    ) -> Option<Grid> {
        let solution = on_board(self.board, solution);
        let judge = &mut Judge::new(&solution, budget);
        let (mut clues, mut givens) = (self.clues.clone(), on_board(self.board, self.puzzle));
        let mut parts: Vec<Part> = givens.filled().map(|(cell, _)| Part::Given(cell)).collect();
        parts.extend(self.clues.iter().filter(|clue| self.can_go(clue)).cloned().map(Part::Clue));
        random::shuffle(&mut parts, rng);
        for part in parts {
            let (mut fewer_clues, mut fewer) = (clues.clone(), givens.clone());
            match &part {
                Part::Given(cell) => fewer.set(*cell, None),
                Part::Clue(gone) => fewer_clues.retain(|clue| clue != gone),
            }
            let is_board = level.is_some() && matches!(part, Part::Clue(_));
            if is_board && *boards == 0 {
                continue;
            }
            let mut solver = judge.solver(&fewer_clues).with_max_nodes(NODES_OF_PART);
            if judge.budget.is_spent() || !judge.is_unique(&mut solver, &fewer) {
                continue;
            }
            *boards -= u32::from(is_board);
            let grade = level.map(|level| judge.grade(level, &fewer_clues, &fewer));
            if grade != Some(Found::TooHard) {
                (clues, givens) = (fewer_clues, fewer);
            }
            if grade == Some(Found::Right) {
                return Some(judge.puzzle(&clues, &givens));
            }
        }
        let is_done = level.is_none() && !judge.budget.is_spent();
        is_done.then(|| judge.puzzle(&clues, &givens))
    }

    /// Whether a clue can go. What holds for the whole board stays. Where all marks of a kind are shown, a
    /// missing one says something, too.
    fn can_go(&self, clue: &Constraint) -> bool {
        let rules = self.puzzle.variant().rules();
        let says_all = match clue.kind().name {
            "x" | "v" => "no-other-xv",
            // A dot of one colour is enough where the other one is missing.
            "difference" | "ratio" => {
                return !rules.has("no-other-difference") && !rules.has("no-other-ratio");
            }
            _ => return !clue.cells().is_empty(),
        };
        !rules.has(says_all)
    }
}

/// The number of givens, then of constraints.
fn size_of(puzzle: &Grid) -> (usize, usize) {
    (puzzle.filled_count(), puzzle.variant().rules().constraints().len())
}

/// A part that can be taken away.
enum Part {
    Given(Cell),
    Clue(Constraint),
}
