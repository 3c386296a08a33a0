//! Settles how hard a puzzle is: of the states from many clues to few, it takes the hardest that the
//! ladder solves at the level. If it solves none, givens come back.

use rand::Rng;

use super::judge::{Found, Judge};
use super::page::Page;
use super::reduce::{Clues, spare};
use crate::random;
use crate::rules::Constraint;
use crate::{Cell, Grid, Level};

/// The most exchanges of givens of a puzzle that is too easy.
const TRIES: usize = 40;
/// The most groups of givens that are tried in a puzzle that is to need chains. The others stay.
const LOSSES: usize = 4;
/// The most sets of clues that are tried when a puzzle has its level. A clue that is not tried stays. Each
/// set is a board, and stays in memory. Puzzles that need chains take long to judge.
const BOARDS: u32 = 12;
const BOARDS_WITH_CHAINS: u32 = 3;

/// A puzzle, and how far it is from the wanted level: 0 if it has it.
pub(super) struct Graded {
    pub(super) clues: Clues,
    pub(super) givens: Grid,
    pub(super) distance: usize,
}

/// What is wanted, and the means to get it.
pub(super) struct Settling<'a, 'b, 'c, R> {
    pub(super) judge: &'a mut Judge<'b>,
    pub(super) page: &'a mut Page<'c, R>,
    pub(super) level: Level,
    /// The groups of cells that are given together.
    pub(super) cells: &'a [Vec<Cell>],
}

impl<R: Rng> Settling<'_, '_, '_, R> {
    fn grade(&mut self, clues: &[Constraint], givens: &Grid) -> Found {
        self.judge.grade(self.level, clues, givens)
    }

    /// The hardest state at the level, perhaps with more givens.
    pub(super) fn settle(&mut self, states: &[Clues], givens: &Grid) -> Graded {
        let graded = |clues: &Clues, givens: &Grid, found| {
            let distance = usize::from(found != Found::Right);
            Graded { clues: clues.clone(), givens: givens.clone(), distance }
        };
        // The last state that is not too hard, and the first that is.
        let (mut fits, mut too_hard) = (None, states.len());
        let mut next = states.len() - 1;
        loop {
            match self.grade(&states[next].all(), givens) {
                Found::TooHard => too_hard = next,
                found => fits = Some((next, found)),
            }
            let from = fits.map_or(0, |(at, _)| at + 1);
            if from >= too_hard {
                break;
            }
            next = usize::midpoint(from, too_hard);
        }
        let mut settled = if let Some((at, found)) = fits {
            graded(&states[at], givens, found)
        } else {
            let (more, found) = self.with_enough_givens(&states[0].all(), givens);
            graded(&states[0], &more, found)
        };
        let is_last = fits.is_some_and(|(at, _)| at + 1 == states.len());
        if settled.distance == 0 && !is_last {
            self.spare_clues(&mut settled);
        }
        settled
    }

    /// Takes away clues that the level does not need.
    fn spare_clues(&mut self, settled: &mut Graded) {
        let start = settled.clues.clone();
        let mut boards = if self.level == Level::Master { BOARDS_WITH_CHAINS } else { BOARDS };
        start.spare(&start.shuffled(self.page.rng), &mut |fewer| {
            let is_tried = boards > 0 && !self.judge.budget.is_spent();
            boards = boards.saturating_sub(1);
            let is_taken = is_tried && self.grade(&fewer.all(), &settled.givens) == Found::Right;
            if is_taken {
                settled.clues = fewer;
            }
            is_taken
        });
    }

    /// Takes away groups of givens without which the puzzle is not too hard.
    fn spare_givens(
        &mut self,
        clues: &[Constraint],
        givens: &mut Grid,
        found: &mut Found,
        groups: &[&Vec<Cell>],
    ) {
        let held: Vec<usize> = (0..groups.len()).filter(|&at| givens.get(groups[at][0]).is_some()).collect();
        spare(&held, &mut |taken| {
            if self.judge.budget.is_spent() {
                return false;
            }
            let mut fewer = givens.clone();
            taken.iter().flat_map(|&at| groups[at]).for_each(|&cell| fewer.set(cell, None));
            let grade = self.grade(clues, &fewer);
            // A puzzle that is right stays so.
            let is_taken = grade == Found::Right || grade == *found;
            if is_taken {
                (*givens, *found) = (fewer, grade);
            }
            is_taken
        });
    }

    /// Takes a group of givens away, and gives another one if the puzzle is too hard then.
    fn exchange(
        &mut self,
        clues: &[Constraint],
        givens: &mut Grid,
        found: &mut Found,
        groups: &[&Vec<Cell>],
    ) {
        let (held, absent): (Vec<_>, Vec<_>) =
            groups.iter().copied().partition::<Vec<&Vec<Cell>>, _>(|group| givens.get(group[0]).is_some());
        if held.is_empty() || absent.is_empty() {
            return;
        }
        let mut next = givens.clone();
        let taken = held[random::index(self.page.rng, held.len())];
        taken.iter().for_each(|&cell| next.set(cell, None));
        let mut grade = self.grade(clues, &next);
        if grade == Found::TooHard {
            let given = absent[random::index(self.page.rng, absent.len())];
            given.iter().for_each(|&cell| next.set(cell, self.page.solution.get(cell)));
            grade = self.grade(clues, &next);
        }
        if grade != Found::TooHard {
            (*givens, *found) = (next, grade);
        }
    }

    /// Adds givens until the puzzle is not too hard. Chains take long to find. So a puzzle that may need
    /// them is first one that does without, and then loses some givens.
    fn with_enough_givens(&mut self, clues: &[Constraint], givens: &Grid) -> (Grid, Found) {
        if self.level != Level::Master {
            return self.with_more_givens(clues, givens);
        }
        self.level = Level::Hard;
        let (mut more, _) = self.with_more_givens(clues, givens);
        self.level = Level::Master;
        let mut found = Found::TooEasy;
        let added = self.cells.iter().filter(|group| more.get(group[0]) != givens.get(group[0]));
        let mut added: Vec<&Vec<Cell>> = added.collect();
        random::shuffle(&mut added, self.page.rng);
        for group in added.into_iter().take(LOSSES) {
            self.spare_givens(clues, &mut more, &mut found, &[group]);
        }
        (more, found)
    }

    /// Adds the fewest givens in a random order with which the puzzle is not too hard, and takes those away
    /// again that the level does not need.
    fn with_more_givens(&mut self, clues: &[Constraint], givens: &Grid) -> (Grid, Found) {
        let mut added: Vec<&Vec<Cell>> =
            self.cells.iter().filter(|group| givens.get(group[0]).is_none()).collect();
        random::shuffle(&mut added, self.page.rng);
        let solution = self.page.solution;
        let with = |count: usize| {
            let mut grid = givens.clone();
            let cells = added[..count].iter().copied().flatten();
            cells.for_each(|&cell| grid.set(cell, solution.get(cell)));
            grid
        };
        let (mut few, mut enough) = (0, added.len());
        while few + 1 < enough {
            let middle = usize::midpoint(few, enough);
            if self.grade(clues, &with(middle)) == Found::TooHard {
                few = middle;
            } else {
                enough = middle;
            }
        }
        let mut more = with(enough);
        let mut found = self.grade(clues, &more);
        self.spare_givens(clues, &mut more, &mut found, &added[..enough]);
        for _ in 0..TRIES {
            if found != Found::TooEasy || self.judge.budget.is_spent() {
                break;
            }
            self.exchange(clues, &mut more, &mut found, &added);
        }
        self.spare_givens(clues, &mut more, &mut found, &added);
        (more, found)
    }
}
