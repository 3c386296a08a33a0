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
    fn own_finish_any();
    fn own_finish_go();
    fn own_minimise();
}

/// The changes, and what became of the last one.
pub(super) fn changes(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let wish = own.wish();
    let digits = [(None, t(own_finish_digits()))].into_iter();
    let kinds = Wish::kinds().map(|kind| (Some(kind), t(rule_name(kind))));
    let any = [(None, t(own_finish_any()))].into_iter();
    let levels = Level::ALL.into_iter().map(|level| (Some(level), t(level_title(level))));
    let clues = on.reform(move |clues| Act::Wish(Wish { clues, ..wish }));
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
            { list("own-add", t(own_finish_add()), digits.chain(kinds).collect(), wish.clues, &clues) }
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
