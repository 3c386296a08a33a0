//! Text formats of boards: one file per format, and [`FORMATS`], the only list of them. A reader
//! accepts what people paste (borders, spaces, comments) and reports the place of the first fault.

#[cfg(feature = "exchange")]
pub mod exchange;
pub mod fields;
mod line;
pub mod lines;
mod rows;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::error::counted;
use crate::{Cell, Digit, Grid, Variant, grid::BLANKS};

/// A text format of grids.
#[derive(Debug)]
#[non_exhaustive]
pub struct Format {
    /// The name.
    pub name: &'static str,
    /// Whether a text looks like this format. The first format that accepts a text reads it.
    pub detect: fn(&str) -> bool,
    /// Reads a grid. Without a variant, the number of cells decides.
    pub read: fn(Option<Variant>, &str) -> Result<Grid, ReadError>,
    /// The symbols of all cells, in reading order.
    symbols: fn(&str) -> Option<Vec<Symbol>>,
    /// Writes a grid.
    pub write: fn(&Grid) -> String,
}

/// All formats, in the order in which reading tries them.
pub const FORMATS: [&Format; 2] = [&line::FORMAT, &rows::FORMAT];

/// A fault in a text. Lines and columns count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ReadError {
    /// Line and column of the first fault. `None` if it concerns the whole text.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub fault: ReadFault,
}

impl Error for ReadError {}

/// What can be wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ReadFault {
    /// There is nothing but white space.
    Empty,
    /// No puzzle is that long.
    TooLong {
        /// Number of characters.
        characters: usize,
    },
    /// A list of puzzles where one is expected.
    SeveralLines,
    /// This character is neither a digit nor a blank.
    Symbol(char),
    /// A digit that the board does not have.
    TooLarge {
        /// The digit as it was written.
        symbol: char,
        /// The largest digit of the board.
        last: Digit,
    },
    /// The number of cells is wrong.
    Length {
        /// Number of cells in the text.
        found: usize,
        /// The board that was asked for, if one was.
        variant: Option<Variant>,
    },
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("There is no puzzle in this text."),
            Self::TooLong { characters } => {
                write!(f, "This text is too long for one puzzle: {characters} characters.")
            }
            Self::SeveralLines => f.write_str("One line is expected."),
            Self::Symbol(symbol) => write!(f, "\"{symbol}\" is neither a digit nor a blank ( . 0 * _ )."),
            Self::TooLarge { symbol, last } => {
                write!(f, "{symbol} is too large here: digits go from 1 to {last}.")
            }
            Self::Length { found, variant } => {
                write!(f, "There {} {}", if *found == 1 { "is" } else { "are" }, counted(*found, "cell"))?;
                match variant {
                    Some(variant) => {
                        let (title, cells) = (variant.layout().title, variant.geometry().cell_count());
                        write!(f, "; a board of {title} has {cells}.")
                    }
                    None => f.write_str("; a board has 81 (or 16, 36, 144, 256 or 625 in other sizes)."),
                }
            }
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "Line {line}, column {column}: {}", self.fault),
            None => write!(f, "{}", self.fault),
        }
    }
}

/// Maximum length of a text in bytes. Every board is much shorter.
const LONGEST: usize = 10_000;

/// Reads a grid in the format of the text. Without a variant, the number of cells decides.
///
/// # Errors
/// If the text is not a grid of the variant.
pub fn read(variant: Option<Variant>, text: &str) -> Result<Grid, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(ReadError { place: None, fault: ReadFault::Empty });
    }
    if text.len() > LONGEST {
        return Err(ReadError {
            place: None,
            fault: ReadFault::TooLong { characters: text.chars().count() },
        });
    }
    (format_of(text).unwrap_or(&rows::FORMAT).read)(variant, text)
}

/// The first format that a text looks like.
fn format_of(text: &str) -> Option<&'static Format> {
    FORMATS.into_iter().find(|format| (format.detect)(text))
}

/// What could be read of a text, even of a faulty one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Draft {
    /// The digits that were read, from the first cell on.
    pub grid: Grid,
    /// Number of cells in the text.
    pub found: usize,
    /// The cells whose symbol is no digit of the board, with that symbol.
    pub unread: Vec<(Cell, char)>,
    /// The first fault in the text. A wrong number of cells comes last.
    pub error: Option<ReadError>,
}

/// Reads as much of a text as possible. Without a variant, the number of cells decides; the classic
/// board stands in for an unknown number.
///
/// ```
/// use nonet_engine::{Cell, formats};
///
/// let draft = formats::draft(None, "53..7.\n6?..9.\n");
/// assert_eq!((draft.found, draft.grid.filled_count()), (12, 5));
/// assert_eq!(draft.unread, [(Cell::new(7), '?')]);
/// assert_eq!(draft.error.unwrap().place, Some((2, 2)));
/// ```
pub fn draft(variant: Option<Variant>, text: &str) -> Draft {
    let text = text.trim_start_matches('\u{feff}');
    let symbols = format_of(text)
        .filter(|_| !text.trim().is_empty() && text.len() <= LONGEST)
        .and_then(|format| (format.symbols)(text));
    let Some(symbols) = symbols else {
        let grid = Grid::empty(variant.unwrap_or(Variant::CLASSIC));
        return Draft { grid, found: 0, unread: Vec::new(), error: read(variant, text).err() };
    };
    let variant = variant.or_else(|| variant_of(symbols.len())).unwrap_or(Variant::CLASSIC);
    let geometry = variant.geometry();
    let mut draft =
        Draft { grid: Grid::empty(variant), found: symbols.len(), unread: Vec::new(), error: None };
    let mut cells = geometry.cells();
    for symbol in &symbols {
        match (digit_of(symbol, variant), cells.next()) {
            (Ok(digit), Some(cell)) => draft.grid.set(cell, digit),
            (Err(error), cell) => {
                draft.unread.extend(cell.map(|cell| (cell, symbol.0)));
                draft.error.get_or_insert(error);
            }
            (Ok(_), None) => {}
        }
    }
    if symbols.len() != geometry.cell_count() {
        draft.error.get_or_insert(wrong_length(symbols.len(), Some(variant)));
    }
    draft
}

impl FromStr for Grid {
    type Err = ReadError;
    /// Reads a grid in any of the [`FORMATS`]. The number of cells determines the variant.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        read(None, text)
    }
}

/// Writes a grid as one line, with `.` for an empty cell. Every other program reads this.
pub fn write_line(grid: &Grid) -> String {
    (line::FORMAT.write)(grid)
}

/// A symbol with its line and column, counted from 1.
type Symbol = (char, usize, usize);

/// Builds a grid from the symbols that a reader has collected.
fn grid_of(symbols: &[Symbol], variant: Option<Variant>) -> Result<Grid, ReadError> {
    if let Some(symbol) = symbols.iter().find(|(symbol, ..)| !is_symbol(*symbol)) {
        return Err(fault(symbol, ReadFault::Symbol(symbol.0)));
    }
    let variant = match variant {
        Some(variant) => variant,
        None => variant_of(symbols.len()).ok_or(wrong_length(symbols.len(), None))?,
    };
    if symbols.len() != variant.geometry().cell_count() {
        return Err(wrong_length(symbols.len(), Some(variant)));
    }
    let mut grid = Grid::empty(variant);
    for (cell, symbol) in variant.geometry().cells().zip(symbols) {
        grid.set(cell, digit_of(symbol, variant)?);
    }
    Ok(grid)
}

/// The content of a cell, if the symbol is a blank or a digit of the variant.
fn digit_of(symbol: &Symbol, variant: Variant) -> Result<Option<Digit>, ReadError> {
    if !is_symbol(symbol.0) {
        return Err(fault(symbol, ReadFault::Symbol(symbol.0)));
    }
    let last = Digit::from_index(variant.geometry().side() - 1);
    match Digit::from_symbol(symbol.0) {
        Some(digit) if digit > last => Err(fault(symbol, ReadFault::TooLarge { symbol: symbol.0, last })),
        digit => Ok(digit),
    }
}

fn fault(&(_, line, column): &Symbol, fault: ReadFault) -> ReadError {
    ReadError { place: Some((line, column)), fault }
}

fn wrong_length(found: usize, variant: Option<Variant>) -> ReadError {
    ReadError { place: None, fault: ReadFault::Length { found, variant } }
}

fn is_symbol(symbol: char) -> bool {
    Digit::from_symbol(symbol).is_some() || BLANKS.contains(&symbol)
}

/// The first variant with this number of cells.
fn variant_of(cells: usize) -> Option<Variant> {
    Variant::all().find(|variant| variant.geometry().cell_count() == cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;

    fn classic() -> Grid {
        Grid::read(Variant::CLASSIC, PUZZLE).unwrap()
    }

    #[test]
    fn every_format_reads_what_it_writes_on_every_board() {
        for variant in Variant::all() {
            let mut grid = Grid::empty(variant);
            for (index, cell) in variant.geometry().cells().enumerate().filter(|(index, _)| index % 3 == 0) {
                grid.set(cell, Some(Digit::from_index(index % variant.geometry().side())));
            }
            for format in FORMATS {
                let text = (format.write)(&grid);
                assert_eq!((format.read)(Some(variant), &text).as_ref(), Ok(&grid), "{}", format.name);
                assert_eq!(
                    read(Some(variant), &text).as_ref(),
                    Ok(&grid),
                    "{} is not told from the others",
                    format.name
                );
            }
        }
    }

    #[test]
    fn pasted_text_is_read() {
        let rows: Vec<String> = (0..9).map(|row| PUZZLE[row * 9..row * 9 + 9].to_owned()).collect();
        let spaced = rows.join("\n").replace('.', " 0 ");
        for text in [
            format!("  {PUZZLE}\r\n"),
            format!("\u{feff}{PUZZLE}"),
            format!("{PUZZLE} # from a friend, rated 4.2"),
            format!("{PUZZLE}\t9.0"),
            format!("# a comment\n{PUZZLE}\n"),
            PUZZLE.replace('.', "_"),
            rows.join("\n"),
            rows.join("\r\n\r\n"),
            spaced,
        ] {
            assert_eq!(read(None, &text), Ok(classic()), "{text}");
        }
        let grouped = "000 000 014\n790 000 000\n000 200 000\n\n000 003 605\n001 000 000\n000 000 200\n\n060 000 730\n200 140 000\n000 800 000";
        assert_eq!(read(None, grouped).unwrap().filled_count(), 17);
    }

    #[test]
    fn a_draft_has_what_could_be_read_of_a_faulty_text() {
        assert_eq!(draft(None, PUZZLE).grid, classic());
        assert_eq!(draft(None, PUZZLE).error, None);
        let faulty = PUZZLE.replacen('.', "h", 1).replacen('8', "?", 1);
        let read = draft(None, &faulty);
        let (h, mark) = (faulty.find('h').unwrap(), faulty.find('?').unwrap());
        let mut unread = [(Cell::new(h), 'h'), (Cell::new(mark), '?')];
        unread.sort_unstable();
        assert_eq!(read.unread, unread);
        assert_eq!(read.grid.filled_count(), classic().filled_count() - 1);
        // In the order of the text, whatever is wrong.
        let first = h.min(mark);
        assert_eq!(read.error.unwrap().place, Some((1, first + 1)));
        let short = draft(Some(Variant::CLASSIC), &PUZZLE[..80]);
        assert_eq!((short.found, short.unread.len()), (80, 0));
        assert!(matches!(short.error.unwrap().fault, ReadFault::Length { found: 80, .. }));
        let long = draft(Some(Variant::CLASSIC), &format!("{PUZZLE}123x"));
        assert_eq!((long.found, long.unread.len(), long.grid), (85, 0, classic()));
        assert!(matches!(long.error.unwrap().fault, ReadFault::Symbol('x')));
        assert!(draft(None, &"1".repeat(20_000)).error.is_some());
        assert_eq!(draft(None, "").error.unwrap().fault, ReadFault::Empty);
    }

    #[test]
    fn a_fault_is_reported_with_its_place() {
        let error = |text: &str, variant| read(variant, text).unwrap_err().to_string();
        assert_eq!(error("", None), "There is no puzzle in this text.");
        assert_eq!(
            error(&PUZZLE.replacen('8', "x", 1), None),
            "Line 1, column 10: \"x\" is neither a digit nor a blank ( . 0 * _ )."
        );
        assert_eq!(
            error("123\n45?\n", None),
            "Line 2, column 3: \"?\" is neither a digit nor a blank ( . 0 * _ )."
        );
        assert_eq!(
            error(&PUZZLE[1..], None),
            "There are 80 cells; a board has 81 (or 16, 36, 144, 256 or 625 in other sizes)."
        );
        assert_eq!(error("1", "4x4".parse().ok()), "There is 1 cell; a board of 4 × 4 has 16.");
        assert_eq!(error(PUZZLE, "4x4".parse().ok()), "There are 81 cells; a board of 4 × 4 has 16.");
        assert_eq!(
            error(&PUZZLE.replacen('8', "A", 1), None),
            "Line 1, column 10: A is too large here: digits go from 1 to 9."
        );
        assert!(error(&"1".repeat(20_000), None).starts_with("This text is too long"));
    }
}
