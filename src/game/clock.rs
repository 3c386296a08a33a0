//! The time played. `now` is always an argument (milliseconds of any steady
//! clock), so the clock can be tested and never counts while it is paused.

/// A clock that runs or is paused.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    before: u64,
    running_since: Option<u64>,
}

impl Clock {
    /// A paused clock that has counted so many milliseconds already.
    pub fn paused_at(elapsed: u64) -> Self {
        Self { before: elapsed, running_since: None }
    }

    /// Milliseconds counted. A `now` that lies before the start counts nothing,
    /// and a save that claims `u64::MAX` counts no further.
    pub fn elapsed(&self, now: u64) -> u64 {
        self.before.saturating_add(self.running_since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// Starts counting, if it does not run already.
    pub fn run(&mut self, now: u64) {
        self.running_since.get_or_insert(now);
    }

    /// Stops counting.
    pub fn pause(&mut self, now: u64) {
        *self = Self::paused_at(self.elapsed(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_running_time_counts() {
        let mut clock = Clock::paused_at(1_000);
        assert_eq!(clock.elapsed(50_000), 1_000);
        clock.run(50_000);
        clock.run(51_000);
        assert_eq!(clock.elapsed(52_000), 3_000);
        clock.pause(52_000);
        assert_eq!(clock.elapsed(99_000), 3_000);
        clock.run(10);
        assert_eq!(clock.elapsed(5), 3_000, "a clock set back takes nothing away");
    }

    /// A damaged save may claim any number.
    #[test]
    fn a_full_clock_stays_full() {
        let mut clock = Clock::paused_at(u64::MAX);
        clock.run(0);
        assert_eq!(clock.elapsed(1), u64::MAX);
    }
}
