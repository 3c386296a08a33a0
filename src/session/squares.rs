//! The squares by which Nonet shows how hard, how far and where: the boxes of a
//! board in small. The numbers are units of an SVG's view box. They are whole, since
//! writing fractions takes much code. Drawn by `ui::mark`.

use nonet_engine::{Layout, Level};

/// The side of a square.
const SIDE: u32 = 70;
/// From the edge of one square to that of the next.
const PITCH: u32 = 100;
/// How far the line of an empty square is inside its edge.
const INSET: u32 = 4;

/// The mark: seven of nine squares, which are closer together here, form an n. The upper
/// right one is a quarter of a disc. This is the first, which has the accent's colour.
pub const MARK_FIRST: &str = "M0 0h70v70h-70z";
/// The other six squares of the mark.
pub const MARK_REST: &str = "M85 0h70v70h-70zM170 0a70 70 0 0 1 70 70h-70zM0 85h70v70h-70zM170 85h70v70h-70zM0 170h70v70h-70zM170 170h70v70h-70z";

/// How the boxes of a board lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squares {
    columns: u32,
    rows: u32,
}

impl Squares {
    /// Nine squares.
    pub const NINE: Self = Self { columns: 3, rows: 3 };

    /// Five squares in a row.
    pub const FIVE: Self = Self { columns: 5, rows: 1 };

    /// A square for each box of a board.
    pub fn of(layout: &Layout) -> Self {
        // A row of boxes has as many of them as a box has rows.
        Self { columns: layout.box_rows.into(), rows: layout.box_columns.into() }
    }

    /// The view box that all squares fill.
    pub fn view_box(self) -> String {
        let length = |count: u32| count * PITCH - (PITCH - SIDE);
        format!("0 0 {} {}", length(self.columns), length(self.rows))
    }

    /// A path around the squares for which `is_in` says yes.
    pub fn outline(self, is_in: impl Fn(u32) -> bool) -> String {
        let side = SIDE - 2 * INSET;
        let square = |at: u32| {
            let (x, y) = (at % self.columns * PITCH + INSET, at / self.columns * PITCH + INSET);
            format!("M{x} {y}h{side}v{side}h-{side}z")
        };
        (0..self.columns * self.rows).filter(|at| is_in(*at)).map(square).collect()
    }

    /// A path of the squares for which `is_in` says yes, in reading order.
    pub fn path(self, is_in: impl Fn(u32) -> bool) -> String {
        self.filled(|at| if is_in(at) { (1, 1) } else { (0, 1) })
    }

    /// A path that fills each square from below, by a share such as 3 of 5.
    pub fn filled(self, share: impl Fn(u32) -> (u32, u32)) -> String {
        let square = |at: u32| {
            let (part, whole) = share(at);
            let height = if whole == 0 { SIDE } else { (SIDE * part.min(whole)).div_ceil(whole) };
            let (x, y) = (at % self.columns * PITCH, at / self.columns * PITCH + SIDE - height);
            (height > 0).then(|| format!("M{x} {y}h{SIDE}v{height}h-{SIDE}z"))
        };
        (0..self.columns * self.rows).filter_map(square).collect()
    }
}

/// Whether a level has a square of the nine: Easy the centre, Medium a rising
/// diagonal, Hard a quincunx, Master an H, Extreme all.
pub fn has_square(level: Level, at: u32) -> bool {
    let squares: &[u32] = match level {
        Level::Easy => &[4],
        Level::Medium => &[2, 4, 6],
        Level::Hard => &[0, 2, 4, 6, 8],
        Level::Master => &[0, 2, 3, 4, 5, 6, 8],
        Level::Extreme => &[0, 1, 2, 3, 4, 5, 6, 7, 8],
    };
    squares.contains(&at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Variant;

    /// The squares of a path as left, top, width and height.
    fn squares(path: &str) -> Vec<[u32; 4]> {
        let numbers = |square: &str| -> Vec<u32> {
            let parts = square.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
            parts.map(|part| part.parse().unwrap()).collect()
        };
        let each = path.split('M').filter(|square| !square.is_empty());
        each.map(|square| numbers(square)[..4].try_into().unwrap()).collect()
    }

    #[test]
    fn a_level_has_two_squares_more_than_the_one_before() {
        let count = |level| squares(&Squares::NINE.path(|at| has_square(level, at))).len();
        assert_eq!(Level::ALL.map(count), [1, 3, 5, 7, 9]);
    }

    #[test]
    fn a_level_looks_the_same_turned_by_half() {
        for level in Level::ALL {
            assert!((0..9).all(|at| has_square(level, at) == has_square(level, 8 - at)), "{level:?}");
        }
    }

    #[test]
    fn squares_lie_like_the_boxes_of_every_board() {
        for variant in Variant::all() {
            let layout = variant.layout();
            let (geometry, boxes) = (variant.geometry(), Squares::of(layout));
            let all = squares(&boxes.path(|_| true));
            assert_eq!(all.len(), usize::from(layout.side), "{}", layout.name);
            for cell in geometry.cells() {
                let [x, y, ..] = all[geometry.box_number(cell)];
                let place = [
                    geometry.column(cell) / usize::from(layout.box_columns),
                    geometry.row(cell) / usize::from(layout.box_rows),
                ];
                assert_eq!([x / PITCH, y / PITCH].map(|at| at as usize), place, "{}", layout.name);
            }
        }
    }

    #[test]
    fn squares_fill_the_view_box_and_do_not_touch() {
        assert_eq!(Squares::NINE.view_box(), "0 0 270 270");
        let all = squares(&Squares::NINE.path(|_| true));
        assert_eq!((all[0], all[4], all[8]), ([0, 0, 70, 70], [100, 100, 70, 70], [200, 200, 70, 70]));
        assert_eq!(squares(&Squares::NINE.outline(|at| at == 8)), [[204, 204, 62, 62]]);
    }

    #[test]
    fn a_share_fills_its_square_from_below() {
        let filled =
            |part, whole| squares(&Squares::NINE.filled(|at| if at == 4 { (part, whole) } else { (0, 1) }));
        assert_eq!(filled(0, 5), [[0; 4]; 0]);
        assert_eq!(filled(2, 5), [[100, 100 + 42, 70, 28]]);
        assert_eq!(filled(5, 5), [[100, 100, 70, 70]]);
        assert_eq!(filled(1, 1000), [[100, 169, 70, 1]], "a little is seen");
        assert_eq!(filled(0, 0), [[100, 100, 70, 70]], "a box of givens is full");
    }

    /// In units of a tenth, the squares of 7 lie 8.5 apart in a box of 24.
    #[test]
    fn the_mark_is_seven_squares_and_the_icons_show_it() {
        let all = [squares(MARK_FIRST), squares(MARK_REST)].concat();
        let places: Vec<_> = all.iter().map(|[x, y, ..]| [x / 85, y / 85]).collect();
        assert_eq!(places, [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]]);
        assert!(all.iter().all(|[x, y, ..]| x % 85 == 0 && y % 85 == 0));
        assert_eq!(all.iter().filter(|square| square[2..] == [70, 70]).count(), 7);
        assert_eq!(MARK_REST.matches('a').count(), 1, "one corner is round");
        for file in ["favicon.svg", "icon.svg"] {
            let path = format!("{}/public/{file}", env!("CARGO_MANIFEST_DIR"));
            let icon = std::fs::read_to_string(&path).unwrap();
            assert!(icon.contains(MARK_FIRST) && icon.contains(MARK_REST), "{file}");
        }
    }
}
