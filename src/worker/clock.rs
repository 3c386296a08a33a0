//! The time, for telling how long a rating took: the one thing that is told of a
//! puzzle and is not the same everywhere. The worker's entry sets it; where
//! nobody does, as in tests, every rating takes no time.

use std::sync::OnceLock;

static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

/// Says where the time comes from: milliseconds from any beginning. Only the
/// first call counts.
pub fn set(clock: fn() -> f64) {
    // A second clock would be the same one.
    let _ = CLOCK.set(clock);
}

/// Milliseconds, from any beginning.
pub(super) fn now() -> f64 {
    CLOCK.get().map_or(0.0, |clock| clock())
}
