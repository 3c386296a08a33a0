//! Numbers outside of the board, and at which sides it has a margin for them.

use super::ink::{Item, Style};
use super::marks::text;
use super::pen::{Pen, Point, beside, direction};
use nonet_engine::rules::{Margin, Shape};
use nonet_engine::{Cell, Variant};

/// The width of a margin.
pub(super) const MARGIN: i32 = 620;
/// The size of a number, and of one with a frame.
const NUMBER: i32 = 390;
const SMALL: i32 = 310;
/// The size of the number of a sandwich beside a row.
const BESIDE: i32 = 340;
/// The lines beside a number.
const THIN: i32 = 40;

/// The sides of a board at which there are numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[allow(clippy::struct_excessive_bools)] // one for each side
pub struct Sides {
    /// Above.
    pub top: bool,
    /// At the right.
    pub right: bool,
    /// Below.
    pub bottom: bool,
    /// At the left.
    pub left: bool,
}

impl Sides {
    /// The sides of a board.
    pub fn of(variant: Variant) -> Self {
        Self::among(&variant.rules().shapes(), Pen::new(variant.geometry().side(), 1))
    }

    /// The sides at which shapes are.
    pub(super) fn among(shapes: &[Shape], pen: Pen) -> Self {
        let mut sides = Self::default();
        for shape in shapes {
            let Shape::Margin(_, cells, _) = shape else { continue };
            match side(pen, cells) {
                [0, 1000] => sides.top = true,
                [0, -1000] => sides.bottom = true,
                [1000, 0] => sides.left = true,
                _ => sides.right = true,
            }
        }
        sides
    }
}

/// The direction into the board at the side where a number stands that sees these cells.
fn side(pen: Pen, cells: &[Cell]) -> Point {
    let Some(&first) = cells.first() else { return [0, 1000] };
    let ([row, column], last) = (pen.place(first), pen.count as i32 - 1);
    let [right, down] = way(pen, cells);
    match () {
        () if down > 0 && row == 0 => [0, 1000],
        () if down < 0 && row == last => [0, -1000],
        () if right > 0 && column == 0 => [1000, 0],
        () => [-1000, 0],
    }
}

/// The direction in which a number sees its cells. A diagonal of one cell cuts off a corner.
fn way(pen: Pen, cells: &[Cell]) -> Point {
    match *cells {
        [first, second, ..] => direction(pen.middle(first), pen.middle(second)),
        [only] => {
            let ([row, column], last) = (pen.place(only), pen.count as i32 - 1);
            [if column == last { 707 } else { -707 }, if row == 0 { 707 } else { -707 }]
        }
        [] => [0, 1000],
    }
}

/// A number outside of the board, with what tells its kind.
pub(super) fn clue(pen: Pen, what: Margin, cells: &[Cell], value: u16) -> Vec<Item> {
    let Some(&first) = cells.first() else { return Vec::new() };
    let (inwards, value) = (side(pen, cells), value.to_string());
    let border = beside(pen.middle(first), inwards, -500, 0);
    let at = |ahead: i32, aside: i32| beside(border, inwards, ahead, aside);
    let line = |path: String| Item::Path { style: Style::Thin, width: pen.length(THIN), path };
    let number = |at: Point, size: i32| text(pen, Style::Number, at, size, value.clone());
    match what {
        Margin::Sandwich => {
            // Above and below a number over a column, and at both sides of one beside a row.
            let is_over = inwards[0] == 0;
            let (far, half, size) =
                if is_over { (200, 170, NUMBER) } else { (45 + 100 * value.len() as i32, 150, BESIDE) };
            let slice = |ahead: i32| pen.polyline([at(-320 + ahead, -half), at(-320 + ahead, half)]);
            vec![line(slice(-far) + &slice(far)), number(at(-320, 0), size)]
        }
        Margin::FirstCells => {
            let is_over = inwards[0] == 0;
            let (back, front, half) = if is_over { (-180, 110, 250) } else { (-250, 150, 190) };
            let corners = [(back, -half), (front, -half), (front + 110, 0), (front, half), (back, half)];
            let path = pen.polyline(corners.map(|(ahead, aside)| at(-320 + ahead, aside))) + "z";
            vec![line(path), number(at(-330, 0), SMALL)]
        }
        Margin::Room => {
            let corners = [(200, -230), (-200, -230), (-200, 230), (200, 230)];
            let path = pen.polyline(corners.map(|(ahead, aside)| at(-320 + ahead, aside)));
            vec![line(path), number(at(-310, 0), SMALL)]
        }
        Margin::Hidden => {
            // A tower, and a lower one that it hides.
            let tower = |ahead: i32, half: i32| {
                let corners = [(ahead, -half), (ahead, half), (ahead - 90, half), (ahead - 90, -half)];
                pen.polyline(corners.map(|(ahead, aside)| at(ahead, aside))) + "z"
            };
            vec![line(tower(-160, 180) + &tower(-50, 90)), number(at(-430, 0), SMALL)]
        }
        Margin::Rank => vec![line(pen.circle(at(-320, 0), 240)), number(at(-320, 0), SMALL)],
        Margin::Skyscraper => {
            let [x, y] = at(-140, 0);
            let storey = |(number, height): (i32, i32)| {
                pen.polyline([[x - 75 + 75 * number, y + 80], [x - 75 + 75 * number, y + 80 - height]])
            };
            let path = [(0, 55), (1, 105), (2, 155)].map(storey).concat();
            let bars = Item::Path { style: Style::Thin, width: pen.length(50), path };
            vec![bars, number(at(-430, 0), SMALL)]
        }
        _ => diagonal(pen, first, way(pen, cells), inwards, &value),
    }
}

/// A number with a short arrow into its diagonal.
fn diagonal(pen: Pen, first: Cell, [right, down]: Point, inwards: Point, value: &str) -> Vec<Item> {
    let [x, y] = pen.middle(first);
    // The corner at which the diagonal comes in.
    let corner = [x - right.signum() * 500, y - down.signum() * 500];
    let ahead = [right.signum() * 707, down.signum() * 707];
    let tip = beside(corner, ahead, -110, 0);
    let shaft = pen.polyline([beside(corner, ahead, -280, 0), tip]);
    let head = pen.polyline([beside(tip, ahead, -90, -80), tip, beside(tip, ahead, -90, 80)]);
    let is_over = inwards[0] == 0;
    let (aside, out) = if is_over { (210, 420) } else { (420, 290) };
    let at = [corner[0] - right.signum() * aside, corner[1] - down.signum() * out];
    vec![
        Item::Path { style: Style::Thin, width: pen.length(THIN), path: shaft + &head },
        text(pen, Style::Number, at, SMALL, value.to_owned()),
    ]
}
