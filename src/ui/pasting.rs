//! Texts that the player pastes on the page, not into a field. Called by `app`.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Document, Element};
use yew::Callback;

use crate::session::action::Action;

/// What takes a pasted text itself: fields, and an open dialog.
const TAKERS: [&str; 3] = ["input", "textarea", "dialog"];

/// Listens until the result is dropped.
pub(super) fn listen(document: &Document, on: &Callback<Action>) -> EventListener {
    let on = on.clone();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(document, "paste", options, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let takes = |target: &Element, taker: &str| target.closest(taker).ok().flatten().is_some();
        let is_taken = target.is_some_and(|target| TAKERS.iter().any(|taker| takes(&target, taker)));
        let data = event.unchecked_ref::<ClipboardEvent>().clipboard_data();
        if let Some(text) = data.and_then(|data| data.get_data("text").ok()).filter(|_| !is_taken) {
            // Otherwise the browser pastes it once more, into the field that has focus then.
            event.prevent_default();
            on.emit(Action::Paste(text));
        }
    })
}
