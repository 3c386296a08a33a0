//! The orders of a pool to its client, and its events for the page.

use nonet_engine::Progress;

use crate::worker::protocol::{Failure, JobId, Loaded, Module, Reply};
use crate::worker::supervisor;

/// An event for the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The progress of a job.
    Progress(JobId, Progress),
    /// The job is done.
    Done(JobId, Reply),
    /// The job is lost, with the reason.
    Failed(JobId, Failure),
    /// How much of a module of the workers has arrived; `None` when loading is over.
    Loading(Option<Loaded>),
}

impl Event {
    /// The job that the event is about; `None` if it is about all.
    pub fn job(&self) -> Option<JobId> {
        match self {
            Self::Progress(id, _) | Self::Done(id, _) | Self::Failed(id, _) => Some(*id),
            Self::Loading(_) => None,
        }
    }
}

/// An order to the client. Orders are carried out in sequence.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// An order for one worker; never [`supervisor::Order::Tell`].
    Worker(usize, supervisor::Order),
    /// Call [`Pool::look`](super::Pool::look) after this many milliseconds. Replaces an
    /// earlier call.
    Look(u32),
    /// Fetch this module of the workers; answered by [`Pool::take_module`](super::Pool::take_module) or
    /// [`Pool::fail_module`](super::Pool::fail_module).
    Fetch(Module),
    /// Tell the page.
    Tell(Event),
}
