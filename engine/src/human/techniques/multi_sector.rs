//! Multi-sector locked sets: the empty cells where some rows and some columns cross, if their
//! digits fit no more often than needed. Each digit is counted by rows or by columns. The idea is
//! David P. Bird's. [`counted`](crate::human::counted) counts and explains. It holds on every board, but is
//! searched for only on boards with at most nine digits, since larger ones have too many choices of lines.

use std::ops::ControlFlow;

use crate::bits::bits;
use crate::human::counted::Counted;
use crate::human::order::sort_by;
use crate::human::technique::finder;
use crate::human::{Code, Ground, Position, Set, Sink, Technique, Tier};

/// Where rows and columns cross.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi-Sector Locked Sets",
    code: Code::from_static("1503"),
    example: "4+3.29.7.+6..6..8....1.....5.7...8....+3..7..4....2.3...7.5...6..3+6.3.4.9...8.....6. 921 922 524 229 833 939 443 943 148 948 953 161 961 566 868 173 973 286 289 193 596 => r27c8,r49c6<>1, r5c59<>2, r6c4<>4, r4c6<>5, r4c2<>6, r7c8<>8, r5c9,r6c4<>9",
    near_miss: ".+3.29.7.+6..6..8....1.....5.7...8....+3..7..4....2.3...7.5...6..3+6.3.4.9...8.....6. 921 922 524 229 833 939 443 943 148 948 953 161 961 566 868 173 973 286 289 193 596",
    tier: Tier::Beyond,
    score: 640,
    holds_on: |geometry| geometry.side() <= 9,
    find: finder!(find),
    ..Technique::BLANK
};

/// Smallest number of rows and of columns tried. With fewer lines, simpler techniques find the same. With
/// fewer lines left over, counting these finds the same.
const FEWEST: usize = 3;

/// For every choice of lines, as a mask: the lines across that have a cell in one of them.
type Across = [u16; 512];

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let side = ground.side();
    let crossed = |cells: G::Cells| {
        let places = cells.into_iter().map(|cell| [ground.row(cell), ground.column(cell)]);
        Crossed::new(places, side)
    };
    let empty = crossed(position.empty());
    let digits: Vec<Crossed> = ground.digits().map(|digit| crossed(position.cells_of(digit))).collect();
    let is_tried =
        |lines: &u16| (FEWEST..=side.saturating_sub(FEWEST)).contains(&(lines.count_ones() as usize));
    let mut choices: Vec<u16> = (0..1 << side).filter(is_tried).collect();
    sort_by(&mut choices, |lines| lines.count_ones() as usize);
    // Very many sets exist, so each step must remove something new.
    let mut told = ground.per_digit(G::Cells::EMPTY);
    for &rows in &choices {
        for &columns in &choices {
            let count = empty.count(rows, columns);
            let room = digits.iter().map(|digit| digit.fewest_lines(rows, columns)).sum::<u32>();
            if room != count || count == 0 {
                continue;
            }
            let houses = [bits(rows).collect(), bits(columns).map(|column| side + column).collect()];
            let [of_rows, of_columns] = houses.map(|lines: G::Houses| ground.cells(lines));
            let cells = position.empty() & of_rows & of_columns;
            let Some(counted) = Counted::new(position, cells, houses[0] | houses[1]) else { continue };
            let removed = counted.removed(position);
            if removed.iter().any(|at| !told[at.digit.index()].contains(at.cell)) {
                removed.iter().for_each(|at| told[at.digit.index()].insert(at.cell));
                sink(counted.step(&TECHNIQUE, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells by row, and the lines that they touch.
struct Crossed {
    by_row: [u16; 9],
    columns_of: Across,
    rows_of: Across,
}

impl Crossed {
    /// The cells in these rows and columns of a board.
    fn new(places: impl Iterator<Item = [usize; 2]>, side: usize) -> Self {
        let (mut by_row, mut by_column) = ([0; 9], [0; 9]);
        for [row, column] in places {
            by_row[row] |= 1 << column;
            by_column[column] |= 1 << row;
        }
        Self { by_row, columns_of: across(&by_row[..side]), rows_of: across(&by_column[..side]) }
    }

    /// The number of cells where the rows and the columns cross.
    fn count(&self, rows: u16, columns: u16) -> u32 {
        bits(rows).map(|row| (self.by_row[row] & columns).count_ones()).sum()
    }

    /// The number of rows or of columns that hold all cells where the rows and the columns cross,
    /// whichever is smaller.
    fn fewest_lines(&self, rows: u16, columns: u16) -> u32 {
        let touched_rows = self.rows_of[usize::from(columns)] & rows;
        let touched_columns = self.columns_of[usize::from(rows)] & columns;
        touched_rows.count_ones().min(touched_columns.count_ones())
    }
}

/// For every choice of lines the union of what they hold.
fn across(lines: &[u16]) -> Across {
    let mut all = [0; 512];
    for chosen in 1..1_usize << lines.len() {
        let last = chosen & (chosen - 1);
        all[chosen] = all[last] | lines[chosen.trailing_zeros() as usize];
    }
    all
}
