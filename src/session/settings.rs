//! The player's settings. The device stores them as text. A missing or unreadable field
//! takes its default, so settings survive every version. `public/theme.js` reads theme
//! and palette from the same text.

use nonet_engine::formats::fields;
use nonet_engine::{Level, Recipe};

/// Declares the settings. This table lists each setting once. The structs, the
/// defaults, the stored text and the rows of the dialog are generated from it.
macro_rules! settings {
    (
        choices {
            $($(#[$choice_doc:meta])* $choice:ident $chosen:ident $key:literal {
                $($(#[$value_doc:meta])* $value:ident $word:literal,)*
            })*
        }
        switches { $($(#[$doc:meta])* $switch:ident $field:ident $name:literal $default:literal,)* }
        kept { $($(#[$kept_doc:meta])* $kept:ident: $type:ty, $kept_name:literal,)* }
    ) => {
        $(
            $(#[$choice_doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub enum $choice {
                $($(#[$value_doc])* $value,)*
            }

            impl $choice {
                /// All of them, in the order of the dialog.
                pub const ALL: &[Self] = &[$(Self::$value),*];

                /// The name in the stored text and in the stylesheets.
                pub fn name(self) -> &'static str {
                    match self { $(Self::$value => $word,)* }
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
            pub fn read(text: &str) -> Self {
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
                settings
            }
        }

        /// A setting that is on or off.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Switch {
            $($(#[$doc])* $switch,)*
        }

        impl Switch {
            /// All switches, in the order of the dialog.
            pub const ALL: &[Self] = &[$(Self::$switch),*];

            /// The name in the stored text.
            fn name(self) -> &'static str {
                match self { $(Self::$switch => $name,)* }
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
        Theme theme "theme" {
            /// The system's theme.
            #[default]
            System "system",
            /// Light.
            Light "light",
            /// Dark.
            Dark "dark",
        }
        /// The colours of the theme.
        Palette palette "palette" {
            /// Paper and ink.
            #[default]
            Standard "standard",
            /// Hues that colour-blind players can tell apart.
            ColourBlind "colour-blind",
            /// The strongest contrast.
            HighContrast "high-contrast",
        }
    }
    switches {
        /// Show the clock.
        Clock clock "clock" true,
        /// Mark digits that differ from the solution.
        Check check "check" false,
        /// Remove a placed digit from its peers' notes.
        CleanNotes clean_notes "clean-notes" true,
        /// Tint the peers of the selected cell.
        Peers peers "peers" true,
        /// Tint cells with the same digit as the selected one.
        Same same "same" true,
        /// Show how many of each digit are left.
        Left left "left" true,
        /// Allow hints that assume a unique solution.
        Uniqueness uniqueness "uniqueness" true,
        /// Single letters are commands (N notes, H hint, ...).
        Letters letters "letters" true,
    }
    kept {
        /// The recipe of the last new game. Its seed is not used.
        last: Recipe, "last",
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
    fn unreadable_fields_take_their_default() {
        assert_eq!(Settings::read(""), Settings::default());
        let odd = "theme light\ncheck perhaps\nlast of all\nfrom-the-future 1\n";
        assert_eq!(Settings::read(odd), Settings { theme: Theme::Light, ..Settings::default() });
    }
}
