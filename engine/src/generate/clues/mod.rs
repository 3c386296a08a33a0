//! Puzzles with clues: [`generate`] fills a board, draws clues that are true there, and takes away first
//! givens and then clues, as long as there is one solution.
//!
//! `page` knows what is true and which places are taken. `lines`, `cages` and `marks` are the ways to draw.
//! `reduce` takes away, `settle` finds the level, and `judge` says what one solution and the ladder allow.
//! `finish` does the same to a setter's puzzle, and `fewest` chooses the digits to add to it.

mod cages;
mod fewest;
mod finish;
mod judge;
mod lines;
mod marks;
mod page;
mod reduce;
mod settle;

use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::budget::Budget;
use super::{Board, GenerateError, Made};
use crate::rules::Constraint;
use crate::{Cell, Grid, NewClues, Progress, Puzzle, Recipe, Variant, random};
pub use finish::change;
use judge::{Judge, on_board};
use lines::{Grows, Line};
use page::Page;
use reduce::Clues;
use settle::{Graded, Settling};

/// The most attempts, each with another filled board.
const ATTEMPTS: u32 = 200;
/// The number of filled boards without room for clues of each kind that are enough to give up.
const ATTEMPTS_WITHOUT_ROOM: u32 = 20;
/// The most drawings of cages, of which about one in five has one solution without givens.
const DRAWINGS: usize = 16;
/// The number of filled boards that are tried for cages without givens. Then a killer may get givens.
const BARE_ATTEMPTS: u32 = 5;
/// The share of the board that lines of one kind go through, in hundredths, and of each of several kinds.
const SHARE_ALONE: usize = 60;
const SHARE_OF_SEVERAL: usize = 35;
/// Fewer clues of a kind that was asked for look like an oversight.
const FEWEST_OF_KIND: usize = 3;
/// The share that cages have beside clues of other kinds.
const SHARE_OF_CAGES: usize = 50;

/// Generates the puzzle of a recipe with new clues.
///
/// # Errors
/// If no puzzle met the recipe within the budget, or the callback stopped the generator.
pub(super) fn generate(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, GenerateError> {
    let rng = &mut random::from_seed(recipe.seed);
    let mut cells = recipe.symmetry.groups(recipe.variant.geometry());
    let mut closest: Option<Graded> = None;
    for attempt in 1..=ATTEMPTS {
        let givens = closest.as_ref().map(|closest| closest.givens.filled_count() as u16);
        if progress(Progress { givens, ..Progress::new(attempt, ATTEMPTS) }).is_break() {
            let closest = closest.map(|graded| Box::new(puzzle_of(recipe, &graded)));
            return Err(GenerateError::Stopped { closest });
        }
        random::shuffle(&mut cells, rng);
        let may_be_given = attempt > BARE_ATTEMPTS;
        let graded = attempt_at(recipe, range, may_be_given, &cells, budget, rng);
        let graded = graded.filter(|graded| recipe.new_clues.are_among(&graded.clues.kinds()));
        let Some(graded) = graded else {
            // Another filled board may have room for all kinds.
            let is_over = closest.is_none() && attempt >= ATTEMPTS_WITHOUT_ROOM;
            if budget.is_spent() || is_over {
                break;
            }
            continue;
        };
        if closest.as_ref().is_none_or(|closest| graded.distance < closest.distance) {
            closest = Some(graded);
        }
        if budget.is_spent() || closest.as_ref().is_some_and(|closest| closest.distance == 0) {
            break;
        }
    }
    let Some(closest) = closest else {
        return Err(GenerateError::NoClues(recipe.variant, recipe.new_clues));
    };
    let is_met = closest.distance == 0;
    let (puzzle, work) = (puzzle_of(recipe, &closest), budget.spent());
    if is_met {
        Ok(Made { puzzle, work })
    } else {
        Err(GenerateError::NotMet { closest: Box::new(puzzle), work })
    }
}

/// The puzzle on a board that has its clues.
fn puzzle_of(recipe: &Recipe, Graded { clues, givens, .. }: &Graded) -> Puzzle {
    let rules = recipe.variant.rules().clone().with(clues.all()).expect("each clue is true on the board");
    let variant = Variant::of(rules);
    let recipe = Recipe { variant, new_clues: NewClues::NONE, ..recipe.clone() };
    super::puzzle_of(&recipe, on_board(variant, givens), None)
}

/// One attempt: a filled board, its clues, and as few givens and clues as the level allows. `None` if cages
/// alone leave several solutions, and nothing may be given.
fn attempt_at(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    may_be_given: bool,
    cells: &[Vec<Cell>],
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Option<Graded> {
    let Board { start, solution } = Board::new(recipe, cells, budget, rng);
    let frame = recipe.variant.rules().frame().expect("the board has rules");
    let page = &mut Page::new(frame, &solution, recipe.symmetry, rng);
    let judge = &mut Judge::new(&solution, budget);
    let is_bare = *range.start() == 0 && recipe.new_clues.names().eq(["killer"]);
    let bare = if is_bare { bare_cages(recipe, page, judge) } else { None };
    if is_bare && bare.is_none() && !may_be_given {
        return None;
    }
    let (clues, mut givens) = bare.unwrap_or_else(|| (draw(recipe.new_clues, page), start));
    if givens.filled_count() > 0 {
        reduce::reduce_givens(judge, &clues.all(), &mut givens, cells, *range.start());
    }
    let states = reduce::reduce_clues(judge, page, clues, &givens);
    let graded = Settling { judge, page, level: recipe.level, cells }.settle(&states, &givens);
    let excess = graded.givens.filled_count().saturating_sub(*range.end());
    Some(Graded { distance: graded.distance + excess, ..graded })
}

/// Cages that leave one solution without givens.
fn bare_cages<R: Rng>(recipe: &Recipe, page: &mut Page<R>, judge: &mut Judge) -> Option<(Clues, Grid)> {
    let empty = Grid::empty(recipe.variant);
    (0..DRAWINGS).find_map(|_| {
        let clues = draw(recipe.new_clues, page);
        reduce::is_unique_with(judge, &clues, &empty).then(|| (clues, empty.clone()))
    })
}

/// Draws clues of some kinds.
fn draw<R: Rng>(kinds: NewClues, page: &mut Page<R>) -> Clues {
    let mut clues = Clues { fewest: FEWEST_OF_KIND, ..Clues::default() };
    let is_alone = kinds.names().count() == 1;
    let share = if is_alone { SHARE_ALONE } else { SHARE_OF_SEVERAL };
    let rule = |kind: &str| Constraint::new(kind, []).ok();
    for name in kinds.names() {
        match name {
            "kropki" => {
                clues.fixed.extend(marks::all_between_neighbours(page, &["difference", "ratio"]));
                clues.fixed.extend(["no-other-difference", "no-other-ratio"].into_iter().filter_map(rule));
            }
            "xv" => {
                clues.fixed.extend(marks::all_between_neighbours(page, &["x", "v"]));
                clues.fixed.extend(rule("no-other-xv"));
            }
            "killer" => clues.groups.extend(cages::draw(page, if is_alone { 100 } else { SHARE_OF_CAGES })),
            "difference" | "ratio" | "x" | "v" | "greater" => {
                clues.groups.extend(marks::between_neighbours(page, &[name]));
            }
            "sandwich" => clues.groups.extend(marks::outside(page, name, false)),
            "x-sum" | "skyscraper" | "room" => clues.groups.extend(marks::outside(page, name, true)),
            "little-killer" => clues.groups.extend(marks::diagonals(page)),
            "quadruple" => clues.groups.extend(marks::circles(page)),
            _ => {
                let line = LINES.iter().find(|line| line.kind == name).expect("all kinds are drawn");
                clues.groups.extend(line.draw(page, share));
            }
        }
    }
    clues
}

const fn line(kind: &'static str, cells: [usize; 2], grows: Grows) -> Line {
    Line { kind, cells, grows }
}

/// The kinds of lines, with the least and the most cells.
const LINES: &[Line] = &[
    line("thermo", [3, 7], Grows::ByFitting),
    line("arrow", [3, 5], Grows::FromHead),
    line("whisper", [3, 8], Grows::ByFitting),
    line("renban", [3, 6], Grows::AtTip),
    line("region-sum", [3, 7], Grows::AtTip),
    line("palindrome", [3, 7], Grows::AtEnds),
    line("between", [3, 6], Grows::AtTip),
    line("entropic", [3, 8], Grows::ByFitting),
    line("slow-thermo", [3, 7], Grows::ByFitting),
    line("double-arrow", [3, 6], Grows::AtTip),
    line("nabner", [3, 5], Grows::ByFitting),
    line("lockout", [3, 6], Grows::AtTip),
    line("zipper", [3, 7], Grows::AtEnds),
    line("ten-line", [3, 8], Grows::AtTip),
    line("modular", [3, 8], Grows::ByFitting),
];
