//! The mark of Nonet: seven of nine squares form an *n*. Used by `nav`.

use yew::prelude::*;

/// The mark, in a box of 24. The first square has the accent.
pub(super) fn mark() -> Html {
    // Squares of 7 on a pitch of 8.5; the top right one is a quarter disc.
    html! {
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path class="mark-first" d="M0 0h7v7H0z" />
            <path d="M8.5 0h7v7h-7zM17 0a7 7 0 0 1 7 7h-7zM0 8.5h7v7H0zM17 8.5h7v7h-7zM0 17h7v7H0zM17 17h7v7h-7z" />
        </svg>
    }
}
