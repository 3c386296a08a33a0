//! The settings page; each change takes effect at once, also on the part of the board
//! beside it.

use yew::prelude::*;

use super::about::about_title;
use super::board::still;
use super::choice::{list, list_of, switch};
use super::room::room;
use super::set_keys::SetKeys;
use super::setting::{part, setting};
use super::{word_notes, word_settings};
use crate::session::action::{Action, Screen};
use crate::session::excerpt::Excerpt;
use crate::session::languages::Languages;
use crate::session::settings::{
    CellNames, Choice, Group, Hand, Language, Mistakes, NoteLayout, Palette, Settings, Switch, TextSize,
    Theme, Verbosity,
};
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use crate::ui::visited;
use nonet_engine::message::Label;
use nonet_engine::{labels, messages};

messages! {
    fn set_language_offline(name: String);
}

labels! {
    fn set_groups();
    fn set_appearance();
    fn set_board();
    fn set_checking();
    fn set_keys();
    fn set_excerpt();
    fn set_voice();
}

/// The properties of the page.
pub struct Props<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// What is known of languages.
    pub languages: &'a Languages,
    /// The part of the board beside them.
    pub excerpt: &'a Excerpt,
    /// The group that is read.
    pub group: Group,
    /// Callback for a group that the player goes to.
    pub visit: Callback<Group>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The id of a group's section.
pub fn id(group: Group) -> String {
    format!("settings-{}", group.name())
}

/// The id of a group's heading.
pub fn title_id(group: Group) -> String {
    format!("settings-{}-title", group.name())
}

/// The page.
pub fn settings(props: &Props) -> Html {
    let Props { excerpt, .. } = props;
    let body = html! {
        <div class="settings-columns">
            <nav class="settings-groups" aria-label={t(set_groups())}>
                { for Group::ALL.map(|group| link(props, group)) }
            </nav>
            <div class="settings-rows">
                { for Group::ALL.map(|group| section(props, group)) }
                <p><a href={Screen::About.hash()}>{ t(about_title()) }</a></p>
            </div>
            <div class="settings-excerpt">
                { still(excerpt.variant, &excerpt.rows) }
                <p>{ t(set_excerpt()) }</p>
            </div>
        </div>
    };
    room("settings", Screen::Settings, t(word_settings()), body)
}

fn name(group: Group) -> (Label, Icon) {
    match group {
        Group::Appearance => (set_appearance(), Icon::Appearance),
        Group::Board => (set_board(), Icon::Play),
        Group::Notes => (word_notes(), Icon::Pencil),
        Group::Checking => (set_checking(), Icon::Do),
        Group::Keys => (set_keys(), Icon::Keyboard),
        Group::Clock => (Switch::Clock.title(), Icon::Clock),
        Group::Voice => (set_voice(), Icon::Voice),
    }
}

/// A link within the page, which has no URL of its own.
fn link(props: &Props, group: Group) -> Html {
    let (words, icon) = name(group);
    let go = props.visit.reform(move |event: MouseEvent| {
        event.prevent_default();
        visited::go(group);
        group
    });
    html! {
        <a
            class="settings-group"
            href={format!("#{}", id(group))}
            aria-current={(group == props.group).then_some("true")}
            onclick={go}
        >
            { icon.html() }
            { t(words) }
        </a>
    }
}

fn section(props: &Props, group: Group) -> Html {
    let settings = props.settings;
    let switches = Switch::ALL.iter().filter(|which| which.group() == group);
    let visit = props.visit.reform(move |_: FocusEvent| {
        visited::stay();
        group
    });
    let title = title_id(group);
    html! {
        <section id={id(group)} aria-labelledby={title.clone()} onfocusin={visit}>
            <h2 id={title} tabindex="-1">{ t(name(group).0) }</h2>
            { for CHOICES.iter().filter(|(of, _)| *of == group).map(|(_, draw)| draw(props)) }
            { for switches.map(|&which| row(props, which)) }
            if group == Group::Keys {
                <SetKeys settings={settings.clone()} on={props.on.clone()} />
            }
        </section>
    }
}

/// The language. One whose texts are not on the device can't be chosen without a network.
fn language(props: &Props) -> Html {
    let Props { settings, languages, on, .. } = props;
    let choice = |&language: &Language| {
        let name = language.own_name().map_or_else(|| t(language.label()), str::to_owned);
        let is_missing = languages.missing().contains(&language) && language != settings.language;
        (language, if is_missing { text(&set_language_offline(name)) } else { name }, is_missing)
    };
    let choices = Language::ALL.iter().map(choice).collect();
    let choose = part(settings, on, |settings, language: Language| language.choose(settings));
    html! {
        <>
            { list_of(Language::KEY, t(Language::TITLE), choices, settings.language, &choose) }
            { for languages.note().map(|note| html! { <p class="choice-detail">{ text(&note) }</p> }) }
        </>
    }
}

/// How texts name a cell, in a list: each value is an example.
fn cell_names(props: &Props) -> Html {
    let Props { settings, on, .. } = props;
    let choices = CellNames::ALL.iter().map(|&names| (names, names.name().to_owned())).collect();
    let choose = part(settings, on, |settings, names: CellNames| names.choose(settings));
    list(CellNames::KEY, t(CellNames::TITLE), choices, settings.cell_names, &choose)
}

/// Draws the choice of a setting's value.
type Draw = fn(&Props) -> Html;

/// The settings that are not switches, in the order of the page.
const CHOICES: [(Group, Draw); 9] = [
    (Theme::GROUP, one::<Theme>),
    (Palette::GROUP, one::<Palette>),
    (Language::GROUP, language),
    (TextSize::GROUP, one::<TextSize>),
    (Hand::GROUP, one::<Hand>),
    (CellNames::GROUP, cell_names),
    (NoteLayout::GROUP, one::<NoteLayout>),
    (Mistakes::GROUP, one::<Mistakes>),
    (Verbosity::GROUP, one::<Verbosity>),
];

fn one<T: Choice>(props: &Props) -> Html {
    setting::<T>(props.settings, &props.on)
}

/// The row of a switch.
fn row(props: &Props, which: Switch) -> Html {
    let settings = props.settings;
    let choose = part(settings, &props.on, move |settings, is_on| *which.value(settings) = is_on);
    switch(t(which.title()), t(which.detail()), which.is_on(settings), &choose)
}
