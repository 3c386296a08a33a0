//! The next exercise. The worker generates it while the player solves the current one,
//! so it is ready at once. Leaving the page stops the job, so the exercise always
//! belongs to the technique on the screen. A failure stays silent: if the player then
//! wants another exercise, the page generates it as usual.

use super::{Asked, Learning, Room, Trying};
use crate::session::context::Context;
use crate::session::jobs::Owner;
use crate::session::screen::Screen;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{JobId, Reply, Request};

/// The state of the next exercise.
#[derive(Default)]
pub(super) enum Next {
    /// There is none.
    #[default]
    Nothing,
    /// A worker generates it.
    Asked(Asked),
    /// It is ready.
    Ready(Box<Trying>),
}

impl Next {
    /// The job that generates it, if it is this one.
    pub(super) fn asked_mut(&mut self, id: JobId) -> Option<&mut Asked> {
        match self {
            Self::Asked(asked) if asked.id == id => Some(asked),
            _ => None,
        }
    }

    /// Whether this job generates it.
    pub(super) fn is_asked(&self, id: JobId) -> bool {
        matches!(self, Self::Asked(asked) if asked.id == id)
    }
}

impl Learning {
    /// Puts an exercise on the board, and has the next one generated.
    pub(super) fn begin_exercise(&mut self, trying: Box<Trying>, context: &mut Context) {
        context.say(trying.spoken());
        self.room = Room::Practice(trying);
        let Screen::Practice(Some(code)) = self.screen else { return };
        let seed = context.draw_seed();
        let study = Study::Exercise(code, self.board_to_practise_on(), seed);
        let id = context.start(Owner::Learning, Request::Study(study));
        self.next = Next::Asked(Asked { id, progress: None });
    }

    /// Shows the next exercise, or waits for it.
    pub(super) fn show_another(&mut self, context: &mut Context) {
        match std::mem::take(&mut self.next) {
            Next::Ready(trying) => self.begin_exercise(trying, context),
            Next::Asked(asked) => {
                self.room = Room::Empty;
                self.asked = Some(asked);
                context.say(self.waiting(self.screen));
            }
            Next::Nothing => self.enter(self.screen, context),
        }
    }

    /// Takes in the next exercise; `None` if its job was lost.
    pub(super) fn take_exercise(&mut self, reply: Option<Reply>) {
        let studied = match reply {
            Some(Reply::Studied(packed)) => packed.unpack(),
            _ => None,
        };
        self.next = match studied {
            Some(Studied::Exercise(exercise)) => {
                Trying::new(exercise).map_or(Next::Nothing, |trying| Next::Ready(Box::new(trying)))
            }
            _ => Next::Nothing,
        };
    }
}
