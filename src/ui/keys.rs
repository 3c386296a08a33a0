//! Converts the browser's key events for `session::keymap`. One listener on the
//! document handles keys wherever focus is. Called by `app` and `rooms`.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use crate::session::action::Action;
use crate::session::keymap::Press;

/// Listens until the result is dropped; `None` outside a page. `read` returns the
/// action of a key, if it has one.
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

/// The key press, or `None` to leave it to the browser. Some keys belong to the focused
/// control. All keys are left to the browser while a dialog is open or an input method
/// composes text.
pub(super) fn press(event: &KeyboardEvent) -> Option<Press> {
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
