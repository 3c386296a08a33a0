//! The contour of several selected cells: one line around all of them. It is an SVG over
//! the board, like the marks of a hint.

use yew::prelude::*;

use super::board::shape;
use crate::session::path::push;
use nonet_engine::{Cell, Variant};

/// The contour of some cells, in board order; nothing for no cells.
pub fn contour(variant: Variant, cells: &[Cell]) -> Html {
    if cells.is_empty() {
        return Html::default();
    }
    let geometry = variant.geometry();
    let side = geometry.side();
    let is_in = |row: usize, column: usize| {
        row < side && column < side && cells.binary_search(&geometry.cell(row, column)).is_ok()
    };
    let (mut area, mut edges) = (String::new(), String::new());
    for &cell in cells {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let (x, y) = (100 * column, 100 * row);
        push(&mut area, format_args!("M{x} {y}h100v100h-100z"));
        // Row and column 0 wrap to a number that is not on the board.
        if !is_in(row.wrapping_sub(1), column) {
            push(&mut edges, format_args!("M{x} {y}h100"));
        }
        if !is_in(row + 1, column) {
            push(&mut edges, format_args!("M{x} {}h100", y + 100));
        }
        if !is_in(row, column.wrapping_sub(1)) {
            push(&mut edges, format_args!("M{x} {y}v100"));
        }
        if !is_in(row, column + 1) {
            push(&mut edges, format_args!("M{} {y}v100", x + 100));
        }
    }
    let whole = 100 * side;
    html! {
        <svg
            class={classes!("marks", "contour", shape(variant))}
            viewBox={format!("0 0 {whole} {whole}")}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
        >
            <clipPath id="contour"><path d={area} /></clipPath>
            <path d={edges} clip-path="url(#contour)" />
        </svg>
    }
}
