//! The page's binary; the worker's is `bin/nonet-worker.rs`. A native build has no app
//! and prints how to start it.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
}

/// Draws the page. `public/boot.js` calls it once everything that it needs is there.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn draw() {
    nonet::ui::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Nonet runs in a web browser. Start it with: make serve (or: trunk serve --release)");
}
