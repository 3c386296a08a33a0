//! Sudoku itself: boards of any geometry, solving, generating, and the steps
//! that a person takes. Pure: no clock,
//! no randomness of its own, no browser.

mod cell;
mod classic;
mod digit;
mod error;
pub mod formats;
pub mod generate;
mod geometry;
mod grid;
pub mod human;
mod level;
pub mod message;
pub mod play;
mod puzzle;
pub mod random;
pub mod rate;
mod sets;
pub mod solve;
mod symmetry;

pub use cell::{Cell, MAX_CELLS};
pub use classic::{CellSet, HouseSet};
pub use digit::{Digit, DigitSet, MAX_DIGIT};
pub use error::{Mismatch, OutOfRange, UnknownName};
pub use geometry::{Geometry, House, HouseKind, Layout, VARIANTS, Variant};
pub use grid::{BLANKS, Conflict, Grid, GridError};
pub use level::{Level, Method};
pub use puzzle::{ParseRecipeError, Puzzle, Recipe};
pub use sets::Items;
pub use symmetry::Symmetry;
