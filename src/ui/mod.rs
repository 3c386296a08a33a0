//! The pages: drawing, and everything that needs the browser. Wasm only.

mod address;
pub mod app;
mod clipboard;
pub mod components;
mod effects;
mod erasing;
pub mod exchange;
mod files;
mod handing;
pub mod icons;
mod keys;
mod languages;
mod later;
mod loading;
pub mod mark;
mod pasting;
mod pointing;
mod rooms;
mod shared;
mod storage;
mod text;
mod visited;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;

pub use app::App;

/// Starts the page, in a task of its own: starting the module takes a while, too, and the
/// player may have pressed something. A first visit begins without what loads later.
///
/// # Errors
///
/// Fails if what loads later did not arrive, and this is no first visit.
pub async fn run(is_first: bool) -> Result<(), JsValue> {
    if !is_first || !storage::load().is_empty() {
        later::load_first().await?;
    }
    let draw = || {
        if let Some(root) = root("game") {
            // Removes the first board, which is shown while the app loads.
            root.set_inner_html("");
            yew::Renderer::<App>::with_root(root).render();
        }
    };
    Timeout::new(0, draw).forget();
    Ok(())
}

/// The element of the board, or that of the other pages.
fn root(id: &str) -> Option<web_sys::Element> {
    effects::document()?.get_element_by_id(id)
}
