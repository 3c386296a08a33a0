//! Numbers outside of the board, and at which sides it has a margin for them.

use super::ink::{Item, Style};
use super::marks::text;
use super::pen::{Pen, Point, beside, direction};
use nonet_engine::rules::{Margin, Shape};
use nonet_engine::{Cell, Variant};

/// How far from the middle of a number a press may be.
const REACH: i32 = 600;

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

/// The cells of the number outside of the board that is pressed at this point.
pub fn pressed(variant: Variant, [x, y]: Point) -> Option<Vec<Cell>> {
    let pen = Pen::new(variant.geometry().side(), 1);
    let numbers = variant.rules().shapes().into_iter().filter_map(|shape| match shape {
        Shape::Margin(what, cells, _) => Some((middle(pen, what, &cells)?, cells)),
        _ => None,
    });
    let away = |[to_x, to_y]: Point| (x - to_x).abs().max((y - to_y).abs());
    let near = numbers.map(|(at, cells)| (away(at), cells)).filter(|(away, _)| *away <= REACH);
    near.min_by_key(|(away, _)| *away).map(|(_, cells)| cells)
}

/// The middle of a number outside of the board.
fn middle(pen: Pen, what: Margin, cells: &[Cell]) -> Option<Point> {
    let first = *cells.first()?;
    let inwards = side(pen, cells);
    let ahead = match what {
        Margin::Sandwich | Margin::Rank => -320,
        Margin::FirstCells => -330,
        Margin::Room => -310,
        Margin::Hidden | Margin::Skyscraper => -430,
        _ => {
            let [right, down] = way(pen, cells);
            let [x, y] = corner(pen, first, [right, down]);
            let (aside, out) = if inwards[0] == 0 { (210, 420) } else { (420, 290) };
            return Some([x - right.signum() * aside, y - down.signum() * out]);
        }
    };
    Some(beside(pen.middle(first), inwards, ahead - 500, 0))
}

/// The corner of the first cell at which a diagonal comes in.
fn corner(pen: Pen, first: Cell, [right, down]: Point) -> Point {
    let [x, y] = pen.middle(first);
    [x - right.signum() * 500, y - down.signum() * 500]
}

/// A number outside of the board, with what tells its kind.
pub(super) fn clue(pen: Pen, what: Margin, cells: &[Cell], value: u16) -> Vec<Item> {
    let Some(&first) = cells.first() else { return Vec::new() };
    let Some(middle) = middle(pen, what, cells) else { return Vec::new() };
    let (inwards, value) = (side(pen, cells), value.to_string());
    let border = beside(pen.middle(first), inwards, -500, 0);
    let at = |ahead: i32, aside: i32| beside(border, inwards, ahead, aside);
    let line = |path: String| Item::Path { style: Style::Thin, width: pen.length(THIN), path };
    let number = |size: i32| text(pen, Style::Number, middle, size, value.clone());
    match what {
        Margin::Sandwich => {
            // Above and below a number over a column, and at both sides of one beside a row.
            let is_over = inwards[0] == 0;
            let (far, half, size) =
                if is_over { (200, 170, NUMBER) } else { (45 + 100 * value.len() as i32, 150, BESIDE) };
            let slice = |ahead: i32| pen.polyline([at(-320 + ahead, -half), at(-320 + ahead, half)]);
            vec![line(slice(-far) + &slice(far)), number(size)]
        }
        Margin::FirstCells => {
            let is_over = inwards[0] == 0;
            let (back, front, half) = if is_over { (-180, 110, 250) } else { (-250, 150, 190) };
            let corners = [(back, -half), (front, -half), (front + 110, 0), (front, half), (back, half)];
            let path = pen.polyline(corners.map(|(ahead, aside)| at(-320 + ahead, aside))) + "z";
            vec![line(path), number(SMALL)]
        }
        Margin::Room => {
            let corners = [(200, -230), (-200, -230), (-200, 230), (200, 230)];
            let path = pen.polyline(corners.map(|(ahead, aside)| at(-320 + ahead, aside)));
            vec![line(path), number(SMALL)]
        }
        Margin::Hidden => {
            // A tower, and a lower one that it hides.
            let tower = |ahead: i32, half: i32| {
                let corners = [(ahead, -half), (ahead, half), (ahead - 90, half), (ahead - 90, -half)];
                pen.polyline(corners.map(|(ahead, aside)| at(ahead, aside))) + "z"
            };
            vec![line(tower(-160, 180) + &tower(-50, 90)), number(SMALL)]
        }
        Margin::Rank => vec![line(pen.circle(middle, 240)), number(SMALL)],
        Margin::Skyscraper => {
            let [x, y] = at(-140, 0);
            let storey = |(number, height): (i32, i32)| {
                pen.polyline([[x - 75 + 75 * number, y + 80], [x - 75 + 75 * number, y + 80 - height]])
            };
            let path = [(0, 55), (1, 105), (2, 155)].map(storey).concat();
            let bars = Item::Path { style: Style::Thin, width: pen.length(50), path };
            vec![bars, number(SMALL)]
        }
        _ => vec![diagonal(pen, first, way(pen, cells)), number(SMALL)],
    }
}

/// A short arrow into a diagonal.
fn diagonal(pen: Pen, first: Cell, way: Point) -> Item {
    let corner = corner(pen, first, way);
    let ahead = way.map(|along| along.signum() * 707);
    let tip = beside(corner, ahead, -110, 0);
    let shaft = pen.polyline([beside(corner, ahead, -280, 0), tip]);
    let head = pen.polyline([beside(tip, ahead, -90, -80), tip, beside(tip, ahead, -90, 80)]);
    Item::Path { style: Style::Thin, width: pen.length(THIN), path: shaft + &head }
}

#[cfg(test)]
mod tests {
    use super::super::clues::{CLUES, board};
    use super::*;

    #[test]
    fn each_number_is_pressed_where_it_is_drawn() {
        let mut numbers = 0;
        for text in CLUES {
            let board = board(text);
            for shape in board.rules().shapes() {
                let Shape::Margin(what, cells, value) = shape else { continue };
                let pen = Pen::new(9, 1000);
                let is_number = |item: &&Item| matches!(item, Item::Text { style: Style::Number, .. });
                let drawn = clue(pen, what, &cells, value);
                let Some(Item::Text { at, .. }) = drawn.iter().find(is_number) else { panic!("{text}") };
                let at = [0, 1].map(|axis| at[axis].parse::<f64>().unwrap().round() as i32);
                // The text is drawn a little below its middle.
                assert_eq!(pressed(board, at), Some(cells), "{text}");
                numbers += 1;
            }
            assert_eq!(pressed(board, [4_500, 4_500]), None);
        }
        assert!(numbers >= 6, "{numbers}");
    }
}
