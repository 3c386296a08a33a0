//! What the setter says about the puzzle: fields for its title, a name, the rules and the words at the end.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::rules::all_sentences;
use crate::session::own::{Act, OwnPuzzle, Said};
use crate::ui::text::t;
use nonet_engine::{labels, messages};

labels! {
    fn own_about();
    fn own_about_describe();
}

messages! {
    /// `said`: a name of `Said`.
    fn own_about_field(said: &'static str);
}

/// The fields, folded away until they are wanted.
pub(super) fn about(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    // A text to go on from, in the player's language, below what is there.
    let describe = {
        let (variant, rules) = (own.variant(), own.about().rules);
        on.reform(move |_: MouseEvent| {
            let written = Some(rules.trim().to_owned()).filter(|rules| !rules.is_empty());
            let sentences = all_sentences(variant).into_iter().map(t);
            let lines: Vec<String> = written.into_iter().chain(sentences).collect();
            Act::About(Said::Rules, lines.join("\n"))
        })
    };
    html! {
        <details class="own-about">
            <summary>{ t(own_about()) }</summary>
            { for Said::ALL.into_iter().map(|said| field(said, own, on)) }
            <button type="button" class="button" onclick={describe}>{ t(own_about_describe()) }</button>
        </details>
    }
}

fn field(said: Said, own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let id = format!("own-said-{}", said.name());
    let value = said.of(&own.about()).to_owned();
    let control = if said.has_lines() {
        let input = on.reform(move |event: InputEvent| {
            Act::About(said, event.target_unchecked_into::<HtmlTextAreaElement>().value())
        });
        html! { <textarea id={id.clone()} dir="auto" rows="3" {value} oninput={input} /> }
    } else {
        let input = on.reform(move |event: InputEvent| {
            Act::About(said, event.target_unchecked_into::<HtmlInputElement>().value())
        });
        // In a field of one line, Enter would send the form.
        let stay = Callback::from(|event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
            }
        });
        html! { <input id={id.clone()} dir="auto" autocomplete="off" {value} oninput={input} onkeydown={stay} /> }
    };
    html! {
        <div class="field">
            <label for={id}>{ t(own_about_field(said.name())) }</label>
            { control }
        </div>
    }
}
