//! The dialog of the rules of the board, with what the setter says about the puzzle.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::game::about::About;
use crate::rules::all_sentences;
use crate::session::action::Action;
use crate::ui::text::t;
use nonet_engine::{Variant, labels, messages};
use nonet_later::later;

labels! {
    pub(super) fn rules_title();
}

messages! {
    fn rules_by(author: String);
}

/// The title, who made the puzzle, and the rules in the setter's words, as far as there are any.
pub(super) fn setter(about: &About) -> Html {
    let About { title, author, rules, message: _ } = about;
    html! {
        <>
            if !title.is_empty() || !author.is_empty() {
                <p class="setter-name" dir="auto">
                    if !title.is_empty() {
                        <strong>{ title }</strong>{ " " }
                    }
                    if !author.is_empty() {
                        <span>{ t(rules_by(author.clone())) }</span>
                    }
                </p>
            }
            if !rules.is_empty() {
                <p class="setter-words" dir="auto">{ rules }</p>
            }
        </>
    }
}

/// The dialog. Once the puzzle is solved, it has what the setter says then, too.
#[later]
pub fn board_rules(variant: Variant, about: &About, is_solved: bool, on: &Callback<Action>) -> Html {
    html! {
        <Dialog key="rules" title={t(rules_title())} class="rules-told" on={on.clone()}>
            <div class="dialog-body">
                { setter(about) }
                <ul>{ for all_sentences(variant).into_iter().map(|sentence| html! { <li>{ t(sentence) }</li> }) }</ul>
                if is_solved && !about.message.is_empty() {
                    <p class="setter-words" dir="auto">{ &about.message }</p>
                }
            </div>
        </Dialog>
    }
}
