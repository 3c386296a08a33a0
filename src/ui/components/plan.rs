//! What a plan draws besides lines and areas, as elements of an SVG.

use yew::prelude::*;

use crate::plan::Item;

/// Some items of a plan, in their order.
pub(super) fn items(items: &[Item]) -> Html {
    items.iter().map(item).collect()
}

fn item(item: &Item) -> Html {
    match item {
        Item::Path { style, width, path } => {
            let width = (!width.is_empty()).then(|| width.clone());
            html! { <path class={classes!(style.class(), style.hue())} stroke-width={width} d={path.clone()} /> }
        }
        Item::Text { style, at: [x, y], size, text } => html! {
            <text class={style.class()} x={x.clone()} y={y.clone()} dy="0.35em" font-size={size.clone()}>{ text }</text>
        },
    }
}
