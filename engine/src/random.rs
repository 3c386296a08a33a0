//! Random choices that are the same on every machine. Nothing here samples a `usize`: it has 32
//! bits in WebAssembly and 64 bits elsewhere.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The random generator of a seed. It is portable, and a test pins it.
pub fn from_seed(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A random number in `0..below`.
///
/// # Panics
/// If `below` is 0.
pub fn index(rng: &mut impl Rng, below: usize) -> usize {
    rng.random_range(0..below as u32) as usize
}

/// Shuffles the items (Fisher-Yates).
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, index(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_shuffle() {
        let mut items: Vec<u8> = (0..10).collect();
        shuffle(&mut items, &mut from_seed(1));
        let mut again: Vec<u8> = (0..10).collect();
        shuffle(&mut again, &mut from_seed(1));
        assert_eq!(items, again);
        again.sort_unstable();
        assert!(again.into_iter().eq(0..10));
    }
}
