//! Nonet: a Sudoku app for the web browser, built on the crate `nonet-engine`. The
//! modules are in reading order. ARCHITECTURE.md says which module may use which.

mod faults;
pub mod game;
pub mod kinds;
pub mod library;
pub mod plan;
pub mod rules;
pub mod session;
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub mod database;
#[cfg(target_arch = "wasm32")]
pub mod ui;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod english;
#[cfg(test)]
#[path = "../engine/tests/data/puzzles.rs"]
mod puzzles;
