//! What a text of another program is: its format, what came along with the givens, and the list
//! of its puzzles. Choosing one plays it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board_rules::setter;
use super::thumbnail::thumbnail;
use crate::rules::sentences;
use crate::session::own::words::{facts, heading, numbered, shared_progress};
use crate::session::own::{Act, Found, OwnPuzzle};
use crate::session::thumbnail::Thumbnail;
use crate::ui::text::t;
use nonet_engine::formats::exchange::Record;
use nonet_engine::{Variant, labels, messages};

labels! {
    fn own_recognised();
    fn own_rules();
    fn own_list();
    fn own_collection();
    fn own_collect();
    fn own_edit();
    fn own_edit_detail();
    fn own_shared_detail();
}

messages! {
    fn own_list_first(shown: usize, count: usize);
}

/// Maximum number of puzzles in the list.
const MOST_ROWS: usize = 200;

/// What the rules of the puzzle say, if it has more than rows, columns and boxes.
pub(super) fn rules(variant: Variant) -> Html {
    let sentences = sentences(variant);
    if sentences.is_empty() {
        return Html::default();
    }
    html! {
        <div class="own-rules">
            <h3>{ t(own_rules()) }</h3>
            <ul>{ for sentences.into_iter().map(|sentence| html! { <li>{ t(sentence) }</li> }) }</ul>
        </div>
    }
}

/// The heading, the facts, and the list of several puzzles.
pub(super) fn own_found(own: &OwnPuzzle, found: &Found, on: &Callback<Act>) -> Html {
    let records = found.records();
    let chosen = found.chosen();
    let message = own.message();
    let fault = found.fault().filter(|fault| **fault != message);
    html! {
        <section class="own-found" aria-label={t(own_recognised())}>
            <h2>{ t(heading(found)) }</h2>
            { setter(&own.about()) }
            if let [record] = records {
                <p>{ told(record) }</p>
            }
            if let Some(linked) = own.shared() {
                { for shared_progress(linked).map(|text| html! { <p>{ t(text) }</p> }) }
                <p class="choice-detail">{ t(own_shared_detail()) }</p>
            }
            { rules(chosen.variant()) }
            // Unless it is beside the button.
            { for fault.map(|fault| html! { <p class="fault">{ t(fault.clone()) }</p> }) }
            if records.len() > 1 {
                { collection(own, on) }
                <button type="button" class="button own-collect" onclick={on.reform(|_: MouseEvent| Act::Collect)}>
                    { t(own_collect()) }
                </button>
                if records.len() > MOST_ROWS {
                    <p class="choice-detail">{ t(own_list_first(MOST_ROWS, records.len())) }</p>
                }
                <ol class="own-list" aria-label={t(own_list())}>
                    { for records.iter().take(MOST_ROWS).enumerate().map(|(number, record)| {
                        row(number, record, number == found.chosen_number(), on)
                    }) }
                </ol>
            }
            if chosen.givens.filled_count() > 0 {
                <div class="own-edit">
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Edit)}>
                        { t(own_edit()) }
                    </button>
                    <span class="choice-detail">{ t(own_edit_detail()) }</span>
                </div>
            }
        </section>
    }
}

/// Givens, placed digits, notes and so on, one after the other.
fn told(record: &Record) -> String {
    facts(record).into_iter().map(t).collect::<Vec<_>>().join(" ")
}

/// The name of the collection.
fn collection(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let input =
        on.reform(|event: InputEvent| Act::Title(event.target_unchecked_into::<HtmlInputElement>().value()));
    html! {
        <div class="field">
            <label for="own-collection">{ t(own_collection()) }</label>
            <input id="own-collection" autocomplete="off" value={own.title().to_owned()} oninput={input} />
        </div>
    }
}

/// A puzzle of the list.
fn row(number: usize, record: &Record, is_chosen: bool, on: &Callback<Act>) -> Html {
    let title = record.about.title.clone().unwrap_or_else(|| t(numbered(number)));
    html! {
        <li key={number}>
            <button
                type="button"
                class="own-row"
                aria-current={is_chosen.then_some("true")}
                onclick={on.reform(move |_: MouseEvent| Act::PlayOne(number))}
            >
                { thumbnail(&Thumbnail::of_record(record)) }
                <span class="own-row-title">{ title }</span>
                { " " }
                <span class="own-row-facts">{ told(record) }</span>
            </button>
        </li>
    }
}
