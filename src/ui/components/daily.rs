//! The page of the daily puzzles: the five of a day, the variant, the text to share, and
//! the archive as the calendar of a month.

use std::collections::BTreeMap;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::games::{notes, state};
use super::nav::nav_daily;
use super::new_game::daily_variant;
use super::pictures::kind;
use super::room::TITLE;
use super::room::arrow;
use super::strip::{self, strip};
use crate::game::moment::Day;
use crate::library::Entry;
use crate::library::calendar::Calendar;
use crate::library::daily::{COUNT, FIRST, Five, Games, Which, games, solved, variant_kind};
use crate::rules::{drawn_text, rule_name};
use crate::session::action::Screen;
use crate::session::library::Library;
use crate::session::library::daily::{
    self as session, Act, Daily, daily_date, daily_day, daily_day_later, daily_solved, variant_description,
};
use crate::session::library::games as all_games;
use crate::session::library::words::{date_long, date_month, date_narrow, date_weekday, number};
use crate::session::words::level_title;
use crate::ui::effects::{document, focus_element};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{Variant, labels};

labels! {
    fn daily_today();
    fn daily_archive();
    fn daily_about();
    fn daily_month_before();
    fn daily_month_after();
    fn daily_result();
    fn daily_copy();
    fn daily_share();
    fn daily_week();
    fn daily_later();
}

/// The properties of the page.
pub struct Props<'a> {
    /// The games.
    pub library: &'a Library,
    /// What opening a game reports.
    pub games: &'a all_games::Games,
    /// The state of the page.
    pub daily: &'a Daily,
    /// The screen, which names the day.
    pub screen: Screen,
    /// The current day.
    pub today: Day,
    /// Callback for player actions.
    pub on: Callback<Act>,
    /// Callback for actions of the page of all games, such as another try to list them.
    pub on_games: Callback<all_games::Act>,
}

/// The page.
pub fn daily(props: &Props) -> Html {
    let Props { library, on, today, .. } = props;
    let day = session::day_of(props.screen, *today);
    let days = games(library.entries());
    let shown = days.get(&day).copied().unwrap_or_default();
    let five = shown.five;
    html! {
        <main key="daily" class="room daily">
            <header class="room-head">
                { arrow(Screen::Daily(None)) }
                <h1 id={TITLE} tabindex="-1">{ t(nav_daily()) }</h1>
            </header>
            { notes(props.games) }
            { state(library, &props.on_games) }
            <div class="daily-body">
                <section class="daily-five" aria-labelledby="daily-day">
                    <header class="daily-head">
                        <h2 id="daily-day">{ t(date_long(number(day))) }</h2>
                        <p>{ t(daily_solved(solved(&five), COUNT)) }</p>
                    </header>
                    { strip(day, &five, library.pace(), on) }
                    <p class="choice-detail">{ t(daily_about()) }</p>
                    { if solved(&five) > 0 { result(props, day, &five) } else { Html::default() } }
                </section>
                <section class="daily-variant" aria-labelledby="daily-variant">
                    <h2 id="daily-variant">{ t(daily_variant()) }</h2>
                    { variant(day, shown.variant, on) }
                    { week(day, (*today).max(FIRST), &days, on) }
                </section>
                { archive(props, day, &days) }
            </div>
        </main>
    }
}

/// Today's puzzles for the page of all games.
pub fn today(library: &Library, today: Day, on: &Callback<Act>) -> Html {
    let day = today.max(FIRST);
    let five = games(library.entries()).get(&day).copied().unwrap_or_default().five;
    html! {
        <section class="games-today" aria-labelledby="games-today">
            <header class="daily-head">
                <h2 id="games-today">{ t(daily_today()) }</h2>
                <p>{ t(date_long(number(day))) }{ " · " }<a href={Screen::Daily(None).hash()}>{ t(daily_archive()) }</a></p>
            </header>
            { strip(day, &five, library.pace(), on) }
        </section>
    }
}

/// The variant of a day: what it is, its rule and its game.
fn variant(day: Day, game: Option<&Entry>, on: &Callback<Act>) -> Html {
    let (name, level) = variant_kind(day);
    let press = on.reform(move |_: MouseEvent| Act::Play(day, Which::Variant));
    html! {
        <div class="variant-card">
            { kind(name) }
            <div class="variant-told">
                <h3 class="rule-words">{ t(rule_name(name)) }</h3>
                <p class="variant-level">{ mark::level(level) }{ t(level_title(level)) }</p>
                <p>{ t(drawn_text(name, Variant::CLASSIC)) }</p>
            </div>
            <button type="button" class="button main" aria-description={t(variant_description(name, game))} onclick={press}>
                { strip::state(game) }
            </button>
        </div>
    }
}

/// The variants of the other days of a week.
fn week(day: Day, today: Day, days: &BTreeMap<Day, Games>, on: &Callback<Act>) -> Html {
    let monday = day.0 - i32::from(day.weekday());
    let others = (monday..monday + 7).map(Day).filter(|other| *other != day && *other >= FIRST);
    let one = |other: Day| {
        let (name, _) = variant_kind(other);
        let game = days.get(&other).and_then(|games| games.variant);
        let is_there = other <= today;
        let press = on.reform(move |_: MouseEvent| Act::Play(other, Which::Variant));
        html! {
            <li key={other.0}>
                <button
                    type="button"
                    class="variant-day"
                    disabled={!is_there}
                    aria-description={is_there.then(|| t(variant_description(name, game)))}
                    onclick={press}
                >
                    { kind(name) }
                    <span class="variant-weekday">{ t(date_weekday(number(other))) }</span>
                    <span class="rule-words">{ t(rule_name(name)) }</span>
                    <span class="daily-state">
                        { if is_there { strip::state(game) } else { t(daily_later()).into() } }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <>
            if (monday..monday + 7).contains(&today.0) {
                <h3>{ t(daily_week()) }</h3>
            }
            <ul class="variant-week">{ for others.map(one) }</ul>
        </>
    }
}

/// The text to share.
fn result(props: &Props, day: Day, five: &Five) -> Html {
    let Props { library, daily, on, today, .. } = props;
    // A streak is of today, not of a day of the archive.
    let streak = if day == *today { Calendar::of(library.entries()).streak(day).current } else { 0 };
    let lines: Vec<String> = session::share(day, five, streak).into_iter().map(t).collect();
    let text = lines.join("\n");
    let copy = {
        let text = text.clone();
        on.reform(move |_: MouseEvent| Act::Copy(text.clone()))
    };
    let share = {
        let on = on.clone();
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            let (on, text) = (on.clone(), text.clone());
            spawn_local(async move {
                if share(&text).await == Shared::Failed {
                    on.emit(Act::Copy(text));
                }
            });
        })
    };
    html! {
        <div class="daily-result" role="group" aria-labelledby="daily-result">
            <h3 id="daily-result">{ t(daily_result()) }</h3>
            <p class="daily-share">{ text }</p>
            <p class="daily-buttons">
                <button type="button" class="button" onclick={copy}>{ Icon::Copy.html() }{ t(daily_copy()) }</button>
                if share_function().is_some() {
                    <button type="button" class="button" onclick={share}>{ Icon::Share.html() }{ t(daily_share()) }</button>
                }
                <span class="daily-note">{ for daily.note().cloned().map(t) }</span>
            </p>
        </div>
    }
}

/// How sharing ended.
#[derive(PartialEq, Eq)]
enum Shared {
    /// The player shared it, or decided not to.
    Over,
    /// The browser could not share it.
    Failed,
}

/// `navigator.share`, which many browsers lack.
fn share_function() -> Option<Function> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

/// Offers the text to other apps.
async fn share(text: &str) -> Shared {
    let attempt = async {
        let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
        let data = Object::new();
        Reflect::set(&data, &"text".into(), &text.into())?;
        let promise = share_function().ok_or(JsValue::NULL)?.call1(&navigator, &data)?;
        JsFuture::from(Promise::resolve(&promise)).await
    };
    match attempt.await {
        Ok(_) => Shared::Over,
        Err(fault) => {
            let name = Reflect::get(&fault, &"name".into()).ok().and_then(|name| name.as_string());
            if name.as_deref() == Some("AbortError") { Shared::Over } else { Shared::Failed }
        }
    }
}

/// The calendar of a month.
fn archive(props: &Props, day: Day, days: &BTreeMap<Day, Games>) -> Html {
    let Props { daily, on, today, .. } = props;
    let today = (*today).max(FIRST);
    let month = daily.month(day);
    let turn = |to: Day, icon: Icon, word: Label, is_there: bool| {
        let press = on.reform(move |_: MouseEvent| Act::Month(to));
        let word = t(word);
        html! {
            <button
                type="button"
                class="button plain only-icon"
                aria-label={word.clone()}
                title={word}
                aria-disabled={(!is_there).then_some("true")}
                onclick={is_there.then_some(press)}
            >
                { icon.html() }
            </button>
        }
    };
    let (before, after) = (month.add_months(-1), month.add_months(1));
    let monday = Day(month.0 - i32::from(month.weekday()));
    let blanks = usize::from(month.weekday());
    html! {
        <section class="daily-archive" aria-labelledby="daily-month">
            <header class="daily-turn">
                { turn(before, Icon::Back, daily_month_before(), before >= FIRST.month()) }
                <h2 id="daily-month">{ t(date_month(number(month))) }</h2>
                { turn(after, Icon::Next, daily_month_after(), after <= today) }
            </header>
            <div class="daily-month" onkeydown={Callback::from(|event: KeyboardEvent| step(&event))}>
                { for (0..7).map(|at| html! {
                    <span class="daily-weekday" aria-hidden="true">{ t(date_narrow(number(Day(monday.0 + at)))) }</span>
                }) }
                { for (0..blanks).map(|_| html! { <span class="daily-blank"></span> }) }
                { for (month.0..after.0).map(Day).map(|each| {
                    let five = days.get(&each).copied().unwrap_or_default().five;
                    cell(each, &five, each == day, today, on)
                }) }
                { for (0..(7 - after.weekday()) % 7).map(|_| html! { <span class="daily-blank"></span> }) }
            </div>
        </section>
    }
}

/// A day of the archive.
fn cell(day: Day, five: &Five, is_shown: bool, today: Day, on: &Callback<Act>) -> Html {
    let is_there = (FIRST..=today).contains(&day);
    let date = daily_date(number(day));
    let name = if is_there { daily_day(date, solved(five), COUNT) } else { daily_day_later(date) };
    let press = on.reform(move |_: MouseEvent| Act::Show(day));
    let is_solved = |at: u32| five[at as usize].is_some_and(|game| game.summary.is_solved);
    html! {
        <button
            key={day.0}
            id={id(day)}
            type="button"
            class={classes!("daily-day", (day == today).then_some("is-today"))}
            aria-label={t(name)}
            aria-pressed={is_there.then(|| is_shown.to_string())}
            aria-current={(day == today).then_some("date")}
            disabled={!is_there}
            onclick={press}
        >
            <span aria-hidden="true">{ day.date().2 }</span>
            if is_there { { mark::five(is_solved) } }
        </button>
    }
}

/// The id of a day's button.
fn id(day: Day) -> String {
    format!("day-{}", day.0)
}

/// By how many days the right arrow key goes: where text runs from right to left, back.
fn forwards() -> i32 {
    let root = document().and_then(|document| document.document_element());
    let is_mirrored = root.is_some_and(|root| root.get_attribute("dir").as_deref() == Some("rtl"));
    if is_mirrored { -1 } else { 1 }
}

/// Arrow keys move focus from day to day of the month.
fn step(event: &KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowLeft" => -forwards(),
        "ArrowRight" => forwards(),
        "ArrowUp" => -7,
        "ArrowDown" => 7,
        _ => return,
    };
    let focused = event.target_dyn_into::<web_sys::Element>().map(|element| element.id());
    let day = focused.and_then(|id| id.strip_prefix("day-")?.parse::<i32>().ok());
    if let Some(day) = day {
        event.prevent_default();
        focus_element(&id(Day(day + by)));
    }
}
