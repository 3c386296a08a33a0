//! The menu of this game: what is done to it now and then. Used by `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use super::word_menu;
use crate::session::action::{self, Action, Screen};
use crate::session::recipe::write_seed;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn menu_previous();
    fn menu_fill_notes();
    fn menu_rating();
    fn menu_copy_givens();
    fn menu_copy_board();
    fn menu_copy_seed();
    pub(super) fn menu_path();
    pub(super) fn menu_practice();
}

/// The properties of the menu.
pub struct Props {
    /// Whether there is an earlier game to return to.
    pub has_previous: bool,
    /// The seed of the puzzle, if one was drawn or typed for it.
    pub seed: Option<u64>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The menu.
pub fn menu(props: &Props) -> Html {
    let item = |name: Label, action: Action, is_first: bool| {
        let press = props.on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="button plain item" autofocus={is_first} onclick={press}>{ t(name) }</button> }
    };
    // The menu makes way for the page, so that Back does not lead to it again.
    let link = |name: Label, screen: Screen| {
        let go = props.on.reform(move |event: MouseEvent| {
            event.prevent_default();
            Action::Go(screen)
        });
        html! { <a class="button plain item" href={screen.hash()} onclick={go}>{ t(name) }</a> }
    };
    html! {
        <Dialog key="menu" title={t(word_menu())} class="menu" on={props.on.clone()}>
            <div class="dialog-body">
                { item(menu_fill_notes(), Action::FillNotes, true) }
                <hr />
                { item(menu_rating(), Action::Go(Screen::Over(action::Dialog::Rating)), false) }
                { link(menu_path(), Screen::Path) }
                <hr />
                { item(menu_copy_givens(), Action::CopyGivens, false) }
                { item(menu_copy_board(), Action::CopyBoard, false) }
                { for props.seed.map(|seed| copy_seed(seed, &props.on)) }
                if props.has_previous {
                    <hr />
                    { item(menu_previous(), Action::PreviousGame, false) }
                }
            </div>
        </Dialog>
    }
}

/// Copies the seed, which stands beside its name.
fn copy_seed(seed: u64, on: &Callback<Action>) -> Html {
    html! {
        <button type="button" class="button plain item" onclick={on.reform(|_: MouseEvent| Action::CopySeed)}>
            { t(menu_copy_seed()) }<span class="item-value">{ write_seed(seed) }</span>
        </button>
    }
}
