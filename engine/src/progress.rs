//! How far a long job is. All of them report in this shape, to a callback that may stop them.

/// The progress of a long job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// What is done of `total`: the digits of a rating, or the number of the current attempt, counted
    /// from 1.
    pub done: u32,
    /// All digits, or the maximum number of attempts. Most searches succeed long before that, and nobody
    /// knows when: then show `done` and `givens`, which move, and no share.
    pub total: u32,
    /// The number of givens of the closest puzzle so far.
    pub givens: Option<u16>,
    /// The rating of the closest puzzle in tenths, if the recipe demands a rating. For a job that
    /// rates a puzzle, the lower bound so far.
    pub rating: Option<u16>,
}

impl Progress {
    /// The progress of a job that makes no single puzzle.
    pub const fn new(done: u32, total: u32) -> Self {
        Self { done, total, givens: None, rating: None }
    }

    /// The share that is done, in percent: 0 to 100.
    pub fn percent(&self) -> u32 {
        let share = u64::from(self.done) * 100 / u64::from(self.total.max(1));
        share.min(100) as u32
    }
}
