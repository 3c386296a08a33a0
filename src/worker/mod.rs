//! The worker that solves and generates, so that the page never waits.
//! `protocol`, `handler`, `bulk`, `study`, `teach`, `supervisor` and `pool` are plain Rust; `entry`
//! runs inside the worker, `client` starts it, gives it work and replaces it.

mod bulk;
pub mod clock;
pub mod handler;
pub mod pool;
pub mod protocol;
mod study;
pub mod supervisor;
mod teach;

#[cfg(target_arch = "wasm32")]
pub mod client;
#[cfg(target_arch = "wasm32")]
pub mod entry;
