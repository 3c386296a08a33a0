//! The page's binary; the worker's is `bin/nonet-worker.rs`. A native build has no app
//! and prints how to start it.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
}

/// Draws the page. `public/boot.js` calls it once everything that it needs is there. On a
/// first visit, what the board can do without loads with the first action.
///
/// # Errors
///
/// Fails if it had to load, and did not arrive.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub async fn draw(is_first: bool) -> Result<(), wasm_bindgen::JsValue> {
    nonet::ui::run(is_first).await
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Nonet runs in a web browser. Start it with: make serve (or: trunk serve --release)");
}
