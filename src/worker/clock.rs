//! The clock that measures how long a rating took. That duration is the only part of a
//! result that differs between machines. The worker's entry sets the clock. Without
//! one, as in tests, every rating takes 0 ms.

use std::sync::OnceLock;

static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

/// Sets the clock: milliseconds since any origin. Only the first call counts.
pub fn set(clock: fn() -> f64) {
    // If it is set twice, both are the same clock.
    let _ = CLOCK.set(clock);
}

/// Milliseconds since any origin.
pub(super) fn now() -> f64 {
    CLOCK.get().map_or(0.0, |clock| clock())
}
