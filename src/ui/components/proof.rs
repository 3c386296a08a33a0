//! The proof of a step as a spine: a bead beside each sentence, lines between those of a
//! chain. Pressing a sentence shows it on the board, and opens what it begins.

use yew::prelude::*;

use super::{keep_focus, marks};
use crate::session::action::Screen;
use crate::session::spine::{Bead, Fold, beads, folds, place, strip};
use crate::ui::text::text;
use nonet_engine::human::{Code, LinkKind, Sentence, ShownStep};

/// The sentences. The current one, if there is one, is at `at`, counted from 0.
pub(super) fn proof(step: &ShownStep, at: Option<usize>, on: &Callback<usize>) -> Html {
    let (beads, folds) = (beads(step), folds(step, at));
    let line = |place: usize| beads.get(place).copied().flatten().and_then(|bead| bead.link);
    let sentence = |(place, sentence): (usize, &Sentence)| {
        let is_read = Some(place) == at;
        let expanded = match folds[place] {
            Fold::Opens(is_open) => Some(if is_open { "true" } else { "false" }),
            Fold::Plain | Fold::Hidden => None,
        };
        html! {
            <li key={place} hidden={folds[place] == Fold::Hidden} class={classes!(link(line(place), ["above-strong", "above-weak"]), link(line(place + 1), ["below-strong", "below-weak"]))}>
                <button
                    type="button"
                    class="sentence"
                    aria-current={is_read.then_some("step")}
                    aria-expanded={expanded}
                    onclick={on.reform(move |_: MouseEvent| place)}
                >
                    <span class="bead">{ for beads[place].map(|bead| marks::sample(bead.sample, bead.digit)) }</span>
                    { text(&sentence.message) }
                </button>
            </li>
        }
    };
    html! { <ol class="proof" onmousedown={keep_focus()}>{ for step.sentences.iter().enumerate().map(sentence) }</ol> }
}

/// The chain as a strip, for screens that show one sentence. The text beside it says the
/// same.
pub(super) fn chain(step: &ShownStep, at: usize) -> Html {
    let bead = |(number, bead): (usize, Bead)| {
        let state = match number.cmp(&at) {
            std::cmp::Ordering::Less => None,
            std::cmp::Ordering::Equal => Some("now"),
            std::cmp::Ordering::Greater => Some("later"),
        };
        html! {
            <span class={classes!("chained", state, link(bead.link, ["before-strong", "before-weak"]))}>
                { marks::sample(bead.sample, bead.digit) }
                <span>{ place(step.variant, bead.cells) }</span>
            </span>
        }
    };
    let beads = strip(step, at);
    if beads.is_empty() {
        return Html::default();
    }
    html! { <div class="chain" aria-hidden="true">{ for beads.into_iter().map(bead) }</div> }
}

/// The English name of a technique, if the app is in another language and its name differs.
fn english_name(code: Code) -> Option<String> {
    let message = code.english_name();
    let name = text(&message);
    // A message without a text is written as its identifier.
    let is_needed = name != message.id() && !name.eq_ignore_ascii_case(&text(&code.name()));
    is_needed.then_some(name)
}

/// That name, to stand beside the other one.
pub(super) fn in_english(code: Code) -> Html {
    let beside = |name| html! { <span class="in-english" lang="en" dir="ltr">{ name }</span> };
    english_name(code).map(beside).unwrap_or_default()
}

/// The class of a line, by its kind.
fn link(kind: Option<LinkKind>, [strong, weak]: [&'static str; 2]) -> Option<&'static str> {
    kind.map(|kind| match kind {
        LinkKind::Strong => strong,
        LinkKind::Weak => weak,
    })
}

/// A name, as a link to its lesson if there is one.
pub(super) fn to_lesson(name: &str, lesson: Option<Screen>) -> Html {
    match lesson {
        Some(lesson) => html! { <a class="to-lesson" href={lesson.hash()}>{ name.to_owned() }</a> },
        None => html! { name.to_owned() },
    }
}
