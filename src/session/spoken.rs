//! What a live region says. Called by the page's two states, `Session` and
//! `Rooms`.

use nonet_engine::message::Message;

/// The last message, and how often something was said.
#[derive(Default)]
pub(super) struct Spoken {
    message: Option<Message>,
    turn: u32,
}

/// A message as a live region takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard<'a> {
    /// The message, if anything was said.
    pub message: Option<&'a Message>,
    /// A screen reader keeps silent when the text stays the same. So every other
    /// text gets a character that cannot be seen.
    pub is_odd: bool,
}

impl Spoken {
    pub(super) fn say(&mut self, message: Message) {
        self.message = Some(message);
        self.turn = self.turn.wrapping_add(1);
    }

    pub(super) fn heard(&self) -> Heard<'_> {
        Heard { message: self.message.as_ref(), is_odd: !self.turn.is_multiple_of(2) }
    }
}
