//! Everything the page knows that is not pixels.

pub mod action;
pub mod settings;
pub mod view;
