//! Pictures of patterns of givens, drawn from the symmetry itself.

use yew::prelude::*;

use crate::session::recipe::draft::{Draft, Range};
use crate::session::recipe::pattern::pattern;
use crate::ui::components::pictures::{CELL, picture};
use nonet_engine::{Cell, Geometry, Symmetry, Variant};

/// The side of the square that stands for a given: 62 % of a cell.
const GIVEN: usize = 6;

/// A small picture of a symmetry: a few givens of an empty classic board, and what maps
/// them onto each other.
pub(super) fn symmetry(symmetry: Symmetry) -> Html {
    picture("picture", Variant::CLASSIC, false, givens(Variant::CLASSIC, symmetry, 12))
}

/// A board with as many givens as asked for. No puzzle need have them just there.
pub(super) fn preview(draft: &Draft) -> Html {
    let (variant, symmetry) = (draft.recipe().variant, draft.recipe().symmetry);
    let (least, most) = draft.range(Range::Givens);
    picture("picture preview", variant, true, givens(variant, symmetry, u16::midpoint(least, most)))
}

/// Givens with a symmetry, and its axis or centre. A given in the centre of a turn marks
/// it already.
fn givens(variant: Variant, symmetry: Symmetry, count: u16) -> Html {
    let geometry: &Geometry = variant.geometry();
    let inset = (CELL - GIVEN) / 2;
    let square = |cell: Cell| {
        let (x, y) = (geometry.column(cell) * CELL + inset, geometry.row(cell) * CELL + inset);
        format!("M{x} {y}h{GIVEN}v{GIVEN}h-{GIVEN}z")
    };
    let pattern = pattern(variant, symmetry, count);
    let is_turn = matches!(symmetry, Symmetry::Rotate180 | Symmetry::Rotate90);
    let centre = geometry.cells().find(|cell| symmetry.image(geometry, *cell) == *cell);
    let is_marked = is_turn && centre.is_some_and(|centre| pattern.contains(&centre));
    let d: String = pattern.into_iter().map(square).collect();
    html! {
        <>
            <path class="givens" {d} />
            if !is_marked {
                { axis(symmetry, variant) }
            }
        </>
    }
}

/// The axis of a mirror, or the centre of a turn: a ring for half a turn, a cross for a
/// quarter.
fn axis(symmetry: Symmetry, variant: Variant) -> Html {
    let all = usize::from(variant.layout().side) * CELL;
    let (half, arm) = (all / 2, all / 18);
    let d = match symmetry {
        Symmetry::None => return Html::default(),
        Symmetry::Rotate180 => {
            format!("M{0} {half}a{arm} {arm} 0 1 0 {1} 0a{arm} {arm} 0 1 0 -{1} 0", half - arm, 2 * arm)
        }
        Symmetry::Rotate90 => {
            format!("M{0} {half}h{1}M{half} {0}v{1}", half - arm, 2 * arm)
        }
        Symmetry::MirrorH => format!("M{half} 0v{all}"),
        Symmetry::MirrorV => format!("M0 {half}h{all}"),
        Symmetry::Diagonal => format!("M0 0 {all} {all}"),
        Symmetry::Antidiagonal => format!("M{all} 0 0 {all}"),
    };
    html! { <path class="symmetry-axis" {d} /> }
}
