//! One cell, drawn from its [`CellView`]. It is redrawn only when that changes, which
//! keeps key presses on a full board fast.

use yew::prelude::*;

use super::paint;
use crate::session::action::Action;
use crate::session::view::CellView;
use crate::ui::text::t;
use nonet_engine::{Cell, Digit};

/// The properties of a cell.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Which cell.
    pub cell: Cell,
    /// Its view.
    pub view: CellView,
    /// Number of columns in a box, to place the notes.
    pub columns: usize,
    /// Number of digits.
    pub side: usize,
    /// Whether one of its houses was just completed.
    pub is_breathing: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The id of the cell's element, used to move focus to it.
pub fn id(cell: Cell) -> String {
    format!("cell-{}", cell.index())
}

/// A cell of the grid. Every cell can have focus, but only the cursor is a tab stop. The
/// board handles mouse and finger.
#[component]
pub fn CellBox(props: &Props) -> Html {
    let Props { cell, view, columns, side, is_breathing, on } = props;
    let select = {
        let (cell, on, is_cursor) = (*cell, on.clone(), view.is_cursor);
        // Focus that follows the cursor must not select again.
        Callback::from(move |_: FocusEvent| {
            if !is_cursor {
                on.emit(Action::Select(cell));
            }
        })
    };
    let tap = {
        let (cell, on) = (*cell, on.clone());
        Callback::from(move |_: MouseEvent| on.emit(Action::Tap(cell)))
    };
    html! {
        <div
            id={id(*cell)}
            role="gridcell"
            class={classes!(classes(view), is_breathing.then_some("breathing"))}
            tabindex={if view.is_cursor { "0" } else { "-1" }}
            aria-colindex={view.column.to_string()}
            aria-selected={view.is_selected.to_string()}
            aria-readonly={view.is_given.then_some("true")}
            aria-invalid={(view.is_conflict || view.is_mistake).then_some("true")}
            aria-label={t(view.label())}
            onfocus={select}
            onclick={tap}
        >
            { content(view, *columns, *side) }
        </div>
    }
}

/// A cell of a picture.
pub fn still(view: &CellView, columns: usize, side: usize) -> Html {
    html! { <div class={classes(view)}>{ content(view, columns, side) }</div> }
}

fn classes(view: &CellView) -> Classes {
    let has = |is: bool, name: &'static str| is.then_some(name);
    classes!(
        "cell",
        has(view.is_given, "given"),
        has(view.is_conflict, "conflict"),
        has(view.is_mistake, "mistake"),
        has(view.is_selected, "selected"),
        has(view.is_among_many, "among"),
        has(view.is_cursor, "cursor"),
        has(view.is_peer, "peer"),
        has(view.is_open, "open"),
        view.colours.iter().next().map(|first| match view.colours.iter().count() {
            1 => first.name(),
            _ => "mixed",
        }),
        has(view.is_same, "same"),
        has(view.is_hinted, "hinted"),
        has(view.is_diagonal, "diagonal"),
        has(view.is_diagonal && view.row == view.column, "falling"),
    )
}

fn content(view: &CellView, columns: usize, side: usize) -> Html {
    let painted = paint::cell(view, columns, side);
    let written = match view.digit {
        // The key makes each new digit a new element, so that its animation runs.
        Some(digit) => html! { <span key={digit.value()} class="digit">{ digit.symbol() }</span> },
        None => notes(view, columns),
    };
    html! { <>{ painted }{ written }</> }
}

/// Classes that place a note in a row and a column of the small box (styles/board.css).
const NOTE_ROWS: [&str; 5] = ["nr1", "nr2", "nr3", "nr4", "nr5"];
const NOTE_COLUMNS: [&str; 5] = ["nc1", "nc2", "nc3", "nc4", "nc5"];

/// The places around the edge of a cell, for one to nine notes, as indices of a square
/// of three rows.
const EDGES: [&[usize]; 10] = [
    &[],
    &[0],
    &[0, 2],
    &[0, 2, 6],
    &[0, 2, 6, 8],
    &[0, 1, 2, 6, 8],
    &[0, 1, 2, 6, 7, 8],
    &[0, 1, 2, 3, 6, 7, 8],
    &[0, 1, 2, 3, 5, 6, 7, 8],
    &[0, 1, 2, 3, 4, 5, 6, 7, 8],
];

/// The notes of a cell, in the layout of a box or around its edge; candidates below them
/// and strikes always have the place of the digit. Missing notes get no element: a
/// 25 × 25 board would have thousands of empty ones.
fn notes(view: &CellView, columns: usize) -> Html {
    let below = view.candidates - view.notes - view.centre;
    if (view.notes | view.centre | view.struck | below).is_empty() {
        return Html::default();
    }
    let is_placed = !view.is_packed || !(below | view.struck).is_empty() || !view.tints.is_empty();
    let around = EDGES.get(view.notes.len()).filter(|_| !is_placed);
    let columns = if around.is_some() { 3 } else { columns };
    let small = |place: usize, digit: Digit, kind: Option<&'static str>| {
        let (row, column) = (NOTE_ROWS[place / columns], NOTE_COLUMNS[place % columns]);
        let is_marked = view.marked_note == Some(digit);
        html! {
            <span key={digit.value()} class={classes!("note", row, column, kind, is_marked.then_some("marked"))}>
                { digit.symbol() }
            </span>
        }
    };
    let corner = view
        .notes
        .iter()
        .enumerate()
        .map(|(at, digit)| small(around.map_or(digit.index(), |places| places[at]), digit, None));
    let laid = below.iter().map(|digit| small(digit.index(), digit, Some("below")));
    let struck = (view.struck - below).iter().map(|digit| small(digit.index(), digit, Some("struck")));
    let centre = |digit: Digit| {
        let is_marked = view.marked_note == Some(digit);
        html! { <span class={is_marked.then_some("marked")}>{ digit.symbol() }</span> }
    };
    html! {
        <span key="notes" class={classes!("notes", around.is_some().then_some("packed"))} aria-hidden="true">
            { for laid }
            { for struck }
            { for corner }
            if !view.centre.is_empty() {
                <span key="centre" class={classes!("centre", size(view.centre.len()))}>
                    { for view.centre.iter().map(centre) }
                </span>
            }
        </span>
    }
}

/// The class of the size of centre notes: more of them are smaller.
fn size(count: usize) -> &'static str {
    match count {
        0..=3 => "few",
        4 => "some",
        5..=6 => "many",
        _ => "most",
    }
}
