//! The player's settings. The device stores them as text. A missing or unreadable field
//! takes its default, so settings survive every version. `public/first.js` reads theme
//! and palette from the same text, and `public/languages.js` the language.

use super::keymap::CustomKeys;
use nonet_engine::formats::fields;
use nonet_engine::human::Options;
use nonet_engine::message::Label;
use nonet_engine::{Level, Recipe};
use nonet_later::later;

/// A group of settings on their page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Group {
    /// Theme and colours.
    #[default]
    Appearance,
    /// What the board and the keypad show.
    Board,
    /// What notes do by themselves.
    Notes,
    /// Checks against the solution, and the techniques of hints.
    Checking,
    /// The keyboard.
    Keys,
    /// The clock.
    Clock,
    /// What a screen reader says.
    Voice,
}

impl Group {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 7] =
        [Self::Appearance, Self::Board, Self::Notes, Self::Checking, Self::Keys, Self::Clock, Self::Voice];

    /// The name in ids of the page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Appearance => "appearance",
            Self::Board => "board",
            Self::Notes => "notes",
            Self::Checking => "checking",
            Self::Keys => "keys",
            Self::Clock => "clock",
            Self::Voice => "voice",
        }
    }
}

/// The settings that change the look of the page.
pub type Look = (Theme, Palette, TextSize, Hand, CellNames);

/// A setting that is one of several values.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values, in the order of the page.
    const ALL: &[Self];
    /// The group of the setting.
    const GROUP: Group;
    /// The name of the setting in the stored text and in the page.
    const KEY: &'static str;
    /// The title of the setting: `set_` and its field.
    const TITLE: Label;

    /// The name of the value in the stored text and in the stylesheets.
    fn name(self) -> &'static str;

    /// What players call the value: the setting's title and the value's name. A language has a
    /// name of its own.
    fn label(self) -> Label;

    /// The value in these settings.
    fn of(settings: &Settings) -> Self;

    /// Chooses the value.
    fn choose(self, settings: &mut Settings);
}

/// Declares the settings. This table lists each setting once, with its group. The
/// structs, the defaults, the stored text, the rows of the page and the ids of their texts are
/// generated from it.
macro_rules! settings {
    (
        choices {
            $($(#[$choice_doc:meta])* $choice:ident $chosen:ident $key:literal in $choice_group:ident {
                $($(#[$value_doc:meta])* $value:ident $word:literal,)*
            })*
        }
        switches { $($(#[$doc:meta])* $switch:ident $field:ident $name:literal $default:literal in $group:ident,)* }
        kept { $($(#[$kept_doc:meta])* $kept:ident: $type:ty, $kept_name:literal,)* }
    ) => {
        $(
            $(#[$choice_doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub enum $choice {
                $($(#[$value_doc])* $value,)*
            }

            impl Choice for $choice {
                const ALL: &[Self] = &[$(Self::$value),*];
                const GROUP: Group = Group::$choice_group;
                const KEY: &'static str = $key;
                const TITLE: Label = Label::declared(concat!("set_", stringify!($chosen)));

                fn name(self) -> &'static str {
                    match self { $(Self::$value => $word,)* }
                }

                fn label(self) -> Label {
                    Label::declared(match self {
                        $(Self::$value => concat!("set_", stringify!($chosen), "_", $word),)*
                    })
                }

                fn of(settings: &Settings) -> Self {
                    settings.$chosen
                }

                fn choose(self, settings: &mut Settings) {
                    settings.$chosen = self;
                }
            }
        )*

        /// All settings.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::struct_excessive_bools)]
        pub struct Settings {
            $($(#[$choice_doc])* pub $chosen: $choice,)*
            $($(#[$doc])* pub $field: bool,)*
            $($(#[$kept_doc])* pub $kept: Option<$type>,)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($chosen: <$choice>::default(),)* $($field: $default,)* $($kept: None,)* }
            }
        }

        impl Settings {
            /// The recipe for the next new game unless the player chooses another.
            pub fn last_recipe(&self) -> Recipe {
                self.last.clone().unwrap_or_else(|| Recipe::classic(Level::default(), 0))
            }

            /// What changes the look of the page.
            pub fn look(&self) -> Look {
                (self.theme, self.palette, self.text_size, self.hand, self.cell_names)
            }

            /// The settings as text.
            pub fn write(&self) -> String {
                let mut text = String::new();
                $(fields::write(&mut text, $key, self.$chosen.name());)*
                for switch in Switch::ALL {
                    fields::write(&mut text, switch.name(), switch.is_on(self));
                }
                $(if let Some(value) = &self.$kept {
                    fields::write(&mut text, $kept_name, value);
                })*
                text
            }

            /// Reads settings from their text.
            #[later(Settings)]
            pub fn read(text: &str) -> Settings {
                let mut settings = Self::default();
                $({
                    let word = fields::find(text, $key);
                    let chosen = <$choice>::ALL.iter().find(|value| Some(value.name()) == word);
                    settings.$chosen = chosen.copied().unwrap_or_default();
                })*
                for switch in Switch::ALL {
                    let value = switch.value(&mut settings);
                    *value = fields::read(text, switch.name()).unwrap_or(*value);
                }
                $(settings.$kept = fields::read(text, $kept_name).ok();)*
                // Earlier versions had a switch.
                if fields::find(text, "mistakes").is_none() && fields::find(text, "check") == Some("true") {
                    settings.mistakes = Mistakes::Always;
                }
                settings
            }
        }

        /// A setting that is on or off.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Switch {
            $($(#[$doc])* $switch,)*
        }

        impl Switch {
            /// All switches, in the order of their group.
            pub const ALL: &[Self] = &[$(Self::$switch),*];

            /// The name in the stored text.
            fn name(self) -> &'static str {
                match self { $(Self::$switch => $name,)* }
            }

            /// The switch's group.
            pub fn group(self) -> Group {
                match self { $(Self::$switch => Group::$group,)* }
            }

            /// The switch's title.
            pub fn title(self) -> Label {
                Label::declared(match self {
                    $(Self::$switch => concat!("set_", stringify!($field)),)*
                })
            }

            /// What the switch does.
            pub fn detail(self) -> Label {
                Label::declared(match self {
                    $(Self::$switch => concat!("set_", stringify!($field), "_detail"),)*
                })
            }

            /// The switch's value.
            pub fn value(self, settings: &mut Settings) -> &mut bool {
                match self { $(Self::$switch => &mut settings.$field,)* }
            }

            /// Whether the switch is on.
            pub fn is_on(self, settings: &Settings) -> bool {
                match self { $(Self::$switch => settings.$field,)* }
            }
        }
    };
}

settings! {
    choices {
        /// The theme.
        Theme theme "theme" in Appearance {
            /// The system's theme.
            #[default]
            System "system",
            /// Light.
            Light "light",
            /// Dark.
            Dark "dark",
        }
        /// The colours of the theme.
        Palette palette "palette" in Appearance {
            /// Paper and ink.
            #[default]
            Standard "standard",
            /// Hues that colour-blind players can tell apart.
            ColourBlind "colour-blind",
            /// The strongest contrast.
            HighContrast "high-contrast",
        }
        /// The language of the app, by the name of its folder in `locales/`.
        Language language "language" in Appearance {
            /// The browser's language.
            #[default]
            Browser "browser",
            /// English.
            English "en",
            /// German.
            German "de",
            /// Spanish.
            Spanish "es",
            /// French.
            French "fr",
            /// Italian.
            Italian "it",
            /// Brazilian Portuguese.
            Portuguese "pt-BR",
            /// Polish.
            Polish "pl",
            /// Russian.
            Russian "ru",
            /// Japanese.
            Japanese "ja",
            /// Simplified Chinese.
            Chinese "zh-CN",
            /// Arabic.
            Arabic "ar",
        }
        /// The size of texts.
        TextSize text_size "text-size" in Appearance {
            /// The browser's size.
            #[default]
            Normal "normal",
            /// An eighth larger.
            Large "large",
            /// A quarter larger.
            Larger "larger",
        }
        /// The side of the keypad in a wide window.
        Hand hand "hand" in Board {
            /// At the right.
            #[default]
            Right "right",
            /// At the left.
            Left "left",
        }
        /// How texts name a cell. Each value is what it calls r4c5; `public/messages.js` reads it.
        CellNames cell_names "cell-names" in Board {
            /// As in `HoDoKu`, and in everything that programs exchange.
            #[default]
            Small "r4c5",
            /// In capitals.
            Capital "R4C5",
            /// French and Portuguese: ligne or linha, colonne or coluna.
            Ligne "L4C5",
            /// German: Zeile and Spalte.
            Zeile "Z4S5",
            /// Spanish: fila and columna.
            Fila "F4C5",
            /// Polish: rząd and kolumna.
            Kolumna "R4K5",
            /// A letter for the row, as on Chinese, Russian and Brazilian pages.
            Letter "D5",
        }
        /// The places of corner notes.
        NoteLayout note_layout "note-layout" in Notes {
            /// Each digit has its place, as on the keypad.
            #[default]
            Fixed "fixed",
            /// In order around the edge of the cell.
            Packed "packed",
        }
        /// When digits that differ from the solution are marked.
        Mistakes mistakes "mistakes" in Checking {
            /// Only when the player asks.
            #[default]
            Never "never",
            /// When no cell is empty.
            Full "full",
            /// At once.
            Always "always",
        }
        /// How much a screen reader says about a cell.
        Verbosity verbosity "verbosity" in Voice {
            /// Content, row, column and box.
            #[default]
            Full "full",
            /// Content and place.
            Brief "brief",
            /// Content only.
            Content "content",
        }
    }
    switches {
        /// Tint the peers of the selected cell.
        Peers peers "peers" true in Board,
        /// Tint cells with the same digit as the selected one.
        Same same "same" true in Board,
        /// Show how many of each digit are left.
        Left left "left" true in Board,
        /// Remove a placed digit from its peers' notes.
        CleanNotes clean_notes "clean-notes" true in Notes,
        /// Fill what a single fills after each placement.
        FillSingles fill_singles "fill-singles" false in Notes,
        /// Show the player's notes.
        ShowNotes show_notes "show-notes" true in Notes,
        /// Show the candidates below the player's notes.
        Candidates candidates "candidates" false in Notes,
        /// Tell what the cage of the selected cell allows.
        Combinations combinations "combinations" true in Notes,
        /// Mark digits that repeat in a house.
        Conflicts conflicts "conflicts" true in Checking,
        /// Allow hints that assume a unique solution.
        Uniqueness uniqueness "uniqueness" true in Checking,
        /// Allow hints of extra techniques.
        Extras extras "extras" false in Checking,
        /// New classic games need a technique of their level's kind.
        LevelSteps level_steps "level-steps" false in Checking,
        /// Learn begins with what to learn next and what to repeat.
        Advice advice "advice" true in Checking,
        /// A key chooses a digit, and taps on cells enter it.
        DigitFirst digit_first "digit-first" false in Keys,
        /// Single letters are commands (N notes, H hint, ...).
        Letters letters "letters" true in Keys,
        /// Show the clock.
        Clock clock "clock" true in Clock,
        /// Say how many of a digit are left after each placement.
        SayLeft say_left "say-left" true in Voice,
    }
    kept {
        /// The recipe of the last new game. Its seed is not used.
        last: Recipe, "last",
        /// The form of the last book; `printing::form` reads it.
        book: String, "book",
        /// The keys that the player has changed.
        keys: CustomKeys, "keys",
        /// Whether the first game has been played or declined.
        first_game: bool, "first-game",
    }
}

impl Language {
    /// What its speakers call it; `None` for the browser's language.
    pub fn own_name(self) -> Option<&'static str> {
        Some(match self {
            Self::Browser => return None,
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::Portuguese => "Português (Brasil)",
            Self::Polish => "Polski",
            Self::Russian => "Русский",
            Self::Japanese => "日本語",
            Self::Chinese => "简体中文",
            Self::Arabic => "العربية",
        })
    }
}

impl Settings {
    /// The techniques of hints and solve paths. Everyone can learn and practise extra ones.
    pub fn ladder(&self) -> Options {
        Options { uniqueness: self.uniqueness, extras: self.extras }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Level;

    #[test]
    fn settings_come_back_from_their_text() {
        let mut settings = Settings {
            theme: Theme::Dark,
            palette: Palette::ColourBlind,
            cell_names: CellNames::Kolumna,
            last: Some(Recipe::classic(Level::Master, 0)),
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        for switch in Switch::ALL {
            *switch.value(&mut settings) ^= true;
            assert_eq!(Settings::read(&settings.write()), settings, "{switch:?}");
        }
    }

    #[test]
    fn every_language_with_texts_can_be_chosen() {
        let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/locales")).unwrap();
        let mut folders: Vec<_> =
            folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
        let named = Language::ALL.iter().filter(|language| language.own_name().is_some());
        let mut languages: Vec<_> = named.map(|language| language.name().to_owned()).collect();
        folders.sort();
        languages.sort();
        assert_eq!(languages, folders);
    }

    #[test]
    fn each_switch_sets_its_own_field() {
        let mut settings = Settings::default();
        for switch in Switch::ALL {
            *switch.value(&mut settings) = true;
        }
        assert!(Switch::ALL.iter().all(|switch| switch.is_on(&settings)));
        assert!(!format!("{settings:?}").contains("false"), "{settings:?}");
        assert_eq!(format!("{settings:?}").matches("true").count(), Switch::ALL.len());
        for switch in Switch::ALL {
            *switch.value(&mut settings) = false;
            let off: Vec<_> = Switch::ALL.iter().filter(|other| !other.is_on(&settings)).collect();
            assert_eq!(off, [switch]);
            *switch.value(&mut settings) = true;
        }
    }

    #[test]
    fn every_group_has_settings_and_every_setting_stands_in_the_order_of_the_groups() {
        let groups =
            [Theme::GROUP, Palette::GROUP].into_iter().chain(Switch::ALL.iter().map(|one| one.group()));
        let mut order: Vec<Group> = groups.collect();
        order.dedup();
        assert_eq!(order, Group::ALL);
    }

    #[test]
    fn the_switch_of_earlier_versions_marks_mistakes_at_once() {
        assert_eq!(Settings::read("check true\n").mistakes, Mistakes::Always);
        assert_eq!(Settings::read("check false\n").mistakes, Mistakes::Never);
        assert_eq!(Settings::read("check true\nmistakes full\n").mistakes, Mistakes::Full);
    }

    #[test]
    fn unreadable_fields_take_their_default() {
        assert_eq!(Settings::read(""), Settings::default());
        let odd = "theme light\nmistakes perhaps\nlast of all\nfrom-the-future 1\n";
        assert_eq!(Settings::read(odd), Settings { theme: Theme::Light, ..Settings::default() });
    }
}
