//! The visible rows of a long table. Browsers limit an element to about twenty million
//! pixels, which a million rows exceed. Beyond `TALLEST` the scroll bar maps to the
//! rows in proportion. Called by the page when the table scrolls; the stylesheet decides
//! how high a row is.

#![allow(clippy::cast_precision_loss)] // there are at most a million rows

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

/// The part of a table that can be seen. Lengths are in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// How far the table is scrolled down.
    pub scrolled: f64,
    /// Height of the visible part.
    pub seen: f64,
    /// Height of a row.
    pub row: f64,
    /// Number of rows of the table.
    pub rows: usize,
}

impl Sight {
    /// Height of the whole table.
    pub fn height(self) -> f64 {
        (self.rows as f64 * self.row).min(TALLEST)
    }

    /// The largest value of `scrolled`.
    fn most(self) -> f64 {
        (self.height() - self.seen).max(0.0)
    }

    /// Number of rows that fit into the visible part.
    fn shown(self) -> f64 {
        self.seen / self.row
    }

    fn is_whole(self) -> bool {
        self.height() < TALLEST || self.most() == 0.0
    }

    /// The row at the upper edge of the visible part.
    fn exact(self) -> f64 {
        let scrolled = self.scrolled.clamp(0.0, self.most());
        if self.is_whole() {
            scrolled / self.row
        } else {
            scrolled / self.most() * (self.rows as f64 - self.shown())
        }
    }

    /// The rows to draw.
    #[allow(clippy::cast_sign_loss)] // what is rounded is not negative
    pub fn window(self) -> Window {
        let exact = self.exact();
        let first = (exact as usize).saturating_sub(SPARE);
        let last = (exact + self.shown()).ceil() as usize + SPARE;
        Window {
            first,
            count: last.min(self.rows).saturating_sub(first),
            top: self.scrolled.clamp(0.0, self.most()) - (exact - first as f64) * self.row,
        }
    }

    /// Scrolls as little as possible to show a row.
    #[must_use]
    pub fn revealing(self, place: usize) -> Self {
        let (place, exact) = (place as f64, self.exact());
        let lowest = place + 1.0 - self.shown();
        let wanted = if place < exact { place } else { exact.max(lowest) };
        if wanted.total_cmp(&exact).is_eq() {
            return self;
        }
        let scrolled = if self.is_whole() {
            wanted * self.row
        } else {
            wanted / (self.rows as f64 - self.shown()) * self.most()
        };
        Self { scrolled: scrolled.clamp(0.0, self.most()), ..self }
    }

    /// Number of whole rows in the visible part: what Page Down skips.
    #[allow(clippy::cast_sign_loss)] // it is not negative
    pub fn page(self) -> usize {
        (self.shown() as usize).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: f64 = 30.0;

    fn sight(scrolled: f64, rows: usize) -> Sight {
        Sight { scrolled, seen: 600.0, row: ROW, rows }
    }

    #[test]
    fn a_short_table_is_drawn_whole() {
        assert_eq!(sight(0.0, 5).window(), Window { first: 0, count: 5, top: 0.0 });
        assert_eq!(sight(0.0, 0).window().count, 0);
    }

    #[test]
    fn visible_rows_are_drawn_at_their_place_in_the_whole_table() {
        let at = sight(30_015.0, 100_000).window();
        assert_eq!((at.first, at.top), (994, 994.0 * ROW));
        assert!(at.count < 60);
    }

    #[test]
    fn a_million_rows_are_all_within_reach() {
        let rows = 1_000_000;
        let top = sight(0.0, rows).window();
        assert_eq!((top.first, top.top), (0, 0.0));
        let end = sight(f64::MAX, rows).window();
        assert_eq!(end.first + end.count, rows);
        assert!((end.top + end.count as f64 * ROW - sight(0.0, rows).height()).abs() < 0.001);
    }

    #[test]
    fn a_row_is_revealed_by_the_shortest_way() {
        for rows in [1_000, 1_000_000] {
            let top = sight(0.0, rows);
            assert_eq!(top.revealing(19), top, "the last visible row");
            let below = top.revealing(20);
            assert!((below.exact() - 1.0).abs() < 0.01, "{below:?}");
            assert_eq!(below.revealing(10), below);
            assert!((below.revealing(0).exact()).abs() < 0.01);
            let end = top.revealing(rows - 1);
            let Window { first, count, .. } = end.window();
            assert_eq!(first + count, rows);
            assert!((end.exact() - (rows as f64 - 20.0)).abs() < 0.01, "{end:?}");
        }
    }
}
