//! What constraints draw, without colours and widths, which are the drawer's.

use crate::Cell;

/// What a constraint draws.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A thin line between two corners of cells: how many columns from the left, and rows from the top.
    Line([usize; 2], [usize; 2]),
    /// A band inside the border of some cells.
    Mat(Vec<Cell>),
    /// A circle in a cell.
    Round(Cell),
    /// A square in a cell.
    Square(Cell),
    /// A double ring in a cell.
    Ring(Cell),
    /// A tinted cell with tips at its sides.
    Plate(Cell, Tips),
    /// A thermometer from its bulb on, and whether it is slow.
    Thermometer(Vec<Cell>, bool),
    /// A band along a line, and the steps from cell to cell, counted from 0, that have a mark.
    Band(Band, Vec<Cell>, Vec<usize>),
    /// A line between two ends.
    Ends(End, Vec<Cell>),
    /// A bulb of one cell or several, and the shaft beside it up to its tip.
    Arrow(Vec<Cell>, Vec<Cell>),
    /// A cage, and what stands in its corner, such as its sum.
    Cage(Vec<Cell>, String),
    /// A dot between two cells, and its value.
    Dot(Dot, [Cell; 2], Option<u16>),
    /// A letter between two cells.
    Letter(char, [Cell; 2]),
    /// A tip between two cells, which points at the second.
    Tip([Cell; 2]),
    /// Digits in a circle where four cells meet.
    Corner(Vec<Cell>, Vec<u16>),
    /// Digits below in a cell.
    Digits(Cell, Vec<u16>),
    /// A number outside of the board before the first of these cells, which it sees in this order.
    Margin(Margin, Vec<Cell>, u16),
}

/// At which sides of a cell tips are, and where they point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tips {
    /// At all sides, into the cell.
    Inwards,
    /// At all sides, out of the cell.
    Outwards,
    /// At the left and the right, out of the cell.
    Across,
    /// Above and below, out of the cell.
    Along,
}

/// The look of a band.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Band {
    /// A whisper that asks for the usual difference.
    Whisper,
    /// A whisper that asks for another one, such as a Dutch whisper.
    Dutch,
    /// A renban.
    Renban,
    /// A nabner.
    Nabner,
    /// A palindrome.
    Palindrome,
    /// A region sum line.
    RegionSum,
    /// The half of a zipper from its start on.
    Zip,
    /// A ten-line.
    Ten,
    /// An entropic line.
    Entropic,
    /// A modular line.
    Modular,
}

/// The ends of a line, and what is between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Circles with a hollow line.
    Circles,
    /// Diamonds with a hollow line.
    Diamonds,
    /// Circles with a plain line.
    Plain,
}

/// The colour of a dot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dot {
    /// White.
    White,
    /// Black.
    Black,
}

/// What a number outside of the board counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Margin {
    /// The sum between the least and the greatest digit.
    Sandwich,
    /// The sum of the first cells, as many as the first says.
    FirstCells,
    /// The digit in the cell whose place the first cell says.
    Room,
    /// How many digits are seen over lower ones.
    Skyscraper,
    /// The sum of a diagonal.
    Diagonal,
    /// The first digit that is followed by a lower one.
    Hidden,
    /// The place of the number that the digits are among those of all rows and columns.
    Rank,
}
