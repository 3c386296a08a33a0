//! The settings page; each change takes effect at once, also on the part of the board
//! beside it. Used by `rooms`.

use yew::prelude::*;

use super::about::about_title;
use super::board::still;
use super::choice::{list_of, radios, switch};
use super::room::room;
use super::set_keys::SetKeys;
use super::theme::{part, theme};
use super::{word_notes, word_settings};
use crate::session::action::{Action, Screen};
use crate::session::excerpt::Excerpt;
use crate::session::languages::Languages;
use crate::session::settings::{
    Group, Hand, Language, Mistakes, NoteLayout, Palette, Settings, Switch, TextSize, Theme, Verbosity,
};
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use crate::ui::visited;
use nonet_engine::message::Label;
use nonet_engine::{labels, messages};

/// The id of the list of languages.
pub const LANGUAGE: &str = "language";

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
    fn set_palette();
    fn set_palette_standard();
    fn set_palette_colour_blind();
    fn set_palette_high_contrast();
    fn set_clock();
    fn set_clock_detail();
    fn set_mistakes();
    fn set_mistakes_never();
    fn set_mistakes_full();
    fn set_mistakes_always();
    fn set_conflicts();
    fn set_conflicts_detail();
    fn set_clean_notes();
    fn set_clean_notes_detail();
    fn set_fill_singles();
    fn set_fill_singles_detail();
    fn set_peers();
    fn set_peers_detail();
    fn set_same();
    fn set_same_detail();
    fn set_left();
    fn set_left_detail();
    fn set_uniqueness();
    fn set_uniqueness_detail();
    fn set_extras();
    fn set_extras_detail();
    fn set_letters();
    fn set_letters_detail();
    fn set_digit_first();
    fn set_digit_first_detail();
    fn set_language();
    fn set_language_browser();
    fn set_text_size();
    fn set_text_size_normal();
    fn set_text_size_large();
    fn set_text_size_larger();
    fn set_hand();
    fn set_hand_right();
    fn set_hand_left();
    fn set_note_layout();
    fn set_note_layout_fixed();
    fn set_note_layout_packed();
    fn set_show_notes();
    fn set_show_notes_detail();
    fn set_candidates();
    fn set_candidates_detail();
    fn set_voice();
    fn set_verbosity();
    fn set_verbosity_full();
    fn set_verbosity_brief();
    fn set_verbosity_content();
    fn set_say_left();
    fn set_say_left_detail();
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
        Group::Clock => (set_clock(), Icon::Clock),
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
            if Theme::GROUP == group {
                { theme(settings, &props.on) }
            }
            if Palette::GROUP == group {
                { palette(settings, &props.on) }
            }
            if Language::GROUP == group {
                { language(props) }
            }
            { for CHOICES.iter().filter(|(of, _)| *of == group).map(|(_, draw)| draw(settings, &props.on)) }
            { for switches.map(|&which| row(props, which)) }
            if group == Group::Keys {
                <SetKeys settings={settings.clone()} on={props.on.clone()} />
            }
        </section>
    }
}

fn palette(settings: &Settings, on: &Callback<Action>) -> Html {
    let name = |palette| match palette {
        Palette::Standard => set_palette_standard(),
        Palette::ColourBlind => set_palette_colour_blind(),
        Palette::HighContrast => set_palette_high_contrast(),
    };
    let palettes = Palette::ALL.iter().map(|&palette| (palette, t(name(palette)), None));
    let choose = part(settings, on, |settings, palette| settings.palette = palette);
    radios("palette", t(set_palette()), palettes, settings.palette, false, &choose)
}

/// The language. One whose texts are not on the device can't be chosen without a network.
fn language(props: &Props) -> Html {
    let Props { settings, languages, on, .. } = props;
    let choice = |&language: &Language| {
        let name = language.own_name().map_or_else(|| t(set_language_browser()), str::to_owned);
        let is_missing = languages.missing().contains(&language) && language != settings.language;
        (language, if is_missing { text(&set_language_offline(name)) } else { name }, is_missing)
    };
    let choices = Language::ALL.iter().map(choice).collect();
    let choose = part(settings, on, |settings, language| settings.language = language);
    html! {
        <>
            { list_of(LANGUAGE, t(set_language()), choices, settings.language, &choose) }
            { for languages.note().map(|note| html! { <p class="choice-detail">{ text(&note) }</p> }) }
        </>
    }
}

/// Draws a choice between several values.
type Choice = (Group, fn(&Settings, &Callback<Action>) -> Html);

/// The choices besides theme and palette.
const CHOICES: [Choice; 5] = [
    (Mistakes::GROUP, |settings, on| {
        let name = |mistakes| match mistakes {
            Mistakes::Never => set_mistakes_never(),
            Mistakes::Full => set_mistakes_full(),
            Mistakes::Always => set_mistakes_always(),
        };
        let choose = part(settings, on, |settings, mistakes| settings.mistakes = mistakes);
        choice("mistakes", set_mistakes(), Mistakes::ALL, name, settings.mistakes, &choose)
    }),
    (TextSize::GROUP, |settings, on| {
        let name = |size| match size {
            TextSize::Normal => set_text_size_normal(),
            TextSize::Large => set_text_size_large(),
            TextSize::Larger => set_text_size_larger(),
        };
        let choose = part(settings, on, |settings, size| settings.text_size = size);
        choice("text-size", set_text_size(), TextSize::ALL, name, settings.text_size, &choose)
    }),
    (Hand::GROUP, |settings, on| {
        let name = |hand| match hand {
            Hand::Right => set_hand_right(),
            Hand::Left => set_hand_left(),
        };
        let choose = part(settings, on, |settings, hand| settings.hand = hand);
        choice("hand", set_hand(), Hand::ALL, name, settings.hand, &choose)
    }),
    (NoteLayout::GROUP, |settings, on| {
        let name = |layout| match layout {
            NoteLayout::Fixed => set_note_layout_fixed(),
            NoteLayout::Packed => set_note_layout_packed(),
        };
        let choose = part(settings, on, |settings, layout| settings.note_layout = layout);
        choice("note-layout", set_note_layout(), NoteLayout::ALL, name, settings.note_layout, &choose)
    }),
    (Verbosity::GROUP, |settings, on| {
        let name = |verbosity| match verbosity {
            Verbosity::Full => set_verbosity_full(),
            Verbosity::Brief => set_verbosity_brief(),
            Verbosity::Content => set_verbosity_content(),
        };
        let choose = part(settings, on, |settings, verbosity| settings.verbosity = verbosity);
        choice("verbosity", set_verbosity(), Verbosity::ALL, name, settings.verbosity, &choose)
    }),
];

fn choice<T: Copy + PartialEq + 'static>(
    id: &'static str,
    legend: Label,
    all: &[T],
    name: impl Fn(T) -> Label,
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    radios(id, t(legend), all.iter().map(|&value| (value, t(name(value)), None)), chosen, false, choose)
}

/// The row of a switch.
fn row(props: &Props, which: Switch) -> Html {
    let (words, detail) = match which {
        Switch::Clock => (set_clock(), set_clock_detail()),
        Switch::Conflicts => (set_conflicts(), set_conflicts_detail()),
        Switch::CleanNotes => (set_clean_notes(), set_clean_notes_detail()),
        Switch::FillSingles => (set_fill_singles(), set_fill_singles_detail()),
        Switch::Peers => (set_peers(), set_peers_detail()),
        Switch::Same => (set_same(), set_same_detail()),
        Switch::Left => (set_left(), set_left_detail()),
        Switch::Uniqueness => (set_uniqueness(), set_uniqueness_detail()),
        Switch::Extras => (set_extras(), set_extras_detail()),
        Switch::Letters => (set_letters(), set_letters_detail()),
        Switch::DigitFirst => (set_digit_first(), set_digit_first_detail()),
        Switch::ShowNotes => (set_show_notes(), set_show_notes_detail()),
        Switch::Candidates => (set_candidates(), set_candidates_detail()),
        Switch::SayLeft => (set_say_left(), set_say_left_detail()),
    };
    let settings = props.settings;
    let choose = part(settings, &props.on, move |settings, is_on| *which.value(settings) = is_on);
    switch(t(words), t(detail), which.is_on(settings), &choose)
}
