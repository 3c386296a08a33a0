//! A board in small: a square for each filled cell, and no digits. The numbers are units of
//! an SVG's view box. Drawn by `ui::components::thumbnail`.

use std::fmt::Write;

use crate::library::summary::Summary;
use crate::plan::{Item, Plan};
use nonet_engine::formats::exchange::Record;
use nonet_engine::{Cell, Grid};

/// From one cell to the next.
const PITCH: usize = 50;
/// The side of a square: 62 % of a cell.
const SIDE: usize = 31;

/// The picture of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thumbnail {
    /// The squares of the givens.
    pub givens: String,
    /// The squares of the player's digits.
    pub placed: String,
    /// The lines between the regions, and diagonals that are houses.
    pub lines: String,
    /// Areas below the squares ([`Plan::shapes`]).
    pub shapes: String,
    /// Clues, without numbers.
    pub clues: Vec<Item>,
    /// The board with its margins.
    pub view: [i32; 4],
}

impl Thumbnail {
    /// The picture of a game.
    pub fn of(summary: &Summary) -> Self {
        Self::draw(&summary.givens, |cell| summary.is_placed(cell))
    }

    /// The picture of a puzzle from another program.
    pub fn of_record(record: &Record) -> Self {
        Self::draw(&record.givens, |cell| record.progress.get(cell).is_some())
    }

    fn draw(puzzle: &Grid, is_placed: impl Fn(Cell) -> bool) -> Self {
        let geometry = puzzle.geometry();
        let square = |path: &mut String, cell: Cell| {
            let inset = (PITCH - SIDE).div_ceil(2);
            let (x, y) = (geometry.column(cell) * PITCH + inset, geometry.row(cell) * PITCH + inset);
            // A string takes everything.
            let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        };
        let (mut givens, mut placed) = (String::new(), String::new());
        for cell in geometry.cells() {
            if puzzle.get(cell).is_some() {
                square(&mut givens, cell);
            } else if is_placed(cell) {
                square(&mut placed, cell);
            }
        }
        let plan = Plan::of(puzzle.variant(), PITCH).without_texts();
        let view = plan.view(0);
        let Plan { regions, diagonals, shapes, bands, cages, between, margin, .. } = plan;
        let clues = bands.into_iter().chain(cages).chain(between).chain(margin).collect();
        Self { givens, placed, lines: regions + &diagonals, shapes, clues, view }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::moves::Move;
    use nonet_engine::{Level, Recipe, Variant, generate};

    #[test]
    fn every_filled_cell_has_a_square_on_every_board() {
        for variant in Variant::all().filter(|variant| variant.geometry().side() <= 9) {
            let puzzle = generate::generate(&Recipe { variant, ..Recipe::classic(Level::Easy, 1) }).unwrap();
            let cell = puzzle.givens.empty_cells().next().unwrap();
            let digit = puzzle.solution.get(cell).unwrap();
            let mut game = Game::new(puzzle.clone());
            game.play(Move::Place { cell, digit, clean: false }).unwrap();
            let picture = Thumbnail::of(&Summary::of(&game, 0));
            assert_eq!(picture.givens.matches('M').count(), puzzle.givens.filled_count());
            assert_eq!(picture.placed.matches('M').count(), 1);
            let layout = variant.layout();
            let diagonals = if layout.diagonals { 2 } else { 0 };
            let lines = u16::from(layout.box_rows) + u16::from(layout.box_columns) - 2 + diagonals;
            assert_eq!(picture.lines.matches('M').count(), usize::from(lines), "{variant:?}");
        }
    }
}
