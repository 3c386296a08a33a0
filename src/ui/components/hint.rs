//! An open hint: its words in the panel, its controls in place of the tools, so
//! that nothing on the page moves and Hint, pressed again, goes on. Used by
//! `panel` and `tools`.

use yew::prelude::*;

use super::proof;
use crate::session::action::Action;
use crate::session::hinting::{Act, HintView};
use crate::session::words::hints::press_do;
use crate::ui::text::text;
use nonet_engine::message::Message;
use nonet_engine::messages;

messages! {
    fn undo_count(count: usize);
}

/// The words. Of a proof there are two forms, of which the styles show one: its
/// sentences one at a time, or all of them where there is room.
pub fn words(hint: &HintView, on: &Callback<Action>) -> Html {
    let class = if hint.is_fault { "warn" } else { "hint" };
    // Within a proof the list stays, and with it the focus on a sentence.
    let (title, detail) = (text(&hint.title), hint.detail.as_ref().map(text).unwrap_or_default());
    let key = if hint.proof.is_some() { "proof" } else { &detail };
    html! {
        <div key={format!("{title}{key}")} class={classes!("hint-words", class)}>
            <h2 class="hint-title">
                { proof::to_lesson(&title, hint.lesson) }
                if !detail.is_empty() {
                    <span class="hint-detail">{ &detail }</span>
                }
            </h2>
            <p>{ text(&hint.text) }</p>
            if let Some((step, at)) = &hint.proof {
                { proof::proof(step, *at, &on.reform(|at| Action::Hinting(Act::Read(at)))) }
            }
        </div>
    }
}

/// What the third tool offers while a hint is open: a word and what it does.
pub fn offer(hint: &HintView) -> Option<(Message, Action)> {
    match hint.rewind {
        Some(count) => Some((undo_count(count), Action::Hinting(Act::Rewind))),
        None if hint.can_do => Some((press_do(), Action::Hinting(Act::Do))),
        None => None,
    }
}
