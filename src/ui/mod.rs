//! The page: pixels, keys and what they need of the browser. Wasm only.

pub mod app;
pub mod components;
mod effects;
mod files;
pub mod icons;
mod keys;
mod storage;

pub use app::App;

/// Starts the page.
pub fn run() {
    yew::Renderer::<App>::new().render();
}
