//! Renders messages: converts an id with arguments into a text in the player's language
//! (`public/messages.js`).

use nonet_engine::message::{Label, Message};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = nonet, js_name = text)]
    fn render(json: &str) -> String;
    #[wasm_bindgen(js_namespace = nonet, js_name = label)]
    fn render_label(id: &str) -> String;
}

/// The text of a message.
pub(super) fn text(message: &Message) -> String {
    render(&message.to_json())
}

/// A message or a label.
pub(super) trait Sentence {
    fn sentence(self) -> String;
}

impl Sentence for Message {
    fn sentence(self) -> String {
        text(&self)
    }
}

impl Sentence for Label {
    fn sentence(self) -> String {
        render_label(self.id())
    }
}

/// The text of a message or a label.
pub(super) fn t(of: impl Sentence) -> String {
    of.sentence()
}
