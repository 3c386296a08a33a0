//! The native integration tests, in one binary: linking once is quicker.

#![allow(clippy::duplicate_mod)] // each example brings its shared modules along

mod examples;
mod fast_solver;
mod generating;
mod oracle;
#[path = "../data/pinned.rs"]
mod pinned;
mod positions;
mod practice;
#[path = "../data/puzzles.rs"]
mod puzzles;
mod rating;
mod solving;
mod soundness;
mod techniques;
