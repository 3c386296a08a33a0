//! Marks in cells, and between them: tips, rings, dots, letters and corner circles.

use super::ink::{Item, Style};
use super::pen::{Pen, Point, beside, direction};
use nonet_engine::Cell;
use nonet_engine::rules::{Dot, Tips};

/// The lines of tips and rings.
const THIN: i32 = 45;
/// Half the width of a dot, its rim and the size of its value.
const DOT: i32 = 145;
const RIM: i32 = 35;
const VALUE: i32 = 220;
/// The size of a letter, and half the width of the paper below it.
const LETTER: i32 = 320;
const PATCH: i32 = 130;
/// Half the width of a circle where four cells meet, and the sizes of its digits.
const CORNER: i32 = 300;
const CORNER_DIGIT: i32 = 215;
const ONLY_DIGIT: i32 = 270;

pub(super) fn text(pen: Pen, style: Style, at: Point, size: i32, text: String) -> Item {
    Item::Text { style, at: at.map(|place| pen.length(place)), size: pen.length(size), text }
}

/// Tips at the sides of a cell.
pub(super) fn tips(pen: Pen, cell: Cell, tips: Tips) -> Item {
    let middle = pen.middle(cell);
    let across = [[1000, 0], [-1000, 0]];
    let along = [[0, 1000], [0, -1000]];
    let (sides, way) = match tips {
        Tips::Inwards => ([across, along].concat(), -1),
        Tips::Outwards => ([across, along].concat(), 1),
        Tips::Across => (across.to_vec(), 1),
        Tips::Along => (along.to_vec(), 1),
    };
    let tip = |side: Point| {
        let at = |far: i32, aside: i32| beside(middle, side, 405 + way * far, aside);
        pen.polyline([at(-30, -100), at(30, 0), at(-30, 100)])
    };
    let path = sides.into_iter().map(tip).collect();
    Item::Path { style: Style::Thin, width: pen.length(THIN), path }
}

/// Two rings in a cell.
pub(super) fn ring(pen: Pen, cell: Cell) -> Item {
    let path = [390, 320].map(|half| pen.circle(pen.middle(cell), half)).concat();
    Item::Path { style: Style::Thin, width: pen.length(30), path }
}

/// Small digits at the bottom of a cell.
pub(super) fn digits(pen: Pen, cell: Cell, digits: &[u16]) -> Item {
    let [x, y] = pen.middle(cell);
    let listed: Vec<String> = digits.iter().map(u16::to_string).collect();
    let size = (1600 / (listed.concat().len() as i32).max(1)).min(220);
    text(pen, Style::Number, [x, y + 360], size, listed.concat())
}

/// A dot between two cells.
pub(super) fn dot(pen: Pen, dot: Dot, cells: [Cell; 2], value: Option<u16>) -> Vec<Item> {
    let at = pen.border(cells);
    let (style, on) = match dot {
        Dot::White => (Style::White, Style::OnWhite),
        Dot::Black => (Style::Black, Style::OnBlack),
    };
    let circle = Item::Path { style, width: pen.length(RIM), path: pen.circle(at, DOT) };
    let value = value.map(|value| text(pen, on, at, VALUE, value.to_string()));
    [circle].into_iter().chain(value).collect()
}

/// A letter between two cells, on paper.
pub(super) fn letter(pen: Pen, letter: char, cells: [Cell; 2]) -> [Item; 2] {
    let at = pen.border(cells);
    let patch = Item::Path { style: Style::Patch, width: String::new(), path: pen.square(at, PATCH) };
    [patch, text(pen, Style::Letter, at, LETTER, letter.to_string())]
}

/// A tip between two cells, on paper, which points at the second.
pub(super) fn tip(pen: Pen, [greater, less]: [Cell; 2]) -> [Item; 2] {
    let (at, ahead) = (pen.border([greater, less]), direction(pen.middle(greater), pen.middle(less)));
    let paper = Item::Path { style: Style::Patch, width: String::new(), path: pen.square(at, PATCH) };
    let path =
        pen.polyline([(-50, -110), (60, 0), (-50, 110)].map(|(far, aside)| beside(at, ahead, far, aside)));
    [paper, Item::Path { style: Style::Thin, width: pen.length(THIN), path }]
}

/// A circle with digits where four cells meet.
pub(super) fn corner(pen: Pen, cells: &[Cell], digits: &[u16]) -> Vec<Item> {
    let (Some(&first), Some(&last)) = (cells.iter().min(), cells.iter().max()) else { return Vec::new() };
    let [x, y] = pen.border([first, last]);
    let circle = Item::Path { style: Style::White, width: pen.length(RIM), path: pen.circle([x, y], CORNER) };
    let places: &[Point] = match digits.len() {
        1 => &[[0, 0]],
        2 => &[[-85, 0], [85, 0]],
        3 => &[[-85, -95], [85, -95], [0, 95]],
        _ => &[[-85, -95], [85, -95], [-85, 95], [85, 95]],
    };
    let size = if digits.len() == 1 { ONLY_DIGIT } else { CORNER_DIGIT };
    let digit = |(digit, place): (&u16, &Point)| {
        text(pen, Style::OnWhite, [x + place[0], y + place[1]], size, digit.to_string())
    };
    [circle].into_iter().chain(digits.iter().zip(places).map(digit)).collect()
}
