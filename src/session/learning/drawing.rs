//! A diagram of a technique as paths of an SVG, one for each kind of shape. The numbers
//! are units of its view box, [`SIDE`] along each side, and whole. Drawn by
//! `ui::components::diagram`.

#![allow(clippy::many_single_char_names, clippy::trivially_copy_pass_by_ref)] // coordinates, and iterators over references

use crate::session::path::push;
use nonet_engine::human::LinkKind;
use nonet_engine::human::diagram::{Diagram, Shape, Span, Symbol};

/// The side of the view box. Frames of 3, 5, 6 and 9 places divide it.
pub const SIDE: i32 = 180;

/// A point.
type Point = (i32, i32);

/// The paths of a diagram, from back to front.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // their names say it
pub struct Drawing {
    pub houses: String,
    pub lines: String,
    pub weak: String,
    pub strong: String,
    pub filled: String,
    pub cells: String,
    pub others: String,
    pub thirds: String,
    pub fourths: String,
    pub dots: String,
    pub rings: String,
    pub crosses: String,
}

/// The paths of a diagram.
pub fn drawing(diagram: &Diagram) -> Drawing {
    let place = SIDE / i32::from(diagram.side.max(1));
    // Half the width of a symbol: larger where there is more room.
    let half = (place / 5 + 3).clamp(7, 14);
    let mut drawing = Drawing::default();
    for span in &diagram.houses {
        let [left, top] = [span.left, span.top].map(|at| i32::from(at) * place);
        let [right, bottom] = [span.right, span.bottom].map(|at| (i32::from(at) + 1) * place);
        push(&mut drawing.houses, format_args!("M{left} {top}H{right}V{bottom}H{left}z"));
    }
    let [columns, rows] = &diagram.lines;
    for column in columns {
        push(&mut drawing.lines, format_args!("M{} 0V{SIDE}", i32::from(*column) * place));
    }
    for row in rows {
        push(&mut drawing.lines, format_args!("M0 {}H{SIDE}", i32::from(*row) * place));
    }
    let centres: Vec<Point> = diagram.symbols.iter().map(|symbol| centre(symbol, place)).collect();
    for stroke in &diagram.strokes {
        let path = match stroke.kind {
            LinkKind::Strong => &mut drawing.strong,
            LinkKind::Weak => &mut drawing.weak,
        };
        let (from, to) = (centre(&stroke.from, place), centre(&stroke.to, place));
        let is_crossed = centres.iter().any(|&other| lies_between(other, from, to, half));
        let ((x, y), (u, v)) = (from, to);
        if is_crossed {
            // Around the symbols between the ends.
            let (across, down) = (((v - y) / 4).clamp(-place, place), ((x - u) / 4).clamp(-place, place));
            let (a, b) = (i32::midpoint(x, u) + across, i32::midpoint(y, v) + down);
            push(path, format_args!("M{x} {y}Q{a} {b} {u} {v}"));
        } else {
            push(path, format_args!("M{x} {y}L{u} {v}"));
        }
    }
    for symbol in &diagram.symbols {
        symbol_path(&mut drawing, symbol, place, half);
    }
    drawing
}

/// Adds the shape of a symbol.
fn symbol_path(drawing: &mut Drawing, symbol: &Symbol, place: i32, half: i32) {
    let (from, to) = ends(symbol, place);
    match symbol.shape {
        Shape::In => capsule(&mut drawing.dots, from, to, half - 2),
        Shape::Out => capsule(&mut drawing.rings, from, to, half - 3),
        Shape::Cell => rectangle(&mut drawing.cells, from, to, half),
        Shape::Other => rectangle(&mut drawing.others, from, to, half - 1),
        Shape::Third => diamond(&mut drawing.thirds, from, to, half + 1),
        Shape::Fourth => diamond(&mut drawing.fourths, from, to, half),
        Shape::Filled => rectangle(&mut drawing.filled, from, to, half * 2 / 3),
        Shape::Gone => {
            let ((x, y), arm) = (from, half * 3 / 4);
            let (left, right, top, bottom) = (x - arm, x + arm, y - arm, y + arm);
            push(
                &mut drawing.crosses,
                format_args!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}"),
            );
        }
    }
}

/// The middles of the first and the last place of a symbol. A mark and a cross in the
/// same cell stand side by side.
fn ends(symbol: &Symbol, place: i32) -> (Point, Point) {
    let shift = match (symbol.is_shared, symbol.shape) {
        (false, _) => 0,
        (true, Shape::Gone) => place / 4,
        (true, _) => -place / 7,
    };
    let Span { left, top, right, bottom } = symbol.at;
    let middle = |at: u8| i32::from(at) * place + place / 2 + shift;
    ((middle(left), middle(top)), (middle(right), middle(bottom)))
}

fn centre(symbol: &Symbol, place: i32) -> Point {
    let ((x, y), (u, v)) = ends(symbol, place);
    (i32::midpoint(x, u), i32::midpoint(y, v))
}

/// Whether a point is on the way from one to another, within a distance.
fn lies_between((a, b): Point, (x, y): Point, (u, v): Point, distance: i32) -> bool {
    let (dx, dy) = (u - x, v - y);
    let along = (a - x) * dx + (b - y) * dy;
    let length = dx * dx + dy * dy;
    let off = (a - x) * dy - (b - y) * dx;
    (1..length).contains(&along) && off * off < distance * distance * length
}

/// A circle, or for a group of cells a bar with round ends.
fn capsule(path: &mut String, (x, y): Point, (u, v): Point, r: i32) {
    let (left, right) = (x - r, x + r);
    if x == u {
        push(path, format_args!("M{left} {y}A{r} {r} 0 0 1 {right} {y}V{v}A{r} {r} 0 0 1 {left} {v}z"));
    } else {
        let (top, bottom) = (y - r, y + r);
        push(path, format_args!("M{x} {top}H{u}A{r} {r} 0 0 1 {u} {bottom}H{x}A{r} {r} 0 0 1 {x} {top}z"));
    }
}

fn rectangle(path: &mut String, (x, y): Point, (u, v): Point, half: i32) {
    let (left, top, right, bottom) = (x - half, y - half, u + half, v + half);
    push(path, format_args!("M{left} {top}H{right}V{bottom}H{left}z"));
}

/// A diamond, or for a group of cells a bar with pointed ends.
fn diamond(path: &mut String, (x, y): Point, (u, v): Point, half: i32) {
    let (left, top, right, bottom) = (x - half, y - half, u + half, v + half);
    if x == u {
        push(path, format_args!("M{x} {top}L{right} {y}V{v}L{x} {bottom}L{left} {v}V{y}z"));
    } else {
        push(path, format_args!("M{left} {y}L{x} {top}H{u}L{right} {y}L{u} {bottom}H{x}z"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::LADDER;

    #[test]
    fn every_diagram_stays_in_its_frame_and_fits_a_small_page() {
        let mut length = 0;
        for technique in LADDER {
            let drawing = drawing(&Diagram::of(technique).unwrap());
            let Drawing { dots, rings, cells, others, thirds, fourths, crosses, .. } = &drawing;
            let paths = [dots, rings, cells, others, thirds, fourths, crosses];
            assert!(paths.iter().any(|path| !path.is_empty()), "{technique:?}");
            for path in [&paths[..], &[&drawing.filled, &drawing.houses, &drawing.lines]].concat() {
                length += path.len();
                let numbers = path.split(|c: char| !c.is_ascii_digit() && c != '-');
                let outside = numbers.filter_map(|number| number.parse::<i32>().ok());
                let outside: Vec<i32> = outside.filter(|number| !(0..=SIDE).contains(number)).collect();
                assert!(outside.is_empty(), "{technique:?}: {outside:?} in {path}");
            }
        }
        assert!(length < LADDER.len() * 600, "{length} bytes");
    }

    #[test]
    fn a_line_bends_around_a_symbol_between_its_ends() {
        assert!(lies_between((50, 52), (10, 50), (90, 50), 5));
        assert!(!lies_between((50, 60), (10, 50), (90, 50), 5));
        assert!(!lies_between((10, 50), (10, 50), (90, 50), 5), "an end");
        assert!(!lies_between((95, 50), (10, 50), (90, 50), 5), "beyond");
    }
}
