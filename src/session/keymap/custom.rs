//! The keys that a player has changed, as the device stores them: the name of each key
//! with its chords, as in `undo U | redo Shift+U`.

use std::fmt;
use std::str::FromStr;

use super::{Chord, Key, Playing};

/// The keys that a player has changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CustomKeys(Vec<(Key, String)>);

impl CustomKeys {
    /// The player's own chords for a key, between spaces.
    pub(super) fn of(&self, key: Key) -> Option<&str> {
        self.0.iter().find(|(own, _)| *own == key).map(|(_, chords)| chords.as_str())
    }

    /// Whether the player has changed a key.
    pub fn has(&self, key: Key) -> bool {
        self.of(key).is_some()
    }

    /// Whether the player has changed no key.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// With another chord for a key, in place of those that it has.
    #[must_use]
    pub fn with(&self, key: Key, chord: &Chord) -> Self {
        let mut keys = self.without(key);
        keys.0.push((key, chord.to_string()));
        keys
    }

    /// With the usual chords for a key.
    #[must_use]
    pub fn without(&self, key: Key) -> Self {
        Self(self.0.iter().filter(|(own, _)| *own != key).cloned().collect())
    }
}

/// The other key that has a chord already, if both count at the same time.
pub fn taken_by(chord: &Chord, key: Key, playing: &Playing) -> Option<Key> {
    let clashes =
        |other: &&Key| **other != key && other.when() == key.when() && other.chords(playing).contains(chord);
    Key::ALL.iter().find(clashes).copied()
}

impl fmt::Display for CustomKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<String> =
            self.0.iter().map(|(key, chords)| format!("{} {chords}", key.name())).collect();
        f.write_str(&keys.join(" | "))
    }
}

impl FromStr for CustomKeys {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let read = |entry: &str| {
            let (name, chords) = entry.trim().split_once(' ')?;
            let key = Key::ALL.iter().find(|key| key.name() == name)?;
            chords
                .split_whitespace()
                .all(|chord| chord.parse::<Chord>().is_ok())
                .then(|| (*key, chords.to_owned()))
        };
        Ok(Self(text.split('|').filter_map(read).collect()))
    }
}
