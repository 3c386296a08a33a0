//! The native integration tests, in one binary: linking once is quicker.

mod generating;
mod layering;
mod oracle;
mod playing;
mod solving;
