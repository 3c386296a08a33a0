//! A board in small: squares in ink for givens, in the accent's colour for the player's
//! digits. It stands beside words that say the same, so it is hidden from assistive
//! technology.

use yew::prelude::*;

use crate::session::thumbnail::Thumbnail;

/// The picture of a board.
pub(super) fn thumbnail(picture: &Thumbnail) -> Html {
    let Thumbnail { side, givens, placed, lines, shapes } = picture;
    html! {
        <svg class="thumbnail" viewBox={format!("0 0 {side} {side}")} aria-hidden="true" focusable="false">
            <path class="shapes" d={shapes.clone()} />
            <path class="lines" d={lines.clone()} />
            <path class="givens" d={givens.clone()} />
            <path class="placed" d={placed.clone()} />
        </svg>
    }
}
