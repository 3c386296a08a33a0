//! Protects what must not be overwritten, and shows notices about it. A save that this version
//! can't read is never lost: a damaged save is set aside first, and a newer version's save stays
//! where it is. `storing` routes to this part.

use super::context::Context;
use super::effect::{Effect, Slot};
use super::words;
use crate::game::Game;
use crate::game::save::{self, LoadError};
use nonet_engine::message::Message;

/// A message that stays until the player dismisses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What happened.
    pub text: Message,
    /// What the player can do about it.
    pub offer: Option<Offer>,
}

/// What a notice offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Download the saves that could not be read.
    Download,
    /// Load the page again.
    Reload,
    /// Take the game along as a link or a file.
    Share,
}

/// Why a slot must not be overwritten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// It holds a damaged save that is not yet set aside.
    Damaged,
    /// It holds the save of a newer version.
    Newer,
}

/// The slots that this tab must not overwrite, and the notices.
#[derive(Default)]
pub(super) struct Keeping {
    held: Vec<(Slot, Why)>,
    /// The texts of all saves that could not be read.
    damaged: String,
    /// Whether the device stores nothing. The player has been told then.
    is_failing: bool,
    /// The notices, each until it is dismissed. The first one is shown.
    notices: Vec<Notice>,
    /// Whether the page was loaded again just now, so that a newer version would be here.
    is_reloaded: bool,
}

impl Keeping {
    pub(super) fn new(is_reloaded: bool) -> Self {
        Self { is_reloaded, ..Self::default() }
    }

    pub(super) fn is_held(&self, slot: Slot) -> bool {
        self.held.iter().any(|(held, _)| *held == slot)
    }

    /// Whether a newer version of Nonet has stored the game.
    pub(super) fn is_newer(&self) -> bool {
        self.held.contains(&(Slot::Game, Why::Newer))
    }

    /// The store has answered: what is newer from now on came while the page was open, and loading
    /// it again helps.
    pub(super) fn open(&mut self) {
        self.is_reloaded = false;
    }

    /// Reads the game in a slot. A save that can't be read is protected, and a notice
    /// is added.
    pub(super) fn read(&mut self, slot: Slot, text: Option<&str>, context: &mut Context) -> Option<Game> {
        let game = self.read_stored(slot, text, context)?;
        self.let_go(slot);
        Some(game)
    }

    /// Reads a game of the store. A slot that holds a damaged copy of it stays protected.
    pub(super) fn read_stored(
        &mut self,
        slot: Slot,
        text: Option<&str>,
        context: &mut Context,
    ) -> Option<Game> {
        let text = text?;
        match save::load(text) {
            Ok(game) => {
                self.held.retain(|held| *held != (slot, Why::Newer));
                return Some(game);
            }
            Err(LoadError::Newer(_)) if slot == Slot::Game => self.hold_store(),
            Err(LoadError::Newer(_)) => self.hold(slot, Why::Newer),
            Err(error) => self.hold_damaged(slot, text, &error, context),
        }
        None
    }

    fn hold_damaged(&mut self, slot: Slot, text: &str, error: &LoadError, context: &mut Context) {
        self.hold(slot, Why::Damaged);
        // By bytes: the search of `str::contains` is much code, and nothing else needs it.
        let is_known = text.is_empty()
            || self.damaged.as_bytes().windows(text.len()).any(|part| part == text.as_bytes());
        if !is_known {
            self.damaged.push_str(text);
            self.damaged.push('\n');
            let told =
                if slot == Slot::Game { words::damaged(error) } else { words::previous_damaged(error) };
            self.notify(told, Some(Offer::Download));
        }
        context.push(Effect::SetAside(slot, self.damaged.clone()));
    }

    fn hold(&mut self, slot: Slot, why: Why) {
        self.let_go(slot);
        self.held.push((slot, why));
    }

    /// Allows a slot to be overwritten again.
    pub(super) fn let_go(&mut self, slot: Slot) {
        self.held.retain(|(held, _)| *held != slot);
    }

    /// Adds a notice about a damaged save of an earlier visit.
    pub(super) fn recall_damaged(&mut self, text: String) {
        self.damaged = text;
        self.notify(words::damaged_before(), Some(Offer::Download));
    }

    /// Offers the damaged saves as a download.
    pub(super) fn download_damaged(&self, context: &mut Context) {
        let text = self.damaged.clone();
        context.push(Effect::Download { name: "nonet-damaged-save.txt", text });
    }

    /// Dismisses the first notice. After the last notice about damaged saves, these are
    /// deleted; returns their slots.
    pub(super) fn dismiss(&mut self, context: &mut Context) -> Vec<Slot> {
        if self.notices.is_empty() {
            return Vec::new();
        }
        let notice = self.notices.remove(0);
        let is_last = !self.notices.iter().any(|other| other.offer == Some(Offer::Download));
        if notice.offer != Some(Offer::Download) || !is_last {
            return Vec::new();
        }
        self.damaged.clear();
        context.push(Effect::Forget(Slot::Damaged));
        let damaged = self.held.iter().filter(|(_, why)| *why == Why::Damaged);
        damaged.map(|(slot, _)| *slot).collect()
    }

    /// The notice that is shown.
    pub(super) fn notice(&self) -> Option<&Notice> {
        self.notices.first()
    }

    /// Offers the newer version. The game is stored, so the player may reload at any time.
    pub(super) fn offer_update(&mut self) {
        self.notify(words::update_ready(), Some(Offer::Reload));
    }

    /// Adds a notice unless it is already there.
    fn notify(&mut self, text: Message, offer: Option<Offer>) {
        let notice = Notice { text, offer };
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// A newer version of Nonet has stored the game or changed the store: nothing can be stored
    /// here. If the player has loaded the page again already, the game can still be taken along.
    pub(super) fn hold_store(&mut self) {
        self.hold(Slot::Game, Why::Newer);
        let offer = if self.is_reloaded { Offer::Share } else { Offer::Reload };
        self.notify(words::newer_save(), Some(offer));
    }

    /// Handles a failed attempt to store a text. The player sees one notice only,
    /// since every move would fail.
    pub(super) fn fail(&mut self) {
        if !std::mem::replace(&mut self.is_failing, true) {
            self.notify(words::store_failed(), Some(Offer::Share));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_save_is_held_until_its_notice_is_dismissed() {
        let (mut keeping, mut context) = (Keeping::default(), Context::new(1, 0));
        assert_eq!(keeping.read(Slot::Game, Some("not a save"), &mut context), None);
        assert!(keeping.is_held(Slot::Game));
        let aside = Effect::SetAside(Slot::Game, "not a save\n".to_owned());
        assert_eq!(context.take_effects(), [aside]);
        assert_eq!(keeping.notice().unwrap().offer, Some(Offer::Download));
        assert_eq!(keeping.dismiss(&mut context), [Slot::Game]);
        assert_eq!(context.take_effects(), [Effect::Forget(Slot::Damaged)]);
        assert_eq!(keeping.notice(), None);
    }

    #[test]
    fn a_device_that_stores_nothing_is_reported_once() {
        let (mut keeping, mut context) = (Keeping::default(), Context::new(1, 0));
        keeping.fail();
        assert!(keeping.notice().is_some());
        keeping.dismiss(&mut context);
        keeping.fail();
        assert_eq!(keeping.notice(), None);
    }
}
