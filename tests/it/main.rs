//! The native integration tests, as one binary, which links faster than many.

use nonet::game::{Game, save};
use nonet::library::Record;
use nonet::library::label::Label;
use nonet::library::shelf::{Ask, Told};
use nonet::session::action::Effect;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::worker::protocol::{Job, Reply, Request};

mod boards;
mod clues;
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
mod replicas;
mod sentences;
mod setting;
mod spoiler;
mod store;
mod stored;
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

/// Lets the library say that it has these games of an entered puzzle, if it was asked. Returns
/// the effects of the answer, or else those that were there.
fn find_games(rooms: &mut Rooms, effects: Vec<Effect>, games: &[&Game]) -> Vec<Effect> {
    let is_search = |job: &&Job| {
        let Request::Shelf(ask) = &job.request else { return false };
        matches!(ask.unpack(), Some(Ask::Find(_)))
    };
    let mut started = effects.iter().filter_map(|effect| match effect {
        Effect::Start(job) => Some(job),
        _ => None,
    });
    let Some(job) = started.find(is_search) else { return effects };
    let record = |game: &&Game| Record { save: save::save(game, 0), label: Label::default() };
    let found = Told::Loaded(games.iter().map(record).collect());
    rooms.update(RoomAction::Done(job.id, Reply::Shelf(Ok((&found).into()))), 0)
}
