//! The new game dialog: pressing a level starts a game, with the kinds of rules that are on.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::board_rules::rules_title;
use super::dialog::Dialog;
use super::order::order_title;
use super::own_puzzle::own_title;
use super::panel::guide_begin;
use super::pictures::{classic, kind, tile};
use super::word_new_game;
use crate::game::moment::Day;
use crate::kinds::{OFFERED_FIRST, mixture, offered, with_kind};
use crate::library::daily::variant_kind;
use crate::library::estimate::of_level;
use crate::rules::{drawn_text, rule_name};
use crate::session::action::{Action, Screen, Wish};
use crate::session::guide::{First, guide_killer};
use crate::session::hinting::Act;
use crate::session::words;
use crate::ui::address;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::human::pace::Pace;
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
    pub(super) fn daily_variant();
    fn kinds_classic();
    fn kinds_more();
    fn kinds_need_easy();
    fn kinds_need_medium();
    fn kinds_need_hard();
    fn kinds_need_master();
    fn kinds_need_extreme();
    fn new_order_detail();
    fn new_enter_detail();
    fn new_again();
    fn new_surprise();
    fn guide_detail();
    fn guide_killer_detail();
}

messages! {
    fn new_from(least: String);
    fn new_between(least: String, most: String);
}

/// The properties of the dialog.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The level of the current game.
    pub now: Option<Level>,
    /// The last game, if it was made to order.
    pub last: Option<Recipe>,
    /// A game with two kinds of rules, another one in each game.
    pub surprise: Recipe,
    /// The current day.
    pub today: Day,
    /// How the player's times differ from the estimates.
    pub pace: Pace,
    /// Whether classic games need a technique of their level's kind.
    pub needs_kind: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The dialog.
#[later]
pub fn new_game(props: Props) -> Html {
    html! { <NewGame key="new-game" ..props /> }
}

/// Kinds of rules are switches, and a level starts a game. It opens without any kind, so that one
/// press starts a classic game.
#[component]
fn NewGame(props: &Props) -> Html {
    let Props { now, last, surprise, today, pace, needs_kind, on } = props;
    let kinds = use_state(Vec::<&'static str>::new);
    let is_open = use_state(|| false);
    // The button that shows all kinds goes, so the first of those that it shows takes focus.
    let first_more = use_node_ref();
    use_effect_with(*is_open, {
        let first_more = first_more.clone();
        move |_| drop(first_more.cast::<HtmlElement>().map(|tile| tile.focus()))
    });
    // The keys 1 to 5 start the levels.
    let keys = {
        let (on, kinds, needs_kind) = (on.clone(), kinds.clone(), *needs_kind);
        Callback::from(move |event: KeyboardEvent| {
            let place = event.key().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let is_bare = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if let Some(&level) = place.and_then(|place| Level::ALL.get(place)).filter(|_| is_bare) {
                event.prevent_default();
                on.emit(start(recipe(level, &kinds, needs_kind)));
            }
        })
    };
    let choose = |chosen: Vec<&'static str>| {
        let kinds = kinds.clone();
        Callback::from(move |_: MouseEvent| kinds.set(chosen.clone()))
    };
    let rows = Level::ALL.into_iter().map(|level| {
        let begin = start(recipe(level, &kinds, *needs_kind));
        row(level, *now == Some(level), kinds.is_empty(), pace, on.reform(move |_| begin.clone()))
    });
    html! {
        <Dialog title={t(word_new_game())} class="new-game" {keys} on={on.clone()}>
            <div class="dialog-body">
                <p class="choice-detail">{ t(new_one_press()) }</p>
                <div class="kinds" role="group" aria-label={t(rules_title())}>
                    { tile(NodeRef::default(), classic(), t(kinds_classic()), kinds.is_empty(), choose(Vec::new())) }
                    { for offered().take(if *is_open { usize::MAX } else { OFFERED_FIRST }).enumerate().map(|(at, name)| {
                        let is_on = kinds.contains(&name);
                        let mut chosen = (*kinds).clone();
                        chosen.retain(|other| *other != name);
                        chosen.extend((!is_on).then_some(name));
                        let node = if at == OFFERED_FIRST { first_more.clone() } else { NodeRef::default() };
                        tile(node, kind(name), t(rule_name(name)), is_on, choose(chosen))
                    }) }
                    if !*is_open {
                        <button type="button" class="kind" onclick={move |_: MouseEvent| is_open.set(true)}>
                            { Icon::New.html() }
                            <span class="kind-name">{ t(kinds_more()) }</span>
                        </button>
                    }
                </div>
                <div class="kinds-told">
                    { for kinds.iter().map(|name| html! {
                        <p class="choice-detail">{ t(drawn_text(name, Variant::CLASSIC)) }</p>
                    }) }
                </div>
                <div class="starts">{ for rows }</div>
                <ul class="ways">
                    if kinds.contains(&"killer") {
                        { way(Action::Hinting(Act::Guide(First::Killer)), Icon::Learn, guide_killer(), t(guide_killer_detail()), on) }
                    } else {
                        { way(Action::Hinting(Act::Guide(First::Game)), Icon::Learn, guide_begin(), t(guide_detail()), on) }
                    }
                    { for last.as_ref().map(|last| {
                        way(Action::NewGameAlike, Icon::Redo, new_again(), t(words::sentence(last)), on)
                    }) }
                    {
                        way(Action::Go(Screen::Daily(None)), Icon::Daily, daily_variant(), t(rule_name(variant_kind(*today).0)), on)
                    }
                    { way(start(surprise.clone()), Icon::New, new_surprise(), t(words::sentence(surprise)), on) }
                    { way(Action::Go(Screen::Order), Icon::Settings, order_title(), t(new_order_detail()), on) }
                    { way(Action::Go(Screen::Enter), Icon::Enter, own_title(), t(new_enter_detail()), on) }
                </ul>
            </div>
        </Dialog>
    }
}

/// The recipe of a level's game with kinds of rules. Classic games can need a technique of the level's kind.
fn recipe(level: Level, kinds: &[&'static str], needs_kind: bool) -> Recipe {
    let recipe = mixture(level, kinds);
    if needs_kind && kinds.is_empty() { with_kind(recipe) } else { recipe }
}

/// Starts the level that the address names, as the icon of the installed app offers it.
#[later]
pub fn begin(on: &Callback<Action>) {
    if let Some(level) = address::wanted_level() {
        on.emit(start(Recipe::classic(level, 0)));
    }
}

/// Starts a game of a recipe with any seed.
pub(super) fn start(recipe: Recipe) -> Action {
    Action::NewGame(Wish { recipe, seed: None })
}

/// The button of a level. Its accessible name is the level; the rest is its
/// description. Only classic puzzles have ratings and known times.
fn row(level: Level, is_now: bool, is_classic: bool, pace: &Pace, begin: Callback<MouseEvent>) -> Html {
    let needs = match level {
        Level::Easy => [new_needs_easy(), kinds_need_easy()],
        Level::Medium => [new_needs_medium(), kinds_need_medium()],
        Level::Hard => [new_needs_hard(), kinds_need_hard()],
        Level::Master => [new_needs_master(), kinds_need_master()],
        Level::Extreme => [new_needs_extreme(), kinds_need_extreme()],
    };
    let [of_classic, of_kinds] = needs;
    let id = format!("level-{}", level.name());
    html! {
        <button
            type="button"
            class="start"
            aria-labelledby={format!("{id}-name")}
            aria-describedby={format!("{id}-needs {id}-rating {id}-minutes")}
            aria-current={is_now.then_some("true")}
            autofocus={is_now}
            onclick={begin}
        >
            { mark::level(level) }
            <span id={format!("{id}-name")} class="start-name">{ t(words::level_title(level)) }</span>
            <span id={format!("{id}-needs")} class="start-needs" aria-hidden="true">{ t(if is_classic { of_classic } else { of_kinds }) }</span>
            <span id={format!("{id}-rating")} class="start-rating" aria-hidden="true">
                { for ratings(level).filter(|_| is_classic).map(t) }
            </span>
            <span id={format!("{id}-minutes")} class="start-minutes" aria-hidden="true">
                { for is_classic.then(|| t(words::minutes(&of_level(level), pace))) }
            </span>
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
