//! The page's URL and the browser's history. The session decides which screen the URL
//! names; Back and Forward arrive as `hashchange` events. A history entry is marked if
//! the entry below it is also a page of Nonet. Closing then goes back to that page and
//! never leaves Nonet. Called by `app`, `effects` and `rooms`.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, History, Window};

use crate::library::link::is_link;
use crate::session::action::Screen;
use nonet_engine::Level;

/// The mark of a history entry above another page of Nonet.
const INSIDE: &str = "inside";

/// Whether the browser is going back, which is asynchronous.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Returning {
    No,
    Yes,
    /// This was opened meanwhile.
    Then(Screen),
}

thread_local! {
    static RETURNING: Cell<Returning> = const { Cell::new(Returning::No) };
}

/// The screen of the page's URL.
pub(super) fn screen() -> Screen {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Screen::of_hash(&hash.unwrap_or_default())
}

/// The level of an address like `#/new/easy`, which the icon of the installed app offers. The
/// address then becomes that of the board, so that a reload starts no other game.
pub(super) fn wanted_level() -> Option<Level> {
    let hash = web_sys::window()?.location().hash().ok()?;
    let level = hash.strip_prefix("#/new/")?.parse().ok()?;
    history()?.1.replace_state_with_url(&JsValue::NULL, "", Some(&Screen::Game.hash())).ok()?;
    Some(level)
}

/// The page's address, if it holds a game.
pub(super) fn game_link() -> Option<String> {
    let address = web_sys::window()?.location().href().ok()?;
    is_link(&address).then_some(address)
}

/// Changes the URL to that of a screen, in a new history entry or in place of the
/// latest one.
pub(super) fn go(screen: Screen, replaces: bool) {
    if RETURNING.get() != Returning::No {
        return RETURNING.set(Returning::Then(screen));
    }
    let Some((window, history)) = history() else { return };
    let (hash, inside) = (screen.hash(), JsValue::from_str(INSIDE));
    // Browsers refuse hundreds of history entries within seconds. The page still
    // changes then.
    let _ = if replaces {
        history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(&hash))
    } else {
        history.push_state_with_url(&inside, "", Some(&hash))
    };
    tell(&window);
}

/// Returns to a screen that lies below: to the entry below if it is one of Nonet's.
pub(super) fn leave(screen: Screen) {
    let Some((_, history)) = history() else { return };
    let is_inside = history.state().is_ok_and(|state| state.as_string().as_deref() == Some(INSIDE));
    if is_inside && history.back().is_ok() {
        RETURNING.set(Returning::Yes);
    } else {
        go(screen, true);
    }
}

/// Handles a change of the URL; returns its screen. `None` if something was opened
/// while the browser went back: the URL then changes to that.
pub(super) fn arrive() -> Option<Screen> {
    if let Returning::Then(next) = RETURNING.replace(Returning::No) {
        // Not within the event, since `go` tells of the change by another one of its kind.
        spawn_local(async move { go(next, false) });
        return None;
    }
    // A link created the entry.
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

/// Browsers fire this event only for links, Back and Forward.
fn tell(window: &Window) {
    if let Ok(event) = Event::new("hashchange") {
        let _ = window.dispatch_event(&event); // fails for events that are being dispatched
    }
}
