//! The content of a live region. Used by the page's two states, `Session` and `Rooms`.

use nonet_engine::message::Message;

/// The last message and the number of messages so far.
#[derive(Default)]
pub(super) struct Spoken {
    message: Option<Message>,
    turn: u32,
}

/// The content of a live region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard<'a> {
    /// The message, if there is one.
    pub message: Option<&'a Message>,
    /// Whether to append an invisible character, which every second message gets. A
    /// screen reader stays silent if the text does not change.
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
