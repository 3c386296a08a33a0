//! The statistics as tables: what the pictures of `stats` show, for screen readers and for
//! everyone who prefers figures. A press opens them.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::ending::{stats_best, stats_median};
use super::nav::nav_statistics;
use super::stats::{row_name, stats_level, stats_solved};
use crate::game::moment::Day;
use crate::library::calendar::{Calendar, WEEKS, first_day};
use crate::library::statistics::{Row, Statistics, start_of};
use crate::session::library::daily::daily_date;
use crate::session::library::words::{clock, date_narrow, number};
use crate::ui::text::t;
use nonet_engine::{labels, messages};

labels! {
    fn stats_as_table();
    fn stats_hints();
    fn stats_times();
    fn stats_time();
    fn stats_trend();
    fn stats_week();
}

messages! {
    fn stats_range(from: String, to: String);
    fn stats_cell(plain: u32, hinted: u32);
}

/// A table, which scrolls sideways where it is too wide.
fn table(
    label: String,
    caption: Option<String>,
    heads: Vec<String>,
    rows: impl Iterator<Item = (String, Vec<String>)>,
) -> Html {
    html! {
        <div class="stats-scroll" role="region" tabindex="0" aria-label={label}>
            <table>
                { for caption.map(|caption| html! { <caption>{ caption }</caption> }) }
                <thead><tr>{ for heads.into_iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                <tbody>
                    { for rows.map(|(head, cells)| html! {
                        <tr><th scope="row">{ head }</th>{ for cells.into_iter().map(|cell| html! { <td>{ cell }</td> }) }</tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}

fn details(body: Html) -> Html {
    html! { <details class="stats-table"><summary>{ t(stats_as_table()) }</summary>{ body }</details> }
}

/// The figures of the levels, and how many games took how long.
pub(super) fn times_table(told: &Statistics) -> Html {
    let heads = [stats_level(), stats_solved(), stats_best(), stats_median(), stats_hints(), stats_trend()];
    let time = |time: Option<u64>| time.map(clock).unwrap_or_default();
    let rows = told.rows.iter().map(|row: &Row| {
        let recent = time(row.trend.map(|(_, recent)| recent));
        let cells =
            vec![row.solved.to_string(), time(row.best), time(row.median), row.hints.to_string(), recent];
        (row_name(row), cells)
    });
    let figures = table(t(nav_statistics()), None, heads.map(t).into(), rows);
    let columns: BTreeSet<u16> = told.rows.iter().flat_map(|row| row.columns.keys().copied()).collect();
    let heads = [t(stats_time())].into_iter().chain(told.rows.iter().map(row_name)).collect();
    let spread = columns.into_iter().map(|column| {
        let range = stats_range(clock(start_of(column)), clock(start_of(column + 1)));
        let cell = |row: &Row| {
            let cell = row.columns.get(&column).filter(|cell| cell.plain + cell.hinted > 0);
            cell.map(|cell| t(stats_cell(cell.plain, cell.hinted))).unwrap_or_default()
        };
        (t(range), told.rows.iter().map(cell).collect())
    });
    details(html! { <>{ figures }{ table(t(stats_time()), Some(t(stats_times())), heads, spread) }</> })
}

/// The days of the calendar: a row for each week.
pub(super) fn days_table(calendar: &Calendar, today: Day) -> Html {
    let first = first_day(today);
    let weekday = |at: i32| t(date_narrow(number(Day(first.0 + at))));
    let heads = [t(stats_week())].into_iter().chain((0..7).map(weekday)).collect();
    let rows = (0..i32::from(WEEKS)).map(|week| {
        let monday = first.0 + 7 * week;
        let count = |at: i32| {
            let day = Day(monday + at);
            if day > today { String::new() } else { calendar.count(day).to_string() }
        };
        (t(daily_date(number(Day(monday)))), (0..7).map(count).collect())
    });
    details(table(t(stats_week()), None, heads, rows))
}
