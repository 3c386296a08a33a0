//! The page's address and the browser's history. The session says which screen the
//! address names; Back and Forward come back as `hashchange`. An entry of the history
//! that has another page of Nonet below it is marked, so that closing what is open goes
//! back there, and never leaves Nonet. Called by `app`, `effects` and `rooms`.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{Event, History, Window};

use crate::session::action::Screen;

/// The mark of an entry with another page of Nonet below it.
const INSIDE: &str = "inside";

thread_local! {
    /// `Some` while the browser goes back, with what was opened meanwhile.
    static RETURN: RefCell<Option<Option<Screen>>> = const { RefCell::new(None) };
}

/// The screen that the page's address names.
pub(super) fn screen() -> Screen {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Screen::of_hash(&hash.unwrap_or_default())
}

/// Makes the address that of a screen, in a new entry of the history or in place of
/// the last one.
pub(super) fn go(screen: Screen, replaces: bool) {
    // The browser goes back a moment later than it is asked to.
    let waits = RETURN.with_borrow_mut(|pending| pending.as_mut().map(|next| *next = Some(screen)).is_some());
    let Some((window, history)) = history().filter(|_| !waits) else { return };
    let (hash, inside) = (screen.hash(), JsValue::from_str(INSIDE));
    // Browsers refuse hundreds of entries in a few seconds. Then the page still changes.
    let _ = if replaces {
        history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(&hash))
    } else {
        history.push_state_with_url(&inside, "", Some(&hash))
    };
    tell(&window);
}

/// Leads back to the board: to the entry below, if that is one of Nonet's.
pub(super) fn leave() {
    let Some((_, history)) = history() else { return };
    let is_inside = history.state().is_ok_and(|state| state.as_string().as_deref() == Some(INSIDE));
    if is_inside && history.back().is_ok() {
        RETURN.set(Some(None));
    } else {
        go(Screen::Game, true);
    }
}

/// Takes in that the address has changed; returns the screen that it names now. `None`
/// if something was opened while the browser went back: its address follows.
pub(super) fn arrive() -> Option<Screen> {
    if let Some(Some(next)) = RETURN.take() {
        go(next, false);
        return None;
    }
    // A link opened the entry.
    if let Some((_, history)) = history()
        && history.state().is_ok_and(|state| state.is_null())
    {
        let _ = history.replace_state(&JsValue::from_str(INSIDE), ""); // as above
    }
    Some(screen())
}

fn history() -> Option<(Window, History)> {
    let window = web_sys::window()?;
    let history = window.history().ok()?;
    Some((window, history))
}

/// Browsers report only what links, Back and Forward do.
fn tell(window: &Window) {
    if let Ok(event) = Event::new("hashchange") {
        let _ = window.dispatch_event(&event); // fails for events that are being dispatched
    }
}
