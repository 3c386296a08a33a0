//! The next exercise. It is worked out while the player is at the present one, so
//! that another is there at once, as the next puzzle is for the game. Leaving the
//! page gives it up, so it is always of the technique on the screen. One that
//! fails is not spoken of: whoever wants another then waits for it.

use super::{Asked, Learning, Room, Trying};
use crate::session::context::Context;
use crate::session::jobs::Owner;
use crate::session::screen::Screen;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{JobId, Reply, Request};

/// How far it is.
#[derive(Default)]
pub(super) enum Next {
    /// There is none.
    #[default]
    Nothing,
    /// A worker is at it.
    Asked(Asked),
    /// It is there.
    Ready(Box<Trying>),
}

impl Next {
    /// The job that makes it, if it is this one.
    pub(super) fn asked_mut(&mut self, id: JobId) -> Option<&mut Asked> {
        match self {
            Self::Asked(asked) if asked.id == id => Some(asked),
            _ => None,
        }
    }

    /// Whether a job makes it.
    pub(super) fn is_asked(&self, id: JobId) -> bool {
        matches!(self, Self::Asked(asked) if asked.id == id)
    }
}

impl Learning {
    /// Puts an exercise on the board, and has the next one made.
    pub(super) fn begin_exercise(&mut self, trying: Box<Trying>, context: &mut Context) {
        context.say(trying.spoken());
        self.room = Room::Practice(trying);
        let Screen::Practice(Some(code)) = self.screen else { return };
        let seed = context.draw_seed();
        let id = context.start(Owner::Learning, Request::Study(Study::Exercise(code, seed)));
        self.next = Next::Asked(Asked { id, progress: None });
    }

    /// Another exercise: the one that was made, or is being made, if there is one.
    pub(super) fn another(&mut self, context: &mut Context) {
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

    /// Takes the next exercise in, or that there is none.
    pub(super) fn exercise_made(&mut self, reply: Option<Reply>) {
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
