//! The rules of a board as plain data: a side and a list of [`Constraint`]s. Each kind of
//! constraint is one file and one line of [`KINDS`]. A kind says what it means in [`Term`]s, which
//! are all that solver, generator and ladder know of it, and what it draws in [`Shape`]s.
//!
//! The text of rules is short for known boards (`9x9`, `9x9-diagonal`) and complete for all others:
//! `9x9+windoku+anti-knight`, `5x5+jigsaw:1122211122333443354455554`, `9x9+killer:r1c1,r1c2=12`. Called by
//! [`Variant`], which keeps each board once.
//!
//! ```
//! use nonet_engine::{Recipe, Variant, generate};
//!
//! let board: Variant = "9x9+windoku+anti-knight".parse()?;
//! assert!(board.rules().has("windoku"));
//! // A jigsaw whose regions the seed draws.
//! let recipe: Recipe = "7x7+diagonal+jigsaw medium none carve 1".parse()?;
//! let drawn = generate(&recipe)?.givens.variant();
//! assert!(drawn.to_string().starts_with("7x7+jigsaw:"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Some kinds have a meaning on every board, and all have one type.
#![allow(clippy::unnecessary_wraps)]
// Only clues use all of it.
#![cfg_attr(not(feature = "clues"), allow(dead_code))]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

mod chess;
#[cfg(feature = "clues")]
mod clues;
mod consecutive;
mod diagonals;
mod disjoint;
mod extra;
mod jigsaw;
mod parity;
mod shape;
mod term;
mod text;
mod windoku;

use std::error::Error;
use std::fmt;

use crate::{Cell, Digit, Grid, HouseKind, MAX_DIGIT, Variant};
pub use shape::{Band, Dot, End, Margin, Shape, Tips};
pub use term::{Automaton, Relation, Term};
pub(crate) use text::cell_of;

/// What follows the name of a kind in the text of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing: the kind is about the whole board.
    Nothing,
    /// Cells that are marked one by one: `odd:r1c1,r5c5`. All of a kind are one constraint.
    Marks,
    /// A set of cells: `extra:r1c1,r2c3,r3c2`. There may be several of a kind.
    Cells,
    /// The region of each cell, row by row: `jigsaw:1122…`.
    Regions,
    /// A clue: cells, perhaps a head before them, and perhaps values: `thermo:r1c1-r1c5`,
    /// `arrow:r1c1/r1c2-r1c4`, `killer:r1c1-r1c3=12`. There may be several of a kind.
    Clue(Clue),
}

/// What belongs to a clue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Clue {
    /// Whether the order of the cells matters.
    pub in_order: bool,
    /// The least and the most cells.
    pub cells: [u16; 2],
    /// Whether other cells stand before them, such as the bulb of an arrow.
    pub has_head: bool,
    /// The least and the most values.
    pub values: [u8; 2],
    /// The value of a clue that has none.
    pub usual: Usual,
    /// Whether it is a number outside of the board, which sees its cells in this order.
    pub is_outside: bool,
}

/// The value of a clue that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// There is none.
    Nothing,
    /// This one.
    Value(u16),
    /// Half of the number of digits, rounded up.
    Half,
}

impl Clue {
    /// A line of cells without values.
    const LINE: Self = Self {
        in_order: true,
        cells: [2, u16::MAX],
        has_head: false,
        values: [0, 0],
        usual: Usual::Nothing,
        is_outside: false,
    };
    /// Cells in any order, without values.
    const CELLS: Self = Self { in_order: false, ..Self::LINE };
    /// Two cells in any order, and perhaps a value.
    const DOT: Self = Self { cells: [2, 2], values: [0, 1], ..Self::CELLS };
    /// A row, column or diagonal as it is read from the clue outside, and the clue.
    const OUTSIDE: Self = Self { values: [1, 1], is_outside: true, ..Self::LINE };
    /// No cells: the clue is about the whole board.
    const BOARD: Self = Self { cells: [0, 0], ..Self::CELLS };
}

/// A kind of constraint: one row of [`KINDS`].
pub struct Kind {
    /// The name in text, such as `anti-knight`.
    pub name: &'static str,
    /// What follows the name.
    pub takes: Takes,
    /// Writes what a constraint of this kind means on a board.
    terms: fn(&Constraint, &Frame, &mut Vec<Term>) -> Meaning,
    /// What a constraint of this kind draws, below the digits.
    shapes: fn(&Constraint, &Frame) -> Vec<Shape>,
}

impl Kind {
    /// A kind of clue.
    const fn clue(
        name: &'static str,
        clue: Clue,
        terms: fn(&Constraint, &Frame, &mut Vec<Term>) -> Meaning,
        shapes: fn(&Constraint, &Frame) -> Vec<Shape>,
    ) -> Self {
        Self { name, takes: Takes::Clue(clue), terms, shapes }
    }
}

/// No two of the cells hold equal digits.
fn differ(cells: &[Cell], terms: &mut Vec<Term>) {
    for (at, &one) in cells.iter().enumerate() {
        terms.extend(cells[at + 1..].iter().map(|&other| Term::Apart([one, other])));
    }
}

/// Why some clues can't stand beside other cells.
const NO_LINE: &str = "needs all cells of a row or column, from one end to the other";

/// For kinds that draw nothing.
fn no_shapes(_: &Constraint, _: &Frame) -> Vec<Shape> {
    Vec::new()
}

/// Whether a constraint has a meaning on a board. If not, why it can't stand there.
type Meaning = Result<(), &'static str>;

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Declares [`KINDS`]. Without the feature `clues` it has no clues.
macro_rules! kinds {
    ($($kind:ident::$name:ident,)* ; clues: $($clue:ident::$of_clue:ident,)*) => {
        /// All kinds, in the order in which rules list them.
        #[cfg(feature = "clues")]
        pub static KINDS: &[Kind] = &[$($kind::$name,)* $(clues::$clue::$of_clue,)*];

        /// All kinds, in the order in which rules list them.
        #[cfg(not(feature = "clues"))]
        pub static KINDS: &[Kind] = &[$($kind::$name,)*];
    };
}

kinds! {
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
    ;
    clues:
    digits::KIND,
    killer::KIND,
    little_killer::KIND,
    thermo::KIND,
    thermo::SLOW,
    arrow::KIND,
    arrow::DOUBLE,
    kropki::WHITE,
    kropki::BLACK,
    kropki::NO_WHITE,
    kropki::NO_BLACK,
    xv::X,
    xv::V,
    xv::NO_OTHER,
    compare::GREATER,
    compare::MINIMUM,
    compare::MAXIMUM,
    whisper::KIND,
    renban::KIND,
    nabner::KIND,
    palindrome::KIND,
    palindrome::CLONE,
    between::KIND,
    between::LOCKOUT,
    region_sum::KIND,
    zipper::KIND,
    ten_line::KIND,
    entropic::KIND,
    entropic::MODULAR,
    quadruple::KIND,
    sandwich::KIND,
    x_sum::KIND,
    x_sum::ROOM,
    skyscraper::KIND,
    indexer::COLUMN,
    indexer::ROW,
    circles::KIND,
    entropic::GLOBAL,
    taxicab::KIND,
    lunchbox::KIND,
    look_and_say::KIND,
    rellik::KIND,
    equal_sum::KIND,
    skyscraper::HIDDEN,
    full_rank::KIND,
}

/// The greatest number of houses of a board: a set of houses has 128 bits.
pub const MAX_HOUSES: usize = 128;

/// One constraint, as plain data.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constraint {
    /// Its number in [`KINDS`].
    kind: u8,
    /// The cells that it is about. In board order, each once, unless their order matters.
    cells: Vec<Cell>,
    /// The region of each cell, in the order in which they begin.
    regions: Vec<u8>,
    /// The cells before the others, such as the bulb of an arrow, in board order or in their own.
    head: Vec<Cell>,
    /// The values of a clue, such as the sum of a cage.
    values: Vec<u16>,
}

impl Constraint {
    /// A constraint of a kind of [`KINDS`], such as `anti-knight`, or `odd` with its cells. Whether it
    /// can stand on a board is the question of [`Rules::with`].
    ///
    /// # Errors
    /// If there is no kind of this name.
    pub fn new(kind: &str, cells: impl IntoIterator<Item = Cell>) -> Result<Self, RulesError> {
        Self::clue(kind, [], cells, [])
    }

    /// A clue: the cells before the others, such as the bulb of an arrow, its other cells, and its values.
    /// Whether it can stand on a board is the question of [`Rules::with`].
    ///
    /// ```
    /// use nonet_engine::rules::{Constraint, Rules};
    /// use nonet_engine::{Cell, Variant};
    ///
    /// let [first, second] = [0, 1].map(Cell::new);
    /// let rules = Rules::plain(9).with([Constraint::clue("killer", [], [first, second], [12])?])?;
    /// assert_eq!(Variant::of(rules).to_string(), "9x9+killer:r1c1,r1c2=12");
    /// # Ok::<(), nonet_engine::rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no kind of this name.
    pub fn clue(
        kind: &str,
        head: impl IntoIterator<Item = Cell>,
        cells: impl IntoIterator<Item = Cell>,
        values: impl IntoIterator<Item = u16>,
    ) -> Result<Self, RulesError> {
        let number = KINDS.iter().position(|known| known.name == kind);
        let number = number.ok_or_else(|| RulesError::Kind(kind.to_owned()))?;
        let is_in_order = matches!(KINDS[number].takes, Takes::Clue(Clue { in_order: true, .. }));
        let cells = if is_in_order {
            cells.into_iter().collect()
        } else {
            let mut sorted = Vec::new();
            cells.into_iter().for_each(|cell| insert(&mut sorted, cell));
            sorted
        };
        let (head, values) = (head.into_iter().collect(), values.into_iter().collect());
        Ok(Self { kind: number as u8, cells, regions: Vec::new(), head, values })
    }

    /// The regions of a jigsaw: the number of each cell's region, row by row. Which numbers they have
    /// does not matter.
    pub fn jigsaw(regions: impl IntoIterator<Item = u8>) -> Self {
        let mut met: Vec<u8> = Vec::new();
        let mut number = |region: u8| {
            let known = met.iter().position(|&other| other == region);
            known.unwrap_or_else(|| {
                met.push(region);
                met.len() - 1
            }) as u8
        };
        let regions = regions.into_iter().map(&mut number).collect();
        Self { kind: jigsaw::NUMBER, cells: Vec::new(), regions, head: Vec::new(), values: Vec::new() }
    }

    /// The same clue for every board of a side: the first of a few that has a meaning there.
    fn example(kind: &str, side: u8) -> Option<Self> {
        let first = |count: u8| (0..count.into()).map(Cell::new).collect::<Vec<_>>();
        let square = [0, 1, side, side + 1].map(|cell| Cell::new(cell.into())).to_vec();
        let groups = [Vec::new(), first(1), first(2), first(3), square, first(side)];
        let heads = [Vec::new(), vec![Cell::new(usize::from(side) * 2)]];
        let values = [Vec::new(), vec![3], vec![1, 1]];
        let all = groups.iter().flat_map(|cells| heads.iter().map(move |head| (cells, head)));
        let all = all.flat_map(|(cells, head)| values.iter().map(move |values| (cells, head, values)));
        let made = |(cells, head, values): (&Vec<Cell>, &Vec<Cell>, &Vec<u16>)| {
            Self::clue(kind, head.iter().copied(), cells.iter().copied(), values.iter().copied()).ok()
        };
        // A prime number has no boxes.
        let start = Rules::plain(side);
        let start = if start.box_size().is_some() { start } else { start.with_example_regions() };
        all.filter_map(made).find(|one| start.clone().with([one.clone()]).is_ok())
    }

    /// Its kind.
    pub fn kind(&self) -> &'static Kind {
        &KINDS[usize::from(self.kind)]
    }

    /// The cells that it is about, if it takes cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells before [`Self::cells`], if it is a clue with a head.
    pub fn head(&self) -> &[Cell] {
        &self.head
    }

    /// The values, if it is a clue with values.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// Whether it is about a cell.
    pub fn has(&self, cell: Cell) -> bool {
        self.cells.contains(&cell) || self.head.contains(&cell)
    }

    /// Whether it stands outside of the board.
    pub fn is_outside(&self) -> bool {
        matches!(self.kind().takes, Takes::Clue(clue) if clue.is_outside)
    }

    /// Each cell of a line with the next one.
    fn steps(&self) -> impl Iterator<Item = [Cell; 2]> {
        self.cells.windows(2).map(|cells| [cells[0], cells[1]])
    }

    /// Whether the digits keep it, and it says anything at all.
    #[cfg(feature = "clues")]
    pub(crate) fn is_true(&self, frame: &Frame, digits: &Grid) -> bool {
        let mut terms = Vec::new();
        self.fits(frame.side).is_ok()
            && (self.kind().terms)(self, frame, &mut terms).is_ok()
            && !terms.is_empty()
            && terms.iter().all(|term| term.holds(digits))
    }

    /// A band along its cells, with a mark at each step.
    fn band(&self, look: Band) -> Vec<Shape> {
        vec![Shape::Band(look, self.cells.clone(), (0..self.cells.len().saturating_sub(1)).collect())]
    }

    /// Its value outside of the board.
    fn outside(&self, what: Margin) -> Vec<Shape> {
        self.values.iter().map(|&value| Shape::Margin(what, self.cells.clone(), value)).collect()
    }

    /// The first value, or the usual one of its kind on a board of this side.
    pub fn value(&self, side: usize) -> Option<u16> {
        let usual = match self.kind().takes {
            Takes::Clue(Clue { usual: Usual::Value(value), .. }) => Some(value),
            Takes::Clue(Clue { usual: Usual::Half, .. }) => Some(side.div_ceil(2) as u16),
            _ => None,
        };
        self.values.first().copied().or(usual)
    }

    /// The same as a number for sums.
    fn value_on(&self, frame: &Frame) -> i32 {
        self.value(frame.side).map_or(0, i32::from)
    }

    /// The region of each cell, if it takes regions.
    pub fn regions(&self) -> &[u8] {
        &self.regions
    }
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name)
    }
}

/// Adds an item to a list that is in order and has each item once. Such lists are short here, and
/// sorting takes more code.
fn insert<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Err(place) = list.binary_search(&item) {
        list.insert(place, item);
    }
}

/// Rows and columns of a box: as square as the side allows. `None` for a prime number.
fn box_size(side: usize) -> Option<(usize, usize)> {
    let rows =
        (2..=side).take_while(|rows| rows * rows <= side).filter(|rows| side.is_multiple_of(*rows)).last()?;
    Some((rows, side / rows))
}

/// Rows and columns of the notes in a cell, where there are no boxes: the least that is nearly square.
pub(crate) fn note_size(side: usize) -> (usize, usize) {
    let rows = side.isqrt();
    (rows, side.div_ceil(rows))
}

/// The board of a text of rules. Most boards have names, and a page of those does without this.
#[inline(never)]
pub(crate) fn read_board(text: &str) -> Result<Variant, RulesError> {
    Rules::read(text).map(Variant::of)
}

/// The board of a recipe with new regions: see [`Rules::read_undrawn`].
#[inline(never)]
pub(crate) fn read_undrawn(text: &str) -> Result<Variant, RulesError> {
    Rules::read_undrawn(text).map(|(rules, _)| Variant::of(rules))
}

/// The text of rules, of new clues, and of new regions in place of those of the board.
#[inline(never)]
pub(crate) fn write_undrawn(variant: Variant, new_clues: &str, new_regions: bool) -> String {
    // The name of a board is the text of its rules, or stands for it.
    let kept = |part: &&str| !(new_regions && part.starts_with(jigsaw::KIND.name));
    let mut parts: Vec<&str> = variant.layout().name.split('+').filter(kept).collect();
    parts.extend([new_clues].into_iter().filter(|clues| !clues.is_empty()));
    format!("{}{}", parts.join("+"), if new_regions { UNDRAWN } else { "" })
}

/// The end of the text of rules whose regions the seed of a recipe draws.
pub(crate) const UNDRAWN: &str = "+jigsaw";

/// The box of each cell, counted row by row.
pub(crate) fn boxes(side: usize, (rows, columns): (usize, usize)) -> Vec<u8> {
    (0..side * side).map(|cell| (cell / side / rows * rows + cell % side / columns) as u8).collect()
}

/// The houses of every board: rows, columns, and boxes or other regions.
pub(crate) fn lines_and_regions(side: usize, regions: &[u8], kind: HouseKind) -> Vec<(HouseKind, Vec<Cell>)> {
    let kinds = [HouseKind::Row, HouseKind::Column, kind];
    let mut houses: Vec<_> = (0..3 * side).map(|house| (kinds[house / side], Vec::new())).collect();
    for (cell, &region) in regions.iter().enumerate() {
        for house in [cell / side, side + cell % side, 2 * side + usize::from(region)] {
            houses[house].1.push(Cell::new(cell));
        }
    }
    houses
}

/// The cells of both diagonals: from the top left, and from the top right.
pub(crate) fn diagonals(side: usize) -> [Vec<Cell>; 2] {
    let down = (0..side).map(|row| Cell::new(row * side + row));
    let up = (0..side).map(|row| Cell::new(row * side + side - 1 - row));
    [down.collect(), up.collect()]
}

/// What the kinds know of a board when they say what they mean on it.
pub(crate) struct Frame {
    /// Cells in a row.
    pub(crate) side: usize,
    /// The region of each cell: its box, or its region of a jigsaw.
    pub(crate) regions: Vec<u8>,
    /// The kind of the houses that the regions are.
    kind: HouseKind,
    /// All constraints of the board: a clue may say something about cells without another clue.
    all: Vec<Constraint>,
}

impl Frame {
    /// The cells for which something holds, by row and column.
    fn cells(&self, holds: impl Fn(usize, usize) -> bool) -> Vec<Cell> {
        let side = self.side;
        (0..side * side).filter(|cell| holds(cell / side, cell % side)).map(Cell::new).collect()
    }

    /// The constraints of a kind.
    fn of_kind<'a>(&'a self, kind: &'static str) -> impl Iterator<Item = &'a Constraint> {
        self.all.iter().filter(move |constraint| constraint.kind().name == kind)
    }

    /// Whether these are the cells of a row or column, in order from one end.
    fn is_line(&self, cells: &[Cell]) -> bool {
        let at = |cell: &Cell| cell.index() as isize;
        let step = cells.windows(2).map(|two| at(&two[1]) - at(&two[0]));
        let is_in = |line: fn(usize, usize) -> usize| {
            cells.windows(2).all(|two| line(two[0].index(), self.side) == line(two[1].index(), self.side))
        };
        let first = step.clone().next();
        cells.len() == self.side
            && step.into_iter().all(|step| Some(step) == first)
            && (is_in(|cell, side| cell / side) || is_in(|cell, side| cell % side))
    }

    /// Neighbours in a row or column, each pair once.
    fn neighbours(&self) -> impl Iterator<Item = [Cell; 2]> {
        self.pairs([(0, 1), (1, 0)])
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

/// The rules of a board: rows and columns, and either boxes or the regions of a jigsaw, and more
/// constraints.
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
    /// The board would have more than [`MAX_HOUSES`] houses.
    Houses(usize),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(text) => write!(f, "\"{text}\" is no size from 4x4 to {MAX_DIGIT}x{MAX_DIGIT}"),
            Self::Kind(name) => {
                let known: Vec<_> = KINDS.iter().map(|kind| kind.name).collect();
                write!(f, "there is no rule \"{name}\" among {}", known.join(", "))
            }
            Self::Cell(name) => write!(f, "the board has no cell \"{name}\""),
            Self::Constraint(kind, why) => write!(f, "{kind} {why}"),
            Self::NoBoxes(side) => write!(f, "{side}x{side} has no boxes, so it needs a jigsaw"),
            Self::Houses(count) => write!(f, "{count} houses are more than {MAX_HOUSES}"),
        }
    }
}

impl Error for RulesError {}

impl Rules {
    /// The rules of a side with its boxes and nothing else. A prime number has no boxes: such rules are
    /// no board until a jigsaw is added.
    pub fn plain(side: u8) -> Self {
        Self { side, constraints: Vec::new() }
    }

    /// Reads rules: a size such as `9x9`, then kinds, each after a `+`.
    ///
    /// # Errors
    /// If a part is unknown, or has no meaning on this board.
    pub fn read(text: &str) -> Result<Self, RulesError> {
        let (side, added) = Self::parts(&text.split('+').collect::<Vec<_>>())?;
        Self::plain(side).with(added)
    }

    /// Reads rules as [`Self::read`] does, but a `jigsaw` may lack its layout, as in `7x7+jigsaw`. It gets
    /// that of an example then, and the answer is `true`: see
    /// [`Recipe::new_regions`](crate::Recipe::new_regions).
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_undrawn(text: &str) -> Result<(Self, bool), RulesError> {
        let (undrawn, kept): (Vec<_>, Vec<_>) = text.split('+').partition(|part| *part == jigsaw::KIND.name);
        let (side, added) = Self::parts(&kept)?;
        let is_undrawn = !undrawn.is_empty();
        let example = is_undrawn.then(|| Constraint::jigsaw(jigsaw::example(side.into())));
        Ok((Self::plain(side).with(added.into_iter().chain(example))?, is_undrawn))
    }

    /// These rules with the regions of an example in place of boxes or other regions. All jigsaws that
    /// differ only in their regions have the same.
    #[must_use]
    pub fn with_example_regions(&self) -> Self {
        let mut rules = self.without_regions();
        insert(&mut rules.constraints, Constraint::jigsaw(jigsaw::example(self.side.into())));
        rules
    }

    /// These rules with one example of each kind of clue in place of their own clues. All boards that differ
    /// only in their clues have the same.
    pub(crate) fn with_example_clues(&self) -> Self {
        let is_clue = |constraint: &&Constraint| matches!(constraint.kind().takes, Takes::Clue(_));
        let mut kinds: Vec<&str> =
            self.constraints.iter().filter(is_clue).map(|one| one.kind().name).collect();
        kinds.dedup();
        let examples = kinds.into_iter().filter_map(|kind| Constraint::example(kind, self.side));
        let mut rules = self.without_clues();
        examples.for_each(|example| insert(&mut rules.constraints, example));
        rules
    }

    /// These rules with only some of the constraints, by their numbers in [`Self::constraints`].
    ///
    /// ```
    /// use nonet_engine::rules::Rules;
    ///
    /// let rules = Rules::read("9x9+windoku+anti-king")?;
    /// assert_eq!(rules.only(|number| number != 0).to_string(), "9x9+anti-king");
    /// # Ok::<(), nonet_engine::rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn only(&self, is_kept: impl Fn(usize) -> bool) -> Self {
        let kept = self.constraints.iter().enumerate().filter(|(number, _)| is_kept(*number));
        Self { side: self.side, constraints: kept.map(|(_, one)| one.clone()).collect() }
    }

    /// These rules without the regions of a jigsaw.
    pub(crate) fn without_regions(&self) -> Self {
        let kept = self.constraints.iter().filter(|constraint| constraint.kind != jigsaw::NUMBER);
        Self { side: self.side, constraints: kept.cloned().collect() }
    }

    /// These rules without clues.
    pub(crate) fn without_clues(&self) -> Self {
        let is_kept = |constraint: &&Constraint| !matches!(constraint.kind().takes, Takes::Clue(_));
        Self { side: self.side, constraints: self.constraints.iter().filter(is_kept).cloned().collect() }
    }

    /// The side and the constraints of the parts of a text.
    fn parts(parts: &[&str]) -> Result<(u8, Vec<Constraint>), RulesError> {
        let (first, kinds) = parts.split_first().unwrap_or((&"", &[]));
        let side = Self::side_of(first)?;
        let added = kinds.iter().map(|part| Constraint::read(part, side.into())).collect::<Result<_, _>>()?;
        Ok((side, added))
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
        if !(4..=MAX_DIGIT).contains(&self.side) {
            return Err(RulesError::Size(format!("{0}x{0}", self.side)));
        }
        let usual = box_size(self.side.into()).map(|size| Constraint::jigsaw(boxes(self.side.into(), size)));
        // Regions that are the boxes are no jigsaw.
        for added in added.into_iter().filter(|added| Some(added) != usual.as_ref()) {
            let is_marks = added.kind().takes == Takes::Marks;
            match self.constraints.iter_mut().find(|known| is_marks && known.kind == added.kind) {
                Some(known) => added.cells.into_iter().for_each(|cell| insert(&mut known.cells, cell)),
                None => insert(&mut self.constraints, added),
            }
        }
        let houses = self.terms()?.iter().filter(|term| matches!(term, Term::House(..))).count();
        if houses > MAX_HOUSES { Err(RulesError::Houses(houses)) } else { Ok(self) }
    }

    /// Cells in a row: also the number of rows, columns and digits.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The constraints besides rows, columns and boxes.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// Whether a constraint of a kind is among them.
    pub fn has(&self, kind: &str) -> bool {
        self.constraints.iter().any(|constraint| constraint.kind().name == kind)
    }

    /// The first constraint that forbids a digit in a cell beside what the other cells hold. Rows,
    /// columns and boxes are no constraints.
    pub fn broken_by(&self, digits: &Grid, cell: Cell, digit: Digit) -> Option<&Constraint> {
        let frame = self.frame().ok()?;
        self.constraints.iter().find(|constraint| {
            let mut terms = Vec::new();
            let means = (constraint.kind().terms)(constraint, &frame, &mut terms);
            means.is_ok() && terms.iter().any(|term| term.forbids(digits, cell, digit))
        })
    }

    /// Rows and columns of a box, if the board has boxes.
    pub fn box_size(&self) -> Option<(usize, usize)> {
        let is_jigsaw = self.constraints.iter().any(|constraint| constraint.kind == jigsaw::NUMBER);
        if is_jigsaw { None } else { box_size(self.side.into()) }
    }

    /// Whether digits are alike: renaming them keeps the rules.
    pub(crate) fn are_digits_alike(&self) -> bool {
        let is_alike = |term: &Term| matches!(term, Term::House(..) | Term::Apart(_));
        self.terms().is_ok_and(|terms| terms.iter().all(is_alike))
    }

    pub(crate) fn frame(&self) -> Result<Frame, RulesError> {
        let side = usize::from(self.side);
        if let Some(box_size) = self.box_size() {
            let all = self.constraints.clone();
            return Ok(Frame { side, regions: boxes(side, box_size), kind: HouseKind::Box, all });
        }
        let mut jigsaws = self.constraints.iter().filter(|constraint| constraint.kind == jigsaw::NUMBER);
        let regions = &jigsaws.next().ok_or(RulesError::NoBoxes(self.side))?.regions;
        let fault = match jigsaws.next() {
            Some(_) => Some("can't stand beside another one"),
            None => jigsaw::fault(regions, side),
        };
        let fault = fault.map(|why| RulesError::Constraint(jigsaw::KIND.name, why));
        let (kind, all) = (HouseKind::Region, self.constraints.clone());
        fault.map_or_else(|| Ok(Frame { side, regions: regions.clone(), kind, all }), Err)
    }

    /// What the rules mean: rows and columns, boxes or regions, and then the constraints in order.
    pub(crate) fn terms(&self) -> Result<Vec<Term>, RulesError> {
        Ok(self.terms_with_origins()?.into_iter().map(|(_, term)| term).collect())
    }

    /// The same, each term with the number of its constraint.
    pub(crate) fn terms_with_origins(&self) -> Result<Vec<(Option<usize>, Term)>, RulesError> {
        let frame = self.frame()?;
        let houses = lines_and_regions(frame.side, &frame.regions, frame.kind).into_iter();
        let mut terms: Vec<_> = houses.map(|(kind, cells)| (None, Term::House(kind, cells))).collect();
        for (number, constraint) in self.constraints.iter().enumerate() {
            let kind = constraint.kind();
            let fault = |why| RulesError::Constraint(kind.name, why);
            constraint.fits(frame.side).map_err(fault)?;
            let mut meaning = Vec::new();
            (kind.terms)(constraint, &frame, &mut meaning).map_err(fault)?;
            terms.extend(meaning.into_iter().map(|term| (Some(number), term)));
        }
        Ok(terms)
    }

    /// What the constraints draw, in their order. The lines between regions are not among it.
    pub fn shapes(&self) -> Vec<Shape> {
        let Ok(frame) = self.frame() else { return Vec::new() };
        self.constraints.iter().flat_map(|one| (one.kind().shapes)(one, &frame)).collect()
    }

    /// The region of each cell, counted from 0: its box, or its region of a jigsaw.
    pub fn regions(&self) -> Vec<u8> {
        self.frame().map(|frame| frame.regions).unwrap_or_default()
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.side)?;
        for constraint in &self.constraints {
            f.write_str("+")?;
            constraint.write(self.side.into(), f)?;
        }
        Ok(())
    }
}
