//! The workers' binary for the classic board: solver, generator and library, optimised for
//! speed and loaded lazily. It is built without the feature `boards`. The page's binary is
//! `main.rs`, optimised for size.

fn main() {
    nonet::worker::run();
}
