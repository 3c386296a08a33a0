//! Copies text to the clipboard with the clipboard API. The older copy command is the
//! fallback: insecure contexts lack the API, and privacy tools replace or break it.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlDocument, HtmlElement, HtmlTextAreaElement};

use super::effects::{document, within};

/// Timeout of the clipboard API in milliseconds. It must be short: the copy command
/// works only within a few seconds of the player's key press or click.
const PATIENCE_MS: i32 = 2_000;

/// Copies a text; returns whether it worked.
pub(super) async fn write(text: &str) -> bool {
    copy_by_api(text).await.is_ok() || copy_by_command(text).unwrap_or(false)
}

/// Copies with the clipboard API. Every access may throw. The typed bindings assume
/// that the API exists, so they are not used.
async fn copy_by_api(text: &str) -> Result<JsValue, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let written = Promise::resolve(&write.call1(&clipboard, &text.into())?);
    JsFuture::from(within(&written, PATIENCE_MS)).await
}

/// Selects the text in an invisible text area and runs the copy command. Focus then
/// returns to its previous element.
fn copy_by_command(text: &str) -> Option<bool> {
    let document = document()?;
    let focused = document.active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    area.set_value(text);
    area.set_read_only(true); // keeps a phone's keyboard closed
    area.set_class_name("unseen");
    // Everything outside an open dialog is inert and cannot be selected.
    let place = document.query_selector("dialog[open]").ok().flatten();
    let place = place.or_else(|| document.body().map(Into::into))?;
    place.append_child(&area).ok()?;
    let _ = area.focus();
    area.select();
    let is_done = document.dyn_ref::<HtmlDocument>().and_then(|page| page.exec_command("copy").ok());
    area.remove();
    if let Some(focused) = focused {
        let _ = focused.focus();
    }
    is_done
}
