//! Texts kept on the device, by slot. Local storage is written before the call
//! returns, which is what lets every move be kept before the next frame.
//!
//! What the device does not take is lent: kept on the page's window, where the
//! other pages' module finds it too, for as long as the tab lives.

use js_sys::Reflect;
use web_sys::Storage;

use crate::game::save::may_replace;
use crate::session::Saved;
use crate::session::action::Slot;

/// What became of a text to be stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stored {
    /// It is stored.
    Done,
    /// The device did not take it.
    Failed,
    /// A save is there that goes before it.
    Held,
}

/// `None` where the browser keeps nothing for this page, or does not say what:
/// a game that cannot be read must not be overwritten.
fn storage() -> Option<Storage> {
    let storage = web_sys::window()?.local_storage().ok().flatten()?;
    // Whether reading works is the same for every name; this one has no text to copy.
    storage.get_item("").is_ok().then_some(storage)
}

/// The name a slot is stored under, and lent under.
fn name(slot: Slot) -> &'static str {
    Slot::ALL.into_iter().find(|(other, _)| *other == slot).map_or("", |(_, name)| name)
}

fn read(slot: Slot) -> Option<String> {
    storage()?.get_item(name(slot)).ok().flatten()
}

/// What this tab shows under a slot: what was lent, else what is stored.
pub(super) fn shown(slot: Slot) -> Option<String> {
    let window = web_sys::window()?;
    let lent = Reflect::get(&window, &name(slot).into()).ok().and_then(|lent| lent.as_string());
    lent.or_else(|| read(slot))
}

/// Everything that the device kept.
pub(super) fn load() -> Saved {
    Saved {
        game: read(Slot::Game),
        previous: read(Slot::Previous),
        next: read(Slot::Next),
        settings: read(Slot::Settings),
        damaged: read(Slot::Damaged),
    }
}

/// Keeps a text. A game never takes the place of a later one.
pub(super) fn store(slot: Slot, text: &str) -> Stored {
    if slot == Slot::Game && read(slot).is_some_and(|kept| may_replace(&kept, text).is_err()) {
        return Stored::Held;
    }
    if storage().is_some_and(|storage| storage.set_item(name(slot), text).is_ok()) {
        take_back(slot);
        return Stored::Done;
    }
    lend(slot, text);
    Stored::Failed
}

/// Keeps a text for the other pages of this tab alone.
pub(super) fn lend(slot: Slot, text: &str) {
    if let Some(window) = web_sys::window() {
        // A window takes any property.
        let _ = Reflect::set(&window, &name(slot).into(), &text.into());
    }
}

fn take_back(slot: Slot) {
    if let Some(window) = web_sys::window() {
        let _ = Reflect::delete_property(&window, &name(slot).into());
    }
}

/// Forgets a text.
pub(super) fn forget(slot: Slot) {
    take_back(slot);
    if let Some(storage) = storage() {
        // Nothing is lost if it cannot be removed.
        let _ = storage.remove_item(name(slot));
    }
}

/// Whether a storage event tells of something that the board's page keeps;
/// without a key the whole storage was cleared.
pub(super) fn is_ours(key: Option<&str>) -> bool {
    let board = [Slot::Game, Slot::Previous, Slot::Next, Slot::Settings];
    key.is_none_or(|key| board.into_iter().any(|slot| name(slot) == key))
}

/// Whether it tells of the game.
pub(super) fn is_game(key: Option<&str>) -> bool {
    key == Some(name(Slot::Game))
}
