//! The nine colours that a player can give to cells and to candidates. Each has a name
//! and a texture, so that none is told by its hue alone. On the keypad they have the
//! places of the digits 1 to 9.

use nonet_engine::Digit;

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Rising lines.
    Rose,
    /// Falling lines.
    Amber,
    /// Dots.
    Lemon,
    /// Horizontal lines.
    Leaf,
    /// Vertical lines.
    Teal,
    /// A grid.
    Sky,
    /// A slanted grid.
    Violet,
    /// Rings.
    Pink,
    /// Plain.
    Grey,
}

impl Colour {
    /// All of them, in the order of the keypad.
    pub const ALL: [Self; 9] = [
        Self::Rose,
        Self::Amber,
        Self::Lemon,
        Self::Leaf,
        Self::Teal,
        Self::Sky,
        Self::Violet,
        Self::Pink,
        Self::Grey,
    ];

    /// The colour with the place of a digit on the keypad.
    pub fn of_key(digit: Digit) -> Option<Self> {
        Self::ALL.get(digit.index()).copied()
    }

    /// The place on the keypad, as a digit from 1 to 9.
    pub fn key(self) -> Digit {
        Digit::from_index(self as usize)
    }

    /// The light tint, as 24 bits of red, green and blue: for pictures and other programs.
    pub fn tint(self) -> u32 {
        const TINTS: [u32; 9] = [
            0xf7_d3d3, 0xf8_dcb9, 0xf3_e9ab, 0xd3_e8c5, 0xc4_e6e0, 0xcb_dff5, 0xdf_d5f3, 0xf4_d2e8, 0xde_ddda,
        ];
        TINTS[self as usize]
    }

    /// The name in the stylesheets and in the texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rose => "rose",
            Self::Amber => "amber",
            Self::Lemon => "lemon",
            Self::Leaf => "leaf",
            Self::Teal => "teal",
            Self::Sky => "sky",
            Self::Violet => "violet",
            Self::Pink => "pink",
            Self::Grey => "grey",
        }
    }
}

/// The colours of a cell, in the order in which they were given: four bits for each,
/// the first lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u64);

impl Colours {
    /// Adds the colour at the end if it is absent, removes it if it is present.
    pub fn toggle(&mut self, colour: Colour) {
        let is_there = self.contains(colour);
        let others = self.iter().filter(|other| *other != colour);
        let all = others.chain((!is_there).then_some(colour));
        *self = all.enumerate().fold(Self::default(), |all, (at, colour)| {
            Self(all.0 | u64::from(colour.key().value()) << (4 * at))
        });
    }

    /// Whether the colour is there.
    pub fn contains(self, colour: Colour) -> bool {
        self.iter().any(|other| other == colour)
    }

    /// Whether there is no colour.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in the order in which they were given.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let key = move |at: usize| (self.0 >> (4 * at) & 15) as u8;
        (0..Colour::ALL.len()).map_while(move |at| Digit::new(key(at)).and_then(Colour::of_key))
    }

    /// These colours and another one.
    #[must_use]
    pub fn with(mut self, colour: Option<Colour>) -> Self {
        if let Some(colour) = colour.filter(|colour| !self.contains(*colour)) {
            self.toggle(colour);
        }
        self
    }
}

/// The colour of each candidate of a cell: four bits for each digit, 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tints(u128);

impl Tints {
    /// The colour of a digit.
    pub fn of(self, digit: Digit) -> Option<Colour> {
        let key = (self.0 >> (4 * digit.index()) & 15) as u8;
        Digit::new(key).and_then(Colour::of_key)
    }

    /// Gives a digit a colour, or takes it away.
    pub fn set(&mut self, digit: Digit, colour: Option<Colour>) {
        let at = 4 * digit.index();
        let key = colour.map_or(0, |colour| colour.key().value());
        self.0 = self.0 & !(15 << at) | u128::from(key) << at;
    }

    /// Whether no digit has a colour.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_digit_has_a_colour_of_its_own() {
        let mut tints = Tints::default();
        let colour = |digit: Digit| Colour::ALL[digit.index() % 9];
        Digit::all(25).for_each(|digit| tints.set(digit, Some(colour(digit))));
        assert!(Digit::all(25).all(|digit| tints.of(digit) == Some(colour(digit))));
        Digit::all(25).for_each(|digit| tints.set(digit, None));
        assert!(tints.is_empty());
    }

    #[test]
    fn colours_keep_the_order_in_which_they_were_given() {
        let mut colours = Colours::default();
        for colour in [Colour::Sky, Colour::Leaf, Colour::Grey, Colour::Leaf] {
            colours.toggle(colour);
        }
        assert_eq!(colours.iter().collect::<Vec<_>>(), [Colour::Sky, Colour::Grey]);
        assert_eq!(colours.with(Some(Colour::Sky)), colours);
        let all = Colour::ALL.iter().fold(Colours::default(), |all, &colour| all.with(Some(colour)));
        assert_eq!(all.iter().count(), 9);
    }

    #[test]
    fn a_colour_has_the_place_of_its_key() {
        for colour in Colour::ALL {
            assert_eq!(Colour::of_key(colour.key()), Some(colour));
        }
        assert_eq!(Colour::of_key(Digit::from_index(9)), None);
    }
}
