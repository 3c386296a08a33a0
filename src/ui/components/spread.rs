//! The histogram of the ratings, and the brush over it: a drag, or two sliders for the
//! keyboard, choose a range that filters the table.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::session::workbench::spread::{HEIGHT, rating};
use crate::session::workbench::{Act, Chart, Drag};
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{labels, messages};

labels! {
    fn spread_title();
    fn spread_axis();
    fn spread_scale();
    fn spread_least();
    fn spread_most();
}

messages! {
    fn spread_chart(from: String, to: String);
}

/// The id of the columns.
const AREA: &str = "spread-columns";

/// The histogram.
pub(super) fn spread(chart: &Chart, on: &Callback<Act>) -> Html {
    html! {
        <section class="bench-spread" aria-label={t(spread_title())}>
            <p class="spread-scale">{ t(spread_scale()) }</p>
            <div class="spread-field">
                { columns(chart, on) }
                { sliders(chart, on) }
            </div>
            <svg class="spread-ticks" aria-hidden="true">
                { for chart.ticks.iter().map(|(x, from)| html! { <text x={format!("{x}%")} y="1em">{ from }</text> }) }
            </svg>
            <p class="spread-axis">{ t(spread_axis()) }</p>
        </section>
    }
}

/// The columns, which also take drags.
fn columns(chart: &Chart, on: &Callback<Act>) -> Html {
    let at = {
        let chart = chart.clone();
        move |event: &PointerEvent| {
            let area = area()?.get_bounding_client_rect();
            Some(chart.rating_at((f64::from(event.client_x()) - area.left()) / area.width()))
        }
    };
    let down = {
        let (at, on) = (at.clone(), on.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(at) = at(&event).filter(|_| event.button() == 0) {
                event.prevent_default(); // starts no selection of text
                if let Some(area) = area() {
                    // Fails only if the pointer is gone.
                    let _ = area.set_pointer_capture(event.pointer_id());
                }
                on.emit(Act::Drag(Drag::Down(at)));
            }
        })
    };
    let moved = {
        let on = on.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(at) = at(&event).filter(|_| event.buttons() != 0) {
                on.emit(Act::Drag(Drag::Move(at)));
            }
        })
    };
    let up = on.reform(|_: PointerEvent| Act::Drag(Drag::Up));
    let cancel = on.reform(|_: PointerEvent| Act::Drag(Drag::Cancel));
    let (first, last) = (rating(chart.first), rating(chart.last));
    html! {
        <svg
            id={AREA}
            class="spread-columns"
            role="img"
            aria-label={t(spread_chart(first, last))}
            viewBox={format!("0 0 {} {HEIGHT}", chart.width)}
            preserveAspectRatio="none"
            onpointerdown={down}
            onpointermove={moved}
            onpointerup={up}
            onpointercancel={cancel}
        >
            <path class="outside" d={chart.outside.clone()} />
            <path class="inside" d={chart.inside.clone()} />
            if let Some((least, most)) = chart.brush {
                <rect
                    class="brush"
                    x={chart.x(least).to_string()}
                    width={(chart.x(most + 1) - chart.x(least)).to_string()}
                    height={HEIGHT.to_string()}
                />
            }
        </svg>
    }
}

/// The ends of the brush. Moving one shows the range; releasing it, or a key, filters.
fn sliders(chart: &Chart, on: &Callback<Act>) -> Html {
    let (least, most) = chart.brush.unwrap_or((chart.first, chart.last));
    // A slider stands at the edge of a column: the upper one after its rating.
    let slider = |label: Label, at: u16, told: u16, range: fn(&Event, u16, u16) -> (u16, u16)| {
        let seen = on.reform(move |event: InputEvent| {
            let (least, most) = range(&event, least, most);
            Act::Brush(least, most)
        });
        let chosen = on.reform(move |event: Event| Act::Range(Some(range(&event, least, most))));
        html! {
            <input
                type="range"
                min={chart.first.to_string()}
                max={(chart.last + 1).to_string()}
                value={at.to_string()}
                aria-label={t(label)}
                aria-valuetext={rating(told)}
                oninput={seen}
                onchange={chosen}
            />
        }
    };
    html! {
        <>
            { slider(spread_least(), least, least, lower) }
            { slider(spread_most(), most + 1, most, upper) }
        </>
    }
}

fn area() -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(AREA)
}

fn slid(event: &Event) -> u16 {
    event.target_unchecked_into::<HtmlInputElement>().value().parse().unwrap_or_default()
}

/// The range after the lower slider was moved.
fn lower(event: &Event, _: u16, most: u16) -> (u16, u16) {
    (slid(event).min(most), most)
}

/// The range after the upper slider was moved.
fn upper(event: &Event, least: u16, _: u16) -> (u16, u16) {
    (least, slid(event).saturating_sub(1).max(least))
}
