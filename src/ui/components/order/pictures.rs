//! Pictures of boards and of patterns of givens, drawn from the layout and the symmetry
//! themselves. A cell is ten units wide.

use yew::prelude::*;

use crate::plan::Plan;
use crate::session::recipe::draft::{Draft, Range};
use crate::session::recipe::pattern::pattern;
use crate::ui::components::plan::items;
use nonet_engine::{Cell, Geometry, Symmetry, Variant};

const CELL: usize = 10;
/// The side of the square that stands for a given: 62 % of a cell.
const GIVEN: usize = 6;

/// A small picture of a board.
pub(super) fn board(variant: Variant) -> Html {
    picture("picture", variant, true, Html::default())
}

/// A clue of each kind on a small board, for its picture.
const CLUES: [(&str, &str); 29] = [
    ("kropki", "difference:r1c2,r1c3+difference:r3c1,r4c1+ratio:r2c2,r3c2+ratio:r3c4,r4c4"),
    ("xv", "x:r1c1,r1c2+v:r2c3,r3c3+x:r4c3,r4c4"),
    (
        "killer",
        "killer:r1c1,r1c2+killer:r1c3,r1c4,r2c4+killer:r2c1,r2c2,r3c1+killer:r3c2-r3c4+killer:r4c2,r4c3",
    ),
    ("thermo", "thermo:r4c1-r1c1-r1c3+thermo:r4c4-r2c4"),
    ("arrow", "arrow:r4c1/r3c2-r1c4+arrow:r1c1/r1c2,r2c3"),
    ("whisper", "whisper:r4c1-r1c1-r1c2-r2c3-r4c3"),
    ("renban", "renban:r1c1-r3c3-r3c4"),
    ("region-sum", "region-sum:r4c1-r2c1-r2c4-r3c4"),
    ("sandwich", "sandwich:r1c2-r4c2=2+sandwich:r1c4-r4c4=5+sandwich:r3c1-r3c4=3"),
    ("palindrome", "palindrome:r4c1-r2c3-r1c3"),
    ("little-killer", "little-killer:r1c2-r3c4=9+little-killer:r3c1-r4c2=4"),
    ("quadruple", "quadruple:r1c1,r1c2,r2c1,r2c2=1,3+quadruple:r3c3,r3c4,r4c3,r4c4=2"),
    ("between", "between:r1c1-r4c4+between:r1c3-r1c4-r3c4"),
    ("entropic", "entropic:r4c1-r2c1-r1c2-r1c4-r2c4"),
    ("x-sum", "x-sum:r1c2-r4c2=6+x-sum:r3c4-r3c1=8"),
    ("skyscraper", "skyscraper:r1c1-r4c1=3+skyscraper:r3c1-r3c4=2+skyscraper:r1c4-r4c4=1"),
    ("difference", "difference:r1c2,r1c3+difference:r2c4,r3c4+difference:r3c1,r4c1"),
    ("ratio", "ratio:r1c2,r1c3+ratio:r2c2,r3c2+ratio:r4c3,r4c4"),
    ("x", "x:r1c1,r1c2+x:r2c3,r3c3+x:r4c3,r4c4"),
    ("v", "v:r1c2,r1c3+v:r2c1,r3c1+v:r4c3,r4c4"),
    ("greater", "greater:r1c1,r1c2+greater:r2c3,r3c3+greater:r4c4,r4c3+greater:r2c1,r2c2"),
    ("slow-thermo", "slow-thermo:r4c1-r1c1-r1c4"),
    ("double-arrow", "double-arrow:r1c1-r1c3-r3c3+double-arrow:r4c1-r2c1"),
    ("nabner", "nabner:r4c1-r2c1-r1c2-r1c4"),
    ("lockout", "lockout:r4c1-r1c4"),
    ("zipper", "zipper:r4c1-r1c1-r1c4-r2c4"),
    ("ten-line", "ten-line:r4c1-r1c4-r3c4"),
    ("modular", "modular:r4c1-r4c3-r2c3-r1c4"),
    ("room", "room:r1c2-r4c2=3+room:r3c1-r3c4=1"),
];

/// A small picture of a kind of clue.
pub(super) fn clue(name: &str) -> Html {
    let example = CLUES.iter().find(|(known, _)| *known == name).map(|(_, clues)| format!("4x4+{clues}"));
    let variant = example.and_then(|rules| rules.parse().ok());
    variant.map_or_else(Html::default, |variant| picture("picture clue", variant, true, Html::default()))
}

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

/// A board's frame with its lines, or without.
fn picture(class: &'static str, variant: Variant, has_lines: bool, inside: Html) -> Html {
    let plan = Plan::of(variant, CELL);
    let [left, top, width, height] = plan.view(0);
    let Plan { side, hairs, regions, diagonals, shapes, bands, cages, between, margin, .. } = plan;
    html! {
        <svg class={classes!("plan", class)} viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true" focusable="false">
            if has_lines {
                <path class="shapes" d={shapes} />
                { items(&bands) }
                <path class="cells" d={hairs} />
                <path class="box-lines" d={regions} />
                <path class="diagonals" d={diagonals} />
                { items(&cages) }
                { items(&between) }
                { items(&margin) }
            }
            { inside }
            <path class="frame" d={format!("M0 0h{side}v{side}h-{side}z")} />
        </svg>
    }
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
