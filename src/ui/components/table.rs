//! The table of a list. Only the visible rows are drawn. They lie in a strip as high as
//! all rows, which gives the scroll bar its length. [`place`] sets heights and
//! positions after drawing, since the page's content security policy forbids `style`
//! attributes. Used by `workbench` and `rooms`.

use web_sys::{Document, HtmlElement};
use yew::prelude::*;

use crate::session::workbench::scroll::{self, ROW};
use crate::session::workbench::{Act, RowView, Workbench, words};
use crate::ui::text::{t, text};
use crate::worker::protocol::{Column, ColumnKind};
use nonet_engine::{labels, messages};

labels! {
    fn table_puzzles();
    fn table_results();
    fn table_empty();
}

messages! {
    pub(super) fn table_number(number: usize);
}

const SCROLLER: &str = "bench-scroll";
const STRIP: &str = "bench-strip";
const ROWS: &str = "bench-rows";

/// The table.
pub fn table(bench: &Workbench, on: &Callback<Act>) -> Html {
    let count = bench.row_count();
    let scrolled = on.reform(move |event: Event| {
        let element: HtmlElement = event.target_unchecked_into();
        let seen = f64::from(element.client_height()) - ROW;
        let window = scroll::window(f64::from(element.scroll_top()), seen, count);
        Act::Scroll(window)
    });
    let columns = bench.columns();
    let head = |(at, column): (usize, &Column)| {
        let sorted = bench.sort().filter(|sort| sort.column == at);
        let order = sorted.map(|sort| if sort.is_falling { "descending" } else { "ascending" });
        let arrow = sorted.map_or("", |sort| if sort.is_falling { " ▼" } else { " ▲" });
        let press = on.reform(move |_: MouseEvent| Act::Sort(at));
        html! {
            <span role="columnheader" class={class(column)} aria-sort={order}>
                <button type="button" class="bench-sort" onclick={press}>
                    { t(words::column(column)) }<span aria-hidden="true">{ arrow }</span>
                </button>
            </span>
        }
    };
    html! {
        <div
            id={SCROLLER}
            class="bench-scroll"
            role="region"
            aria-label={t(table_puzzles())}
            tabindex="0"
            onscroll={scrolled}
        >
            if bench.is_empty() {
                <p class="bench-empty">
                    { t(table_empty()) }
                </p>
            } else {
                <div
                    class="bench-table"
                    role="table"
                    aria-label={t(table_results())}
                    aria-rowcount={(count + 1).to_string()}
                    aria-colcount={(columns.len() + 2).to_string()}
                >
                    <div role="rowgroup" class="bench-head">
                        <div role="row" aria-rowindex="1" class="bench-row">
                            <span role="columnheader" class="bench-line">{ t(words::column_line()) }</span>
                            { for columns.iter().enumerate().filter(|(_, column)| !column.is_board()).map(head) }
                            <span role="columnheader" class={BOARD}>{ t(words::column_puzzle()) }</span>
                            { for columns.iter().enumerate().filter(|(_, column)| column.is_board()).map(head) }
                        </div>
                    </div>
                    <div role="rowgroup" id={STRIP} class="bench-strip">
                        <div role="presentation" id={ROWS} class="bench-rows">
                            { for bench.rows().into_iter().map(|view| row(view, columns)) }
                        </div>
                    </div>
                </div>
            }
        </div>
    }
}

const BOARD: &str = "bench-board";

fn class(column: &Column) -> &'static str {
    match column.kind {
        ColumnKind::Narrow => "bench-narrow",
        ColumnKind::Long => "bench-long",
        ColumnKind::Wide => "bench-wide",
        ColumnKind::Board => BOARD,
    }
}

/// Short columns come before the puzzle, so that they are visible without scrolling.
/// Rows have no keys, so Yew reuses the elements of rows that leave the view, which is
/// faster than creating new ones.
fn row(row: RowView, columns: &'static [Column]) -> Html {
    let RowView { place, line, puzzle, cells, fault } = row;
    // A puzzle without results has empty cells.
    let cells = cells.into_iter().chain(std::iter::repeat(String::new())).zip(columns);
    let cell = |(text, column): (String, &Column)| {
        html! { <span role="cell" class={class(column)}>{ text }</span> }
    };
    let (boards, narrow): (Vec<_>, Vec<_>) = cells.partition(|(_, column)| column.is_board());
    let puzzle = html! { <span role="cell" class={BOARD}>{ puzzle }</span> };
    html! {
        <div
            role="row"
            aria-rowindex={(place + 2).to_string()}
            class={classes!("bench-row", fault.is_some().then_some("at-fault"))}
        >
            <span role="cell" class="bench-line">{ t(table_number(line)) }</span>
            if let Some(fault) = fault {
                <span role="cell" aria-colspan={narrow.len().max(1).to_string()} class="bench-fault">{ text(&fault) }</span>
                { puzzle }
            } else {
                { for narrow.into_iter().map(cell) }
                { puzzle }
                { for boards.into_iter().map(cell) }
            }
        </div>
    }
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
        if let Some(element) = element.as_ref().map(wasm_bindgen::JsCast::unchecked_ref::<HtmlElement>)
            && element.style().get_property_value(name).is_ok_and(|old| old != value)
        {
            // Fails only for values that are not valid.
            let _ = element.style().set_property(name, value);
        }
    };
    style(STRIP, "height", &px(scroll::height(bench.row_count())));
    style(STRIP, "--row", &px(ROW));
    style(ROWS, "transform", &format!("translateY({})", px(bench.window().top)));
    if let Some(scroller) = document.get_element_by_id(SCROLLER).filter(|_| from_top) {
        scroller.set_scroll_top(0);
    }
}
