//! What the rules of a board draw besides the lines of its boxes, which the cells have. It lies in
//! the board, over the tints of the cells and under what is written in them; what lies between cells is
//! above that.

use yew::prelude::*;

use super::plan::items;
use crate::plan::{Plan, Sides, borders};
use crate::rules::has_sums;
use nonet_engine::Variant;
use nonet_later::later;

/// The properties of the layers.
#[derive(PartialEq, Properties)]
pub(super) struct Props {
    variant: Variant,
}

/// The layers of a board; nothing for a board with a name, which has no more rules.
pub(super) fn layer(variant: Variant) -> Html {
    if variant.is_named() {
        Html::default()
    } else {
        html! { <Layers {variant} /> }
    }
}

/// They are drawn once for a board: the page is drawn every second.
#[component]
fn Layers(props: &Props) -> Html {
    drawn(props.variant)
}

/// Regions that are drawn, and no rules yet.
pub(super) fn regions(side: usize, region: impl Fn(usize, usize) -> usize) -> Html {
    let whole = side * 100;
    html! {
        <svg class="rules plan" viewBox={format!("0 0 {whole} {whole}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path class="regions open" d={borders(side, 100, true, region)} />
        </svg>
    }
}

/// The classes of a board with numbers outside of it, or in the corners of cells.
pub(super) fn margins(variant: Variant) -> Classes {
    if variant.has_clues() { sides(variant) } else { Classes::new() }
}

#[later]
fn sides(variant: Variant) -> Classes {
    let Sides { top, right, bottom, left } = Sides::of(variant);
    let all = [(top, "out-top"), (right, "out-right"), (bottom, "out-bottom"), (left, "out-left")];
    let sums = (has_sums(variant), "sums");
    all.into_iter().chain([sums]).filter(|(is_there, _)| *is_there).map(|(_, class)| class).collect()
}

#[later]
fn drawn(variant: Variant) -> Html {
    let Plan { side, regions, diagonals, shapes, rims, bands, cages, between, margin, .. } =
        Plan::of(variant, 100);
    let layer = |class: &'static str, inside: Html| {
        html! {
            <svg class={classes!("rules", "plan", class)} viewBox={format!("0 0 {side} {side}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                { inside }
            </svg>
        }
    };
    let (has_boxes, has_bands, has_cages) =
        (variant.layout().has_boxes, !bands.is_empty(), !cages.is_empty());
    let below = html! {
        <>
            <path class="shapes" d={shapes} />
            <path class="rims" d={rims} />
            <path d={diagonals} />
            { items(&bands) }
        </>
    };
    let cages = html! {
        <>
            if !has_boxes { <path class="regions" d={regions.clone()} /> }
            { items(&cages) }
        </>
    };
    let over: Vec<_> = between.into_iter().chain(margin).collect();
    html! {
        <>
            { layer("", below) }
            if has_bands {
                <div class="lines-again"></div>
            }
            if !has_boxes || has_cages {
                { layer("", cages) }
            }
            if !over.is_empty() { { layer("over", items(&over)) } }
        </>
    }
}
