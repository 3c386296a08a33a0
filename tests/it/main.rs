//! The native integration tests, in one binary: linking once is quicker.

mod hinting;
mod layering;
mod learning;
mod playing;
mod policy;
mod spoiler;
mod tabs;
mod workbench;
