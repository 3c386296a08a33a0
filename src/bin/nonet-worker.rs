//! The worker's binary: solver and generator, built for speed and loaded when
//! they are first wanted. The page's is `main.rs`, built for size.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    nonet::worker::entry::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of Nonet that works behind the page; see: make serve");
}
