//! The menu: everything that is not needed while playing. Used by `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::session::action::{self, Action};

/// What the menu needs to be drawn.
pub struct Props {
    /// There is an earlier game to go back to.
    pub has_previous: bool,
    /// Told what the player wants.
    pub on: Callback<Action>,
}

/// The menu.
pub fn menu(props: &Props) -> Html {
    let item = |name: &'static str, action: Action, is_first: bool| {
        let press = props.on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="button plain item" autofocus={is_first} onclick={press}>{ name }</button> }
    };
    let link = |name: &'static str, screen: action::Screen| {
        html! { <a class="button plain item" href={screen.hash()}>{ name }</a> }
    };
    html! {
        <Dialog key="menu" title="Menu" class="menu" on={props.on.clone()}>
            <div class="dialog-body">
                { item("New game", Action::Open(action::Dialog::NewGame), true) }
                { item("Enter a puzzle", Action::Open(action::Dialog::OwnPuzzle), false) }
                if props.has_previous {
                    { item("Previous game", Action::PreviousGame, false) }
                }
                <hr />
                { item("Fill in all notes", Action::FillNotes, false) }
                { item("Show the rating", Action::Open(action::Dialog::Rating), false) }
                { item("Copy puzzle", Action::CopyGivens, false) }
                { item("Copy board", Action::CopyBoard, false) }
                { link("Solve path", action::Screen::Path) }
                { link("Practice", action::Screen::Practice(None)) }
                { link("Workbench", action::Screen::Workbench) }
                <hr />
                { item("Settings", Action::Open(action::Dialog::Settings), false) }
                { item("Help", Action::Open(action::Dialog::Help), false) }
            </div>
        </Dialog>
    }
}
