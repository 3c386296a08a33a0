//! Texts that the player pastes on the page, not into a field, and texts and files that are
//! dropped on it.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, Document, DragEvent, Element, Event, File};
use yew::Callback;

use super::address;
use crate::session::action::Screen;
use nonet_engine::formats::exchange::MAX_BYTES;

/// What takes a text itself: fields, and an open dialog.
const TAKERS: [&str; 3] = ["input", "textarea", "dialog"];

/// The events, in the order of a drop.
const EVENTS: [&str; 3] = ["paste", "dragover", "drop"];

/// A text, and the name of its file.
pub(super) type Arrived = (String, Option<String>);

/// Listens until the result is dropped, and takes what arrives on certain pages. The page at
/// the time of the event counts: when a file has been read, another page may be open, and the
/// board's module and that of the other pages would both take it.
pub(super) fn listen(
    document: &Document,
    is_for: fn(Screen) -> bool,
    on: &Callback<Arrived>,
) -> [EventListener; 3] {
    EVENTS.map(|name| {
        let on = on.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(document, name, options, move |event| take(event, is_for, &on))
    })
}

/// Takes the text of an event. While something is dragged over the page, its content is hidden
/// and nothing arrives.
fn take(event: &Event, is_for: fn(Screen) -> bool, on: &Callback<Arrived>) {
    let drag = event.dyn_ref::<DragEvent>();
    let data = match drag {
        Some(drag) => drag.data_transfer(),
        None => event.unchecked_ref::<ClipboardEvent>().clipboard_data(),
    };
    let Some(data) = data else { return };
    let has_files = drag.is_some() && data.types().includes(&"Files".into(), 0);
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let takes = |target: &Element, taker: &str| target.closest(taker).ok().flatten().is_some();
    let is_taken = target.is_some_and(|target| TAKERS.iter().any(|taker| takes(&target, taker)));
    if is_taken && !has_files {
        return;
    }
    // Otherwise the browser pastes it once more, into the field that has focus then, or leaves
    // the page for the file.
    event.prevent_default();
    if !is_for(address::screen()) {
        return;
    }
    if has_files {
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            read(file, on.clone());
        }
    } else if let Some(text) = data.get_data("text").ok().filter(|text| !text.is_empty()) {
        on.emit((text, None));
    }
}

/// Reads a file. Of one that is too long, one byte more than the limit is enough to say so.
pub(super) fn read(file: File, on: Callback<Arrived>) {
    #[allow(clippy::cast_precision_loss)] // a small number
    let most = (MAX_BYTES + 1) as f64;
    spawn_local(async move {
        let Ok(slice) = file.slice_with_f64_and_f64(0.0, most) else { return };
        // A file that can't be read any more changes nothing.
        if let Some(text) = JsFuture::from(slice.text()).await.ok().and_then(|text| text.as_string()) {
            on.emit((text, Some(file.name())));
        }
    });
}
