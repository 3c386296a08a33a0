//! The rules of a board as plain data: a side and a list of [`Constraint`]s. Each kind of
//! constraint is one file and one line of [`KINDS`]. A kind says what it means in [`Term`]s, which
//! are all that solver, generator and ladder know of it.
//!
//! The text of rules is short for known boards (`9x9`, `9x9-diagonal`) and complete for all others:
//! `9x9+windoku+anti-knight`, `5x5+jigsaw:1122211122333443354455554`. Called by
//! [`Variant`](crate::Variant), which keeps each board once.
//!
//! ```
//! use nonet_engine::rules::Rules;
//! use nonet_engine::{Variant, random};
//!
//! // A jigsaw with a new layout, and no equal digits a knight's move apart.
//! let rules = Rules::draw("7x7+jigsaw+anti-knight", &mut random::from_seed(1))?;
//! let board = Variant::of(rules);
//! assert_eq!(Variant::read(&board.to_string())?, board);
//! # Ok::<(), nonet_engine::rules::RulesError>(())
//! ```

mod boxes;
mod chess;
mod consecutive;
mod diagonals;
mod disjoint;
mod extra;
pub(crate) mod jigsaw;
mod parity;
mod windoku;

use std::error::Error;
use std::fmt;

use crate::{Cell, Digit, DigitSet, HouseKind, MAX_DIGIT};

/// What constraints mean. Everything else about them is words and drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Term {
    /// As many cells as there are digits, which hold each digit once.
    House(HouseKind, Vec<Cell>),
    /// Two cells that never hold equal digits.
    Apart([Cell; 2]),
    /// The digits that a cell may hold.
    Domain(Cell, DigitSet),
    /// Two candidates that are never true together.
    Exclude([(Cell, Digit); 2]),
}

/// What follows the name of a kind in the text of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing: the kind is about the whole board.
    Nothing,
    /// Names of cells: `odd:r1c1,r5c5`.
    Cells,
    /// The region of each cell, row by row: `jigsaw:1122…`.
    Regions,
}

/// A kind of constraint: one row of [`KINDS`].
pub struct Kind {
    /// The name in text, such as `anti-knight`.
    pub name: &'static str,
    /// What follows the name.
    pub takes: Takes,
    /// Writes what a constraint of this kind means on a board, or says why it can't stand there.
    terms: fn(&Constraint, &Frame, &mut Vec<Term>) -> Result<(), &'static str>,
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// All kinds, in the order in which rules list them. The regions come first, since others build on
/// them.
pub static KINDS: &[Kind] = &[
    boxes::KIND,
    jigsaw::KIND,
    diagonals::DOWN,
    diagonals::UP,
    windoku::KIND,
    disjoint::KIND,
    extra::KIND,
    chess::KNIGHT,
    chess::KING,
    consecutive::KIND,
    parity::ODD,
    parity::EVEN,
];

/// The number of the boxes in [`KINDS`]. Rules of a side that has boxes need not name them.
const BOXES: u8 = 0;
/// The number of the jigsaw regions in [`KINDS`], which take the place of the boxes.
const JIGSAW: u8 = 1;

/// One constraint, as plain data.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constraint {
    /// Its number in [`KINDS`].
    kind: u8,
    /// The cells that it is about, for [`Takes::Cells`].
    cells: Vec<Cell>,
    /// The region of each cell, counted from 0, for [`Takes::Regions`].
    regions: Vec<u8>,
}

impl Constraint {
    fn new(kind: u8) -> Self {
        Self { kind, cells: Vec::new(), regions: Vec::new() }
    }

    /// Its kind.
    pub fn kind(&self) -> &'static Kind {
        &KINDS[usize::from(self.kind)]
    }

    /// The cells that it is about, if it takes cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The region of each cell, if it takes regions.
    pub fn regions(&self) -> &[u8] {
        &self.regions
    }

    fn read(text: &str, side: usize) -> Result<Self, RulesError> {
        let (name, argument) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let number = KINDS.iter().position(|kind| kind.name == name && kind.name != boxes::NAME);
        let number = number.ok_or_else(|| RulesError::Kind(name.to_owned()))?;
        let kind = &KINDS[number];
        let mut constraint = Self::new(number as u8);
        let fault = |why: &'static str| RulesError::Constraint(kind.name, why);
        match (kind.takes, argument) {
            (Takes::Nothing, None) => {}
            (Takes::Nothing, Some(_)) => return Err(fault("takes nothing after its name")),
            (Takes::Cells, argument) => {
                let names = argument.ok_or_else(|| fault("needs cells, such as :r1c1,r5c5"))?.split(',');
                constraint.cells = names
                    .map(|name| cell_of(name, side).ok_or_else(|| RulesError::Cell(name.to_owned())))
                    .collect::<Result<_, _>>()?;
                constraint.cells.sort_unstable();
                constraint.cells.dedup();
            }
            (Takes::Regions, argument) => {
                let symbols = argument.ok_or_else(|| fault("needs the region of each cell"))?.chars();
                constraint.regions = symbols
                    .map(|symbol| Digit::from_symbol(symbol).map(|digit| digit.index() as u8))
                    .collect::<Option<_>>()
                    .ok_or_else(|| fault("has a symbol that is no region"))?;
            }
        }
        Ok(constraint)
    }

    fn write(&self, side: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name)?;
        match self.kind().takes {
            Takes::Nothing => Ok(()),
            Takes::Cells => {
                for (at, cell) in self.cells.iter().enumerate() {
                    let before = if at == 0 { ':' } else { ',' };
                    write!(f, "{before}r{}c{}", cell.index() / side + 1, cell.index() % side + 1)?;
                }
                Ok(())
            }
            Takes::Regions => {
                f.write_str(":")?;
                let mut regions = self.regions.iter();
                regions
                    .try_for_each(|&region| write!(f, "{}", Digit::from_index(usize::from(region)).symbol()))
            }
        }
    }
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name)
    }
}

/// The cell of a name such as `r1c3`.
fn cell_of(name: &str, side: usize) -> Option<Cell> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| (1..=side).contains(number));
    Some(Cell::new((number(row)? - 1) * side + number(column)? - 1))
}

/// What the kinds know of a board when they say what they mean on it.
pub(crate) struct Frame {
    /// Cells in a row.
    pub(crate) side: usize,
    /// The region of each cell: its box, or its region of a jigsaw.
    pub(crate) regions: Vec<u8>,
    /// Rows and columns of a box, if the regions are boxes.
    pub(crate) box_size: Option<(usize, usize)>,
}

impl Frame {
    /// A board with boxes.
    pub(crate) fn boxes(side: usize, box_size: (usize, usize)) -> Self {
        Self { side, regions: boxes::regions(side, box_size), box_size: Some(box_size) }
    }

    /// The houses of a board with boxes and perhaps both diagonals. A page that shows only such boards
    /// does not link the other kinds.
    pub(crate) fn usual_terms(&self, has_diagonals: bool) -> Vec<Term> {
        let mut terms = self.lines();
        terms.extend(boxes::houses(HouseKind::Box, &self.regions));
        if has_diagonals {
            terms.extend([diagonals::down(self), diagonals::up(self)]);
        }
        terms
    }

    /// Rows and columns.
    fn lines(&self) -> Vec<Term> {
        let row = |number| Term::House(HouseKind::Row, self.cells(|row, _| row == number));
        let column = |number| Term::House(HouseKind::Column, self.cells(|_, column| column == number));
        (0..self.side).map(row).chain((0..self.side).map(column)).collect()
    }

    /// The cells for which something holds, by row and column.
    fn cells(&self, holds: impl Fn(usize, usize) -> bool) -> Vec<Cell> {
        let side = self.side;
        (0..side * side).filter(|cell| holds(cell / side, cell % side)).map(Cell::new).collect()
    }

    /// Pairs of cells, each once, that lie this far apart: rows down, and columns to the right.
    fn pairs<const N: usize>(&self, leaps: [(usize, isize); N]) -> impl Iterator<Item = [Cell; 2]> {
        let side = self.side;
        (0..side * side).flat_map(move |cell| {
            leaps.into_iter().filter_map(move |(down, right)| {
                let (row, column) = (cell / side + down, (cell % side).checked_add_signed(right)?);
                (row < side && column < side).then(|| [Cell::new(cell), Cell::new(row * side + column)])
            })
        })
    }
}

/// The rules of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    side: u8,
    /// Without doubles, in the order of [`KINDS`].
    constraints: Vec<Constraint>,
}

/// Why a text is no rules, or rules make no board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RulesError {
    /// The text begins with no size between 4x4 and 25x25.
    Size(String),
    /// There is no kind of this name.
    Kind(String),
    /// The board has no cell of this name.
    Cell(String),
    /// A constraint of this kind can't stand on this board, and why.
    Constraint(&'static str, &'static str),
    /// A board of this side has no boxes, and needs a jigsaw.
    NoBoxes(u8),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(text) => write!(f, "\"{text}\" is no size from 4x4 to {MAX_DIGIT}x{MAX_DIGIT}"),
            Self::Kind(name) => {
                let known: Vec<_> = KINDS.iter().skip(1).map(|kind| kind.name).collect();
                write!(f, "there is no rule \"{name}\" among {}", known.join(", "))
            }
            Self::Cell(name) => write!(f, "the board has no cell \"{name}\""),
            Self::Constraint(kind, why) => write!(f, "{kind} {why}"),
            Self::NoBoxes(side) => write!(f, "{side}x{side} has no boxes, so it needs a jigsaw"),
        }
    }
}

impl Error for RulesError {}

impl Rules {
    /// The rules of a side with its boxes, or with none if the side is a prime number.
    pub(crate) fn plain(side: u8) -> Self {
        let constraints = boxes::size_of(side.into()).map(|_| Constraint::new(BOXES));
        Self { side, constraints: constraints.into_iter().collect() }
    }

    /// These rules with both diagonals.
    pub(crate) fn with_diagonals(self) -> Self {
        let both = [diagonals::DOWN.name, diagonals::UP.name]
            .map(|name| KINDS.iter().position(|kind| kind.name == name).unwrap_or_default());
        let added = both.map(|number| Constraint::new(number as u8));
        self.with(added).expect("every board has diagonals")
    }

    /// Reads rules: a size such as `9x9`, then kinds, each after a `+`.
    ///
    /// # Errors
    /// If a part is unknown, or has no meaning on this board.
    pub fn read(text: &str) -> Result<Self, RulesError> {
        let mut parts = text.split('+');
        let side = Self::side_of(parts.next().unwrap_or_default())?;
        let added = parts.map(|part| Constraint::read(part, side.into())).collect::<Result<Vec<_>, _>>()?;
        Self::plain(side).with(added)
    }

    /// The side of a text such as `9x9`.
    fn side_of(text: &str) -> Result<u8, RulesError> {
        let read = |(rows, columns): (&str, &str)| rows.parse().ok().filter(|_| rows == columns);
        let side = text.split_once('x').and_then(read).filter(|side| (4..=MAX_DIGIT).contains(side));
        side.ok_or_else(|| RulesError::Size(text.to_owned()))
    }

    /// These rules and more constraints. A jigsaw takes the place of the boxes.
    ///
    /// # Errors
    /// If a constraint has no meaning on this board.
    pub fn with(mut self, added: impl IntoIterator<Item = Constraint>) -> Result<Self, RulesError> {
        self.constraints.extend(added);
        if self.constraints.iter().any(|constraint| constraint.kind == JIGSAW) {
            self.constraints.retain(|constraint| constraint.kind != BOXES);
        }
        self.constraints.sort_unstable();
        self.constraints.dedup();
        self.terms().map(|_| self)
    }

    /// Reads rules as [`Self::read`] does, but a jigsaw needs no layout: one is drawn from the random
    /// generator.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn draw(text: &str, rng: &mut impl rand::Rng) -> Result<Self, RulesError> {
        let is_drawn = |part: &&str| *part == jigsaw::KIND.name;
        let (drawn, kept): (Vec<_>, Vec<_>) = text.split('+').partition(is_drawn);
        let side = Self::side_of(kept.first().copied().unwrap_or_default())?;
        let layout = (!drawn.is_empty()).then(|| jigsaw::constraint(crate::generate::draw_layout(side, rng)));
        let added = kept
            .iter()
            .skip(1)
            .map(|part| Constraint::read(part, side.into()))
            .collect::<Result<Vec<_>, _>>()?;
        Self::plain(side).with(added.into_iter().chain(layout))
    }

    /// Cells in a row: also the number of rows, columns and digits.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The constraints besides rows and columns.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// Whether a constraint of a kind is among them.
    pub fn has(&self, kind: &str) -> bool {
        self.constraints.iter().any(|constraint| constraint.kind().name == kind)
    }

    /// Rows and columns of a box, if the board has boxes.
    pub fn box_size(&self) -> Option<(usize, usize)> {
        self.has(boxes::NAME).then(|| boxes::size_of(self.side.into())).flatten()
    }

    fn frame(&self) -> Result<Frame, RulesError> {
        let side = usize::from(self.side);
        let box_size = self.box_size();
        let regions = match (self.constraints.first(), box_size) {
            (_, Some(rectangle)) => boxes::regions(side, rectangle),
            (Some(jigsaw), None) if jigsaw.kind == JIGSAW => jigsaw.regions.clone(),
            _ => return Err(RulesError::NoBoxes(self.side)),
        };
        Ok(Frame { side, regions, box_size })
    }

    /// What the rules mean, rows and columns first.
    pub(crate) fn terms(&self) -> Result<Vec<Term>, RulesError> {
        let frame = self.frame()?;
        let mut terms = frame.lines();
        for constraint in &self.constraints {
            let kind = constraint.kind();
            (kind.terms)(constraint, &frame, &mut terms)
                .map_err(|why| RulesError::Constraint(kind.name, why))?;
        }
        Ok(terms)
    }

    /// The region of each cell, counted from 0: its box, or its region of a jigsaw.
    pub(crate) fn regions(&self) -> Vec<u8> {
        self.frame().map(|frame| frame.regions).unwrap_or_default()
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.side)?;
        for constraint in self.constraints.iter().filter(|constraint| constraint.kind != BOXES) {
            f.write_str("+")?;
            constraint.write(self.side.into(), f)?;
        }
        Ok(())
    }
}
