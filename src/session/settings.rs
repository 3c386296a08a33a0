//! The player's settings. The device stores them as text. A missing or unreadable field
//! takes its default, so settings survive every version. `public/theme.js` reads theme
//! and palette from the same text.

use nonet_engine::Recipe;
use nonet_engine::formats::fields;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The system's theme.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes with their names in the stored text and in the stylesheets.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::System, "system"), (Self::Light, "light"), (Self::Dark, "dark")];

    /// The name as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        name_in(&Self::ALL, self)
    }
}

/// The colours of the theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// Paper and ink.
    #[default]
    Standard,
    /// Hues that colour-blind players can tell apart.
    ColourBlind,
    /// The strongest contrast.
    HighContrast,
}

impl Palette {
    /// All palettes with their names in the stored text and in the stylesheets.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Standard, "standard"),
        (Self::ColourBlind, "colour-blind"),
        (Self::HighContrast, "high-contrast"),
    ];

    /// The name as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        name_in(&Self::ALL, self)
    }
}

fn name_in<T: Copy + PartialEq>(all: &[(T, &'static str)], value: T) -> &'static str {
    all.iter().find(|(other, _)| *other == value).map_or("", |(_, name)| name)
}

/// Declares the settings. This table lists each switch once. The struct, the defaults,
/// the stored text and the rows of the dialog are generated from it.
macro_rules! settings {
    (
        choices { $($(#[$choice_doc:meta])* $choice:ident: $type:ty,)* }
        switches { $($(#[$doc:meta])* $switch:ident $field:ident $name:literal $default:literal,)* }
    ) => {
        /// All settings.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::struct_excessive_bools)]
        pub struct Settings {
            $($(#[$choice_doc])* pub $choice: $type,)*
            $($(#[$doc])* pub $field: bool,)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($choice: <$type>::default(),)* $($field: $default,)* }
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
        theme: Theme,
        /// The palette.
        palette: Palette,
        /// The recipe of the last new game. Its seed is not used.
        last: Option<Recipe>,
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
}

impl Settings {
    /// The settings as text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        fields::write(&mut text, "theme", self.theme.name());
        fields::write(&mut text, "palette", self.palette.name());
        for switch in Switch::ALL {
            fields::write(&mut text, switch.name(), switch.is_on(self));
        }
        if let Some(recipe) = &self.last {
            fields::write(&mut text, "last", recipe);
        }
        text
    }

    /// Reads settings from their text.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for switch in Switch::ALL {
            let value = switch.value(&mut settings);
            *value = fields::read(text, switch.name()).unwrap_or(*value);
        }
        Self {
            theme: named_in(&Theme::ALL, fields::find(text, "theme")),
            palette: named_in(&Palette::ALL, fields::find(text, "palette")),
            last: fields::read(text, "last").ok(),
            ..settings
        }
    }
}

fn named_in<T: Copy + Default>(all: &[(T, &'static str)], name: Option<&str>) -> T {
    all.iter().find(|(_, known)| Some(*known) == name).map_or_else(T::default, |(value, _)| *value)
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
