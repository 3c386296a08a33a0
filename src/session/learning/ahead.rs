//! The next exercise. It is worked out while the player is at the present one, so
//! that another is there at once, as the next puzzle is for the game. Leaving the
//! page gives it up, so it is always of the technique on the screen. One that
//! fails is not spoken of: whoever wants another then waits for it.

use super::{Asked, Room, Trying};
use crate::session::action::{Effect, Screen};
use crate::session::rooms::Rooms;
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
    pub(super) fn asked(&mut self, id: JobId) -> Option<&mut Asked> {
        match self {
            Self::Asked(asked) if asked.id == id => Some(asked),
            _ => None,
        }
    }
}

impl Rooms {
    /// Puts an exercise on the board, and has the next one made.
    pub(super) fn begin_exercise(&mut self, trying: Box<Trying>, out: &mut Vec<Effect>) {
        self.say(trying.message().text.clone());
        self.learning.room = Room::Practice(trying);
        let Screen::Practice(Some(code)) = self.screen() else { return };
        let seed = self.draw_seed();
        let job = self.job(Request::Study(Study::Exercise(code, seed)));
        self.learning.next = Next::Asked(Asked { id: job.id, progress: None });
        out.push(Effect::Start(job));
    }

    /// Another exercise: the one that was made, or is being made, if there is one.
    pub(super) fn another(&mut self, out: &mut Vec<Effect>) {
        match std::mem::take(&mut self.learning.next) {
            Next::Ready(trying) => self.begin_exercise(trying, out),
            Next::Asked(asked) => {
                self.learning.room = Room::Empty;
                self.learning.asked = Some(asked);
                self.say(self.learning.waiting(self.screen()));
            }
            Next::Nothing => self.enter(out),
        }
    }

    /// Takes the next exercise in, or that there is none.
    pub(super) fn exercise_made(&mut self, reply: Option<Reply>) {
        let studied = match reply {
            Some(Reply::Studied(packed)) => packed.unpack(),
            _ => None,
        };
        self.learning.next = match studied {
            Some(Studied::Exercise(exercise)) => {
                Trying::new(exercise).map_or(Next::Nothing, |trying| Next::Ready(Box::new(trying)))
            }
            _ => Next::Nothing,
        };
    }
}
