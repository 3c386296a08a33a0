//! Rules in a few lines, and every key there is, read from the same table that
//! drives the keyboard. Used by `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::session::action::Action;
use crate::session::keymap::{KEYMAP, Row};

/// What the dialog needs to be drawn.
pub struct Props {
    /// Told when it is closed.
    pub on: Callback<Action>,
}

/// The dialog.
pub fn help(props: &Props) -> Html {
    let row = |row: &Row| {
        html! { <tr><th scope="row">{ row.keys }</th><td>{ row.does }</td></tr> }
    };
    html! {
        <Dialog key="help" title="Help" on={props.on.clone()}>
            // Text alone: it takes focus itself, so that arrow keys scroll it.
            <div class="dialog-body" tabindex="0" role="region" aria-label="Help" autofocus=true>
                <p>
                    { "Fill every empty cell so that each row, each column and each box holds every digit once. \
                       Every puzzle has exactly one solution." }
                </p>
                <ul>
                    <li>{ "Choose a cell, then a digit. The same digit again takes it away." }</li>
                    <li>{ "With Notes on, digits are written small, as reminders. On the keypad, a key stands where its note stands." }</li>
                    <li>{ "A wavy line marks equal digits that meet in a row, column or box." }</li>
                    <li>{ "Hint says where to look. Pressed again, it names the technique, draws the pattern, proves it step by step, and does it. If something is wrong, it says so first." }</li>
                    <li>{ "Your game is kept on this device, move by move. Nothing is sent anywhere." }</li>
                </ul>
                <h3>{ "Keys" }</h3>
                <table class="keys"><tbody>{ for KEYMAP.iter().map(row) }</tbody></table>
            </div>
        </Dialog>
    }
}
