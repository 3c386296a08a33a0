//! The worker's binary: solver and generator, optimised for speed and loaded lazily.
//! The page's binary is `main.rs`, optimised for size.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    nonet::worker::entry::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of Nonet that works behind the page; see: make serve");
}
