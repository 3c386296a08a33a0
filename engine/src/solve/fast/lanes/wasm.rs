//! [`Lanes`] as a WebAssembly vector, where the build has `simd128`.
#![allow(clippy::wildcard_imports)]

use std::arch::wasm32::*;

/// Four words.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(v128);

impl Lanes {
    #[inline(always)]
    pub(crate) const fn new([a, b, c, d]: [u32; 4]) -> Self {
        Self(u32x4(a, b, c, d))
    }

    #[inline(always)]
    pub(crate) fn splat(word: u32) -> Self {
        Self(u32x4_splat(word))
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    /// The bits that are not set in the other vector.
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    /// Each lane shifted left.
    #[inline(always)]
    pub(crate) fn up<const N: i32>(self) -> Self {
        Self(u32x4_shl(self.0, N.cast_unsigned()))
    }

    /// As [`Self::up`], if no bit leaves its lane. Done in 64-bit lanes: the
    /// compiler would turn two 32-bit shifts and ors into a slow multiplication.
    #[inline(always)]
    pub(crate) fn up_within<const N: i32>(self) -> Self {
        Self(u64x2_shl(self.0, N.cast_unsigned()))
    }

    /// Each lane shifted right.
    #[inline(always)]
    pub(crate) fn down<const N: i32>(self) -> Self {
        Self(u32x4_shr(self.0, N.cast_unsigned()))
    }

    /// Each lane shifted left by one, its lowest bit set where the mask's lane is all ones
    /// (and not where it is 0).
    #[inline(always)]
    pub(crate) fn push(self, mask: Self) -> Self {
        Self(u32x4_sub(u32x4_add(self.0, self.0), mask.0))
    }

    /// Lanes 1, 2, 0, 3.
    #[inline(always)]
    pub(crate) fn next(self) -> Self {
        Self(u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    /// Lanes 2, 0, 1, 3.
    #[inline(always)]
    pub(crate) fn previous(self) -> Self {
        Self(u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    /// Sixteen bytes, the lowest first.
    #[inline(always)]
    pub(crate) fn of_bytes(bytes: [u8; 16]) -> Self {
        let all = u128::from_le_bytes(bytes);
        Self(u64x2(all as u64, (all >> 64) as u64))
    }

    /// Which of the sixteen bytes equal this one, one bit each.
    #[inline(always)]
    pub(crate) fn bytes_equal(self, value: u8) -> u32 {
        u32::from(u8x16_bitmask(u8x16_eq(self.0, u8x16_splat(value))))
    }

    /// The sums of the lanes, which must not overflow.
    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        Self(u32x4_add(self.0, other.0))
    }

    /// All ones in each lane that equals the other's.
    #[inline(always)]
    pub(crate) fn equal(self, other: Self) -> Self {
        Self(u32x4_eq(self.0, other.0))
    }

    /// Whether all lanes equal those of the other vector.
    #[inline(always)]
    pub(crate) fn equal_all(self, other: Self) -> bool {
        !v128_any_true(v128_xor(self.0, other.0))
    }

    /// Whether all bits are 0.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }

    /// The highest bit of each lane, lane 0 lowest.
    #[inline(always)]
    pub(crate) fn bits(self) -> u32 {
        u32::from(u32x4_bitmask(self.0))
    }

    #[inline(always)]
    pub(crate) fn words(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ]
    }

    /// The number of bits set.
    #[inline(always)]
    pub(crate) fn count_ones(self) -> u32 {
        u64x2_extract_lane::<0>(self.0).count_ones() + u64x2_extract_lane::<1>(self.0).count_ones()
    }

    /// The low 16 bits of the first three lanes.
    #[inline(always)]
    pub(crate) fn low_halves(self) -> [u16; 3] {
        [u16x8_extract_lane::<0>(self.0), u16x8_extract_lane::<2>(self.0), u16x8_extract_lane::<4>(self.0)]
    }

    /// Lane 0 of each of the three vectors, then lane 1, 1 and 2 of them. The fourth
    /// lanes are unspecified.
    #[inline(always)]
    pub(crate) fn split([a, b, c]: [Self; 3]) -> (Self, Self) {
        let ab = u32x4_shuffle::<0, 4, 1, 5>(a.0, b.0);
        (Self(u64x2_shuffle::<0, 2>(ab, c.0)), Self(u64x2_shuffle::<1, 3>(ab, c.0)))
    }
}
