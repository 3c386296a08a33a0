//! Sudoku itself: boards of any geometry, solving, generating, and the steps
//! that a person takes. Pure: no clock,
//! no randomness of its own, no browser.

mod bits;
pub mod cell;
mod classic;
pub mod digit;
mod error;
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
mod sets;
pub mod solve;
pub mod symmetry;

pub use cell::Cell;
pub use classic::{CellSet, HouseSet};
pub use digit::{Digit, DigitSet};
pub use error::{OutOfRange, UnknownName};
pub use geometry::{Geometry, House, HouseKind, Variant};
pub use grid::{Grid, GridError};
pub use puzzle::{Level, Method, Puzzle, Recipe};
pub use sets::Items;
pub use symmetry::Symmetry;
