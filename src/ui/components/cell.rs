//! One cell, drawn from its [`CellView`]. Redrawn only when that changes, which
//! is what keeps a key press on a full board quick. Used by `board`.

use yew::prelude::*;

use crate::engine::{Cell, Digit, DigitSet};
use crate::session::action::Action;
use crate::session::view::CellView;

/// What a cell needs to be drawn.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Which cell.
    pub cell: Cell,
    /// What is in it.
    pub view: CellView,
    /// Digits of the board, for the places of the notes.
    pub side: usize,
    /// Its house has just been finished.
    pub is_breathing: bool,
    /// Told when the cell is chosen.
    pub on: Callback<Action>,
}

/// The element's id, by which focus finds it.
pub fn id(cell: Cell) -> String {
    format!("cell-{}", cell.index())
}

/// A cell of the grid. It can always be focused, but only the selected one is
/// reached with Tab.
#[component]
pub fn CellBox(props: &Props) -> Html {
    let Props { cell, view, side, is_breathing, on } = props;
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
            aria-label={view.label()}
            onfocus={select}
            onclick={press}
        >
            { content(view, *side) }
        </div>
    }
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
    )
}

fn content(view: &CellView, side: usize) -> Html {
    match view.digit {
        // The key makes a new digit a new element, which settles in.
        Some(digit) => html! { <span key={digit.value()} class="digit">{ digit.symbol() }</span> },
        None if view.notes.is_empty() => Html::default(),
        None => notes(view.notes, view.marked_note, side),
    }
}

/// The notes in the places of a small box, absent ones left blank.
fn notes(notes: DigitSet, marked: Option<Digit>, side: usize) -> Html {
    let place = |digit: Digit| {
        let is_marked = marked == Some(digit);
        html! {
            <span key={digit.value()} class={classes!("note", is_marked.then_some("marked"))}>
                { notes.contains(digit).then(|| digit.symbol()) }
            </span>
        }
    };
    html! { <span key="notes" class="notes">{ for Digit::all(side).map(place) }</span> }
}
