//! The end of a game, in the place of modes and keypad: the time, the hardest step, the
//! hints, and what next.

use yew::prelude::*;

use super::games::estimate_title;
use super::menu::{menu_path, menu_replay};
use super::{keep_focus, proof, score, tools, word_tools};
use crate::session::action::{Action, Dialog, Screen};
use crate::session::ending::{EndView, HardestStep, TimesView};
use crate::session::score::Score;
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use nonet_engine::labels;
use nonet_engine::message::{Label, Message};
use nonet_later::later;

labels! {
    pub(super) fn end_solved();
    fn end_share();
    pub(super) fn end_hardest();
    fn end_hints_label();
    pub(super) fn end_unknown();
    fn end_rating();
    fn end_seed();
    fn end_record();
    fn end_missed();
    fn panel_another();
    pub(super) fn stats_best();
    pub(super) fn stats_median();
}

/// The end. `squares` are the squares of the boxes, all filled.
#[later]
pub(super) fn ending(view: &EndView, squares: Html, played: Option<&Score>, on: &Callback<Action>) -> Html {
    let fact = |name: Label, value: Html| html! { <div><dt>{ t(name) }</dt><dd>{ value }</dd></div> };
    let rated = |value: Html| if view.is_rated { value } else { Html::default() };
    // Its place is there before the worker has found it.
    let awaited = (view.hardest == HardestStep::Awaited).then(|| html! { t(end_unknown()) });
    let rating = Screen::Over(Dialog::Rating);
    // The replay names the step at each slow spot.
    let missed = played.filter(|played| !played.spots.is_empty());
    let missed =
        missed.map(|_| html! { <a class="end-missed" href={Screen::Replay.hash()}>{ t(end_missed()) }</a> });
    html! {
        <>
            <div class="end-time">
                { squares }
                {
                    match &view.time {
                        Some(time) => html! { <span class="end-clock">{ time }</span> },
                        None => html! { <span class="end-clock end-word">{ t(end_solved()) }</span> },
                    }
                }
                { times(view.times.as_ref(), view.estimate.as_ref()) }
            </div>
            <dl class="end-facts">
                { for hardest_step(view.hardest).or(awaited).map(|step| html! {
                    <div class="end-hardest"><dt>{ t(end_hardest()) }</dt><dd>{ step }</dd></div>
                }) }
                { fact(end_hints_label(), html! { text(&view.hints) }) }
                { rated(fact(end_rating(), html! { view.rating.clone().unwrap_or_else(|| t(end_unknown())) })) }
                { for view.seed.map(|seed| fact(end_seed(), html! { seed.to_string() })) }
            </dl>
            if !view.words.is_empty() {
                <p class="setter-words end-words" dir="auto">{ &view.words }</p>
            }
            { for played.map(|played| score::score(played, None, true)) }
            <p class="panel-said">
                {
                    match &view.said {
                        Some(said) => html! { text(said) },
                        None => missed.unwrap_or_default(),
                    }
                }
            </p>
            <div class="tools" role="group" aria-label={t(word_tools())} onmousedown={keep_focus()}>
                <a class="button tool" href={Screen::Share.hash()}>{ Icon::Share.html() }{ t(end_share()) }</a>
                <a class="button tool" href={Screen::Replay.hash()}>{ Icon::Replay.html() }{ t(menu_replay()) }</a>
                if view.is_rated {
                    <a class="button tool" href={Screen::Path.hash()}>{ Icon::Path.html() }{ t(menu_path()) }</a>
                    { tools::button(tools::tool(Icon::Rating, t(end_rating()), Action::Go(rating), false), on) }
                }
            </div>
            <button type="button" class="button main" onclick={on.reform(|_: MouseEvent| Action::NewGameAlike)}>
                { t(panel_another()) }
            </button>
        </>
    }
}

/// The hardest step, which leads to its lesson.
pub(super) fn hardest_step(step: HardestStep) -> Option<Html> {
    step.told().map(|(name, lesson)| proof::to_lesson(&t(name), lesson))
}

/// What the time is compared with.
fn times(times: Option<&TimesView>, estimate: Option<&Message>) -> Html {
    if times.is_none() && estimate.is_none() {
        return Html::default();
    }
    html! {
        <dl class="end-times">
            { for times.map(|TimesView { best, is_best, median }| html! {
                <>
                    <div class={is_best.then_some("is-best")}>
                        <dt>{ t(if *is_best { end_record() } else { stats_best() }) }</dt><dd>{ best }</dd>
                    </div>
                    <div><dt>{ t(stats_median()) }</dt><dd>{ median }</dd></div>
                </>
            }) }
            { for estimate.map(|minutes| html! { <div class="end-estimate"><dt>{ t(estimate_title()) }</dt><dd>{ text(minutes) }</dd></div> }) }
        </dl>
    }
}
