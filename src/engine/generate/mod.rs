//! Making puzzles.

use serde::{Deserialize, Serialize};

/// What a long job is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Which attempt, counted from 1.
    pub attempt: u32,
    /// At most so many attempts.
    pub attempts: u32,
    /// Givens of the closest puzzle so far.
    pub best: Option<u16>,
}
