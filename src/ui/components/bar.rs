//! The header of a game: the button for all pages, the level, the clock and the menu of
//! the current game.

use yew::prelude::*;

use super::ending::end_solved;
use super::{nav, word_menu, word_new_game};
use crate::session::action::{Action, Dialog, Screen};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::{Level, labels, messages};

labels! {
    pub(super) fn bar_pause();
    pub(in crate::ui) fn pause_resume();
    fn bar_zoom();
    fn guide_new_here();
}

messages! {
    fn bar_time(time: String);
}

/// The properties of the bar.
#[allow(clippy::struct_excessive_bools)] // each is a question of its own
pub struct Props {
    /// The level or the source of the puzzle: "Medium", "Your puzzle".
    pub title: AttrValue,
    /// The level, if it has an icon.
    pub level: Option<Level>,
    /// More detail: "32 givens".
    pub detail: AttrValue,
    /// Whether there is more to read about the puzzle: its rules, or what its setter says.
    pub has_rules: bool,
    /// The time, "12:04"; `None` if it is hidden.
    pub clock: Option<String>,
    /// Whether the board is hidden.
    pub is_paused: bool,
    /// Whether the board is enlarged; `None` if it is large enough.
    pub zoom: Option<bool>,
    /// Whether the puzzle is solved, which is said in the place of the clock.
    pub is_solved: bool,
    /// Whether this may be the player's first game.
    pub is_first: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The bar.
pub fn bar(props: &Props) -> Html {
    let go = |dialog: Dialog| props.on.reform(move |_: MouseEvent| Action::Go(Screen::Over(dialog)));
    html! {
        <header class="bar">
            { nav::home() }
            <div class="bar-level">
                <h1 class="bar-title"><span>{ &props.title }</span>{ for props.level.map(mark::level) }</h1>
                // The level opens New game. The button covers the text instead of
                // containing it, so that the heading stays a heading.
                <button
                    type="button"
                    class="bar-new"
                    aria-label={t(word_new_game())}
                    aria-haspopup="dialog"
                    onclick={go(Dialog::NewGame)}
                />
                if props.has_rules {
                    <button type="button" class="bar-givens bar-rules" aria-haspopup="dialog" onclick={go(Dialog::Rules)}>
                        { &props.detail }
                    </button>
                } else {
                    <p class="bar-givens">{ &props.detail }</p>
                }
            </div>
            // Shown where the panel has no room for the offer of a first game. New game has it.
            if props.is_first {
                <button type="button" class="button plain bar-first" aria-haspopup="dialog" onclick={go(Dialog::NewGame)}>
                    { t(guide_new_here()) }
                </button>
            }
            if props.is_solved {
                <span class="solved-word">{ Icon::Do.html() }{ t(end_solved()) }</span>
            } else if let Some(clock) = &props.clock {
                <>
                // The role `timer` is not a live region, so the time is not announced
                // every second.
                <span class="clock" role="timer" aria-label={t(bar_time(clock.clone()))}>{ clock }</span>
                <button
                    type="button"
                    class="button plain only-icon pause"
                    aria-label={t(if props.is_paused { pause_resume() } else { bar_pause() })}
                    onclick={props.on.reform(|_: MouseEvent| Action::Pause)}
                >
                    { if props.is_paused { Icon::Run } else { Icon::Pause }.html() }
                </button>
                </>
            }
            if let Some(is_zoomed) = props.zoom {
                <button
                    type="button"
                    class="button plain only-icon"
                    aria-label={t(bar_zoom())}
                    aria-pressed={is_zoomed.to_string()}
                    onclick={props.on.reform(|_: MouseEvent| Action::Zoom)}
                >
                    { Icon::Search.html() }
                </button>
            }
            <button
                type="button"
                class="button plain only-icon"
                aria-label={t(word_menu())}
                aria-haspopup="dialog"
                onclick={go(Dialog::Menu)}
            >
                { Icon::Menu.html() }
            </button>
        </header>
    }
}
