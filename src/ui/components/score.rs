//! The score of a game as a picture (`session::score`). Colours and type are in
//! styles/controls.css.

use yew::prelude::*;

use crate::session::score::{Score, WIDTH};
use crate::ui::text::text;
use nonet_later::later;

/// The place of a score that is not loaded yet. It has the height of a score with nine lines.
pub(super) fn placeholder() -> Html {
    html! { <svg class="score" viewBox="0 0 4000 1300" aria-hidden="true" focusable="false" /> }
}

/// The score. `cursor` is where the replay is. A score that is a slider has its name there.
#[later]
pub(super) fn score(score: &Score, cursor: Option<u32>, is_named: bool) -> Html {
    let Score { height, .. } = *score;
    let bottom = height - 150;
    let line = |class: &'static str, x: u32| {
        html! { <path {class} d={format!("M{x} 150V{bottom}")} /> }
    };
    html! {
        <svg
            class="score"
            viewBox={format!("0 0 {WIDTH} {height}")}
            role={is_named.then_some("img")}
            aria-label={is_named.then(|| text(&score.name))}
            aria-hidden={(!is_named).then_some("true")}
            focusable="false"
        >
            { for score.spots.iter().map(|spot| html! {
                <rect class="score-slow" x={spot.ends.0.to_string()} y="190" width={(spot.ends.1 - spot.ends.0).to_string()} height={(bottom - 190).to_string()} />
            }) }
            <path class="score-lines" d={score.lines.clone()} />
            <path class="score-flags" d={score.flags.clone()} />
            <path class="score-dots" stroke-width={score.dot.to_string()} d={score.dots.clone()} />
            <path class="score-bars" d={score.bars.clone()} />
            <path class="score-slips" d={score.slips.clone()} />
            <path class="score-hints" d={score.hints.clone()} />
            <path class="score-brackets" d={score.brackets.clone()} />
            { for score.names.iter().map(|(y, digit)| html! { <text x="130" y={y.to_string()} class="score-digit">{ digit.to_string() }</text> }) }
            { for score.labels.iter().map(|(x, label)| html! { <text x={x.to_string()} y="110" class="score-label">{ label }</text> }) }
            { for score.ticks.iter().map(|(x, label)| html! { <text x={x.to_string()} y={(height - 20).to_string()} class="score-tick">{ label }</text> }) }
            { for score.end.map(|(thin, thick)| html! { <>{ line("score-thin", thin) }{ line("score-thick", thick) }</> }) }
            { for cursor.or(score.now).map(|x| line("score-now", x)) }
        </svg>
    }
}
