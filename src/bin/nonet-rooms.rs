//! The binary of the pages beside the board. It is optimised for size and loaded when
//! the player opens the first of these pages. The board's binary is `main.rs`.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    nonet::ui::run_rooms();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of Nonet with the workbench; see: make serve");
}
