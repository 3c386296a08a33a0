//! Lines through cells: thermometers, bands, lines between two ends, and arrows.

use super::ink::{Hue, Item, Style};
use super::pen::{Pen, Point, beside, direction};
use nonet_engine::Cell;
use nonet_engine::rules::{Band, End};

/// The edge of a band.
const EDGE: i32 = 24;
/// The width of a mark's line.
const MARK: i32 = 34;
/// The bulb and the stem of a thermometer.
const BULB: i32 = 760;
const STEM: i32 = 300;
/// The circle and the line of an arrow.
const CIRCLE: i32 = 420;
const THIN: i32 = 45;
/// Half the width of circles and diamonds at the ends of a line, and the width of a hollow line.
const END: i32 = 400;
const DIAMOND: i32 = 460;
const HOLLOW: i32 = 130;

/// A line of some width.
fn stroke(pen: Pen, style: Style, width: i32, path: String) -> Item {
    Item::Path { style, width: pen.length(width), path }
}

/// A band between two edges.
fn between_edges(pen: Pen, hue: Hue, width: i32, path: String) -> [Item; 2] {
    let edges = stroke(pen, Style::Edge(hue), width, path.clone());
    [edges, stroke(pen, Style::Band(hue), width - 2 * EDGE, path)]
}

/// The middles of some cells.
fn middles(pen: Pen, cells: &[Cell]) -> Vec<Point> {
    cells.iter().map(|&cell| pen.middle(cell)).collect()
}

/// A thermometer. A slow one has a ring in its bulb and dashes along its stem.
pub(super) fn thermometer(pen: Pen, cells: &[Cell], is_slow: bool) -> Vec<Item> {
    let points = middles(pen, cells);
    let Some(&first) = points.first() else { return Vec::new() };
    let bulb = pen.polyline([first]);
    let [bulb_edge, bulb] = between_edges(pen, Hue::Grey, BULB, bulb);
    let [stem_edge, stem] = between_edges(pen, Hue::Grey, STEM, pen.polyline(points.iter().copied()));
    let mut items = vec![bulb_edge, stem_edge, bulb, stem];
    if is_slow {
        let mut path = pen.circle(first, 300);
        for step in points.windows(2) {
            let (middle, ahead) = (halfway(step[0], step[1]), direction(step[0], step[1]));
            path += &pen.polyline([-110, 110].map(|along| beside(middle, ahead, along, 0)));
        }
        items.push(stroke(pen, Style::Mark(Hue::Grey), MARK, path));
    }
    items
}

fn halfway([x, y]: Point, [to_x, to_y]: Point) -> Point {
    [i32::midpoint(x, to_x), i32::midpoint(y, to_y)]
}

/// A band, with marks at the steps of this list.
pub(super) fn band(pen: Pen, look: Band, cells: &[Cell], steps: &[usize]) -> Vec<Item> {
    let (hue, width) = match look {
        Band::Whisper => (Hue::Green, 240),
        Band::Dutch | Band::Entropic => (Hue::Peach, 240),
        Band::Renban => (Hue::Violet, 280),
        Band::Nabner => (Hue::Ochre, 240),
        Band::Ten => (Hue::Ochre, 200),
        Band::Palindrome => (Hue::Grey, 200),
        Band::RegionSum => (Hue::Blue, 160),
        Band::Zip => (Hue::Pink, 220),
        _ => (Hue::Teal, 240),
    };
    let points = middles(pen, cells);
    let mut items: Vec<Item> = between_edges(pen, hue, width, pen.polyline(points.iter().copied())).into();
    let mark = |step: &usize| -> Option<String> {
        let (&from, &to) = (points.get(*step)?, points.get(step + 1)?);
        // The second half of a zipper points back, at its middle.
        let is_back = look == Band::Zip && 2 * (step + 1) > cells.len() - 1;
        let ahead = if is_back { direction(to, from) } else { direction(from, to) };
        Some(mark(pen, look, halfway(from, to), ahead))
    };
    let marks: String = steps.iter().filter_map(mark).collect();
    items.push(stroke(pen, Style::Mark(hue), MARK, marks));
    items
}

/// The mark of a band at a step in this direction. No other kind has the same.
fn mark(pen: Pen, look: Band, middle: Point, ahead: Point) -> String {
    let at = |along: i32, aside: i32| beside(middle, ahead, along, aside);
    let chevron = |along: i32| pen.polyline([at(along - 35, -70), at(along + 35, 0), at(along - 35, 70)]);
    let bar = |along: i32, half: i32| pen.polyline([at(along, -half), at(along, half)]);
    let bars = |halves: [i32; 3]| -> String {
        [-90, 0, 90].into_iter().zip(halves).map(|(along, half)| bar(along, half)).collect()
    };
    match look {
        Band::Whisper => {
            pen.polyline([(-150, 45), (-75, -45), (0, 45), (75, -45), (150, 45)].map(|(a, b)| at(a, b)))
        }
        Band::Dutch => chevron(0),
        Band::Renban => [-110, 0, 110].map(|along| pen.circle(at(along, 0), 24)).concat(),
        Band::Nabner => [-90, 90].map(|along| pen.circle(at(along, 0), 50)).concat(),
        Band::Palindrome => [-42, 42].map(|aside| pen.polyline([at(-100, aside), at(100, aside)])).concat(),
        Band::RegionSum => bar(-115, 170) + &bar(115, 170),
        Band::Zip => chevron(-60) + &chevron(60),
        Band::Ten => pen.polyline([at(-75, 0), at(75, 0)]) + &bar(0, 75),
        Band::Entropic => bars([25, 50, 75]),
        _ => bars([60, 60, 60]),
    }
}

/// A line between circles or diamonds.
pub(super) fn ends(pen: Pen, end: End, cells: &[Cell]) -> Vec<Item> {
    let mut points = middles(pen, cells);
    let count = points.len();
    if count < 2 {
        return Vec::new();
    }
    let (first, last) = (points[0], points[count - 1]);
    let shape = |at: Point| match end {
        End::Diamonds => {
            let [x, y] = at;
            let corners = [[x, y - DIAMOND], [x + DIAMOND, y], [x, y + DIAMOND], [x - DIAMOND, y]];
            pen.polyline(corners) + "z"
        }
        End::Circles | End::Plain => pen.circle(at, END),
    };
    let rim = |from: Point, to: Point| {
        let ahead = direction(from, to);
        // A diamond is nearer in the direction of a diagonal.
        let far = match end {
            End::Diamonds => DIAMOND * 1000 / (ahead[0].abs() + ahead[1].abs()),
            End::Circles | End::Plain => END,
        };
        beside(from, ahead, far, 0)
    };
    (points[0], points[count - 1]) = (rim(first, points[1]), rim(last, points[count - 2]));
    let line = pen.polyline(points);
    let mut items = match end {
        End::Plain => vec![stroke(pen, Style::Thin, THIN, line)],
        End::Circles | End::Diamonds => vec![
            stroke(pen, Style::Tube, HOLLOW, line.clone()),
            stroke(pen, Style::Hollow, HOLLOW - 2 * THIN, line),
        ],
    };
    items.push(stroke(pen, Style::Thin, THIN, shape(first) + &shape(last)));
    items
}

/// A circle, or a pill around several cells, and a shaft from its rim with a head.
pub(super) fn arrow(pen: Pen, bulb: &[Cell], shaft: &[Cell]) -> Item {
    let points = middles(pen, shaft);
    let mut around = bulb.to_vec();
    around.sort_unstable();
    let mut path = match (around.first(), around.last()) {
        (Some(&one), Some(&other)) if one != other => pill(pen, pen.middle(one), pen.middle(other)),
        (Some(&one), _) => pen.circle(pen.middle(one), CIRCLE),
        _ => String::new(),
    };
    let distance = |from: &Point| {
        let [x, y] = points.first().copied().unwrap_or_default();
        (from[0] - x).pow(2) + (from[1] - y).pow(2)
    };
    let near = middles(pen, &around).into_iter().min_by_key(distance);
    if let (Some(near), Some(&first), Some(&last)) = (near, points.first(), points.last()) {
        let start = beside(near, direction(near, first), CIRCLE, 0);
        let before = if points.len() > 1 { points[points.len() - 2] } else { near };
        let ahead = direction(before, last);
        let is_diagonal = ahead[0] != 0 && ahead[1] != 0;
        // The tip stops before the digit of the last cell.
        let tip = beside(last, ahead, if is_diagonal { -210 } else { -300 }, 0);
        let through = points[..points.len() - 1].iter().copied();
        path += &pen.polyline([start].into_iter().chain(through).chain([tip]));
        path += &pen.polyline([beside(tip, ahead, -140, -130), tip, beside(tip, ahead, -140, 130)]);
    }
    stroke(pen, Style::Thin, THIN, path)
}

/// The outline of a pill from one point to another.
fn pill(pen: Pen, one: Point, other: Point) -> String {
    let ahead = direction(one, other);
    let corner = |at: Point, aside: i32| pen.at(beside(at, ahead, 0, aside));
    let arc = format!("A{0} {0} 0 0 1 ", pen.length(CIRCLE));
    format!(
        "M{}L{}{arc}{}L{}{arc}{}z",
        corner(one, -CIRCLE),
        corner(other, -CIRCLE),
        corner(other, CIRCLE),
        corner(one, CIRCLE),
        corner(one, -CIRCLE),
    )
}
