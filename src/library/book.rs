//! A printed book of puzzles: which pages it has, and its boards and QR codes as SVG. All
//! lengths are fractions of the picture, so the stylesheet alone decides about paper. Used by
//! `session::printing` and the page that prints.

use std::fmt::Write;
use std::ops::Range;

use crate::plan::Plan;
use nonet_engine::{Cell, Digit, Grid};
use qrcodegen::{QrCode, QrCodeEcc};

/// The side of a cell in units of the picture.
const CELL: usize = 60;

/// A page of a book. Ranges count puzzles from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// The cover.
    Cover,
    /// Puzzles.
    Puzzles(Range<usize>),
    /// First hints.
    Hints(Range<usize>),
    /// Solutions.
    Solutions(Range<usize>),
}

/// The form of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Number of puzzles.
    pub puzzles: usize,
    /// Puzzles on a page.
    pub per_page: usize,
    /// Whether it begins with a cover.
    pub has_cover: bool,
    /// First hints on a page; 0 for none.
    pub hints: usize,
    /// Solutions on a page; 0 for none.
    pub solutions: usize,
}

impl Shape {
    /// All pages in their order.
    pub fn pages(&self) -> Vec<Page> {
        let cover = (self.has_cover && self.puzzles > 0).then_some(Page::Cover);
        let hints = ranges(self.puzzles, self.hints).map(Page::Hints);
        let solutions = ranges(self.puzzles, self.solutions).map(Page::Solutions);
        cover
            .into_iter()
            .chain(ranges(self.puzzles, self.per_page).map(Page::Puzzles))
            .chain(hints)
            .chain(solutions)
            .collect()
    }
}

/// `0..count` in pieces of at most `size`. No pieces if `size` is 0.
fn ranges(count: usize, size: usize) -> impl Iterator<Item = Range<usize>> {
    let pieces = if size == 0 { 0 } else { count.div_ceil(size) };
    (0..pieces).map(move |at| at * size..((at + 1) * size).min(count))
}

/// What is written into the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling {
    /// The givens.
    Givens,
    /// The givens and, small, the candidates of all other cells.
    Candidates,
    /// The solution, with the givens in bold.
    Solution,
}

/// Draws a board in black.
pub fn board(givens: &Grid, solution: &Grid, filling: Filling) -> String {
    let geometry = givens.geometry();
    let side = geometry.side();
    let drawn = Plan::of(givens.variant(), CELL);
    let [left, top, width, height] = drawn.view(3);
    let mut svg = format!(
        "<svg class=\"book-board\" viewBox=\"{left} {top} {width} {height}\" direction=\"ltr\" text-anchor=\"middle\" aria-hidden=\"true\">"
    );
    svg.push_str(&drawn.svg([
        "fill=\"#e4e4e4\"",
        "fill=\"none\" stroke=\"#999\" stroke-width=\"2\"",
        "stroke=\"#777\" stroke-width=\"1\"",
        "fill=\"none\" stroke=\"#000\" stroke-width=\"4\" stroke-linecap=\"square\"",
    ]));
    for row in 0..side {
        let (mut bold, mut plain) = (Line::default(), Line::default());
        for column in 0..side {
            let cell = geometry.cells().nth(row * side + column);
            let Some(cell) = cell else { continue };
            let x = column * CELL + CELL / 2;
            if let Some(digit) = givens.get(cell) {
                bold.push(x, digit);
            } else if filling == Filling::Solution {
                solution.get(cell).into_iter().for_each(|digit| plain.push(x, digit));
            } else if filling == Filling::Candidates {
                candidates(&mut svg, givens, cell, (column * CELL, row * CELL));
            }
        }
        let weight = if filling == Filling::Solution { 750 } else { 600 };
        bold.write(&mut svg, row, weight);
        plain.write(&mut svg, row, 400);
    }
    svg.push_str("</svg>");
    svg
}

/// The digits of a row with the same weight: one text with the place of each digit, since a
/// book has tens of thousands of digits.
#[derive(Default)]
struct Line {
    places: String,
    digits: String,
}

impl Line {
    fn push(&mut self, x: usize, digit: Digit) {
        let _ = write!(self.places, "{x} ");
        let _ = write!(self.digits, "{digit}");
    }

    fn write(&self, svg: &mut String, row: usize, weight: u32) {
        if !self.digits.is_empty() {
            let (x, y) = (self.places.trim_end(), row * CELL + 44);
            let _ = write!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"42\" font-weight=\"{weight}\">{}</text>",
                self.digits
            );
        }
    }
}

/// Draws the candidates of an empty cell, each at its own place.
fn candidates(svg: &mut String, givens: &Grid, cell: Cell, (left, top): (usize, usize)) {
    let side = givens.geometry().side();
    let columns = (1..side).find(|columns| columns * columns >= side).unwrap_or(side);
    let pitch = (CELL - 6) / columns;
    for digit in givens.candidates(cell) {
        let x = left + 3 + digit.index() % columns * pitch + pitch / 2;
        let y = top + 3 + digit.index() / columns * pitch + pitch * 5 / 6;
        let height = pitch * 5 / 6;
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{height}\">{digit}</text>");
    }
}

/// Draws the QR code of an address. `None` if the address is too long for any code.
pub fn code(address: &str) -> Option<String> {
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok()?;
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        let mut x = 0;
        while x < side {
            let from = x;
            while x < side && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let _ = write!(path, "M{from} {y}h{0}v1h-{0}z", x - from);
            }
            x += 1;
        }
    }
    // Readers need a quiet zone of four modules.
    Some(format!(
        "<svg class=\"book-code\" viewBox=\"-4 -4 {0} {0}\" shape-rendering=\"crispEdges\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>",
        side + 8
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{Level, Recipe, Variant, generate};

    #[test]
    fn every_puzzle_and_every_solution_is_on_one_page() {
        for puzzles in [0, 1, 5, 24, 25, 26, 500] {
            for per_page in [1, 2, 4, 6] {
                for solutions in [0, 6, 25] {
                    let pages =
                        Shape { puzzles, per_page, has_cover: true, hints: solutions, solutions }.pages();
                    let of = |wanted: fn(&Page) -> Option<Range<usize>>| {
                        pages.iter().filter_map(wanted).flatten().collect::<Vec<_>>()
                    };
                    let all: Vec<usize> = (0..puzzles).collect();
                    let found =
                        of(|page| if let Page::Puzzles(range) = page { Some(range.clone()) } else { None });
                    assert_eq!(found, all);
                    let found =
                        of(|page| if let Page::Solutions(range) = page { Some(range.clone()) } else { None });
                    let shown = if solutions == 0 { Vec::new() } else { all };
                    assert_eq!(found, shown);
                    let found =
                        of(|page| if let Page::Hints(range) = page { Some(range.clone()) } else { None });
                    assert_eq!(found, shown);
                    assert_eq!(pages.first() == Some(&Page::Cover), puzzles > 0);
                }
            }
        }
        let count = |per_page| {
            Shape { puzzles: 500, per_page, has_cover: true, hints: 0, solutions: 25 }.pages().len()
        };
        assert_eq!([1, 2, 4, 6].map(count), [521, 271, 146, 105]);
    }

    #[test]
    fn boards_have_their_givens_candidates_and_solutions() {
        for variant in Variant::all().filter(|variant| variant.geometry().side() <= 9) {
            let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 3) };
            let puzzle = generate::generate(&recipe).unwrap();
            let digits = |filling| {
                let svg = board(&puzzle.givens, &puzzle.solution, filling);
                let texts = svg.split("</text>").filter_map(|text| text.split("<text").nth(1));
                texts.filter_map(|text| text.split_once('>')).map(|(_, digits)| digits.len()).sum::<usize>()
            };
            let cells = puzzle.givens.geometry().cell_count();
            let givens = puzzle.givens.filled_count();
            assert_eq!(digits(Filling::Givens), givens);
            assert_eq!(digits(Filling::Solution), cells);
            let empty = puzzle.givens.empty_cells();
            let candidates: usize = empty.map(|cell| puzzle.givens.candidates(cell).len()).sum();
            assert_eq!(digits(Filling::Candidates), givens + candidates);
        }
    }

    #[test]
    fn the_picture_of_a_code_has_its_modules() {
        let address = "https://example.org/nonet/#/game/1/p/0123ab/N4Ig";
        let modules = QrCode::encode_text(address, QrCodeEcc::Low).unwrap();
        let svg = code(address).unwrap();
        let mut drawn = std::collections::BTreeSet::new();
        for run in svg.split('M').skip(1) {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            let length: i32 = rest.split_once('v').unwrap().0.parse().unwrap();
            drawn.extend((x..x + length).map(|x| (x, y)));
        }
        let side = modules.size();
        let dark = |&(x, y): &(i32, i32)| modules.get_module(x, y);
        let expected = (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).filter(dark).collect();
        assert_eq!(drawn, expected);
        assert_eq!(code(&"x".repeat(5_000)), None);
    }
}
