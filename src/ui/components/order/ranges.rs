//! A range: a field for typing it, and two sliders over a picture of what they choose.
//! All positions are in percent of the sliders' way.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::word_rating;
use super::{Props, below, note_or};
use crate::session::recipe::draft::{Act, End, Range};
use crate::session::recipe::spread::COUNTS;
use crate::session::words::level_title;
use crate::ui::text::t;
use nonet_engine::message::{Label, Message};
use nonet_engine::rate::tenths;
use nonet_engine::{Level, labels, messages};

labels! {
    fn new_givens();
    fn new_givens_help();
    fn new_rating_help();
    fn order_lowest_rating();
    fn order_highest_rating();
    fn order_fewest_givens();
    fn order_most_givens();
}

messages! {
    fn order_the_level(level: Message);
}

/// The height of the longest bar.
const BARS: u32 = 48;

/// The field and the sliders of a range.
pub(super) fn range(props: &Props, range: Range, fault: Option<String>) -> Html {
    let Props { draft, on, .. } = props;
    let (id, name, help, ends) = match range {
        Range::Ratings => (
            "ratings",
            word_rating(),
            new_rating_help(),
            [(End::Least, order_lowest_rating()), (End::Most, order_highest_rating())],
        ),
        Range::Givens => (
            "givens",
            new_givens(),
            new_givens_help(),
            [(End::Least, order_fewest_givens()), (End::Most, order_most_givens())],
        ),
    };
    let level = draft.rated_level().filter(|_| range == Range::Ratings);
    let typed = on.reform(move |event: InputEvent| {
        Act::Type(range, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let help = if range == Range::Ratings { note_or(draft, t(help)) } else { t(help).into() };
    html! {
        <div class={classes!("field", "range", format!("range-{id}"))}>
            <div class="range-head">
                <label for={id}>{ t(name) }</label>
                <span class="range-level">{ for level.map(|level| t(order_the_level(level_title(level)))) }</span>
                <input
                    {id}
                    dir="ltr"
                    autocomplete="off"
                    value={draft.text(range).to_owned()}
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby={format!("{id}-help")}
                    oninput={typed}
                />
            </div>
            <div class="range-picture">
                { if range == Range::Ratings { ratings(props) } else { givens(props) } }
                { for ends.into_iter().map(|(end, name)| slider(props, range, end, name)) }
            </div>
            { below(id, fault, help) }
        </div>
    }
}

/// One of the two sliders. Ratings are shown in whole numbers and tenths.
fn slider(props: &Props, range: Range, end: End, name: Label) -> Html {
    let write = |value: u16| match range {
        Range::Ratings => tenths(value),
        Range::Givens => value.to_string(),
    };
    let (start, end_of_scale) = props.draft.scale(range);
    let (least, most) = props.draft.range(range);
    let value = write(if end == End::Least { least } else { most });
    let moved = props.on.reform(move |event: InputEvent| {
        let number = event.target_unchecked_into::<HtmlInputElement>().value_as_number();
        let number = if range == Range::Ratings { number * 10.0 } else { number };
        #[allow(clippy::cast_sign_loss)] // the sliders end at positive numbers
        let number = number.round() as u16;
        Act::Slide(range, end, number)
    });
    html! {
        <input
            type="range"
            aria-label={t(name)}
            aria-valuetext={value.clone()}
            min={write(start)}
            max={write(end_of_scale)}
            step={write(1)}
            value={value.clone()}
            oninput={moved}
        />
    }
}

/// How far a value is from the first to the last, in percent. Written without fractions
/// of the language, which take much code.
fn place(value: u16, (first, last): (u16, u16)) -> String {
    let permille = u32::from(value.saturating_sub(first)) * 1000 / u32::from((last - first).max(1));
    format!("{}.{}%", permille / 10, permille % 10)
}

/// The line that the sliders run on, and its chosen part.
fn line(y: u32, props: &Props, range: Range) -> Html {
    let scale = props.draft.scale(range);
    let (least, most) = props.draft.range(range);
    let y = y.to_string();
    html! {
        <>
            <line class="axis" x1="0%" x2="100%" y1={y.clone()} y2={y.clone()} />
            <line class="chosen" x1={place(least, scale)} x2={place(most, scale)} y1={y.clone()} y2={y} />
        </>
    }
}

fn label(x: String, y: u32, words: String, class: &'static str) -> Html {
    html! { <text {class} {x} y={y.to_string()}>{ words }</text> }
}

/// How common each rating is, and the ratings of the levels below.
fn ratings(props: &Props) -> Html {
    let scale = props.draft.scale(Range::Ratings);
    let (least, most) = props.draft.range(Range::Ratings);
    let greatest = COUNTS.iter().copied().max().unwrap_or(1);
    let bars = (scale.0..).step_by(2).zip(COUNTS).filter(|(_, count)| *count > 0).map(|(rating, count)| {
        // The root makes rare ratings visible.
        let height = (count * BARS * BARS / greatest).isqrt().max(1);
        let is_chosen = rating + 1 >= least && rating <= most;
        html! {
            <rect
                class={classes!("count", is_chosen.then_some("chosen"))}
                x={place(rating, scale)}
                y={(BARS - height).to_string()}
                width="1.2%"
                height={height.to_string()}
            />
        }
    });
    let marks = (2..12).map(|whole| label(place(whole * 10, scale), BARS + 30, format!("{whole}.0"), "tick"));
    let levels = Level::ALL.into_iter().filter_map(|level| {
        let ratings = level.ratings(props.draft.recipe().variant)?;
        let class = if ratings == (least, most) { "level chosen" } else { "level" };
        let (from, to) = (place(ratings.0, scale), place(ratings.1, scale));
        let middle = place(u16::midpoint(ratings.0, ratings.1), scale);
        let line = |x1: &str, x2: &str, y2: u32| {
            let y1 = (BARS + 42).to_string();
            html! { <line {class} x1={x1.to_owned()} x2={x2.to_owned()} {y1} y2={y2.to_string()} /> }
        };
        Some(html! {
            <>
                { line(&from, &to, BARS + 42) }
                { line(&from, &from, BARS + 47) }
                { line(&to, &to, BARS + 47) }
                { label(middle, BARS + 62, t(level_title(level)), class) }
            </>
        })
    });
    html! {
        <svg class="range-chart" aria-hidden="true" focusable="false">
            { for bars }
            { line(BARS, props, Range::Ratings) }
            { for marks }
            { for levels }
        </svg>
    }
}

/// A scale of the numbers of givens.
fn givens(props: &Props) -> Html {
    let scale = props.draft.scale(Range::Givens);
    let width = scale.1 - scale.0;
    // The smallest of these steps with at most ten labels.
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| width / step <= 10).unwrap_or(100);
    let marks = (scale.0..=scale.1).filter(|value| value.is_multiple_of(step));
    let mark = |value: u16| {
        let x = place(value, scale);
        html! {
            <>
                <line class="axis" x1={x.clone()} x2={x.clone()} y1="22" y2="28" />
                { label(x, 52, value.to_string(), "tick") }
            </>
        }
    };
    html! {
        <svg class="range-scale" aria-hidden="true" focusable="false">
            { line(22, props, Range::Givens) }
            { for marks.map(mark) }
        </svg>
    }
}
