//! The API that all set types share. A set is one integer, and bit `i` stands for the
//! item with index `i`. [`bit_set!`] writes the type. [`Items`] iterates over any of them.
//!
//! The types are [`DigitSet`](crate::DigitSet), [`CellSet`](crate::CellSet),
//! [`HouseSet`](crate::HouseSet), [`FamilySet`](crate::rate::FamilySet) and
//! [`RungSet`](crate::human::RungSet). They offer the
//! methods and traits of `std::collections::HashSet` where these make sense for a `Copy`
//! type, and `with` and `without` for one item.

/// The items of a set, in ascending order.
///
/// All set types of this crate iterate with this type.
#[derive(Clone, Debug)]
pub struct Items<S>(pub(crate) S);

/// Defines a set type over an integer.
///
/// `of` is the item type. `index` and `item` are `const` functions that turn an item into
/// its bit number and back. `all` has one bit for every item. `show` writes an item into a
/// formatter for `Debug`.
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        $set:ident: $bits:ident as $repr:tt, of $item:ty, index $index:path, item $from_index:path,
        all $all:expr, show $show:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(try_from = $repr, into = $repr))]
        pub struct $set($bits);

        impl $set {
            /// The set without items.
            pub const EMPTY: Self = Self(0);
            /// The set of all items.
            pub const ALL: Self = Self($all);

            /// The set of one item.
            pub const fn of(item: $item) -> Self {
                Self(1 << $index(item))
            }

            /// The set with these bits: bit `i` stands for the item with index `i`.
            ///
            /// A bit without an item is a bug of the caller. Debug builds panic.
            pub const fn from_bits(bits: $bits) -> Self {
                debug_assert!(bits & !Self::ALL.0 == 0, "a bit without an item");
                Self(bits)
            }

            /// One bit for each item of the set.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The number of items.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no items.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the item is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> $index(item) & 1 == 1
            }

            /// Whether every item of this set is in the other one.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the sets share an item.
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Adds an item. Returns whether it was absent.
            pub const fn insert(&mut self, item: $item) -> bool {
                let was_absent = !self.contains(item);
                self.0 |= 1 << $index(item);
                was_absent
            }

            /// Removes an item. Returns whether it was present.
            pub const fn remove(&mut self, item: $item) -> bool {
                let was_present = self.contains(item);
                self.0 &= !(1 << $index(item));
                was_present
            }

            /// Adds the item if it is absent, removes it if it is present.
            pub const fn toggle(&mut self, item: $item) {
                self.0 ^= 1 << $index(item);
            }

            /// This set with the item.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << $index(item))
            }

            /// This set without the item.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << $index(item)))
            }

            /// The first item, or `None` for the empty set.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($from_index(self.0.trailing_zeros() as usize)) }
            }

            /// The only item, or `None` unless there is exactly one.
            pub const fn single(self) -> Option<$item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The items in ascending order.
            pub const fn iter(self) -> $crate::sets::Items<Self> {
                $crate::sets::Items(self)
            }
        }

        impl Iterator for $crate::sets::Items<$set> {
            type Item = $item;
            fn next(&mut self) -> Option<$item> {
                let item = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(item)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $crate::sets::Items<$set> {}
        impl std::iter::FusedIterator for $crate::sets::Items<$set> {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $crate::sets::Items<Self>;
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                *self |= items.into_iter().collect();
            }
        }

        impl From<$item> for $set {
            fn from(item: $item) -> Self {
                Self::of(item)
            }
        }

        impl std::fmt::Debug for $set {
            /// The names of the items in braces.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let name = |item| std::fmt::from_fn(move |f| $show(item, f));
                f.debug_set().entries(self.iter().map(name)).finish()
            }
        }

        impl TryFrom<$bits> for $set {
            type Error = $crate::OutOfRange;
            fn try_from(bits: $bits) -> std::result::Result<Self, $crate::OutOfRange> {
                if bits & !Self::ALL.0 == 0 {
                    Ok(Self(bits))
                } else {
                    Err($crate::OutOfRange::new(stringify!($set)))
                }
            }
        }

        impl From<$set> for $bits {
            fn from(set: $set) -> $bits {
                set.0
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            /// The items of either set.
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            /// The items of both sets.
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitXor for $set {
            type Output = Self;
            /// The items of exactly one of the sets.
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            /// The items of the first set alone.
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            /// All items that are not in the set.
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }

        impl std::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                *self = *self & other;
            }
        }

        impl std::ops::BitXorAssign for $set {
            fn bitxor_assign(&mut self, other: Self) {
                *self = *self ^ other;
            }
        }

        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}

pub(crate) use bit_set;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::human::{Rung, RungSet};
    use crate::rate::{Family, FamilySet};
    use crate::{Cell, CellSet, Digit, DigitSet, HouseSet, random};

    /// Runs the same random changes on a set and on a `BTreeSet`, and compares all answers.
    macro_rules! agrees_with_a_tree {
        ($set:ident, $items:expr) => {{
            let items = $items;
            assert_eq!($set::ALL.iter().collect::<Vec<_>>(), items);
            let rng = &mut random::from_seed(1);
            let (mut set, mut tree) = ($set::EMPTY, BTreeSet::new());
            let (mut other, mut other_tree) = ($set::EMPTY, BTreeSet::new());
            for round in 0..2_000 {
                let item = items[random::index(rng, items.len())];
                match random::index(rng, 4) {
                    0 => assert_eq!(set.insert(item), tree.insert(item)),
                    1 => assert_eq!(set.remove(item), tree.remove(&item)),
                    2 => {
                        set.toggle(item);
                        let _ = tree.remove(&item) || tree.insert(item);
                    }
                    _ => {
                        (set, other) = (other, set.with(item).without(item));
                        tree.remove(&item);
                        (tree, other_tree) = (other_tree, tree);
                    }
                }
                let same = |set: $set, tree: BTreeSet<_>| {
                    assert!(set.iter().eq(tree.iter().copied()), "{set:?} in round {round}");
                };
                assert_eq!((set.len(), set.iter().len()), (tree.len(), tree.len()));
                assert_eq!((set.is_empty(), set.first()), (tree.is_empty(), tree.first().copied()));
                assert_eq!(set.single(), tree.first().copied().filter(|_| tree.len() == 1));
                assert_eq!(
                    (set.contains(item), other.contains(item)),
                    (tree.contains(&item), other_tree.contains(&item))
                );
                assert_eq!(set.is_subset(other), tree.is_subset(&other_tree));
                assert_eq!(set.meets(other), !tree.is_disjoint(&other_tree));
                same(set, tree.clone());
                same(set | other, &tree | &other_tree);
                same(set & other, &tree & &other_tree);
                same(set ^ other, &tree ^ &other_tree);
                same(set - other, &tree - &other_tree);
                same(!set, items.iter().copied().filter(|item| !tree.contains(item)).collect());
                assert_eq!($set::try_from(set.bits()), Ok(set));
                assert_eq!(tree.iter().copied().collect::<$set>(), set);
            }
            assert!($set::try_from($set::ALL.bits() + 1).is_err());
        }};
    }

    #[test]
    fn every_set_type_agrees_with_a_btree_set() {
        agrees_with_a_tree!(DigitSet, Digit::all(25).collect::<Vec<_>>());
        agrees_with_a_tree!(CellSet, (0..81).map(Cell::new).collect::<Vec<_>>());
        agrees_with_a_tree!(HouseSet, (0..27_usize).collect::<Vec<_>>());
        agrees_with_a_tree!(FamilySet, Family::all().collect::<Vec<_>>());
        agrees_with_a_tree!(RungSet, Rung::all().collect::<Vec<_>>());
    }

    #[test]
    fn a_set_shows_the_names_of_its_items() {
        let digits: DigitSet = [2, 11].into_iter().filter_map(Digit::new).collect();
        assert_eq!(format!("{digits:?}"), "{2, B}");
        assert_eq!(format!("{:?}", CellSet::of(Cell::new(0)).with(Cell::new(80))), "{r1c1, r9c9}");
        assert_eq!(format!("{:?}", HouseSet::of(8).with(18)), "{row 9, box 1}");
        assert_eq!(format!("{:?}", FamilySet::of(Family::easiest())), "{Hidden Single}");
    }
}
