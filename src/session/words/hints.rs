//! The messages of hints.

use nonet_engine::human::{LinkKind, Role, ShownStep, Tier};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, messages};

use super::{candidate_in_cell, name_of};
use crate::game::board::Board;
use crate::game::fault::Fault;
use crate::session::action::Failure;
use crate::session::hinting::{Act, Help, Stage, depth};
use crate::session::spine::{Sample, role_of};

messages! {
    pub(in crate::session) fn hint_title();
    pub(in crate::session) fn hint_looking();
    pub(in crate::session) fn hint_closed();
    pub(in crate::session) fn hint_mistake();
    /// What is shown while the worker looks for an answer.
    pub(in crate::session) fn hint_thinking();
    fn hint_where_to_look();
    fn hint_the_pattern();
    pub(in crate::session) fn hint_sentence_of(number: usize, count: usize);
    /// `tier`: how difficult the technique is.
    fn tier_name(tier: &'static str);
    fn tier_if_unique(tier: Message);

    fn next_is(technique: Message);
    /// Which of the steps of a proof is open, or of the steps that can be made now.
    pub(in crate::session) fn proof_place(number: usize, count: usize);
    pub(in crate::session) fn another_place(number: usize, count: usize);
    pub(in crate::session) fn another_none();

    pub(in crate::session) fn singles_none();
    fn singles_count(count: usize);
    fn singles_told(candidates: Vec<Message>);

    pub(in crate::session) fn simpler_title();
    pub(in crate::session) fn why_title(cell: String, digit: Digit);
    pub(in crate::session) fn why_question(cell: String);
    pub(in crate::session) fn why_filled(cell: String, digit: Digit);
    pub(in crate::session) fn why_seen(cell: String, digit: Digit, cells: Vec<String>);

    /// What the player can ask, as labels of buttons.
    pub(in crate::session) fn ask_singles();
    pub(in crate::session) fn ask_clues();
    pub(in crate::session) fn ask_why();
    pub(in crate::session) fn ask_again();
    pub(in crate::session) fn ask_another();
    fn ask_proof();
    fn ask_simpler();
    fn ask_name();

    fn fault_digit_in(house: Message);
    fn fault_candidate_in(house: Message);
    fn fault_digit_at(cell: String, digit: Digit);
    fn fault_candidate_at(cell: String, digit: Digit);
    fn point_at_cell(cell: String);
    fn point_at_digit(cell: String, digit: Digit);

    fn press_show_fault();
    fn press_resume();
    fn press_erase();
    fn press_put_back();
    /// The label of the button that applies a hint.
    pub fn press_do();
    fn press_next();
    pub(in crate::session) fn moves_undone(count: usize);

    fn hint_not_loaded();
    fn hint_crashed();
    fn hint_took_too_long();

    /// What a mark of the pattern stands for.
    fn legend_sample(sample: &'static str);
    /// How many hints a solved game took, and how far the deepest one went.
    fn end_hints(count: u32, depth: &'static str);

    /// A hint as the live region announces it.
    pub(in crate::session) fn hint_spoken(title: Message, text: Message);
    pub(in crate::session) fn hint_spoken_detail(title: Message, detail: Message, text: Message);
}

/// Title, detail and text of a step at a stage.
pub(in crate::session) fn step(step: &ShownStep, stage: Stage) -> (Message, Option<Message>, Message) {
    let name = || step.code.name();
    match stage {
        Stage::Look => (hint_where_to_look(), None, step.look.message.clone()),
        Stage::Name => (name(), Some(tier_of(step)), step.code.lesson()),
        Stage::NameOnly => (name(), Some(tier_of(step)), next_is(name())),
        Stage::Place => (name(), Some(tier_of(step)), step.look.message.clone()),
        Stage::Pattern => (name(), Some(hint_the_pattern()), step.drawn.clone()),
        Stage::Proof(at) => {
            let place = hint_sentence_of(at + 1, step.sentences.len());
            (name(), Some(place), step.sentences[at].message.clone())
        }
    }
}

/// The difficulty of the step's technique, and whether it needs a unique solution.
pub(in crate::session) fn tier_of(step: &ShownStep) -> Message {
    let tier = tier(step.tier);
    if step.needs_uniqueness { tier_if_unique(tier) } else { tier }
}

/// The difficulty of a technique.
pub fn tier(tier: Tier) -> Message {
    tier_name(tier_id(tier))
}

/// The id of a technique's difficulty in the message files.
pub(in crate::session) fn tier_id(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "beginner",
        Tier::Easy => "easy",
        Tier::Medium => "medium",
        Tier::Hard => "hard",
        Tier::Expert => "expert",
        Tier::Extreme => "extreme",
        Tier::Beyond => "beyond",
    }
}

/// The message about a mistake: its box first, then the mistake itself.
pub(in crate::session) fn fault(board: &Board, fault: Fault, is_shown: bool) -> Message {
    let geometry = board.geometry();
    let cell = geometry.name(fault.cell());
    let mut houses = geometry.houses_of(fault.cell()).iter().map(|&house| &geometry.houses()[house]);
    let place = houses.find(|house| house.kind.is_box_or_region()).map_or_else(hint_mistake, name_of);
    match (fault, is_shown) {
        (Fault::Digit(..), false) => fault_digit_in(place),
        (Fault::Removed(..), false) => fault_candidate_in(place),
        (Fault::Digit(_, digit), true) => fault_digit_at(cell, digit),
        (Fault::Removed(_, digit), true) => fault_candidate_at(cell, digit),
    }
}

/// The message about a cell to fill: the place first, then the digit.
pub(in crate::session) fn point(board: &Board, cell: Cell, digit: Option<Digit>) -> Message {
    let name = board.geometry().name(cell);
    match digit {
        None => point_at_cell(name),
        Some(digit) => point_at_digit(name, digit),
    }
}

/// How many cells singles fill, or which digits they place.
pub(in crate::session) fn singles(board: &Board, all: &[(Cell, Digit)], is_told: bool) -> Message {
    if !is_told {
        return singles_count(all.len());
    }
    let name = |cell| board.geometry().name(cell);
    singles_told(all.iter().map(|&(cell, digit)| candidate_in_cell(digit, name(cell))).collect())
}

/// The label of a question, or of something else that a menu offers.
pub fn ask(act: Act) -> Message {
    match act {
        Act::Name => ask_name(),
        Act::Singles => ask_singles(),
        Act::Clues => ask_clues(),
        Act::Prove => ask_proof(),
        Act::Simpler => ask_simpler(),
        Act::Another => ask_another(),
        _ => ask_why(),
    }
}

/// The label of the button for the next stage.
pub(in crate::session) fn next_press(help: &Help, has_next: bool) -> Message {
    match help {
        Help::Fault { is_shown: false, .. } => press_show_fault(),
        Help::Fault { fault: Fault::Digit(..), .. } => press_erase(),
        Help::Fault { .. } => press_put_back(),
        Help::Answer(answer) => match (&answer.about, has_next) {
            (Some(_), true) => press_next(),
            (Some(_), false) => ask_again(),
            (None, true) => press_show_fault(),
            (None, false) => press_resume(),
        },
        _ if has_next => press_next(),
        _ => press_do(),
    }
}

/// What a sample in the legend of a pattern stands for.
pub fn sample_name(sample: Sample) -> Message {
    legend_sample(match role_of(sample) {
        None => match sample {
            Sample::Links(Some(LinkKind::Strong)) => "strong",
            Sample::Links(Some(LinkKind::Weak)) => "weak",
            _ => "links",
        },
        Some(Role::Base) => "base",
        Some(Role::Cover) => "cover",
        Some(Role::Kept) => "kept",
        Some(Role::Fin) => "fin",
        Some(Role::On | Role::ColourA) => "on",
        Some(Role::Off | Role::ColourB) => "off",
        Some(Role::ColourC) => "second_on",
        Some(Role::ColourD) => "second_off",
        Some(Role::SetA) => "first_set",
        Some(Role::SetB) => "second_set",
        Some(Role::SetC) => "third_set",
        Some(Role::Focus | Role::Removed | Role::Placed) => "focus",
    })
}

/// The hints of a solved game.
pub(in crate::session) fn used(count: u32, deepest: u8) -> Message {
    end_hints(count, depth_name(deepest))
}

/// The id of the deepest hint's stage in the message files.
pub(super) fn depth_name(deepest: u8) -> &'static str {
    match deepest {
        0 => "unknown",
        depth::FAULT => "mistake",
        depth::LOOK => "place",
        depth::NAME => "name",
        depth::PATTERN => "pattern",
        depth::PROOF => "proof",
        _ => "step",
    }
}

pub(in crate::session) fn hint_failed(failure: Failure) -> Message {
    match failure {
        Failure::Load => hint_not_loaded(),
        Failure::Crash => hint_crashed(),
        Failure::Timeout => hint_took_too_long(),
    }
}
