//! Renders messages: the one place where an identifier with arguments becomes a
//! sentence in the player's language (`public/messages.js`). Used by all
//! components.

use crate::session::spoken::Heard;
use nonet_engine::message::Message;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = nonet, js_name = text)]
    fn render(json: &str) -> String;
}

/// The sentence of a message.
pub(super) fn text(message: &Message) -> String {
    render(&message.to_json())
}

/// The sentence of a message that nobody else needs.
#[allow(clippy::needless_pass_by_value)] // shorter where it is called
pub(super) fn t(message: Message) -> String {
    text(&message)
}

/// What a live region says.
pub(super) fn heard(heard: Heard) -> String {
    let mut sentence = heard.message.map(text).unwrap_or_default();
    if heard.is_odd {
        sentence.push('\u{200b}');
    }
    sentence
}
