//! The live region: what a screen reader announces. Announcements are added below each
//! other, so none takes the place of one that was not read yet. Each module draws one, which
//! stays while its pages change: a region that is inserted again would be read again. Used by
//! `app` and `rooms`.

use yew::prelude::*;

use crate::session::spoken::Heard;
use crate::ui::text::text;

/// The region with the last announcements.
pub fn live(spoken: &[Heard]) -> Html {
    let line = |heard: &Heard| html! { <p key={heard.number}>{ text(&heard.message) }</p> };
    html! {
        <div class="heard" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
            { for spoken.iter().map(line) }
        </div>
    }
}
