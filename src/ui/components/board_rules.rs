//! The dialog of the rules of the board.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::rules::all_sentences;
use crate::session::action::Action;
use crate::ui::text::t;
use nonet_engine::{Variant, labels};
use nonet_later::later;

labels! {
    pub(super) fn rules_title();
}

/// The dialog.
#[later]
pub fn board_rules(variant: Variant, on: &Callback<Action>) -> Html {
    html! {
        <Dialog key="rules" title={t(rules_title())} class="rules-told" on={on.clone()}>
            <div class="dialog-body">
                <ul>{ for all_sentences(variant).into_iter().map(|sentence| html! { <li>{ t(sentence) }</li> }) }</ul>
            </div>
        </Dialog>
    }
}
