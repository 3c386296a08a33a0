//! The new game dialog: pressing a level starts a game.

use yew::prelude::*;

use super::dialog::Dialog;
use super::order::order_title;
use super::own_puzzle::own_title;
use super::panel::guide_begin;
use super::word_new_game;
use crate::session::action::{Action, Screen, Wish};
use crate::session::hinting::Act;
use crate::session::words;
use crate::ui::address;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::message::{Label, Message};
use nonet_engine::rate::tenths;
use nonet_engine::{Level, Recipe, Variant};
use nonet_engine::{labels, messages};
use nonet_later::later;

labels! {
    fn new_one_press();
    fn new_needs_easy();
    fn new_needs_medium();
    fn new_needs_hard();
    fn new_needs_master();
    fn new_needs_extreme();
    fn new_order_detail();
    fn new_enter_detail();
    fn new_again();
    fn guide_detail();
}

messages! {
    fn new_from(least: String);
    fn new_between(least: String, most: String);
}

/// The dialog. `now` is the level of the current game, and `last` the last game if it was
/// made to order.
#[later]
pub fn new_game(now: Option<Level>, last: Option<&Recipe>, on: &Callback<Action>) -> Html {
    // The keys 1 to 5 start the levels.
    let keys = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            let place = event.key().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let is_bare = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if let Some(&level) = place.and_then(|place| Level::ALL.get(place)).filter(|_| is_bare) {
                event.prevent_default();
                on.emit(start(level));
            }
        })
    };
    html! {
        <Dialog key="new-game" title={t(word_new_game())} class="new-game" {keys} on={on.clone()}>
            <div class="dialog-body">
                <p class="choice-detail">{ t(new_one_press()) }</p>
                <div class="starts">{ for Level::ALL.into_iter().map(|level| row(level, now == Some(level), on)) }</div>
                <ul class="ways">
                    { way(Action::Hinting(Act::Guide), Icon::Learn, guide_begin(), t(guide_detail()), on) }
                    { for last.map(|last| {
                        way(Action::NewGameAlike, Icon::Redo, new_again(), t(words::sentence(last)), on)
                    }) }
                    { way(Action::Go(Screen::Order), Icon::Settings, order_title(), t(new_order_detail()), on) }
                    { way(Action::Go(Screen::Enter), Icon::Enter, own_title(), t(new_enter_detail()), on) }
                </ul>
            </div>
        </Dialog>
    }
}

/// Starts the level that the address names, as the icon of the installed app offers it.
#[later]
pub fn begin(on: &Callback<Action>) {
    if let Some(level) = address::wanted_level() {
        on.emit(start(level));
    }
}

/// Starts a classic game of a level.
pub(super) fn start(level: Level) -> Action {
    Action::NewGame(Wish { recipe: Recipe::classic(level, 0), seed: None })
}

/// The button of a level. Its accessible name is the level; the rest is its
/// description.
fn row(level: Level, is_now: bool, on: &Callback<Action>) -> Html {
    let needs = match level {
        Level::Easy => new_needs_easy(),
        Level::Medium => new_needs_medium(),
        Level::Hard => new_needs_hard(),
        Level::Master => new_needs_master(),
        Level::Extreme => new_needs_extreme(),
    };
    let id = format!("level-{}", level.name());
    html! {
        <button
            type="button"
            class="start"
            aria-labelledby={format!("{id}-name")}
            aria-describedby={format!("{id}-needs {id}-rating")}
            aria-current={is_now.then_some("true")}
            autofocus={is_now}
            onclick={on.reform(move |_: MouseEvent| start(level))}
        >
            { mark::level(level) }
            <span id={format!("{id}-name")} class="start-name">{ t(words::level_title(level)) }</span>
            <span id={format!("{id}-needs")} class="start-needs" aria-hidden="true">{ t(needs) }</span>
            <span id={format!("{id}-rating")} class="start-rating" aria-hidden="true">{ for ratings(level).map(t) }</span>
        </button>
    }
}

/// The ratings of a level's puzzles.
fn ratings(level: Level) -> Option<Message> {
    let (least, most) = level.ratings(Variant::CLASSIC)?;
    let is_last = Level::ALL.last() == Some(&level);
    Some(if is_last { new_from(tenths(least)) } else { new_between(tenths(least), tenths(most)) })
}

/// A way to other games: to a page, which replaces the dialog in the history, or straight
/// to a game.
fn way(action: Action, icon: Icon, name: Label, detail: String, on: &Callback<Action>) -> Html {
    let go = on.reform(move |_: MouseEvent| action.clone());
    html! {
        <li>
            <button
                type="button"
                class="way"
                aria-labelledby={format!("{}-name", name.id())}
                aria-describedby={format!("{}-detail", name.id())}
                onclick={go}
            >
                { icon.html() }
                <span id={format!("{}-name", name.id())} class="way-name">{ t(name) }</span>
                <span id={format!("{}-detail", name.id())} class="way-detail" aria-hidden="true">{ detail }</span>
                { Icon::Onward.html() }
            </button>
        </li>
    }
}
