//! Slow spots of a game: long times without a placement. The score draws them, the replay
//! names the technique that would have helped, and the statistics add them up.

use super::Game;
use super::events::{Event, EventKind};
use super::history::Place;
use nonet_engine::Cell;

/// A slow spot is a gap between placements that is longer than this many median gaps.
const SLOW: u64 = 5;
/// Minimum of a slow spot, in milliseconds: fast players enter digits every second.
const SLOW_LEAST: u64 = 10_000;
/// Minimum number of gaps from which the median says something.
const FEWEST_GAPS: usize = 6;
/// Maximum number of slow spots: the longest.
const MOST_GAPS: usize = 4;

/// A long time without a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The place before it.
    pub start: Place,
    /// The place after the placement that ended it.
    pub end: Place,
    /// The cell of that placement.
    pub cell: Cell,
    /// Its length in milliseconds.
    pub length: u64,
    /// The time played at its start.
    pub from: u64,
    /// The time played at its end.
    pub until: u64,
}

impl Game {
    /// Whether an event is a slip. In a solved game that is a wrong digit. Before, it is a
    /// digit that the player took back, so a slip never tells whether a digit is right.
    pub fn is_slip(&self, event: &Event) -> bool {
        match event.kind {
            EventKind::Placed { is_right, .. } if self.is_solved() => !is_right,
            EventKind::Placed { cell, digit, .. } => self.board().content(cell).digit != Some(digit),
            _ => false,
        }
    }

    /// The slow spots, in order.
    pub fn slow_gaps(&self) -> Vec<Gap> {
        let mut gaps: Vec<Gap> = Vec::new();
        let (mut start, mut from) = (0, 0);
        for event in self.events() {
            if let EventKind::Placed { cell, .. } = event.kind
                && !self.is_slip(&event)
            {
                let length = event.at.saturating_sub(from);
                gaps.push(Gap { start, end: event.place, cell, length, from, until: event.at });
                (start, from) = (event.place, event.at);
            }
        }
        if gaps.len() < FEWEST_GAPS {
            return Vec::new();
        }
        let mut lengths: Vec<u64> = gaps.iter().map(|gap| gap.length).collect();
        lengths.sort_unstable();
        let least = lengths[lengths.len() / 2].saturating_mul(SLOW).max(SLOW_LEAST);
        gaps.retain(|gap| gap.length > least);
        gaps.sort_by_key(|gap| std::cmp::Reverse(gap.length));
        gaps.truncate(MOST_GAPS);
        gaps.sort_by_key(|gap| gap.from);
        gaps
    }
}
