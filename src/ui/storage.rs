//! Texts kept on the device, by slot. Local storage is written before the call
//! returns, which is what lets every move be kept before the next frame.

use web_sys::Storage;

use crate::session::Saved;
use crate::session::action::Slot;

/// `None` where the browser keeps nothing for this page.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The name a slot is stored under.
fn name(slot: Slot) -> &'static str {
    Slot::ALL.into_iter().find(|(other, _)| *other == slot).map_or("", |(_, name)| name)
}

pub(super) fn read(slot: Slot) -> Option<String> {
    storage()?.get_item(name(slot)).ok().flatten()
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

/// Keeps a text; false if the device did not take it.
pub(super) fn store(slot: Slot, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name(slot), text).is_ok())
}

/// Forgets a text.
pub(super) fn forget(slot: Slot) {
    if let Some(storage) = storage() {
        // Nothing is lost if it cannot be removed.
        let _ = storage.remove_item(name(slot));
    }
}

/// The slot that a storage event tells of.
pub(super) fn slot_named(stored: &str) -> Option<Slot> {
    Slot::ALL.into_iter().find(|(_, name)| *name == stored).map(|(slot, _)| slot)
}
