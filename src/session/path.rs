//! Writing the paths of SVG pictures, for the score, the contour of the selected cells and the
//! drawings of lessons. Plans of boards are written with it, too.

pub use crate::plan::push;
