//! The diagram of a technique: an SVG of the paths that `session::learning::drawing`
//! makes. It stands beside the technique's name, hence hidden from assistive technology.

use yew::prelude::*;

use crate::session::learning::drawing::{Drawing, SIDE, drawing};
use nonet_engine::human::diagram::Diagram;

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
            { for layers.map(|(class, d)| html! { <path {class} {d} /> }) }
        </svg>
    }
}
