//! The only owner of jobs. It numbers each job and remembers the part that asked for
//! it, until the job is done, lost or stopped. A page's state routes answers with it,
//! so no part has to recognise its own jobs. Used through [`super::context::Context`].
//!
//! Invariant: a job number is used once, and a job without an entry here is over.

use crate::worker::protocol::{Job, JobId, Request};

/// The part that asked for a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// New games.
    Making,
    /// The open hint.
    Hints,
    /// The rating of the puzzle on the board.
    Rating,
    /// Practice, lessons and the solve path.
    Learning,
    /// The list on the workbench.
    Workbench,
    /// The check of the player's own puzzle.
    Forms,
    /// The techniques at the slow spots of a game.
    Replay,
    /// The times that the end of a game compares with.
    Times,
    /// The hardest step of the puzzle on the board.
    Appraisal,
    /// The pages of the library.
    Library,
    /// The solve path of a game that is shared.
    Sharing,
    /// The puzzles of a book.
    Printing,
    /// The deletion of everything.
    About,
}

/// The running jobs, the oldest first.
#[derive(Default)]
pub(super) struct Jobs {
    last: JobId,
    running: Vec<(JobId, Owner)>,
}

impl Jobs {
    /// No jobs; the first one gets the number after this one.
    pub(super) fn after(last: JobId) -> Self {
        Self { last, running: Vec::new() }
    }

    /// Numbers a job.
    pub(super) fn add(&mut self, owner: Owner, request: Request) -> Job {
        self.last = JobId(self.last.0 + 1);
        self.running.push((self.last, owner));
        Job { id: self.last, request }
    }

    /// Who asked for a job; `None` if the job is over.
    pub(super) fn owner(&self, id: JobId) -> Option<Owner> {
        self.running.iter().find(|(running, _)| *running == id).map(|&(_, owner)| owner)
    }

    /// The oldest running job of an owner.
    pub(super) fn first(&self, owner: Owner) -> Option<JobId> {
        self.running.iter().find(|(_, other)| *other == owner).map(|&(id, _)| id)
    }

    /// Forgets a job; returns who asked for it.
    pub(super) fn remove(&mut self, id: JobId) -> Option<Owner> {
        let at = self.running.iter().position(|(running, _)| *running == id)?;
        Some(self.running.remove(at).1)
    }

    /// Forgets the newest job of an owner, and returns it.
    pub(super) fn remove_last(&mut self, owner: Owner) -> Option<JobId> {
        let at = self.running.iter().rposition(|(_, other)| *other == owner)?;
        Some(self.running.remove(at).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{Grid, Variant};

    fn request() -> Request {
        Request::Rate(Grid::empty(Variant::CLASSIC))
    }

    #[test]
    fn each_job_belongs_to_its_owner_until_it_is_over() {
        let mut jobs = Jobs::default();
        let hint = jobs.add(Owner::Hints, request()).id;
        let rating = jobs.add(Owner::Rating, request()).id;
        assert_eq!((jobs.owner(hint), jobs.owner(rating)), (Some(Owner::Hints), Some(Owner::Rating)));
        assert_eq!(jobs.remove(hint), Some(Owner::Hints));
        assert_eq!((jobs.owner(hint), jobs.remove(hint)), (None, None));
        assert_eq!(jobs.first(Owner::Rating), Some(rating));
        assert_ne!(jobs.add(Owner::Hints, request()).id, hint, "a number is never reused");
    }

    #[test]
    fn an_owners_jobs_are_removed_newest_first_and_no_others() {
        let mut jobs = Jobs::default();
        let [one, _, three] =
            [Owner::Workbench, Owner::Hints, Owner::Workbench].map(|owner| jobs.add(owner, request()).id);
        let removed: Vec<JobId> = std::iter::from_fn(|| jobs.remove_last(Owner::Workbench)).collect();
        assert_eq!(removed, [three, one]);
        assert!(jobs.first(Owner::Hints).is_some());
    }
}
