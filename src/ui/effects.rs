//! Performs the effects that the sessions ask for: storage, worker, clipboard, files,
//! theme.

use js_sys::{Array, Promise};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, HtmlElement, Url};
use yew::Callback;

use super::{address, clipboard, storage};
use crate::game::moment::Moment;
use crate::session::FIRST_PUZZLES;
use crate::session::action::{Effect, Slot};
use crate::session::settings::{Choice, Settings};
use crate::worker::client::Client;
use crate::worker::protocol::Request;
use nonet_engine::Cell;
use nonet_later::later;

/// The promise, but it fails after `limit` milliseconds. If no timer can be set, there is no limit.
pub(super) fn within(promise: &Promise, limit: i32) -> Promise {
    let timeout = Promise::new(&mut |_, fail| {
        let window = web_sys::window();
        window.map(|window| window.set_timeout_with_callback_and_timeout_and_arguments_0(&fail, limit));
    });
    Promise::race(&Array::of2(promise, &timeout))
}

/// The answer of an effect.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    /// Whether the clipboard took the text.
    Copied(bool),
    /// The device did not store the save.
    StoreFailed,
    /// Whether the damaged save of a slot is set aside.
    SetAside(Slot, bool),
}

/// Performs an effect. The caller handles the others: focus moves after drawing, parts
/// of files are collected first, slices need a turn of the event loop, and `exchange` has
/// the connection to the store.
pub(super) fn perform(effect: Effect, client: &Client, on: &Callback<Answer>) {
    match effect {
        // All else can be made again.
        Effect::Store(slot, text) => {
            if !storage::store(slot, &text) && slot == Slot::Settings {
                on.emit(Answer::StoreFailed);
            }
        }
        Effect::SetAside(slot, text) => {
            let is_done = storage::store(Slot::Damaged, &text);
            on.emit(Answer::SetAside(slot, is_done));
        }
        Effect::Lend(slot, text) => storage::lend(slot, &text),
        Effect::Unshelve(id, text) => storage::unshelve(id, &text),
        Effect::Forget(slot) => storage::forget(slot),
        // The library takes nothing more, either.
        Effect::Start(job) if matches!(job.request, Request::Shelf(_)) && storage::has_ended() => {}
        Effect::Start(job) => client.start(job),
        Effect::Prepare(module) => client.prepare(module),
        Effect::Hurry(id, seeds) => client.hurry(id, seeds),
        Effect::Stop(id) => client.stop(id),
        Effect::Copy(text) => copy(text, on.clone()),
        Effect::Download { name, text } => download(name, &text),
        Effect::Persist { may_disturb } => persist(may_disturb),
        Effect::Reload => reload(),
        Effect::Go(screen) => address::go(screen),
        Effect::Leave(out) => address::leave(out),
        Effect::Announce => storage::announce(),
        Effect::Exchange(..)
        | Effect::Begin(_)
        | Effect::FocusBoard
        | Effect::Part { .. }
        | Effect::GoOn
        | Effect::FetchLanguage(_)
        | Effect::AskLanguages
        | Effect::ChangeLanguage
        | Effect::Measure
        | Effect::EndStoring
        | Effect::ResumeStoring
        | Effect::Erase => {}
    }
}

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Which puzzle `public/first.js` has painted, if the page began without a saved game.
pub(super) fn first_puzzle() -> Option<u64> {
    let seed = document()?.document_element()?.get_attribute("data-first")?;
    seed.parse().ok().filter(|seed| *seed < FIRST_PUZZLES)
}

/// Asks the browser not to delete what it stores. Nobody waits for its answer. Firefox asks the
/// player; all others decide by themselves.
#[later]
fn persist(may_disturb: bool) {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    let disturbs = || navigator.user_agent().is_ok_and(|agent| agent.contains("Firefox/"));
    let storage = navigator.storage();
    // Pages that are not served securely have no manager.
    if !storage.is_undefined() && (may_disturb || !disturbs()) {
        let _ = storage.persist();
    }
}

pub(super) fn reload() {
    if let Some(window) = web_sys::window() {
        // If this fails, the player can still use the browser's reload button.
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
        offer_download(name, &file);
    }
}

/// Offers the player a file to download.
pub(super) fn offer_download(name: &str, file: &Blob) {
    let save = || {
        let url = Url::create_object_url_with_blob(file).ok()?;
        let link: HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url).ok()
    };
    // If downloads are not possible, there is nobody to tell.
    let _ = save();
}

/// When focus moves to the selected cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    /// Always.
    Take,
    /// Only if focus is already on the board, or on no element.
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
        // Fails only if the cell is gone.
        let _ = element.focus();
    }
}

/// Moves focus to an element, if it exists.
pub(super) fn focus_element(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Moves focus to the heading of a newly opened page, if it exists, and scrolls to the
/// top. The board may still be above the page for a moment. Focus alone would then
/// scroll down, and the page would stay scrolled when the board disappears.
pub(super) fn focus_on(heading: &str) {
    focus_element(heading);
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls an element inside a scroll container into view, as little as possible.
pub(super) fn reveal(inside: &str, scroller: &str) {
    let found = |selector: &str| document()?.query_selector(selector).ok().flatten();
    let Some((inside, scroller)) = found(inside).zip(found(scroller)) else { return };
    let (place, view) = (inside.get_bounding_client_rect(), scroller.get_bounding_client_rect());
    let below = (place.bottom() - view.bottom()).ceil().max(0.0);
    let above = (view.top() - place.top()).ceil().max(0.0);
    let after = (place.right() - view.right()).ceil().max(0.0);
    let before = (view.left() - place.left()).ceil().max(0.0);
    scroller.scroll_by_with_x_and_y(after - before, below - above);
}

/// Scrolls a container back to its top.
pub(super) fn to_top(scroller: &str) {
    if let Some(scroller) = document().and_then(|document| document.query_selector(scroller).ok().flatten()) {
        scroller.set_scroll_top(0);
    }
}

/// Applies what changes the look of the page. The stylesheets read it from attributes, and
/// `public/messages.js` the names of cells.
pub(super) fn apply_look(settings: &Settings) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    // Fails only for attribute names that are not valid.
    let _ = root.set_attribute("data-theme", settings.theme.name());
    let _ = root.set_attribute("data-palette", settings.palette.name());
    let _ = root.set_attribute("data-text", settings.text_size.name());
    let _ = root.set_attribute("data-hand", settings.hand.name());
    let _ = root.set_attribute("data-cells", settings.cell_names.name());
}

/// Sets the title of the browser tab. Some browsers draw the marks that isolate what is
/// written in another direction.
pub(super) fn set_title(title: &str) {
    let title = title.replace(|mark| ('\u{2066}'..='\u{2069}').contains(&mark), "");
    if let Some(document) = document().filter(|document| document.title() != title) {
        document.set_title(&title);
    }
}

/// The date and the time of day where the player is.
pub(super) fn moment() -> Moment {
    let date = js_sys::Date::new_0();
    #[allow(clippy::cast_sign_loss)] // Nonet is younger than 1970
    let at = date.get_time() as u64;
    Moment { at, offset: -date.get_timezone_offset() as i16 }
}

/// Milliseconds of a monotonic clock.
pub(super) fn now() -> u64 {
    let milliseconds =
        web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now());
    #[allow(clippy::cast_sign_loss)] // it counts up from 0
    let milliseconds = milliseconds as u64;
    milliseconds
}

/// Opens the browser's print dialog.
pub(super) fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print(); // refused in a sandboxed frame
    }
}
