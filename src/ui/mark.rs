//! The drawn squares: the mark of Nonet, the glyph of a level, how far a game is,
//! and which boxes hold a digit. Plain functions; the shapes come from
//! `session::squares`, sizes and colours from styles/controls.css. Each stands beside
//! its meaning in words, hence hidden from assistive technology.

use yew::prelude::*;

use crate::session::squares::{MARK_FIRST, MARK_REST, Squares, has_square};
use nonet_engine::Level;

/// The mark. In one colour its first square is an outline (styles/controls.css).
pub fn mark() -> Html {
    html! {
        <svg class="mark" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
            <path class="mark-first" d={MARK_FIRST} />
            <path d={MARK_REST} />
        </svg>
    }
}

/// A level: 1, 3, 5, 7 or 9 of nine squares in ink.
pub fn level(level: Level) -> Html {
    let is_in = |at| has_square(level, at);
    squares("squares level", Squares::NINE, Squares::NINE.outline(|at| !is_in(at)), Squares::NINE.path(is_in))
}

/// How far a game is: each square fills from below by the share of its box.
pub fn progress(boxes: Squares, shares: &[(u32, u32)]) -> Html {
    let share = |at: u32| shares.get(at as usize).copied().unwrap_or((0, 1));
    squares("squares progress", boxes, boxes.outline(|_| true), boxes.filled(share))
}

/// How much of a technique is learned: a square for each solved position.
pub fn learned(solved: u32) -> Html {
    let is_in = |at| at < solved;
    squares(
        "squares learned",
        Squares::NINE,
        Squares::NINE.outline(|at| !is_in(at)),
        Squares::NINE.path(is_in),
    )
}

/// Which of the five puzzles of a day are solved.
pub fn five(is_solved: impl Fn(u32) -> bool) -> Html {
    let outline = Squares::FIVE.outline(|at| !is_solved(at));
    squares("squares five", Squares::FIVE, outline, Squares::FIVE.path(is_solved))
}

/// Where a digit stands: a dot for each box, filled if the box holds it. `held` has a
/// bit for each box.
pub fn dots(boxes: Squares, held: u32) -> Html {
    let is_in = |at| held >> at & 1 == 1;
    squares("squares dots", boxes, boxes.path(|at| !is_in(at)), boxes.path(is_in))
}

fn squares(class: &'static str, boxes: Squares, empty: String, full: String) -> Html {
    html! {
        <svg {class} viewBox={boxes.view_box()} aria-hidden="true" focusable="false">
            <path class="empty" d={empty} />
            <path class="full" d={full} />
        </svg>
    }
}
