//! Four 32-bit words in one vector of 128 bits. x86-64 always has such vectors, WebAssembly has
//! them with `simd128`. Other targets use an array, which takes 1.5 times as long.
//! [`Bands`](super::bands::Bands) keeps one band of a board in each of the first three lanes. The
//! fourth lane is 0 there.
//!
//! `x86.rs` is the only file with `unsafe`: the compiler demands it for vector instructions,
//! though SSE2 is part of the architecture. Nothing there takes a pointer. A test compares each
//! operation with the array's.

#[cfg(any(test, not(any(target_arch = "x86_64", target_feature = "simd128"))))]
mod array;
#[cfg(target_feature = "simd128")]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(not(any(target_arch = "x86_64", target_feature = "simd128")))]
pub(crate) use array::Lanes;
#[cfg(target_feature = "simd128")]
pub(crate) use wasm::Lanes;
#[cfg(target_arch = "x86_64")]
pub(crate) use x86::Lanes;

impl Lanes {
    /// A word in one lane, 0 in the others.
    #[inline(always)]
    pub(crate) fn at(lane: usize, word: u32) -> Self {
        let only = |at: usize| if at == lane { word } else { 0 };
        Self::new([only(0), only(1), only(2), only(3)])
    }
}

#[cfg(test)]
mod tests {
    use super::{Lanes, array};
    use crate::random::from_seed;
    use rand::Rng;

    /// The result of each operation on two vectors, computed with one of the types.
    macro_rules! results {
        ($lanes:ty, $left:expr, $right:expr) => {{
            let (left, right) = (<$lanes>::new($left), <$lanes>::new($right));
            // Bits must not leave their lane: the condition of `up_within`.
            let small = left.and(<$lanes>::splat(0x3ff));
            let three = |lanes: $lanes| lanes.and(<$lanes>::new([u32::MAX, u32::MAX, u32::MAX, 0])).words();
            let (first_words, second_words) = <$lanes>::split([left, right, small]);
            let [first, second, third] = left.low_halves().map(u32::from);
            let bytes = std::array::from_fn(|at| $left[at / 4].to_le_bytes()[at % 4]);
            [
                left.words(),
                <$lanes>::splat($left[1]).words(),
                left.and(right).words(),
                left.or(right).words(),
                left.without(right).words(),
                left.up::<9>().words(),
                left.down::<18>().words(),
                small.up_within::<6>().words(),
                left.push(left.equal(right)).words(),
                left.next().words(),
                left.previous().words(),
                left.equal(right).words(),
                [left.bits(), left.equal(right).bits(), left.count_ones(), 0],
                [first, second, third, 0],
                <$lanes>::of_bytes(bytes).words(),
                [left.bytes_equal(0), left.bytes_equal($left[0] as u8), 0, 0],
                small.add(small).words(),
                [u32::from(left.is_zero()), u32::from(left.equal_all(right)), 0, 0],
                three(first_words),
                three(second_words),
            ]
        }};
    }

    #[test]
    fn every_operation_agrees_with_the_array() {
        let rng = &mut from_seed(1);
        for round in 0..10_000 {
            let mut word = || rng.next_u32() * (rng.next_u32() >> 30).min(1);
            let left = [word(), word(), word(), word()];
            let right = if round % 3 == 0 { left } else { [left[0], word(), word(), left[3]] };
            assert_eq!(results!(Lanes, left, right), results!(array::Lanes, left, right));
            assert_eq!(Lanes::at(2, left[0]).words(), [0, 0, left[0], 0]);
        }
    }
}
