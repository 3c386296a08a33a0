//! The messages of the library's pages. The texts are in `locales/en/rooms.ftl`.

use crate::game::moment::Day;
use crate::library::Entry;
use crate::library::shelf::{Added, Collected, ShelfFault};
use crate::library::summary::Summary;
use crate::session::learning::words::failed;
use crate::session::words;
use crate::worker::protocol::Failure;
use nonet_engine::human::pace::Pace;
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::{labels, messages};

labels! {
    fn date_today();
    fn date_yesterday();
    fn date_unknown();
}

messages! {
    /// "Sunday".
    pub fn date_weekday(day: u32);
    /// The first letter of the weekday.
    pub fn date_narrow(day: u32);
    fn date_day(day: u32);
    fn date_year(day: u32);
    /// "Sunday 22 November".
    pub fn date_long(day: u32);
    /// "November 2026".
    pub fn date_month(day: u32);

    /// `parts`: what else there is to say of it.
    fn games_entry(level: Message, placed: usize, open: usize, parts: Vec<Message>);
    fn games_solved_in(time: String);
    fn games_played_for(time: String);
    fn games_rating(rating: String);
    fn games_last(date: Message);
    fn games_estimated(minutes: Message);
    fn games_titled(title: String);
    fn games_numbered(title: String, number: u32);
    fn games_on_board();
    /// Number of cells left to fill.
    pub fn games_to_go(count: usize);

    pub(super) fn games_deleted(count: usize);
    pub(super) fn games_brought_back(count: usize);
    pub(super) fn games_board_stays();
    pub(super) fn games_saved(count: usize);
    pub(super) fn games_unreadable();
    pub(super) fn games_failed();
    fn games_blocked();
    fn games_full();
    fn games_newer();
    fn games_no_backup();
    /// Number of stored games that can't be read.
    pub fn games_unread(count: usize);
    fn restored_new(count: usize);
    fn restored_updated(count: usize);
    fn restored_kept(count: usize);
    fn restored_unread(count: usize);
    fn restored_newer(count: usize);
    fn restored_cut();
    fn restored_others();
    fn restored_nothing();
    /// How many of all games are shown.
    pub fn games_found(count: usize, all: usize);
    pub(super) fn games_collecting(count: usize);
    fn collected_added(count: usize);
    fn collected_unsolvable(count: usize);
    fn collected_several(count: usize);
    pub(super) fn games_picked(count: usize);
}

/// Why the worker did not answer.
pub fn of_loss(failure: Failure) -> Message {
    failed(failure)
}

/// Why the library can't answer.
pub fn of_fault(fault: ShelfFault) -> Message {
    match fault {
        ShelfFault::Blocked => games_blocked(),
        ShelfFault::Full => games_full(),
        ShelfFault::Newer => games_newer(),
        ShelfFault::NoBackup => games_no_backup(),
        ShelfFault::Beyond | ShelfFault::Failed => games_failed(),
    }
}

/// What became of games that were added, one sentence after the other.
pub fn of_added(added: &Added) -> Vec<Message> {
    let counted = |count: usize, message: fn(usize) -> Message| (count > 0).then(|| message(count));
    let mut sentences: Vec<Message> = [
        counted(added.new.len(), restored_new),
        counted(added.updated.len(), restored_updated),
        (added.others > 0).then(restored_others),
        counted(added.kept, restored_kept),
        counted(added.unread, restored_unread),
        counted(added.newer, restored_newer),
        added.is_cut.then(restored_cut),
    ]
    .into_iter()
    .flatten()
    .collect();
    if sentences.is_empty() {
        sentences.push(restored_nothing());
    }
    sentences
}

/// What became of the puzzles of a collection, one sentence after the other.
pub fn of_collected(collected: &Collected) -> Vec<Message> {
    let Collected { added, unsolvable, several } = *collected;
    let mut sentences = vec![collected_added(added)];
    sentences.extend((unsolvable > 0).then(|| collected_unsolvable(unsolvable)));
    sentences.extend((several > 0).then(|| collected_several(several)));
    sentences
}

/// A day as players say it: today, yesterday, a weekday of the last week, or a date.
pub fn date(day: Option<Day>, today: Day) -> Message {
    let Some(day) = day else { return date_unknown().into() };
    match today.0 - day.0 {
        0 => date_today().into(),
        1 => date_yesterday().into(),
        2..=6 => date_weekday(number(day)),
        _ if day.date().0 == today.date().0 => date_day(number(day)),
        _ => date_year(number(day)),
    }
}

/// A day as an argument of a message, which the page formats. It has no name for days after the
/// year 9999.
pub fn number(day: Day) -> u32 {
    day.0.clamp(0, Day::of(9_999, 12, 31).0).unsigned_abs()
}

/// "Hard", "Custom" or "Your puzzle", and whether the game is a copy.
pub fn level(summary: &Summary) -> Message {
    named(words::level_of(summary.recipe.as_ref()), summary)
}

/// The name of a game, and whether the game is a copy.
fn named(name: Message, summary: &Summary) -> Message {
    words::level_kind(name, summary.is_copy, summary.is_version)
}

/// The day on which a game was last played.
pub fn last_day(summary: &Summary) -> Option<Day> {
    summary.dates.changed.map(crate::game::moment::Moment::day)
}

/// "4.5"; `None` if the rating is not known.
pub fn rating(summary: &Summary) -> Option<String> {
    summary.er.map(tenths)
}

/// How long a game that is not solved should take, if that is known.
pub fn minutes(summary: &Summary, pace: &Pace) -> Option<Message> {
    let minutes = summary.minutes.filter(|_| !summary.is_solved)?;
    Some(words::minutes(&minutes, pace))
}

/// A time in milliseconds as minutes and seconds.
pub fn clock(milliseconds: u64) -> String {
    words::clock(milliseconds)
}

/// The time played.
pub fn time(summary: &Summary) -> String {
    words::clock(summary.elapsed)
}

/// What a game is called: its title, or else its level.
pub fn heading(entry: &Entry) -> Message {
    match title(entry) {
        Some(title) => named(title, &entry.summary),
        None => level(&entry.summary),
    }
}

/// The title of a game, with its number in a collection; `None` if it has none.
fn title(entry: &Entry) -> Option<Message> {
    let label = &entry.label;
    match (entry.title(), label.collection.is_empty()) {
        (title, _) if !title.is_empty() => Some(games_titled(title.to_owned())),
        (_, false) => Some(games_numbered(label.collection.clone(), label.number)),
        (_, true) => None,
    }
}

/// The name of a game for screen readers.
pub fn name(entry: &Entry, pace: &Pace, today: Day, is_on_board: bool) -> Message {
    let summary = &entry.summary;
    let time = time(summary);
    let parts = [
        title(entry),
        is_on_board.then(games_on_board),
        rating(summary).map(games_rating),
        minutes(summary, pace).map(games_estimated),
        Some(if summary.is_solved { games_solved_in(time) } else { games_played_for(time) }),
        Some(games_last(date(last_day(summary), today))),
    ];
    let parts = parts.into_iter().flatten().collect();
    games_entry(level(summary), summary.placed_count(), summary.open_count(), parts)
}
