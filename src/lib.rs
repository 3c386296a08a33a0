//! Nonet: a Sudoku app for the web browser. The crate in reading order; what
//! may name what is in ARCHITECTURE.md and checked by a test.

pub mod engine;
pub mod formats;
pub mod game;
pub mod play;
pub mod session;
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub mod ui;
