//! The page of the statistics: a row with a histogram for each level, the days in a row with
//! the calendar of nine weeks, and the techniques. Each picture has a name and a table with
//! the same figures (`stats_table`).

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::diagram::diagram;
use super::ending::{end_unknown, stats_best, stats_median};
use super::games::state;
use super::learn::learn_practise;
use super::nav::nav_statistics;
use super::room::TITLE;
use super::room::arrow;
use super::stats_table::{days_table, times_table};
use super::word_board;
use crate::game::moment::Day;
use crate::library::calendar::{Calendar, first_day};
use crate::library::statistics::{Counting, Met, Period, Row, Slow, Statistics, boards};
use crate::session::action::{Dialog, Screen};
use crate::session::learning::{LEARNED, Learning};
use crate::session::library::chart::{Axis, HEIGHT, Histogram, Weeks};
use crate::session::library::daily::daily_date;
use crate::session::library::games as all_games;
use crate::session::library::stats::{Act, Stats};
use crate::session::library::words::{clock, date_month, date_narrow, number};
use crate::session::library::{Library, State};
use crate::session::words::{board, level_title};
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::human::Code;
use nonet_engine::message::{Label, Message};
use nonet_engine::{labels, messages};

labels! {
    fn stats_period();
    fn stats_weeks();
    fn stats_year();
    fn stats_all();
    fn stats_count_all();
    fn stats_counts();
    fn stats_counts_all();
    fn stats_nothing();
    fn stats_start();
    pub(super) fn stats_level();
    pub(super) fn stats_solved();
    fn stats_other();
    fn stats_no_hint();
    fn stats_hinted();
    pub(super) fn stats_minutes();
    fn stats_steady();
    fn stats_streak();
    fn stats_no_streak();
    fn stats_now();
    fn stats_calendar_key();
    fn stats_slow_title();
    fn stats_met_title();
}

messages! {
    fn stats_analysing(count: usize);
    fn stats_faster(percent: u64);
    fn stats_slower(percent: u64);
    fn stats_with_hints(count: usize);
    fn stats_chart(level: String, solved: usize, best: String, median: String);
    fn stats_days_in_row(count: u32);
    fn stats_longest(count: u32, end: Message);
    fn stats_calendar(count: usize);
    fn stats_slow(time: String, count: u32);
    fn stats_met(count: usize);
    fn stats_found(count: u32, time: String);
    fn stats_after_hint(count: u32);
    fn stats_guesses(count: u32);
    fn stats_practise(technique: Message);
}

/// A change of the median by fewer percent is none.
const STEADY: u64 = 3;

/// Maximum number of slow techniques that are shown.
const SLOWEST: usize = 5;

/// The properties of the page.
pub struct Props<'a> {
    /// The games.
    pub library: &'a Library,
    /// The state of the page.
    pub stats: &'a Stats,
    /// The diagrams of techniques, and what the player has learned.
    pub learning: &'a Learning,
    /// The current day.
    pub today: Day,
    /// Callback for player actions.
    pub on: Callback<Act>,
    /// Callback for another try to list the games.
    pub on_games: Callback<all_games::Act>,
}

/// The page.
pub fn stats(props: &Props) -> Html {
    let Props { library, stats, today, .. } = props;
    let left = stats.left(library);
    html! {
        <main key="stats" class="room stats">
            <header class="room-head stats-head">
                { arrow(Screen::Stats) }
                <h1 id={TITLE} tabindex="-1">{ t(nav_statistics()) }</h1>
                { tools(props) }
            </header>
            { state(library, &props.on_games) }
            if left > 0 { <p class="games-state">{ t(stats_analysing(left)) }</p> }
            { body(props, &stats.statistics(library, *today)) }
        </main>
    }
}

/// The periods, and the boards if there are several.
fn tools(props: &Props) -> Html {
    let Props { library, stats, on, .. } = props;
    let word = |period: Period| match period {
        Period::Weeks => stats_weeks(),
        Period::Year => stats_year(),
        Period::All => stats_all(),
    };
    let boards = boards(library.entries());
    let chosen = stats.board(library);
    let choose = {
        let (boards, on) = (boards.clone(), on.clone());
        Callback::from(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            if let Some(board) = usize::try_from(at).ok().and_then(|at| boards.get(at)) {
                on.emit(Act::Board(*board));
            }
        })
    };
    html! {
        <div class="stats-tools">
            <div class="modes stats-periods" role="group" aria-label={t(stats_period())}>
                { for Period::ALL.map(|period| html! {
                    <button
                        type="button"
                        class="mode"
                        aria-pressed={(period == stats.period()).to_string()}
                        onclick={on.reform(move |_: MouseEvent| Act::Period(period))}
                    >
                        { t(word(period)) }
                    </button>
                }) }
            </div>
            if boards.len() > 1 {
                <select id="stats-board" aria-label={t(word_board())} onchange={choose}>
                    { for boards.iter().map(|&each| html! { <option selected={each == chosen}>{ t(board(each)) }</option> }) }
                </select>
            }
        </div>
    }
}

fn body(props: &Props, told: &Statistics) -> Html {
    let Props { library, today, .. } = props;
    let is_empty = !library.entries().iter().any(|entry| entry.summary.is_solved);
    if is_empty {
        if library.state() == State::Loading {
            return Html::default();
        }
        return html! { <p class="stats-nothing">{ nothing() }</p> };
    }
    let calendar = Calendar::of(library.entries());
    html! {
        <div class="stats-body">
            { levels(props, told) }
            <div class="stats-side">
                { streak(&calendar, *today) }
                { slow(props, told) }
            </div>
            { met(props, told) }
        </div>
    }
}

/// The way to a first game.
fn nothing() -> Html {
    html! { <>{ t(stats_nothing()) }{ " " }<a href={Screen::Over(Dialog::NewGame).hash()}>{ t(stats_start()) }</a></> }
}

/// The name of a row.
pub(super) fn row_name(row: &Row) -> String {
    row.level.map_or_else(|| t(stats_other()), |level| t(level_title(level)))
}

/// A row for each level, and the axis below.
fn levels(props: &Props, told: &Statistics) -> Html {
    let axis = Axis::of(told);
    html! {
        <div class="stats-levels">
            <div class="stats-columns" aria-hidden="true">
                { for [stats_level(), stats_best(), stats_median(), stats_solved()].map(|word| html! { <span>{ t(word) }</span> }) }
                { key() }
            </div>
            <ul>{ for told.rows.iter().map(|row| level(row, &axis)) }</ul>
            <svg class="stats-axis" aria-hidden="true">
                { for axis.ticks.iter().map(|&(at, name)| {
                    let x = format!("{}.{}%", at / 10, at % 10);
                    html! { <><line x1={x.clone()} x2={x.clone()} y1="0" y2="5" /><text {x} y="20">{ name }</text></> }
                }) }
                { for axis.ticks.last().map(|&(at, _)| html! {
                    <text class="stats-unit" x={format!("{}.{}%", at / 10, at % 10)} dx="12" y="20">{ t(stats_minutes()) }</text>
                }) }
            </svg>
            { counted(props) }
            { times_table(told) }
        </div>
    }
}

/// Which games count, and the choice.
fn counted(props: &Props) -> Html {
    let counting = props.stats.counting();
    let (told, other) = match counting {
        Counting::Unaided => (stats_counts(), Counting::All),
        Counting::All => (stats_counts_all(), Counting::Unaided),
    };
    html! {
        <p class="stats-calendar-key">
            { t(told) }{ " " }
            <button
                type="button"
                class="chip"
                aria-pressed={(counting == Counting::All).to_string()}
                onclick={props.on.reform(move |_: MouseEvent| Act::Counting(other))}
            >
                { t(stats_count_all()) }
            </button>
        </p>
    }
}

/// What filled and hollow columns mean.
fn key() -> Html {
    html! {
        <span class="stats-key">
            <span class="stats-plain">{ t(stats_no_hint()) }</span>
            <span class="stats-hinted">{ t(stats_hinted()) }</span>
        </span>
    }
}

fn level(row: &Row, axis: &Axis) -> Html {
    let name = row_name(row);
    let title = html! { <h2 class="stats-level">{ for row.level.map(mark::level) }{ &name }</h2> };
    if row.solved == 0 {
        return html! { <li class="stats-row is-empty">{ title }<p class="stats-none">{ nothing() }</p></li> };
    }
    let [best, median] = [row.best, row.median].map(|time| time.map_or_else(|| t(end_unknown()), clock));
    let Histogram { plain, hinted, median: middle } = axis.histogram(row);
    let figure = |word: Label, value: &str| html! { <p><span>{ t(word) }{ " " }</span><strong>{ value.to_owned() }</strong></p> };
    let told = stats_chart(name, row.solved, best.clone(), median.clone());
    html! {
        <li class="stats-row">
            { title }
            { figure(stats_best(), &best) }
            { figure(stats_median(), &median) }
            { figure(stats_solved(), &row.solved.to_string()) }
            <svg class="stats-chart" role="img" aria-label={t(told)} viewBox={format!("0 0 {} {HEIGHT}", axis.width)} preserveAspectRatio="none">
                <path class="plain" d={plain} />
                <path class="hinted" d={hinted} />
                { for middle.map(|x| html! { <path class="median" d={format!("M{x} 0v{HEIGHT}")} /> }) }
            </svg>
            <p class="stats-detail">{ detail(row) }</p>
        </li>
    }
}

/// Hints, and whether the player has become faster.
fn detail(row: &Row) -> String {
    let trend = row.trend.map(|(before, now)| {
        let change = before.abs_diff(now) * 100 / before.max(1);
        match change {
            0..STEADY => stats_steady().into(),
            _ if now < before => stats_faster(change),
            _ => stats_slower(change),
        }
    });
    let hints = (row.with_help > 0).then(|| stats_with_hints(row.with_help));
    [hints, trend].into_iter().flatten().map(|part: Message| t(part)).collect::<Vec<_>>().join(" · ")
}

/// The days in a row and the calendar.
fn streak(calendar: &Calendar, today: Day) -> Html {
    let streak = calendar.streak(today);
    let weeks = Weeks::of(calendar, today);
    let first = first_day(today);
    let longest = streak.longest_end.map(|end| stats_longest(streak.longest, date_month(number(end))));
    let (width, height) = weeks.size;
    html! {
        <section class="stats-streak" aria-label={t(stats_streak())}>
            <p class="stats-run">
                <strong>{ streak.current }</strong>
                <span>
                    <b>{ t(stats_days_in_row(streak.current)) }</b>
                    <span>{ t(longest.unwrap_or_else(|| stats_no_streak().into())) }</span>
                </span>
            </p>
            <div class="stats-calendar">
                <div class="stats-weekdays" aria-hidden="true">
                    { for (0..7).map(|at| html! { <span>{ if at % 2 == 0 { t(date_narrow(number(Day(first.0 + at)))) } else { String::new() } }</span> }) }
                </div>
                <svg role="img" aria-label={t(stats_calendar(weeks.days))} viewBox={format!("0 0 {width} {height}")}>
                    <path class="lines" d={weeks.lines} />
                    <path class="boxes" d={weeks.boxes} />
                    <path class="squares-solved" d={weeks.squares} />
                </svg>
                <p class="stats-ends" aria-hidden="true"><span>{ t(daily_date(number(first))) }</span><span>{ t(stats_now()) }</span></p>
            </div>
            <p class="stats-calendar-key">{ t(stats_calendar_key()) }</p>
            { days_table(calendar, today) }
        </section>
    }
}

/// The diagram of a technique, if the list of techniques is here.
fn picture(learning: &Learning, code: Code) -> Html {
    let entry = learning.entries().iter().find(|entry| entry.code == code);
    entry.map(|entry| diagram(&entry.diagram)).unwrap_or_default()
}

/// The techniques that the player was slow to find.
fn slow(props: &Props, told: &Statistics) -> Html {
    if told.slow.is_empty() {
        return Html::default();
    }
    let item = |&Slow { code, count, average }: &Slow| {
        html! {
            <li>
                { picture(props.learning, code) }
                <p>
                    <a href={Screen::Lesson(code).hash()}>{ t(code.name()) }</a>
                    <span>{ t(stats_slow(clock(average), count)) }</span>
                </p>
                <a class="button" href={Screen::Practice(Some(code)).hash()} aria-label={t(stats_practise(code.name()))}>
                    { t(learn_practise()) }
                </a>
            </li>
        }
    };
    html! {
        <section class="stats-slow" aria-labelledby="stats-slow">
            <h2 id="stats-slow">{ t(stats_slow_title()) }</h2>
            <ul>{ for told.slow.iter().take(SLOWEST).map(item) }</ul>
        </section>
    }
}

/// The techniques of the solved puzzles, with what the player has learned and used.
fn met(props: &Props, told: &Statistics) -> Html {
    if told.met.is_empty() {
        return Html::default();
    }
    let item = |&Met { code, games, found, average, hinted, .. }: &Met| {
        // Shown as at least one second.
        let found = average.map(|average| stats_found(found, clock(average.max(1_000))));
        let hinted = (hinted > 0).then(|| stats_after_hint(hinted));
        let used: Vec<String> = [found, hinted].into_iter().flatten().map(t).collect();
        html! {
            <li>
                { mark::learned(props.learning.solved(code).min(LEARNED)) }
                <a href={Screen::Lesson(code).hash()}>{ t(code.name()) }</a>
                if games > 0 { <span>{ t(stats_met(games)) }</span> }
                if !used.is_empty() { <p>{ used.join(" · ") }</p> }
            </li>
        }
    };
    html! {
        <section class="stats-met" aria-labelledby="stats-met">
            <h2 id="stats-met">{ t(stats_met_title()) }</h2>
            <ul>{ for told.met.iter().map(item) }</ul>
            if told.guesses > 0 { <p class="stats-guesses">{ t(stats_guesses(told.guesses)) }</p> }
        </section>
    }
}
