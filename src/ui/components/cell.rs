//! One cell, drawn from its [`CellView`]. It is redrawn only when that changes, which
//! keeps key presses on a full board fast. Used by `board`.

use yew::prelude::*;

use crate::session::action::Action;
use crate::session::view::CellView;
use crate::ui::text::t;
use nonet_engine::{Cell, Digit, DigitSet};

/// The properties of a cell.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Which cell.
    pub cell: Cell,
    /// Its view.
    pub view: CellView,
    /// Number of columns in a box, to place the notes.
    pub columns: usize,
    /// Whether one of its houses was just completed.
    pub is_breathing: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The id of the cell's element, used to move focus to it.
pub fn id(cell: Cell) -> String {
    format!("cell-{}", cell.index())
}

/// A cell of the grid. Every cell can have focus, but only the selected one is a tab
/// stop.
#[component]
pub fn CellBox(props: &Props) -> Html {
    let Props { cell, view, columns, is_breathing, on } = props;
    let select = {
        let (cell, on, is_selected) = (*cell, on.clone(), view.is_selected);
        // Focus that follows the selection must not select again.
        Callback::from(move |_: FocusEvent| {
            if !is_selected {
                on.emit(Action::Select(cell));
            }
        })
    };
    let press = {
        let (cell, on) = (*cell, on.clone());
        Callback::from(move |_: MouseEvent| on.emit(Action::Select(cell)))
    };
    html! {
        <div
            id={id(*cell)}
            role="gridcell"
            class={classes!(classes(view), is_breathing.then_some("breathing"))}
            tabindex={if view.is_selected { "0" } else { "-1" }}
            aria-colindex={view.column.to_string()}
            aria-selected={view.is_selected.to_string()}
            aria-readonly={view.is_given.then_some("true")}
            aria-invalid={(view.is_conflict || view.is_mistake).then_some("true")}
            aria-label={t(view.label())}
            onfocus={select}
            onclick={press}
        >
            { content(view, *columns) }
        </div>
    }
}

/// A cell of a picture.
pub fn still(view: &CellView, columns: usize) -> Html {
    html! { <div class={classes(view)}>{ content(view, columns) }</div> }
}

fn classes(view: &CellView) -> Classes {
    let has = |is: bool, name: &'static str| is.then_some(name);
    classes!(
        "cell",
        has(view.is_given, "given"),
        has(view.is_conflict, "conflict"),
        has(view.is_mistake, "mistake"),
        has(view.is_selected, "selected"),
        has(view.is_peer, "peer"),
        has(view.is_same, "same"),
        has(view.is_hinted, "hinted"),
        has(view.is_diagonal, "diagonal"),
        has(view.is_diagonal && view.row == view.column, "falling"),
    )
}

fn content(view: &CellView, columns: usize) -> Html {
    match view.digit {
        // The key makes each new digit a new element, so that its animation runs.
        Some(digit) => html! { <span key={digit.value()} class="digit">{ digit.symbol() }</span> },
        None if view.notes.is_empty() => Html::default(),
        None => notes(view.notes, view.marked_note, columns),
    }
}

/// Classes that place a note in a row and a column of the small box (styles/board.css).
const NOTE_ROWS: [&str; 5] = ["nr1", "nr2", "nr3", "nr4", "nr5"];
const NOTE_COLUMNS: [&str; 5] = ["nc1", "nc2", "nc3", "nc4", "nc5"];

/// The notes of a cell, in the layout of a box. Missing notes get no element: a 25 × 25
/// board would have thousands of empty ones.
fn notes(notes: DigitSet, marked: Option<Digit>, columns: usize) -> Html {
    let place = |digit: Digit| {
        let (row, column) = (NOTE_ROWS[digit.index() / columns], NOTE_COLUMNS[digit.index() % columns]);
        let is_marked = marked == Some(digit);
        html! {
            <span key={digit.value()} class={classes!("note", row, column, is_marked.then_some("marked"))}>
                { digit.symbol() }
            </span>
        }
    };
    html! { <span key="notes" class="notes" aria-hidden="true">{ for notes.iter().map(place) }</span> }
}
