//! An open hint: its text in the panel, its controls instead of the tools. So nothing
//! on the page moves, and pressing Hint again shows the next stage.

use yew::prelude::*;

use super::{keep_focus, marks, proof, terms};
use crate::session::action::{Action, Screen};
use crate::session::hinting::{Act, HintView};
use crate::session::spine::Sample;
use crate::session::words::hints::{ask, press_do, sample_name};
use crate::ui::text::{t, text};
use nonet_engine::message::Message;
use nonet_engine::messages;
use nonet_later::later;

messages! {
    fn undo_count(count: usize);
}

/// The text. A proof is rendered twice, and the styles show one of the two: one
/// sentence at a time, or all of them if there is room.
#[later]
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
        <div key={format!("{title}{key}")} class={classes!("hint-words", class, hint.proof.is_some().then_some("with-proof"), hint.legend.is_empty().then_some("is-text"))}>
            <h2 class="hint-title">
                { proof::to_lesson(&title, hint.lesson) }
                if let Some(Screen::Lesson(code)) = hint.lesson {
                    { proof::in_english(code) }
                }
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
            { more(hint, on) }
        </div>
    }
}

/// An item of the legend: how it is drawn, and what it stands for.
fn item(sample: Sample) -> Html {
    html! { <li>{ marks::sample(sample, None) }<span>{ t(sample_name(sample)) }</span></li> }
}

/// What the player can ask about the step, and the terms in the text, if there is room.
fn more(hint: &HintView, on: &Callback<Action>) -> Html {
    let question = |&act: &Act| {
        let press = on.reform(move |_: MouseEvent| Action::Hinting(act));
        html! { <button type="button" class="button chip" onclick={press}>{ t(ask(act)) }</button> }
    };
    let proof = hint.proof.iter().flat_map(|(step, _)| &step.sentences).map(|sentence| &sentence.message);
    let read: String = [&hint.text].into_iter().chain(&hint.idea).chain(proof).map(text).collect();
    html! {
        <div class="hint-more">
            if !hint.questions.is_empty() {
                <div class="chips" onmousedown={keep_focus()}>{ for hint.questions.iter().map(question) }</div>
            }
            { if hint.lesson.is_some() { terms::terms(&read) } else { Html::default() } }
        </div>
    }
}

/// The third tool while a hint is open: its label and its action.
pub fn offer(hint: &HintView) -> Option<(Message, Action)> {
    if let Some((word, act)) = &hint.also {
        return Some((word.clone(), Action::Hinting(*act)));
    }
    match hint.rewind {
        Some(count) => Some((undo_count(count), Action::Hinting(Act::Rewind))),
        None if hint.can_do => Some((press_do(), Action::Hinting(Act::Do))),
        None => None,
    }
}
