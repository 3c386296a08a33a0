//! Sudoku itself: boards of any geometry, solving, generating, and the steps
//! that a person takes. Pure: no clock,
//! no randomness of its own, no browser.

mod bits;
pub mod cell;
pub mod digit;
pub mod formats;
pub mod generate;
pub mod geometry;
pub mod grid;
pub mod human;
pub mod message;
pub mod play;
pub mod puzzle;
pub mod random;
pub mod rate;
pub mod solve;
pub mod symmetry;

pub use cell::Cell;
pub use digit::{Digit, DigitSet};
pub use geometry::{Geometry, House, HouseKind, Variant};
pub use grid::{Grid, GridError};
pub use puzzle::{Level, Method, Puzzle, Recipe};
pub use symmetry::Symmetry;
