//! Positions for practising a technique: the technique has a step there, and no easier technique
//! does. Three searches follow each other until one succeeds:
//!
//! 1. *On the way*: generate puzzles and solve them with the ladder until the technique is the
//!    next step. This finds all techniques that players commonly meet.
//! 2. *Thinned*: start where easier techniques end. Remove candidates that are not in the solution,
//!    one at a time, as a player with other techniques might have done. Skip each candidate whose
//!    removal gives an easier technique a step. This finds rare patterns.
//! 3. *Kept*: on the classic board, and for a technique for clues, take a position that a long search has
//!    found: see [`kept`].
//!
//! A technique for clues is practised on a puzzle with new clues: of the kinds that the board has, or of one
//! of [`KINDS`].
//!
//! Equal techniques, boards and seeds give equal positions. The engine has no clock, so the limit counts
//! puzzles.

pub mod kept;

use std::ops::ControlFlow;

use rand::{Rng, RngExt};

use super::ground::{Classic, Ground, is_classic};
use super::{Candidate, Code, Position, Step, Technique, Tier, ladder};
use crate::generate::{GenerateError, generate};
use crate::random;
use crate::{Grid, Level, NewClues, Progress, Puzzle, Recipe, Variant};

/// A position in which a technique is the next step.
#[derive(Clone, Debug)]
pub struct Exercise<G: Ground = Classic> {
    /// The technique to use.
    pub technique: &'static Technique,
    /// The position.
    pub position: Position<G>,
    /// The solution of the puzzle.
    pub solution: Grid,
}

/// Maximum number of puzzles generated while a player waits. After that, a kept position is used.
pub const ATTEMPTS: u32 = 600;

/// The same for a technique for clues. Puzzles with clues take long, most of all those that need harder
/// techniques, for which kept positions are used at once.
pub fn attempts_with_clues(technique: &Technique) -> u32 {
    if technique.tier <= Tier::Medium { 6 } else { 0 }
}

/// The kinds of clues with which techniques for clues are practised on a board without clues.
pub const KINDS: [&str; 14] = [
    "killer",
    "thermo",
    "arrow",
    "kropki",
    "whisper",
    "renban",
    "xv",
    "region-sum",
    "sandwich",
    "palindrome",
    "little-killer",
    "between",
    "entropic",
    "x-sum",
];

/// Innies and Outies, which few clues but cages show.
const INNIES: Code = Code::from_static("1605");

/// Whether to thin the puzzle of an attempt. The first puzzles need no thinning for common
/// techniques. For difficult ones it takes long, since many easier techniques must be tried.
fn is_thinned(technique: &Technique, attempt: u32) -> bool {
    attempt > if technique.tier <= Tier::Hard { 100 } else { 2 * ATTEMPTS }
}

/// The exercise for a technique on a board and a seed, from at most `attempts` puzzles. `progress` is
/// called before each puzzle and may cancel. `None` if it cancelled, or if the search failed and no
/// position is kept.
///
/// # Panics
/// If the ground is not for the board.
pub fn exercise<G: Ground>(
    technique: &'static Technique,
    variant: Variant,
    seed: u64,
    attempts: u32,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Option<Exercise<G>> {
    let is_for_clues = technique.is_for_clues();
    if !(is_for_clues || technique.holds_on_board(variant.geometry())) {
        return None;
    }
    let rng = &mut random::from_seed(seed);
    for attempt in 1..=attempts {
        if progress(Progress::new(attempt, attempts)).is_break() {
            return None;
        }
        let puzzle = puzzle(technique, variant, rng).ok()?;
        let start = Position::of_grid(&puzzle.givens);
        let mut found = follow(technique, start.clone());
        if found.is_none() && !is_for_clues && is_thinned(technique, attempt) {
            found = thin(technique, start, &puzzle.solution, rng);
        }
        if let Some(position) = found {
            return Some(Exercise { technique, position, solution: puzzle.solution });
        }
    }
    if is_for_clues {
        kept::with_clues(technique, rng).map(Exercise::on_ground)
    } else if is_classic(variant.geometry()) {
        kept::exercise(technique, rng).map(Exercise::on_ground)
    } else {
        None
    }
}

impl<G: Ground> Exercise<G> {
    /// The same on another ground.
    fn on_ground<H: Ground>(self) -> Exercise<H> {
        let Self { technique, position, solution } = self;
        let position = Position::of_game(&position.grid(), position.givens(), position.removed());
        Exercise { technique, position, solution }
    }
}

/// A puzzle to search. Hard puzzles contain most techniques. Techniques for beginners are easier to
/// see in easy puzzles.
fn puzzle(technique: &Technique, variant: Variant, rng: &mut impl Rng) -> Result<Puzzle, GenerateError> {
    if technique.is_for_clues() {
        return puzzle_with_clues(technique, variant, rng);
    }
    let level = if technique.tier <= Tier::Easy { Level::Easy } else { Level::Master };
    // A recipe with its own givens is not rated. Rating would take far longer.
    let givens = Some(level.givens(variant).into_inner());
    let recipe = Recipe { variant, givens, ..Recipe::classic(level, rng.random()) };
    generate(&recipe).or_else(GenerateError::into_closest)
}

/// A puzzle with new clues of the kinds that the board has, or else of one kind, at the level of the technique.
fn puzzle_with_clues(
    technique: &Technique,
    variant: Variant,
    rng: &mut impl Rng,
) -> Result<Puzzle, GenerateError> {
    let level = match technique.tier {
        Tier::Beginner | Tier::Easy => Level::Easy,
        Tier::Medium => Level::Medium,
        // It has few clues, and is made sooner than a puzzle that needs chains and nothing harder.
        _ => Level::Extreme,
    };
    let mut recipe = Recipe::new(variant, level, rng.random()).undrawn();
    if recipe.new_clues.is_empty() {
        let kinds: &[_] = if technique.code == INNIES { &["killer"] } else { &KINDS };
        recipe.new_clues = NewClues::NONE.with(kinds[random::index(rng, kinds.len())], true);
    }
    generate(&recipe).or_else(GenerateError::into_closest)
}

/// The first position on the path of a puzzle in which the technique can be practised.
fn follow<G: Ground>(technique: &'static Technique, mut position: Position<G>) -> Option<Position<G>> {
    // Much harder techniques take long and rarely help.
    let last = if technique.tier < Tier::Extreme { Tier::Expert } else { Tier::Beyond };
    while !position.is_solved() {
        let mut ladder = ladder(technique.options()).take_while(|known| known.tier <= last);
        let step = ladder.find_map(|known| known.first(&position))?;
        if is_next(technique, &step, &position) {
            return Some(position);
        }
        position.apply(&step);
    }
    None
}

/// Whether the technique can be practised on a position with this easiest step.
fn is_next<G: Ground>(technique: &'static Technique, easiest: &Step, position: &Position<G>) -> bool {
    let is_allowed = technique.is_overshadowed && easiest.technique.tier >= technique.tier;
    easiest.technique == technique || is_allowed && technique.first(position).is_some()
}

/// All techniques before one on the ladder.
fn easier(technique: &'static Technique) -> impl Iterator<Item = &'static Technique> {
    ladder(technique.options()).take_while(move |known| *known != technique)
}

/// A thinned position, or `None` if thinning never gives the technique a step.
fn thin<G: Ground>(
    technique: &'static Technique,
    mut position: Position<G>,
    solution: &Grid,
    rng: &mut impl Rng,
) -> Option<Position<G>> {
    while let Some(step) = easier(technique).find_map(|known| known.first(&position)) {
        position.apply(&step);
    }
    if position.is_solved() {
        return None;
    }
    let mut spare = spare(&position, solution);
    random::shuffle(&mut spare, rng);
    for candidate in spare {
        let mut thinner = position.clone();
        thinner.eliminate(candidate);
        if easier(technique).any(|known| known.first(&thinner).is_some()) {
            continue;
        }
        position = thinner;
        if technique.first(&position).is_some() {
            return Some(position);
        }
    }
    None
}

/// Candidates that are not in the solution.
fn spare<G: Ground>(position: &Position<G>, solution: &Grid) -> Vec<Candidate> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let all = position.empty().into_iter().flat_map(of);
    all.filter(|at| solution.get(at.cell) != Some(at.digit)).collect()
}
