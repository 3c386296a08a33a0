//! How common each rating is: counts of generated puzzles, for the chart on the page for
//! a custom game. Measured, not computed:
//!
//! `cargo run --release -p nonet-engine --example spread -- --count 2000`
//!
//! That is 2000 puzzles with the givens of each level, whatever their rating.

/// Number of puzzles for each fifth of a rating: 1.2 and 1.3, 1.4 and 1.5, and so on.
pub const COUNTS: [u32; 54] = [
    3315, 2745, 138, 0, 1279, 184, 52, 474, 83, 63, 3, 49, 5, 0, 2, 261, 124, 9, 0, 0, 1, 0, 65, 0, 0, 0, 4,
    372, 28, 313, 347, 3, 11, 2, 0, 33, 25, 0, 6, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::recipe::all_ratings;

    #[test]
    fn the_counts_cover_all_ratings_and_all_puzzles() {
        let (least, most) = all_ratings();
        assert_eq!(COUNTS.len(), usize::from((most - least) / 2 + 1));
        assert_eq!(COUNTS.iter().sum::<u32>(), 5 * 2000);
    }
}
