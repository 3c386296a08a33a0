//! Small pictures of boards and of kinds of rules, drawn from the rules themselves. A cell is ten
//! units wide.

use yew::prelude::*;

use super::plan::items;
use crate::plan::Plan;
use nonet_engine::Variant;
use nonet_engine::rules::Rules;

/// The side of a cell.
pub(super) const CELL: usize = 10;

/// A small picture of a board.
pub(super) fn board(variant: Variant) -> Html {
    picture("picture", variant, true, Html::default())
}

/// A clue of each kind on a small board, for its picture.
const CLUES: [(&str, &str); 45] = [
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
    ("quadruple", "quadruple:r1c1,r1c2,r2c1,r2c2=3+quadruple:r3c3,r3c4,r4c3,r4c4=2"),
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
    ("odd", "odd:r1c2,r2c4,r3c1,r4c3"),
    ("even", "even:r1c2,r2c4,r3c1,r4c3"),
    ("extra", "extra:r1c2,r2c2,r2c3,r3c3"),
    ("digits", "digits:r2c2=1,2+digits:r3c4=3,4"),
    ("minimum", "minimum:r2c2+minimum:r4c3"),
    ("maximum", "maximum:r2c3+maximum:r4c1"),
    ("clone", "clone:r1c1,r1c2,r2c1/r3c3,r3c4,r4c3"),
    ("column-indexer", "column-indexer:r1c2,r2c2,r3c2,r4c2"),
    ("row-indexer", "row-indexer:r2c1-r2c4"),
    ("circles", "circles:r1c1,r2c3,r3c3,r4c2"),
    ("lunchbox", "lunchbox:r2c1-r2c4=5"),
    ("look-and-say", "look-and-say:r1c1,r1c2,r2c1=1,3"),
    ("rellik", "rellik:r1c1,r1c2,r2c1=5"),
    ("equal-sum", "equal-sum:r1c1,r1c2/r3c3,r3c4,r4c3"),
    ("hidden-skyscraper", "hidden-skyscraper:r1c1-r4c1=3+hidden-skyscraper:r3c1-r3c4=4"),
    ("full-rank", "full-rank:r1c1-r1c4=2+full-rank:r1c3-r4c3=1"),
];

/// Rules on a small board, for the pictures of kinds without clues.
const RULES: [(&str, &str); 14] = [
    ("jigsaw", "4x4+jigsaw:1112132233243444"),
    ("diagonals", "4x4+diagonal+antidiagonal"),
    ("windoku", "9x9+windoku"),
    ("anti-knight", "4x4"),
    ("anti-king", "4x4"),
    ("diagonal", "4x4+diagonal"),
    ("antidiagonal", "4x4+antidiagonal"),
    ("disjoint", "4x4"),
    ("non-consecutive", "4x4"),
    ("no-other-difference", "4x4"),
    ("no-other-ratio", "4x4"),
    ("no-other-xv", "4x4"),
    ("global-entropy", "4x4"),
    ("anti-taxicab", "4x4"),
];

/// A small picture of a kind of rules.
pub(super) fn kind(name: &'static str) -> Html {
    html! { <KindPicture {name} /> }
}

/// The properties of the picture.
#[derive(PartialEq, Properties)]
struct Props {
    name: &'static str,
}

/// It is drawn once: the page that has one of each kind is drawn with every key.
#[component]
fn KindPicture(Props { name }: &Props) -> Html {
    let name = *name;
    let named = |(known, _): &&(&str, &str)| *known == name;
    let clues = CLUES.iter().find(named).map(|(_, clues)| format!("4x4+{clues}"));
    let rules = clues.or_else(|| RULES.iter().find(named).map(|(_, rules)| (*rules).to_owned()));
    let Some(variant) = rules.and_then(|rules| rules.parse().ok()) else { return Html::default() };
    // From a digit to the cell that can't have it, too.
    let move_away = match name {
        "anti-knight" => Some("M9 6H25V23"),
        "anti-king" => Some("M9 9 22 22"),
        _ => None,
    };
    picture("picture clue", variant, true, move_away.map(forbidden).unwrap_or_default())
}

/// A digit in the first cell, and a way to a cell that ends with a cross.
fn forbidden(way: &'static str) -> Html {
    html! {
        <>
            <text class="given" x="5" y="5" dy=".35em">{ "4" }</text>
            <path class="forbidden way" d={way} />
            <path class="forbidden" d="M22 22l6 6m0-6l-6 6" />
        </>
    }
}

/// A classic board with three givens.
pub(super) fn classic() -> Html {
    let given = |(x, y, digit): (&'static str, &'static str, &'static str)| {
        html! { <text class="given" {x} {y} dy=".35em">{ digit }</text> }
    };
    let givens = [("5", "5", "3"), ("25", "15", "4"), ("15", "35", "2")];
    picture("picture clue", Variant::of(Rules::plain(4)), true, givens.into_iter().map(given).collect())
}

/// A board's frame with its lines, or without.
pub(super) fn picture(class: &'static str, variant: Variant, has_lines: bool, inside: Html) -> Html {
    let plan = Plan::of(variant, CELL);
    let [left, top, width, height] = plan.view(0);
    let Plan { side, hairs, regions, diagonals, shapes, rims, bands, cages, between, margin, .. } = plan;
    html! {
        <svg class={classes!("plan", class)} viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true" focusable="false">
            if has_lines {
                <path class="shapes" d={shapes} />
                <path class="rims" d={rims} />
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

/// A switch with a picture.
pub(super) fn tile(
    node: NodeRef,
    picture: Html,
    name: String,
    is_on: bool,
    press: Callback<MouseEvent>,
) -> Html {
    html! {
        <button ref={node} type="button" class="kind" aria-pressed={is_on.to_string()} onclick={press}>
            { picture }
            <span class="kind-name rule-words">{ name }</span>
        </button>
    }
}
