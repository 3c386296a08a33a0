//! The five puzzles of a day as one box with five cells. Each is one button that is called
//! what it shows, and whose description says how far its game is.

use yew::prelude::*;

use crate::game::moment::Day;
use crate::library::Entry;
use crate::library::daily::{Five, Which};
use crate::session::library::daily::{Act, description, minutes};
use crate::session::library::words;
use crate::session::squares::Squares;
use crate::session::words::level_title;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::human::pace::Pace;
use nonet_engine::{Level, labels};

labels! {
    pub(super) fn daily_play();
}

/// The five puzzles of a day.
pub(super) fn strip(day: Day, five: &Five, pace: &Pace, on: &Callback<Act>) -> Html {
    html! {
        <ul class="daily-strip">
            { for Level::ALL.map(|level| cell(day, level, five[level as usize], pace, on)) }
        </ul>
    }
}

fn cell(day: Day, level: Level, game: Option<&Entry>, pace: &Pace, on: &Callback<Act>) -> Html {
    let press = on.reform(move |_: MouseEvent| Act::Play(day, Which::Level(level)));
    html! {
        <li>
            <button type="button" class="daily-cell" aria-description={t(description(level, game, pace))} onclick={press}>
                <span class="daily-face">
                    { mark::level(level) }
                    <span class="daily-level">{ t(level_title(level)) }</span>
                    <span class="daily-state">{ state(game) }</span>
                    if game.is_none() {
                        <span class="daily-minutes" aria-hidden="true">{ t(minutes(level, pace)) }</span>
                    }
                </span>
            </button>
        </li>
    }
}

/// How far a game is.
pub(super) fn state(game: Option<&Entry>) -> Html {
    let Some(Entry { summary, .. }) = game else {
        return html! { <span class="daily-open">{ t(daily_play()) }</span> };
    };
    let time = words::time(summary);
    if summary.is_solved {
        html! { <>{ Icon::Do.html() }{ time }</> }
    } else {
        let boxes = Squares::of(summary.givens.variant().layout());
        html! { <>{ mark::progress(boxes, &summary.shares()) }<span class="daily-open">{ time }</span></> }
    }
}
