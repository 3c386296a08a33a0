//! The web workers that solve, generate, rate and explain, so that the page never
//! waits. `entry` runs inside a worker; `client` starts the workers and gives them
//! jobs. All other modules are plain Rust.

pub mod analysis;
mod bulk;
pub mod clock;
pub mod collecting;
pub mod handler;
mod inspect;
pub mod pool;
pub mod protocol;
mod study;
pub mod supervisor;
mod teach;

#[cfg(target_arch = "wasm32")]
pub mod client;
#[cfg(target_arch = "wasm32")]
pub mod entry;
#[cfg(target_arch = "wasm32")]
pub mod shelf;

/// Runs a worker, until the page ends it.
#[cfg(target_arch = "wasm32")]
pub fn run() {
    console_error_panic_hook::set_once();
    entry::run();
}

/// Does nothing: a native build has no worker.
#[cfg(not(target_arch = "wasm32"))]
pub fn run() {}
