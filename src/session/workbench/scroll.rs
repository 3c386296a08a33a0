//! The visible rows of a long table. Browsers limit an element to about twenty million
//! pixels, which a million rows exceed. Beyond `TALLEST` the scroll bar maps to the
//! rows in proportion. Called by the page when the table scrolls.

#![allow(clippy::cast_precision_loss)] // there are at most a million rows

/// Height of a row, in CSS pixels.
pub const ROW: f64 = 36.0;
/// Maximum height of the table, in CSS pixels.
const TALLEST: f64 = 8_000_000.0;
/// Number of rows drawn above and below the visible ones, for quick scrolling.
const SPARE: usize = 6;

/// The rows that are drawn, and their place.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Window {
    /// The first row drawn.
    pub first: usize,
    /// The number of rows.
    pub count: usize,
    /// Distance from the top of the table, in pixels.
    pub top: f64,
}

/// Height of the table, in pixels.
pub fn height(rows: usize) -> f64 {
    (rows as f64 * ROW).min(TALLEST)
}

/// The window of a table that is scrolled down by `scrolled` pixels and shows `seen`
/// pixels.
#[allow(clippy::cast_sign_loss)] // what is rounded is not negative
pub fn window(scrolled: f64, seen: f64, rows: usize) -> Window {
    let most = (height(rows) - seen).max(0.0);
    let scrolled = scrolled.clamp(0.0, most);
    let shown = seen / ROW;
    let exact = if height(rows) < TALLEST || most == 0.0 {
        scrolled / ROW
    } else {
        scrolled / most * (rows as f64 - shown)
    };
    let first = (exact as usize).saturating_sub(SPARE);
    let last = (exact + shown).ceil() as usize + SPARE;
    Window {
        first,
        count: last.min(rows).saturating_sub(first),
        top: scrolled - (exact - first as f64) * ROW,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_table_is_drawn_whole() {
        assert_eq!(window(0.0, 720.0, 5), Window { first: 0, count: 5, top: 0.0 });
        assert_eq!(window(0.0, 720.0, 0).count, 0);
    }

    #[test]
    fn visible_rows_are_drawn_at_their_place_in_the_whole_table() {
        let at = window(36_018.0, 720.0, 100_000);
        assert_eq!((at.first, at.top), (994, 994.0 * ROW));
        assert!(at.count < 60);
    }

    #[test]
    fn a_million_rows_are_all_within_reach() {
        let rows = 1_000_000;
        let top = window(0.0, 720.0, rows);
        assert_eq!((top.first, top.top), (0, 0.0));
        let end = window(f64::MAX, 720.0, rows);
        assert_eq!(end.first + end.count, rows);
        assert!((end.top + end.count as f64 * ROW - height(rows)).abs() < 0.001);
    }
}
