//! What a live region says. Called by the page's two states, `Session` and
//! `Rooms`.

/// The last text, and how often something was said.
#[derive(Default)]
pub(super) struct Spoken {
    text: String,
    turn: u32,
}

impl Spoken {
    /// Says a text.
    pub(super) fn say(&mut self, text: String) {
        self.text = text;
        self.turn = self.turn.wrapping_add(1);
    }

    /// A text said twice differs by a character that cannot be seen, or a screen
    /// reader would keep silent.
    pub(super) fn heard(&self) -> String {
        if self.turn.is_multiple_of(2) { self.text.clone() } else { format!("{}\u{200b}", self.text) }
    }
}
