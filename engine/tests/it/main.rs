//! The native integration tests, in one binary, because it links faster than several.

#![allow(clippy::duplicate_mod)] // examples share modules by path

mod attribution;
mod boards;
mod changing;
mod clues;
mod converting;
mod diagrams;
mod drawing;
#[cfg(feature = "english")]
mod english;
mod examples;
mod fast_solver;
mod formats;
mod generating;
mod marks;
mod minutes;
mod oracle;
mod parts;
mod paths;
#[path = "../data/pinned.rs"]
mod pinned;
mod positions;
mod practice;
mod proofs;
#[path = "../data/puzzles.rs"]
mod puzzles;
mod rating;
mod refuting;
mod rules;
mod samples;
mod solving;
mod soundness;
mod techniques;
#[path = "../data/texts.rs"]
mod texts;
mod threads;
mod true_candidates;
