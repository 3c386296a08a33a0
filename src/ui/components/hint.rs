//! An open hint: its words in the panel, its controls in place of the tools, so
//! that nothing on the page moves and Hint, pressed again, goes on. Used by
//! `panel` and `tools`.

use yew::prelude::*;

use super::proof;
use crate::session::action::Action;
use crate::session::hinting::{Act, HintView};

/// The words. Of a proof there are two forms, of which the styles show one: its
/// sentences one at a time, or all of them where there is room.
pub fn words(hint: &HintView, on: &Callback<Action>) -> Html {
    let class = if hint.is_fault { "warn" } else { "hint" };
    // Within a proof the list stays, and with it the focus on a sentence.
    let key = if hint.proof.is_some() { "proof" } else { &hint.detail };
    html! {
        <div key={format!("{}{key}", hint.title)} class={classes!("hint-words", class)}>
            <h2 class="hint-title">
                { proof::to_lesson(&hint.title, hint.lesson) }
                if !hint.detail.is_empty() {
                    <span class="hint-detail">{ &hint.detail }</span>
                }
            </h2>
            <p>{ &hint.text }</p>
            if let Some((step, at)) = &hint.proof {
                { proof::proof(step, *at, &on.reform(|at| Action::Hinting(Act::Read(at)))) }
            }
        </div>
    }
}

/// What the third tool offers while a hint is open: a word and what it does.
pub fn offer(hint: &HintView) -> Option<(String, Action)> {
    match hint.rewind {
        Some(count) => Some((format!("Undo {count}"), Action::Hinting(Act::Rewind))),
        None if hint.can_do => Some(("Do it".to_owned(), Action::Hinting(Act::Do))),
        None => None,
    }
}
