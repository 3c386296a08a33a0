//! The proof of a step as a list with the technique's name above it. Pressing a
//! sentence shows it on the board. Used by `hint` and `learn`.

use yew::prelude::*;

use super::keep_focus;
use crate::session::action::Screen;
use crate::ui::text::text;
use nonet_engine::human::{Sentence, ShownStep};

/// The sentences. The current one is at `at`, counted from 0.
pub(super) fn proof(step: &ShownStep, at: usize, on: &Callback<usize>) -> Html {
    let sentence = |(place, sentence): (usize, &Sentence)| {
        let is_read = place == at;
        html! {
            <li key={place}>
                <button
                    type="button"
                    class="sentence"
                    aria-current={is_read.then_some("step")}
                    onclick={on.reform(move |_: MouseEvent| place)}
                >
                    { text(&sentence.message) }
                </button>
            </li>
        }
    };
    html! { <ol class="proof" onmousedown={keep_focus()}>{ for step.sentences.iter().enumerate().map(sentence) }</ol> }
}

/// A name, as a link to its lesson if there is one.
pub(super) fn to_lesson(name: &str, lesson: Option<Screen>) -> Html {
    match lesson {
        Some(lesson) => html! { <a class="to-lesson" href={lesson.hash()}>{ name.to_owned() }</a> },
        None => html! { name.to_owned() },
    }
}
