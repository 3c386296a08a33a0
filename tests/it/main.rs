//! The native integration tests, in one binary: linking once is quicker.

mod colours;
#[path = "../../src/english.rs"]
mod english;
mod hinting;
mod jobs;
mod layering;
mod learning;
mod literals;
mod messages;
mod playing;
mod policy;
#[path = "../../engine/tests/data/puzzles.rs"]
mod puzzles;
mod sentences;
mod spoiler;
mod tabs;
mod workbench;

/// What the panel says, in English.
fn said(session: &nonet::session::Session) -> String {
    session.message().message.as_ref().map(english::english).unwrap_or_default()
}

/// What the live region says, in English. One text said twice counts as two.
fn spoken(heard: nonet::session::spoken::Heard) -> String {
    let mark = if heard.is_odd { "\u{200b}" } else { "" };
    heard.message.map(english::english).unwrap_or_default() + mark
}
