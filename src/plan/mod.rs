//! What the rules of a board draw, as SVG: the lines between its cells and regions, its diagonals, and
//! shapes below and above the digits. Everything that draws a whole board draws a plan, so no picture
//! leaves out what another one shows. The board on the screen has the lines of boxes in its cells, and
//! draws a plan only if it has more than those.
//!
//! Lengths are thousandths of a cell until a [`Pen`] writes them in the units of a picture.

// A board has at most 25 cells in a row.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod cages;
#[cfg(test)]
mod clues;
mod ink;
mod lines;
mod marks;
mod outside;
mod pen;

use nonet_engine::rules::Shape;
use nonet_engine::{Cell, Variant};

pub use ink::{Hue, Item, Style};
pub use outside::{Sides, pressed};
use pen::Pen;
pub use pen::push;

/// Width of a mat.
const MAT: i32 = 110;
/// Half the width of a circle in a cell.
const ROUND: i32 = 370;
/// Half the width of a square in a cell.
const SQUARE: i32 = 350;
/// Half the width of the tint of a minimum or maximum.
const PLATE: i32 = 470;

/// What a board draws, as SVG paths.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// Cells in a row.
    pub count: usize,
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
    /// Lines of clues, below the lines between cells.
    pub bands: Vec<Item>,
    /// Cages, above the lines between cells and below the digits.
    pub cages: Vec<Item>,
    /// What lies between cells: dots, letters and circles. Above the digits, too, where a selected cell
    /// would hide them.
    pub between: Vec<Item>,
    /// Numbers outside of the board.
    pub margin: Vec<Item>,
    /// Where there are numbers outside of the board.
    pub sides: Sides,
}

impl Plan {
    /// The plan of a board whose cells are as wide as this.
    pub fn of(variant: Variant, cell: usize) -> Self {
        let geometry = variant.geometry();
        let count = geometry.side();
        let mut plan = Self { count, side: count * cell, ..Self::default() };
        let region = |row: usize, column: usize| geometry.box_number(geometry.cell(row, column));
        [plan.regions, plan.hairs] = [true, false].map(|is_edge| borders(count, cell, is_edge, region));
        if !variant.is_named() || variant.layout().diagonals {
            let pen = Pen::new(count, cell);
            let shapes = variant.rules().shapes();
            shapes.iter().for_each(|shape| plan.draw(shape, pen));
            plan.sides = Sides::among(&shapes, pen);
        }
        plan
    }

    /// The same without numbers and letters, for small pictures.
    #[must_use]
    pub fn without_texts(mut self) -> Self {
        for items in [&mut self.cages, &mut self.between, &mut self.margin] {
            items.retain(|item| matches!(item, Item::Path { .. }));
        }
        self
    }

    /// The board with the margins that it needs: left, top, width and height, as an SVG's view box.
    /// `frame` is added at each side without a margin.
    pub fn view(&self, frame: i32) -> [i32; 4] {
        let cell = (self.side / self.count) as i32;
        let room = |has: bool| if has { (cell * outside::MARGIN / 1000).max(frame) } else { frame };
        let Sides { top, right, bottom, left } = self.sides;
        let [top, right, bottom, left] = [top, right, bottom, left].map(room);
        [-left, -top, self.side as i32 + left + right, self.side as i32 + top + bottom]
    }

    /// The plan as SVG elements. The styles are those of the shapes, of diagonals and rims, of the hairs,
    /// and of the lines between regions with the frame.
    pub fn svg(self, styles: [&str; 4]) -> String {
        let side = self.side;
        let frame = format!("M0 0h{side}v{side}h-{side}z");
        let paths = [self.shapes, self.diagonals + &self.rims, self.hairs, self.regions + &frame];
        let mut svg = String::new();
        for (layer, (path, style)) in paths.iter().zip(styles).enumerate() {
            if !path.is_empty() {
                push(&mut svg, format_args!("<path d=\"{path}\" {style}/>"));
            }
            if layer == 1 {
                self.bands.iter().for_each(|item| item.write(&mut svg));
            }
        }
        let others = self.cages.iter().chain(&self.between).chain(&self.margin);
        others.for_each(|item| item.write(&mut svg));
        svg
    }

    /// Adds a shape to its layer.
    fn draw(&mut self, shape: &Shape, pen: Pen) {
        match shape {
            Shape::Line(from, to) => self.line(*from, *to, pen),
            Shape::Mat(cells) => self.mat(cells, pen),
            Shape::Round(at) => {
                let circle = pen.circle(pen.middle(*at), ROUND);
                self.area(&circle);
            }
            Shape::Square(at) => {
                let square = pen.square(pen.middle(*at), SQUARE);
                self.area(&square);
            }
            Shape::Plate(at, tips) => {
                self.shapes.push_str(&pen.square(pen.middle(*at), PLATE));
                self.bands.push(marks::tips(pen, *at, *tips));
            }
            Shape::Ring(at) => self.bands.push(marks::ring(pen, *at)),
            Shape::Thermometer(cells, is_slow) => self.bands.extend(lines::thermometer(pen, cells, *is_slow)),
            Shape::Band(look, cells, steps) => self.bands.extend(lines::band(pen, *look, cells, steps)),
            Shape::Ends(end, cells) => self.bands.extend(lines::ends(pen, *end, cells)),
            Shape::Arrow(bulb, shaft) => self.bands.push(lines::arrow(pen, bulb, shaft)),
            Shape::Cage(cells, text) => self.cages.extend(cages::cage(pen, cells, text)),
            Shape::Digits(at, digits) => self.cages.push(marks::digits(pen, *at, digits)),
            Shape::Dot(dot, cells, value) => self.between.extend(marks::dot(pen, *dot, *cells, *value)),
            Shape::Letter(letter, cells) => self.between.extend(marks::letter(pen, *letter, *cells)),
            Shape::Tip(cells) => self.between.extend(marks::tip(pen, *cells)),
            Shape::Corner(cells, digits) => self.between.extend(marks::corner(pen, cells, digits)),
            Shape::Margin(what, cells, value) => self.margin.extend(outside::clue(pen, *what, cells, *value)),
            _ => {}
        }
    }

    /// Adds a line between two corners of cells. Of the two ways to write its end, the shorter one.
    fn line(&mut self, [left, top]: [usize; 2], [right, bottom]: [usize; 2], pen: Pen) {
        let [x, y, to_x, to_y] = [left, top, right, bottom].map(|line| (line * pen.cell) as i32);
        let (relative, absolute) = (format!("l{} {}", to_x - x, to_y - y), format!("L{to_x} {to_y}"));
        let end = if absolute.len() < relative.len() { absolute } else { relative };
        push(&mut self.diagonals, format_args!("M{x} {y}{end}"));
    }

    /// Adds an area in a cell, with its edge.
    fn area(&mut self, path: &str) {
        self.shapes.push_str(path);
        self.rims.push_str(path);
    }

    /// Adds a band inside the border of some cells, and its inner edge.
    fn mat(&mut self, cells: &[Cell], pen: Pen) {
        for border in cages::borders(cells, pen.count, MAT) {
            let [a, b, c, d] = border.band.map(|point| pen.at(point));
            push(&mut self.shapes, format_args!("M{a}L{b} {c} {d}z"));
            let [from, to] = border.edge.map(|point| pen.at(point));
            push(&mut self.rims, format_args!("M{from}L{to}"));
        }
    }
}

/// The lines between cells of different regions, or between those of one. `region` is that of a row and a
/// column.
pub fn borders(count: usize, cell: usize, is_edge: bool, region: impl Fn(usize, usize) -> usize) -> String {
    let mut path = String::new();
    for at in 1..count {
        let upright = |line: usize| region(line, at - 1) != region(line, at);
        let level = |line: usize| region(at - 1, line) != region(at, line);
        for (start, length) in runs(count, |line| upright(line) == is_edge) {
            push(&mut path, format_args!("M{} {}v{}", at * cell, start * cell, length * cell));
        }
        for (start, length) in runs(count, |line| level(line) == is_edge) {
            push(&mut path, format_args!("M{} {}h{}", start * cell, at * cell, length * cell));
        }
    }
    path
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

#[cfg(test)]
mod tests {
    use super::clues::{CLUES, board};
    use super::*;
    use nonet_engine::rules::{KINDS, Takes};

    fn plan(board: &str) -> Plan {
        Plan::of(board.parse().unwrap(), 100)
    }

    /// A new variant of [`Shape`] needs items.
    #[test]
    fn every_kind_that_draws_something_is_in_the_plan() {
        let rules = KINDS.iter().filter(|kind| !matches!(kind.takes, Takes::Clue(_) | Takes::Regions));
        let rules = rules.map(|kind| {
            let cells = if kind.takes == Takes::Nothing { "" } else { ":r1c1,r2c2" };
            format!("{}{cells}", kind.name)
        });
        for text in rules.chain(CLUES.map(str::to_owned)) {
            let board = board(&text);
            let plan = Plan::of(board, 100);
            let items = [&plan.bands, &plan.cages, &plan.between, &plan.margin].map(Vec::len);
            let is_empty = items == [0; 4] && plan.diagonals.is_empty() && plan.shapes.is_empty();
            assert_eq!(board.rules().shapes().is_empty(), is_empty, "{text}");
        }
    }

    /// No two kinds of clue look alike in black on white.
    #[test]
    fn every_kind_of_clue_looks_like_no_other() {
        let line = "r5c1-r5c4";
        let kinds =
            ["thermo", "slow-thermo", "whisper", "renban", "nabner", "palindrome", "between", "lockout"];
        let others = ["region-sum", "zipper", "ten-line", "entropic", "modular", "double-arrow"];
        let lines = kinds.into_iter().chain(others).map(|kind| format!("{kind}:{line}"));
        let dutch = format!("whisper:{line}=4");
        let outside = ["sandwich", "x-sum", "room", "skyscraper", "hidden-skyscraper", "full-rank"]
            .map(|kind| format!("{kind}:r5c1-r5c9=4"));
        let cages = ["killer", "lunchbox", "rellik"].map(|kind| format!("{kind}:r5c1-r5c4=11"));
        let others = ["look-and-say:r5c1-r5c4=1,1", "equal-sum:r5c1,r5c2/r5c3,r5c4"].map(str::to_owned);
        let texts: Vec<String> = lines.chain([dutch]).chain(outside).chain(cages).chain(others).collect();
        let mut drawn: Vec<String> =
            texts.iter().map(|text| Plan::of(board(text), 100).svg([""; 4])).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), texts.len());
    }

    #[test]
    fn numbers_outside_of_the_board_get_a_margin_at_their_side_only() {
        let view = |text: &str| Plan::of(board(text), 100).view(3);
        assert_eq!(view("killer:r1c1,r1c2=5"), [-3, -3, 906, 906]);
        assert_eq!(view("sandwich:r3c1-r3c9=7"), [-62, -3, 965, 906]);
        assert_eq!(view("sandwich:r3c9-r3c1=7"), [-3, -3, 965, 906]);
        assert_eq!(view("x-sum:r1c4-r9c4=20"), [-3, -62, 906, 965]);
        assert_eq!(view("little-killer:r9c3-r3c9=9"), [-3, -3, 906, 965]);
    }

    /// The line of a cage is open where its sum stands.
    #[test]
    fn the_sum_of_a_cage_crosses_no_dash() {
        let paths = |text: &str| {
            let plan = Plan::of(board(text), 100);
            let path = plan.cages.iter().find_map(|item| match item {
                Item::Path { path, .. } => Some(path.matches('M').count()),
                Item::Text { .. } => None,
            });
            (path.unwrap(), plan.without_texts().cages.len())
        };
        let ((with, _), (without, items)) = (paths("killer:r1c1,r1c2=12"), paths("killer:r1c1,r1c2"));
        assert!(with < without && items == 1, "{with} of {without}");
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
        bent.mat(&[0, 9, 10].map(Cell::new), Pen::new(9, 100));
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
