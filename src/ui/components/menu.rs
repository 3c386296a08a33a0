//! The menu: everything that is not needed while playing. Used by `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use super::{word_help, word_menu, word_new_game, word_settings};
use crate::session::action::{self, Action};
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn menu_enter();
    fn menu_previous();
    fn menu_fill_notes();
    fn menu_rating();
    fn menu_copy_givens();
    fn menu_copy_board();
    pub(super) fn menu_path();
    pub(super) fn menu_practice();
    pub(super) fn menu_workbench();
}

/// What the menu needs to be drawn.
pub struct Props {
    /// There is an earlier game to go back to.
    pub has_previous: bool,
    /// Told what the player wants.
    pub on: Callback<Action>,
}

/// The menu.
pub fn menu(props: &Props) -> Html {
    let item = |name: Label, action: Action, is_first: bool| {
        let press = props.on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="button plain item" autofocus={is_first} onclick={press}>{ t(name) }</button> }
    };
    let link = |name: Label, screen: action::Screen| {
        html! { <a class="button plain item" href={screen.hash()}>{ t(name) }</a> }
    };
    html! {
        <Dialog key="menu" title={t(word_menu())} class="menu" on={props.on.clone()}>
            <div class="dialog-body">
                { item(word_new_game(), Action::Open(action::Dialog::NewGame), true) }
                { item(menu_enter(), Action::Open(action::Dialog::OwnPuzzle), false) }
                if props.has_previous {
                    { item(menu_previous(), Action::PreviousGame, false) }
                }
                <hr />
                { item(menu_fill_notes(), Action::FillNotes, false) }
                { item(menu_rating(), Action::Open(action::Dialog::Rating), false) }
                { item(menu_copy_givens(), Action::CopyGivens, false) }
                { item(menu_copy_board(), Action::CopyBoard, false) }
                { link(menu_path(), action::Screen::Path) }
                { link(menu_practice(), action::Screen::Practice(None)) }
                { link(menu_workbench(), action::Screen::Workbench) }
                <hr />
                { item(word_settings(), Action::Open(action::Dialog::Settings), false) }
                { item(word_help(), Action::Open(action::Dialog::Help), false) }
            </div>
        </Dialog>
    }
}
