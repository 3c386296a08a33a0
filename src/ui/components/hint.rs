//! An open hint: its text in the panel, its controls instead of the tools. So nothing
//! on the page moves, and pressing Hint again shows the next stage. Used by `panel` and
//! `tools`.

use yew::prelude::*;

use super::{marks, proof};
use crate::session::action::Action;
use crate::session::hinting::{Act, HintView};
use crate::session::spine::Sample;
use crate::session::words::hints::{press_do, sample_name};
use crate::ui::text::{t, text};
use nonet_engine::message::Message;
use nonet_engine::messages;

messages! {
    fn undo_count(count: usize);
}

/// The text. A proof is rendered twice, and the styles show one of the two: one
/// sentence at a time, or all of them if there is room.
pub fn words(hint: &HintView, on: &Callback<Action>) -> Html {
    let class = if hint.is_fault { "warn" } else { "hint" };
    // The list stays the same within a proof, and so does focus on a sentence.
    let (title, detail) = (text(&hint.title), hint.detail.as_ref().map(text).unwrap_or_default());
    let key = if hint.proof.is_some() { "proof" } else { &detail };
    let beside = |class: &'static str, words: Option<String>| {
        words.map(|words| html! { <span {class}>{ words }</span> })
    };
    let is_unseen = !hint.legend.is_empty();
    html! {
        <div key={format!("{title}{key}")} class={classes!("hint-words", class)}>
            <h2 class="hint-title">
                { proof::to_lesson(&title, hint.lesson) }
                { for beside("hint-tier", hint.tier.as_ref().map(text)) }
                { for beside("hint-detail", (!detail.is_empty()).then(|| detail.clone())) }
            </h2>
            { for hint.proof.as_ref().map(|(step, at)| proof::chain(step, *at)) }
            <div class="hint-text">
                <p class={is_unseen.then_some("unseen")}>{ text(&hint.text) }</p>
                if is_unseen {
                    <ul class="legend" aria-hidden="true">{ for hint.legend.iter().copied().map(item) }</ul>
                }
                { for hint.idea.as_ref().map(|idea| html! { <div class="hint-idea">{ text(idea) }</div> }) }
            </div>
            if let Some((step, at)) = &hint.proof {
                { proof::proof(step, Some(*at), &on.reform(|at| Action::Hinting(Act::Read(at)))) }
            }
        </div>
    }
}

/// An item of the legend: how it is drawn, and what it stands for.
fn item(sample: Sample) -> Html {
    html! { <li>{ marks::sample(sample, None) }<span>{ t(sample_name(sample)) }</span></li> }
}

/// The third tool while a hint is open: its label and its action.
pub fn offer(hint: &HintView) -> Option<(Message, Action)> {
    match hint.rewind {
        Some(count) => Some((undo_count(count), Action::Hinting(Act::Rewind))),
        None if hint.can_do => Some((press_do(), Action::Hinting(Act::Do))),
        None => None,
    }
}
