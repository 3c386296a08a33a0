//! Turns the browser's key events into what `session::keymap` reads. One listener
//! on the whole document, so that keys work wherever focus is. Called by `app`.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use crate::session::action::Action;
use crate::session::keymap::Press;

/// Listens until it is dropped; `None` outside a page. `read` tells what a key
/// does, if anything.
pub(super) fn listen(
    read: impl Fn(&Press) -> Option<Action> + 'static,
    on: Callback<Action>,
) -> Option<EventListener> {
    let document = web_sys::window()?.document()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(&document, "keydown", options, move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        if let Some(action) = press(event).and_then(|press| read(&press)) {
            event.prevent_default();
            on.emit(action);
        }
    }))
}

/// A key that the page may take; `None` leaves it to the browser. Keys that a
/// control under the focus needs for itself are left to it, and so is every key
/// while a dialog is open or a text is being composed.
fn press(event: &KeyboardEvent) -> Option<Press> {
    let within = |selector: &str| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    };
    let presses = [" ", "Enter"].contains(&event.key().as_str());
    let is_taken = within("dialog, input, textarea, select") || (presses && within("button"));
    if is_taken || event.is_composing() {
        return None;
    }
    Some(Press {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        num_lock: event.get_modifier_state("NumLock"),
        is_off_board: within("button"),
    })
}
