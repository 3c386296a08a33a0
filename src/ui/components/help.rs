//! The help page: the rules in a few lines, and all keys, from the table that the
//! keyboard uses. Used by `app`.

use yew::prelude::*;

use super::room::room;
use super::word_help;
use crate::session::action::Action;
use crate::session::keymap::{KEYMAP, Row};
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn help_rules();
    fn help_digits();
    fn help_notes();
    fn help_conflicts();
    fn help_hints();
    fn help_saving();
    fn help_keys();
}

/// The properties of the page.
pub struct Props {
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The page.
pub fn help(props: &Props) -> Html {
    let row = |row: &Row| {
        html! { <tr><th scope="row">{ t(row.keys) }</th><td>{ t(row.does) }</td></tr> }
    };
    let body = html! {
        <div class="room-body">
            <p>{ t(help_rules()) }</p>
            <ul>
                <li>{ t(help_digits()) }</li>
                <li>{ t(help_notes()) }</li>
                <li>{ t(help_conflicts()) }</li>
                <li>{ t(help_hints()) }</li>
                <li>{ t(help_saving()) }</li>
            </ul>
            <h2>{ t(help_keys()) }</h2>
            <table class="keys"><tbody>{ for KEYMAP.iter().map(row) }</tbody></table>
        </div>
    };
    room("help", t(word_help()), body, &props.on)
}
