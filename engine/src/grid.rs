//! A grid: the digits in the cells of a board, and its text form. A grid may hold conflicts. Ask
//! [`Grid::conflict`].

use std::fmt;

use crate::formats::{ReadError, ReadFault};
use crate::{Cell, Digit, DigitSet, Geometry, Variant};

/// The digits in the cells of a board.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(Variant, String)", into = "(Variant, String)"))]
pub struct Grid {
    variant: Variant,
    digits: Vec<Option<Digit>>,
}

/// Two equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The digit.
    pub digit: Digit,
    /// The house, as an index into [`Geometry::houses`].
    pub house: usize,
    /// The first two cells of the house that hold it.
    pub cells: [Cell; 2],
}

impl Conflict {
    /// "5 appears twice in row 1: r1c1 and r1c4".
    pub fn describe(&self, geometry: &Geometry) -> String {
        let [first, second] = self.cells.map(|cell| geometry.name(cell));
        format!("{} appears twice in {}: {first} and {second}", self.digit, geometry.houses()[self.house])
    }
}

/// The characters for an empty cell.
pub const BLANKS: [char; 4] = ['.', '0', '*', '_'];

impl Grid {
    /// An empty grid.
    pub fn empty(variant: Variant) -> Self {
        Self { variant, digits: vec![None; variant.geometry().cell_count()] }
    }

    /// Reads the one-line form: one character per cell, row by row. Digits are as in
    /// [`Digit::symbol`], empty cells as in [`BLANKS`]. This is the fast way. To read what people paste,
    /// use `str::parse` or [`formats::read`](crate::formats::read).
    ///
    /// # Errors
    /// If the length is wrong or a character is neither a digit nor a blank.
    pub fn read(variant: Variant, text: &str) -> Result<Self, ReadError> {
        let side = variant.geometry().side();
        let expected = variant.geometry().cell_count();
        let read = |(at, symbol): (usize, char)| {
            let fault = match Digit::from_symbol(symbol) {
                Some(digit) if digit.index() < side => return Ok(Some(digit)),
                _ if BLANKS.contains(&symbol) => return Ok(None),
                Some(_) => ReadFault::TooLarge { symbol, last: Digit::from_index(side - 1) },
                None => ReadFault::Symbol(symbol),
            };
            Err(ReadError { place: Some((1, at + 1)), fault })
        };
        let found = text.chars().count();
        if found != expected {
            // A wrong character is a more useful error than a wrong length, so it comes first.
            text.chars().enumerate().take(expected).map(read).collect::<Result<Vec<_>, _>>()?;
            return Err(ReadError {
                place: None,
                fault: ReadFault::Length { found, variant: Some(variant) },
            });
        }
        Ok(Self { variant, digits: text.chars().enumerate().map(read).collect::<Result<_, _>>()? })
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The same digits on another board of this side.
    pub(crate) fn with_variant(&self, variant: Variant) -> Self {
        debug_assert_eq!(variant.geometry().cell_count(), self.digits.len());
        Self { variant, digits: self.digits.clone() }
    }

    /// Cells, houses and peers of the variant.
    pub fn geometry(&self) -> &'static Geometry {
        self.variant.geometry()
    }

    /// The digit in a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Writes a digit into a cell. `None` empties it.
    ///
    /// # Panics
    /// If the board does not have the cell or the digit.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(
            digit.is_none_or(|digit| digit.index() < self.geometry().side()),
            "{digit:?} on {:?}",
            self.variant
        );
        self.digits[cell.index()] = digit;
    }

    /// The content of each cell, in board order.
    pub fn digits(&self) -> &[Option<Digit>] {
        &self.digits
    }

    /// The filled cells with their digits, in board order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.digits.iter().enumerate().filter_map(|(i, digit)| digit.map(|digit| (Cell::new(i), digit)))
    }

    /// The empty cells, in board order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.digits.iter().enumerate().filter(|(_, digit)| digit.is_none()).map(|(i, _)| Cell::new(i))
    }

    /// The number of filled cells.
    pub fn filled_count(&self) -> usize {
        self.digits.iter().flatten().count()
    }

    /// Whether a peer of the cell holds the digit.
    pub fn sees(&self, cell: Cell, digit: Digit) -> bool {
        self.geometry().peers(cell).iter().any(|&peer| self.get(peer) == Some(digit))
    }

    /// The digits that the rules leave for a cell: no peer holds them, and no other rule forbids them
    /// beside what is filled in.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let geometry = self.geometry();
        let mut set = geometry.domain(cell);
        for digit in geometry.peers(cell).iter().filter_map(|&peer| self.get(peer)) {
            set.remove(digit);
        }
        if geometry.has_more_than_houses() {
            set = set.into_iter().filter(|&digit| !self.is_excluded(cell, digit)).collect();
        }
        set
    }

    /// Whether a digit of another cell excludes this candidate, though it is another digit.
    fn is_excluded(&self, cell: Cell, digit: Digit) -> bool {
        self.geometry()
            .excluded(cell, digit)
            .iter()
            .any(|&(other, excluded)| self.get(other) == Some(excluded))
    }

    /// The first two equal digits in a house, if there are any.
    pub fn conflict(&self) -> Option<Conflict> {
        let geometry = self.geometry();
        geometry.houses().iter().enumerate().find_map(|(index, house)| {
            let mut first = vec![None; geometry.side()];
            house.cells.iter().find_map(|&cell| {
                let digit = self.get(cell)?;
                let seen = first[digit.index()].replace(cell)?;
                Some(Conflict { digit, house: index, cells: [seen, cell] })
            })
        })
    }

    /// Whether every cell is filled, every house holds every digit once, and no other rule is broken.
    pub fn is_solved(&self) -> bool {
        self.digits.iter().all(Option::is_some) && self.conflict().is_none() && !self.breaks_a_rule()
    }

    /// Whether a rule is broken that is about more than equal digits in a house.
    pub(crate) fn breaks_a_rule(&self) -> bool {
        self.geometry().has_more_than_houses() && self.conflicting_cells().next().is_some()
    }

    /// The filled cells whose digit breaks a rule, in board order: an equal digit sees it, or another rule
    /// forbids it beside what is filled in.
    pub fn conflicting_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.filled().map(|(cell, _)| cell).filter(|&cell| self.is_conflicting(cell))
    }

    /// Whether the digit of a cell breaks a rule. An empty cell breaks none.
    pub fn is_conflicting(&self, cell: Cell) -> bool {
        self.is_forbidden(cell) || self.breaks_clue(cell)
    }

    /// Whether the cell can't hold its digit beside that of another cell, or in any case.
    pub fn is_forbidden(&self, cell: Cell) -> bool {
        self.get(cell).is_some_and(|digit| !self.candidates(cell).contains(digit))
    }

    /// Whether the cell is filled, and part of a sum, line or clue that nothing can meet any more.
    pub fn breaks_clue(&self, cell: Cell) -> bool {
        self.get(cell).is_some() && !self.geometry().terms_of(cell).all(|term| term.holds(self))
    }

    /// The cells whose content differs from that of another grid of the board, in board order.
    pub fn differences<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Cell> + 'a {
        let pairs = self.digits.iter().zip(&other.digits).enumerate();
        pairs.filter(|(_, (one, other))| one != other).map(|(cell, _)| Cell::new(cell))
    }

    /// Whether `other` has all digits of this grid.
    pub fn is_part_of(&self, other: &Self) -> bool {
        self.variant == other.variant && self.filled().all(|(cell, digit)| other.get(cell) == Some(digit))
    }
}

impl fmt::Display for Grid {
    /// The one-line form, with `.` for an empty cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits.iter().try_for_each(|digit| write!(f, "{}", digit.map_or('.', Digit::symbol)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {self}", self.variant)
    }
}

impl TryFrom<(Variant, String)> for Grid {
    type Error = ReadError;
    fn try_from((variant, text): (Variant, String)) -> Result<Self, ReadError> {
        Self::read(variant, &text)
    }
}

impl From<Grid> for (Variant, String) {
    fn from(grid: Grid) -> Self {
        (grid.variant, grid.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;

    fn grid(text: &str) -> Grid {
        Grid::read(Variant::CLASSIC, text).unwrap()
    }

    #[test]
    fn a_grid_round_trips_through_text() {
        assert_eq!(grid(PUZZLE).to_string(), PUZZLE);
        assert_eq!(grid(&PUZZLE.replace('.', "0")), grid(PUZZLE));
        assert_eq!(grid(&PUZZLE.replace('.', "*")), grid(&PUZZLE.replace('.', "_")));
    }

    #[test]
    fn a_fault_in_the_text_is_reported_with_its_place() {
        let error = |text: &str| Grid::read(Variant::CLASSIC, text).unwrap_err().to_string();
        assert_eq!(error("12"), "There are 2 cells; a board of 9 × 9 has 81.");
        assert_eq!(error("1a2"), "Line 1, column 2: a is too large here: digits go from 1 to 9.");
        assert_eq!(
            error(&PUZZLE.replacen('.', "é", 1)),
            "Line 1, column 1: \"é\" is neither a digit nor a blank ( . 0 * _ )."
        );
        assert_eq!(error(&format!("{PUZZLE}.")), "There are 82 cells; a board of 9 × 9 has 81.");
    }

    #[test]
    fn a_conflict_is_found_in_every_kind_of_house() {
        let variant = "9x9-diagonal".parse::<Variant>().unwrap();
        let describe = |first: (usize, usize), second: (usize, usize)| {
            let mut grid = Grid::empty(variant);
            for (row, column) in [first, second] {
                grid.set(grid.geometry().cell(row, column), Digit::new(5));
            }
            grid.conflict().map(|conflict| conflict.describe(grid.geometry()))
        };
        assert_eq!(describe((0, 0), (0, 8)).unwrap(), "5 appears twice in row 1: r1c1 and r1c9");
        assert_eq!(describe((0, 1), (8, 1)).unwrap(), "5 appears twice in column 2: r1c2 and r9c2");
        assert_eq!(describe((0, 1), (2, 2)).unwrap(), "5 appears twice in box 1: r1c2 and r3c3");
        assert_eq!(describe((0, 0), (8, 8)).unwrap(), "5 appears twice in diagonal 1: r1c1 and r9c9");
        assert_eq!(describe((0, 1), (3, 2)), None);
    }
}
