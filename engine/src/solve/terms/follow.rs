//! What follows if candidates are true: houses and pieces remove others, until nothing follows or something
//! is impossible. Each removal is kept with what made it, so that a proof can be told afterwards.

use super::board::{Board, Mask, Places, mask};
use super::local::Piece;
use crate::{Cell, Digit, DigitSet, Geometry};

/// Why candidates go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// A digit is in a cell: it is supposed, or no other candidate is left.
    Written(Cell, Digit),
    /// A house has no other place for the digit.
    House(usize, Cell, Digit),
    /// A piece leaves no way for them.
    Piece(usize),
    /// It was shown to be impossible.
    Refuted,
}

/// What is impossible at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A house has no place for a digit.
    House(Digit, usize),
    /// A piece has no way left.
    Piece(usize),
}

/// Candidates of a cell that went, and why.
#[derive(Clone, Copy, Debug)]
struct Removal {
    cause: Cause,
    cell: u16,
    gone: Mask,
}

/// How the cells of a board depend on each other.
#[derive(Debug)]
pub(crate) struct Connections {
    houses: Vec<Vec<u16>>,
    peers: Vec<Vec<u16>>,
    /// For each cell: the numbers of its pieces.
    of_cell: Vec<Vec<u16>>,
}

impl Connections {
    /// The connections of a board. The pieces have a number each.
    pub(crate) fn new(geometry: &Geometry, pieces: impl IntoIterator<Item = (usize, Vec<Cell>)>) -> Self {
        let indices = |cells: &[Cell]| cells.iter().map(|cell| cell.index() as u16).collect::<Vec<_>>();
        let mut of_cell = vec![Vec::new(); geometry.cell_count()];
        for (number, cells) in pieces {
            cells.iter().for_each(|cell| of_cell[cell.index()].push(number as u16));
        }
        Self {
            houses: geometry.houses().iter().map(|house| indices(&house.cells)).collect(),
            peers: geometry.cells().map(|cell| indices(geometry.peers(cell))).collect(),
            of_cell,
        }
    }
}

/// Numbers that are to be looked at, the lowest first.
#[derive(Clone, Default, Debug)]
struct Due(Vec<u64>);

impl Due {
    fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn take(&mut self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        Some(word * 64 + bit)
    }

    fn clear(&mut self) {
        self.0.fill(0);
    }
}

/// A state to which a [`Follower`] can go back.
pub(crate) struct Saved {
    masks: Vec<Mask>,
    removals: usize,
}

/// The candidates of a board, and what follows from suppositions.
pub(crate) struct Follower<'a> {
    geometry: &'a Geometry,
    connections: &'a Connections,
    pieces: Vec<&'a Piece>,
    board: Board,
    /// The candidates after the last removal that was kept.
    known: Vec<Mask>,
    /// Cells with one candidate left that has not ruled out others yet, from `told` on.
    written: Vec<u16>,
    told: usize,
    houses_due: Due,
    /// The pieces of this round, and those of the next.
    due: [Due; 2],
    removals: Vec<Removal>,
    end: Option<End>,
    looks: usize,
}

impl<'a> Follower<'a> {
    /// Begins with what cells can hold, and with what follows from that. `open` are the cells without a digit.
    pub(crate) fn new(
        geometry: &'a Geometry,
        connections: &'a Connections,
        pieces: Vec<&'a Piece>,
        can_hold: impl Fn(Cell) -> DigitSet,
        open: impl IntoIterator<Item = Cell>,
    ) -> Self {
        let known: Vec<Mask> = geometry.cells().map(|cell| mask(can_hold(cell))).collect();
        let mut follower = Self {
            geometry,
            connections,
            pieces,
            board: Board::default(),
            known,
            written: Vec::new(),
            told: 0,
            houses_due: Due::default(),
            due: [Due::default(), Due::default()],
            removals: Vec::new(),
            end: None,
            looks: 0,
        };
        follower.board.load(&follower.known);
        open.into_iter().for_each(|cell| follower.note(cell.index() as u16));
        follower.follow();
        follower
    }

    /// What is impossible, if something is.
    pub(crate) fn end(&self) -> Option<End> {
        self.end
    }

    /// How often houses and pieces were looked at: the cost so far.
    pub(crate) fn looks(&self) -> usize {
        self.looks
    }

    /// The candidates that are left, one mask for each cell.
    pub(crate) fn left(&self) -> &[Mask] {
        &self.known
    }

    /// The removals from this one on, in order.
    pub(crate) fn removals(&self, from: usize) -> impl Iterator<Item = (Cause, Cell, DigitSet)> {
        self.removals[from..].iter().map(|removal| {
            (removal.cause, Cell::new(removal.cell.into()), super::board::digits(removal.gone))
        })
    }

    /// The number of removals so far.
    pub(crate) fn len(&self) -> usize {
        self.removals.len()
    }

    /// The state, to which [`Self::go_back`] goes back. Nothing must be impossible.
    pub(crate) fn save(&self) -> Saved {
        Saved { masks: self.known.clone(), removals: self.removals.len() }
    }

    /// Goes back to a state.
    pub(crate) fn go_back(&mut self, to: &Saved) {
        self.known.copy_from_slice(&to.masks);
        self.board.load(&to.masks);
        self.removals.truncate(to.removals);
        self.written.clear();
        self.told = 0;
        self.houses_due.clear();
        self.due.iter_mut().for_each(Due::clear);
        self.end = None;
    }

    /// Supposes that a cell holds a digit. Returns whether anything is then possible.
    pub(crate) fn suppose(&mut self, cell: Cell, digit: Digit) -> bool {
        self.remove(cell.index() as u16, !(1 << digit.index()), Cause::Written(cell, digit));
        self.follow()
    }

    /// Removes a candidate that was shown to be impossible. Returns whether anything is then possible.
    pub(crate) fn refute(&mut self, cell: Cell, digit: Digit) -> bool {
        self.remove(cell.index() as u16, 1 << digit.index(), Cause::Refuted);
        self.follow()
    }

    /// Follows until nothing follows any more. Returns whether anything is possible.
    fn follow(&mut self) -> bool {
        while self.end.is_none() {
            if let Some(&cell) = self.written.get(self.told) {
                self.told += 1;
                self.write(cell);
            } else if let Some(house) = self.houses_due.take() {
                self.look_at_house(house);
            } else if let Some(number) = self.due[0].take() {
                self.look_at_piece(number);
            } else {
                self.due.swap(0, 1);
                let Some(number) = self.due[0].take() else { break };
                self.look_at_piece(number);
            }
        }
        self.end.is_none()
    }

    /// Removes candidates of a cell.
    fn remove(&mut self, cell: u16, out: Mask, cause: Cause) {
        let here = self.board.get(cell);
        if here & out != 0 && self.end.is_none() {
            if self.board.keep(cell, !out).is_ok() {
                self.keep_changes(cause);
            } else {
                self.removals.push(Removal { cause, cell, gone: here });
                self.end = Some(End::Cell(Cell::new(cell.into())));
            }
        }
    }

    /// Keeps what has changed on the board.
    fn keep_changes(&mut self, cause: Cause) {
        while let Some(cell) = self.board.take_changed() {
            let (before, after) = (self.known[usize::from(cell)], self.board.get(cell));
            self.known[usize::from(cell)] = after;
            self.removals.push(Removal { cause, cell, gone: before & !after });
            self.note(cell);
        }
    }

    /// Has everything looked at that depends on a cell.
    fn note(&mut self, cell: u16) {
        if self.known[usize::from(cell)].is_power_of_two() {
            self.written.push(cell);
        }
        for &house in self.geometry.houses_of(Cell::new(cell.into())) {
            self.houses_due.insert(house);
        }
        for &number in &self.connections.of_cell[usize::from(cell)] {
            self.due[1].insert(number.into());
        }
    }

    /// The only digit of a cell: what it excludes goes.
    fn write(&mut self, cell: u16) {
        let (geometry, connections) = (self.geometry, self.connections);
        let digits = self.known[usize::from(cell)];
        let (at, digit) = (Cell::new(cell.into()), Digit::from_index(digits.trailing_zeros() as usize));
        let cause = Cause::Written(at, digit);
        connections.peers[usize::from(cell)].iter().for_each(|&peer| self.remove(peer, digits, cause));
        for &(other, excluded) in geometry.excluded(at, digit) {
            self.remove(other.index() as u16, 1 << excluded.index(), cause);
        }
    }

    /// Digits with one place left in a house stand there.
    fn look_at_house(&mut self, house: usize) {
        self.looks += 1;
        let cells = &self.connections.houses[house];
        let Places { any, several, written } = self.board.places(cells);
        let missing = mask(DigitSet::full(self.geometry.side())) & !any;
        if missing != 0 {
            self.end = Some(End::House(Digit::from_index(missing.trailing_zeros() as usize), house));
            return;
        }
        for digit in super::board::digits(any & !several & !written) {
            let alone = 1 << digit.index();
            if let Some(&cell) = cells.iter().find(|&&cell| self.board.get(cell) & alone != 0) {
                self.remove(cell, !alone, Cause::House(house, Cell::new(cell.into()), digit));
            }
        }
    }

    /// Removes what a piece rules out.
    fn look_at_piece(&mut self, number: usize) {
        self.looks += 1;
        if self.pieces[number].narrow(&mut self.board).is_ok() {
            self.keep_changes(Cause::Piece(number));
        } else {
            self.end = Some(End::Piece(number));
        }
    }
}
