//! The one place that does what the session asks of the world outside: storage,
//! worker, clipboard, files, the look of the page. Called by `app` and `rooms`.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, HtmlElement, Url};
use yew::Callback;

use super::storage::{self, Stored};
use super::{address, clipboard};
use crate::session::action::{Effect, Slot};
use crate::session::settings::Settings;
use crate::worker::client::Client;
use nonet_engine::Cell;

/// What the world outside answers.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    /// The clipboard took the text, or not.
    Copied(bool),
    /// The device did not take the save.
    StoreFailed,
    /// The device has a save that goes before it.
    StoreHeld,
    /// The damaged save of a slot is set aside, or not.
    SetAside(Slot, bool),
}

/// Does what is asked. Moving focus is not here, since it waits for the drawing,
/// nor are parts of files, which are collected first, nor what goes on in steps,
/// nor the turn to write, which is `writer`'s.
pub(super) fn perform(effect: Effect, client: &Client, on: &Callback<Answer>) {
    match effect {
        Effect::Store(slot, text) => match storage::store(slot, &text) {
            Stored::Done => {}
            Stored::Failed => on.emit(Answer::StoreFailed),
            Stored::Held => on.emit(Answer::StoreHeld),
        },
        Effect::SetAside(slot, text) => {
            let is_done = storage::store(Slot::Damaged, &text) == Stored::Done;
            on.emit(Answer::SetAside(slot, is_done));
        }
        Effect::Lend(slot, text) => storage::lend(slot, &text),
        Effect::Forget(slot) => storage::forget(slot),
        Effect::Start(job) => client.start(job),
        Effect::Hurry(id, seeds) => client.hurry(id, seeds),
        Effect::Stop(id) => client.stop(id),
        Effect::Copy(text) => copy(text, on.clone()),
        Effect::Download { name, text } => download(name, &text),
        Effect::Reload => reload(),
        Effect::Go { screen, replaces } => address::go(screen, replaces),
        Effect::Return => address::leave(),
        Effect::Claim { .. } | Effect::Release | Effect::FocusBoard | Effect::Part { .. } | Effect::GoOn => {}
    }
}

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn reload() {
    if let Some(window) = web_sys::window() {
        // A browser that does not load the page again has its own button for it.
        let _ = window.location().reload();
    }
}

fn copy(text: String, on: Callback<Answer>) {
    spawn_local(async move { on.emit(Answer::Copied(clipboard::write(&text).await)) });
}

fn download(name: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain");
    if let Ok(file) = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options) {
        hand_over(name, &file);
    }
}

/// Hands the player a file.
pub(super) fn hand_over(name: &str, file: &Blob) {
    let save = || {
        let url = Url::create_object_url_with_blob(file).ok()?;
        let link: HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url).ok()
    };
    // A browser that offers no download has nothing to tell us either.
    let _ = save();
}

/// How focus comes to the selected cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    /// From wherever it is.
    Take,
    /// Only if it is on the board already, or nowhere.
    Follow,
}

/// Moves focus to a cell.
pub(super) fn focus(cell: Cell, how: Focus) {
    let Some(document) = document() else { return };
    let is_free = document.active_element().is_none_or(|active| {
        active.tag_name() == "BODY" || active.get_attribute("role").as_deref() == Some("gridcell")
    });
    let element = document.get_element_by_id(&super::components::cell::id(cell));
    if let Some(element) = element
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
        .filter(|_| is_free || how == Focus::Take)
    {
        // A cell that cannot take focus is a cell that is not there.
        let _ = element.focus();
    }
}

/// Moves focus to the heading of a page that is opened, if it is there, and shows
/// the page from its top. The board may still stand above it for a moment: then
/// focus alone would scroll down, and the page would stay so when the board goes.
pub(super) fn focus_on(heading: &str) {
    let element = document().and_then(|document| document.get_element_by_id(heading));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls what is inside a scroller into its view, and no further than needed.
pub(super) fn reveal(inside: &str, scroller: &str) {
    let found = |selector: &str| document()?.query_selector(selector).ok().flatten();
    let Some((inside, scroller)) = found(inside).zip(found(scroller)) else { return };
    let (place, view) = (inside.get_bounding_client_rect(), scroller.get_bounding_client_rect());
    let below = (place.bottom() - view.bottom()).ceil().max(0.0);
    let above = (view.top() - place.top()).ceil().max(0.0);
    scroller.scroll_by_with_x_and_y(0.0, below - above);
}

/// Gives the page the look that was chosen; the styles do the rest.
pub(super) fn wear(settings: &Settings) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    // Only a name with a space or the like is refused.
    let _ = root.set_attribute("data-theme", settings.theme.name());
    let _ = root.set_attribute("data-palette", settings.palette.name());
}

/// Milliseconds on a clock that no change of the date turns back.
pub(super) fn now() -> u64 {
    let milliseconds =
        web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now());
    #[allow(clippy::cast_sign_loss)] // it counts up from 0
    let milliseconds = milliseconds as u64;
    milliseconds
}
