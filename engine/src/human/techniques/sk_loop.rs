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
    example: ".....+7....2...8.5.8..6.3..9....+3.57........3.3..7.6..4...27.4+6+525.+3+6+4.8.64.8....3 911 921 729 237 238 941 951 => r36c5,r7c1,r8c9<>1, r6c5<>2, r3c5<>4, r15c3<>5, r6c5<>8, r6c5<>9",
    near_miss: ".....+7....2...8.5.8..6.3..9....+3.57........3.3..7.6..4...27.4+6+525.+3+6+4.8.64.8....3 921 729 237 238 941 951",
    tier: Tier::Beyond,
    score: 620,
    holds_on: is_classic,
    find: Finder { classic: find, wide: |_, _| ControlFlow::Continue(()) },
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
