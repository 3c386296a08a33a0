//! The board as the ladder sees it: its houses, and which cells see each other, as sets. Nothing else
//! decides what a technique finds.
//!
//! There are two grounds. [`Classic`] is the 9x9 board, with tables made at compile time and sets of
//! one integer. [`Wide`] is every board, with tables made when they are first needed. A finder is
//! written once for any ground, and compiled for both. Proofs are written on [`Wide`] alone.
//!
//! Houses have the numbers of [`Geometry::houses`]: rows, columns, boxes or regions, then all others.
//! Each holds every digit exactly once.

use std::fmt::Debug;
use std::hash::Hash;
#[cfg(not(feature = "boards"))]
use std::ops::ControlFlow;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, IndexMut, Range, Sub, SubAssign};
#[cfg(feature = "clues")]
use std::sync::OnceLock;

use super::cells::{self, CellSet, HouseSet};
#[cfg(feature = "clues")]
use super::clues::Sources;
use super::technique::{Find, Finder};
use super::wide::{Cells, Houses};
use crate::{Cell, Digit, Geometry, HouseKind, Variant};

/// A set of cells or of houses, of one integer or of several.
pub trait Set<T>:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + FromIterator<T>
    + IntoIterator<Item = T>
    + BitOr<Output = Self>
    + BitAnd<Output = Self>
    + Sub<Output = Self>
    + BitOrAssign
    + BitAndAssign
    + SubAssign
{
    /// The set without items.
    const EMPTY: Self;
    /// The set of one item.
    fn of(item: T) -> Self;
    /// Adds an item.
    fn insert(&mut self, item: T);
    /// Removes an item.
    fn remove(&mut self, item: T);
    /// This set with the item.
    #[must_use]
    fn with(self, item: T) -> Self;
    /// This set without the item.
    #[must_use]
    fn without(self, item: T) -> Self;
    /// Whether the item is in the set.
    fn contains(&self, item: T) -> bool;
    /// The number of items.
    fn len(&self) -> usize;
    /// Whether there is no item.
    fn is_empty(&self) -> bool;
    /// Whether the sets share an item.
    fn meets(&self, other: Self) -> bool;
    /// Whether the other set has all items of this one.
    fn is_subset(&self, other: Self) -> bool;
    /// The first item.
    fn first(&self) -> Option<T>;
    /// The only item, or `None` unless there is exactly one.
    fn single(&self) -> Option<T>;
}

macro_rules! set {
    ($set:ty, of $item:ty) => {
        impl Set<$item> for $set {
            const EMPTY: Self = <$set>::EMPTY;
            #[inline]
            fn of(item: $item) -> Self {
                <$set>::of(item)
            }
            #[inline]
            fn insert(&mut self, item: $item) {
                <$set>::insert(self, item);
            }
            #[inline]
            fn remove(&mut self, item: $item) {
                <$set>::remove(self, item);
            }
            #[inline]
            fn with(self, item: $item) -> Self {
                <$set>::with(self, item)
            }
            #[inline]
            fn without(self, item: $item) -> Self {
                <$set>::without(self, item)
            }
            #[inline]
            fn contains(&self, item: $item) -> bool {
                (*self).contains(item)
            }
            #[inline]
            fn len(&self) -> usize {
                (*self).len()
            }
            #[inline]
            fn is_empty(&self) -> bool {
                (*self).is_empty()
            }
            #[inline]
            fn meets(&self, other: Self) -> bool {
                (*self).meets(other)
            }
            #[inline]
            fn is_subset(&self, other: Self) -> bool {
                (*self).is_subset(other)
            }
            #[inline]
            fn first(&self) -> Option<$item> {
                (*self).first()
            }
            #[inline]
            fn single(&self) -> Option<$item> {
                (*self).single()
            }
        }
    };
}

set!(CellSet, of Cell);
set!(HouseSet, of usize);
set!(Cells, of Cell);
set!(Houses, of usize);

/// One entry for each cell, digit or house.
pub trait Table<T>: Clone + Debug + Send + Sync + IndexMut<usize, Output = T> {}
impl<T, A: Clone + Debug + Send + Sync + IndexMut<usize, Output = T>> Table<T> for A {}

/// What a table may hold.
pub trait Entry: Copy + Debug + Send + Sync + 'static {}
impl<T: Copy + Debug + Send + Sync + 'static> Entry for T {}

/// A board with its tables. It is passed by value.
pub trait Ground: Copy + Debug + Send + Sync + 'static {
    /// A set of its cells.
    type Cells: Set<Cell> + Into<Cells>;
    /// A set of its houses.
    type Houses: Set<usize> + Into<Houses>;
    /// One entry for each cell.
    type PerCell<T: Entry>: Table<T>;
    /// One entry for each digit.
    type PerDigit<T: Entry>: Table<T>;
    /// One entry for each house of each digit.
    type PerPlaces: Table<u32> + AsRef<[u32]>;

    /// The ground of a board.
    fn of(geometry: &'static Geometry) -> Self;
    /// A table with the same value everywhere.
    fn per_cell<T: Entry>(self, value: T) -> Self::PerCell<T>;
    /// A table with the same value everywhere.
    fn per_digit<T: Entry>(self, value: T) -> Self::PerDigit<T>;
    /// A table with the same value everywhere.
    fn per_places(self, value: u32) -> Self::PerPlaces;

    /// The board.
    fn geometry(self) -> &'static Geometry;
    /// The number of digits, which is the number of cells of a house.
    fn side(self) -> usize;
    /// The number of houses.
    fn house_count(self) -> usize;
    /// The houses that are boxes or regions.
    fn boxes(self) -> Range<usize>;
    /// All cells.
    fn all_cells(self) -> Self::Cells;
    /// All houses.
    fn all_houses(self) -> Self::Houses;
    /// The cells of a house.
    fn house(self, house: usize) -> Self::Cells;
    /// The cell at a place of a house. Places count from 0 in board order.
    fn cell_at(self, house: usize, place: usize) -> Cell;
    /// Calls back with each house of a cell, and the cell's place in it.
    fn each_place(self, cell: Cell, found: impl FnMut(usize, usize));
    /// The houses of a cell.
    fn houses_of(self, cell: Cell) -> Self::Houses;
    /// The cells that see a cell.
    fn peers(self, cell: Cell) -> Self::Cells;
    /// The candidates with another digit that are false if this one is true.
    fn excluded(self, cell: Cell, digit: Digit) -> &'static [(Cell, Digit)];
    /// The function of a finder that is compiled for this ground.
    fn find(finder: &Finder) -> Find<Self>;

    /// Whether the board has no rules but rows, columns and rectangular boxes.
    fn is_plain(self) -> bool;
    /// The most cells that two houses share.
    fn widest_crossing(self) -> usize;

    /// All digits.
    fn digits(self) -> impl ExactSizeIterator<Item = Digit> {
        Digit::all(self.side())
    }
    /// The limit of a search that needs one on boards with more than nine digits only.
    fn limit(self, large: usize) -> usize {
        if self.side() > 9 { large } else { usize::MAX }
    }
    /// The rows and the columns.
    fn lines(self) -> Range<usize> {
        0..2 * self.side()
    }
    /// The houses that are neither rows nor columns: boxes or regions first.
    fn others(self) -> Range<usize> {
        2 * self.side()..self.house_count()
    }
    /// Whether a house is a row or a column.
    fn is_line(self, house: usize) -> bool {
        house < 2 * self.side()
    }
    /// Whether a house is a box or a region.
    fn is_box(self, house: usize) -> bool {
        self.boxes().contains(&house)
    }
    /// The row of a cell, counted from 0, which is also the number of that house.
    fn row(self, cell: Cell) -> usize {
        cell.index() / self.side()
    }
    /// The column of a cell, counted from 0.
    fn column(self, cell: Cell) -> usize {
        cell.index() % self.side()
    }
    /// Whether two cells see each other.
    fn sees(self, one: Cell, other: Cell) -> bool {
        self.peers(one).contains(other)
    }
    /// The cells outside the set that see every cell of it. All cells for the empty set.
    fn common_peers(self, cells: Self::Cells) -> Self::Cells {
        cells.into_iter().fold(self.all_cells(), |seen, cell| seen & self.peers(cell))
    }
    /// The cells that see some cell of the set.
    fn seen_from(self, cells: Self::Cells) -> Self::Cells {
        cells.into_iter().fold(Self::Cells::EMPTY, |seen, cell| seen | self.peers(cell))
    }
    /// The houses that hold every cell of the set. All houses for the empty set.
    fn common_houses(self, cells: Self::Cells) -> Self::Houses {
        cells.into_iter().fold(self.all_houses(), |shared, cell| shared & self.houses_of(cell))
    }
    /// The cells of several houses.
    fn cells(self, houses: Self::Houses) -> Self::Cells {
        houses.into_iter().fold(Self::Cells::EMPTY, |cells, house| cells | self.house(house))
    }
}

/// The classic board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Classic;

impl Ground for Classic {
    type Cells = CellSet;
    type Houses = HouseSet;
    type PerCell<T: Entry> = [T; 81];
    type PerDigit<T: Entry> = [T; 9];
    type PerPlaces = [u32; 243];

    fn of(geometry: &'static Geometry) -> Self {
        assert_eq!(geometry.variant(), Variant::CLASSIC, "this ground is the classic board");
        Self
    }
    fn per_cell<T: Entry>(self, value: T) -> [T; 81] {
        [value; 81]
    }
    fn per_digit<T: Entry>(self, value: T) -> [T; 9] {
        [value; 9]
    }
    fn per_places(self, value: u32) -> [u32; 243] {
        [value; 243]
    }

    fn geometry(self) -> &'static Geometry {
        Variant::CLASSIC.geometry()
    }
    #[inline]
    fn side(self) -> usize {
        9
    }
    #[inline]
    fn house_count(self) -> usize {
        27
    }
    #[inline]
    fn boxes(self) -> Range<usize> {
        18..27
    }
    #[inline]
    fn all_cells(self) -> CellSet {
        CellSet::ALL
    }
    #[inline]
    fn all_houses(self) -> HouseSet {
        HouseSet::ALL
    }
    #[inline]
    fn house(self, house: usize) -> CellSet {
        cells::HOUSES[house]
    }
    #[inline]
    fn cell_at(self, house: usize, place: usize) -> Cell {
        cells::CELL_AT[house][place]
    }
    #[inline]
    fn each_place(self, cell: Cell, mut found: impl FnMut(usize, usize)) {
        let at = cell.index();
        for kind in 0..3 {
            found(cells::HOUSES_OF[at][kind].into(), cells::PLACE_IN[at][kind].into());
        }
    }
    #[inline]
    fn houses_of(self, cell: Cell) -> HouseSet {
        cells::houses_of(cell)
    }
    #[inline]
    fn peers(self, cell: Cell) -> CellSet {
        cells::peers(cell)
    }
    #[inline]
    fn excluded(self, _: Cell, _: Digit) -> &'static [(Cell, Digit)] {
        &[]
    }
    #[inline]
    fn is_plain(self) -> bool {
        true
    }
    #[inline]
    fn widest_crossing(self) -> usize {
        3
    }
    fn find(finder: &Finder) -> Find<Self> {
        finder.classic
    }
}

/// Any board.
#[derive(Clone, Copy, Debug)]
pub struct Wide(&'static Tables);

/// The tables of a board.
#[derive(Debug)]
pub struct Tables {
    geometry: &'static Geometry,
    houses: Vec<Cells>,
    houses_of: Vec<Houses>,
    peers: Vec<Cells>,
    /// For each cell: its houses, and its place in each of them.
    places: Vec<Vec<(usize, usize)>>,
    boxes: Range<usize>,
    all_cells: Cells,
    all_houses: Houses,
    is_plain: bool,
    widest_crossing: usize,
    #[cfg(feature = "clues")]
    sources: OnceLock<Sources>,
}

impl Tables {
    fn new(geometry: &'static Geometry) -> Self {
        let all = geometry.houses();
        let place = |house: usize, cell: Cell| {
            (house, all[house].cells.iter().position(|&other| other == cell).unwrap_or_default())
        };
        let is_box = |house: &&crate::House| house.kind.is_box_or_region();
        let first_box = all.iter().position(|house| is_box(&house)).unwrap_or(all.len());
        let houses_of = |cell| geometry.houses_of(cell).iter().copied();
        let houses: Vec<Cells> = all.iter().map(|house| house.cells.iter().copied().collect()).collect();
        let crossings = houses
            .iter()
            .enumerate()
            .flat_map(|(at, &one)| houses[at + 1..].iter().map(move |&other| (one & other).len()));
        let kinds_are_usual =
            all.iter().all(|house| matches!(house.kind, HouseKind::Row | HouseKind::Column | HouseKind::Box));
        Self {
            geometry,
            widest_crossing: crossings.max().unwrap_or_default(),
            is_plain: kinds_are_usual && !geometry.has_more_than_houses(),
            houses,
            houses_of: geometry.cells().map(|cell| houses_of(cell).collect()).collect(),
            peers: geometry.cells().map(|cell| geometry.peers(cell).iter().copied().collect()).collect(),
            places: geometry
                .cells()
                .map(|cell| houses_of(cell).map(|house| place(house, cell)).collect())
                .collect(),
            boxes: first_box..first_box + all.iter().filter(is_box).count(),
            all_cells: geometry.cells().collect(),
            all_houses: (0..all.len()).collect(),
            #[cfg(feature = "clues")]
            sources: OnceLock::new(),
        }
    }
}

#[cfg(feature = "clues")]
impl Wide {
    /// The clues of the board, and what follows from several of them.
    pub(crate) fn sources(self) -> &'static Sources {
        self.0.sources.get_or_init(|| Sources::new(self.0.geometry))
    }
}

impl Ground for Wide {
    type Cells = Cells;
    type Houses = Houses;
    type PerCell<T: Entry> = Vec<T>;
    type PerDigit<T: Entry> = Vec<T>;
    type PerPlaces = Vec<u32>;

    fn of(geometry: &'static Geometry) -> Self {
        Self(geometry.tables(Tables::new))
    }
    fn per_cell<T: Entry>(self, value: T) -> Vec<T> {
        vec![value; self.0.places.len()]
    }
    fn per_digit<T: Entry>(self, value: T) -> Vec<T> {
        vec![value; self.side()]
    }
    fn per_places(self, value: u32) -> Vec<u32> {
        vec![value; self.side() * self.house_count()]
    }

    fn geometry(self) -> &'static Geometry {
        self.0.geometry
    }
    fn side(self) -> usize {
        self.0.geometry.side()
    }
    fn house_count(self) -> usize {
        self.0.houses.len()
    }
    fn boxes(self) -> Range<usize> {
        self.0.boxes.clone()
    }
    fn all_cells(self) -> Cells {
        self.0.all_cells
    }
    fn all_houses(self) -> Houses {
        self.0.all_houses
    }
    fn house(self, house: usize) -> Cells {
        self.0.houses[house]
    }
    fn cell_at(self, house: usize, place: usize) -> Cell {
        self.0.geometry.houses()[house].cells[place]
    }
    fn each_place(self, cell: Cell, mut found: impl FnMut(usize, usize)) {
        self.0.places[cell.index()].iter().for_each(|&(house, place)| found(house, place));
    }
    fn houses_of(self, cell: Cell) -> Houses {
        self.0.houses_of[cell.index()]
    }
    fn peers(self, cell: Cell) -> Cells {
        self.0.peers[cell.index()]
    }
    fn excluded(self, cell: Cell, digit: Digit) -> &'static [(Cell, Digit)] {
        self.0.geometry.excluded(cell, digit)
    }
    fn is_plain(self) -> bool {
        self.0.is_plain
    }
    fn widest_crossing(self) -> usize {
        self.0.widest_crossing
    }
    #[cfg(feature = "boards")]
    fn find(finder: &Finder) -> Find<Self> {
        finder.wide
    }
    #[cfg(not(feature = "boards"))]
    fn find(_: &Finder) -> Find<Self> {
        |_, _| ControlFlow::Continue(())
    }
}

/// Whether the ground of a board is [`Classic`].
pub fn is_classic(geometry: &Geometry) -> bool {
    geometry.variant() == Variant::CLASSIC
}
