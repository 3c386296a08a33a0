//! A board in small: squares in ink for givens, in the accent's colour for the player's
//! digits. It stands beside words that say the same, so it is hidden from assistive
//! technology.

use yew::prelude::*;

use super::plan::items;
use crate::session::thumbnail::Thumbnail;

/// The picture of a board.
pub(super) fn thumbnail(picture: &Thumbnail) -> Html {
    let Thumbnail { givens, placed, lines, shapes, clues, view: [left, top, width, height] } = picture;
    html! {
        <svg class="thumbnail plan" viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true" focusable="false">
            <path class="shapes" d={shapes.clone()} />
            { items(clues) }
            <path class="lines" d={lines.clone()} />
            <path class="givens" d={givens.clone()} />
            <path class="placed" d={placed.clone()} />
        </svg>
    }
}
