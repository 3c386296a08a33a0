//! The borders of groups of cells: mats and cages.

use super::ink::{Item, Style};
use super::pen::{Pen, Point};
use super::push;
use nonet_engine::Cell;

/// How far a cage lies inside the border of its cells.
const INSET: i32 = 115;
/// The width of its line.
const STROKE: i32 = 30;
/// From one dash to the next, about.
const PERIOD: i32 = 185;
/// The length of a dash, in hundredths of the period.
const DASH: i32 = 58;
/// The size of the sum, and where it begins.
const SUM: i32 = 250;
const SUM_LEFT: i32 = 75;
const SUM_MIDDLE: i32 = 150;
/// The width of a digit of the sum.
const SUM_DIGIT: i32 = 138;

/// A piece of the border of a group: one side of a cell.
pub(super) struct Border {
    /// The cell, and whether this is its upper or its left side.
    cell: Cell,
    is_top: bool,
    is_left: bool,
    /// The band between the border and its inner edge: four corners.
    pub(super) band: [Point; 4],
    /// The inner edge, from end to end.
    pub(super) edge: [Point; 2],
}

/// The pieces of the border of some cells. The inner edge is so far from the border.
pub(super) fn borders(cells: &[Cell], count: usize, inset: i32) -> Vec<Border> {
    let side = count as i32;
    let has = |row: i32, column: i32| {
        let is_on = (0..side).contains(&row) && (0..side).contains(&column);
        is_on && cells.contains(&Cell::new((row * side + column) as usize))
    };
    let (half, inner) = (500, 500 - inset);
    let mut found = Vec::new();
    for &cell in cells {
        let (row, column) = (cell.index() as i32 / side, cell.index() as i32 % side);
        // Outwards, and along the border with the inside on the right.
        for (out, along) in [((-1, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 0), (0, -1)), ((0, -1), (-1, 0))] {
            if has(row + out.0, column + out.1) {
                continue;
            }
            let point = |far: i32, ahead: i32| {
                let x = column * 1000 + half + out.1 * far + along.1 * ahead;
                let y = row * 1000 + half + out.0 * far + along.0 * ahead;
                [x, y]
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
            found.push(Border {
                cell,
                is_top: out == (-1, 0),
                is_left: out == (0, -1),
                band: corners.map(|(far, ahead)| point(far, ahead)),
                edge: [point(inner, edge_from), point(inner, edge_to)],
            });
        }
    }
    found
}

/// A dashed line inside the border of a cage, and its text in the first cell, where the line is open.
pub(super) fn cage(pen: Pen, cells: &[Cell], text: &str) -> Vec<Item> {
    let Some(&first) = cells.iter().min() else { return Vec::new() };
    let [left, top] = pen.middle(first).map(|middle| middle - 500);
    let width = SUM_LEFT + SUM_DIGIT * text.chars().count() as i32;
    let mut path = String::new();
    for border in borders(cells, pen.count, INSET) {
        let has_sum = border.cell == first && !text.is_empty();
        // The upper side runs to the right, and the left one upwards.
        let open = match (has_sum, border.is_top, border.is_left) {
            (true, true, _) => [i32::MIN, left + width + 20],
            (true, _, true) => [i32::MIN, top + SUM_MIDDLE + SUM / 2],
            _ => [i32::MIN, i32::MIN],
        };
        dashes(pen, border.edge, open, &mut path);
    }
    let line = Item::Path { style: Style::Cage, width: pen.length(STROKE), path };
    let at = [left + SUM_LEFT, top + SUM_MIDDLE].map(|place| pen.length(place));
    let text = Some(text.to_owned()).filter(|text| !text.is_empty());
    let text = text.map(|text| Item::Text { style: Style::Sum, at, size: pen.length(SUM), text });
    [line].into_iter().chain(text).collect()
}

/// Adds a level or upright line of dashes, half a dash at each end, so that corners close. What lies in the
/// open part stays away.
fn dashes(pen: Pen, [[x, y], [to_x, to_y]]: [Point; 2], open: [i32; 2], path: &mut String) {
    let length = (to_x - x).abs() + (to_y - y).abs();
    let count = ((length + PERIOD / 2) / PERIOD).max(1);
    let (right, down) = ((to_x - x).signum(), (to_y - y).signum());
    let half = length / count * DASH / 200;
    for number in 0..=count {
        let middle = length * number / count;
        let (from, to) = ((middle - half).max(0), (middle + half).min(length));
        let place = |ahead: i32| if right == 0 { y + down * ahead } else { x + right * ahead };
        if (open[0]..open[1]).contains(&place(from).min(place(to))) {
            continue;
        }
        let (start, far) = ([x + right * from, y + down * from], pen.length((right + down) * (to - from)));
        let way = if right == 0 { 'v' } else { 'h' };
        push(path, format_args!("M{}{way}{far}", pen.at(start)));
    }
}
