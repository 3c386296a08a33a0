//! The page for entering a puzzle. A small board previews the text. If there are two
//! solutions, it shows both digits where they differ. Used by `app`.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::board::shape;
use super::choice::list;
use super::room::room;
use super::{word_board, word_cancel};
use crate::session::action::Action;
use crate::session::own::{OwnCell, OwnPuzzle};
use crate::session::words;
use crate::ui::text::t;
use nonet_engine::{Variant, labels};

labels! {
    pub(in crate::ui) fn own_title();
    fn own_label();
    fn own_play();
    fn own_preview();
}

/// The id of the text field, which gets focus when the page is opened.
pub const TEXT: &str = "own-text";

/// The properties of the page.
pub struct Props {
    /// The text and its verdict.
    pub own: OwnPuzzle,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The page.
pub fn own_puzzle(props: &Props) -> Html {
    let Props { own, on } = props;
    let input = on.reform(|event: InputEvent| {
        Action::OwnText(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let submit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        Action::PlayOwn
    });
    let boards = Variant::all().map(|variant| (variant, t(words::board(variant)))).collect();
    let is_faulty = own.is_faulty();
    let body = html! {
            <form class="room-form" onsubmit={submit}>
                <div class="room-body own">
                    <div class="own-text">
                        <div class="field">
                            <label for={TEXT}>{ t(own_label()) }</label>
                            <textarea
                                id={TEXT}
                                rows="9"
                                spellcheck="false"
                                autocomplete="off"
                                autocapitalize="off"
                                value={own.text().to_owned()}
                                aria-invalid={is_faulty.then_some("true")}
                                aria-describedby="own-message"
                                oninput={input}
                            />
                        </div>
                        { list("own-board", t(word_board()), boards, own.variant(), &on.reform(Action::OwnVariant)) }
                    </div>
                    { preview(own.variant(), &own.preview()) }
                    // Announces the verdict when it changes.
                    <p id="own-message" role="status" class={classes!("own-message", is_faulty.then_some("fault"))}>
                        { t(own.message()) }
                    </p>
                </div>
                <footer class="room-foot">
                    if own.is_checking() {
                        <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Action::Cancel)}>
                            { t(word_cancel()) }
                        </button>
                    }
                    <button type="submit" class="button main" aria-disabled={own.is_checking().then_some("true")}>
                        { t(own_play()) }
                    </button>
                </footer>
            </form>
    };
    room("enter", t(own_title()), body, on)
}

fn preview(variant: Variant, cells: &[OwnCell]) -> Html {
    let side = usize::from(variant.layout().side);
    let cell = |cell: &OwnCell| match cell {
        OwnCell { either: Some((one, other)), .. } => {
            html! { <div class="cell differs"><span>{ one.symbol() }</span><span>{ other.symbol() }</span></div> }
        }
        OwnCell { digit: Some(digit), .. } => html! { <div class="cell given">{ digit.symbol() }</div> },
        OwnCell { digit: None, .. } => html! { <div class="cell" /> },
    };
    let row = |row: &[OwnCell]| html! { <div class="row">{ for row.iter().map(cell) }</div> };
    html! {
        // The message describes what the board shows.
        <div class={classes!("board", "mini", shape(variant))} role="img" aria-label={t(own_preview())}>
            { for cells.chunks(side).map(row) }
        </div>
    }
}
