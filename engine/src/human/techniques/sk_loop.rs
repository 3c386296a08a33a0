//! SK-loop: two rows and two columns that cross in four boxes. In each box, the two other cells of
//! the row and of the column belong to the pattern. These 16 cells form a loop: box, row, box,
//! column and so on. If the digits fit there at most 16 times in all, they are nowhere else in
//! these boxes and lines.
//! Found by Steve Kurzhals. [`counted`](crate::human::counted) counts and explains. Only for the classic
//! board: on others the lines and boxes do not cross like this.

use std::ops::ControlFlow;

use crate::human::cells::{box_of, cell_at};
use crate::human::counted::Counted;
use crate::human::{Code, Finder, HouseSet, Position, Sink, Technique, Tier, is_classic};

/// Sixteen cells around four crossings.
pub static TECHNIQUE: Technique = Technique {
    name: "SK-Loop",
    code: Code::from_static("1502"),
    example: "1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 615 325 825 231 135 235 251 651 852 153 157 257 358 958 659 175 275 584 485 691 695 => r7c3<>1, r1c3<>7, r2c6<>8",
    near_miss: "........2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 615 325 825 231 135 235 251 651 852 153 157 257 358 958 659 175 275 584 485 691 695",
    tier: Tier::Beyond,
    score: 620,
    holds_on: is_classic,
    find: Finder::new(find, |_, _| ControlFlow::Continue(())),
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for rows in pairs() {
        for columns in pairs() {
            let crossings = rows.map(|row| columns.map(|column| cell_at(row, column))).concat();
            let lines: HouseSet = rows.into_iter().chain(columns.map(|column| column + 9)).collect();
            let boxes: HouseSet = crossings.iter().map(|&cell| box_of(cell) + 18).collect();
            let cells = (lines.cells() & boxes.cells()) - crossings.into_iter().collect();
            if !cells.is_subset(position.empty()) {
                continue;
            }
            let Some(counted) = Counted::new(position, cells, lines | boxes) else { continue };
            let removed = counted.removed(position);
            if !removed.is_empty() {
                sink(counted.step(&TECHNIQUE, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two lines of different bands.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |other| [one, other]))
}
