//! Writing the paths of SVG pictures. Used by the score, the contour of the selected cells
//! and the drawings of lessons.

use std::fmt::{Arguments, Write as _};

/// Adds a part to a path.
pub fn push(path: &mut String, part: Arguments) {
    // Writing to a string does not fail.
    let _ = path.write_fmt(part);
}
