//! The board: an ARIA grid with one tab stop, the selected cell (WAI-ARIA Authoring
//! Practices, grid). The page handles the keys, so that they work wherever focus is.

use yew::prelude::*;

use super::cell::{self, CellBox};
use super::{paint, rules};
use crate::session::action::Action;
use crate::session::view::CellView;
use nonet_engine::{Cell, DigitSet, House, Layout, Variant};

/// The properties of the board.
#[derive(PartialEq, Properties)]
#[allow(clippy::struct_excessive_bools)]
pub struct Props {
    /// Its variant.
    pub variant: Variant,
    /// Its name, e.g. "Sudoku, Medium, 9 × 9".
    pub label: AttrValue,
    /// Its cells, in board order.
    pub cells: Vec<CellView>,
    /// Whether the puzzle is solved.
    pub is_solved: bool,
    /// Whether it was solved just now, so that nothing on it is selected.
    #[prop_or_default]
    pub is_at_end: bool,
    /// Whether several cells can be selected (`ui::pointing`).
    #[prop_or_default]
    pub can_pick: bool,
    /// Whether cells are selected one by one, so that a drag selects.
    #[prop_or_default]
    pub is_picking: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The classes that describe a variant's shape in styles/board.css.
pub fn shape(variant: Variant) -> Classes {
    let layout = variant.layout();
    classes!(
        (!layout.has_boxes).then_some("jigsaw"),
        format!("side-{}", layout.side),
        format!("box-rows-{}", layout.box_rows),
        format!("box-columns-{}", layout.box_columns),
        rules::margins(variant),
    )
}

/// The board.
#[component]
pub fn Board(props: &Props) -> Html {
    let Props { variant, label, cells, is_solved, is_at_end, can_pick, is_picking, on } = props;
    let side = usize::from(variant.layout().side);
    let columns = usize::from(variant.layout().box_columns);
    let breathing = use_fresh_houses(*variant, cells);
    let row = |(number, row): (usize, &[CellView])| {
        let cell = |(column, view): (usize, &CellView)| {
            let cell = Cell::new(number * side + column);
            let is_breathing = breathing.contains(&cell);
            html! { <CellBox key={column} {cell} view={*view} {columns} {side} {is_breathing} on={on.clone()} /> }
        };
        html! {
            <div key={number} role="row" class="row" aria-rowindex={(number + 1).to_string()}>
                { for row.iter().enumerate().map(cell) }
            </div>
        }
    };
    html! {
        // The key makes Yew create a new board for a new variant.
        <div
            key={variant.layout().name}
            role="grid"
            class={classes!("board", shape(*variant), is_solved.then_some("solved"), is_at_end.then_some("ended"), is_picking.then_some("picking"))}
            aria-label={label}
            aria-describedby="board-help"
            aria-rowcount={side.to_string()}
            aria-colcount={side.to_string()}
            aria-multiselectable={can_pick.then_some("true")}
        >
            { for cells.chunks(side).enumerate().map(row) }
            // Last, because styles/board.css counts the children to find the lines of boxes.
            { rules::layer(*variant) }
            { paint::textures() }
        </div>
    }
}

/// A board, or a part of one, that nobody can change: a picture beside words that say
/// the same. `rows` are as long as their number.
pub fn still(variant: Variant, rows: &[Vec<CellView>]) -> Html {
    let Layout { has_boxes, box_rows, box_columns, .. } = *variant.layout();
    let jigsaw = (!has_boxes).then_some("jigsaw");
    let (columns, side) = (usize::from(box_columns), usize::from(variant.layout().side));
    // A part of a board has no layer.
    let is_whole = rows.len() == side;
    let shape = format!("side-{} box-rows-{box_rows} box-columns-{box_columns}", rows.len());
    html! {
        <div class={classes!("board", "mini", jigsaw, shape, is_whole.then(|| rules::margins(variant)))} aria-hidden="true">
            { for rows.iter().map(|row| html! {
                <div class="row">{ for row.iter().map(|view| cell::still(view, columns, side)) }</div>
            }) }
            { if is_whole { rules::layer(variant) } else { Html::default() } }
        </div>
    }
}

/// The cells of houses that were completed since the previous drawing. Empty at the
/// first drawing, when nothing was completed just now.
#[hook]
fn use_fresh_houses(variant: Variant, cells: &[CellView]) -> Vec<Cell> {
    let before = use_mut_ref(|| None);
    let houses = variant.geometry().houses();
    let is_finished = |house: &House| {
        let digits: DigitSet = house.cells.iter().filter_map(|cell| cells[cell.index()].digit).collect();
        digits == DigitSet::full(cells.len().isqrt())
    };
    let finished: Vec<bool> = houses.iter().map(is_finished).collect();
    match before.replace(Some((variant, finished.clone()))) {
        Some((known, old)) if known == variant => houses
            .iter()
            .zip(old.iter().zip(&finished))
            .filter(|(_, (was, is))| !**was && **is)
            .flat_map(|(house, _)| house.cells.iter().copied())
            .collect(),
        _ => Vec::new(),
    }
}
