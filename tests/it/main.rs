//! The native integration tests, in one binary: linking once is quicker.

#![allow(clippy::duplicate_mod)] // each example brings its shared modules along

mod examples;
mod fast_solver;
mod generating;
mod hinting;
mod layering;
mod learning;
mod oracle;
#[path = "../data/pinned.rs"]
mod pinned;
mod playing;
mod policy;
mod practice;
mod rating;
mod solving;
mod soundness;
mod spoiler;
mod tabs;
mod techniques;
mod workbench;
