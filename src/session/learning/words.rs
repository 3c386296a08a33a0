//! The messages of the learning pages. The texts are in `locales/en/rooms.ftl`.

use crate::session::action::Failure;
use crate::session::words::hints::tier_id;
use nonet_engine::Progress;
use nonet_engine::human::{ShownStep, Tier};
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::{Digit, messages};

messages! {
    pub(super) fn learn_loading();
    pub(super) fn learn_solving();
    fn learn_searching();
    fn learn_searching_so_far(count: u32);
    pub(super) fn learn_no_game();
    pub(super) fn learn_mistake();
    pub(in crate::session) fn learn_not_kept();
    fn learn_not_loaded();
    fn learn_crashed();
    fn learn_took_too_long();

    fn learn_section(section: &'static str);
    fn learn_rated(from: String, to: String);
    fn learn_tiers(from: Message, to: Message);
    fn learn_detail(section: Message, detail: Message);
    fn learn_found(count: usize);
    fn learn_all_shown();
    /// How many techniques the player has learned.
    pub fn learn_learned(learned: usize, count: usize);
    /// How many techniques of a section the player has learned.
    pub fn learn_section_learned(learned: usize, count: usize);
    /// How many positions the player has solved, of those that make a technique learned.
    pub fn learn_positions(solved: u32, needed: u32);

    fn practice_tier(tier: &'static str);
    fn practice_write(technique: Message);
    fn practice_remove(technique: Message);
    pub(super) fn practice_filled(cell: String);
    pub(super) fn practice_no_candidate(cell: String, digit: Digit);
    pub(super) fn practice_crossed(cell: String, digit: Digit);
    pub(super) fn practice_needed(cell: String, digit: Digit);
    pub(super) fn practice_wrong(cell: String, digit: Digit);
    fn practice_other_write(cell: String, digit: Digit, technique: Message);
    fn practice_other_remove(cell: String, digit: Digit, technique: Message);
    pub(super) fn practice_right(left: usize);
    fn practice_done(line: String, count: u32);

    fn path_group(technique: Message, count: usize);
    fn path_count(technique: Message, count: usize);
    fn path_summary(count: usize, techniques: Vec<Message>);
    pub(in crate::session) fn path_open(count: usize);
    fn path_spoken(number: usize, count: usize, technique: Message, sentences: Vec<Message>);
}

/// The heading of a section of the list of techniques.
pub(super) fn section(id: &'static str) -> Message {
    learn_section(id)
}

/// How difficult the techniques of a section are: by rating, or else by tier.
pub(super) fn difficulty(ratings: Option<(u16, u16)>, tiers: (Tier, Tier)) -> Message {
    match ratings {
        Some((from, to)) => learn_rated(tenths(from), tenths(to)),
        None if tiers.0 == tiers.1 => tier(tiers.0),
        None => learn_tiers(tier(tiers.0), tier(tiers.1)),
    }
}

/// A lesson's section and tier.
pub(super) fn detail(section: &'static str, tier_of: Tier) -> Message {
    learn_detail(learn_section(section), tier(tier_of))
}

/// How many techniques a search found.
pub(super) fn found(query: &str, count: usize) -> Message {
    if query.is_empty() { learn_all_shown() } else { learn_found(count) }
}

/// The name of a tier.
fn tier(tier: Tier) -> Message {
    practice_tier(tier_id(tier))
}

/// The progress of the search for a position.
pub(super) fn looking(progress: Option<Progress>) -> Message {
    progress.map_or_else(learn_searching, |progress| learn_searching_so_far(progress.done))
}

pub(in crate::session) fn failed(failure: Failure) -> Message {
    match failure {
        Failure::Load => learn_not_loaded(),
        Failure::Crash => learn_crashed(),
        Failure::Timeout => learn_took_too_long(),
    }
}

/// Consecutive steps of one technique.
pub(super) fn group(step: &ShownStep, count: usize) -> Message {
    path_group(step.code.name(), count)
}

/// The part of a line in players' notation that says what the step does.
pub(super) fn outcome(line: &str) -> &str {
    line.split_once(" => ").or_else(|| line.split_once(": ")).map_or(line, |(_, outcome)| outcome)
}

/// The number of steps of each technique on a path.
pub(super) fn summary(counts: Vec<(Message, usize)>, all: usize) -> Message {
    path_summary(all, counts.into_iter().map(|(technique, count)| path_count(technique, count)).collect())
}

/// A step of a path as the live region announces it.
pub(super) fn step(step: &ShownStep, at: usize, count: usize, sentences: Vec<Message>) -> Message {
    path_spoken(at + 1, count, step.code.name(), sentences)
}

/// The instruction for an exercise.
pub(super) fn task(technique: Message, writes: bool) -> Message {
    if writes { practice_write(technique) } else { practice_remove(technique) }
}

/// The digit is right, but this technique does not show it.
pub(super) fn elsewhere(place: String, digit: Digit, writes: bool, technique: Message) -> Message {
    let say = if writes { practice_other_write } else { practice_other_remove };
    say(place, digit, technique)
}

/// The player found the whole step.
pub(super) fn done(step: &ShownStep, count: u32) -> Message {
    practice_done(step.line.clone(), count)
}
