//! The open row of the workbench: the puzzle as a board, its result, and what the player
//! can do with it. On a wide screen it stands in the column of the sources, on a phone it
//! covers the page.

use yew::prelude::*;

use super::menu::menu_path;
use super::plan::items;
use super::word_close;
use crate::plan::Plan;
use crate::session::workbench::{Act, DrawnBoard, OpenRow, Origin};
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use nonet_engine::message::{Label, Message};
use nonet_engine::{labels, messages};

labels! {
    fn row_play();
    fn row_rate();
    fn row_copy();
}

messages! {
    fn row_title(line: usize);
    fn row_givens(count: usize);
    fn row_board(line: usize, digits: Message);
}

/// The heading, which takes focus when a row is opened by keyboard.
pub const TITLE: &str = "bench-row-title";

/// The open row.
pub(super) fn open_row(row: &OpenRow, on: &Callback<Act>) -> Html {
    let givens = t(row_givens(row.givens));
    let button = |label: Label, class: &'static str, act: Act| {
        html! {
            <button type="button" class={classes!("button", class)} onclick={on.reform(move |_: MouseEvent| act.clone())}>
                { t(label) }
            </button>
        }
    };
    html! {
        <section key="row" class="bench-open" aria-labelledby={TITLE}>
            <header class="bench-open-head">
                <h2 id={TITLE} tabindex="-1">{ t(row_title(row.line)) }</h2>
                if row.board.is_some() {
                    <span class="bench-open-givens">{ givens }</span>
                }
                <button
                    type="button"
                    class="button plain only-icon"
                    aria-label={t(word_close())}
                    onclick={on.reform(|_: MouseEvent| Act::Close)}
                >
                    { Icon::Close.html() }
                </button>
            </header>
            { for row.board.as_ref().map(|drawn| board(drawn, t(row_board(row.line, row_givens(row.givens))))) }
            <div class="bench-open-words">
                { for row.fault.as_ref().map(|fault| html! { <p class="fault">{ text(fault) }</p> }) }
                if !row.facts.is_empty() {
                    <dl class="bench-facts">
                        { for row.facts.iter().map(|(what, much)| html! { <div><dt>{ text(what) }</dt><dd><bdi>{ text(much) }</bdi></dd></div> }) }
                    </dl>
                }
                if row.board.is_some() {
                    <div class="bench-open-acts">
                        { button(row_play(), "main", Act::Play) }
                        if row.can_walk {
                            { button(menu_path(), "", Act::Walk) }
                        }
                        if row.can_rate {
                            { button(row_rate(), "", Act::RateRow) }
                        }
                        { button(row_copy(), "", Act::Copy) }
                    </div>
                }
                <p class="bench-open-note">
                    if row.is_rating {
                        { t(crate::session::workbench::words::row_rating()) }
                    } else {
                        { for row.note.as_ref().map(text) }
                    }
                </p>
            </div>
        </section>
    }
}

fn board(board: &DrawnBoard, label: String) -> Html {
    let Plan { hairs, regions, diagonals, shapes, rims, bands, cages, between, margin, .. } = &board.plan;
    let [left, top, width, height] = board.plan.view(0);
    let digit = |&(x, y, digit, origin): &(usize, usize, char, Origin)| {
        let class = match origin {
            Origin::Given => "given",
            Origin::Found => "found",
            Origin::Redundant => "redundant",
        };
        html! { <text {class} x={x.to_string()} y={y.to_string()}>{ digit }</text> }
    };
    html! {
        <svg class="bench-drawn plan" role="img" aria-label={label} viewBox={format!("{left} {top} {width} {height}")}>
            <path class="shapes" d={shapes.clone()} />
            { items(bands) }
            <path class="hairs" d={format!("{hairs}{diagonals}{rims}")} />
            <path class="boxes" d={regions.clone()} />
            { items(cages) }
            { items(between) }
            { items(margin) }
            { for board.digits.iter().map(digit) }
            <path class="strikes" d={board.strikes.clone()} />
        </svg>
    }
}
