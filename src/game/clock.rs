//! The time played. `now` is always an argument, in milliseconds of any monotonic
//! clock. So tests control the time, and a paused clock never counts.

/// A clock that runs or is paused.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    before: u64,
    running_since: Option<u64>,
}

impl Clock {
    /// A paused clock with this many milliseconds already counted.
    pub fn paused_at(elapsed: u64) -> Self {
        Self { before: elapsed, running_since: None }
    }

    /// Milliseconds counted. A `now` before the start counts as 0. The sum saturates,
    /// since a damaged save may claim `u64::MAX`.
    pub fn elapsed(&self, now: u64) -> u64 {
        self.before.saturating_add(self.running_since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// Starts the clock unless it runs already.
    pub fn run(&mut self, now: u64) {
        self.running_since.get_or_insert(now);
    }

    /// Stops the clock.
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
        assert_eq!(clock.elapsed(5), 3_000, "a clock set back subtracts nothing");
    }

    /// A damaged save may claim any number.
    #[test]
    fn a_full_clock_stays_full() {
        let mut clock = Clock::paused_at(u64::MAX);
        clock.run(0);
        assert_eq!(clock.elapsed(1), u64::MAX);
    }
}
