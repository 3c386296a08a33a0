//! The tables of a board for the search: houses, peers and the crossings of houses as sets.

use std::rc::Rc;

use crate::human::say;
use crate::human::wide::{Cells, Houses};
use crate::message::Message;
use crate::{Cell, Geometry, HouseKind};

/// The houses and peers of a board as sets of cells. Nothing else decides what a technique finds,
/// except for the kinds of houses, which decide some names.
#[derive(Debug)]
pub struct Board {
    geometry: &'static Geometry,
    houses: Vec<Cells>,
    houses_of: Vec<Houses>,
    peers: Vec<Cells>,
    /// For each cell: its houses, and its place in each of them.
    places: Vec<Vec<(usize, u8)>>,
}

impl Board {
    /// The tables of a board. They take less than a millisecond.
    pub fn new(geometry: &'static Geometry) -> Rc<Self> {
        let all = geometry.houses();
        let place = |house: usize, cell: Cell| {
            let place = all[house].cells.iter().position(|&other| other == cell);
            (house, place.unwrap_or_default() as u8)
        };
        let places =
            |cell| geometry.houses_of(cell).iter().map(|&house| place(house, cell)).collect::<Vec<_>>();
        Rc::new(Self {
            geometry,
            houses: all.iter().map(|house| house.cells.iter().copied().collect()).collect(),
            houses_of: geometry
                .cells()
                .map(|cell| geometry.houses_of(cell).iter().copied().collect())
                .collect(),
            peers: geometry.cells().map(|cell| geometry.peers(cell).iter().copied().collect()).collect(),
            places: geometry.cells().map(places).collect(),
        })
    }

    /// The board.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The number of digits, which is the number of cells of a house.
    pub(super) fn side(&self) -> usize {
        self.geometry.side()
    }

    /// The number of houses.
    pub(super) fn house_count(&self) -> usize {
        self.houses.len()
    }

    /// The cells of a house.
    pub(super) fn house(&self, house: usize) -> Cells {
        self.houses[house]
    }

    /// The cells of several houses.
    pub(super) fn cells(&self, houses: Houses) -> Cells {
        houses.into_iter().fold(Cells::EMPTY, |cells, house| cells | self.houses[house])
    }

    /// The cell at a place of a house.
    pub(super) fn cell_at(&self, house: usize, place: usize) -> Cell {
        self.geometry.houses()[house].cells[place]
    }

    /// The houses of a cell, each with the cell's place in it.
    pub(super) fn places_of(&self, cell: Cell) -> &[(usize, u8)] {
        &self.places[cell.index()]
    }

    /// The kind of a house.
    pub(super) fn kind(&self, house: usize) -> HouseKind {
        self.geometry.houses()[house].kind
    }

    /// The cells that see a cell.
    pub(super) fn peers(&self, cell: Cell) -> Cells {
        self.peers[cell.index()]
    }

    /// Whether two cells see each other.
    pub(super) fn sees(&self, one: Cell, other: Cell) -> bool {
        self.peers[one.index()].contains(other)
    }

    /// The cells that see every one of these. The set must not be empty.
    pub(super) fn common_peers(&self, cells: Cells) -> Cells {
        let mut peers = cells.into_iter().map(|cell| self.peers(cell));
        let first = peers.next().unwrap_or_default();
        peers.fold(first, |seen, peers| seen & peers)
    }

    /// The houses that hold every one of these cells. The set must not be empty.
    pub(super) fn common_houses(&self, cells: Cells) -> Houses {
        let mut houses = cells.into_iter().map(|cell| self.houses_of[cell.index()]);
        let first = houses.next().unwrap_or_default();
        houses.fold(first, |shared, houses| shared & houses)
    }

    /// The name of a cell, as an argument of messages.
    pub(super) fn name(&self, cell: Cell) -> String {
        self.geometry.name(cell)
    }

    /// The names of cells, as an argument of messages.
    pub(super) fn names(&self, cells: Cells) -> Vec<String> {
        cells.into_iter().map(|cell| self.name(cell)).collect()
    }

    /// The name of a house, as an argument of messages.
    pub(super) fn house_name(&self, house: usize) -> Message {
        let house = &self.geometry.houses()[house];
        say::house_name(house.kind.name(), house.number + 1)
    }

    /// The names of houses, as an argument of messages.
    pub(super) fn house_names(&self, houses: Houses) -> Vec<Message> {
        say::houses(self.geometry, houses)
    }
}
