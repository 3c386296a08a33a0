//! Positions for rare techniques. A long search found them, and the seed transforms them, so that
//! no two exercises look alike. Each line of `positions.txt` is a code and a position, written by
//! `cargo run --release --example practice -- --positions --attempts 30000 --code CODE`. Those of
//! `with_clues.txt` have their boards; the first of a technique is that of its lesson.

use rand::Rng;

use super::Exercise;
use crate::generate::Transform;
use crate::human::{Candidate, CellSet, Ground, Position, Step, Technique, Wide, next_step};
use crate::random;
use crate::rules::{Constraint, Takes};
use crate::{Cell, Grid, HouseKind, Symmetry, Variant, solve};

const POSITIONS: &str = include_str!("positions.txt");

/// The same for techniques for clues, each with the text of its board.
const WITH_CLUES: &str = if cfg!(feature = "clues") { include_str!("with_clues.txt") } else { "" };

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
    let is_next = |position: &Position| {
        next_step(position, technique.options()).step().is_some_and(|step| step.technique == technique)
    };
    lines(POSITIONS, technique).filter_map(Position::read).filter(is_next).collect()
}

/// The kept positions with clues of a technique for clues.
pub fn positions_with_clues(technique: &Technique) -> impl Iterator<Item = Position<Wide>> {
    lines(WITH_CLUES, technique).filter_map(Position::read_wide)
}

/// The lines of a technique, without its code.
fn lines(positions: &'static str, technique: &Technique) -> impl Iterator<Item = &'static str> {
    let code = technique.code;
    positions.lines().filter_map(move |line| {
        let (of, position) = line.split_once(' ')?;
        (of.parse() == Ok(code)).then_some(position)
    })
}

/// One of the kept positions with clues of a technique, turned or mirrored. If there is none, the example of
/// the technique.
pub(super) fn with_clues(technique: &'static Technique, rng: &mut impl Rng) -> Option<Exercise<Wide>> {
    let mut lines: Vec<&str> = lines(WITH_CLUES, technique).collect();
    if lines.is_empty() {
        lines.push(technique.example);
    }
    let chosen = Position::read_wide(lines[random::index(rng, lines.len())])?;
    let (symmetry, _) = Symmetry::ALL[random::index(rng, Symmetry::ALL.len())];
    // The boxes of some boards are wider than high.
    let position = turned(&chosen, symmetry).unwrap_or(chosen);
    let solution = solve::solution(&givens(&position))?;
    Some(Exercise { technique, position, solution })
}

/// The same position, seen in a mirror or from another side. `None` if the board has no such symmetry.
fn turned(position: &Position<Wide>, symmetry: Symmetry) -> Option<Position<Wide>> {
    let grid = position.grid();
    let (geometry, rules) = (grid.geometry(), grid.variant().rules());
    let image = |cell: Cell| symmetry.image(geometry, cell);
    let images = |cells: &[Cell]| cells.iter().map(|&cell| image(cell)).collect::<Vec<_>>();
    let clues =
        rules.constraints().iter().filter(|one| matches!(one.kind().takes, Takes::Clue(_))).map(|one| {
            Constraint::clue(
                one.kind().name,
                images(one.head()),
                images(one.cells()),
                one.values().iter().copied(),
            )
        });
    let rules = rules.without_clues().with(clues.collect::<Result<Vec<_>, _>>().ok()?).ok()?;
    let mut turned = Grid::empty(Variant::of(rules));
    let are_boxes = geometry.houses().iter().filter(|house| house.kind == HouseKind::Box).all(|house| {
        let number = |cell: &Cell| geometry.box_number(image(*cell));
        house.cells.iter().all(|cell| number(cell) == number(&house.cells[0]))
    });
    if !are_boxes {
        return None;
    }
    grid.filled().for_each(|(cell, digit)| turned.set(image(cell), Some(digit)));
    let removed = position.removed().into_iter().map(|at| Candidate::new(image(at.cell), at.digit));
    Some(Position::of_game(&turned, position.givens().into_iter().map(image), removed))
}

/// The position with clues that a lesson shows, and its step: the first one that is kept, or else the example.
pub fn lesson_with_clues(technique: &'static Technique) -> Option<(Position<Wide>, Step)> {
    let Some(position) = positions_with_clues(technique).next() else {
        return technique.shown_wide();
    };
    let step = technique.first(&position)?;
    Some((position, step))
}

/// The puzzle that a position belongs to.
fn givens<G: Ground>(position: &Position<G>) -> Grid {
    let mut givens = Grid::empty(position.grid().variant());
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
