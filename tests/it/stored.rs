//! Sessions whose store has the games of local storage.

use nonet::game::GameId;
use nonet::session::storing::Save;
use nonet::session::{Saved, Session};

use crate::store::{Memory, answer, of_text};

/// A store that has the games of local storage.
pub(crate) fn of(saved: &Saved) -> Memory<Save> {
    let mut memory = Memory::default();
    for (slot, text) in [(&mut memory.game, &saved.game), (&mut memory.previous, &saved.previous)] {
        let save = text.as_deref().map(of_text).filter(|save| save.id != GameId::NONE);
        let Some(save) = save else { continue };
        *slot = Some(save.id);
        memory.kept.push(save);
    }
    memory
}

/// A session whose store has the games of local storage.
pub(crate) fn start(saved: &Saved, entropy: u64) -> Session {
    let (mut session, effects) = Session::start(saved, entropy, 0);
    answer(&mut session, &mut of(saved), effects, 0);
    session
}
