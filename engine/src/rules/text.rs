//! Constraints as text, and what must hold of their parts before a kind says what they mean.
//!
//! Cells are separated by commas. A line may also be written by its corners: `r1c1-r1c4-r3c6` goes
//! straight from one to the next. A head stands before a slash, and values after an equals sign:
//! `arrow:r1c1/r1c2-r1c4`, `killer:r1c1-r1c3=12`.

use std::fmt;

use super::{Clue, Constraint, RulesError, Takes};
use crate::{Cell, Digit};

/// The cell of a name such as `r1c3`.
pub(crate) fn cell_of(name: &str, side: usize) -> Option<Cell> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| (1..=side).contains(number));
    Some(Cell::new((number(row)? - 1) * side + number(column)? - 1))
}

impl Constraint {
    /// Reads a part of [`Rules::read`](super::Rules::read), such as `odd:r1c1,r5c5`.
    pub(super) fn read(text: &str, side: usize) -> Result<Self, RulesError> {
        let (name, argument) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let constraint = Self::new(name, [])?;
        let kind = constraint.kind();
        let fault = |why: &'static str| RulesError::Constraint(kind.name, why);
        match (kind.takes, argument) {
            (Takes::Nothing, None) => Ok(constraint),
            (Takes::Nothing, Some(_)) => Err(fault("takes nothing after its name")),
            (Takes::Marks | Takes::Cells, argument) => {
                let names = argument.ok_or_else(|| fault("needs cells, such as :r1c1,r5c5"))?;
                Self::new(name, cells_of(names, side)?)
            }
            (Takes::Regions, argument) => {
                let symbols = argument.ok_or_else(|| fault("needs the region of each cell"))?.chars();
                let regions: Option<Vec<u8>> = symbols
                    .map(|symbol| Digit::from_symbol(symbol).map(|digit| digit.index() as u8))
                    .collect();
                regions.map(Self::jigsaw).ok_or_else(|| fault("has a symbol that is no region"))
            }
            (Takes::Clue(_), argument) => {
                let argument = argument.unwrap_or_default();
                let (cells, values) = argument.split_once('=').unwrap_or((argument, ""));
                let (head, cells) = cells.split_once('/').unwrap_or(("", cells));
                let values =
                    values.split(',').filter(|value| !value.is_empty()).map(|value| value.parse().ok());
                let values: Option<Vec<u16>> = values.collect();
                let values = values.ok_or_else(|| fault("has a value that is no number"))?;
                Self::clue(name, cells_of(head, side)?, cells_of(cells, side)?, values)
            }
        }
    }

    pub(super) fn write(&self, side: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name)?;
        match self.kind().takes {
            Takes::Nothing => Ok(()),
            Takes::Marks | Takes::Cells => write!(f, ":{}", names_of(&self.cells, side, false)),
            Takes::Regions => {
                f.write_str(":")?;
                let symbol = |region: &u8| Digit::from_index(usize::from(*region)).symbol();
                self.regions.iter().map(symbol).try_for_each(|symbol| write!(f, "{symbol}"))
            }
            Takes::Clue(_) => {
                let [head, cells] = [&self.head, &self.cells].map(|cells| names_of(cells, side, true));
                match (&head[..], &cells[..]) {
                    ("", "") => {}
                    ("", cells) => write!(f, ":{cells}")?,
                    (head, cells) => write!(f, ":{head}/{cells}")?,
                }
                let values: Vec<String> = self.values.iter().map(u16::to_string).collect();
                if values.is_empty() { Ok(()) } else { write!(f, "={}", values.join(",")) }
            }
        }
    }

    /// Whether its parts are those of its kind, on a board of this side. If not, why it can't stand there.
    pub(super) fn fits(&self, side: usize) -> Result<(), &'static str> {
        if self.cells.iter().chain(&self.head).any(|cell| cell.index() >= side * side) {
            return Err("has a cell off the board");
        }
        let Takes::Clue(Clue { cells, has_head, values, .. }) = self.kind().takes else {
            return match (self.kind().takes, self.cells.is_empty()) {
                (Takes::Nothing | Takes::Regions, false) => Err("is not about single cells"),
                (Takes::Marks | Takes::Cells, true) => Err("needs cells"),
                _ => Ok(()),
            };
        };
        let is_in = |count: usize, [least, most]: [usize; 2]| least <= count && count <= most;
        if !is_in(self.cells.len(), cells.map(usize::from)) {
            Err("has too few or too many cells")
        } else if has_head == self.head.is_empty() {
            Err(if has_head { "needs cells before a slash" } else { "has nothing before a slash" })
        } else if !is_in(self.values.len(), values.map(usize::from)) {
            Err("has too few or too many values")
        } else {
            Ok(())
        }
    }
}

/// The cells of a list of names.
fn cells_of(names: &str, side: usize) -> Result<Vec<Cell>, RulesError> {
    let mut cells = Vec::new();
    if names.is_empty() {
        return Ok(cells);
    }
    for line in names.split(',') {
        let fault = || RulesError::Cell(line.to_owned());
        let mut corners = line.split('-').map(|name| cell_of(name, side).ok_or_else(fault));
        cells.extend(corners.next().transpose()?);
        for corner in corners {
            let from = *cells.last().ok_or_else(fault)?;
            cells.extend(straight(from, corner?, side).ok_or_else(fault)?);
        }
    }
    Ok(cells)
}

/// The cells after one up to another, if a row, column or diagonal joins them.
fn straight(from: Cell, to: Cell, side: usize) -> Option<Vec<Cell>> {
    let place = |cell: Cell| [cell.index() / side, cell.index() % side].map(|at| at as isize);
    let ([row, column], [last_row, last_column]) = (place(from), place(to));
    let (down, right) = (last_row - row, last_column - column);
    let length = down.abs().max(right.abs());
    if length == 0 || ![down, right].iter().all(|way| *way == 0 || way.abs() == length) {
        return None;
    }
    let at = |step: isize| {
        let (row, column) = (row + down.signum() * step, column + right.signum() * step);
        Cell::new(row as usize * side + column as usize)
    };
    Some((1..=length).map(at).collect())
}

/// The names of cells. `by_corners` leaves out those between two corners of a straight line.
fn names_of(cells: &[Cell], side: usize, by_corners: bool) -> String {
    let mut names = String::new();
    let mut at = 0;
    while at < cells.len() {
        // The longest straight line from here. Two cells are shorter with a comma.
        let ends = (at + 2..cells.len()).take_while(|&end| {
            straight(cells[at], cells[end], side).is_some_and(|between| between == cells[at + 1..=end])
        });
        let end = ends.last().filter(|_| by_corners);
        let is_corner = names.ends_with('-');
        let cell = cells[at].index();
        if !is_corner && !names.is_empty() {
            names.push(',');
        }
        names.extend(["r", &(cell / side + 1).to_string(), "c", &(cell % side + 1).to_string()]);
        match end {
            Some(end) => {
                names.push('-');
                at = end;
            }
            None => at += 1,
        }
    }
    names
}
