//! The number of workers. The pool starts another worker when a job runs longer than
//! [`GROW_MS`], and ends workers that are idle for [`IDLE_MS`]. It has no clock, so it
//! orders a look after that time. Part of the pool.

use super::{Order, Pool};

/// Milliseconds after which a job counts as long, and the pool grows.
pub const GROW_MS: u32 = 200;
/// Milliseconds after which an idle worker is ended.
pub const IDLE_MS: u32 = 10_000;

/// The purpose of the next [`Pool::look`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Looking {
    ToGrow,
    ToShrink,
}

impl Pool {
    /// The time of [`Order::Look`] has passed. Starts another worker if a job runs
    /// long, and ends workers that stayed idle.
    pub fn look(&mut self) -> Vec<Order> {
        match self.looking.take() {
            Some(Looking::ToGrow) => self.grow(),
            Some(Looking::ToShrink) => self.shrink(),
            None => Vec::new(),
        }
    }

    fn grow(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        while self.slots.free().or_else(|| self.slots.room(self.slots.most)).is_some() {
            let Some(work) = self.next_racer().or_else(|| self.next_work()) else { break };
            let slot = self.slots.free_for(work.module).or_else(|| self.slots.room(self.slots.most));
            let Some(slot) = slot else { break };
            orders.extend(self.give(slot, work));
        }
        orders.extend(self.settle());
        orders
    }

    fn shrink(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        for slot in (1..self.slots.all.len()).rev() {
            if self.slots.all[slot].is_free() && self.slots.present() > 1 {
                orders.extend(self.end(slot));
            }
        }
        orders
    }

    /// Schedules the next call of [`Self::look`]: soon if more workers could help,
    /// later if there are too many.
    pub(super) fn settle(&mut self) -> Option<Order> {
        let has_room = self.slots.free().or_else(|| self.slots.room(self.slots.most)).is_some();
        let want = if (self.is_racing() || self.first_ready().is_some()) && has_room {
            Looking::ToGrow
        } else if self.slots.present() > 1 && self.slots.free().is_some() {
            Looking::ToShrink
        } else {
            return None;
        };
        let is_new = self.looking.replace(want) != Some(want);
        let ms = if want == Looking::ToGrow { GROW_MS } else { IDLE_MS };
        is_new.then_some(Order::Look(ms))
    }
}
