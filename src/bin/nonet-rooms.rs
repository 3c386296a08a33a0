//! The binary of the pages beside the board, built for size and loaded when the
//! first of them is opened. The board's is `main.rs`.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    nonet::ui::run_rooms();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of Nonet with the workbench; see: make serve");
}
