//! A board in small: a square for each digit, in ink for givens and in the accent's colour for
//! placed digits. Drawn by `ui::components::own_found`.

use std::fmt::Write as _;

use nonet_engine::formats::exchange::Record;

/// The side of a cell in units of the view box.
const PITCH: usize = 8;
/// The side of a square.
const SIDE: usize = 5;

/// The picture of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thumbnail {
    /// The view box of the picture.
    pub view_box: String,
    /// The path of the givens.
    pub givens: String,
    /// The path of the placed digits.
    pub placed: String,
}

impl Thumbnail {
    /// Draws a puzzle.
    pub fn of(record: &Record) -> Self {
        let geometry = record.givens.geometry();
        let length = geometry.side() * PITCH;
        let (mut givens, mut placed) = (String::new(), String::new());
        for (cell, _) in record.progress.filled() {
            let path = if record.givens.get(cell).is_some() { &mut givens } else { &mut placed };
            let (x, y) = (geometry.column(cell) * PITCH, geometry.row(cell) * PITCH);
            // Writing to a text never fails.
            let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        // The last square has no gap after it.
        let length = length - (PITCH - SIDE);
        Self { view_box: format!("0 0 {length} {length}"), givens, placed }
    }
}
