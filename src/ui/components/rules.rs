//! What the rules of a board draw besides the lines of its boxes, which the cells have. It lies in
//! the board, over the tints of the cells and under what is written in them.

use yew::prelude::*;

use crate::plan::Plan;
use nonet_engine::Variant;
use nonet_later::later;

/// The layer of a board; nothing for a board with a name, which has no more rules.
pub(super) fn layer(variant: Variant) -> Html {
    if variant.is_named() { Html::default() } else { drawn(variant) }
}

#[later]
fn drawn(variant: Variant) -> Html {
    let Plan { side, regions, diagonals, shapes, rims, .. } = Plan::of(variant, 100);
    let regions = if variant.layout().has_boxes { String::new() } else { regions };
    html! {
        <svg class="rules" viewBox={format!("0 0 {side} {side}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path class="shapes" d={shapes} />
            <path class="rims" d={rims} />
            <path d={diagonals} />
            <path class="regions" d={regions} />
        </svg>
    }
}
