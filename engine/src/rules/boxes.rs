//! Boxes: the usual regions, rectangles as square as the side allows. They are no kind of
//! [`KINDS`](super::KINDS), since a board has them unless a jigsaw takes their place.

/// Rows and columns of a box. `None` for a prime number.
pub(super) fn size_of(side: usize) -> Option<(usize, usize)> {
    let rows =
        (2..=side).take_while(|rows| rows * rows <= side).filter(|rows| side.is_multiple_of(*rows)).last()?;
    Some((rows, side / rows))
}

/// The box of each cell, counted row by row.
pub(super) fn regions(side: usize, (rows, columns): (usize, usize)) -> Vec<u8> {
    (0..side * side).map(|cell| (cell / side / rows * rows + cell % side / columns) as u8).collect()
}
