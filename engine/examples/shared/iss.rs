//! Reads the strings of Interactive-Sudoku-Solver: `.Shape~6x6.Cage~12~R1C1~R1C2.~R3C4_5`. A dot begins a
//! constraint, and `~` separates its parts. Names without a kind of Nonet are refused.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

use nonet_engine::rules::{Constraint, Rules};
use nonet_engine::{Cell, Digit, Grid, Variant};

/// Lines and groups of cells without values.
const PLAIN: [(&str, &str); 13] = [
    ("Thermo", "thermo"),
    ("Renban", "renban"),
    ("Palindrome", "palindrome"),
    ("Between", "between"),
    ("Zipper", "zipper"),
    ("Entropic", "entropic"),
    ("DoubleArrow", "double-arrow"),
    ("RegionSumLine", "region-sum"),
    ("CountingCircles", "circles"),
    ("AllDifferent", "killer"),
    ("AntiKnight", "anti-knight"),
    ("AntiKing", "anti-king"),
    ("AntiConsecutive", "non-consecutive"),
];

/// Groups of cells after a value.
const VALUED: [(&str, &str); 5] = [
    ("Cage", "killer"),
    ("Sum", "little-killer"),
    ("Lockout", "lockout"),
    ("Modular", "modular"),
    ("SumLine", "ten-line"),
];

/// Rules of the whole board, and marks of neighbours.
const WHOLE: [(&str, &str); 4] = [
    ("Windoku", "windoku"),
    ("DisjointSets", "disjoint"),
    ("StrictXV", "no-other-xv"),
    ("StrictKropki", "no-other-ratio"),
];
const DOTS: [(&str, &str); 4] = [("WhiteDot", "difference"), ("BlackDot", "ratio"), ("X", "x"), ("V", "v")];

/// Clues that see a line from both ends.
const ENDS: [(&str, &str); 3] = [("XSum", "x-sum"), ("Skyscraper", "skyscraper"), ("NumberedRoom", "room")];

/// The constraints of a text that are read so far.
struct Reader {
    side: usize,
    found: Vec<Constraint>,
    givens: Vec<(Cell, u8)>,
}

/// Reads a puzzle: its board and its givens.
pub(crate) fn read(text: &str) -> Result<Grid, String> {
    let text: String = text.split_whitespace().collect();
    let parts: Vec<Vec<&str>> =
        text.split('.').filter(|part| !part.is_empty()).map(|part| part.split('~').collect()).collect();
    let shape = parts.iter().find(|part| part[0] == "Shape");
    let side = match shape.map(|shape| &shape[1..]) {
        None => 9,
        Some([size]) => {
            let (rows, columns) = size.split_once('x').ok_or("no size")?;
            if rows != columns {
                return Err(format!("size {size}"));
            }
            number(rows)?
        }
        Some(_) => return Err("values that are not those of the side".to_owned()),
    };
    let mut reader = Reader { side: side.into(), found: Vec::new(), givens: Vec::new() };
    let has_boxes = !parts.iter().any(|part| part[0] == "NoBoxes");
    let has_regions = parts.iter().any(|part| part[0] == "Jigsaw");
    if has_boxes == has_regions {
        return Err("boxes and regions, or neither".to_owned());
    }
    for part in &parts {
        reader.part(part[0], &part[1..])?;
    }
    let rules = Rules::plain(side as u8).with(reader.found).map_err(|error| error.to_string())?;
    let mut grid = Grid::empty(Variant::of(rules));
    for (cell, value) in reader.givens {
        grid.set(cell, Digit::new(value).filter(|digit| digit.index() < usize::from(side)));
    }
    Ok(grid)
}

impl Reader {
    fn part(&mut self, name: &str, rest: &[&str]) -> Result<(), String> {
        let find = |table: &[(&str, &'static str)]| table.iter().find(|row| row.0 == name).map(|row| row.1);
        match name {
            "Shape" | "NoBoxes" => {}
            "" => rest.iter().try_for_each(|given| self.given(given))?,
            "Diagonal" => {
                let is_up = *rest.first().unwrap_or(&"") == "1";
                self.add(if is_up { "antidiagonal" } else { "diagonal" }, &[], &[])?;
            }
            "Jigsaw" => {
                let regions = rest.first().ok_or("no regions")?.bytes();
                self.found.push(Constraint::jigsaw(regions));
            }
            "Arrow" => {
                let cells = self.cells(rest)?;
                self.push("arrow", &cells[..1], &cells[1..], &[])?;
            }
            "PillArrow" => {
                let (cells, size) = (self.cells(&rest[1..])?, usize::from(number(rest[0])?));
                self.push("arrow", &cells[..size], &cells[size..], &[])?;
            }
            "Whisper" => match number(rest[0]) {
                Ok(value) => self.add("whisper", &rest[1..], &[value])?,
                Err(_) => self.add("whisper", rest, &[5])?,
            },
            "GreaterThan" => {
                for pair in self.neighbours(rest)? {
                    self.push("greater", &[], &pair, &[])?;
                }
            }
            "Quad" => {
                let first = self.cell(rest[0])?.index();
                let cells = [0, 1, self.side, self.side + 1].map(|more| Cell::new(first + more));
                let values = rest[1..].iter().map(|value| number(value)).collect::<Result<Vec<_>, _>>()?;
                self.push("quadruple", &[], &cells, &values)?;
            }
            "LittleKiller" => {
                let cells = self.diagonal(self.cell(rest[1])?.index());
                self.push("little-killer", &[], &cells, &[number(rest[0])?])?;
            }
            "Sandwich" => {
                let cells = self.line(rest[1])?;
                self.push("sandwich", &[], &cells, &[number(rest[0])?])?;
            }
            "Indexing" => {
                self.add(if rest[0] == "R" { "row-indexer" } else { "column-indexer" }, &rest[1..], &[])?;
            }
            "SumLine" if rest.last() == Some(&"LOOP") => {
                let mut cells = self.cells(&rest[1..rest.len() - 1])?;
                cells.push(cells[0]);
                self.push("ten-line", &[], &cells, &[number(rest[0])?])?;
            }
            _ => {
                if let Some(kind) = find(&PLAIN) {
                    self.add(kind, rest, &[])?;
                } else if let Some(kind) = find(&VALUED) {
                    let value = number(rest[0])?;
                    let values = if kind == "killer" && value == 0 { vec![] } else { vec![value] };
                    self.add(kind, &rest[1..], &values)?;
                } else if let Some(kind) = find(&WHOLE) {
                    self.add(kind, &[], &[])?;
                    if name == "StrictKropki" {
                        self.add("no-other-difference", &[], &[])?;
                    }
                } else if let Some(kind) = find(&DOTS) {
                    for pair in self.neighbours(rest)? {
                        self.push(kind, &[], &pair, &[])?;
                    }
                } else if let Some(kind) = find(&ENDS) {
                    let mut cells = self.line(rest[0])?;
                    for value in &rest[1..] {
                        if !value.is_empty() {
                            self.push(kind, &[], &cells, &[number(value)?])?;
                        }
                        cells.reverse();
                    }
                } else {
                    return Err(format!("no kind for {name}"));
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, kind: &str, cells: &[&str], values: &[u16]) -> Result<(), String> {
        let cells = self.cells(cells)?;
        // A group of one cell says nothing.
        if cells.len() == 1
            && values.is_empty()
            && !matches!(kind, "circles" | "row-indexer" | "column-indexer")
        {
            return Ok(());
        }
        self.push(kind, &[], &cells, values)
    }

    fn push(&mut self, kind: &str, head: &[Cell], cells: &[Cell], values: &[u16]) -> Result<(), String> {
        let made =
            Constraint::clue(kind, head.iter().copied(), cells.iter().copied(), values.iter().copied());
        self.found.push(made.map_err(|error| error.to_string())?);
        Ok(())
    }

    /// A given, or the digits that a cell may hold.
    fn given(&mut self, text: &str) -> Result<(), String> {
        let mut parts = text.split('_');
        let cell = self.cell(parts.next().unwrap_or_default())?;
        match parts.map(number).collect::<Result<Vec<_>, _>>()?[..] {
            [value] => self.givens.push((cell, value as u8)),
            ref values => self.push("digits", &[], &[cell], values)?,
        }
        Ok(())
    }

    fn cells(&self, names: &[&str]) -> Result<Vec<Cell>, String> {
        names.iter().map(|name| self.cell(name)).collect()
    }

    /// The cell of a name such as `R1Ca`: one sign for each coordinate.
    fn cell(&self, name: &str) -> Result<Cell, String> {
        let signs: Vec<char> = name.to_ascii_lowercase().chars().collect();
        let ['r', row, 'c', column] = signs[..] else { return Err(format!("no cell {name}")) };
        let at = |sign: char| sign.to_digit(17).map(|at| at as usize - 1).filter(|at| *at < self.side);
        let (row, column) = at(row).zip(at(column)).ok_or_else(|| format!("no cell {name}"))?;
        Ok(Cell::new(row * self.side + column))
    }

    /// The cells of a line such as `R3`, from its top or left.
    fn line(&self, name: &str) -> Result<Vec<Cell>, String> {
        let (way, place) = name.split_at(1);
        let at = usize::from(number(place)?) - 1;
        let cell = |step: usize| if way == "R" { at * self.side + step } else { step * self.side + at };
        Ok((0..self.side).map(cell).map(Cell::new).collect())
    }

    /// The diagonal that begins in a cell: its place says where it goes.
    fn diagonal(&self, cell: usize) -> Vec<Cell> {
        let last = self.side as isize - 1;
        let (mut row, mut column) = ((cell / self.side) as isize, (cell % self.side) as isize);
        let (down, right) = match (row, column) {
            (row, 0) if row < last => (1, 1),
            (0, _) => (1, -1),
            (row, column) if column == last && row < last => (-1, -1),
            _ => (-1, 1),
        };
        let mut cells = Vec::new();
        while (0..=last).contains(&row) && (0..=last).contains(&column) {
            cells.push(Cell::new((row * self.side as isize + column) as usize));
            (row, column) = (row + down, column + right);
        }
        cells
    }

    /// The pairs of neighbours among some cells, in their order.
    fn neighbours(&self, names: &[&str]) -> Result<Vec<[Cell; 2]>, String> {
        let cells = self.cells(names)?;
        let place = |cell: Cell| [cell.index() / self.side, cell.index() % self.side];
        let distance = |one: Cell, other: Cell| {
            let ([row, column], [other_row, other_column]) = (place(one), place(other));
            row.abs_diff(other_row) + column.abs_diff(other_column)
        };
        let pairs = cells
            .iter()
            .enumerate()
            .flat_map(|(at, &one)| cells[at + 1..].iter().map(move |&other| [one, other]));
        Ok(pairs.filter(|&[one, other]| distance(one, other) == 1).collect())
    }
}

fn number(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}
