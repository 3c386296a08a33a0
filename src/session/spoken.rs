//! The content of a live region: the last few announcements, in order. Each stands in an
//! element of its own, so a screen reader reads what is added, also when several
//! announcements follow each other within milliseconds.

use super::words::two_sentences;
use nonet_engine::message::Message;

/// Maximum number of announcements that the region holds. A screen reader has noticed
/// older ones long ago.
const MOST: usize = 5;

/// Minimum time between two announcements of a progress, in milliseconds. What is shown
/// changes more often.
const PROGRESS_MS: u64 = 5_000;

/// The last announcements.
#[derive(Default)]
pub(super) struct Spoken {
    /// The oldest first.
    heard: Vec<Heard>,
    /// Number of announcements so far.
    count: u32,
    /// Whether the update that made the last announcement goes on.
    is_open: bool,
    /// When a progress was announced last.
    progress_at: Option<u64>,
}

/// An announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// Its number. Two announcements of the same message differ by it.
    pub number: u32,
    /// The message.
    pub message: Message,
}

impl Spoken {
    /// Another update of the page's state begins.
    pub(super) fn begin_update(&mut self) {
        self.is_open = false;
    }

    /// Announces a message. Messages of one update are one announcement, because the
    /// page adds them at the same time and only their order within it is certain.
    pub(super) fn say(&mut self, message: Message) {
        if let Some(last) = self.heard.last_mut().filter(|_| self.is_open) {
            if last.message != message {
                last.message = two_sentences(last.message.clone(), message);
            }
            return;
        }
        self.is_open = true;
        self.count = self.count.wrapping_add(1);
        if self.heard.len() == MOST {
            self.heard.remove(0);
        }
        self.heard.push(Heard { number: self.count, message });
    }

    /// Announces a progress, unless it did so a moment ago. `now` is in milliseconds.
    pub(super) fn say_progress(&mut self, message: Message, now: u64) {
        if self.progress_at.is_none_or(|at| now >= at + PROGRESS_MS) {
            self.progress_at = Some(now);
            self.say(message);
        }
    }

    /// Forgets what was said, since the player leaves the page: no region may say it again.
    pub(super) fn clear(&mut self) {
        self.heard.clear();
        self.progress_at = None;
    }

    /// The last announcements, the oldest first.
    pub(super) fn heard(&self) -> &[Heard] {
        &self.heard
    }
}

#[cfg(test)]
mod tests {
    use super::super::words::{erased, notes_filled, step_done};
    use super::*;

    #[test]
    fn announcements_queue_in_order_and_the_oldest_leave() {
        let mut spoken = Spoken::default();
        for _ in 0..MOST + 2 {
            spoken.begin_update();
            spoken.say(erased());
        }
        let numbers: Vec<u32> = spoken.heard().iter().map(|heard| heard.number).collect();
        assert_eq!(numbers, [3, 4, 5, 6, 7], "the same message again is another announcement");
    }

    #[test]
    fn a_progress_is_announced_once_and_then_every_five_seconds() {
        let mut spoken = Spoken::default();
        let mut told = Vec::new();
        for now in (0..12_000).step_by(100) {
            spoken.begin_update();
            let before = spoken.count;
            spoken.say_progress(step_done(), now);
            told.extend((spoken.count > before).then_some(now));
        }
        assert_eq!(told, [0, 5_000, 10_000]);
        spoken.clear();
        assert!(spoken.heard().is_empty());
        spoken.say_progress(step_done(), 12_000);
        assert_eq!(spoken.heard().len(), 1, "another page is loading");
    }

    #[test]
    fn messages_of_one_update_are_one_announcement() {
        let mut spoken = Spoken::default();
        spoken.say(erased());
        spoken.say(notes_filled());
        spoken.begin_update();
        spoken.say(step_done());
        spoken.say(step_done());
        let messages: Vec<&Message> = spoken.heard().iter().map(|heard| &heard.message).collect();
        assert_eq!(messages, [&two_sentences(erased(), notes_filled()), &step_done()]);
    }
}
