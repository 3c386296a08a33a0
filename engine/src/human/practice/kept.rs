//! Positions for rare techniques. A long search found them, and the seed transforms them, so that
//! no two exercises look alike. Each line of `positions.txt` is a code and a position, written by
//! `cargo run --release --example practice -- --positions --attempts 30000 --code CODE`.

use rand::Rng;

use super::Exercise;
use crate::generate::Transform;
use crate::human::{Candidate, CellSet, Position, Technique, next_step};
use crate::random;
use crate::{Grid, Variant, solve};

const POSITIONS: &str = include_str!("positions.txt");

/// One of the kept positions of a technique, transformed. If there is none, the example of the
/// technique.
pub(super) fn exercise(technique: &'static Technique, rng: &mut impl Rng) -> Option<Exercise> {
    let mut positions = positions(technique);
    if positions.is_empty() {
        positions.extend(Position::read(technique.example));
    }
    let chosen = positions.get(random::index(rng, positions.len().max(1)))?;
    let position = transformed(chosen, &Transform::random(Variant::CLASSIC, rng));
    let solution = solve::solution(&givens(&position))?;
    Some(Exercise { technique, position, solution })
}

/// The kept positions in which the technique is the next step. The ladder may have changed since
/// they were found.
pub fn positions(technique: &'static Technique) -> Vec<Position> {
    let of_line = |line: &str| {
        let (code, position) = line.split_once(' ')?;
        if code.parse() == Ok(technique.code) { Position::read(position) } else { None }
    };
    let is_next = |position: &Position| {
        next_step(position, technique.options()).step().is_some_and(|step| step.technique == technique)
    };
    POSITIONS.lines().filter_map(of_line).filter(is_next).collect()
}

/// The puzzle that a position belongs to.
fn givens(position: &Position) -> Grid {
    let mut givens = Grid::empty(Variant::CLASSIC);
    position.givens().into_iter().for_each(|cell| givens.set(cell, position.digit(cell)));
    givens
}

/// The same position on a board that looks different.
fn transformed(position: &Position, transform: &Transform) -> Position {
    let cells: CellSet = transform.apply(&givens(position)).filled().map(|(cell, _)| cell).collect();
    let removed = position.removed().into_iter().flat_map(|candidate| {
        let mut alone = Grid::empty(Variant::CLASSIC);
        alone.set(candidate.cell, Some(candidate.digit));
        transform.apply(&alone).filled().map(|(cell, digit)| Candidate::new(cell, digit)).collect::<Vec<_>>()
    });
    Position::of_game(&transform.apply(&position.grid()), cells, removed)
}
