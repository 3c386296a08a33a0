//! The rating of the puzzle on the board, as a dialog that the player opens: a
//! spoiler. Used by `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::session::action::Action;
use crate::session::rating::RatingView;
use nonet_engine::rate::{Report, tenths};

/// What it needs to be drawn.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What is known.
    pub rating: RatingView,
    /// How much of the solver has arrived, while it is loading.
    pub loading: Option<String>,
    /// Told when it is closed, or stopped.
    pub on: Callback<Action>,
}

/// The dialog.
pub fn rating(props: &Props) -> Html {
    let body = match &props.rating {
        RatingView::Unasked | RatingView::Running { .. } => running(props),
        RatingView::Unrated => words("Only 9 × 9 puzzles can be rated."),
        RatingView::Stopped(0) => words("Stopped before anything was known."),
        RatingView::Stopped(at_least) => {
            words(&format!("Stopped. It is rated at least {}.", tenths(*at_least)))
        }
        RatingView::Failed => {
            words("The rating could not be worked out. Please reload the page and try again.")
        }
        RatingView::Known(report) => known(report),
    };
    html! {
        <Dialog key="rating" title="Rating" on={props.on.clone()}>
            <div class="dialog-body rating" tabindex="0" role="region" aria-label="Rating" autofocus=true>
                { body }
            </div>
        </Dialog>
    }
}

fn words(text: &str) -> Html {
    html! { <p>{ text }</p> }
}

fn running(props: &Props) -> Html {
    let (percent, text) = match props.rating {
        RatingView::Running { percent, at_least: at_least @ 1.., .. } => {
            (Some(percent), format!("Working it out: at least {}…", tenths(at_least)))
        }
        _ => (None, "Working it out…".to_owned()),
    };
    let text = props.loading.clone().unwrap_or(text);
    let stop = props.on.reform(|_: MouseEvent| Action::StopRating);
    html! {
        <>
            <p>{ text }</p>
            <progress aria-label="How far" max="100" value={percent.map(|percent| percent.to_string())} />
            <button type="button" class="button plain" onclick={stop}>{ "Stop" }</button>
        </>
    }
}

fn known(report: &Report) -> Html {
    let row = |name: &str, count: u16| {
        html! { <tr><th scope="row">{ name.to_owned() }</th><td>{ count }</td></tr> }
    };
    html! {
        <>
            <p class="rating-lead">
                <strong>{ report.text() }</strong>
                { for report.hardest.map(|hardest| html! { <span>{ format!("Hardest step: {hardest}") }</span> }) }
            </p>
            <p class="choice-detail">
                { format!("Up to the first digit {}, first step {}. On the scale of Sudoku Explainer: \
                    1.2 is easiest, hidden subsets lie around 4, chains from 6.5 on, the hardest known puzzles near 12.",
                    tenths(report.ep), tenths(report.ed)) }
            </p>
            <table class="keys rating-steps">
                <thead><tr><th scope="col">{ "Technique" }</th><th scope="col">{ "Times needed" }</th></tr></thead>
                <tbody>{ for report.steps.iter().map(|(family, count)| row(family.name(), *count)) }</tbody>
            </table>
        </>
    }
}
