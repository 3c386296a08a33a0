//! The diagram of a technique: an SVG of the paths that `session::learning::drawing`
//! makes. It stands beside the technique's name, hence hidden from assistive technology.

use yew::prelude::*;

use super::plan::items;
use crate::plan::Plan;
use crate::session::learning::drawing::{Drawing, SIDE, drawing};
use nonet_engine::human::diagram::{Diagram, Window};

/// The diagram.
pub(super) fn diagram(diagram: &Diagram) -> Html {
    let Drawing { houses, lines, weak, strong, filled, cells, others, thirds, fourths, dots, rings, crosses } =
        drawing(diagram);
    // From back to front. Crosses come twice: the first is the halo of the second.
    let layers = [
        ("house", houses),
        ("line", lines),
        ("weak", weak),
        ("strong", strong),
        ("filled", filled),
        ("cells", cells),
        ("others", others),
        ("thirds", thirds),
        ("fourths", fourths),
        ("dots", dots),
        ("rings", rings),
        ("halo", crosses.clone()),
        ("crosses", crosses),
    ];
    let layers = layers.into_iter().filter(|(_, path)| !path.is_empty());
    html! {
        <svg class="diagram" viewBox={format!("0 0 {SIDE} {SIDE}")} aria-hidden="true" focusable="false">
            if let Some(window) = diagram.window { { board(window, diagram.side.into()) } }
            { for layers.map(|(class, d)| html! { <path {class} {d} /> }) }
        </svg>
    }
}

/// The part of a board below the symbols, without its numbers.
fn board(Window { variant, left, top }: Window, side: i32) -> Html {
    let place = SIDE / side.max(1);
    let Plan { hairs, regions, diagonals, shapes, bands, cages, between, .. } =
        Plan::of(variant, place.unsigned_abs() as usize).without_texts();
    let clues: Vec<_> = bands.into_iter().chain(cages).chain(between).collect();
    let view = format!("{} {} {SIDE} {SIDE}", i32::from(left) * place, i32::from(top) * place);
    html! {
        <svg class="plan" viewBox={view} width={SIDE.to_string()} height={SIDE.to_string()}>
            <path class="shapes" d={shapes} />
            <path class="hair" d={hairs} />
            <path class="line" d={regions + &diagonals} />
            { items(&clues) }
        </svg>
    }
}
