//! Marks over a board: rings, discs, frames, arrows. One SVG covers the board and
//! ignores pointers and screen readers; the text beside the board describes it. It
//! draws any [`Picture`], so hints, lessons and solve paths look alike.
//!
//! To use it, put it beside a `.board` in the same grid area, and give both the same
//! [`shape`](super::board::shape). An empty picture draws nothing.

use yew::prelude::*;

use super::board::shape;
use crate::session::picture::{Arrow, Framed, Picture, Spot, Stress, role_name};
use nonet_engine::Variant;
use nonet_engine::human::{LinkKind, Role};

/// Half the width of a disc, a square or a diamond, in hundredths of a cell.
const DISC: i32 = 16;
const SQUARE: i32 = 14;
const DIAMOND: i32 = 20;

/// The marks over a board of the variant.
pub fn marks(variant: Variant, picture: &Picture) -> Html {
    if picture.is_empty() {
        return Html::default();
    }
    html! {
        <svg class={classes!("marks", shape(variant))} viewBox="0 0 900 900" aria-hidden="true" focusable="false">
            { for picture.houses.iter().map(|framed| frame("house", *framed)) }
            { for picture.cells.iter().map(|framed| frame("framed", *framed)) }
            { for picture.groups.iter().map(|line| html! { <path class="group" d={line.clone()} /> }) }
            { for picture.arrows.iter().map(arrow) }
            { for picture.spots.iter().map(|view| spot(*view)) }
        </svg>
    }
}

fn frame(kind: &'static str, Framed { role, at }: Framed) -> Html {
    let [x, y, width, height] = at.map(|length| length.to_string());
    html! { <rect class={classes!(kind, role_name(role))} {x} {y} {width} {height} /> }
}

fn arrow(arrow: &Arrow) -> Html {
    let kind = match arrow.kind {
        LinkKind::Strong => "strong",
        LinkKind::Weak => "weak",
    };
    let stress = match arrow.stress {
        Stress::Fresh => Some("fresh"),
        Stress::Plain => None,
        Stress::Faded => Some("faded"),
    };
    html! {
        // The key makes each new arrow a new element, so that its animation runs.
        <g key={arrow.shaft.clone()} class={classes!("arrow", kind, stress)}>
            <path class="shaft" d={arrow.shaft.clone()} />
            <path class="head" d={arrow.head.clone()} />
        </g>
    }
}

/// A shape with its digit, which covers the note below.
fn spot(Spot { role, digit, at: (x, y), is_fresh }: Spot) -> Html {
    html! {
        <g class={classes!("spot", role_name(role), is_fresh.then_some("fresh"))}>
            { for outline(role, x, y) }
            if role == Role::Removed {
                <path class="strike" d={format!("M{} {}l34-34", x - 17, y + 17)} />
            }
            <text x={x.to_string()} y={y.to_string()} dy="0.345em">{ digit.symbol() }</text>
        </g>
    }
}

/// Roles differ in shape, not only in colour.
fn outline(role: Role, x: i32, y: i32) -> Vec<Html> {
    let circle = |r: i32, class: &'static str| {
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
    };
    let square = |half: i32, round: i32| {
        let (left, top, side) = ((x - half).to_string(), (y - half).to_string(), (2 * half).to_string());
        html! { <rect class="shape" x={left} y={top} width={side.clone()} height={side} rx={round.to_string()} /> }
    };
    match role {
        Role::Fin => {
            let d = format!(
                "M{x} {}l{DIAMOND} {DIAMOND}l-{DIAMOND} {DIAMOND}l-{DIAMOND}-{DIAMOND}z",
                y - DIAMOND
            );
            vec![html! { <path class="shape" {d} /> }]
        }
        Role::Off | Role::SetB => vec![square(SQUARE, 0)],
        Role::SetA => vec![square(SQUARE, 5)],
        Role::Placed => vec![circle(DISC + 5, "outer"), circle(DISC, "shape")],
        _ => vec![circle(DISC, "shape")],
    }
}
