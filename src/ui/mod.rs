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
mod storage;
mod text;
mod visited;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;

pub use app::App;
pub use rooms::RoomsApp;

/// Starts the page, in a task of its own: starting the module takes a while, too, and the
/// player may have pressed something. A first visit begins without what loads later.
pub async fn run(is_first: bool) -> Result<(), JsValue> {
    if !is_first {
        later::load().await?;
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

/// Starts the pages beside the board.
pub fn run_rooms() {
    if let Some(root) = root("rooms") {
        yew::Renderer::<RoomsApp>::with_root(root).render();
    }
}

/// Each module draws into its own element. Yew listens for events at its root, and
/// would treat the elements of another module in it as its own.
fn root(id: &str) -> Option<web_sys::Element> {
    effects::document()?.get_element_by_id(id)
}
