//! Colours and their textures, as SVG: the slices of a cell, the squares behind
//! coloured candidates, and the swatches of the keypad. Several colours share a cell in
//! slanted slices. The board draws the textures once; they are named by their ids.

use yew::prelude::*;

use crate::game::colour::Colour;
use crate::session::view::CellView;
use nonet_engine::Digit;

/// How far a slice leans at the top and at the bottom, in hundredths of a cell.
const LEAN: usize = 8;
/// The side of the square behind a coloured candidate.
const SQUARE: usize = 28;

/// The textures. Lines are drawn on a tile of twelve hundredths of a cell.
pub(super) fn textures() -> Html {
    let tile = |colour: Colour| {
        let d = match colour {
            Colour::Rose => "M-3 3 3-3M0 12 12 0M9 15l6-6",
            Colour::Amber => "M-3 9l6 6M0 0l12 12M9-3l6 6",
            Colour::Lemon => "M3 3h.01M9 9h.01",
            Colour::Leaf => "M0 6h12",
            Colour::Teal => "M6 0v12",
            Colour::Sky => "M0 6h12M6 0v12",
            Colour::Violet => "M0 0l12 12M12 0 0 12",
            Colour::Pink => "M6 3a3 3 0 1 0 .01 0",
            Colour::Grey => return Html::default(),
        };
        html! {
            <pattern id={texture(colour)} width="12" height="12" patternUnits="userSpaceOnUse">
                <path class={classes!("texture", colour.name())} {d} />
            </pattern>
        }
    };
    html! {
        <svg class="textures" aria-hidden="true" focusable="false">
            <defs>{ for Colour::ALL.map(tile) }</defs>
        </svg>
    }
}

fn texture(colour: Colour) -> String {
    format!("texture-{}", colour.name())
}

/// A shape in a colour, with its texture above.
fn painted(colour: Colour, points: &str) -> Html {
    html! {
        <>
            <polygon class={classes!("paint", colour.name())} points={points.to_owned()} />
            if colour != Colour::Grey {
                <polygon fill={format!("url(#{})", texture(colour))} points={points.to_owned()} />
            }
        </>
    }
}

/// The colours of a cell and of its candidates. `columns` and `rows` are those of a box.
pub(super) fn cell(view: &CellView, columns: usize, side: usize) -> Html {
    if view.colours.is_empty() && (view.tints.is_empty() || view.digit.is_some()) {
        return Html::default();
    }
    let colours: Vec<Colour> = view.colours.iter().collect();
    let count = colours.len();
    // Slices lean, except at the edges of the cell.
    let ends = |at: usize| match at * 100 / count.max(1) {
        0 => (0, 0),
        100 => (100, 100),
        x => (x + LEAN, x - LEAN),
    };
    let slice = |(at, colour): (usize, &Colour)| {
        let ((top, bottom), (next_top, next_bottom)) = (ends(at), ends(at + 1));
        painted(*colour, &format!("{top},0 {next_top},0 {next_bottom},100 {bottom},100"))
    };
    let rows = side.div_ceil(columns);
    let shown = view.notes | view.centre | view.candidates | view.struck;
    let square = |digit: Digit| {
        let colour = view.tints.of(digit).filter(|_| view.digit.is_none() && shown.contains(digit))?;
        let middle = |place: usize, of: usize| 100 * (2 * place + 1) / (2 * of);
        let (x, y) = (middle(digit.index() % columns, columns), middle(digit.index() / columns, rows));
        let half = SQUARE.min(84 / columns.max(rows)) / 2;
        let (left, top, right, bottom) = (x - half, y - half, x + half, y + half);
        Some(painted(colour, &format!("{left},{top} {right},{top} {right},{bottom} {left},{bottom}")))
    };
    html! {
        <svg key="paint" class="paints" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            { for colours.iter().enumerate().map(slice) }
            { for Digit::all(side).filter_map(square) }
        </svg>
    }
}

/// A sample of a colour.
pub(super) fn swatch(colour: Colour) -> Html {
    html! {
        <svg class="swatch" viewBox="0 0 84 72" aria-hidden="true" focusable="false">
            { painted(colour, "0,0 84,0 84,72 0,72") }
        </svg>
    }
}
