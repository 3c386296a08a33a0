//! A key with its modifiers, as text: `Ctrl+Z`, `Shift+ArrowUp`, `?`. The table of keys
//! and the player's own keys are written like this.

use std::fmt;
use std::str::FromStr;

use super::Press;

/// A key and the modifiers that are held with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chord {
    /// Ctrl or Command.
    pub ctrl: bool,
    /// Alt or Option.
    pub alt: bool,
    /// Shift. Always false for signs, which may need it on some keyboards.
    pub shift: bool,
    /// The key: a capital letter, a sign, or a name such as `ArrowUp` or `Space`.
    pub name: String,
}

impl Chord {
    /// The chord of a press; `None` for a modifier alone and for keys without a name.
    pub fn of(press: &Press) -> Option<Self> {
        let Press { key, code, shift, ctrl, alt, .. } = press;
        // With Alt, some keyboards type other signs: the key's place says more.
        let place = code.strip_prefix("Key").filter(|_| *alt && !ctrl);
        let mut symbols = key.chars();
        let (symbol, is_single) = (symbols.next()?, symbols.next().is_none());
        let name = match place {
            Some(letter) => letter.to_owned(),
            None if key == " " => "Space".to_owned(),
            None if is_single => key.to_ascii_uppercase(),
            None => key.clone(),
        };
        if ["Shift", "Control", "Alt", "Meta", "AltGraph", "Dead", "Unidentified", "Process"]
            .contains(&name.as_str())
        {
            return None;
        }
        let is_sign = place.is_none() && is_single && symbol.is_ascii_punctuation();
        // The other Alt key arrives as Ctrl and Alt together.
        let is_plain = is_sign && ctrl == alt;
        Some(Self { ctrl: *ctrl && !is_plain, alt: *alt && !is_plain, shift: *shift && !is_sign, name })
    }

    /// The letter or sign, if the chord is one without Ctrl and Alt.
    pub fn symbol(&self) -> Option<char> {
        let mut symbols = self.name.chars();
        let symbol = symbols.next().filter(|_| symbols.next().is_none());
        symbol.filter(|_| !self.ctrl && !self.alt)
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_held, name) in [(self.ctrl, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if is_held {
                f.write_str(name)?;
            }
        }
        f.write_str(&self.name)
    }
}

impl FromStr for Chord {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut chord = Self { ctrl: false, alt: false, shift: false, name: String::new() };
        let mut rest = text;
        loop {
            let (held, more) = match rest.split_once('+') {
                Some(parts) if !parts.1.is_empty() => parts,
                _ => break,
            };
            match held {
                "Ctrl" => chord.ctrl = true,
                "Alt" => chord.alt = true,
                "Shift" => chord.shift = true,
                _ => return Err(()),
            }
            rest = more;
        }
        rest.clone_into(&mut chord.name);
        let is_cut = rest.len() > 1 && rest.contains('+');
        if rest.is_empty() || is_cut || rest.contains([' ', '|']) { Err(()) } else { Ok(chord) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chord_comes_back_from_its_text() {
        for text in ["Z", "Ctrl+Z", "Ctrl+Alt+Shift+ArrowUp", "?", "+", "Ctrl++", "Space"] {
            assert_eq!(text.parse::<Chord>().unwrap().to_string(), text);
        }
        for bad in ["", "Ctrl+", "Hyper+A", "A|B", "A B"] {
            assert!(bad.parse::<Chord>().is_err(), "{bad}");
        }
    }
}
