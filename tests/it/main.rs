//! The native integration tests, as one binary, which links faster than many.

mod boards;
mod colours;
#[path = "../../src/english.rs"]
mod english;
// `english` names it by its path in the app.
use nonet::game;
mod first;
mod forms;
mod hinting;
mod importing;
mod jobs;
mod layering;
mod learning;
mod library;
mod literals;
mod messages;
mod playing;
mod policy;
#[path = "../../engine/tests/data/puzzles.rs"]
mod puzzles;
mod replay;
mod sentences;
mod spoiler;
mod tabs;
#[path = "../../engine/tests/data/texts.rs"]
mod texts;
mod tutor;
mod ways;
mod workbench;

/// The message in the panel, in English.
fn said(session: &nonet::session::Session) -> String {
    session.message().message.as_ref().map(english::english).unwrap_or_default()
}

/// The last announcement of the live region, in English.
fn spoken(heard: &[nonet::session::spoken::Heard]) -> String {
    heard.last().map(|heard| english::english(&heard.message)).unwrap_or_default()
}
