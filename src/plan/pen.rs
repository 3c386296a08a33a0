//! Writes lengths in thousandths of a cell as the numbers of an SVG.

use std::fmt::{Arguments, Write};

use nonet_engine::Cell;

/// A point, or a direction, in thousandths of a cell: to the right and down.
pub(super) type Point = [i32; 2];

/// What turns thousandths of a cell into the units of a picture.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    /// Cells in a row.
    pub(super) count: usize,
    /// The side of a cell in the units of the picture.
    pub(super) cell: usize,
}

impl Pen {
    pub(super) fn new(count: usize, cell: usize) -> Self {
        Self { count, cell }
    }

    /// A length, with at most one decimal.
    pub(super) fn length(self, length: i32) -> String {
        let tenths = length * self.cell as i32 / 100;
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        let sign = if tenths < 0 { "-" } else { "" };
        if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
    }

    /// A point.
    pub(super) fn at(self, [x, y]: Point) -> String {
        format!("{} {}", self.length(x), self.length(y))
    }

    /// The row and the column of a cell.
    pub(super) fn place(self, cell: Cell) -> [i32; 2] {
        [(cell.index() / self.count) as i32, (cell.index() % self.count) as i32]
    }

    /// The middle of a cell.
    pub(super) fn middle(self, cell: Cell) -> Point {
        let [row, column] = self.place(cell);
        [column * 1000 + 500, row * 1000 + 500]
    }

    /// The middle between two cells.
    pub(super) fn border(self, [one, other]: [Cell; 2]) -> Point {
        let ([x, y], [to_x, to_y]) = (self.middle(one), self.middle(other));
        [i32::midpoint(x, to_x), i32::midpoint(y, to_y)]
    }

    /// A circle around a point.
    pub(super) fn circle(self, [x, y]: Point, half: i32) -> String {
        let (start, half, whole) = (self.at([x - half, y]), self.length(half), self.length(2 * half));
        format!("M{start}a{half} {half} 0 0 1 {whole} 0a{half} {half} 0 0 1-{whole} 0z")
    }

    /// A square around a point.
    pub(super) fn square(self, [x, y]: Point, half: i32) -> String {
        let (start, whole) = (self.at([x - half, y - half]), self.length(2 * half));
        format!("M{start}h{whole}v{whole}h-{whole}z")
    }

    /// A line through points.
    pub(super) fn polyline(self, points: impl IntoIterator<Item = Point>) -> String {
        let points: Vec<String> = points.into_iter().map(|point| self.at(point)).collect();
        points.split_first().map_or_else(String::new, |(first, rest)| {
            if rest.is_empty() { format!("M{first}h0") } else { format!("M{first}L{}", rest.join(" ")) }
        })
    }
}

/// The direction from one point to another, a cell long. To the right if they are one.
pub(super) fn direction([x, y]: Point, [to_x, to_y]: Point) -> Point {
    let (right, down) = (to_x - x, to_y - y);
    let length = (right * right + down * down).isqrt();
    if length == 0 { [1000, 0] } else { [right * 1000 / length, down * 1000 / length] }
}

/// The point that lies from another one so far ahead in a direction, and so far to its right.
pub(super) fn beside([x, y]: Point, [right, down]: Point, ahead: i32, aside: i32) -> Point {
    [x + (right * ahead - down * aside) / 1000, y + (down * ahead + right * aside) / 1000]
}

/// Adds a part to a path.
pub fn push(path: &mut String, part: Arguments) {
    // Writing to a string does not fail.
    let _ = path.write_fmt(part);
}
