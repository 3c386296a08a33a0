//! The page's URL and the browser's history. The session decides which screen the URL
//! names, and what each way out of it does (`session::ways`); links, Back and Forward arrive as
//! `hashchange` events. The state of an entry is the fragment of the entry below it if that is
//! also a page of Nonet, and else empty.

use std::cell::Cell;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, Element, Event, History, MouseEvent, Window};

use crate::library::link::is_link;
use crate::session::action::Screen;
use crate::session::ways::{self, Entry, Out, Step, Trail};
use nonet_engine::Level;

thread_local! {
    static TRAIL: Cell<Trail> = const { Cell::new(Trail::at(Screen::Game)) };
}

/// The screen of the page's URL, when the board or the other pages start.
pub(super) fn begin() -> Screen {
    mark("");
    TRAIL.set(Trail::at(screen()));
    screen()
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
    history()?.1.replace_state_with_url(&JsValue::from_str(""), "", Some(&Screen::Game.hash())).ok()?;
    Some(level)
}

/// The page's address, if it holds a game.
pub(super) fn game_link() -> Option<String> {
    let address = web_sys::window()?.location().href().ok()?;
    is_link(&address).then_some(address)
}

/// Opens a screen.
pub(super) fn go(to: Screen) {
    follow(|trail, now| trail.go(now, to));
}

/// Leaves the open screen.
pub(super) fn leave(out: Out) {
    follow(|trail, now| trail.leave(now, out));
}

/// Takes a step in the history.
fn follow(choose: impl FnOnce(&mut Trail, Entry) -> Step) {
    let Some((window, history)) = history() else { return };
    let mut trail = TRAIL.get();
    let step = choose(&mut trail, Entry { screen: screen(), below: below(&history) });
    TRAIL.set(trail);
    // Browsers refuse hundreds of history entries within seconds. The page still
    // changes then.
    let _ = match step {
        Step::Stay => return,
        Step::Back(_) => {
            let _ = history.back(); // never fails in the page of an entry
            return;
        }
        Step::Push(to) => {
            history.push_state_with_url(&JsValue::from_str(&screen().hash()), "", Some(&to.hash()))
        }
        Step::Replace(to) => {
            history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(&to.hash()))
        }
    };
    tell(&window);
}

/// Handles a change of the URL; returns its screen, or `None` if it changes once more.
pub(super) fn arrive() -> Option<Screen> {
    let mut trail = TRAIL.get();
    mark(&trail.here().hash());
    let next = trail.arrive(screen());
    TRAIL.set(trail);
    let Some(next) = next else { return Some(screen()) };
    // Not within the event, since `go` tells of the change by another one of its kind.
    spawn_local(async move { go(next) });
    None
}

/// Notes which page lies below the current entry, if that is new: the browser or a link made it.
fn mark(below: &str) {
    if let Some((_, history)) = history()
        && history.state().is_ok_and(|state| state.is_null())
    {
        let _ = history.replace_state(&JsValue::from_str(below), ""); // as in `follow`
    }
}

/// The page below the current entry.
fn below(history: &History) -> Option<Screen> {
    let state = history.state().ok()?.as_string()?;
    (!state.is_empty()).then(|| Screen::of_hash(&state))
}

/// Lets the arrows of all pages, which are links with `data-out`, lead out of them without new
/// entries, until the result is dropped.
pub(super) fn listen(document: &Document) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(document, "click", options, |event| {
        let press: &MouseEvent = event.unchecked_ref();
        let is_plain = press.button() == 0
            && !(press.ctrl_key() || press.meta_key() || press.shift_key() || press.alt_key());
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let arrow = target.and_then(|target| target.closest("a[data-out]").ok().flatten());
        if is_plain && arrow.is_some() {
            event.prevent_default();
            leave(ways::out(screen()));
        }
    })
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
