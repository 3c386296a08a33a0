//! The dialog with the rating of the puzzle on the board, a spoiler.

use yew::prelude::*;

use super::dialog::Dialog;
use super::ending::{end_hardest, hardest_step};
use super::games::estimate_title;
use super::{proof, word_how_far, word_rating};
use crate::session::action::{Action, Screen};
use crate::session::ending::HardestStep;
use crate::session::rating::RatingView;
use crate::ui::text::t;
use nonet_engine::human::Code;
use nonet_engine::message::Message;
use nonet_engine::rate::{Family, Rating, tenths};
use nonet_engine::{labels, messages};
use nonet_later::later;

labels! {
    fn rating_none();
    fn rating_stopped();
    fn rating_failed();
    fn rating_running();
    fn rating_stop();
    fn rating_technique();
    fn rating_times();
}

messages! {
    fn rating_stopped_at(rating: String);
    fn rating_at_least(rating: String);
    /// `name`: the name of a technique on the scale.
    fn rating_other_name(name: String);
    /// `placement`: the rating of the hardest step up to the first digit. `first`: the
    /// rating of the first step.
    fn rating_explained(placement: String, first: String);
}

/// The properties of the dialog.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The rating, as far as it is known.
    pub rating: RatingView,
    /// How long the puzzle should take, if it is known.
    pub estimate: Option<Message>,
    /// The hardest step of the path on the ladder.
    pub hardest: HardestStep,
    /// The progress of loading the solver.
    pub loading: Option<Message>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The dialog.
#[later]
pub fn rating(props: &Props) -> Html {
    let body = match &props.rating {
        RatingView::Unasked | RatingView::Running { .. } => running(props),
        RatingView::Unrated => words(rating_none().into()),
        RatingView::Stopped(0) => words(rating_stopped().into()),
        RatingView::Stopped(at_least) => words(rating_stopped_at(tenths(*at_least))),
        RatingView::Failed => words(rating_failed().into()),
        RatingView::Known(report) => known(report),
    };
    html! {
        <Dialog key="rating" title={t(word_rating())} on={props.on.clone()}>
            <div class="dialog-body rating" tabindex="0" role="region" aria-label={t(word_rating())} autofocus=true>
                { for hardest_step(props.hardest).map(|step| html! {
                    <p><strong>{ t(end_hardest()) }</strong>{ " " }{ step }</p>
                }) }
                { for props.estimate.as_ref().map(|minutes| html! {
                    <p><strong>{ t(estimate_title()) }</strong>{ " " }{ t(minutes.clone()) }</p>
                }) }
                { body }
            </div>
        </Dialog>
    }
}

fn words(message: Message) -> Html {
    html! { <p>{ t(message) }</p> }
}

fn running(props: &Props) -> Html {
    let (percent, text) = match props.rating {
        RatingView::Running { percent, at_least: at_least @ 1.., .. } => {
            (Some(percent), rating_at_least(tenths(at_least)))
        }
        _ => (None, rating_running().into()),
    };
    let text = props.loading.clone().unwrap_or(text);
    let stop = props.on.reform(|_: MouseEvent| Action::StopRating);
    html! {
        <>
            <p>{ t(text) }</p>
            <progress aria-label={t(word_how_far())} max="100" value={percent.map(|percent| percent.to_string())} />
            <button type="button" class="button plain" onclick={stop}>{ t(rating_stop()) }</button>
        </>
    }
}

fn known(rating: &Rating) -> Html {
    let row = |family: Family, count: u16| {
        html! { <tr><th scope="row">{ name(family) }</th><td>{ count }</td></tr> }
    };
    html! {
        <>
            <p class="rating-lead">
                <strong>{ rating.text() }</strong>
            </p>
            <p class="choice-detail">
                { t(rating_explained(tenths(rating.ep), tenths(rating.ed))) }
            </p>
            <table class="keys rating-steps">
                <thead><tr><th scope="col">{ t(rating_technique()) }</th><th scope="col">{ t(rating_times()) }</th></tr></thead>
                <tbody>{ for rating.steps.iter().map(|(family, count)| row(*family, *count)) }</tbody>
            </table>
        </>
    }
}

/// What players call a family: by the technique that covers it, if there is one.
fn named(family: Family) -> String {
    t(family.technique().map_or_else(|| family.title(), Code::name))
}

/// The name of a family, which leads to its lesson, and beside it the scale's name if it
/// differs.
fn name(family: Family) -> Html {
    let name = named(family);
    let other = (name != family.name()).then(|| t(rating_other_name(family.name().to_owned())));
    html! {
        <>
            { proof::to_lesson(&name, family.technique().map(Screen::Lesson)) }
            { for other.map(|other| html! { <small>{ other }</small> }) }
        </>
    }
}
