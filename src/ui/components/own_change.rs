//! What Nonet does with the player's own puzzle: it finishes it, brings it to a level, or leaves out what is
//! not needed.

use yew::prelude::*;

use super::choice::list;
use super::order::new_level;
use super::word_cancel;
use crate::rules::rule_name;
use crate::session::own::{Act, OwnPuzzle, Wish};
use crate::session::words::level_title;
use crate::ui::text::t;
use nonet_engine::generate::Change;
use nonet_engine::message::Label;
use nonet_engine::{Level, labels};

labels! {
    fn own_finish();
    fn own_finish_add();
    fn own_finish_digits();
    fn own_finish_and();
    fn own_finish_nothing();
    fn own_finish_any();
    fn own_finish_go();
    fn own_minimise();
}

/// The changes, and what became of the last one.
pub(super) fn changes(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let wish = own.wish();
    // Without any kind the second list would say nothing.
    let [first, second] = wish.clues;
    let kinds = |rest: Label, but: Option<&'static str>| {
        let kinds = Wish::kinds().filter(move |kind| Some(*kind) != but);
        let kinds = kinds.map(|kind| (Some(kind), t(rule_name(kind))));
        [(None, t(rest))].into_iter().chain(kinds).collect::<Vec<_>>()
    };
    let any = [(None, t(own_finish_any()))].into_iter();
    let levels = Level::ALL.into_iter().map(|level| (Some(level), t(level_title(level))));
    let to_first = on.reform(move |kind: Option<&'static str>| {
        let second = second.filter(|second| kind.is_some_and(|kind| kind != *second));
        Act::Wish(Wish { clues: [kind, second], ..wish })
    });
    let to_second = on.reform(move |kind| Act::Wish(Wish { clues: [first, kind], ..wish }));
    let level = on.reform(move |level| Act::Wish(Wish { level, ..wish }));
    let is_changing = own.is_changing();
    // The button that starts the work ends it, and so keeps focus.
    let (go, act) = if is_changing {
        (word_cancel(), Act::Cancel)
    } else {
        (own_finish_go(), Act::Change(wish.change()))
    };
    html! {
        <section class="own-known own-changes" aria-label={t(own_finish())}>
            <h2>{ t(own_finish()) }</h2>
            { list("own-add", t(own_finish_add()), kinds(own_finish_digits(), None), first, &to_first) }
            if first.is_some() {
                { list("own-add-second", t(own_finish_and()), kinds(own_finish_nothing(), first), second, &to_second) }
            }
            { list("own-level", t(new_level()), any.chain(levels).collect(), wish.level, &level) }
            <div class="own-buttons">
                { button(go, false, on.reform(move |_: MouseEvent| act.clone())) }
                { button(own_minimise(), is_changing, on.reform(|_: MouseEvent| Act::Change(Change::Minimal))) }
            </div>
            // A list would move the buttons among their siblings, and they would lose focus.
            if let Some(note) = own.note() {
                <p>{ t(note.clone()) }</p>
            }
        </section>
    }
}

fn button(name: Label, is_off: bool, press: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="button" aria-disabled={is_off.then_some("true")} onclick={press}>{ t(name) }</button> }
}
