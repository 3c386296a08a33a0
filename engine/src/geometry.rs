//! Boards: [`Variant`] is a cheap handle of [`Rules`], which are plain data. Its cells, houses and
//! peers are computed once. Solver, generator and ladder read only these, so they work for new
//! rules at once. Hints and the app also have names for the kinds of houses.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::{Mutex, OnceLock};

#[cfg(feature = "ladder")]
use crate::human::Tables;
use crate::rules::{self, Relation, Rules, RulesError, Takes, Term};
use crate::{Cell, Digit, DigitSet, Grid};

/// What generator and pages ask of a board besides its rules.
#[derive(Debug)]
#[non_exhaustive]
#[allow(clippy::struct_excessive_bools)] // each is a question of its own
pub struct Layout {
    /// The name in text and on the command line, such as `9x9`.
    pub name: &'static str,
    /// The name as players read it, such as `9 × 9`.
    pub title: &'static str,
    /// Cells in a row. Also the number of rows, columns, regions and digits.
    pub side: u8,
    /// Whether the regions are boxes. If not, it is a jigsaw.
    pub has_boxes: bool,
    /// Rows in a box. Also of the notes in a cell: a jigsaw has no boxes, but notes.
    pub box_rows: u8,
    /// Columns in a box, and of the notes in a cell.
    pub box_columns: u8,
    /// Whether both diagonals are houses too.
    pub diagonals: bool,
    /// Number of givens for each level, easy first.
    pub givens: [RangeInclusive<u16>; 5],
    /// The lowest and the highest rating of each level, in tenths. `None` if the board cannot be
    /// rated.
    pub ratings: Option<[(u16, u16); 5]>,
    /// A proven minimum number of givens. Where digits are alike, at most one can be missing. For
    /// some boards a higher minimum is known.
    pub fewest: u16,
    /// Whether digits are alike: renaming them keeps the rules.
    pub are_digits_alike: bool,
    /// Whether there are clues among the rules: sums, lines, dots and the like.
    pub has_clues: bool,
}

const fn layout(
    name: &'static str,
    title: &'static str,
    (box_rows, box_columns): (u8, u8),
    givens: [RangeInclusive<u16>; 5],
) -> Layout {
    let side = box_rows * box_columns;
    Layout {
        name,
        title,
        side,
        has_boxes: true,
        box_rows,
        box_columns,
        diagonals: false,
        givens,
        ratings: None,
        fewest: side as u16 - 1,
        are_digits_alike: true,
        has_clues: false,
    }
}

/// A board and what is computed from its rules.
#[derive(Debug)]
struct Board {
    layout: Layout,
    build: fn(Variant) -> Geometry,
    rules: OnceLock<Rules>,
    geometry: OnceLock<Geometry>,
    /// The filled board that the generator begins with, if there is one.
    filled: OnceLock<Option<Grid>>,
}

const fn named(layout: Layout) -> Board {
    Board {
        layout,
        build: Geometry::of_usual_houses,
        rules: OnceLock::new(),
        geometry: OnceLock::new(),
        filled: OnceLock::new(),
    }
}

/// The boards that have names. That no 9 x 9 puzzle has fewer than 17 givens was proven in 2012 by
/// search.
static NAMED: [Board; 7] = [
    named(Layout { fewest: 4, ..layout("4x4", "4 × 4", (2, 2), [8..=10, 7..=8, 6..=7, 5..=6, 4..=4]) }),
    named(Layout {
        fewest: 8,
        ..layout("6x6", "6 × 6", (2, 3), [17..=20, 14..=16, 12..=13, 10..=12, 8..=9])
    }),
    named(Layout {
        fewest: 17,
        ratings: Some([(12, 15), (17, 28), (30, 56), (62, 70), (71, 119)]),
        ..layout("9x9", "9 × 9", (3, 3), [35..=38, 30..=35, 25..=30, 20..=25, 17..=19])
    }),
    named(layout("12x12", "12 × 12", (3, 4), [72..=78, 62..=70, 54..=60, 48..=53, 42..=47])),
    named(layout("16x16", "16 × 16", (4, 4), [136..=148, 120..=132, 106..=118, 96..=105, 86..=95])),
    named(layout("25x25", "25 × 25", (5, 5), [380..=400, 350..=370, 320..=340, 295..=315, 270..=290])),
    named(Layout {
        diagonals: true,
        ..layout(
            "9x9-diagonal",
            "9 × 9 with diagonals",
            (3, 3),
            [32..=36, 27..=31, 22..=26, 17..=21, 13..=16],
        )
    }),
];

/// All other boards that were asked for, each once. They stay until the program ends.
static OTHERS: Mutex<Vec<&'static Board>> = Mutex::new(Vec::new());

/// A board: a handle of its rules, equal to another one if the rules are. Text and saves use its
/// name, which is the text of its rules, or a short name for the boards of [`Self::all`].
#[derive(Clone, Copy)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Variant(&'static Board);

impl Variant {
    /// The classic 9 x 9 board.
    pub const CLASSIC: Self = Self(&NAMED[2]);

    /// All boards that have names, smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMED.iter().map(Self)
    }

    /// The board of rules. Each board is kept once, until the program ends.
    pub fn of(rules: Rules) -> Self {
        if let Some(known) = Self::all().find(|known| *known.rules() == rules) {
            return known;
        }
        let mut others = OTHERS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = others.iter().find(|known| known.rules.get() == Some(&rules)) {
            return Self(known);
        }
        let board = Board { build: Geometry::of_rules, ..named(describe(&rules)) };
        board.rules.get_or_init(|| rules);
        let board: &'static Board = Box::leak(Box::new(board));
        others.push(board);
        Self(board)
    }

    /// The board of these rules with the regions of an example in place of its own: one and the same
    /// for all jigsaws that differ only in their regions.
    #[must_use]
    pub fn with_example_regions(self) -> Self {
        Self::of(self.rules().with_example_regions())
    }

    /// The board with the regions and the clues of examples in place of its own: one and the same for all
    /// boards that differ only in them. Statistics count by it.
    #[must_use]
    pub fn with_examples(self) -> Self {
        let with_regions = if self.layout().has_boxes { self } else { self.with_example_regions() };
        if self.has_clues() { Self::of(with_regions.rules().with_example_clues()) } else { with_regions }
    }

    /// The rules.
    #[allow(clippy::missing_panics_doc)] // boards with names have rules
    pub fn rules(self) -> &'static Rules {
        self.0.rules.get_or_init(|| {
            let side = self.0.layout.side;
            let diagonals = if self.0.layout.diagonals { "+diagonal+antidiagonal" } else { "" };
            Rules::read(&format!("{side}x{side}{diagonals}")).expect("boards with names have their rules")
        })
    }

    /// Whether the board has a name of its own.
    pub fn is_named(self) -> bool {
        NAMED.iter().any(|board| std::ptr::eq(board, self.0))
    }

    /// Whether there are clues among the rules: see [`Layout::has_clues`].
    pub fn has_clues(self) -> bool {
        self.layout().has_clues
    }

    /// What generator and pages ask of the board.
    pub fn layout(self) -> &'static Layout {
        &self.0.layout
    }

    /// Cells, houses and peers, computed at the first call.
    pub fn geometry(self) -> &'static Geometry {
        self.0.geometry.get_or_init(|| (self.0.build)(self))
    }

    /// A filled board, which is found at the first call.
    pub(crate) fn filled(self, find: impl FnOnce() -> Option<Grid>) -> Option<&'static Grid> {
        self.0.filled.get_or_init(find).as_ref()
    }
}

/// The layout of a board without a name.
fn describe(rules: &Rules) -> Layout {
    let side = rules.side();
    let name: &'static str = rules.to_string().leak();
    let (box_rows, box_columns) = rules.box_size().unwrap_or_else(|| rules::note_size(side.into()));
    // As dense as the levels of the classic board. The carving stops where a board needs more.
    let cells = u16::from(side) * u16::from(side);
    let givens = [(43, 47), (36, 42), (29, 35), (22, 28), (16, 21)]
        .map(|(least, most)| cells * least / 100..=(cells * most / 100).max(1));
    let are_digits_alike = rules.are_digits_alike();
    Layout {
        name,
        title: name,
        side,
        has_boxes: rules.box_size().is_some(),
        box_rows: box_rows as u8,
        box_columns: box_columns as u8,
        diagonals: rules.has("diagonal") && rules.has("antidiagonal"),
        givens,
        ratings: None,
        fewest: if are_digits_alike { u16::from(side) - 1 } else { 0 },
        are_digits_alike,
        has_clues: rules.constraints().iter().any(|one| matches!(one.kind().takes, Takes::Clue(_))),
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Self) -> bool {
        // Each board is there once.
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.layout().name.hash(state);
    }
}

/// Boards with names first, as in [`Variant::all`], then the others by side and name.
impl PartialOrd for Variant {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Variant {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |variant: &Self| {
            let known = NAMED.iter().position(|board| std::ptr::eq(board, variant.0));
            (known.unwrap_or(NAMED.len()), variant.layout().side, variant.layout().name)
        };
        key(self).cmp(&key(other))
    }
}

impl TryFrom<String> for Variant {
    type Error = RulesError;
    fn try_from(name: String) -> Result<Self, RulesError> {
        name.parse()
    }
}

impl FromStr for Variant {
    type Err = RulesError;
    /// Reads the name of a board of [`Self::all`], such as `9x9-diagonal`, or the text of rules, such
    /// as `9x9+windoku+anti-knight` ([`Rules::read`]).
    fn from_str(name: &str) -> Result<Self, RulesError> {
        let known = Self::all().find(|variant| variant.layout().name == name);
        known.map_or_else(|| rules::read_board(name), Ok)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.layout().name)
    }
}

impl From<Variant> for String {
    fn from(variant: Variant) -> String {
        variant.layout().name.to_owned()
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.layout().name)
    }
}

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Box,
    /// One of the two diagonals.
    Diagonal,
    /// A region of a jigsaw.
    Region,
    /// A window of a windoku.
    Window,
    /// The cells at one place of each box.
    Group,
    /// An extra region.
    Extra,
}

impl HouseKind {
    /// All kinds, in the order in which notation lists them.
    pub(crate) const ALL: [Self; 8] = [
        Self::Row,
        Self::Column,
        Self::Box,
        Self::Diagonal,
        Self::Region,
        Self::Window,
        Self::Group,
        Self::Extra,
    ];

    /// The kind as one word, such as `row`. Messages choose their wording by it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Diagonal => "diagonal",
            Self::Region => "region",
            Self::Window => "window",
            Self::Group => "group",
            Self::Extra => "extra",
        }
    }

    /// Whether houses of the kind divide the board into compact parts: boxes or regions.
    pub fn is_box_or_region(self) -> bool {
        matches!(self, Self::Box | Self::Region)
    }

    /// The kind in short notation: `b3` is the third box.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::Row => 'r',
            Self::Column => 'c',
            Self::Box => 'b',
            Self::Diagonal => 'd',
            Self::Region => 'j',
            Self::Window => 'w',
            Self::Group => 'g',
            Self::Extra => 'e',
        }
    }
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A house: cells that hold every digit exactly once.
#[derive(Debug)]
pub struct House {
    /// Its kind.
    pub kind: HouseKind,
    /// The number within its kind, counted from 0.
    pub number: usize,
    /// The cells in board order.
    pub cells: Vec<Cell>,
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.number + 1)
    }
}

/// Cells, houses and peers of one board.
#[derive(Debug)]
pub struct Geometry {
    variant: Variant,
    side: usize,
    houses: Vec<House>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<Cell>>,
    /// The box or region of each cell.
    regions: Vec<u8>,
    /// The digits that each cell may hold.
    domains: Vec<DigitSet>,
    /// For each candidate, cell by cell: those with another digit that are never true beside it.
    /// Empty if there are none at all.
    excluded: Vec<Vec<(Cell, Digit)>>,
    has_more_than_houses: bool,
    /// What rules say that no house, domain, peer or excluded candidate says in full.
    terms: Vec<Term>,
    /// For each cell: the numbers of its terms. Empty if there are none at all.
    terms_of: Vec<Vec<usize>>,
    /// What the ladder makes of the board.
    #[cfg(feature = "ladder")]
    tables: OnceLock<Tables>,
}

impl Geometry {
    /// A board whose only rules are rows, columns and boxes, and perhaps the diagonals. A page that
    /// plays only such boards does not link the kinds of rules.
    fn of_usual_houses(variant: Variant) -> Self {
        let Layout { side, box_rows, box_columns, diagonals, .. } = *variant.layout();
        let regions = rules::boxes(side.into(), (box_rows.into(), box_columns.into()));
        let mut houses = rules::lines_and_regions(side.into(), &regions, HouseKind::Box);
        if diagonals {
            houses.extend(rules::diagonals(side.into()).map(|cells| (HouseKind::Diagonal, cells)));
        }
        Self::of_houses(variant, houses, regions)
    }

    /// A board of any rules. [`Variant::of`] has checked them.
    fn of_rules(variant: Variant) -> Self {
        Self::with_rules(variant, variant.rules())
    }

    /// A board of rules that are not kept: those of `variant` and clues, which add no houses.
    pub(crate) fn with_rules(variant: Variant, rules: &Rules) -> Self {
        Self::of_terms(variant, rules.terms().unwrap_or_default(), rules.regions())
    }

    /// A board of terms that are not kept, with the side and the regions of `variant`.
    pub(crate) fn of_terms(
        variant: Variant,
        terms: impl IntoIterator<Item = Term>,
        regions: Vec<u8>,
    ) -> Self {
        let (houses, others): (Vec<_>, Vec<_>) =
            terms.into_iter().partition(|term| matches!(term, Term::House(..)));
        let house = |term| if let Term::House(kind, cells) = term { Some((kind, cells)) } else { None };
        let houses = houses.into_iter().filter_map(house).collect();
        let mut geometry = Self::of_houses(variant, houses, regions);
        geometry.restrict(others);
        geometry
    }

    fn of_houses(variant: Variant, found: Vec<(HouseKind, Vec<Cell>)>, regions: Vec<u8>) -> Self {
        let side = usize::from(variant.layout().side);
        let count = side * side;
        let mut houses: Vec<House> = Vec::with_capacity(found.len());
        let mut houses_of = vec![Vec::new(); count];
        let mut is_peer = vec![false; count * count];
        for (kind, cells) in found {
            // The second diagonal keeps its number where the first is no house.
            let number = match kind {
                HouseKind::Diagonal => usize::from(cells[0] != Cell::new(0)),
                _ => houses.iter().filter(|house| house.kind == kind).count(),
            };
            for &cell in &cells {
                houses_of[cell.index()].push(houses.len());
                cells.iter().for_each(|other| is_peer[cell.index() * count + other.index()] = *other != cell);
            }
            houses.push(House { kind, number, cells });
        }
        let peers_of = |peers: &[bool]| (0..count).filter(|&other| peers[other]).map(Cell::new).collect();
        let peers = is_peer.chunks(count).map(peers_of).collect();
        let domains = vec![DigitSet::full(side); count];
        let excluded = Vec::new();
        Self {
            variant,
            side,
            houses,
            houses_of,
            peers,
            regions,
            domains,
            excluded,
            has_more_than_houses: false,
            terms: Vec::new(),
            terms_of: Vec::new(),
            #[cfg(feature = "ladder")]
            tables: OnceLock::new(),
        }
    }

    /// Adds what rules forbid beyond equal digits in houses.
    fn restrict(&mut self, terms: Vec<Term>) {
        for term in terms {
            self.has_more_than_houses |= !matches!(term, Term::House(..) | Term::Apart(_));
            match &term {
                Term::Apart([one, other]) => self.keep_apart(*one, *other),
                Term::Domain(cell, digits) => self.domains[cell.index()] &= *digits,
                Term::Exclude([one, other]) => self.exclude(*one, *other),
                Term::Pair([one, other], relation) => self.relate([*one, *other], relation),
                Term::OneOf(cells, _) => {
                    for (at, &one) in cells.iter().enumerate() {
                        cells[at + 1..].iter().for_each(|&other| self.keep_apart(one, other));
                    }
                }
                _ => {}
            }
            if !term.is_of_exact_cover() {
                self.terms_of.resize(self.cell_count(), Vec::new());
                for cell in term.cells() {
                    let numbers = &mut self.terms_of[cell.index()];
                    if numbers.last() != Some(&self.terms.len()) {
                        numbers.push(self.terms.len());
                    }
                }
                self.terms.push(term);
            }
        }
    }

    /// Two cells never hold equal digits.
    fn keep_apart(&mut self, one: Cell, other: Cell) {
        for (cell, peer) in [(one, other), (other, one)] {
            let peers = &mut self.peers[cell.index()];
            if let Err(place) = peers.binary_search(&peer) {
                peers.insert(place, peer);
                self.has_more_than_houses = true;
            }
        }
    }

    /// Two candidates of different digits are never true together.
    fn exclude(&mut self, one: (Cell, Digit), other: (Cell, Digit)) {
        self.excluded.resize(self.cell_count() * self.side, Vec::new());
        for ((cell, digit), candidate) in [(one, other), (other, one)] {
            let list = &mut self.excluded[cell.index() * self.side + digit.index()];
            if !list.contains(&candidate) {
                list.push(candidate);
            }
        }
    }

    /// What a relation forbids of peers and of candidates with different digits. That it forbids only
    /// some equal digits stays with the term.
    fn relate(&mut self, [one, other]: [Cell; 2], relation: &Relation) {
        if Digit::all(self.side).all(|digit| !relation.beside(digit).contains(digit)) {
            self.keep_apart(one, other);
        }
        for digit in Digit::all(self.side) {
            for excluded in DigitSet::full(self.side) - relation.beside(digit) - DigitSet::of(digit) {
                self.exclude((one, digit), (other, excluded));
            }
        }
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of cells in a row, which is also the number of digits.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The number of cells.
    pub fn cell_count(&self) -> usize {
        self.side * self.side
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count()).map(Cell::new)
    }

    /// All houses: rows, columns, boxes or regions, then those of the constraints in their order.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a cell, as indices into [`Self::houses`].
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell.index()]
    }

    /// The cells that never hold the digit of the cell, in board order: they share a house with it,
    /// or another rule keeps them apart.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// The digits that a rule allows in a cell, whatever the others hold.
    pub fn domain(&self, cell: Cell) -> DigitSet {
        self.domains[cell.index()]
    }

    /// The candidates with another digit that a rule excludes where this one is true.
    pub fn excluded(&self, cell: Cell, digit: Digit) -> &[(Cell, Digit)] {
        self.excluded.get(cell.index() * self.side + digit.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether rules forbid more than equal digits within houses.
    pub fn has_more_than_houses(&self) -> bool {
        self.has_more_than_houses
    }

    /// Whether rules say more than houses, domains, peers and excluded candidates.
    pub fn has_terms(&self) -> bool {
        !self.terms.is_empty()
    }

    /// What rules say that no house, domain, peer or excluded candidate says in full: sums, lines and
    /// clues.
    #[cfg(feature = "clues")]
    pub(crate) fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The terms of a cell among [`Self::terms`].
    pub(crate) fn terms_of(&self, cell: Cell) -> impl Iterator<Item = &Term> {
        self.terms_of.get(cell.index()).into_iter().flatten().map(|&number| &self.terms[number])
    }

    /// The tables of the ladder, made at the first call.
    #[cfg(feature = "ladder")]
    pub(crate) fn tables(&'static self, make: fn(&'static Self) -> Tables) -> &'static Tables {
        self.tables.get_or_init(|| make(self))
    }

    /// The peers of a cell that share no house with it.
    pub(crate) fn lone_peers(&self, cell: Cell) -> Vec<Cell> {
        let houses = self.houses_of(cell);
        let shares = |peer: &Cell| self.houses_of(*peer).iter().any(|house| houses.contains(house));
        self.peers(cell).iter().copied().filter(|peer| !shares(peer)).collect()
    }

    /// The cell at a row and column, counted from 0.
    pub fn cell(&self, row: usize, column: usize) -> Cell {
        debug_assert!(row < self.side && column < self.side);
        Cell::new(row * self.side + column)
    }

    /// The row of a cell, counted from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// The column of a cell, counted from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// The box of a cell, or its region of a jigsaw, counted from 0.
    pub fn box_number(&self, cell: Cell) -> usize {
        self.regions[cell.index()].into()
    }

    /// The name of a cell: `r1c3`.
    pub fn name(&self, cell: Cell) -> String {
        format!("r{}c{}", self.row(cell) + 1, self.column(cell) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_has_one_cell_for_every_digit() {
        for variant in Variant::all() {
            let geometry = variant.geometry();
            assert_eq!(
                geometry.houses().len(),
                geometry.side() * 3 + if variant.layout().diagonals { 2 } else { 0 }
            );
            assert!(
                geometry.houses().iter().all(|house| house.cells.len() == geometry.side()),
                "{variant:?}"
            );
            for cell in geometry.cells() {
                assert!(geometry.houses_of(cell).len() >= 3, "{variant:?}");
                assert_eq!(geometry.cell(geometry.row(cell), geometry.column(cell)), cell);
            }
        }
    }

    #[test]
    fn peers_are_mutual_and_counted() {
        let peers = |name: &str, row, column| {
            let geometry = name.parse::<Variant>().unwrap().geometry();
            geometry.peers(geometry.cell(row, column)).len()
        };
        assert_eq!(peers("9x9", 0, 0), 20);
        assert_eq!(peers("6x6", 0, 0), 5 + 5 + 2);
        assert_eq!(peers("9x9-diagonal", 0, 0), 20 + 6);
        assert_eq!(peers("9x9-diagonal", 4, 4), 20 + 12);
        for variant in Variant::all() {
            let geometry = variant.geometry();
            for cell in geometry.cells() {
                assert!(geometry.peers(cell).iter().all(|&peer| geometry.peers(peer).contains(&cell)));
            }
        }
    }

    #[test]
    fn harder_levels_have_fewer_givens() {
        for layout in Variant::all().map(Variant::layout) {
            assert!(
                layout
                    .givens
                    .windows(2)
                    .all(|pair| pair[1].start() < pair[0].start() && pair[1].end() <= pair[0].end()),
                "{}",
                layout.name
            );
        }
    }

    #[test]
    fn boxes_of_six_by_six_are_two_rows_of_three() {
        let geometry = "6x6".parse::<Variant>().unwrap().geometry();
        let third = geometry.houses().iter().find(|house| house.to_string() == "box 3").unwrap();
        assert_eq!(
            third.cells.iter().map(|&cell| geometry.name(cell)).collect::<Vec<_>>(),
            ["r3c1", "r3c2", "r3c3", "r4c1", "r4c2", "r4c3"]
        );
    }
}
