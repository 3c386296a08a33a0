//! The slots for a pool's workers.

use crate::worker::protocol::{Job, JobId, Module};
use crate::worker::supervisor::Supervisor;

/// A slot for a worker. It may be empty.
#[derive(Default)]
pub(super) struct Slot {
    pub(super) supervisor: Supervisor,
    pub(super) work: Option<Work>,
    /// The module of its worker.
    pub(super) module: Option<Module>,
}

/// A job or a piece of one, with its number of losses.
pub(super) struct Work {
    pub(super) job: Job,
    /// The module that it needs.
    pub(super) module: Module,
    pub(super) losses: u8,
    /// The first row within the job; not 0 only for a piece of a split part.
    pub(super) first: usize,
    /// It waits for a module that began to load before, after an attempt that failed.
    pub(super) is_late: bool,
}

impl Work {
    pub(super) fn new(job: Job) -> Self {
        Self { module: job.request.module(), job, losses: 0, first: 0, is_late: false }
    }
}

impl Slot {
    fn is_present(&self) -> bool {
        self.supervisor.is_present()
    }

    /// Whether there is an idle worker in this slot.
    pub(super) fn is_free(&self) -> bool {
        self.is_present() && self.work.is_none()
    }

    /// Whether a worker in this slot works on the job.
    pub(super) fn is_at(&self, id: JobId) -> bool {
        self.work.as_ref().is_some_and(|work| work.job.id == id)
    }
}

/// All slots.
pub(super) struct Slots {
    pub(super) all: Vec<Slot>,
    /// Maximum number of workers. Less than the number of slots once some workers did
    /// not load.
    pub(super) most: usize,
}

impl Slots {
    /// Slots for `most` workers and `spare` additional ones.
    pub(super) fn new(most: usize, spare: usize) -> Self {
        let mut all = Vec::new();
        all.resize_with(most + spare, Slot::default);
        Self { all, most }
    }

    /// The slot of an idle worker, if possible of one that has the module.
    pub(super) fn free_for(&self, module: Module) -> Option<usize> {
        let has_it = |slot: &Slot| slot.is_free() && slot.module >= Some(module);
        self.all.iter().position(has_it).or_else(|| self.free())
    }

    /// Number of workers.
    pub(super) fn present(&self) -> usize {
        self.all.iter().filter(|slot| slot.is_present()).count()
    }

    /// The slot of an idle worker.
    pub(super) fn free(&self) -> Option<usize> {
        self.all.iter().position(Slot::is_free)
    }

    /// An empty slot, if there are fewer than `most` workers.
    pub(super) fn room(&self, most: usize) -> Option<usize> {
        let has_room = self.present() < most;
        self.all.iter().position(|slot| has_room && !slot.is_present())
    }

    /// Whether any worker works on a job.
    pub(super) fn is_running(&self, id: JobId) -> bool {
        self.all.iter().any(|slot| slot.is_at(id))
    }
}
