//! Radio buttons, drop-down lists and switches: native controls with their own style.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A radio group: each choice has a label and a smaller line below. With `lead`, the
/// chosen one gets focus when the dialog opens.
pub fn radios<T: Copy + PartialEq + 'static>(
    name: &'static str,
    legend: String,
    choices: impl IntoIterator<Item = (T, String, Option<String>)>,
    chosen: T,
    lead: bool,
    choose: &Callback<T>,
) -> Html {
    let radio = |(value, words, detail): (T, String, Option<String>)| {
        let is_chosen = value == chosen;
        html! {
            <label class="choice">
                <input
                    type="radio"
                    {name}
                    checked={is_chosen}
                    autofocus={lead && is_chosen}
                    onchange={choose.reform(move |_: Event| value)}
                />
                <span class="choice-face">
                    <span class="choice-words">{ words }</span>
                    { for detail.map(|detail| html! { <span class="choice-detail">{ detail }</span> }) }
                </span>
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choices", format!("choices-{name}"))}>
            <legend>{ legend }</legend>
            <div class="choices-row">{ for choices.into_iter().map(radio) }</div>
        </fieldset>
    }
}

/// A drop-down list with a label. Choices are identified by their index.
pub fn list<T: Copy + PartialEq + 'static>(
    id: &'static str,
    label: String,
    choices: Vec<(T, String)>,
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    let choices = choices.into_iter().map(|(value, words)| (value, words, false)).collect();
    list_of(id, label, choices, chosen, choose)
}

/// Like [`list`]; the last part of a choice says whether it can't be chosen now.
pub fn list_of<T: Copy + PartialEq + 'static>(
    id: &'static str,
    label: String,
    choices: Vec<(T, String, bool)>,
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    let values: Vec<T> = choices.iter().map(|(value, ..)| *value).collect();
    let change = {
        let choose = choose.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            if let Some(value) = usize::try_from(select.selected_index()).ok().and_then(|at| values.get(at)) {
                choose.emit(*value);
            }
        })
    };
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
            <select {id} onchange={change}>
                { for choices.into_iter().map(|(value, words, disabled)| html! {
                    <option selected={value == chosen} {disabled}>{ words }</option>
                }) }
            </select>
        </div>
    }
}

/// A switch with a label and a smaller line below.
pub fn switch(words: impl Into<Html>, detail: String, is_on: bool, change: &Callback<bool>) -> Html {
    let change = change.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="switch">
            <span class="switch-words">
                { words.into() }
                <span class="choice-detail">{ detail }</span>
            </span>
            <input type="checkbox" role="switch" checked={is_on} onchange={change} />
        </label>
    }
}
