//! What is said with a hint.

use super::HouseKind;
use crate::game::board::Board;
use crate::game::fault::Fault;
use crate::session::action::Failure;
use crate::session::hinting::{Help, Stage};
use nonet_engine::human::{ShownStep, Tier};
use nonet_engine::{Cell, Digit};

pub(in crate::session) const LOOKING: &str = "Looking for the next step…";
pub(in crate::session) const HINT_CLOSED: &str = "The hint is put away.";

/// Title, detail and text of a step as far as it is shown.
pub(in crate::session) fn step(step: &ShownStep, stage: Stage) -> (String, String, String) {
    match stage {
        Stage::Look => ("Where to look".to_owned(), String::new(), step.look.text.clone()),
        Stage::Name => {
            let proviso = if step.needs_uniqueness { ", needs one solution" } else { "" };
            (step.name.clone(), format!("{}{proviso}", tier(step.tier)), step.lesson.clone())
        }
        Stage::Pattern => (step.name.clone(), "the pattern".to_owned(), step.drawn.clone()),
        Stage::Proof(at) => (
            step.name.clone(),
            format!("{} of {}", at + 1, step.sentences.len()),
            step.sentences[at].text.clone(),
        ),
    }
}

/// How difficult a technique is to see.
pub fn tier(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "beginner",
        Tier::Easy => "easy",
        Tier::Medium => "medium",
        Tier::Hard => "hard",
        Tier::Expert => "expert",
        Tier::Extreme => "extreme",
        Tier::Beyond => "beyond extreme",
    }
}

/// First which box, then what.
pub(in crate::session) fn fault(board: &Board, fault: Fault, is_shown: bool) -> String {
    let geometry = board.geometry();
    let name = geometry.name(fault.cell());
    let house = geometry.houses_of(fault.cell()).iter().map(|&house| &geometry.houses()[house]);
    let place = house.filter(|house| house.kind == HouseKind::Box).map(ToString::to_string).next();
    let place = place.unwrap_or_default();
    match (fault, is_shown) {
        (Fault::Digit(..), false) => format!("A digit in {place} is wrong."),
        (Fault::Removed(..), false) => format!("A note in {place} was taken away that is needed."),
        (Fault::Digit(_, digit), true) => format!("{name} is not {digit}."),
        (Fault::Removed(_, digit), true) => {
            format!("{digit} was taken away from {name}, but it is needed there.")
        }
    }
}

/// First where, then what.
pub(in crate::session) fn point(board: &Board, cell: Cell, digit: Option<Digit>) -> String {
    let name = board.geometry().name(cell);
    match digit {
        None => format!("Look at {name}: it can be filled now."),
        Some(digit) => format!("{name} is {digit}."),
    }
}

/// What the next press does.
pub(in crate::session) fn next_press(help: &Help, is_last: bool) -> &'static str {
    match help {
        Help::Fault { is_shown: false, .. } => "Show it",
        Help::Fault { fault: Fault::Digit(..), .. } => "Erase it",
        Help::Fault { .. } => "Put it back",
        _ if is_last => "Do it",
        _ => "Next",
    }
}

pub(in crate::session) fn rewound(count: usize) -> String {
    let moves = if count == 1 { "1 move".to_owned() } else { format!("{count} moves") };
    format!("{moves} undone. All is right again.")
}

/// ", with 2 hints, up to the name of a technique"
pub(in crate::session) fn hints(count: u32, deepest: u8) -> String {
    let furthest = match deepest {
        1 => ", up to what was wrong",
        2 => ", up to where to look",
        3 => ", up to a technique's name",
        4 => ", up to a pattern",
        5 => ", up to a proof",
        6.. => ", up to a whole step",
        0 => "",
    };
    match count {
        0 => ", without a hint".to_owned(),
        1 => format!(", with 1 hint{furthest}"),
        count => format!(", with {count} hints{furthest}"),
    }
}

pub(in crate::session) fn hint_failed(failure: Failure) -> &'static str {
    match failure {
        Failure::Load => "The helper that works hints out could not start. Your game is as it was.",
        Failure::Crash => "The helper stopped by accident. Your game is as it was: please ask again.",
        Failure::Timeout => "This took too long and was stopped. Your game is as it was.",
    }
}
