//! The navigation: the rail on wide screens, the tabs on phones, and the sheet with all
//! pages. All three come from one table, which contains only existing pages. Used by
//! `app`.

use yew::prelude::*;

use super::dialog::Dialog;
use super::setting::setting;
use super::{word_help, word_new_game, word_settings};
use crate::session::action::{self, Action, Screen};
use crate::session::settings::{Settings, Theme};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;
use nonet_later::later;

labels! {
    pub(super) fn nav_pages();
    fn nav_all_pages();
    fn nav_play();
    fn nav_new();
    pub(in crate::ui) fn nav_daily();
    pub(in crate::ui) fn nav_games();
    pub(super) fn nav_learn();
    fn nav_stats();
    pub(in crate::ui) fn nav_statistics();
    fn nav_bench();
    fn nav_print();
    pub(in crate::ui) fn nav_workbench();
    fn nav_more();
    pub(super) fn nav_nonet();
}

/// A page in the navigation.
struct Door {
    screen: Screen,
    icon: Icon,
    /// Its short name, for the rail.
    short: fn() -> Label,
    /// Its full name.
    name: fn() -> Label,
    /// Whether a line separates it from the previous one in the rail.
    begins_group: bool,
}

const fn door(
    screen: Screen,
    icon: Icon,
    short: fn() -> Label,
    name: fn() -> Label,
    begins_group: bool,
) -> Door {
    Door { screen, icon, short, name, begins_group }
}

const DOORS: [Door; 9] = [
    door(Screen::Game, Icon::Play, nav_play, nav_play, false),
    door(Screen::Over(action::Dialog::NewGame), Icon::New, nav_new, word_new_game, false),
    door(Screen::Daily(None), Icon::Daily, nav_daily, nav_daily, false),
    door(Screen::Games, Icon::Games, nav_games, nav_games, true),
    door(Screen::Practice(None), Icon::Learn, nav_learn, nav_learn, false),
    door(Screen::Stats, Icon::Stats, nav_stats, nav_statistics, false),
    door(Screen::Workbench, Icon::Bench, nav_bench, nav_workbench, true),
    door(Screen::Print, Icon::Print, nav_print, nav_print, false),
    door(Screen::Settings, Icon::Settings, word_settings, word_settings, false),
];

/// The entry of a page, or of its parent page.
fn way_to(screen: Screen) -> Screen {
    match screen {
        Screen::Game | Screen::Over(_) => match screen.dialog() {
            Some(action::Dialog::NewGame) => screen,
            _ => Screen::Game,
        },
        Screen::Order | Screen::Enter | Screen::OwnShare | Screen::OwnPath => {
            Screen::Over(action::Dialog::NewGame)
        }
        Screen::Practice(_) | Screen::Lesson(_) | Screen::Path => Screen::Practice(None),
        Screen::BenchRow | Screen::BenchPath => Screen::Workbench,
        Screen::Daily(_) => Screen::Daily(None),
        other => other,
    }
}

/// A link to a page, marked if it is the current one.
fn link(door: &Door, words: Label, now: Screen) -> Html {
    let is_here = way_to(now) == door.screen;
    html! {
        <a class="door" href={door.screen.hash()} aria-current={is_here.then_some("page")}>
            { door.icon.html() }
            <span>{ t(words) }</span>
        </a>
    }
}

/// Nonet's logo, which opens the sheet with all pages.
pub fn home() -> Html {
    html! {
        <a class="home" href={Screen::Over(action::Dialog::Pages).hash()} aria-label={t(nav_all_pages())} aria-haspopup="dialog">
            { mark::mark() }
        </a>
    }
}

/// The rail: all pages in a column at the edge of a wide screen.
pub fn rail(now: Screen) -> Html {
    let item = |door: &Door| {
        html! { <li class={classes!(door.begins_group.then_some("door-group"))}>{ link(door, (door.short)(), now) }</li> }
    };
    html! {
        <nav class="rail" aria-label={t(nav_pages())}>
            { home() }
            <ul>{ for DOORS.iter().map(item) }</ul>
        </nav>
    }
}

/// The tabs: the pages that can be reached from a page on a phone.
pub fn tabs(now: Screen) -> Html {
    if now.is_full() {
        return Html::default();
    }
    let is_tab = |door: &&Door| {
        matches!(door.screen, Screen::Game | Screen::Games | Screen::Practice(None) | Screen::Stats)
    };
    let is_more = !DOORS.iter().filter(is_tab).any(|door| way_to(now) == door.screen);
    html! {
        <nav class="tabs" aria-label={t(nav_pages())}>
            { for DOORS.iter().filter(is_tab).map(|door| link(door, (door.short)(), now)) }
            <a
                class="door"
                href={Screen::Over(action::Dialog::Pages).hash()}
                aria-current={is_more.then_some("true")}
                aria-haspopup="dialog"
            >
                { mark::mark() }
                <span>{ t(nav_more()) }</span>
            </a>
        </nav>
    }
}

/// The sheet with all pages, in the layout of a box, and the choice of the theme.
#[later]
pub fn sheet(now: Screen, settings: &Settings, on: &Callback<Action>) -> Html {
    // The page replaces the sheet in the history, so that Back does not reopen it.
    let open = |screen: Screen| {
        on.reform(move |event: MouseEvent| {
            event.prevent_default();
            Action::Go(screen)
        })
    };
    let item = |screen: Screen, icon: Icon, name: Label| {
        let is_here = way_to(now) == screen;
        html! {
            <a class="door" href={screen.hash()} aria-current={is_here.then_some("page")} autofocus={is_here} onclick={open(screen)}>
                { icon.html() }
                <span>{ t(name) }</span>
            </a>
        }
    };
    html! {
        <Dialog key="pages" title={t(nav_nonet())} has_mark={true} class="pages" on={on.clone()}>
            <div class="dialog-body">
                <nav class="doors" aria-label={t(nav_pages())}>
                    { for DOORS.iter().map(|door| item(door.screen, door.icon, (door.name)())) }
                    { item(Screen::Help, Icon::Help, word_help()) }
                </nav>
                { setting::<Theme>(settings, on) }
            </div>
        </Dialog>
    }
}
