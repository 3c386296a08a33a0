//! The settings page; each change takes effect at once. Used by `app`.

use yew::prelude::*;

use super::choice::{radios, switch};
use super::room::room;
use super::word_settings;
use crate::session::action::Action;
use crate::session::settings::{Palette, Settings, Switch, Theme};
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn set_theme();
    fn set_theme_system();
    fn set_theme_light();
    fn set_theme_dark();
    fn set_palette();
    fn set_palette_standard();
    fn set_palette_colour_blind();
    fn set_palette_high_contrast();
    fn set_clock();
    fn set_clock_detail();
    fn set_check();
    fn set_check_detail();
    fn set_clean_notes();
    fn set_clean_notes_detail();
    fn set_peers();
    fn set_peers_detail();
    fn set_same();
    fn set_same_detail();
    fn set_left();
    fn set_left_detail();
    fn set_uniqueness();
    fn set_uniqueness_detail();
    fn set_letters();
    fn set_letters_detail();
}

/// The properties of the page.
pub struct Props {
    /// The current settings.
    pub settings: Settings,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The page.
pub fn settings(props: &Props) -> Html {
    let Props { settings, on } = props;
    let themes = Theme::ALL.iter().map(|&theme| (theme, t(theme_name(theme)), None));
    let palettes = Palette::ALL.iter().map(|&palette| (palette, t(palette_name(palette)), None));
    let body = html! {
        <div class="room-body">
            { radios("theme", t(set_theme()), themes, settings.theme, false,
                &part(props, |settings, theme| settings.theme = theme)) }
            { radios("palette", t(set_palette()), palettes, settings.palette, false,
                &part(props, |settings, palette| settings.palette = palette)) }
            <div class="switches">
                { for Switch::ALL.iter().map(|&which| row(props, which)) }
            </div>
        </div>
    };
    room("settings", t(word_settings()), body, on)
}

fn theme_name(theme: Theme) -> Label {
    match theme {
        Theme::System => set_theme_system(),
        Theme::Light => set_theme_light(),
        Theme::Dark => set_theme_dark(),
    }
}

fn palette_name(palette: Palette) -> Label {
    match palette {
        Palette::Standard => set_palette_standard(),
        Palette::ColourBlind => set_palette_colour_blind(),
        Palette::HighContrast => set_palette_high_contrast(),
    }
}

/// The row of a switch.
fn row(props: &Props, which: Switch) -> Html {
    let (words, detail) = match which {
        Switch::Clock => (set_clock(), set_clock_detail()),
        Switch::Check => (set_check(), set_check_detail()),
        Switch::CleanNotes => (set_clean_notes(), set_clean_notes_detail()),
        Switch::Peers => (set_peers(), set_peers_detail()),
        Switch::Same => (set_same(), set_same_detail()),
        Switch::Left => (set_left(), set_left_detail()),
        Switch::Uniqueness => (set_uniqueness(), set_uniqueness_detail()),
        Switch::Letters => (set_letters(), set_letters_detail()),
    };
    let choose = part(props, move |settings, is_on| *which.value(settings) = is_on);
    switch(t(words), t(detail), which.is_on(&props.settings), &choose)
}

/// Changes one setting.
fn part<T: 'static>(props: &Props, set: impl Fn(&mut Settings, T) + 'static) -> Callback<T> {
    let (settings, on) = (props.settings.clone(), props.on.clone());
    Callback::from(move |value| {
        let mut changed = settings.clone();
        set(&mut changed, value);
        on.emit(Action::Change(changed));
    })
}
