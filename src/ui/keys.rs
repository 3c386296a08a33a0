//! Converts the browser's key events for `session::keymap`. One listener on the
//! document handles keys wherever focus is.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use crate::session::action::{Action, Mode};
use crate::session::keymap::{Press, held_mode};

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

/// Listens to the modifier keys until the results are dropped: while they are held, the
/// keypad shows what it then enters.
pub(super) fn listen_held(on: Callback<Action>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let held = Rc::new(Cell::new(None));
    let change = move |mode: Option<Mode>| {
        if held.replace(mode) != mode {
            on.emit(Action::HoldMode(mode));
        }
    };
    let change = Rc::new(change);
    let key = |name: &'static str| {
        let change = Rc::clone(&change);
        EventListener::new(&window, name, move |event| {
            let event: &KeyboardEvent = event.unchecked_ref();
            if ["Shift", "Control", "Meta"].contains(&event.key().as_str()) {
                change(held_mode(event.shift_key(), event.ctrl_key() || event.meta_key()));
            }
        })
    };
    let blur = {
        let change = Rc::clone(&change);
        EventListener::new(&window, "blur", move |_| change(None))
    };
    vec![key("keydown"), key("keyup"), blur]
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
    Some(Press { is_off_board: within("button"), ..raw_press(event) })
}

/// The key press, whatever has focus.
pub(super) fn raw_press(event: &KeyboardEvent) -> Press {
    Press {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        num_lock: event.get_modifier_state("NumLock"),
        is_off_board: false,
    }
}
