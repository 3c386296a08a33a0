//! Marks over a board: rings, discs, frames, arrows. One SVG covers the board and
//! ignores pointers and screen readers; the text beside the board describes it. It
//! draws any [`Picture`], so hints, lessons and solve paths look alike.
//!
//! To use it, put it beside a `.board` in the same grid area, and give both the same
//! [`shape`](super::board::shape). An empty picture draws nothing.

use yew::prelude::*;

use super::board::shape;
use crate::session::picture::{Arrow, Framed, Picture, Spot, Stress, role_name, side};
use crate::session::spine::Sample;
use nonet_engine::human::{LinkKind, Role};
use nonet_engine::{Digit, Variant};
use nonet_later::later;

/// Half the width of a disc, a square or a diamond, in the unit of pictures.
const DISC: i32 = 16;
/// The same for a removed candidate, which stays inside the frame of its cell.
const STRUCK: i32 = 13;
const SQUARE: i32 = 14;
const DIAMOND: i32 = 20;

/// The marks over a board of the variant.
pub fn marks(variant: Variant, picture: &Picture) -> Html {
    if picture.is_empty() {
        return Html::default();
    }
    let side = side(variant);
    html! {
        <svg class={classes!("marks", shape(variant))} viewBox={format!("0 0 {side} {side}")} aria-hidden="true" focusable="false">
            { for picture.houses.iter().map(|framed| frame("house", *framed)) }
            { for picture.cells.iter().map(|framed| frame("framed", *framed)) }
            { for picture.groups.iter().map(|line| html! { <path class="group" d={line.clone()} /> }) }
            { for picture.arrows.iter().map(arrow) }
            { for picture.spots.iter().map(|&Spot { role, colour, digit, at, is_fresh }| spot(role, colour, Some(digit), at, is_fresh)) }
        </svg>
    }
}

/// A sample of a mark beside its meaning, on a square of 44.
#[later]
pub(super) fn sample(sample: Sample, digit: Option<Digit>) -> Html {
    let at = |left: i32, top: i32| [left, top, 44 - 2 * left, 44 - 2 * top];
    let drawn = match sample {
        Sample::House(role) => frame("house", Framed { role, at: at(4, 10) }),
        Sample::Cell(role) => frame("framed", Framed { role, at: at(8, 8) }),
        Sample::Spot(role) => spot(role, None, digit, (22, 22), false),
        Sample::Links(kind) => {
            let link = |of: LinkKind, top: i32| match kind {
                Some(kind) if kind != of => Html::default(),
                _ => {
                    let class = if of == LinkKind::Strong { "arrow strong" } else { "arrow weak" };
                    let top = if kind.is_some() { 22 } else { top };
                    html! {
                        <g {class}>
                            <path class="shaft" d={format!("M2 {top}h30")} />
                            <path class="head" d={format!("M43 {top}l-14-8v16z")} />
                        </g>
                    }
                }
            };
            html! { <>{ link(LinkKind::Strong, 13) }{ link(LinkKind::Weak, 33) }</> }
        }
    };
    html! { <svg class="sample" viewBox="0 0 44 44" aria-hidden="true" focusable="false">{ drawn }</svg> }
}

/// The numbers of rows and columns in the margin of a board, while a hint names cells.
/// The styles show them where there is a margin.
pub fn edges(variant: Variant) -> Html {
    let numbers = |class: &'static str| {
        let numbers = (1..=variant.layout().side).map(|number| html! { <span>{ number }</span> });
        html! { <div {class}>{ for numbers }</div> }
    };
    html! {
        <div class={classes!("edges", shape(variant))} aria-hidden="true">
            { numbers("edge-columns") }
            { numbers("edge-rows") }
        </div>
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

/// A shape with its digit, which covers the note below. A colour has its own shape, also
/// where it is removed.
fn spot(role: Role, colour: Option<Role>, digit: Option<Digit>, (x, y): (i32, i32), is_fresh: bool) -> Html {
    let half = if colour.is_some() { SQUARE + 5 } else { STRUCK };
    html! {
        <g class={classes!("spot", role_name(role), colour.map(role_name), is_fresh.then_some("fresh"))}>
            { for outline(colour.unwrap_or(role), x, y) }
            if role == Role::Removed {
                <path class="strike" d={format!("M{} {}l{}-{}", x - half, y + half, 2 * half, 2 * half)} />
            }
            <text x={x.to_string()} y={y.to_string()} dy="0.345em">{ for digit.map(Digit::symbol) }</text>
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
    let path = |d: String| vec![html! { <path class="shape" {d} /> }];
    match role {
        Role::Fin | Role::ColourC => path(format!(
            "M{x} {}l{DIAMOND} {DIAMOND}l-{DIAMOND} {DIAMOND}l-{DIAMOND}-{DIAMOND}z",
            y - DIAMOND
        )),
        Role::ColourD => path(format!("M{x} {}l22 38h-44z", y - 24)),
        Role::SetC => path(format!("M{} {y}l8-14h16l8 14-8 14h-16z", x - 16)),
        Role::Off | Role::ColourB | Role::SetB => vec![square(SQUARE, 0)],
        Role::SetA => vec![square(SQUARE, 5)],
        Role::Removed => vec![circle(STRUCK, "shape")],
        Role::Placed => vec![circle(DISC + 5, "outer"), circle(DISC, "shape")],
        _ => vec![circle(DISC, "shape")],
    }
}
