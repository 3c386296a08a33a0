//! The table of a list. Only the visible rows are drawn. They lie in a strip as high as
//! all rows, which gives the scroll bar its length. [`place`] sets heights and
//! positions after drawing, since the page's content security policy forbids `style`
//! attributes. The stylesheet decides how high a row is.
//!
//! It is an ARIA grid with one tab stop, the scrolling element. That element names the
//! selected row as its active descendant, since the row's own element shows another row
//! as soon as the table scrolls.

use wasm_bindgen::JsCast;
use web_sys::{Document, HtmlElement};
use yew::prelude::*;

use super::stats::stats_minutes;
use crate::session::workbench::scroll::{Sight, Window};
use crate::session::workbench::{Act, RowView, Workbench, groups, words};
use crate::ui::text::{t, text};
use crate::worker::protocol::{Column, ColumnKind};
use nonet_engine::{labels, messages};

labels! {
    fn table_results();
    fn table_empty();
    fn table_milliseconds();
}

messages! {
    pub(super) fn table_number(number: usize);
}

const SCROLLER: &str = "bench-scroll";
const HEAD: &str = "bench-head";
const STRIP: &str = "bench-strip";
const ROWS: &str = "bench-rows";

/// Height of a row if the stylesheet has not arrived, in CSS pixels.
const ROW: f64 = 30.0;

/// Number of lines from which line numbers need a wider column.
const MANY: usize = 10_000;

/// The table.
pub fn table(bench: &Workbench, on: &Callback<Act>) -> Html {
    if bench.is_empty() {
        return html! { <div class="bench-scroll is-empty"><p class="bench-empty">{ t(table_empty()) }</p></div> };
    }
    let count = bench.row_count();
    let scrolled = {
        let on = on.clone();
        Callback::from(move |_: Event| {
            if let Some(sight) = sight() {
                on.emit(Act::Scroll(sight.window()));
            }
        })
    };
    let selected = bench.selected();
    let press = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some((act, sight)) = sight().and_then(|sight| read(&event, selected, sight)) else { return };
            event.prevent_default();
            if let Some(scroller) = element(SCROLLER) {
                scroller.set_scroll_top(sight.scrolled.round() as i32);
            }
            on.emit(Act::Scroll(sight.window()));
            on.emit(act);
        })
    };
    let columns = bench.columns();
    let boards = 1 + columns.iter().filter(|column| column.is_board()).count();
    let head = |(at, column): (usize, &Column)| {
        let sorted = bench.sort().filter(|sort| sort.column == at);
        let order = sorted.map(|sort| if sort.is_falling { "descending" } else { "ascending" });
        let arrow = sorted.map_or("", |sort| if sort.is_falling { " ↓" } else { " ↑" });
        let press = on.reform(move |_: MouseEvent| Act::Sort(at));
        let name = t(words::column(column));
        // The whole heading would be wider than the numbers below it.
        let short = match column.id {
            "minutes" => Some(t(stats_minutes())),
            "milliseconds" => Some(t(table_milliseconds())),
            _ => None,
        };
        html! {
            <span role="columnheader" class={class(column)} aria-sort={order}>
                <button type="button" class="bench-sort" aria-label={short.is_some().then(|| name.clone())} onclick={press}>
                    { short.unwrap_or(name) }<span aria-hidden="true">{ arrow }</span>
                </button>
            </span>
        }
    };
    let rows = bench.rows();
    let drawn = selected.filter(|place| rows.iter().any(|row| row.place == *place));
    html! {
        <div
            id={SCROLLER}
            class={classes!("bench-scroll", format!("boards-{boards}"), (bench.len() >= MANY).then_some("many"))}
            role="grid"
            aria-label={t(table_results())}
            aria-rowcount={(count + 1).to_string()}
            aria-colcount={(columns.len() + 2).to_string()}
            aria-activedescendant={drawn.map(row_id)}
            tabindex="0"
            onscroll={scrolled}
            onkeydown={press}
        >
            <div role="rowgroup" id={HEAD} class="bench-head">
                <div role="row" aria-rowindex="1" class="bench-row">
                    <span role="columnheader" class="bench-line">{ t(words::column_line()) }</span>
                    <span role="columnheader" class={BOARD}>{ t(words::column_puzzle()) }</span>
                    { for columns.iter().enumerate().map(head) }
                </div>
            </div>
            <div role="rowgroup" id={STRIP} class="bench-strip">
                <div role="presentation" id={ROWS} class="bench-rows">
                    { for rows.into_iter().map(|view| row(view, columns, on)) }
                </div>
            </div>
        </div>
    }
}

const BOARD: &str = "bench-board";

fn class(column: &Column) -> Classes {
    let kind = match column.kind {
        ColumnKind::Narrow => "bench-narrow",
        ColumnKind::Long => "bench-long",
        ColumnKind::Wide => "bench-wide",
        ColumnKind::Board => BOARD,
    };
    classes!(kind, format!("bench-{}", column.id))
}

fn row_id(place: usize) -> String {
    format!("bench-row-{place}")
}

/// A board in one line: a group for each of its rows. The groups differ in nothing but
/// the room between them, so the text stays one word.
fn board(text: &str) -> Html {
    html! { <span role="gridcell" class={BOARD}>{ for groups(text).into_iter().map(|group| html! { <span>{ group }</span> }) }</span> }
}

/// Rows have no keys, so Yew reuses the elements of rows that leave the view, which is
/// faster than creating new ones.
fn row(row: RowView, columns: &'static [Column], on: &Callback<Act>) -> Html {
    let RowView { place, line, puzzle, cells, fault, is_selected } = row;
    // A puzzle without results has empty cells.
    let cells = cells.into_iter().chain(std::iter::repeat(String::new())).zip(columns);
    let cell = |(text, column): (String, &Column)| {
        if column.is_board() {
            board(&text)
        } else {
            let is_rule = column.kind == ColumnKind::Wide && !text.is_empty();
            let text = if is_rule { t(words::facets::rule(&text)) } else { text };
            // Words may be cut where the table is narrow.
            let title = is_rule.then(|| text.clone());
            html! { <span role="gridcell" class={class(column)} {title}>{ text }</span> }
        }
    };
    html! {
        <div
            role="row"
            id={row_id(place)}
            aria-rowindex={(place + 2).to_string()}
            aria-selected={is_selected.to_string()}
            class={classes!("bench-row", fault.is_some().then_some("at-fault"))}
            onclick={on.reform(move |_: MouseEvent| Act::OpenRow { place, takes_focus: false })}
        >
            <span role="gridcell" class="bench-line">{ t(table_number(line)) }</span>
            { board(&puzzle) }
            if let Some(fault) = fault {
                <span role="gridcell" aria-colspan={columns.len().max(1).to_string()} class="bench-fault">{ text(&fault) }</span>
            } else {
                { for cells.map(cell) }
            }
        </div>
    }
}

/// The meaning of a key in the table, and what is then visible.
fn read(event: &KeyboardEvent, selected: Option<usize>, sight: Sight) -> Option<(Act, Sight)> {
    let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
    let last = sight.rows.checked_sub(1).filter(|_| is_plain)?;
    // Otherwise a button of the head has focus.
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let is_here = target.is_some_and(|target| target.id() == SCROLLER);
    let top = sight.revealing(0).scrolled.total_cmp(&sight.scrolled).is_eq();
    let unselected = if top { 0 } else { sight.window().first };
    let from = |place: Option<usize>| place.unwrap_or(unselected);
    let place = match event.key().as_str() {
        "Enter" | " " if is_here => {
            let place = selected?;
            return Some((Act::OpenRow { place, takes_focus: true }, sight.revealing(place)));
        }
        "ArrowDown" => from(selected.map(|place| place + 1)),
        "ArrowUp" => from(selected.map(|place| place.saturating_sub(1))),
        "PageDown" => from(selected) + sight.page(),
        "PageUp" => from(selected).saturating_sub(sight.page()),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    let place = place.min(last);
    Some((Act::Select(place), sight.revealing(place)))
}

fn element(id: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.get_element_by_id(id).map(JsCast::unchecked_into)
}

/// What can be seen of the table; `None` while there is none.
fn sight() -> Option<Sight> {
    let (scroller, head) = (element(SCROLLER)?, element(HEAD)?);
    let rows = scroller.get_attribute("aria-rowcount")?.parse::<usize>().ok()?.saturating_sub(1);
    let style = web_sys::window()?.get_computed_style(&scroller).ok().flatten()?;
    let row =
        style.get_property_value("--row").ok().and_then(|row| row.trim().strip_suffix("px")?.parse().ok());
    Some(Sight {
        scrolled: f64::from(scroller.scroll_top()),
        seen: f64::from((scroller.client_height() - head.offset_height()).max(0)),
        row: row.unwrap_or(ROW),
        rows,
    })
}

/// The rows that can be seen; `None` while there is no table.
pub fn window() -> Option<Window> {
    Some(sight()?.window())
}

/// Moves focus to the table.
pub fn focus() {
    if let Some(scroller) = element(SCROLLER) {
        let _ = scroller.focus(); // fails only if it is gone
    }
}

/// Whether the table can be seen. On a phone, the open row covers it.
pub fn is_visible() -> bool {
    let style =
        element(SCROLLER).and_then(|table| web_sys::window()?.get_computed_style(&table).ok().flatten());
    let visibility = style.and_then(|style| style.get_property_value("visibility").ok());
    visibility.is_some_and(|visibility| visibility != "hidden")
}

/// A length for the styles, in whole pixels: formatting fractions would add much code.
fn px(length: f64) -> String {
    format!("{}px", length.round() as i64)
}

/// Sets heights and positions after drawing. `from_top` also scrolls back to the first
/// row.
pub fn place(document: &Document, bench: &Workbench, from_top: bool) {
    let style = |id: &str, name: &str, value: &str| {
        let element = document.get_element_by_id(id);
        if let Some(element) = element.as_ref().map(JsCast::unchecked_ref::<HtmlElement>)
            && element.style().get_property_value(name).is_ok_and(|old| old != value)
        {
            // Fails only for values that are not valid.
            let _ = element.style().set_property(name, value);
        }
    };
    let Some(sight) = sight() else { return };
    style(STRIP, "height", &px(sight.height()));
    style(ROWS, "transform", &format!("translateY({})", px(bench.window().top)));
    style(SCROLLER, "--wide", &bench.widest().to_string());
    if let Some(scroller) = document.get_element_by_id(SCROLLER).filter(|_| from_top) {
        scroller.set_scroll_top(0);
    }
}
