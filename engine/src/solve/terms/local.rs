//! A few terms by themselves: which candidates of their cells stand in some way to fill these cells. The
//! terms are propagators as in the search; cells that see each other differ; nothing else of the board
//! counts. The ladder asks this of one clue, or of a few together.

use super::board::{Board, Conflict, Mask, Propagator, bits, digits, mask};
use crate::{Cell, Digit, DigitSet, Geometry};

/// Terms that belong together, such as those of one clue.
#[derive(Debug)]
pub(crate) struct Piece {
    terms: Vec<Box<dyn Propagator>>,
}

impl Piece {
    pub(super) fn new(terms: Vec<Box<dyn Propagator>>) -> Self {
        Self { terms }
    }

    /// Its cells, each once, in board order.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            self.terms.iter().flat_map(|term| term.cells()).map(|&cell| Cell::new(cell.into())).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Removes what its terms rule out, each term once.
    pub(super) fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        self.terms.iter().try_for_each(|term| term.narrow(board))
    }
}

/// Some pieces of a board, and what their cells can hold.
pub(crate) struct Local<'a> {
    pieces: Vec<&'a Piece>,
    cells: Vec<u16>,
    /// For each of the cells: those of the others that see it.
    peers: Vec<Vec<u16>>,
    board: Board,
}

/// The search took more choices than it may.
#[derive(Debug)]
pub(crate) struct Undecided;

impl<'a> Local<'a> {
    /// The pieces, where cells can hold these digits.
    pub(crate) fn new(
        geometry: &Geometry,
        pieces: &[&'a Piece],
        can_hold: impl Fn(Cell) -> DigitSet,
    ) -> Self {
        let mut cells: Vec<Cell> = pieces.iter().flat_map(|piece| piece.cells()).collect();
        cells.sort_unstable();
        cells.dedup();
        // Cells of no piece count as written.
        let mut masks: Vec<Mask> = vec![1; geometry.cell_count()];
        cells.iter().for_each(|&cell| masks[cell.index()] = mask(can_hold(cell)));
        let among = |peers: &[Cell]| {
            peers
                .iter()
                .filter(|peer| cells.binary_search(peer).is_ok())
                .map(|peer| peer.index() as u16)
                .collect()
        };
        let peers = cells.iter().map(|&cell| among(geometry.peers(cell))).collect();
        let mut board = Board::default();
        board.load(&masks);
        let cells = cells.iter().map(|cell| cell.index() as u16).collect();
        Self { pieces: pieces.to_vec(), cells, peers, board }
    }

    /// The candidates that stand in no way to fill the cells, cell by cell. `None` if there is no way at
    /// all. A candidate that takes more than this number of choices is not among them.
    pub(crate) fn impossible(&self, choices: usize) -> Option<Vec<(Cell, DigitSet)>> {
        let before: Vec<Mask> = self.cells.iter().map(|&cell| self.board.get(cell)).collect();
        let mut board = self.board.clone();
        if before.contains(&0) || self.narrow(&mut board).is_err() {
            return None;
        }
        let mut met: Vec<Mask> = vec![0; before.len()];
        for at in 0..self.cells.len() {
            let mut open = board.get(self.cells[at]) & !met[at];
            while open != 0 {
                let digit = open & open.wrapping_neg();
                let mut trial = board.clone();
                let mut left = choices;
                let way = match trial.keep(self.cells[at], digit) {
                    Ok(()) => self.fill(&mut trial, &mut left),
                    Err(Conflict) => Ok(false),
                };
                match way {
                    Ok(true) => {
                        met.iter_mut().zip(&self.cells).for_each(|(met, &cell)| *met |= trial.get(cell));
                    }
                    Ok(false) => board.keep(self.cells[at], !digit).ok()?,
                    Err(Undecided) => met[at] |= digit,
                }
                open = board.get(self.cells[at]) & !met[at];
            }
        }
        Some(self.lost(&before, &board))
    }

    fn lost(&self, before: &[Mask], board: &Board) -> Vec<(Cell, DigitSet)> {
        let lost = self.cells.iter().zip(before).map(|(&cell, before)| (cell, before & !board.get(cell)));
        let lost = lost.filter(|&(_, lost)| lost != 0);
        lost.map(|(cell, lost)| (Cell::new(cell.into()), digits(lost))).collect()
    }

    /// Whether there is a way to fill the cells.
    pub(crate) fn has_way(&self, mut choices: usize) -> Result<bool, Undecided> {
        if self.cells.iter().any(|&cell| self.board.get(cell) == 0) {
            return Ok(false);
        }
        self.fill(&mut self.board.clone(), &mut choices)
    }

    /// All ways to fill the cells: the digits of each, in board order of the cells. `None` if there are more
    /// than `most`.
    pub(crate) fn ways(&self, most: usize) -> Option<Vec<Vec<Digit>>> {
        let mut found = Vec::new();
        self.collect(self.board.clone(), most, &mut found)?;
        Some(found)
    }

    fn collect(&self, mut board: Board, most: usize, found: &mut Vec<Vec<Digit>>) -> Option<()> {
        if self.cells.iter().any(|&cell| board.get(cell) == 0) || self.narrow(&mut board).is_err() {
            return Some(());
        }
        let Some(cell) = self.open_cell(&board) else {
            let digit = |&cell: &u16| Digit::from_index(board.get(cell).trailing_zeros() as usize);
            found.push(self.cells.iter().map(digit).collect());
            return (found.len() <= most).then_some(());
        };
        bits(board.get(cell)).try_for_each(|digit| {
            let mut trial = board.clone();
            trial.keep(cell, digit).map_or(Some(()), |()| self.collect(trial, most, found))
        })
    }

    /// Fills the cells of a board in some way. Returns whether there is one.
    fn fill(&self, board: &mut Board, choices: &mut usize) -> Result<bool, Undecided> {
        if self.narrow(board).is_err() {
            return Ok(false);
        }
        let Some(cell) = self.open_cell(board) else { return Ok(true) };
        for digit in bits(board.get(cell)) {
            *choices = choices.checked_sub(1).ok_or(Undecided)?;
            let mut trial = board.lend();
            let is_filled = trial.keep(cell, digit).is_ok() && self.fill(&mut trial, choices)?;
            if is_filled {
                board.load(trial.masks());
            }
            board.give_back(trial);
            if is_filled {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The cell with the fewest candidates among those with several.
    fn open_cell(&self, board: &Board) -> Option<u16> {
        let open = self.cells.iter().copied().filter(|&cell| !board.get(cell).is_power_of_two());
        open.min_by_key(|&cell| board.get(cell).count_ones())
    }

    /// Removes what the terms and the written digits rule out.
    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        loop {
            board.forget();
            for (&cell, peers) in self.cells.iter().zip(&self.peers) {
                let mask = board.get(cell);
                if mask.is_power_of_two() {
                    peers.iter().try_for_each(|&peer| board.keep(peer, !mask))?;
                }
            }
            self.pieces.iter().try_for_each(|piece| piece.narrow(board))?;
            if !board.has_changed() {
                return Ok(());
            }
        }
    }
}
