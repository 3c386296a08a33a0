//! One binary for page and worker: both load the same wasm module, and what it
//! runs as is told by the global it wakes up in. Natively there is no app, so
//! it says how to start it.

#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::JsCast;
    use web_sys::DedicatedWorkerGlobalScope;

    console_error_panic_hook::set_once();
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => nonet::worker::entry::run(&scope),
        Err(_) => nonet::ui::run(),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Nonet runs in a web browser. Start it with: make serve (or: trunk serve --release)");
}
