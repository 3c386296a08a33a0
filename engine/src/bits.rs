//! Iterates over the bits of a mask. The finders keep digits, places and nodes as masks.

/// An integer that serves as a mask.
pub(crate) trait Mask: Copy {
    /// The number of the lowest bit that is set, counted from 0. `None` if the mask is 0.
    fn lowest(self) -> Option<usize>;
    /// The mask without its lowest bit. The mask must not be 0.
    fn without_lowest(self) -> Self;
}

macro_rules! masks {
    ($($mask:ty),*) => {$(
        impl Mask for $mask {
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
            fn without_lowest(self) -> Self {
                self & (self - 1)
            }
        }
    )*};
}

masks!(u16, u32, u64, u128);

/// The numbers of the bits that are set, lowest first.
pub(crate) fn bits<M: Mask>(mask: M) -> impl Iterator<Item = usize> + Clone {
    let mut left = mask;
    std::iter::from_fn(move || {
        let lowest = left.lowest()?;
        left = left.without_lowest();
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::bits;

    #[test]
    fn bits_are_in_ascending_order() {
        assert_eq!(bits(0b1000_0000_0000_1010_u16).collect::<Vec<_>>(), [1, 3, 15]);
        assert_eq!(bits(1_u128 << 80 | 1).collect::<Vec<_>>(), [0, 80]);
        assert_eq!(bits(0_u64).next(), None);
    }
}
