//! Sets of cells and houses that fit every board. The ladder of the classic board searches with
//! [`CellSet`] and [`HouseSet`], which are faster. The ladder of the other boards, and everything
//! that is shown, uses these.
//!
//! Items have the numbers of [`Geometry`](crate::Geometry). A decoded item may be off a smaller
//! board, so code that takes a set and a board must not rely on it.
//!
//! The operations go over up to ten words. They are not inlined, which would make the modules larger and
//! hints hardly faster.

use super::cells::{CellSet, HouseSet};
use crate::cell::MAX_CELLS;
use crate::{Cell, OutOfRange};

/// Declares a set: an array of words, in which bit `i` of word `w` is the item `64 * w + i`.
macro_rules! wide_set {
    ($(#[$doc:meta])* $set:ident, of $item:ty, index $index:expr, item $from_index:expr,
     words $words:literal as $repr:literal, count $count:expr, classic $classic:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(try_from = $repr, into = $repr))]
        pub struct $set([u64; $words]);

        impl $set {
            /// The set without items.
            pub const EMPTY: Self = Self([0; $words]);

            /// The set of one item.
            pub fn of(item: $item) -> Self {
                Self::EMPTY.with(item)
            }

            /// Adds an item.
            #[inline(never)]
            pub fn insert(&mut self, item: $item) {
                let at: usize = $index(item);
                self.0[at / 64] |= 1 << (at % 64);
            }

            /// Removes an item.
            #[inline(never)]
            pub fn remove(&mut self, item: $item) {
                let at: usize = $index(item);
                self.0[at / 64] &= !(1 << (at % 64));
            }

            /// This set with the item.
            #[must_use]
            pub fn with(mut self, item: $item) -> Self {
                self.insert(item);
                self
            }

            /// This set without the item.
            #[must_use]
            pub fn without(mut self, item: $item) -> Self {
                self.remove(item);
                self
            }

            /// Whether the item is in the set.
            pub fn contains(&self, item: $item) -> bool {
                let at: usize = $index(item);
                self.0[at / 64] >> (at % 64) & 1 == 1
            }

            /// The number of items.
            #[inline(never)]
            pub fn len(&self) -> usize {
                self.0.iter().map(|word| word.count_ones() as usize).sum()
            }

            /// Whether there is no item.
            #[inline(never)]
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|&word| word == 0)
            }

            /// Whether the sets share an item.
            #[inline(never)]
            pub fn meets(&self, other: Self) -> bool {
                self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
            }

            /// Whether the other set has all items of this one.
            #[inline(never)]
            pub fn is_subset(&self, other: Self) -> bool {
                self.0.iter().zip(other.0).all(|(one, other)| one & !other == 0)
            }

            /// The first item.
            pub fn first(&self) -> Option<$item> {
                self.into_iter().next()
            }

            /// The only item, or `None` unless there is exactly one.
            pub fn single(&self) -> Option<$item> {
                let mut items = self.into_iter();
                items.next().filter(|_| items.next().is_none())
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = std::iter::Map<Bits<$words>, fn(usize) -> $item>;
            /// The items in ascending order.
            fn into_iter(self) -> Self::IntoIter {
                Bits { words: self.0, at: 0 }.map($from_index as fn(usize) -> $item)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl From<$classic> for $set {
            fn from(set: $classic) -> Self {
                let (bits, mut wide) = (u128::from(set.bits()), Self::EMPTY);
                (wide.0[0], wide.0[1]) = (bits as u64, (bits >> 64) as u64);
                wide
            }
        }

        impl std::fmt::Debug for $set {
            /// The numbers of the items.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(Bits { words: self.0, at: 0 }).finish()
            }
        }

        impl TryFrom<[u64; $words]> for $set {
            type Error = OutOfRange;
            fn try_from(words: [u64; $words]) -> Result<Self, OutOfRange> {
                let first_free: usize = $count;
                let is_in_range = first_free.div_ceil(64) == $words
                    && (first_free % 64 == 0 || words[$words - 1] >> (first_free % 64) == 0);
                if is_in_range { Ok(Self(words)) } else { Err(OutOfRange::new(stringify!($set))) }
            }
        }

        impl From<$set> for [u64; $words] {
            fn from(set: $set) -> Self {
                set.0
            }
        }

        wide_set!(operators $set: BitOr bitor BitOrAssign bitor_assign |one, other| one | other);
        wide_set!(operators $set: BitAnd bitand BitAndAssign bitand_assign |one, other| one & other);
        wide_set!(operators $set: Sub sub SubAssign sub_assign |one, other| one & !other);
    };
    (operators $set:ident: $by:ident $does:ident $assign:ident $assigns:ident $change:expr) => {
        impl std::ops::$by for $set {
            type Output = Self;
            fn $does(mut self, other: Self) -> Self {
                std::ops::$assign::$assigns(&mut self, other);
                self
            }
        }

        impl std::ops::$assign for $set {
            #[inline(never)]
            fn $assigns(&mut self, other: Self) {
                let change: fn(u64, u64) -> u64 = $change;
                self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word = change(*word, other));
            }
        }
    };
}

wide_set! {
    /// A set of cells of any board.
    Cells, of Cell, index Cell::index, item Cell::new, words 10 as "[u64; 10]", count MAX_CELLS, classic CellSet
}

wide_set! {
    /// A set of houses of any board, by their numbers in [`Geometry::houses`](crate::Geometry::houses).
    Houses, of usize, index std::convert::identity, item std::convert::identity, words 2 as "[u64; 2]", count 128,
    classic HouseSet
}

/// The numbers of the bits of some words, lowest first.
#[derive(Clone, Debug)]
pub struct Bits<const WORDS: usize> {
    words: [u64; WORDS],
    /// The first word that may have bits left.
    at: usize,
}

impl<const WORDS: usize> Iterator for Bits<WORDS> {
    type Item = usize;
    #[inline(never)]
    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * 64 + bit);
            }
            self.at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::random::{from_seed, index};

    #[test]
    fn a_wide_set_agrees_with_a_btree_set() {
        let rng = &mut from_seed(1);
        let (mut set, mut tree) = (Cells::EMPTY, BTreeSet::new());
        let (mut other, mut other_tree) = (Cells::EMPTY, BTreeSet::new());
        for round in 0..4_000 {
            let cell = Cell::new(index(rng, MAX_CELLS));
            if index(rng, 3) == 0 {
                set.remove(cell);
                tree.remove(&cell);
                (set, other) = (other, set);
                (tree, other_tree) = (other_tree, tree);
            } else {
                set.insert(cell);
                tree.insert(cell);
            }
            let same = |set: Cells, tree: BTreeSet<Cell>| {
                assert!(set.into_iter().eq(tree.iter().copied()), "round {round}: {set:?}");
            };
            same(set, tree.clone());
            same(set | other, &tree | &other_tree);
            same(set & other, &tree & &other_tree);
            same(set - other, &tree - &other_tree);
            assert_eq!((set.len(), set.is_empty()), (tree.len(), tree.is_empty()));
            assert_eq!(set.first(), tree.first().copied());
            assert_eq!(set.single(), tree.first().copied().filter(|_| tree.len() == 1));
            assert_eq!(set.contains(cell), tree.contains(&cell));
            assert_eq!(set.meets(other), !tree.is_disjoint(&other_tree));
            assert!((set & other).is_subset(set));
            assert_eq!(set.is_subset(other), tree.is_subset(&other_tree));
            assert_eq!(Cells::try_from(<[u64; 10]>::from(set)), Ok(set));
        }
    }

    #[test]
    fn a_bit_without_a_cell_is_refused() {
        let last = Cells::of(Cell::new(MAX_CELLS - 1));
        let mut words = <[u64; 10]>::from(last);
        assert_eq!(Cells::try_from(words), Ok(last));
        words[9] <<= 1;
        assert!(Cells::try_from(words).is_err());
    }

    #[test]
    fn classic_sets_widen() {
        let cells: CellSet = [0, 40, 80].into_iter().map(Cell::new).collect();
        assert!(Cells::from(cells).into_iter().eq(cells));
        assert!(Houses::from(HouseSet::of(3).with(26)).into_iter().eq([3, 26]));
    }
}
