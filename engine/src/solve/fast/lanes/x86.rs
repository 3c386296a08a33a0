//! [`Lanes`] as an SSE2 vector. See [`super`] for why `unsafe`.
#![allow(unsafe_code, clippy::cast_possible_wrap, clippy::cast_sign_loss, clippy::wildcard_imports)]

use std::arch::x86_64::*;

/// Four words.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(__m128i);

impl Lanes {
    #[inline(always)]
    pub(crate) const fn new(words: [u32; 4]) -> Self {
        unsafe { Self(std::mem::transmute::<[u32; 4], __m128i>(words)) }
    }

    #[inline(always)]
    pub(crate) fn splat(word: u32) -> Self {
        unsafe { Self(_mm_set1_epi32(word as i32)) }
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Self) -> Self {
        unsafe { Self(_mm_and_si128(self.0, other.0)) }
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        unsafe { Self(_mm_or_si128(self.0, other.0)) }
    }

    /// The bits that are not set in the other vector.
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        unsafe { Self(_mm_andnot_si128(other.0, self.0)) }
    }

    /// Each lane shifted left.
    #[inline(always)]
    pub(crate) fn up<const N: i32>(self) -> Self {
        unsafe { Self(_mm_slli_epi32::<N>(self.0)) }
    }

    /// As [`Self::up`], if no bit leaves its lane. Done in 64-bit lanes: the
    /// compiler would turn two 32-bit shifts and ors into a slow multiplication.
    #[inline(always)]
    pub(crate) fn up_within<const N: i32>(self) -> Self {
        unsafe { Self(_mm_slli_epi64::<N>(self.0)) }
    }

    /// Each lane shifted right.
    #[inline(always)]
    pub(crate) fn down<const N: i32>(self) -> Self {
        unsafe { Self(_mm_srli_epi32::<N>(self.0)) }
    }

    /// Each lane shifted left by one, its lowest bit set where the mask's lane is all ones
    /// (and not where it is 0).
    #[inline(always)]
    pub(crate) fn push(self, mask: Self) -> Self {
        unsafe { Self(_mm_sub_epi32(_mm_add_epi32(self.0, self.0), mask.0)) }
    }

    /// Lanes 1, 2, 0, 3.
    #[inline(always)]
    pub(crate) fn next(self) -> Self {
        unsafe { Self(_mm_shuffle_epi32::<0b11_00_10_01>(self.0)) }
    }

    /// Lanes 2, 0, 1, 3.
    #[inline(always)]
    pub(crate) fn previous(self) -> Self {
        unsafe { Self(_mm_shuffle_epi32::<0b11_01_00_10>(self.0)) }
    }

    /// Sixteen bytes, the lowest first.
    #[inline(always)]
    pub(crate) fn of_bytes(bytes: [u8; 16]) -> Self {
        unsafe { Self(std::mem::transmute::<[u8; 16], __m128i>(bytes)) }
    }

    /// Which of the sixteen bytes equal this one, one bit each.
    #[inline(always)]
    pub(crate) fn bytes_equal(self, value: u8) -> u32 {
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(self.0, _mm_set1_epi8(value as i8))) as u32 }
    }

    /// The sums of the lanes, which must not overflow.
    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        unsafe { Self(_mm_add_epi32(self.0, other.0)) }
    }

    /// All ones in each lane that equals the other's.
    #[inline(always)]
    pub(crate) fn equal(self, other: Self) -> Self {
        unsafe { Self(_mm_cmpeq_epi32(self.0, other.0)) }
    }

    /// Whether all lanes equal those of the other vector.
    #[inline(always)]
    pub(crate) fn equal_all(self, other: Self) -> bool {
        self.equal(other).bits() == 0xf
    }

    /// Whether all bits are 0.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> bool {
        self.equal_all(Self::splat(0))
    }

    /// The highest bit of each lane, lane 0 lowest.
    #[inline(always)]
    pub(crate) fn bits(self) -> u32 {
        unsafe { _mm_movemask_ps(_mm_castsi128_ps(self.0)) as u32 }
    }

    #[inline(always)]
    pub(crate) fn words(self) -> [u32; 4] {
        unsafe {
            [
                _mm_cvtsi128_si32(self.0) as u32,
                _mm_cvtsi128_si32(_mm_shuffle_epi32::<1>(self.0)) as u32,
                _mm_cvtsi128_si32(_mm_shuffle_epi32::<2>(self.0)) as u32,
                _mm_cvtsi128_si32(_mm_shuffle_epi32::<3>(self.0)) as u32,
            ]
        }
    }

    /// The number of bits set. The plain architecture has no instruction for it:
    /// neighbours are added up to bytes, then all bytes.
    #[inline(always)]
    pub(crate) fn count_ones(self) -> u32 {
        unsafe {
            let mask = |byte: i8| _mm_set1_epi8(byte);
            let halves = _mm_and_si128(_mm_srli_epi16::<1>(self.0), mask(0x55));
            let twos = _mm_sub_epi8(self.0, halves);
            let high = _mm_and_si128(_mm_srli_epi16::<2>(twos), mask(0x33));
            let fours = _mm_add_epi8(_mm_and_si128(twos, mask(0x33)), high);
            let bytes = _mm_and_si128(_mm_add_epi8(fours, _mm_srli_epi16::<4>(fours)), mask(0x0f));
            let sums = _mm_sad_epu8(bytes, _mm_setzero_si128());
            (_mm_cvtsi128_si32(sums) + _mm_extract_epi16::<4>(sums)) as u32
        }
    }

    /// The low 16 bits of the first three lanes.
    #[inline(always)]
    pub(crate) fn low_halves(self) -> [u16; 3] {
        unsafe {
            [
                _mm_cvtsi128_si32(self.0) as u16,
                _mm_extract_epi16::<2>(self.0) as u16,
                _mm_extract_epi16::<4>(self.0) as u16,
            ]
        }
    }

    /// Lane 0 of each of the three vectors, then lane 1, 1 and 2 of them. The fourth
    /// lanes are unspecified.
    #[inline(always)]
    pub(crate) fn split([a, b, c]: [Self; 3]) -> (Self, Self) {
        unsafe {
            let ab = _mm_unpacklo_epi32(a.0, b.0);
            (Self(_mm_unpacklo_epi64(ab, c.0)), Self(_mm_unpackhi_epi64(ab, c.0)))
        }
    }
}
