//! Stores texts on the device, by slot: settings, and copies that the first drawing needs. The
//! store of record for games is the browser's database (`exchange`).
//!
//! If the device can't store a text, it is lent: kept as a property of the window as
//! long as the tab lives. The module of the other pages finds it there.

use js_sys::Reflect;
use web_sys::{PerformanceNavigation, Storage};

use crate::game::GameId;
use crate::session::Saved;
use crate::session::action::Slot;
use nonet_later::later;

/// `None` if the browser has no storage for this page, or can't read it. A game that
/// can't be read must not be overwritten.
fn storage() -> Option<Storage> {
    let storage = web_sys::window()?.local_storage().ok().flatten()?;
    // A test read. It fails for all keys or none, and this key has no text to copy.
    storage.get_item("").is_ok().then_some(storage)
}

/// The key of a slot, for storing and for lending.
fn name(slot: Slot) -> &'static str {
    Slot::ALL.into_iter().find(|(other, _)| *other == slot).map_or("", |(_, name)| name)
}

fn read(slot: Slot) -> Option<String> {
    storage()?.get_item(name(slot)).ok().flatten()
}

/// The text that this tab shows for a slot: the lent text, or else the stored one.
pub(super) fn shown(slot: Slot) -> Option<String> {
    lent(slot).or_else(|| read(slot))
}

/// The text that this tab has lent.
fn lent(slot: Slot) -> Option<String> {
    let window = web_sys::window()?;
    Reflect::get(&window, &name(slot).into()).ok()?.as_string()
}

/// Everything that the device stores.
pub(super) fn load() -> Saved {
    Saved {
        game: read(Slot::Game),
        previous: read(Slot::Previous),
        next: read(Slot::Next),
        settings: shown(Slot::Settings),
        damaged: read(Slot::Damaged),
        shelved: shelved(),
        is_reloaded: is_reloaded(),
    }
}

/// Whether the player, or the page itself, has loaded the page again.
fn is_reloaded() -> bool {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance
        .is_some_and(|performance| performance.navigation().type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// The key that changes whenever a page has changed the store, so that other tabs hear of it.
const CHANGED: &str = "nonet.stored";

/// Tells other tabs that the store has changed.
#[later]
pub(super) fn announce() {
    if let Some(storage) = storage() {
        // There is an event only if the text is another one.
        let text = getrandom::u64().unwrap_or_default().to_string();
        // A tab that does not hear it looks when it is shown, and before it stores anything.
        let _ = storage.set_item(CHANGED, &text);
    }
}

/// Whether a storage event says that the store has changed.
pub(super) fn is_announced(key: Option<&str>) -> bool {
    key.is_none_or(|key| key == CHANGED)
}

/// The start of the keys of games that earlier versions of Nonet kept for the library.
const SHELVED: &str = "nonet.shelf.";

/// Deletes the save of a game, unless it has changed since.
pub(super) fn unshelve(id: GameId, text: &str) {
    let key = format!("{SHELVED}{id}");
    if let Some(storage) = storage()
        && storage.get_item(&key).ok().flatten().as_deref() == Some(text)
    {
        // A save that can't be deleted does no harm: the library has it.
        let _ = storage.remove_item(&key);
    }
}

/// The saves that earlier versions kept for the library.
fn shelved() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let keys = keys.filter(|key| key.starts_with(SHELVED));
    keys.filter_map(|key| storage.get_item(&key).ok().flatten()).collect()
}

/// The property of a window that stores nothing more, because everything is being deleted. In
/// the storage, the key tells other tabs: they stop storing, too, and load again once it is gone.
const ENDED: &str = "nonet.ended";

/// Whether a storage event says that another tab deletes everything.
pub(super) fn is_end(key: Option<&str>) -> bool {
    key == Some(ENDED)
}

/// Stops this page from storing anything, until it is loaded again.
pub(super) fn end() {
    if let Some(window) = web_sys::window() {
        // Setting a property of the window never fails.
        let _ = Reflect::set(&window, &ENDED.into(), &true.into());
    }
}

/// Whether this page stores nothing more.
pub(super) fn has_ended() -> bool {
    web_sys::window().is_some_and(|window| Reflect::has(&window, &ENDED.into()).unwrap_or_default())
}

/// Stops all tabs from storing anything.
pub(super) fn end_everywhere() {
    end();
    if let Some(storage) = storage() {
        // A storage that takes no text has none that could come back.
        let _ = storage.set_item(ENDED, "");
    }
}

/// Lets this page store again, and other tabs load again.
pub(super) fn resume() {
    if let Some(window) = web_sys::window() {
        let _ = Reflect::delete_property(&window, &ENDED.into()); // as above
    }
    if let Some(storage) = storage() {
        let _ = storage.remove_item(ENDED);
    }
}

/// Deletes all texts of Nonet. A host may keep texts of other apps in the same storage.
pub(super) fn erase() {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or_default();
    let keys: Vec<String> = (0..count).filter_map(|index| storage.key(index).ok().flatten()).collect();
    for key in keys.iter().filter(|key| key.starts_with("nonet.") && *key != ENDED) {
        let _ = storage.remove_item(key); // a text that can't be deleted does no harm
    }
    // Now the other tabs load again.
    let _ = storage.remove_item(ENDED);
}

/// Stores a text; returns whether the device did. A text that it did not store is lent.
pub(super) fn store(slot: Slot, text: &str) -> bool {
    if has_ended() {
        return true;
    }
    let is_stored = storage().is_some_and(|storage| storage.set_item(name(slot), text).is_ok());
    if is_stored {
        take_back(slot);
    } else {
        lend(slot, text);
    }
    is_stored
}

/// Keeps a text for the other pages of this tab only.
pub(super) fn lend(slot: Slot, text: &str) {
    if let Some(window) = web_sys::window() {
        // Setting a property of the window never fails.
        let _ = Reflect::set(&window, &name(slot).into(), &text.into());
    }
}

/// Takes a lent text. After that it is no longer lent.
pub(super) fn take(slot: Slot) -> Option<String> {
    let lent = lent(slot);
    take_back(slot);
    lent
}

fn take_back(slot: Slot) {
    if let Some(window) = web_sys::window() {
        let _ = Reflect::delete_property(&window, &name(slot).into());
    }
}

/// Deletes a text.
pub(super) fn forget(slot: Slot) {
    take_back(slot);
    if let Some(storage) = storage() {
        // A text that can't be deleted does no harm.
        let _ = storage.remove_item(name(slot));
    }
}

/// Whether a storage event is about a text of the board's page. An event without a key
/// means that the whole storage was cleared.
pub(super) fn is_ours(key: Option<&str>) -> bool {
    let board = [Slot::Game, Slot::Previous, Slot::Next, Slot::Settings];
    key.is_none_or(|key| board.into_iter().any(|slot| name(slot) == key))
}
