//! What the rules of a board draw, as SVG paths: the lines between its cells and regions, its
//! diagonals, and shapes below the digits. Everything that draws a whole board draws a plan, so
//! no picture leaves out what another one shows. The board on the screen has the lines of boxes in
//! its cells, and draws a plan only if it has more than those.

// A board has at most 25 cells in a row.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

use std::fmt::{Arguments, Write};

use nonet_engine::rules::Shape;
use nonet_engine::{Cell, Variant};

/// Width of a mat, in hundredths of a cell.
const MAT: i32 = 11;
/// Half the width of a circle in a cell, in hundredths of a cell.
const ROUND: usize = 37;
/// Half the width of a square in a cell, in hundredths of a cell.
const SQUARE: usize = 35;

/// What a board draws, as SVG paths.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The side of the board.
    pub side: usize,
    /// The lines between cells of one region.
    pub hairs: String,
    /// The lines between regions.
    pub regions: String,
    /// The lines of rules, such as diagonals.
    pub diagonals: String,
    /// Areas: mats, circles and squares.
    pub shapes: String,
    /// The edges of the areas inside the cells.
    pub rims: String,
}

impl Plan {
    /// The plan of a board whose cells are as wide as this.
    pub fn of(variant: Variant, cell: usize) -> Self {
        let geometry = variant.geometry();
        let count = geometry.side();
        let side = count * cell;
        let mut plan = Self { side, ..Self::default() };
        let region = |row: usize, column: usize| geometry.box_number(geometry.cell(row, column));
        for at in 1..count {
            let upright = |line: usize| region(line, at - 1) != region(line, at);
            let level = |line: usize| region(at - 1, line) != region(at, line);
            for (is_edge, path) in [(true, &mut plan.regions), (false, &mut plan.hairs)] {
                for (start, length) in runs(count, |line| upright(line) == is_edge) {
                    push(path, format_args!("M{} {}v{}", at * cell, start * cell, length * cell));
                }
                for (start, length) in runs(count, |line| level(line) == is_edge) {
                    push(path, format_args!("M{} {}h{}", start * cell, at * cell, length * cell));
                }
            }
        }
        for shape in variant.rules().shapes() {
            match shape {
                Shape::Line(from, to) => plan.line(from, to, cell),
                Shape::Mat(cells) => plan.mat(&cells, count as i32, cell as i32),
                Shape::Round(at) => plan.mark(at, (count, cell), ROUND, |left, top, half| {
                    let (y, whole) = (top + half, 2 * half);
                    format!("M{left} {y}a{half} {half} 0 0 1 {whole} 0a{half} {half} 0 0 1-{whole} 0z")
                }),
                Shape::Square(at) => plan.mark(at, (count, cell), SQUARE, |left, top, half| {
                    let whole = 2 * half;
                    format!("M{left} {top}h{whole}v{whole}h-{whole}z")
                }),
                _ => {}
            }
        }
        plan
    }

    /// The plan as SVG elements. The styles are those of the shapes, of diagonals and rims, of the hairs,
    /// and of the lines between regions with the frame.
    pub fn svg(self, styles: [&str; 4]) -> String {
        let side = self.side;
        let frame = format!("M0 0h{side}v{side}h-{side}z");
        let paths = [self.shapes, self.diagonals + &self.rims, self.hairs, self.regions + &frame];
        let mut svg = String::new();
        for (path, style) in paths.iter().zip(styles).filter(|(path, _)| !path.is_empty()) {
            push(&mut svg, format_args!("<path d=\"{path}\" {style}/>"));
        }
        svg
    }

    /// Adds a line between two corners of cells. Of the two ways to write its end, the shorter one.
    fn line(&mut self, [left, top]: [usize; 2], [right, bottom]: [usize; 2], cell: usize) {
        let [x, y, to_x, to_y] = [left, top, right, bottom].map(|line| (line * cell) as i32);
        let (relative, absolute) = (format!("l{} {}", to_x - x, to_y - y), format!("L{to_x} {to_y}"));
        let end = if absolute.len() < relative.len() { absolute } else { relative };
        push(&mut self.diagonals, format_args!("M{x} {y}{end}"));
    }

    /// Adds an area in the middle of a cell, with its edge: its path from its left, its top and half its
    /// width.
    fn mark(
        &mut self,
        at: Cell,
        (count, cell): (usize, usize),
        share: usize,
        path: fn(usize, usize, usize) -> String,
    ) {
        let half = cell * share / 100;
        let corner = |line: usize| line * cell + cell / 2 - half;
        let path = path(corner(at.index() % count), corner(at.index() / count), half);
        self.shapes.push_str(&path);
        self.rims.push_str(&path);
    }

    /// Adds a band inside the border of some cells, and its inner edge.
    fn mat(&mut self, cells: &[Cell], count: i32, cell: i32) {
        let has = |row: i32, column: i32| {
            let is_on = (0..count).contains(&row) && (0..count).contains(&column);
            is_on && cells.contains(&Cell::new((row * count + column) as usize))
        };
        let (half, inner) = (cell / 2, cell / 2 - cell * MAT / 100);
        for &at in cells {
            let (row, column) = (at.index() as i32 / count, at.index() as i32 % count);
            // Outwards, and along the border with the inside on the right.
            for (out, along) in [((-1, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 0), (0, -1)), ((0, -1), (-1, 0))] {
                if has(row + out.0, column + out.1) {
                    continue;
                }
                let point = |far: i32, ahead: i32| {
                    let x = column * cell + half + out.1 * far + along.1 * ahead;
                    let y = row * cell + half + out.0 * far + along.0 * ahead;
                    format!("{x} {y}")
                };
                // How far the border goes on, and how far its inner edge.
                let end = |way: i32| {
                    let (beside_row, beside_column) = (row + way * along.0, column + way * along.1);
                    if !has(beside_row, beside_column) {
                        (way * half, way * inner)
                    } else if has(beside_row + out.0, beside_column + out.1) {
                        let beyond = way * (2 * half - inner);
                        (beyond, beyond)
                    } else {
                        (way * half, way * half)
                    }
                };
                let ((from, edge_from), (to, edge_to)) = (end(-1), end(1));
                let corners = [(inner, from), (half, from), (half, to), (inner, to)];
                let [a, b, c, d] = corners.map(|(far, ahead)| point(far, ahead));
                push(&mut self.shapes, format_args!("M{a}L{b} {c} {d}z"));
                push(&mut self.rims, format_args!("M{}L{}", point(inner, edge_from), point(inner, edge_to)));
            }
        }
    }
}

/// The runs of numbers below `count` for which something holds: the start and the length of each.
fn runs(count: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (0..count).filter(|at| holds(*at)) {
        match runs.last_mut() {
            Some((start, length)) if *start + *length == at => *length += 1,
            _ => runs.push((at, 1)),
        }
    }
    runs
}

/// Adds a part to a path.
pub fn push(path: &mut String, part: Arguments) {
    // Writing to a string does not fail.
    let _ = path.write_fmt(part);
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::rules::{KINDS, Takes};

    fn plan(board: &str) -> Plan {
        Plan::of(board.parse().unwrap(), 100)
    }

    /// A new variant of [`Shape`] needs a path.
    #[test]
    fn every_kind_that_draws_something_is_in_the_plan() {
        for kind in KINDS {
            let cells = if kind.takes == Takes::Nothing { "" } else { ":r1c1,r2c2" };
            let Ok(board) = format!("9x9+{}{cells}", kind.name).parse::<Variant>() else { continue };
            let Plan { diagonals, shapes, .. } = Plan::of(board, 100);
            assert_eq!(board.rules().shapes().is_empty(), diagonals.is_empty() && shapes.is_empty());
        }
    }

    #[test]
    fn boxes_and_diagonals_are_whole_lines() {
        let classic = plan("9x9");
        assert_eq!(classic.regions, "M300 0v900M0 300h900M600 0v900M0 600h900");
        assert_eq!(classic.hairs.matches('M').count(), 12);
        assert_eq!((classic.diagonals.as_str(), classic.shapes.as_str()), ("", ""));
        assert_eq!(plan("9x9-diagonal").diagonals, "M0 0l900 900M900 0L0 900");
        assert_eq!(plan("9x9+antidiagonal").diagonals, "M900 0L0 900");
    }

    /// Each border between two cells is either a hair or a line between regions.
    #[test]
    fn the_lines_of_a_jigsaw_go_around_its_regions() {
        let board: Variant = "5x5+jigsaw:1122211122333443354455554".parse().unwrap();
        let plan = Plan::of(board, 10);
        let geometry = board.geometry();
        let borders = |path: &str| -> usize {
            let ends = path.split('M').skip(1).map(|run| run.rsplit(['h', 'v']).next().unwrap());
            ends.map(|length| length.parse::<usize>().unwrap() / 10).sum()
        };
        let differ = |a: Cell, b: Cell| geometry.box_number(a) != geometry.box_number(b);
        let beside = (0..5).flat_map(|row| (1..5).map(move |column| (row, column)));
        let edges = beside
            .map(|(line, at)| {
                usize::from(differ(geometry.cell(line, at - 1), geometry.cell(line, at)))
                    + usize::from(differ(geometry.cell(at - 1, line), geometry.cell(at, line)))
            })
            .sum::<usize>();
        assert_eq!(borders(&plan.regions), edges);
        assert_eq!(borders(&plan.hairs), 2 * 5 * 4 - edges);
    }

    /// The band of a square of four cells: a rim around its inside, without gaps.
    #[test]
    fn a_mat_lies_inside_the_border_of_its_cells() {
        let window = plan("9x9+windoku");
        assert_eq!(window.rims.matches('M').count(), 4 * 12);
        assert!(window.rims.starts_with("M111 111L200 111"), "{}", window.rims);
        // An L of three cells has a corner that points inwards: both edges end in it.
        let mut bent = Plan::default();
        bent.mat(&[0, 9, 10].map(Cell::new), 9, 100);
        assert!(
            bent.rims.contains("M89 11L89 111") && bent.rims.contains("M89 111L189 111"),
            "{}",
            bent.rims
        );
    }

    #[test]
    fn an_extra_region_that_is_no_house_has_a_mat() {
        assert_eq!(plan("9x9+extra:r1c1,r1c2").rims.matches('M').count(), 6);
    }

    #[test]
    fn odd_cells_are_circles_and_even_ones_squares() {
        let marks = plan("9x9+odd:r1c1+even:r1c2");
        assert_eq!(marks.shapes, "M13 50a37 37 0 0 1 74 0a37 37 0 0 1-74 0zM115 15h70v70h-70z");
        assert_eq!(marks.rims, marks.shapes);
    }
}
